//! Dragonlords: volcanoes cost power tokens, spades become power tokens.

use kernel::{Seat, Sink};

use crate::rules::event::Event;
use crate::state::TerraMystica;

fn tokens<S: Sink<Event>>(game: &mut TerraMystica, seat: Seat, count: u8, sink: &mut S) {
    game.player_mut(seat).purse.bowls[0] += count;
    if S::ON {
        sink.event(Event::TokensCame { seat, count, bowl: 1 });
    }
}

/// Tokens by the number of players.
pub(crate) fn stronghold<S: Sink<Event>>(game: &mut TerraMystica, seat: Seat, sink: &mut S) {
    let each = game.faction(seat).powers.stronghold_tokens;
    tokens(game, seat, each * game.options.seats, sink);
}

pub(crate) fn spades<S: Sink<Event>>(game: &mut TerraMystica, seat: Seat, count: u8, sink: &mut S) {
    let each = game.faction(seat).powers.spade_tokens;
    tokens(game, seat, each * count, sink);
}
