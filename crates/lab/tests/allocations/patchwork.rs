//! Patchwork.

use ::patchwork::{DeckName, Kit, LeatherReading, Opponent, Patchwork, PatchworkOptions};
use kernel::{Dice, Game, Seed};
use lab::allocations::allocations_in;

use crate::{plays_quietly, worth};

fn option_sets() -> [PatchworkOptions; 3] {
    let automa = PatchworkOptions::default();
    let people = PatchworkOptions { opponent: Opponent::Person, ..automa };
    [people, automa, PatchworkOptions { deck: DeckName::Tactical, leather: LeatherReading::Left, ..automa }]
}

#[test]
fn playing_a_game_out_allocates_nothing() {
    for options in option_sets() {
        let game = Patchwork::start(Kit::printed(), &options, Seed(1)).unwrap();
        plays_quietly(&game, 50, &[false, true], &options);
    }
}

#[test]
fn starting_copying_imagining_and_scoring_allocate_nothing() {
    for options in option_sets() {
        let (kit, mut dice) = (Kit::printed(), Dice::new(1));
        let start = || Patchwork::start(kit, &options, Seed(2)).unwrap();
        let (allocations, total) = allocations_in(|| worth(&start(), &mut dice));
        assert_eq!(allocations, 0, "{options:?}");
        assert!(total < 0);
    }
}
