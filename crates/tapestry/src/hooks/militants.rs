//! Militants: outposts that cover benefits on the mat. Rule: `civ.militants`.

use crate::components::Flag;
use crate::rules::action::Act;
use crate::rules::legal::TapestryLegal;
use crate::state::{Frame, Tapestry};

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

pub(crate) fn expose_row(game: &mut Tapestry, seat: u8, row: u8) {
    let Some(at) = game.civ_with(seat, Flag::OutpostRows) else { return };
    let slot = &mut game.player_mut(seat).civs[at];
    if let Some(hex) = next(slot.used, row) {
        slot.used |= 1 << hex;
    }
}

/// Gained later: everything is exposed, then the outposts left cover it again from the right.
pub(super) fn expose_all(game: &mut Tapestry, frame: Frame) {
    let outposts = game.player(frame.seat).outposts.min(2 * ROW);
    if let Some(slot) = game.civ_slot_mut(frame.seat, frame.context) {
        slot.used = 0xff;
    }
    if outposts == 0 {
        game.drop_top();
    } else {
        game.set_hook(1, outposts, 0);
    }
}

/// The rightmost exposed hex of a row.
fn last(used: u32, row: u8) -> Option<u8> {
    (row * ROW..(row + 1) * ROW).rev().find(|at| used >> at & 1 == 1)
}

pub(super) fn offer_back(game: &Tapestry, frame: &Frame, offer: &mut TapestryLegal) {
    if let Some((slot, _)) = game.civ_slot(frame.seat, frame.context) {
        for row in 0..2 {
            if last(slot.used, row).is_some() {
                offer.add(Act::Part(row));
            }
        }
    }
}

pub(super) fn answer_back(game: &mut Tapestry, frame: Frame, left: u8, act: Act) {
    if let (Act::Part(row), Some(slot)) = (act, game.civ_slot_mut(frame.seat, frame.context)) {
        if let Some(hex) = last(slot.used, row) {
            slot.used &= !(1 << hex);
        }
        if left > 1 {
            game.push_hook(frame, 1, left - 1, 0);
        }
    }
}
