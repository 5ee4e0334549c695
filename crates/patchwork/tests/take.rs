//! Taking a patch.

use kernel::Game;
use patchwork::scenario::Scenario;
use patchwork::{Event, FIRST, Illegal, Obstacle, PatchId, SECOND, Squares};
use testkit::covers;

use crate::common::{
    all_but, incomes, next, people, play, random_walk, refused, ring, square, start, take, takeable,
};

#[test]
fn the_first_three_clockwise_of_the_pawn_can_be_taken_and_no_other() {
    covers!("take.next-three");
    let game = Scenario::people().next(&[4, 12, 31, 0]).build();
    assert_eq!(takeable(&game), [4, 12, 31]);
    let error = refused(&game, "take 0 r0 a1");
    let next = [4, 12, 31].map(PatchId).into_iter().collect();
    assert_eq!(error, Illegal::OutOfReach { patch: PatchId(0), next });
}

#[test]
fn the_pawn_goes_into_the_gap_and_skipped_patches_come_last() {
    covers!("take.pawn");
    let before = Scenario::people().next(&[4, 12, 31, 0, 2]).buttons(FIRST, 20).build();
    for (patch, then, last) in
        [(4, [12, 31, 0], vec![32]), (12, [31, 0, 2], vec![4]), (31, [0, 2, 1], vec![4, 12])]
    {
        let mut game = before.clone();
        take(&mut game, patch);
        assert_eq!(next(&game), then);
        let ring = ring(&game);
        assert_eq!(ring.len(), 32);
        assert!(ring.ends_with(&last), "after {patch}: {ring:?}");
    }
}

#[test]
fn the_pawn_goes_round_and_round() {
    covers!("take.pawn");
    // Always the third: the ring is walked with a step of three.
    let mut game =
        Scenario::people().ring(&[1, 2, 3, 4, 5, 6, 7]).buttons(FIRST, 99).buttons(SECOND, 99).build();
    for (patch, then) in [(3, [4, 5, 6]), (6, [7, 1, 2]), (2, [4, 5, 7]), (7, [1, 4, 5])] {
        take(&mut game, patch);
        assert_eq!(next(&game), then, "after {patch}");
    }
}

#[test]
fn the_price_is_paid_and_there_is_no_credit() {
    covers!("take.pay");
    let scenario = Scenario::people().next(&[32, 0, 2]);
    let mut game = scenario.clone().build();
    take(&mut game, 32);
    assert_eq!(game.buttons(FIRST), 0, "patch 32 costs 5");
    let poor = scenario.buttons(FIRST, 4).build();
    assert_eq!(takeable(&poor), [0, 2]);
    assert_eq!(refused(&poor, "take 32 r0 a1"), Illegal::TooDear { patch: PatchId(32), cost: 5, have: 4 });
}

#[test]
fn a_free_patch_can_be_taken_with_an_empty_purse() {
    covers!("take.pay");
    let mut game = Scenario::people().next(&[0, 20, 2]).buttons(FIRST, 0).build();
    assert_eq!(takeable(&game), [20]);
    take(&mut game, 20);
    assert_eq!(game.buttons(FIRST), 0);
}

#[test]
fn a_patch_lies_where_it_is_laid_and_covers_its_squares() {
    covers!("take.place");
    let mut game = Scenario::people().next(&[32]).build();
    let events = play(&mut game, "take 32 r0 c4");
    let expected =
        Scenario::people().rows(FIRST, &["", "", "", "...##", "..####", "...##"]).build().filled(FIRST);
    assert_eq!(game.filled(FIRST), expected);
    assert_eq!(
        game.taken(FIRST).map(|(patch, squares)| (patch.id.0, squares)).collect::<Vec<_>>(),
        [(32, expected)]
    );
    assert_eq!(game.filled(SECOND), Squares::NONE);
    let at = square("c4");
    assert_eq!(events[0], Event::Took { seat: FIRST, patch: PatchId(32), outline: 0, at, from: 0, to: 3 });
}

#[test]
fn a_patch_must_stay_on_the_board_and_overlap_nothing() {
    covers!("take.place");
    let game = Scenario::people().next(&[17]).buttons(FIRST, 9).rows(FIRST, &["....#"]).build();
    let patch = PatchId(17);
    for (text, at) in [("take 17 r0 f1", "f1"), ("take 17 r1 a6", "a6"), ("take 17 r0 i9", "i9")] {
        let error = refused(&game, text);
        assert!(
            matches!(error, Illegal::OffBoard { patch: p, at: a, .. } if p == patch && a == square(at)),
            "{error}"
        );
    }
    for (text, at, fits) in [("take 17 r0 a1", "a1", 40), ("take 17 r1 e1", "e1", 44)] {
        let error = refused(&game, text);
        assert_eq!(error, Illegal::Overlap { patch, at: square(at), on: square("e1"), fits });
    }
    for text in ["take 17 r0 a2", "take 17 r1 e2", "take 17 r0 e9", "take 17 r1 i5"] {
        play(&mut game.clone(), text);
    }
}

#[test]
fn a_patch_may_be_turned() {
    covers!("take.turn");
    let squares = |text| {
        let mut game = Scenario::people().next(&[7]).build();
        play(&mut game, text);
        game.filled(FIRST)
    };
    let drawn = |rows: &[&str]| Scenario::people().rows(FIRST, rows).build().filled(FIRST);
    assert_eq!(squares("take 7 r0 a1"), drawn(&["###", "#.."]));
    assert_eq!(squares("take 7 r1 a1"), drawn(&["##", ".#", ".#"]));
    assert_eq!(squares("take 7 r2 a1"), drawn(&["..#", "###"]));
    assert_eq!(squares("take 7 r3 a1"), drawn(&["#.", "#.", "##"]));
}

