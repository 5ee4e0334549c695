//! Swarmlings: workers for every town. Their action upgrades a dwelling for free.

use kernel::Seat;

use crate::state::TerraMystica;

const TOWN_WORKERS: u16 = 3;

pub(crate) fn town(game: &mut TerraMystica, seat: Seat) {
    game.player_mut(seat).purse.workers += TOWN_WORKERS;
}
