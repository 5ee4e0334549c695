//! Darklings: priests dig. Their stronghold trades workers for priests, once.

use kernel::Seat;

use crate::state::TerraMystica;

pub(crate) fn stronghold(game: &mut TerraMystica, seat: Seat) {
    game.turn.trade = game.faction(seat).powers.stronghold_trades;
}
