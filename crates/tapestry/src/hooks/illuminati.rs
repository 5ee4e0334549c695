//! Illuminati: dice on the mat, until an opponent rolls them. Rule: `civ.illuminati`.

use crate::components::{Die, Flag};
use crate::state::{Context, Frame, Tapestry, Task};

/// All three dice lie on the mat.
pub(super) fn all_dice(game: &mut Tapestry, frame: Frame) {
    if let Some(slot) = game.civ_slot_mut(frame.seat, frame.context) {
        slot.left = 0b111;
    }
}

/// How many dice lie on the mat.
pub(crate) fn dice_on_mat(game: &Tapestry, seat: u8) -> i16 {
    let at = game.civ_with(seat, Flag::DiceOnMat);
    at.map_or(0, |at| game.player(seat).civs[at].left.count_ones() as i16)
}

/// Somebody rolled: a die that lay on another player's mat leaves it, and that player gains the result first.
pub(crate) fn rolled(game: &mut Tapestry, seat: u8, die: Die, face: u8, hex: u8) {
    let Some(owner) = game.seat_list().find(|other| game.has(*other, Flag::DiceOnMat)) else { return };
    let Some(at) = game.civ_with(owner, Flag::DiceOnMat) else { return };
    let bit = 1 << die as u8;
    if owner == seat || game.player(owner).civs[at].left & bit == 0 {
        return;
    }
    game.player_mut(owner).civs[at].left &= !bit;
    let context = Context { hex, ..Context::default() };
    match die {
        Die::Red => game.push_effect(owner, game.kit.red[usize::from(face)], context),
        Die::Black => game.push_effect(owner, game.kit.black[usize::from(face)], context),
        Die::Science if !game.player(owner).done => {
            game.push(owner, Task::Research { rolled: 1 << face, benefit: false, off_vp: 0 }, context);
        }
        Die::Science => {}
    }
}
