//! Illuminati: dice on the mat, until an opponent rolls them. Rule: `civ.illuminati`.

use kernel::{Hex, Sink};

use super::{At, Code};
use crate::components::{Die, Flag};
use crate::rules::event::Event;
use crate::state::{Context, Tapestry, Task};

/// All three dice lie on the mat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct AllDice;

impl Code for AllDice {
    fn step<S: Sink<Event>>(self, game: &mut Tapestry, at: At, _sink: &mut S) {
        if let Some(slot) = game.civ_slot_mut(at.seat, at.context) {
            slot.left = 0b111;
        }
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
    let context = Context::of_hex(Hex(hex));
    match die {
        Die::Red => game.push_effect(owner, game.kit.red[usize::from(face)], context),
        Die::Black => game.push_effect(owner, game.kit.black[usize::from(face)], context),
        Die::Science if !game.player(owner).done => {
            game.push(owner, Task::Research { rolled: 1 << face, benefit: false, off_vp: 0 }, context);
        }
        Die::Science => {}
    }
}
