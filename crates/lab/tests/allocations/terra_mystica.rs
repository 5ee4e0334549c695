//! Terra Mystica.

use ::terra_mystica::options::{FactionChoice, Offers};
use ::terra_mystica::{Kit, MapId, TerraMystica, TerraOptions};
use kernel::{Dice, Game, Seed};
use lab::allocations::allocations_in;

use crate::{plays_quietly, worth};

fn option_sets() -> impl Iterator<Item = TerraOptions> {
    let with = |seats: u8, map: u8, offers| {
        let mut options = TerraOptions { seats, map: MapId(map), offers, ..TerraOptions::default() };
        options.factions[..usize::from(seats)].fill(FactionChoice::Random);
        options
    };
    let automas = |seats, map, automas| TerraOptions { automas, ..with(seats, map, Offers::Settle) };
    [
        automas(2, 0, 1),
        automas(4, 2, 3),
        with(2, 0, Offers::Settle),
        with(3, 1, Offers::Open),
        with(4, 3, Offers::Settle),
        with(5, 4, Offers::Open),
    ]
    .into_iter()
}

#[test]
fn playing_games_out_allocates_nothing() {
    for options in option_sets() {
        // Other seeds draw other factions.
        for seed in 0..20 {
            let game = TerraMystica::start(Kit::printed(), &options, Seed(seed)).unwrap();
            plays_quietly(&game, 10, &[false, true], &options);
        }
    }
}

#[test]
fn starting_copying_imagining_and_scoring_allocate_nothing() {
    for options in option_sets() {
        let (kit, mut dice) = (Kit::printed(), Dice::new(1));
        let start = || TerraMystica::start(kit, &options, Seed(2)).unwrap();
        let (allocations, total) = allocations_in(|| worth(&start(), &mut dice));
        assert_eq!(allocations, 0, "{options:?}");
        assert!(total < 100);
    }
}
