//! The end of a game between two people: points, ties, limits.

use kernel::{Game, Legal, Seat};
use patchwork::scenario::Scenario;
use patchwork::{Action, Event, FIRST, Illegal, Kit, SECOND, Squares};
use testkit::covers;

use crate::common::{all_but, people, play, random_walk, refused, start};

/// A board with so many empty squares.
fn with_empty(empty: u8) -> Squares {
    Squares::ALL.iter().skip(empty as usize).collect()
}

#[test]
fn the_game_ends_when_both_are_home() {
    covers!("end.game");
    let mut game = Scenario::people().spaces(52, 53).build();
    assert!(!game.is_over() && game.winner().is_none() && game.decision().is_some());
    let events = play(&mut game, "advance");
    assert!(game.is_over() && game.to_move().is_none() && game.decision().is_none());
    assert_eq!(game.legal().count(), 0);
    assert!(matches!(events.last(), Some(Event::Over { .. })));
    for text in ["advance", "take 0 r0 a1", "leather a1", "automa"] {
        assert_eq!(refused(&game, text), Illegal::Over);
    }
}

#[test]
fn the_example_of_the_rule_book() {
    covers!("end.score", "end.winner");
    let game = Scenario::people()
        .spaces(53, 53)
        .buttons(FIRST, 14)
        .filled(FIRST, with_empty(5))
        .tile(FIRST)
        .buttons(SECOND, 18)
        .filled(SECOND, with_empty(2))
        .build();
    assert_eq!((game.score(FIRST), game.score(SECOND)), (11, 14));
    assert_eq!(game.winner(), Some(SECOND));
}

#[test]
fn points_may_be_negative() {
    covers!("end.score");
    let game = Scenario::people().spaces(53, 53).buttons(FIRST, 0).filled(FIRST, with_empty(40)).build();
    assert_eq!(game.score(FIRST), -80);
    assert_eq!(game.score(SECOND), 5 - 162);
    assert_eq!(game.winner(), Some(FIRST));
}

#[test]
fn printed_buttons_are_no_points() {
    covers!("end.printed-buttons");
    let scenario = Scenario::people().spaces(53, 53).filled(FIRST, all_but(&["a1"]));
    let bare = scenario.clone().build().score(FIRST);
    assert_eq!(scenario.printed_buttons(FIRST, 20).build().score(FIRST), bare);
}

#[test]
fn more_points_win_whoever_was_home_first() {
    covers!("end.winner");
    for first_home in [FIRST, SECOND] {
        for (buttons, winner) in [((9, 8), FIRST), ((8, 9), SECOND)] {
            let scenario = Scenario::people().spaces(53, 53).first_home(first_home);
            let game = scenario.buttons(FIRST, buttons.0).buttons(SECOND, buttons.1).build();
            assert_eq!(game.winner(), Some(winner));
        }
    }
}

#[test]
fn with_equal_points_the_first_one_home_wins() {
    covers!("end.tie");
    for (spaces, late) in [((52, 53), FIRST), ((53, 52), SECOND)] {
        let early = Seat(1 - late.0);
        // The late one gets one button for the last step.
        let mut game = Scenario::people().spaces(spaces.0, spaces.1).buttons(early, 6).build();
        let events = play(&mut game, "advance");
        assert_eq!(game.score(FIRST), game.score(SECOND));
        assert_eq!(game.winner(), Some(early));
        assert!(events.contains(&Event::Home { seat: late, first: false }));
        let over = Event::Over { winner: early, scores: [6 - 162, 6 - 162] };
        assert_eq!(events.last(), Some(&over));
    }
}

#[test]
fn who_is_home_first_is_remembered_from_the_moment_of_arrival() {
    covers!("end.tie");
    for seat in [FIRST, SECOND] {
        let mut game = Scenario::people().spaces(52, 52).on_top(seat).build();
        let events = play(&mut game, "advance");
        assert!(events.contains(&Event::Home { seat, first: true }));
        assert_eq!(game.first_home(), Some(seat));
        play(&mut game, "advance");
        assert_eq!(game.first_home(), Some(seat));
        assert_eq!(game.winner(), Some(seat), "equal points: 5 buttons and one step each");
    }
}

#[test]
fn the_supply_of_buttons_is_unlimited() {
    covers!("limits.supply");
    // More than the 162 in the box, and more than a byte holds.
    let mut game = Scenario::people().spaces(46, 52).buttons(FIRST, 300).printed_buttons(FIRST, 38).build();
    while game.to_move() == Some(FIRST) && game.leather_in_hand() == 0 {
        play(&mut game, "advance");
    }
    assert_eq!(game.buttons(FIRST), 300 + 7 + 2 * 38);
}

#[test]
fn advancing_only_gives_minus_104_each() {
    covers!("limits.scores");
    let mut game = start(people(), 5);
    while let Some(action) = game.legal().get(0) {
        game.play(action, &mut ()).unwrap();
    }
    // 5 buttons, 53 steps, 81 empty squares less leather.
    let empty = |seat| i32::from(game.empty_squares(seat));
    for seat in [FIRST, SECOND] {
        assert_eq!(game.score(seat), 58 - 2 * empty(seat));
    }
    assert_eq!(empty(FIRST) + empty(SECOND), 162 - 5);
    let no_leather = Scenario::people().leather_on(&[]).build();
    let mut game = no_leather;
    while game.to_move().is_some() {
        play(&mut game, "advance");
    }
    assert_eq!([game.score(FIRST), game.score(SECOND)], [-104, -104]);
}

#[test]
fn random_games_stay_within_the_limits_of_scores_length_and_moves() {
    covers!("limits.scores", "limits.length", "limits.moves");
    let board = &Kit::printed().time_board;
    for seed in 0..400 {
        let mut before = [0_u8; 2];
        let end = random_walk(start(people(), seed), &mut kernel::Dice::new(seed), |game| {
            let now = [game.space(FIRST), game.space(SECOND)];
            assert!(now[0].abs_diff(now[1]) <= 6);
            for (from, to) in before.into_iter().zip(now) {
                assert!(to - from <= 7);
                assert!(board.incomes(from, to) <= if to - from == 7 { 2 } else { 1 });
            }
            before = now;
        });
        assert!(end.played() <= 63);
        for seat in [FIRST, SECOND] {
            assert!((-106..=85).contains(&end.score(seat)));
        }
    }
}

#[test]
fn no_position_offers_more_than_1345_actions() {
    covers!("limits.actions");
    // The three patches with the most positions, on an empty board.
    let game = Scenario::people().next(&[7, 8, 12]).buttons(FIRST, 10).build();
    assert_eq!(game.legal().count(), 1 + 3 * 448);
    assert_eq!(game.legal().iter().count(), 1345);
    let mut game = Scenario::people().spaces(25, 25).build();
    play(&mut game, "advance");
    assert_eq!(game.legal().count(), 81);
    assert!(matches!(game.legal().get(80), Some(Action::Leather { .. })));
}
