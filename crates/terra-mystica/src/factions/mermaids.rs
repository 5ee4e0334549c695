//! Mermaids: towns across a river hex (see the rules of towns); a shipping step with the stronghold.

use kernel::{Seat, Sink};

use crate::rules::event::Event;
use crate::state::TerraMystica;

pub(crate) fn stronghold<S: Sink<Event>>(game: &mut TerraMystica, seat: Seat, sink: &mut S) {
    for _ in 0..game.faction(seat).powers.stronghold_shipping {
        game.free_shipping(seat, sink);
    }
}
