//! Tapestry.

use ::tapestry::automa::BotOptions;
use ::tapestry::{Kit, Mode, Tapestry, TapestryOptions, Version};
use kernel::{Dice, Game, Seed};
use lab::allocations::allocations_in;

use crate::{plays_quietly, worth};

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
            plays_quietly(&game, 20, &[false], &options);
        }
    }
}

#[test]
fn copying_imagining_and_scoring_allocate_nothing() {
    for options in option_sets() {
        let game = Tapestry::start(Kit::printed(), &options, Seed(2)).unwrap();
        let mut dice = Dice::new(1);
        let (allocations, _) = allocations_in(|| worth(&game, &mut dice));
        assert_eq!(allocations, 0, "{options:?}");
    }
}
