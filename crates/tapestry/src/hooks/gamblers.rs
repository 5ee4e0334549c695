//! Gamblers: some cards are revealed, one is played at once. Rule: `civ.gamblers`.

use kernel::Sink;

use crate::components::Flag;
use crate::hooks::works_when_played;
use crate::rules::action::Act;
use crate::rules::event::Event;
use crate::rules::legal::TapestryLegal;
use crate::state::{Frame, NONE, Tapestry};

/// The revealed cards: two in the frame, two in its context.
pub(super) fn cards(frame: &Frame, first: u8, second: u8) -> [u8; 4] {
    [first, second, frame.context.card, frame.context.tile]
}

/// Reveals the cards.
pub(super) fn reveal(game: &mut Tapestry, frame: Frame) {
    let n = game.civ_slot(frame.seat, frame.context).map_or(2, |(slot, _)| slot.left)
        + u8::from(game.has(frame.seat, Flag::ExtraDraws));
    let mut cards = [NONE; 4];
    for card in cards.iter_mut().take(usize::from(n)) {
        *card = game.next_card().unwrap_or(NONE);
        game.chances.revealed += 1;
    }
    if let Some(top) = game.frames.last_mut() {
        (top.context.card, top.context.tile) = (cards[2], cards[3]);
    }
    game.set_hook(1, cards[0], cards[1]);
}

/// Those that work when played; if there are none, one of them to keep.
pub(super) fn offer(game: &Tapestry, cards: [u8; 4], offer: &mut TapestryLegal) {
    let known = || cards.into_iter().filter(|card| *card != NONE);
    let any = known().any(|card| works_when_played(game, card));
    known().filter(|card| !any || works_when_played(game, *card)).for_each(|card| offer.add(Act::Card(card)));
}

pub(super) fn answer<S: Sink<Event>>(
    game: &mut Tapestry,
    frame: Frame,
    cards: [u8; 4],
    act: Act,
    sink: &mut S,
) {
    let Act::Card(chosen) = act else { return };
    let seat = frame.seat;
    for card in cards {
        if card != NONE && card != chosen {
            game.discard.push(card);
        }
    }
    if works_when_played(game, chosen) {
        let slot = game.slot(seat);
        game.player_mut(seat).hand |= 1 << chosen;
        super::begin_play(game, seat, chosen, slot, sink);
    } else {
        game.gain_card(seat, chosen, sink);
    }
}
