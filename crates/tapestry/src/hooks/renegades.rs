//! Renegades: a track of their own instead of a benefit. Rule: `civ.renegades`.

use kernel::Sink;

use crate::components::effect::{Bonus, Hook};
use crate::components::{Achievement, Flag};
use crate::options::Version;
use crate::rules::action::Act;
use crate::rules::event::Event;
use crate::rules::legal::TapestryLegal;
use crate::rules::tier;
use crate::state::{Context, Frame, Tapestry, Task};

/// Whether the benefit of an advance may be given up: the tier must be the next one of the mat.
pub(super) fn instead(game: &Tapestry, seat: u8, task: Task) -> (Task, Context) {
    if let Task::Activate { track, space, benefit: true, bonus } = task
        && let Some(at) = game.civ_with(seat, Flag::RenegadeTrack)
        && usize::from(game.player(seat).civs[at].left) == tier(space)
    {
        let n = match bonus {
            Bonus::Pay => 0,
            Bonus::Free => 1,
            Bonus::None => 2,
        };
        let context = Context { civ: at as u8, n, ..Context::default() };
        return (Task::Hook { hook: Hook::RenegadesStep, stage: 0, a: track, b: space }, context);
    }
    (task, Context::default())
}

pub(super) fn answer<S: Sink<Event>>(
    game: &mut Tapestry,
    frame: Frame,
    (track, space): (u8, u8),
    act: Act,
    sink: &mut S,
) {
    let Frame { seat, context, .. } = frame;
    if act != Act::Yes {
        let bonus = [Bonus::Pay, Bonus::Free, Bonus::None][usize::from(context.n.min(2))];
        let task = Task::Activate { track, space, benefit: true, bonus };
        return game.push(seat, task, Context::default());
    }
    let node = tier(space) as u8;
    step(game, seat, context, node, sink);
}

fn step<S: Sink<Event>>(game: &mut Tapestry, seat: u8, context: Context, node: u8, sink: &mut S) {
    if let Some(slot) = game.civ_slot_mut(seat, context) {
        slot.left = node + 1;
    }
    if node == 3 && game.options.version != Version::Latest {
        game.achieve(seat, Achievement::CompleteTrack, sink);
    }
    let effect = game.node_effect(seat, context, node);
    game.push_effect(seat, effect, Context::default());
}

/// Gained later: a tier in which one has a token.
pub(super) fn offer_late(game: &Tapestry, seat: u8, offer: &mut TapestryLegal) {
    for node in 0..4 {
        let here = |(_, _, space): (u8, _, u8)| space > 0 && tier(space) == usize::from(node);
        if game.tokens_on(seat, 0x1f).any(here) {
            offer.add(Act::Node(node));
        }
    }
}

pub(super) fn answer_late<S: Sink<Event>>(game: &mut Tapestry, frame: Frame, act: Act, sink: &mut S) {
    if let Act::Node(node) = act {
        step(game, frame.seat, frame.context, node, sink);
    }
}
