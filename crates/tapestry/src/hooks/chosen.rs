//! The Chosen (later wording): private achievements. Rule: `civ.the-chosen`.

use crate::components::effect::Count;
use crate::components::{Building, Flag, When};
use crate::rules::action::Act;
use crate::rules::legal::TapestryLegal;
use crate::state::{Context, Frame, NONE, Tapestry};

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
pub(super) fn count(game: &mut Tapestry, frame: Frame) {
    let Frame { seat, context, .. } = frame;
    let private = met(game, seat);
    let all = (private.count_ones() + game.player(seat).achievements.count_ones()).min(9) as u8;
    if let Some(slot) = game.civ_slot_mut(seat, context) {
        slot.memory |= private;
        slot.left = all;
    }
    game.set_hook(1, NONE, 2);
}

pub(super) fn offer(game: &Tapestry, frame: &Frame, first: u8, _left: u8, offer: &mut TapestryLegal) {
    if let Some((slot, _)) = game.civ_slot(frame.seat, frame.context) {
        for node in (0..slot.left).filter(|node| *node != first) {
            offer.add(Act::Node(node));
        }
        offer.add(Act::Done);
    }
}

pub(super) fn answer(game: &mut Tapestry, frame: Frame, _first: u8, left: u8, act: Act) {
    if let Act::Node(node) = act {
        if left > 1 {
            game.push_hook(frame, 1, node, left - 1);
        }
        let effect = game.node_effect(frame.seat, frame.context, node);
        game.push_effect(frame.seat, effect, frame.context);
    }
}
