//! Faefolk: a ring, walked by the number of visible tapestry cards. Rule: `civ.faefolk`.

use kernel::Sink;

use super::{At, Code};
use crate::components::effect::Count;
use crate::rules::event::Event;
use crate::rules::points::PointsFrom;
use crate::state::{Context, Tapestry};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Walk;

impl Code for Walk {
    fn step<S: Sink<Event>>(self, game: &mut Tapestry, at: At, _sink: &mut S) {
        let At { seat, context } = at;
        let steps = game.count(seat, Count::VisibleTapestry, Context::default()) as usize;
        let spots = game.civ_slot(seat, context).map_or(1, |(_, mat)| mat.nodes.len().max(1));
        let Some(slot) = game.civ_slot_mut(seat, context) else { return };
        let spot = ((usize::from(slot.tokens[0]) + steps) % spots) as u8;
        slot.tokens[0] = spot;
        let effect = game.node_effect(seat, context, spot);
        let times = if game.player(seat).income_turns == 5 { 2 } else { 1 };
        for _ in 0..times {
            game.push_effect(seat, effect, Context::from(PointsFrom::Civilizations));
        }
    }
}
