//! Swarmlings: workers for every town. Their action upgrades a dwelling for free.

use kernel::Seat;

use crate::state::TerraMystica;

pub(crate) fn town(game: &mut TerraMystica, seat: Seat) {
    let workers = game.faction(seat).powers.town_workers;
    game.player_mut(seat).purse.workers += u16::from(workers);
}
