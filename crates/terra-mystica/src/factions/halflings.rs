//! Halflings: a point for every spade; three spades with the stronghold.

use kernel::{Seat, Sink};

use crate::rules::event::Event;
use crate::state::TerraMystica;

pub(crate) fn spades<S: Sink<Event>>(game: &mut TerraMystica, seat: Seat, count: u8, sink: &mut S) {
    let each = game.faction(seat).powers.spade_vp;
    game.score_faction(seat, u16::from(each) * u16::from(count), sink);
}

/// To be used at once, up to three hexes; none may be bought in addition.
pub(crate) fn stronghold<S: Sink<Event>>(game: &mut TerraMystica, seat: Seat, sink: &mut S) {
    let count = game.faction(seat).powers.stronghold_spades;
    game.gain_spades(seat, count, sink);
    game.turn.spades += count;
    game.turn.fresh = false;
}
