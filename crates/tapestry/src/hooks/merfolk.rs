//! Merfolk: cards under the mat, and turns with cards after income turn 5. Rule: `civ.merfolk`.

use kernel::Sink;

use super::{At, Code};
use crate::effects_cards as cards;
use crate::rules::action::{Act, Waiting};
use crate::rules::event::Event;
use crate::rules::legal::TapestryLegal;
use crate::rules::points::PointsFrom;
use crate::state::{CardNo, Context, Tapestry};

/// Cards that stay in hand.
const KEPT: u32 = 2;
/// Points for a card that is discarded after income turn 5.
const POINTS: i16 = 5;
/// The slot of era 4.
const LAST_SLOT: usize = 3;

/// The cards that stay in hand, one after the other; the others go under the mat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Submerge {
    pub kept: Option<CardNo>,
}

impl Code for Submerge {
    fn asks(self) -> Option<Waiting> {
        Some(Waiting::TapestryCard)
    }

    fn offer(self, game: &Tapestry, at: At, offer: &mut TapestryLegal) {
        let hand = game.player(at.seat).hand;
        if hand.count_ones() > KEPT {
            let others = cards(hand).filter(|card| CardNo::new(*card) != self.kept);
            others.for_each(|card| offer.add(Act::Card(card)));
        }
    }

    fn answer<S: Sink<Event>>(self, game: &mut Tapestry, at: At, act: Act, _sink: &mut S) {
        let Act::Card(card) = act else { return };
        let Some(first) = self.kept else {
            return game.push_code(at, Submerge { kept: CardNo::new(card) });
        };
        game.forget_hand(at.seat);
        let player = game.player_mut(at.seat);
        let kept = 1 << card | 1 << first.get();
        player.submerged |= player.hand & !kept;
        player.hand &= kept;
    }

    fn possible(self, game: &Tapestry, at: At) -> bool {
        game.player(at.seat).hand.count_ones() > KEPT
    }

    fn replace_cards(&mut self, replace: &mut dyn FnMut(CardNo) -> Option<CardNo>) {
        self.kept = self.kept.and_then(replace);
    }
}

/// All come back; that is no gain.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rise;

impl Code for Rise {
    fn step<S: Sink<Event>>(self, game: &mut Tapestry, at: At, _sink: &mut S) {
        let player = game.player_mut(at.seat);
        player.hand |= std::mem::take(&mut player.submerged);
    }
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
            game.push_code(At { seat, context: Context::default() }, Discard { gone: 0 });
        }
    }
}

/// Discards one card or more for points.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Discard {
    pub gone: u8,
}

impl Code for Discard {
    fn asks(self) -> Option<Waiting> {
        Some(Waiting::TapestryCard)
    }

    fn offer(self, game: &Tapestry, at: At, offer: &mut TapestryLegal) {
        cards(game.player(at.seat).hand).for_each(|card| offer.add(Act::Card(card)));
        if self.gone > 0 {
            offer.add(Act::Done);
        }
    }

    fn answer<S: Sink<Event>>(self, game: &mut Tapestry, at: At, act: Act, sink: &mut S) {
        if let Act::Card(card) = act {
            game.push_code(at, Discard { gone: self.gone.saturating_add(1) });
            game.discard_card(at.seat, card, sink);
            game.score_points(at.seat, POINTS, PointsFrom::Civilizations, sink);
        }
    }
}
