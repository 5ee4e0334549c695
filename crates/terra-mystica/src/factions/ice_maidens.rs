//! Ice Maidens: a favour tile before the game; with the stronghold temples score at every pass.

use kernel::Seat;

use crate::components::Structure;
use crate::state::TerraMystica;

const VP_PER_TEMPLE: u16 = 3;

pub(crate) fn pass_vp(game: &TerraMystica, seat: Seat) -> u16 {
    let player = game.player(seat);
    if player.has_stronghold() { player.count(Structure::Temple) as u16 * VP_PER_TEMPLE } else { 0 }
}
