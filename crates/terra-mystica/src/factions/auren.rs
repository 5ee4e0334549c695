//! Auren: a favour tile with the stronghold. Their action is two steps on one track.

use kernel::Seat;

use crate::state::TerraMystica;

pub(crate) fn stronghold(game: &mut TerraMystica, seat: Seat) {
    game.favour_due(seat, 1);
}
