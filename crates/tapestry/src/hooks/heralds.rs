//! Heralds: a card on Maker of Fire, and when-played cards of any mat used again. Rule: `civ.heralds`.

use kernel::{Seat, Sink};

use super::{At, Code};
use crate::components::CardKind;
use crate::effects_cards as cards;
use crate::hooks::works_when_played;
use crate::options::Version;
use crate::rules::action::{Act, Waiting};
use crate::rules::event::Event;
use crate::rules::legal::TapestryLegal;
use crate::state::{NONE, Tapestry};

/// Whether a card works when it is played, or to the end of the game.
fn lasts_or_works(game: &Tapestry, card: u8) -> bool {
    works_when_played(game, card) || game.kit.card(card).kind == CardKind::Continuous
}

/// Cards are drawn until one works when played, or to the end of the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Draw;

impl Code for Draw {
    fn step<S: Sink<Event>>(self, game: &mut Tapestry, at: At, sink: &mut S) {
        for _ in 0..128 {
            let Some(card) = game.next_card() else { return };
            if lasts_or_works(game, card) {
                return game.gain_card(at.seat, card, sink);
            }
            game.chances.revealed += 1;
            game.discard.push(card);
            if S::ON {
                sink.event(Event::CardGone { seat: Seat(at.seat), card });
            }
        }
    }
}

/// A card on Maker of Fire: played, or only laid there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum First {
    Play,
    Lay,
}

impl First {
    /// Which cards may lie on Maker of Fire.
    fn may_lie(self, game: &Tapestry, card: u8) -> bool {
        // As first published any card could be played there.
        let any = self == First::Play && game.options.version == Version::Printed;
        any || (lasts_or_works(game, card) && game.kit.card(card).id != "renaissance")
    }
}

impl Code for First {
    fn asks(self) -> Option<Waiting> {
        Some(Waiting::TapestryCard)
    }

    fn offer(self, game: &Tapestry, at: At, offer: &mut TapestryLegal) {
        for card in cards(game.player(at.seat).hand) {
            if self.may_lie(game, card) {
                offer.add(Act::Card(card));
            }
        }
        offer.add(Act::No);
    }

    fn answer<S: Sink<Event>>(self, game: &mut Tapestry, at: At, act: Act, sink: &mut S) {
        match (self, act) {
            (First::Play, Act::Card(card)) => super::begin_play(game, at.seat, card, 0, sink),
            (First::Lay, Act::Card(card)) => game.play_card(at.seat, card, 0, false, sink),
            _ => {}
        }
    }

    fn card_fits(self, game: &Tapestry, card: u8) -> bool {
        self.may_lie(game, card)
    }
}

/// A visible when-played card of any mat is used again.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Again;

/// Visible when-played cards without a token, on any mat.
fn copyable(game: &Tapestry) -> impl Iterator<Item = u8> + '_ {
    game.seat_list().flat_map(move |seat| {
        let player = game.player(seat);
        player.slots.iter().copied().filter(move |card| {
            *card != NONE
                && player.face_down >> card & 1 == 0
                && game.heralded >> card & 1 == 0
                && works_when_played(game, *card)
        })
    })
}

impl Code for Again {
    fn asks(self) -> Option<Waiting> {
        Some(Waiting::TapestryCard)
    }

    fn offer(self, game: &Tapestry, _at: At, offer: &mut TapestryLegal) {
        copyable(game).for_each(|card| offer.add(Act::Card(card)));
    }

    fn answer<S: Sink<Event>>(self, game: &mut Tapestry, at: At, act: Act, sink: &mut S) {
        if let Act::Card(card) = act {
            game.heralded |= 1 << card;
            game.copy_card(at.seat, card, sink);
        }
    }

    fn possible(self, game: &Tapestry, _at: At) -> bool {
        copyable(game).next().is_some()
    }
}
