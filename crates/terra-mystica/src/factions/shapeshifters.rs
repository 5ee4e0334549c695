//! Shapeshifters: a token for a point when somebody takes power of their builds; a new home for power or tokens.

use kernel::{Seat, Sink};

use crate::components::Terrain;
use crate::rules::event::Event;
use crate::state::TerraMystica;

/// The points for a token.
pub(crate) fn token_price(game: &TerraMystica, seat: Seat) -> u16 {
    u16::from(game.faction(seat).powers.token_price)
}

/// The token may be bought, if there are the points to pay with.
pub(crate) fn power_taken(game: &mut TerraMystica, seat: Seat) {
    if game.player(seat).purse.vp >= token_price(game, seat) || game.offers_stay_open() {
        game.player_mut(seat).tokens_due += 1;
    }
}

pub(crate) fn buy_token<S: Sink<Event>>(game: &mut TerraMystica, seat: Seat, sink: &mut S) {
    let price = token_price(game, seat);
    let player = game.player_mut(seat);
    player.tokens_due -= 1;
    player.purse.vp -= price;
    player.purse.bowls[2] += 1;
    if S::ON {
        sink.event(Event::TokensCame { seat, count: 1, bowl: 3 });
    }
}

/// All own structures count as standing on the new terrain; empty hexes stay as they are.
pub(crate) fn shift(game: &mut TerraMystica, seat: Seat, terrain: Terrain) {
    game.turn.shift = false;
    game.player_mut(seat).home = terrain;
    for hex in game.player(seat).all() {
        game.terrain[hex.index()] = terrain;
    }
}