#[test]
fn a_patch_may_be_flipped() {
    covers!("take.flip");
    let squares = |text| {
        let mut game = Scenario::people().next(&[7]).build();
        play(&mut game, text);
        game.filled(FIRST)
    };
    let drawn = |rows: &[&str]| Scenario::people().rows(FIRST, rows).build().filled(FIRST);
    assert_eq!(squares("take 7 f0 a1"), drawn(&["###", "..#"]));
    assert_eq!(squares("take 7 f1 a1"), drawn(&[".#", ".#", "##"]));
    assert_eq!(squares("take 7 f2 a1"), drawn(&["#..", "###"]));
    assert_eq!(squares("take 7 f3 a1"), drawn(&["##", "#.", "#."]));
    // A board with room for the mirror image only.
    let only_flipped = all_but(&["d4", "e4", "f4", "f5"]);
    let game = Scenario::people().ring(&[7]).filled(FIRST, only_flipped).build();
    assert_eq!(crate::common::offered(&game).len(), 2);
    play(&mut game.clone(), "take 7 f0 d4");
}

#[test]
fn what_lies_stays_where_it_is() {
    covers!("take.fixed");
    for seed in 0..20 {
        let mut before = start(people(), seed);
        random_walk(before.clone(), &mut kernel::Dice::new(seed), |game| {
            for seat in [FIRST, SECOND] {
                assert!(game.filled(seat).has_all(before.filled(seat)));
                for (patch, squares) in before.taken(seat) {
                    let now = game.taken(seat).find(|(other, _)| other.id == patch.id);
                    assert_eq!(now.map(|(_, squares)| squares), Some(squares));
                }
            }
            before = game.clone();
        });
    }
}

#[test]
fn the_token_moves_by_the_time_of_the_patch() {
    covers!("take.move");
    for (patch, time) in [(0, 1), (2, 2), (6, 3), (30, 4), (22, 5), (24, 6)] {
        let mut game = Scenario::people().spaces(6, 6).next(&[patch]).build();
        take(&mut game, patch);
        assert_eq!((game.space(FIRST), game.space(SECOND)), (6 + time, 6));
    }
}

#[test]
fn time_beyond_the_last_space_is_lost_and_the_patch_counts_in_full() {
    covers!("take.final", "marks.income-final", "marks.income-new-patch");
    // Patch 24 takes 6 spaces and has 2 buttons; from 52 there is one space left.
    let mut game = Scenario::people().spaces(52, 53).next(&[24]).printed_buttons(FIRST, 3).build();
    let events = take(&mut game, 24);
    assert_eq!(game.space(FIRST), 53);
    assert_eq!(incomes(&events, FIRST), [(53, 5)]);
    assert_eq!(game.buttons(FIRST), 5 - 3 + 5);
    assert_eq!(game.empty_squares(FIRST), 81 - 6);
    assert!(game.is_over());
}

#[test]
fn the_price_is_due_before_the_move_brings_income() {
    covers!("take.order");
    // Crossing 5 would pay for patch 32 three times over, but that comes later.
    let game =
        Scenario::people().spaces(4, 8).next(&[32]).buttons(FIRST, 4).printed_buttons(FIRST, 15).build();
    assert!(matches!(refused(&game, "take 32 r0 a1"), Illegal::TooDear { have: 4, .. }));
    // Pawn, price, patch, then the token: the events tell it in that order, and the tile comes before the income.
    let board = Squares::block(0, 0, 7) & all_but(&["a1", "b1"]);
    let mut game =
        Scenario::people().spaces(4, 8).next(&[0, 2]).filled(FIRST, board).printed_buttons(FIRST, 1).build();
    let events = play(&mut game, "take 0 r0 a1");
    assert!(
        matches!(events[..], [Event::Took { .. }, Event::Tile { .. }, Event::Income { .. }]),
        "{events:?}"
    );
}

#[test]
fn with_fewer_than_three_patches_the_choice_is_among_those_left() {
    covers!("take.few");
    assert_eq!(takeable(&Scenario::people().ring(&[2, 0]).build()), [2, 0]);
    let mut game = Scenario::people().ring(&[2, 0]).buttons(FIRST, 9).build();
    take(&mut game, 0);
    assert_eq!(next(&game), [2]);
    assert_eq!(takeable(&Scenario::people().ring(&[2]).build()), [2]);
}

#[test]
fn with_an_empty_ring_one_can_only_advance() {
    covers!("take.none-left");
    let mut game = Scenario::people().ring(&[0]).buttons(SECOND, 99).build();
    take(&mut game, 0);
    assert_eq!(game.to_move(), Some(SECOND));
    assert_eq!(crate::common::offered(&game), [patchwork::Action::Advance]);
    let error = refused(&game, "take 0 r0 a1");
    assert!(error.to_string().contains("the ring is empty"), "{error}");
    random_walk(game, &mut kernel::Dice::new(1), |game| assert_eq!(game.ring_len(), 0));
}

#[test]
fn a_patch_that_fits_nowhere_may_not_be_taken() {
    covers!("take.no-room");
    // Room for the domino, upright; not for a bar of three.
    let board = all_but(&["a1", "a2", "c3", "e5"]);
    let game = Scenario::people().next(&[2, 0, 9]).filled(FIRST, board).buttons(FIRST, 20).build();
    assert_eq!(takeable(&game), [0]);
    let Some(patchwork::Decision::Turn { offers, .. }) = game.decision() else { panic!() };
    let obstacles: Vec<_> = offers.iter().map(|offer| offer.obstacle).collect();
    assert_eq!(obstacles, [Some(Obstacle::NoRoom), None, Some(Obstacle::NoRoom)]);
    refused(&game, "take 2 r0 a1");
    play(&mut game.clone(), "take 0 r1 a1");
}
