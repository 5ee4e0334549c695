//! Tapestry.

use ::tapestry::automa::BotOptions;
use ::tapestry::{Kit, Mode, Tapestry, TapestryOptions, Version};
use kernel::{Dice, Game, Seat, Seed};
use lab::allocations::allocations_in;
use testkit::battery::play_out_quietly;

fn option_sets() -> [TapestryOptions; 6] {
    let base = TapestryOptions::default();
    [
        base,
        TapestryOptions { seats: 5, ..base },
        TapestryOptions { seats: 3, version: Version::Printed, ..base },
        TapestryOptions { mode: Mode::Automa, seats: 3, bots: BotOptions { level: 6, ..base.bots }, ..base },
        TapestryOptions { mode: Mode::Shadow, seats: 3, ..base },
        TapestryOptions { seats: 4, expansions: [true; 3], allow_guesses: true, ..base },
    ]
}

#[test]
fn playing_a_game_out_allocates_nothing() {
    for options in option_sets() {
        for seed in 0..6 {
            let game = Tapestry::start(Kit::printed(), &options, Seed(seed)).unwrap();
            let (allocations, decisions) = allocations_in(|| play_out_quietly(&game, 20, false));
            assert_eq!(allocations, 0, "{options:?}");
            assert!(decisions > 20 * 20);
        }
    }
}

#[test]
fn copying_imagining_and_scoring_allocate_nothing() {
    for options in option_sets() {
        let game = Tapestry::start(Kit::printed(), &options, Seed(2)).unwrap();
        let mut dice = Dice::new(1);
        let (allocations, _) = allocations_in(|| {
            let world = game.clone().imagine(Seat(0), &mut dice);
            world.score(Seat(0)) + world.score(Seat(1)) + (world.digest() & 1) as i32
        });
        assert_eq!(allocations, 0, "{options:?}");
    }
}
