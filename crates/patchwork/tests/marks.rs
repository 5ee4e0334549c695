//! Marks on the time board: income and leather.

use kernel::Game;
use patchwork::rules::illegal::Waiting;
use patchwork::scenario::Scenario;
use patchwork::{Action, Decision, Edition, Event, FIRST, Illegal, Kit, SECOND, Square, Squares};
use testkit::covers;

use crate::common::{all_but, incomes, offered, people, play, random_walk, refused, square, start, take};

#[test]
fn a_move_triggers_the_marks_beyond_its_start_up_to_its_end() {
    covers!("marks.crossed", "marks.income");
    // Patch 4 takes 2 spaces. Onto the mark, past it, short of it, and away from it.
    for (from, paid) in [(3, true), (4, true), (2, false), (5, false)] {
        let mut game = Scenario::people().spaces(from, 9).next(&[4]).printed_buttons(FIRST, 3).build();
        let events = take(&mut game, 4);
        let expected: &[(u8, u8)] = if paid { &[(5, 3)] } else { &[] };
        assert_eq!(incomes(&events, FIRST), expected, "from {from}");
        assert_eq!(game.buttons(FIRST), 5 - 2 + if paid { 3 } else { 0 }, "from {from}");
    }
}

#[test]
fn all_nine_income_marks_pay_and_no_other_space_does() {
    covers!("marks.income", "marks.income-final");
    let paying: Vec<u8> = (0..53)
        .filter(|&from| {
            let mut game =
                Scenario::people().spaces(from, from).printed_buttons(FIRST, 2).leather_on(&[]).build();
            !incomes(&play(&mut game, "advance"), FIRST).is_empty()
        })
        .map(|from| from + 1)
        .collect();
    assert_eq!(paying, [5, 11, 17, 23, 29, 35, 41, 47, 53]);
    assert_eq!(paying, Kit::printed().time_board.income().collect::<Vec<_>>());
}

#[test]
fn income_is_what_is_printed_on_the_own_board() {
    covers!("marks.income");
    let scenario = Scenario::people().printed_buttons(FIRST, 7).printed_buttons(SECOND, 1);
    let mut game = scenario.clone().spaces(4, 4).build();
    play(&mut game, "advance");
    assert_eq!((game.buttons(FIRST), game.buttons(SECOND)), (5 + 1 + 7, 5));
    let mut game = scenario.spaces(4, 4).on_top(SECOND).build();
    play(&mut game, "advance");
    assert_eq!((game.buttons(FIRST), game.buttons(SECOND)), (5, 5 + 1 + 1));
}

#[test]
fn the_patch_just_laid_counts_for_the_mark_that_its_own_move_crosses() {
    covers!("marks.income-new-patch");
    // Patch 8: 4 buttons, 6 spaces, 2 printed.
    let mut game = Scenario::people().spaces(0, 0).next(&[8]).build();
    let events = take(&mut game, 8);
    assert_eq!(incomes(&events, FIRST), [(5, 2)]);
    assert_eq!((game.buttons(FIRST), game.income(FIRST)), (5 - 4 + 2, 2));
}

#[test]
fn every_pair_of_marks_that_an_advance_can_cross_pays_twice() {
    covers!("marks.income-twice");
    for from in [4, 10, 16, 22, 28, 34, 40, 46] {
        let mut game =
            Scenario::people().spaces(from, from + 6).printed_buttons(FIRST, 3).leather_on(&[]).build();
        let events = play(&mut game, "advance");
        assert_eq!(incomes(&events, FIRST), [(from + 1, 3), (from + 7, 3)]);
        assert_eq!(game.buttons(FIRST), 5 + 7 + 6);
    }
}

