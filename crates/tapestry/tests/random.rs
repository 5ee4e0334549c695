//! Many random games: none panics, none is endless.

use kernel::{Dice, Game, Legal};
use tapestry::TapestryOptions;

use crate::common::{random_walk, start};

#[test]
fn random_games_end() {
    for seats in 1..=5 {
        let (mut decisions, mut vp, mut most) = (0, 0, 0);
        for seed in 0..200 {
            let options = TapestryOptions { seats, ..TapestryOptions::default() };
            let game = start(&options, seed);
            let mut here = 0;
            let end = random_walk(game, &mut Dice::new(seed), |game| {
                here += 1;
                most = most.max(game.legal().count());
                assert!(here < 5000, "endless");
            });
            decisions += here;
            vp += (0..seats).map(|seat| end.score(kernel::Seat(seat))).sum::<i32>();
        }
        println!(
            "{seats} seats: {} decisions, {} vp each, longest list {most}",
            decisions / 200,
            vp / 200 / i32::from(seats)
        );
    }
}
