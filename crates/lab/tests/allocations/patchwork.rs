//! Patchwork.

use ::patchwork::{DeckName, Kit, LeatherReading, Opponent, Patchwork, PatchworkOptions};
use kernel::{Game, Seed};
use lab::allocations::allocations_in;
use testkit::battery::play_out_quietly;

fn option_sets() -> [PatchworkOptions; 3] {
    let automa = PatchworkOptions::default();
    let people = PatchworkOptions { opponent: Opponent::Person, ..automa };
    [people, automa, PatchworkOptions { deck: DeckName::Tactical, leather: LeatherReading::Left, ..automa }]
}

#[test]
fn playing_a_game_out_allocates_nothing() {
    for options in option_sets() {
        let game = Patchwork::start(Kit::printed(), &options, Seed(1)).unwrap();
        for sampled in [false, true] {
            let (allocations, decisions) = allocations_in(|| play_out_quietly(&game, 50, sampled));
            assert_eq!(allocations, 0, "{options:?}");
            assert!(decisions > 50 * 20);
        }
    }
}

#[test]
fn starting_copying_imagining_and_scoring_allocate_nothing() {
    for options in option_sets() {
        let kit = Kit::printed();
        let mut dice = kernel::Dice::new(1);
        let (allocations, total) = allocations_in(|| {
            let game = Patchwork::start(kit, &options, Seed(2)).unwrap();
            let world = game.clone().imagine(patchwork::FIRST, &mut dice);
            world.score(patchwork::FIRST) + world.score(patchwork::SECOND) + (world.digest() & 1) as i32
        });
        assert_eq!(allocations, 0, "{options:?}");
        assert!(total < 0);
    }
}