#[test]
fn the_first_to_cross_a_leather_patch_takes_it_and_the_second_finds_nothing() {
    covers!("marks.leather", "marks.crossed");
    let mut game = Scenario::people().spaces(25, 25).build();
    let events = play(&mut game, "advance");
    assert!(events.contains(&Event::LeatherReached { seat: FIRST, mark: 26 }));
    play(&mut game, "leather e5");
    assert_eq!(game.leather().iter().collect::<Vec<_>>(), [32, 38, 44, 50]);
    let events = play(&mut game, "advance");
    assert!(!events.iter().any(|event| matches!(event, Event::LeatherReached { .. })), "{events:?}");
    assert_eq!((game.space(SECOND), game.leather_in_hand()), (27, 0));
}

#[test]
fn leather_is_found_on_the_marks_of_the_edition_only() {
    covers!("marks.leather", "setup.leather");
    for edition in [Edition::Revised, Edition::Original] {
        let found: Vec<u8> = (0..53)
            .filter(|&from| {
                let mut game = Scenario::people().edition(edition).spaces(from, from).build();
                play(&mut game, "advance");
                game.leather_in_hand() == 1
            })
            .map(|from| from + 1)
            .collect();
        let printed: Vec<u8> = Kit::printed().time_board.leather(edition).iter().collect();
        assert_eq!(found, printed);
    }
}

#[test]
fn leather_goes_on_any_empty_square_at_once() {
    covers!("marks.leather-place");
    let mut game = Scenario::people().spaces(25, 25).rows(FIRST, &["####", "##"]).build();
    play(&mut game, "advance");
    let free = !game.filled(FIRST);
    assert_eq!(free.count(), 75);
    assert_eq!(game.decision(), Some(Decision::Leather { seat: FIRST, free, in_hand: 1 }));
    let expected: Vec<Action> = free.iter().map(|at| Action::Leather { at }).collect();
    assert_eq!(offered(&game), expected);
    assert_eq!(refused(&game, "leather b2"), Illegal::Covered { at: square("b2"), free: 75 });
    let events = play(&mut game, "leather i9");
    assert_eq!(events, [Event::LeatherLaid { seat: FIRST, at: square("i9") }]);
    assert!(game.filled(FIRST).has(square("i9")));
    assert_eq!(game.empty_squares(FIRST), 74);
}

#[test]
fn leather_costs_nothing_and_brings_no_income() {
    covers!("marks.leather-free");
    let mut game = Scenario::people().spaces(25, 25).buttons(FIRST, 0).build();
    play(&mut game, "advance");
    play(&mut game, "leather a1");
    assert_eq!((game.buttons(FIRST), game.income(FIRST), game.space(FIRST)), (1, 0, 26));
}

#[test]
fn leather_cannot_be_refused() {
    covers!("marks.leather-must");
    let mut game = Scenario::people().spaces(25, 25).buttons(FIRST, 20).next(&[0]).build();
    play(&mut game, "advance");
    for text in ["advance", "take 0 r0 a1", "automa"] {
        assert_eq!(refused(&game, text), Illegal::Waiting(Waiting::Leather));
    }
    assert!(offered(&game).iter().all(|action| matches!(action, Action::Leather { .. })));
}

#[test]
fn between_two_people_no_move_brings_two_and_the_turn_then_passes() {
    covers!("marks.leather-one", "marks.leather-ahead");
    let mut found = 0;
    for seed in 0..300 {
        let mut options = people();
        options.edition = if seed % 2 == 0 { Edition::Revised } else { Edition::Original };
        random_walk(start(options, seed), &mut kernel::Dice::new(seed), |game| {
            assert!(game.leather_in_hand() <= 1);
            if game.leather_in_hand() == 1 {
                let mover = game.to_move().unwrap();
                assert_eq!(mover, game.on_top());
                assert!(game.space(mover) > game.space(patchwork::Patchwork::other(mover)));
                let mut after = game.clone();
                after.play(offered(game)[0], &mut ()).unwrap();
                assert_eq!(after.to_move(), Some(patchwork::Patchwork::other(mover)));
                found += 1;
            }
        });
    }
    assert_eq!(found, 5 * 300, "all five are always taken");
}

