//! The Automa's turn: card, purse, pass, patch, income.

use kernel::{Game, Legal, Verdict};
use patchwork::rules::illegal::Waiting;
use patchwork::scenario::Scenario;
use patchwork::{Action, Decision, Event, FIRST, Illegal, LeatherReading, SECOND, Squares};
use testkit::covers;

use crate::common::{incomes, next, play, refused, ring};

/// The number of the card that was played, and the patch that was taken.
fn said(events: &[Event]) -> (u8, Option<u8>) {
    let Event::Automa { card, turn, .. } = &events[0] else { panic!("{events:?}") };
    (patchwork::Kit::printed().card(*card).number, turn.taken.map(|taken| taken.patch.0))
}

#[test]
fn the_automa_moves_when_it_is_behind_with_a_new_card_each_time() {
    covers!("automa.turn-order", "automa.card");
    let mut game = Scenario::automa().spaces(12, 6).cards(&[1, 2, 3]).next(&[1, 11, 21, 30, 0]).build();
    assert_eq!(game.decision(), Some(Decision::Automa { seat: SECOND, next_back: None }));
    for card in [1, 2, 3] {
        assert_eq!(game.to_move(), Some(SECOND));
        assert_eq!(said(&play(&mut game, "automa")).0, card);
    }
}

#[test]
fn a_bot_has_one_action_and_a_person_cannot_act_for_it() {
    covers!("automa.turn-order");
    let game = Scenario::automa().spaces(12, 6).build();
    assert_eq!(game.legal().iter().collect::<Vec<_>>(), [Action::Automa]);
    for text in ["advance", "take 1 r0 a1", "leather a1"] {
        assert_eq!(refused(&game, text), Illegal::Waiting(Waiting::Automa));
    }
    // Nor can it act for the person.
    assert_eq!(refused(&Scenario::automa().build(), "automa"), Illegal::Waiting(Waiting::Turn));
}

#[test]
fn one_card_gives_both_the_purse_and_the_income_of_a_turn() {
    covers!("automa.card", "automa.income");
    // Card 2 may spend 2 and brings 4; card 10 may spend 10 and brings nothing.
    let scenario = Scenario::automa().spaces(9, 4).next(&[9, 2, 10]);
    let mut game = scenario.clone().cards(&[2, 10]).build();
    let events = play(&mut game, "automa");
    assert_eq!((said(&events), game.buttons(SECOND)), ((2, Some(2)), 4));
    let mut game = scenario.cards(&[10, 2]).build();
    let events = play(&mut game, "automa");
    assert_eq!((said(&events), game.buttons(SECOND)), ((10, Some(10)), 0));
}

#[test]
fn it_looks_at_the_next_three_patches_or_at_those_left() {
    covers!("automa.sees");
    // The fourth would be larger and richer.
    let candidates = |scenario: Scenario| {
        let mut game = scenario.spaces(30, 20).cards(&[10]).build();
        let events = play(&mut game, "automa");
        let Event::Automa { reasons, .. } = &events[0] else { panic!() };
        reasons.candidates.iter().map(|candidate| (candidate.place, candidate.patch.0)).collect::<Vec<_>>()
    };
    assert_eq!(candidates(Scenario::automa().next(&[0, 2, 3, 29])), [(0, 0), (1, 2), (2, 3)]);
    assert_eq!(candidates(Scenario::automa().ring(&[5, 6])), [(0, 5), (1, 6)]);
    assert_eq!(candidates(Scenario::automa().ring(&[5])), [(0, 5)]);
    assert_eq!(candidates(Scenario::automa().ring(&[])), []);
}

#[test]
fn a_patch_is_affordable_up_to_the_number_of_the_card() {
    covers!("automa.afford");
    // Card 5 may spend 5.
    for (patch, cost, taken) in [(14, 3, true), (15, 5, true), (9, 6, false), (18, 10, false)] {
        assert_eq!(patchwork::Kit::printed().patches()[patch].cost, cost);
        let mut game = Scenario::automa().spaces(30, 20).ring(&[patch as u8]).cards(&[5]).build();
        assert_eq!(said(&play(&mut game, "automa")).1.is_some(), taken, "patch {patch}");
    }
}

#[test]
fn its_own_buttons_are_neither_needed_nor_spent() {
    covers!("automa.afford");
    for buttons in [0, 99] {
        let scenario = Scenario::automa().spaces(30, 24).cards(&[5]).buttons(SECOND, buttons);
        let mut game = scenario.clone().ring(&[9]).build();
        assert_eq!(said(&play(&mut game, "automa")).1, None, "6 is more than 5, however rich it is");
        let mut game = scenario.ring(&[15]).build();
        assert_eq!(said(&play(&mut game, "automa")).1, Some(15));
        assert_eq!(game.buttons(SECOND), i32::from(buttons), "24 to 28 crosses no income mark");
    }
}

