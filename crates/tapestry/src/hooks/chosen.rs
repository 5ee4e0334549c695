//! The Chosen (later wording): private achievements. Rule: `civ.the-chosen`.

use kernel::Sink;

use super::{At, Code};
use crate::components::effect::Count;
use crate::components::{Building, Flag, When};
use crate::rules::action::{Act, Waiting};
use crate::rules::event::Event;
use crate::rules::legal::TapestryLegal;
use crate::state::{Context, Tapestry};

/// The private achievements that are met now, as bits.
fn met(game: &Tapestry, seat: u8) -> u32 {
    let none = Context::default();
    let four = |what| game.count(seat, what, none) >= 4;
    let tests = [
        game.player(seat).goods.0.iter().any(|n| *n >= 4),
        four(Count::TapestryInHand),
        four(Count::TerritoryTile),
        four(Count::TechCard),
        Building::ALL.iter().any(|building| four(Count::Of(*building))),
        four(Count::Landmark),
    ];
    tests.iter().enumerate().fold(0, |bits, (at, met)| bits | u32::from(*met) << at)
}

/// New ones are noted at the end of an advance turn.
pub(super) fn end_of_turn(game: &mut Tapestry, seat: u8) {
    let Some(at) = game.civ_with(seat, Flag::PrivateAchievements) else { return };
    let new = met(game, seat) & !game.player(seat).civs[at].memory;
    game.player_mut(seat).civs[at].memory |= new;
    for _ in 0..new.count_ones() {
        game.fire(seat, When::YouEarnAchievement, Context::default());
    }
}

/// Gained later: the token goes as far as there are achievements, for at most two benefits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Late {
    Count,
    Benefit { gained: Option<u8>, left: u8 },
}

impl Code for Late {
    fn asks(self) -> Option<Waiting> {
        matches!(self, Late::Benefit { .. }).then_some(Waiting::Node)
    }

    fn step<S: Sink<Event>>(self, game: &mut Tapestry, at: At, _sink: &mut S) {
        let private = met(game, at.seat);
        let all = (private.count_ones() + game.player(at.seat).achievements.count_ones()).min(9) as u8;
        if let Some(slot) = game.civ_slot_mut(at.seat, at.context) {
            slot.memory |= private;
            slot.left = all;
        }
        game.push_code(at, Late::Benefit { gained: None, left: 2 });
    }

    fn offer(self, game: &Tapestry, at: At, offer: &mut TapestryLegal) {
        let Late::Benefit { gained, .. } = self else { return };
        if let Some((slot, _)) = game.civ_slot(at.seat, at.context) {
            for node in (0..slot.left).filter(|node| Some(*node) != gained) {
                offer.add(Act::Node(node));
            }
            offer.add(Act::Done);
        }
    }

    fn answer<S: Sink<Event>>(self, game: &mut Tapestry, at: At, act: Act, _sink: &mut S) {
        let (Late::Benefit { left, .. }, Act::Node(node)) = (self, act) else { return };
        if left > 1 {
            game.push_code(at, Late::Benefit { gained: Some(node), left: left - 1 });
        }
        let effect = game.node_effect(at.seat, at.context, node);
        game.push_effect(at.seat, effect, at.context);
    }
}
