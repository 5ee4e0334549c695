//! Cultists: a cult step when somebody takes power of their builds, points for the stronghold.

use kernel::{Seat, Sink};

use crate::rules::event::Event;
use crate::state::TerraMystica;

pub(crate) fn stronghold<S: Sink<Event>>(game: &mut TerraMystica, seat: Seat, sink: &mut S) {
    let vp = game.faction(seat).powers.stronghold_vp;
    game.score_faction(seat, u16::from(vp), sink);
}
