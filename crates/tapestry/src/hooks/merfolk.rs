//! Merfolk: cards under the mat, and turns with cards after income turn 5. Rule: `civ.merfolk`.

use kernel::Sink;

use crate::components::effect::Hook;
use crate::effects_cards as cards;
use crate::rules::action::Act;
use crate::rules::event::Event;
use crate::rules::legal::TapestryLegal;
use crate::state::{Context, Frame, NONE, Tapestry, Task};

/// Cards that stay in hand.
const KEPT: u32 = 2;
/// Points for a card that is discarded after income turn 5.
const POINTS: i16 = 5;
/// The slot of era 4.
const LAST_SLOT: usize = 3;

/// The cards that stay in hand, one after the other.
pub(super) fn offer_keep(game: &Tapestry, seat: u8, first: u8, offer: &mut TapestryLegal) {
    if game.player(seat).hand.count_ones() > KEPT {
        let others = cards(game.player(seat).hand).filter(|card| *card != first);
        others.for_each(|card| offer.add(Act::Card(card)));
    }
}

pub(super) fn answer_keep(game: &mut Tapestry, frame: Frame, first: u8, act: Act) {
    let Act::Card(card) = act else { return };
    if first == NONE {
        return game.push_hook(frame, 0, card, NONE);
    }
    game.forget_hand(frame.seat);
    let player = game.player_mut(frame.seat);
    let kept = 1 << card | 1 << first;
    player.submerged |= player.hand & !kept;
    player.hand &= kept;
}

/// All come back; that is no gain.
pub(super) fn rise(game: &mut Tapestry, seat: u8) {
    let player = game.player_mut(seat);
    player.hand |= std::mem::take(&mut player.submerged);
}

/// After income turn 5: a card that works when played, or cards for points.
pub(super) fn offer_turn(game: &Tapestry, seat: u8, offer: &mut TapestryLegal) {
    let hand = game.player(seat).hand;
    if hand != 0 {
        offer.add(Act::Part(0));
    }
    cards(hand)
        .filter(|card| super::works_when_played(game, *card))
        .for_each(|card| offer.add(Act::Card(card)));
}

pub(super) fn take_turn<S: Sink<Event>>(game: &mut Tapestry, seat: u8, act: Act, sink: &mut S) {
    match act {
        Act::Card(card) => super::begin_play(game, seat, card, LAST_SLOT, sink),
        _ => {
            let task = Task::Hook { hook: Hook::MerfolkTurn, stage: 0, a: 0, b: NONE };
            game.push(seat, task, Context::default());
        }
    }
}

/// One card or more.
pub(super) fn offer_discard(game: &Tapestry, seat: u8, gone: u8, offer: &mut TapestryLegal) {
    cards(game.player(seat).hand).for_each(|card| offer.add(Act::Card(card)));
    if gone > 0 {
        offer.add(Act::Done);
    }
}

pub(super) fn answer_discard<S: Sink<Event>>(
    game: &mut Tapestry,
    frame: Frame,
    gone: u8,
    act: Act,
    sink: &mut S,
) {
    if let Act::Card(card) = act {
        game.push_hook(frame, 0, gone.saturating_add(1), NONE);
        game.discard_card(frame.seat, card, sink);
        game.score_points(frame.seat, POINTS, sink);
    }
}
