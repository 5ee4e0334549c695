//! Ice Maidens: a favour tile before the game; with the stronghold temples score at every pass.

use kernel::Seat;

use crate::components::Structure;
use crate::state::TerraMystica;

pub(crate) fn pass_vp(game: &TerraMystica, seat: Seat) -> u16 {
    let player = game.player(seat);
    let each = u16::from(game.faction(seat).powers.temple_vp);
    if player.has_stronghold() { player.count(Structure::Temple) as u16 * each } else { 0 }
}
