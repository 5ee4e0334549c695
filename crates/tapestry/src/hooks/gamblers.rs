//! Gamblers: some cards are revealed, one is played at once. Rule: `civ.gamblers`.

use kernel::Sink;

use super::{At, Code};
use crate::components::Flag;
use crate::hooks::works_when_played;
use crate::rules::action::{Act, Waiting};
use crate::rules::event::Event;
use crate::rules::legal::TapestryLegal;
use crate::state::{CardNo, Tapestry};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stage {
    Reveal,
    Choose { cards: [Option<CardNo>; 4] },
}

impl Code for Stage {
    fn asks(self) -> Option<Waiting> {
        matches!(self, Stage::Choose { .. }).then_some(Waiting::TapestryCard)
    }

    fn step<S: Sink<Event>>(self, game: &mut Tapestry, at: At, _sink: &mut S) {
        let n = game.civ_slot(at.seat, at.context).map_or(2, |(slot, _)| slot.left)
            + u8::from(game.has(at.seat, Flag::ExtraDraws));
        let mut cards = [None; 4];
        for card in cards.iter_mut().take(usize::from(n)) {
            *card = game.next_card().map(CardNo::of);
            game.chances.revealed += 1;
        }
        game.push_code(at, Stage::Choose { cards });
    }

    /// Those that work when played; if there are none, one of them to keep.
    fn offer(self, game: &Tapestry, _at: At, offer: &mut TapestryLegal) {
        let Stage::Choose { cards } = self else { return };
        let known = || cards.into_iter().flatten().map(CardNo::get);
        let any = known().any(|card| works_when_played(game, card));
        let fit = known().filter(|card| !any || works_when_played(game, *card));
        fit.for_each(|card| offer.add(Act::Card(card)));
    }

    fn answer<S: Sink<Event>>(self, game: &mut Tapestry, at: At, act: Act, sink: &mut S) {
        let (Stage::Choose { cards }, Act::Card(chosen)) = (self, act) else { return };
        let seat = at.seat;
        for card in cards.into_iter().flatten().map(CardNo::get).filter(|card| *card != chosen) {
            game.discard.push(card);
        }
        if works_when_played(game, chosen) {
            let slot = game.slot(seat);
            game.player_mut(seat).hand |= 1 << chosen;
            super::begin_play(game, seat, chosen, slot, sink);
        } else {
            game.gain_card(seat, chosen, sink);
        }
    }
}
