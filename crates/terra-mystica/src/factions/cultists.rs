//! Cultists: a cult step when somebody takes power of their builds, points for the stronghold.

use kernel::{Seat, Sink};

use crate::rules::event::Event;
use crate::state::TerraMystica;

const STRONGHOLD_VP: u16 = 7;

pub(crate) fn stronghold<S: Sink<Event>>(game: &mut TerraMystica, seat: Seat, sink: &mut S) {
    game.score_faction(seat, STRONGHOLD_VP, sink);
}
