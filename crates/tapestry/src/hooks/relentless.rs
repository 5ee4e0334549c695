//! Relentless: tokens for turns with a building, cashed by the first turn without. Rule: `civ.relentless`.

use crate::components::Flag;
use crate::state::{Context, Tapestry};

pub(super) fn end_of_turn(game: &mut Tapestry, seat: u8) {
    let Some(at) = game.civ_with(seat, Flag::Relentless) else { return };
    let (built, income) = (game.turn.built, game.turn.income);
    let slot = &mut game.player_mut(seat).civs[at];
    if built {
        slot.left = slot.left.saturating_add(1);
    } else if !income {
        cash(game, seat, at);
    }
}

/// Removes all tokens for the reward of their number.
pub(super) fn cash(game: &mut Tapestry, seat: u8, at: usize) {
    let left = std::mem::take(&mut game.player_mut(seat).civs[at].left);
    let context = Context { civ: at as u8, ..Context::default() };
    if let Some(node) = left.min(5).checked_sub(1) {
        let effect = game.node_effect(seat, context, node);
        game.push_effect(seat, effect, Context::default());
    }
}
