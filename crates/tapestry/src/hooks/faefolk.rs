//! Faefolk: a ring, walked by the number of visible tapestry cards. Rule: `civ.faefolk`.

use crate::components::effect::Count;
use crate::state::{Context, Frame, Tapestry};

pub(super) fn walk(game: &mut Tapestry, frame: Frame) {
    let Frame { seat, context, .. } = frame;
    let steps = game.count(seat, Count::VisibleTapestry, Context::default()) as usize;
    let spots = game.civ_slot(seat, context).map_or(1, |(_, mat)| mat.nodes.len().max(1));
    let Some(slot) = game.civ_slot_mut(seat, context) else { return };
    let at = ((usize::from(slot.tokens[0]) + steps) % spots) as u8;
    slot.tokens[0] = at;
    let effect = game.node_effect(seat, context, at);
    let times = if game.player(seat).income_turns == 5 { 2 } else { 1 };
    for _ in 0..times {
        game.push_effect(seat, effect, Context::default());
    }
}
