//! Darklings: priests dig. Their stronghold trades workers for priests, once.

use crate::state::TerraMystica;

const STRONGHOLD_TRADES: u8 = 3;

pub(crate) fn stronghold(game: &mut TerraMystica) {
    game.turn.trade = STRONGHOLD_TRADES;
}
