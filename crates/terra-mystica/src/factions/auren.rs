//! Auren: a favour tile with the stronghold. Their action is two steps on one track.

use kernel::Seat;

use crate::state::TerraMystica;

pub(crate) fn stronghold(game: &mut TerraMystica, seat: Seat) {
    let count = game.faction(seat).powers.stronghold_favours;
    game.favour_due(seat, count);
}