#[test]
fn leather_for_a_full_board_leaves_the_game() {
    covers!("marks.leather-no-room");
    let mut game = Scenario::people().spaces(25, 25).filled(FIRST, Squares::ALL).tile(FIRST).build();
    let events = play(&mut game, "advance");
    assert_eq!(
        events[1..],
        [Event::LeatherReached { seat: FIRST, mark: 26 }, Event::LeatherLost { seat: FIRST }]
    );
    assert_eq!(game.leather_in_hand(), 0);
    assert_eq!(game.to_move(), Some(SECOND));
    assert!(!game.leather().has(26), "it is gone for the other one, too");
}

#[test]
fn the_last_free_square_takes_a_leather_patch() {
    covers!("marks.leather-no-room", "marks.leather-place");
    let mut game = Scenario::people().spaces(25, 25).filled(FIRST, all_but(&["e5"])).tile(SECOND).build();
    play(&mut game, "advance");
    assert_eq!(offered(&game), [Action::Leather { at: square("e5") }]);
    play(&mut game, "leather e5");
    assert_eq!(game.empty_squares(FIRST), 0);
}

#[test]
fn a_patch_that_fills_the_board_leaves_no_room_for_the_leather_of_its_own_move() {
    covers!("marks.leather-no-room", "take.order");
    let board = all_but(&["a1", "b1"]);
    let mut game = Scenario::people().spaces(25, 25).next(&[0]).filled(FIRST, board).tile(SECOND).build();
    let events = play(&mut game, "take 0 r0 a1");
    assert!(events.contains(&Event::LeatherLost { seat: FIRST }), "{events:?}");
}

#[test]
fn no_border_carries_both_kinds_of_mark_and_both_are_served_in_one_move() {
    covers!("marks.order");
    let board = &Kit::printed().time_board;
    for edition in [Edition::Revised, Edition::Original] {
        assert!(board.leather(edition).iter().all(|mark| !board.is_income(mark)));
    }
    // From 22 to 26: the income mark 23 and the leather patch 26.
    let mut game = Scenario::people().spaces(22, 25).printed_buttons(FIRST, 2).build();
    let events = play(&mut game, "advance");
    assert_eq!(incomes(&events, FIRST), [(23, 2)]);
    assert_eq!((game.leather_in_hand(), game.buttons(FIRST)), (1, 5 + 4 + 2));
}

#[test]
fn a_turn_ends_only_when_the_leather_lies() {
    covers!("marks.leather-ends-turn", "end.game");
    let mut game = Scenario::people().spaces(25, 25).build();
    play(&mut game, "advance");
    assert_eq!(game.to_move(), Some(FIRST), "although the other one is behind");
    play(&mut game, "leather a1");
    assert_eq!(game.to_move(), Some(SECOND));
    // Both at home with a leather patch in hand: not over yet.
    let mut game = Scenario::people().spaces(49, 53).leather_on(&[50]).build();
    play(&mut game, "advance");
    assert_eq!((game.space(FIRST), game.space(SECOND)), (53, 53));
    assert!(!game.is_over() && game.winner().is_none() && game.to_move() == Some(FIRST));
    let events = play(&mut game, "leather a1");
    assert!(matches!(events[..], [Event::LeatherLaid { .. }, Event::Over { .. }]));
    assert!(game.is_over() && game.winner().is_some());
}

#[test]
fn every_square_of_the_board_takes_leather() {
    covers!("marks.leather-place");
    let mut game = Scenario::people().spaces(25, 25).build();
    play(&mut game, "advance");
    let squares: Vec<Square> = Squares::ALL.iter().collect();
    assert_eq!(squares.len(), 81);
    for at in squares {
        let mut after = game.clone();
        after.play(Action::Leather { at }, &mut ()).unwrap();
        assert_eq!(after.filled(FIRST), Squares::only(at));
    }
}