#[test]
fn room_does_not_matter() {
    covers!("automa.no-board");
    // It holds more than a board could, and your own board is full.
    let has: Vec<u8> = (4..32).collect();
    let mut game =
        Scenario::automa().automa_has(&has).filled(FIRST, Squares::ALL).spaces(30, 20).cards(&[8]).build();
    assert!(game.taken(SECOND).map(|(patch, _)| u32::from(patch.cells)).sum::<u32>() > 81);
    assert_eq!(next(&game), [1, 2, 3]);
    assert_eq!(said(&play(&mut game, "automa")).1, Some(3));
    assert_eq!(said(&play(&mut game, "automa")).1, Some(1), "card 1 can afford nothing else");
}

#[test]
fn with_nothing_affordable_it_passes_in_front_of_you_for_no_buttons() {
    covers!("automa.pass");
    for (you, automa, to) in
        [(10, 6, 11), (10, 10, 11), (16, 12, 17), (52, 50, 53), (53, 49, 53), (53, 52, 53)]
    {
        let mut game = Scenario::automa()
            .spaces(you, automa)
            .on_top(SECOND)
            .next(&[9, 10, 18])
            .cards(&[4])
            .buttons(SECOND, 3)
            .build();
        let income = i32::from(game.kit().time_board.incomes(automa, to));
        let events = play(&mut game, "automa");
        assert_eq!(said(&events), (4, None));
        assert_eq!(game.space(SECOND), to);
        assert_eq!(game.buttons(SECOND), 3 + income, "card 4 brings 1 for each mark");
        let expected = if to == 53 && you == 53 { None } else { Some(FIRST) };
        assert_eq!(game.to_move(), expected);
    }
}

#[test]
fn with_an_empty_ring_it_passes() {
    covers!("automa.pass", "automa.sees");
    let mut game = Scenario::automa().spaces(24, 24).on_top(SECOND).ring(&[]).cards(&[10]).build();
    assert_eq!(said(&play(&mut game, "automa")), (10, None));
    assert_eq!(game.space(SECOND), 25);
}

#[test]
fn a_pass_leaves_the_ring_and_the_pawn_alone() {
    covers!("automa.pass-pawn");
    let mut game = Scenario::automa().spaces(10, 6).next(&[9, 10, 18, 0]).cards(&[12]).build();
    let before = ring(&game);
    play(&mut game, "automa");
    assert_eq!(ring(&game), before);
    assert_eq!(game.automa_heap().patches, 0);
}

#[test]
fn the_only_affordable_patch_is_taken_whatever_the_rows_say() {
    covers!("automa.single");
    // Card 1: do not overtake, most buttons, furthest. Patch 1 overtakes, has none, and is the nearest.
    let mut game = Scenario::automa().spaces(10, 9).next(&[1, 9, 10]).cards(&[1]).build();
    let events = play(&mut game, "automa");
    assert_eq!(said(&events), (1, Some(1)));
    assert_eq!(game.space(SECOND), 12);
    let Event::Automa { reasons, .. } = &events[0] else { panic!() };
    let verdicts: Vec<_> = reasons.steps.iter().map(|step| step.verdict).collect();
    assert_eq!(verdicts, [Verdict::Narrowed, Verdict::NotNeeded, Verdict::NotNeeded, Verdict::NotNeeded]);
}

#[test]
fn taking_a_patch_moves_the_pawn_into_its_gap_and_the_token_by_its_time() {
    covers!("automa.takes");
    // Card 10 likes buttons: patch 8 has 2.
    let mut game = Scenario::automa().spaces(20, 12).next(&[0, 8, 2, 3, 4]).cards(&[10]).build();
    play(&mut game, "automa");
    assert_eq!(game.space(SECOND), 18);
    assert_eq!(next(&game), [2, 3, 4]);
    assert_eq!(ring(&game).last(), Some(&0), "the skipped patch comes last");
    assert_eq!(game.ring_len(), 32);
    // The token stops on the last space.
    let mut game = Scenario::automa().spaces(53, 51).next(&[0, 8, 2]).cards(&[10]).build();
    play(&mut game, "automa");
    assert_eq!(game.space(SECOND), 53);
}

#[test]
fn its_patches_lie_on_two_heaps() {
    covers!("automa.heaps");
    let mut game = Scenario::automa().spaces(40, 20).ring(&[5, 0, 10]).cards(&[10, 11, 9]).build();
    let heap = |game: &patchwork::Patchwork| {
        let heap = game.automa_heap();
        (heap.patches, heap.with_buttons, heap.printed)
    };
    assert_eq!(heap(&game), (0, 0, 0));
    for expected in [(1, 1, 3), (2, 2, 4), (3, 2, 4)] {
        play(&mut game, "automa");
        assert_eq!(heap(&game), expected);
    }
    let taken: Vec<u8> = game.taken(SECOND).map(|(patch, _)| patch.id.0).collect();
    assert_eq!(taken, [0, 5, 10]);
}

