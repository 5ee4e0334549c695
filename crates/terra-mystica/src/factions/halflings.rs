//! Halflings: a point for every spade; three spades with the stronghold.

use kernel::{Seat, Sink};

use crate::rules::event::Event;
use crate::state::TerraMystica;

const STRONGHOLD_SPADES: u8 = 3;

pub(crate) fn spades<S: Sink<Event>>(game: &mut TerraMystica, seat: Seat, count: u8, sink: &mut S) {
    game.score_faction(seat, u16::from(count), sink);
}

/// To be used at once, up to three hexes; none may be bought in addition.
pub(crate) fn stronghold<S: Sink<Event>>(game: &mut TerraMystica, seat: Seat, sink: &mut S) {
    game.gain_spades(seat, STRONGHOLD_SPADES, sink);
    game.turn.spades += STRONGHOLD_SPADES;
    game.turn.fresh = false;
}
