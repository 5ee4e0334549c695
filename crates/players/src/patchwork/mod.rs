//! Patchwork: where to lay a patch ([`lay`]), and what the network looks at (`features`).

mod features;
mod lay;

use std::sync::LazyLock;

use ::patchwork::{Action, Patchwork, Square, Squares};
use kernel::{Dice, Game, Seat, Stop};

use crate::Judge;
use crate::net::{Learned, Net, Seen, best_first, judged_by_net, read_built_in};

/// Ways to lay one patch that the network looks at.
const WAYS: usize = 10;
/// Ways that are looked at closely to find them.
const CLOSELY: usize = 60;
/// Options that a search looks at.
const LOOKED_AT: usize = 16;
/// The points of a good quilt in a game of two people.
const GOOD_QUILT: f32 = 20.0;

impl Judge for Patchwork {
    const SPREAD: f32 = 20.0;
    const FROM_PAR: bool = false;
    const HINT: u32 = 8_000;

    judged_by_net!();

    fn aim(&self, points: f32, lead: f32) -> f32 {
        // Between people a player who only minds the lead ruins both quilts; against the Automa denying pays.
        if self.options().has_automa() { lead } else { points - GOOD_QUILT }
    }

    #[inline]
    fn seen(&self, _: Seat) -> u64 {
        // Which card it was matters little beside what it did: outcomes that left the same table are one.
        self.table_digest()
    }

    fn stirs(&self, action: Action) -> bool {
        action == Action::Automa
    }
}

impl Learned for Patchwork {
    const FEATURES: usize = features::COUNT;
    const UNIT: f32 = 10.0;

    fn built_in() -> &'static Net {
        static NET: LazyLock<Net> =
            LazyLock::new(|| read_built_in(include_bytes!("../../weights/patchwork.net"), features::COUNT));
        &NET
    }

    fn features(&self, seat: Seat, each: &mut impl FnMut(usize, f32)) {
        features::features(self, seat, each);
    }

    /// Squares that are still empty count at the end only: what stands now says little.
    fn base(&self, _: Seat) -> [f32; 2] {
        [GOOD_QUILT; 2]
    }

    fn options_by(&self, net: &Net, _: &mut Dice, _: &Stop, out: &mut Vec<(Action, Seen)>) {
        let Some(seat) = self.to_move() else { return };
        if self.is_automa(seat) {
            // Its card is not known before it is drawn.
            out.push((Action::Automa, self.see(net, seat)));
            return;
        }
        let mut weigh = |action: Action| {
            let mut after = self.clone();
            if after.play(action, &mut ()).is_ok() {
                out.push((action, after.see(net, seat)));
            }
        };
        let filled = self.filled(seat);
        if self.leather_in_hand() > 0 {
            for at in leather_ways(filled) {
                weigh(Action::Leather { at });
            }
        } else {
            weigh(Action::Advance);
            for patch in self.next_patches() {
                let printed = self.kit().patch(patch);
                if i32::from(printed.cost) <= self.buttons(seat) {
                    for (outline, at) in lay::best_ways(printed, filled, CLOSELY, WAYS) {
                        weigh(Action::Take { patch, outline, at });
                    }
                }
            }
        }
        best_first(out);
        out.truncate(LOOKED_AT);
    }
}

/// Squares for a leather patch that leave the fewest edges.
fn leather_ways(filled: Squares) -> Vec<Square> {
    let mut free: Vec<Square> = (!filled).iter().collect();
    free.sort_by_cached_key(|at| lay::edges(filled | Squares::only(*at)));
    free.truncate(2 * WAYS);
    free
}
