//! Patchwork: an eye for patches and where to lay them.
//!
//! A patch is worth the squares it covers and the buttons it will bring, for what it costs in buttons and time
//! ([`taste`]). A place is good if it leaves few edges between covered and empty squares: edges are where nothing will
//! fit later ([`lay`]).

mod lay;
mod taste;

use ::patchwork::{Action, Patchwork, Squares};
use kernel::{Dice, Game, Seat, Stop};

use crate::Judge;
use taste::{Glance, Taste};

/// A hundredth of a point: the unit of judgement.
const POINT: f32 = 100.0;
/// Ways to lay one patch that a search looks at.
const WAYS: usize = 4;
/// Ways that are looked at closely to find them.
const CLOSELY: usize = 24;
/// The points of a good quilt in a game of two people.
const GOOD_QUILT: f32 = 20.0;
/// How much chance there is in a rollout's choice, in points.
const WHIM: f32 = 3.0;

impl Judge for Patchwork {
    const SPREAD: f32 = 20.0;
    const FROM_PAR: bool = false;
    const HINT: u32 = 4_000;

    fn judge(&self, action: Action) -> i64 {
        let Some(seat) = self.to_move() else { return 0 };
        if self.clone().play(action, &mut ()).is_err() {
            return i64::MIN;
        }
        let taste = Taste::BEST;
        let points = match action {
            Action::Automa => 0.0,
            Action::Advance => Glance::new(self, seat, &taste).advance(),
            Action::Leather { at } => -board_cost(self.filled(seat) | Squares::only(at)),
            Action::Take { patch, outline, at } => {
                let squares = self.kit().patch(patch).outlines.get(outline as usize).and_then(|o| o.at(at));
                let Some(squares) = squares else { return i64::MIN };
                let before = self.filled(seat);
                Glance::new(self, seat, &taste).take(patch) - board_cost(before | squares)
                    + board_cost(before)
            }
        };
        (points * POINT) as i64
    }

    fn shortlist(&self, _: &mut Dice, _: &Stop, out: &mut Vec<(Action, f32)>) {
        let Some(seat) = self.to_move() else { return };
        if self.is_automa(seat) {
            out.push((Action::Automa, 0.0));
            return;
        }
        let filled = self.filled(seat);
        if self.leather_in_hand() > 0 {
            leather_ways(filled, out);
            return;
        }
        let glance = Glance::new(self, seat, &Taste::BEST);
        out.push((Action::Advance, glance.advance()));
        let cost = board_cost(filled);
        for patch in self.next_patches() {
            if i32::from(self.kit().patch(patch).cost) > self.buttons(seat) {
                continue;
            }
            let value = glance.take(patch) + cost;
            for (outline, at, cost) in
                lay::best_ways(self.kit().patch(patch), filled, CLOSELY, WAYS, board_cost)
            {
                out.push((Action::Take { patch, outline, at }, value - cost));
            }
        }
        out.sort_by(|(_, a), (_, b)| b.total_cmp(a));
    }

    fn rollout(&self, dice: &mut Dice, _: &Stop) -> Option<Action> {
        let seat = self.to_move()?;
        if self.leather_in_hand() > 0 {
            return lay::hole(self.filled(seat)).map(|at| Action::Leather { at });
        }
        if self.is_automa(seat) {
            return Some(Action::Automa);
        }
        let glance = Glance::new(self, seat, &Taste::BEST);
        let mut whim = || (dice.next_u64() >> 40) as f32 * (WHIM / (1_u32 << 24) as f32);
        let mut options = [(f32::MIN, None); 3];
        let advance = glance.advance() + whim();
        let buttons = self.buttons(seat);
        let mut count = 0;
        for patch in self.next_patches() {
            if i32::from(self.kit().patch(patch).cost) <= buttons {
                let value = glance.take(patch) + whim();
                if value > advance {
                    options[count] = (value, Some(patch));
                    count += 1;
                }
            }
        }
        options[..count].sort_unstable_by(|(a, _), (b, _)| b.total_cmp(a));
        for (_, patch) in &options[..count] {
            let Some(patch) = *patch else { continue };
            if let Some((outline, at, _)) = lay::snuggest(self.kit().patch(patch), self.filled(seat), dice) {
                return Some(Action::Take { patch, outline, at });
            }
        }
        Some(Action::Advance)
    }

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

fn leather_ways(filled: Squares, out: &mut Vec<(Action, f32)>) {
    let free = !filled;
    out.extend(free.iter().map(|at| (Action::Leather { at }, -board_cost(filled | Squares::only(at)))));
    out.sort_by(|(_, a), (_, b)| b.total_cmp(a));
    out.truncate(2 * WAYS);
}

/// What the shape of the covered squares costs, in points: what will probably stay empty.
fn board_cost(filled: Squares) -> f32 {
    Taste::BEST.edge * filled.touching(!filled) as f32
}
