//! Renegades: a track of their own instead of a benefit. Rule: `civ.renegades`.

use kernel::Sink;

use super::{At, Code};
use crate::components::effect::Bonus;
use crate::components::{Achievement, Flag};
use crate::options::Version;
use crate::rules::action::{Act, Waiting};
use crate::rules::event::Event;
use crate::rules::legal::TapestryLegal;
use crate::rules::points::PointsFrom;
use crate::rules::tier;
use crate::state::{Context, Tapestry, Task};

/// Whether the benefit of an advance may be given up: the tier must be the next one of the mat.
pub(super) fn instead(game: &Tapestry, seat: u8, task: Task) -> (Task, Context) {
    if let Task::Activate { track, space, benefit: true, bonus } = task
        && let Some(at) = game.civ_with(seat, Flag::RenegadeTrack)
        && usize::from(game.player(seat).civs[at].left) == tier(space)
    {
        let context = Context::of_civ(at);
        return (Task::Hook(Step { track, space, bonus }.into()), context);
    }
    (task, Context::default())
}

/// A step on the own track instead of the benefit of this space.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Step {
    pub track: u8,
    pub space: u8,
    pub bonus: Bonus,
}

impl Code for Step {
    fn asks(self) -> Option<Waiting> {
        Some(Waiting::YesNo)
    }

    fn offer(self, _game: &Tapestry, _at: At, offer: &mut TapestryLegal) {
        offer.add(Act::Yes);
        offer.add(Act::No);
    }

    fn answer<S: Sink<Event>>(self, game: &mut Tapestry, at: At, act: Act, sink: &mut S) {
        let Step { track, space, bonus } = self;
        if act == Act::Yes {
            walk(game, at, tier(space) as u8, sink);
        } else {
            let task = Task::Activate { track, space, benefit: true, bonus };
            game.push(at.seat, task, Context::default());
        }
    }
}

fn walk<S: Sink<Event>>(game: &mut Tapestry, at: At, node: u8, sink: &mut S) {
    let At { seat, context } = at;
    if let Some(slot) = game.civ_slot_mut(seat, context) {
        slot.left = node + 1;
    }
    if node == 3 && game.options.version != Version::Latest {
        game.achieve(seat, Achievement::CompleteTrack, sink);
    }
    let effect = game.node_effect(seat, context, node);
    game.push_effect(seat, effect, Context::from(PointsFrom::Civilizations));
}

/// Gained later: a tier in which one has a token.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Late;

impl Code for Late {
    fn asks(self) -> Option<Waiting> {
        Some(Waiting::Node)
    }

    fn offer(self, game: &Tapestry, at: At, offer: &mut TapestryLegal) {
        for node in 0..4 {
            let here = |(_, _, space): (u8, _, u8)| space > 0 && tier(space) == usize::from(node);
            if game.tokens_on(at.seat, 0x1f).any(here) {
                offer.add(Act::Node(node));
            }
        }
    }

    fn answer<S: Sink<Event>>(self, game: &mut Tapestry, at: At, act: Act, sink: &mut S) {
        if let Act::Node(node) = act {
            walk(game, at, node, sink);
        }
    }
}
