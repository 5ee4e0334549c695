//! Terra Mystica: whole turns (`turn`), each judged by where it leads.

mod dominated;
mod features;
mod ground;
mod turn;

use std::sync::LazyLock;

use kernel::{Dice, Game, Seat, Stop};
use terra_mystica::{Action, TerraMystica};

use crate::Judge;
use crate::net::{Learned, Net, Seen, best_first, judged_by_net, read_built_in};
use turn::Care;

/// Options that a search looks at.
const LOOKED_AT: usize = 16;

impl Judge for TerraMystica {
    const SPREAD: f32 = 25.0;
    const DOUBTFUL: f32 = 6.0;
    const EXPLORE: u16 = 10;
    const HINT: u32 = 2_000;

    judged_by_net!();

    fn prepares(&self, action: Action) -> bool {
        turn::prepares(self, action)
    }

    fn sift(&self, before: &TerraMystica, options: &mut Vec<(Action, f32)>) {
        turn::sift(self, before, options);
    }

    fn is_amid(&self, last: Action) -> bool {
        turn::is_amid(self, last)
    }

    fn stirs(&self, _: Action) -> bool {
        // Only the Automas' cards are drawn by chance, and their turns are their own.
        false
    }
}

impl Learned for TerraMystica {
    const FEATURES: usize = features::COUNT;
    const UNIT: f32 = 20.0;

    fn built_in() -> &'static Net {
        static NET: LazyLock<Net> = LazyLock::new(|| {
            read_built_in(include_bytes!("../../weights/terra-mystica.net"), features::COUNT)
        });
        &NET
    }

    fn features(&self, seat: Seat, each: &mut impl FnMut(usize, f32)) {
        features::features(self, seat, each);
    }

    fn base(&self, seat: Seat) -> [f32; 2] {
        let others = self.seat_list().filter(|other| *other != seat);
        let rival = others.map(|other| self.player(other).purse.vp).max().unwrap_or(0);
        [f32::from(self.player(seat).purse.vp), f32::from(rival)]
    }

    fn options_by(&self, net: &Net, _: &mut Dice, stop: &Stop, out: &mut Vec<(Action, Seen)>) {
        let Some(seat) = self.to_move() else { return };
        let mut each = |action, seen: Seen| {
            if seen.promise > f32::MIN / 2.0 {
                out.push((action, seen));
            }
        };
        // The Automas' cards decide what comes of the last pass of a round, and what two factions get for power that is taken.
        let world = self.imagine(seat, &mut Dice::new(self.played().into()));
        turn::weigh(&world, net, Care::Full, stop, &mut each);
        let sound =
            |action: Action| !dominated::is_dominated(self, action) && turn::is_called_for(self, action);
        if out.iter().any(|(action, _)| sound(*action)) {
            out.retain(|(action, _)| sound(*action));
        }
        best_first(out);
        out.truncate(LOOKED_AT);
    }
}
