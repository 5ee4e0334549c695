//! Relentless: tokens for turns with a building, cashed by the first turn without. Rule: `civ.relentless`.

use kernel::Sink;

use super::{At, Code};
use crate::components::Flag;
use crate::rules::action::{Act, Waiting};
use crate::rules::event::Event;
use crate::rules::legal::TapestryLegal;
use crate::rules::points::PointsFrom;
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
fn cash(game: &mut Tapestry, seat: u8, at: usize) {
    let left = std::mem::take(&mut game.player_mut(seat).civs[at].left);
    let context = Context::of_civ(at);
    if let Some(node) = left.min(5).checked_sub(1) {
        let effect = game.node_effect(seat, context, node);
        game.push_effect(seat, effect, Context::from(PointsFrom::Civilizations));
    }
}

/// Gained later: four tokens, which may be cashed at once.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Late {
    Begin,
    Cash,
}

impl Code for Late {
    fn asks(self) -> Option<Waiting> {
        (self == Late::Cash).then_some(Waiting::YesNo)
    }

    fn step<S: Sink<Event>>(self, game: &mut Tapestry, at: At, _sink: &mut S) {
        if let Some(slot) = game.civ_slot_mut(at.seat, at.context) {
            slot.left = 4;
        }
        game.push_code(at, Late::Cash);
    }

    fn offer(self, _game: &Tapestry, _at: At, offer: &mut TapestryLegal) {
        offer.add(Act::Yes);
        offer.add(Act::No);
    }

    fn answer<S: Sink<Event>>(self, game: &mut Tapestry, at: At, act: Act, _sink: &mut S) {
        if act == Act::Yes {
            let civ = at.context.civ.map_or(0, |civ| usize::from(civ.get()));
            cash(game, at.seat, civ);
        }
    }
}
