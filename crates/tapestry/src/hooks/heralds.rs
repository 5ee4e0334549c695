//! Heralds: a card on Maker of Fire, and when-played cards of any mat used again. Rule: `civ.heralds`.

use kernel::{Seat, Sink};

use crate::components::CardKind;
use crate::components::effect::Hook;
use crate::effects_cards as cards;
use crate::hooks::works_when_played;
use crate::options::Version;
use crate::rules::action::Act;
use crate::rules::event::Event;
use crate::rules::legal::TapestryLegal;
use crate::state::{NONE, Tapestry};

/// Whether a card works when it is played, or to the end of the game.
fn lasts_or_works(game: &Tapestry, card: u8) -> bool {
    works_when_played(game, card) || game.kit.card(card).kind == CardKind::Continuous
}

/// Cards are drawn until one works when played, or to the end of the game.
pub(super) fn draw<S: Sink<Event>>(game: &mut Tapestry, seat: u8, sink: &mut S) {
    for _ in 0..128 {
        let Some(card) = game.next_card() else { return };
        if lasts_or_works(game, card) {
            return game.gain_card(seat, card, sink);
        }
        game.chances.revealed += 1;
        game.discard.push(card);
        if S::ON {
            sink.event(Event::CardGone { seat: Seat(seat), card });
        }
    }
}

/// Which cards may lie on Maker of Fire.
pub(super) fn may_lie(game: &Tapestry, hook: Hook, card: u8) -> bool {
    // As first published any card could be played there.
    let any = hook == Hook::HeraldsPlay && game.options.version == Version::Printed;
    any || (lasts_or_works(game, card) && game.kit.card(card).id != "renaissance")
}

pub(super) fn offer_play(game: &Tapestry, seat: u8, hook: Hook, offer: &mut TapestryLegal) {
    for card in cards(game.player(seat).hand) {
        if may_lie(game, hook, card) {
            offer.add(Act::Card(card));
        }
    }
    offer.add(Act::No);
}

pub(super) fn answer_play<S: Sink<Event>>(game: &mut Tapestry, seat: u8, hook: Hook, act: Act, sink: &mut S) {
    if let Act::Card(card) = act {
        if hook == Hook::HeraldsPlay {
            super::begin_play(game, seat, card, 0, sink);
        } else {
            game.play_card(seat, card, 0, false, sink);
        }
    }
}

/// Visible when-played cards without a token, on any mat.
pub(super) fn copyable(game: &Tapestry) -> impl Iterator<Item = u8> + '_ {
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

pub(super) fn copy<S: Sink<Event>>(game: &mut Tapestry, seat: u8, act: Act, sink: &mut S) {
    if let Act::Card(card) = act {
        game.heralded |= 1 << card;
        game.copy_card(seat, card, sink);
    }
}
