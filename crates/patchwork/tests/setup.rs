//! The start of a game.

use std::collections::HashSet;

use kernel::{Game, OptionError, Seat};
use patchwork::components::PATCHES;
use patchwork::{Edition, FIRST, Kit, Patchwork, PatchworkOptions, SECOND, Squares};
use testkit::covers;

use crate::common::{all_options, next, people, ring, start};

#[test]
fn each_person_starts_with_an_empty_board_five_buttons_and_a_token_on_the_first_space() {
    covers!("setup.players");
    let game = start(people(), 1);
    for seat in [FIRST, SECOND] {
        assert_eq!(game.space(seat), 0);
        assert_eq!(game.buttons(seat), 5);
        assert_eq!(game.filled(seat), Squares::NONE);
        assert_eq!(game.empty_squares(seat), 81);
        assert_eq!(game.income(seat), 0);
        assert_eq!(game.score(seat), 5 - 162);
        assert_eq!(game.taken(seat).count(), 0);
    }
}

#[test]
fn the_ring_has_every_patch_once_with_the_domino_last() {
    covers!("setup.ring", "setup.pawn");
    for (seed, options) in (0..).zip(all_options()) {
        let ring = ring(&start(options, seed));
        assert_eq!(ring.len(), PATCHES);
        assert_eq!(ring.iter().collect::<HashSet<_>>().len(), PATCHES);
        // The pawn stands directly clockwise of the 1x2 patch, so that one comes around last.
        assert_eq!(ring[PATCHES - 1], 0);
        assert_eq!(Kit::printed().patches()[0].cells, 2);
    }
}

#[test]
fn every_patch_is_equally_likely_at_every_place_of_the_ring() {
    covers!("setup.ring");
    let mut counts = [[0_i32; 33]; 3];
    for seed in 0..8_000 {
        for (count, patch) in counts.iter_mut().zip(next(&start(people(), seed))) {
            count[patch as usize] += 1;
        }
    }
    // 250 each are expected, with a standard deviation below 16.
    for count in counts {
        assert_eq!(count[0], 0, "the domino is never among the first three");
        assert!(count[1..].iter().all(|&n| (n - 250).abs() < 5 * 16), "{count:?}");
    }
}

#[test]
fn the_seed_alone_decides_the_ring() {
    covers!("setup.ring");
    assert_eq!(ring(&start(people(), 3)), ring(&start(PatchworkOptions::default(), 3)));
    assert_ne!(ring(&start(people(), 3)), ring(&start(people(), 4)));
}

#[test]
fn five_leather_patches_lie_where_the_edition_has_them() {
    covers!("setup.leather");
    let leather = |edition| start(PatchworkOptions { edition, ..people() }, 1).leather();
    let revised: Vec<u8> = leather(Edition::Revised).iter().collect();
    let original: Vec<u8> = leather(Edition::Original).iter().collect();
    assert_eq!(revised, [26, 32, 38, 44, 50]);
    assert_eq!(original, [20, 26, 32, 44, 50]);
    assert_eq!(PatchworkOptions::default().edition, Edition::Revised);
}

#[test]
fn the_special_tile_belongs_to_nobody() {
    covers!("setup.tile");
    for options in all_options() {
        assert_eq!(start(options, 1).tile(), None);
    }
}

#[test]
fn between_two_people_either_can_start() {
    covers!("setup.first-player", "setup.first-on-top");
    for (second_starts, seat) in [(false, FIRST), (true, SECOND)] {
        let game = start(PatchworkOptions { second_starts, ..people() }, 1);
        assert_eq!(game.to_move(), Some(seat));
        assert_eq!(game.on_top(), seat);
        assert_eq!([FIRST, SECOND].map(|seat| game.space(seat)), [0, 0]);
    }
}

#[test]
fn against_the_automa_the_second_seat_cannot_start() {
    covers!("setup.first-player", "automa.setup.first");
    let options = PatchworkOptions { second_starts: true, ..PatchworkOptions::default() };
    let error = Patchwork::start(Kit::printed(), &options, kernel::Seed(1)).unwrap_err();
    assert!(matches!(error, OptionError::Conflict { key: "first", .. }), "{error}");
}

#[test]
fn between_two_people_nothing_is_hidden_and_nothing_is_left_to_chance() {
    covers!("setup.open");
    let game = start(people(), 1);
    let mut dice = kernel::Dice::new(1);
    for seat in [Seat(0), Seat(1)] {
        // However it is imagined, the rest of the game is the same: only the seed, used up by now, differs.
        let mut here = game.clone();
        let mut there = game.imagine(seat, &mut dice);
        let mut choice = kernel::Dice::new(2);
        while let Some(action) = kernel::Legal::pick(&here.legal(), &mut choice) {
            here.play(action, &mut ()).unwrap();
            there.play(action, &mut ()).unwrap();
            assert_eq!(ring(&here), ring(&there));
            assert!(!here.revealed_since(&game));
        }
        assert_eq!([0, 1].map(|s| here.score(Seat(s))), [0, 1].map(|s| there.score(Seat(s))));
    }
}
