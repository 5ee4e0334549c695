//! Terra Mystica.

use ::terra_mystica::options::{FactionChoice, Offers};
use ::terra_mystica::{Kit, MapId, TerraMystica, TerraOptions};
use kernel::{Game, Seat, Seed};
use lab::allocations::allocations_in;
use testkit::battery::play_out_quietly;

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
            for sampled in [false, true] {
                let (allocations, decisions) = allocations_in(|| play_out_quietly(&game, 10, sampled));
                assert_eq!(allocations, 0, "{options:?}");
                assert!(decisions > 10 * 20);
            }
        }
    }
}

#[test]
fn starting_copying_imagining_and_scoring_allocate_nothing() {
    for options in option_sets() {
        let kit = Kit::printed();
        let mut dice = kernel::Dice::new(1);
        let (allocations, total) = allocations_in(|| {
            let game = TerraMystica::start(kit, &options, Seed(2)).unwrap();
            let world = game.clone().imagine(Seat(0), &mut dice);
            world.score(Seat(0)) + world.score(Seat(1)) + (world.digest() & 1) as i32
        });
        assert_eq!(allocations, 0, "{options:?}");
        assert!(total < 100);
    }
}