#[test]
fn it_lands_on_top_of_you_and_moves_again() {
    covers!("automa.on-top");
    let mut game = Scenario::automa().spaces(20, 18).on_top(FIRST).ring(&[0, 2]).cards(&[2, 1]).build();
    play(&mut game, "automa");
    assert_eq!((game.space(SECOND), game.on_top(), game.to_move()), (20, SECOND, Some(SECOND)));
    // And you on top of it.
    let mut game = Scenario::automa().spaces(18, 20).on_top(SECOND).next(&[2]).build();
    play(&mut game, "take 2 r0 a1");
    assert_eq!((game.space(FIRST), game.on_top(), game.to_move()), (20, FIRST, Some(FIRST)));
}

#[test]
fn an_income_mark_brings_what_the_card_says() {
    covers!("automa.income");
    // Taking a patch: card 2 brings 4, and what is printed on its patches does not matter.
    let mut game = Scenario::automa().spaces(20, 15).ring(&[2]).automa_has(&[10, 29]).cards(&[2]).build();
    let events = play(&mut game, "automa");
    assert_eq!(incomes(&events, SECOND), [(17, 4)]);
    assert_eq!((game.buttons(SECOND), game.buttons(FIRST)), (4, 5));
    // Passing: the same.
    let mut game = Scenario::automa().spaces(20, 15).ring(&[]).cards(&[2]).build();
    assert_eq!(incomes(&play(&mut game, "automa"), SECOND), [(17, 4)]);
    // On the last space, too; and short of a mark nothing.
    let mut game = Scenario::automa().spaces(53, 50).tile(SECOND).ring(&[]).cards(&[1]).build();
    assert_eq!(incomes(&play(&mut game, "automa"), SECOND), [(53, 4)]);
    let mut game = Scenario::automa().spaces(21, 20).ring(&[]).cards(&[1]).build();
    assert_eq!(incomes(&play(&mut game, "automa"), SECOND), []);
}

#[test]
fn two_marks_in_one_pass_bring_it_twice() {
    covers!("automa.income-twice");
    let mut game = Scenario::automa()
        .spaces(22, 16)
        .ring(&[])
        .cards(&[12])
        .leather_reading(LeatherReading::Taken)
        .build();
    let events = play(&mut game, "automa");
    assert_eq!(incomes(&events, SECOND), [(17, 5), (23, 5)]);
    assert_eq!(game.buttons(SECOND), 10);
}

#[test]
fn the_card_is_discarded_face_up() {
    covers!("automa.discard");
    let mut game = Scenario::automa().spaces(30, 12).cards(&[7, 3, 12]).build();
    for seen in [&[7][..], &[7, 3], &[7, 3, 12]] {
        play(&mut game, "automa");
        let discards: Vec<u8> =
            game.deck().discards().iter().map(|&card| game.kit().card(card).number).collect();
        assert_eq!(discards, seen);
        assert_eq!(game.deck().left(), 10 - seen.len());
    }
}

#[test]
fn when_you_are_home_it_goes_on_card_by_card() {
    covers!("automa.you-finished", "turn.finished");
    let mut game = Scenario::automa().spaces(53, 39).ring(&[2, 0, 23]).cards(&[2, 1, 12]).build();
    // Card 2: the furthest of three without buttons that all stay behind you.
    let events = play(&mut game, "automa");
    assert_eq!((said(&events), game.space(SECOND)), ((2, Some(23)), 40));
    assert_eq!(game.to_move(), Some(SECOND));
    // Card 1 affords neither: a pass takes it straight home, past income marks and the tile's marker.
    let events = play(&mut game, "automa");
    assert_eq!((said(&events), game.space(SECOND)), ((1, None), 53));
    assert_eq!(incomes(&events, SECOND), [(41, 4), (47, 4), (53, 4)]);
    assert_eq!((game.tile(), game.buttons(SECOND)), (Some(SECOND), 12));
    assert!(game.is_over());
    assert_eq!(game.first_home(), Some(FIRST));
}

#[test]
fn when_it_is_home_no_more_cards_are_drawn() {
    covers!("automa.it-finished", "turn.finished");
    let mut game = Scenario::automa().spaces(40, 53).leather_on(&[]).next(&[0, 2]).cards(&[3]).build();
    let left = game.deck().left();
    for text in ["take 0 r0 a1", "take 2 r0 a2", "advance"] {
        assert_eq!(game.to_move(), Some(FIRST));
        play(&mut game, text);
    }
    assert!(game.is_over());
    assert_eq!(game.deck().left(), left);
    assert_eq!(game.first_home(), Some(SECOND));
}
