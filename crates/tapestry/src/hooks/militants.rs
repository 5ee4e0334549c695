//! Militants: outposts that cover benefits on the mat. Rule: `civ.militants`.

use kernel::{Seat, Sink};

use super::{At, Code};
use crate::components::Flag;
use crate::components::effect::EffectId;
use crate::rules::action::{Act, Waiting};
use crate::rules::event::Event;
use crate::rules::legal::TapestryLegal;
use crate::state::Tapestry;

/// Hexes of a row on the mat.
const ROW: u8 = 4;

/// The leftmost covered hex of a row.
fn next(used: u32, row: u8) -> Option<u8> {
    (row * ROW..(row + 1) * ROW).find(|at| used >> at & 1 == 0)
}

/// From which row the outpost comes; from the supply when both are empty.
pub(crate) fn offer_outpost_row(game: &Tapestry, seat: u8, offer: &mut TapestryLegal) {
    let Some(at) = game.civ_with(seat, Flag::OutpostRows) else { return };
    let used = game.player(seat).civs[at].used;
    for row in 0..2 {
        if next(used, row).is_some() {
            offer.add(Act::Part(row));
        }
    }
}

impl Tapestry {
    /// What an outpost from a row of the Militants' mat would uncover.
    pub fn uncovered_by_row(&self, seat: Seat, row: u8) -> Option<EffectId> {
        let slot = self.player(seat.0).civs[self.civ_with(seat.0, Flag::OutpostRows)?];
        let node = self.mat(slot.civ).nodes.get(usize::from(next(slot.used, row)?))?;
        Some(node.effect)
    }
}

pub(crate) fn expose_row(game: &mut Tapestry, seat: u8, row: u8) {
    let Some(at) = game.civ_with(seat, Flag::OutpostRows) else { return };
    let slot = &mut game.player_mut(seat).civs[at];
    if let Some(hex) = next(slot.used, row) {
        slot.used |= 1 << hex;
    }
}

/// The rightmost exposed hex of a row.
fn last(used: u32, row: u8) -> Option<u8> {
    (row * ROW..(row + 1) * ROW).rev().find(|at| used >> at & 1 == 1)
}

/// Gained later: everything is exposed, then the outposts left cover it again from the right.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Back {
    Expose,
    Cover { left: u8 },
}

impl Code for Back {
    fn asks(self) -> Option<Waiting> {
        matches!(self, Back::Cover { .. }).then_some(Waiting::Part)
    }

    fn step<S: Sink<Event>>(self, game: &mut Tapestry, at: At, _sink: &mut S) {
        let left = game.player(at.seat).outposts.min(2 * ROW);
        if let Some(slot) = game.civ_slot_mut(at.seat, at.context) {
            slot.used = 0xff;
        }
        if left > 0 {
            game.push_code(at, Back::Cover { left });
        }
    }

    fn offer(self, game: &Tapestry, at: At, offer: &mut TapestryLegal) {
        if let Some((slot, _)) = game.civ_slot(at.seat, at.context) {
            for row in 0..2 {
                if last(slot.used, row).is_some() {
                    offer.add(Act::Part(row));
                }
            }
        }
    }

    fn answer<S: Sink<Event>>(self, game: &mut Tapestry, at: At, act: Act, _sink: &mut S) {
        let (Back::Cover { left }, Act::Part(row)) = (self, act) else { return };
        let Some(slot) = game.civ_slot_mut(at.seat, at.context) else { return };
        if let Some(hex) = last(slot.used, row) {
            slot.used &= !(1 << hex);
        }
        if left > 1 {
            game.push_code(at, Back::Cover { left: left - 1 });
        }
    }
}
