//! Ground, and what it takes to settle there.

use kernel::Seat;
use terra_mystica::components::DiggingKind;
use terra_mystica::{FactionId, TerraMystica, Terrain};

/// How many spades turn a terrain into the seat's own; many if it cannot.
pub fn spades(game: &TerraMystica, seat: Seat, terrain: Terrain) -> u8 {
    let player = game.player(seat);
    match game.faction(seat).digging.kind {
        DiggingKind::None => {
            // Neither ice nor a volcano is ever unlocked.
            if terrain.is_basic() && player.unlocked >> terrain.index() & 1 == 1 { 0 } else { 9 }
        }
        DiggingKind::Tokens | DiggingKind::CultSteps => {
            if terrain == player.home {
                0
            } else {
                u8::from(terrain.is_basic()) * 2
            }
        }
        _ if terrain == player.home => 0,
        _ if !terrain.is_basic() => 9,
        _ if player.faction == Some(FactionId::Giants) => 2,
        _ if player.home == Terrain::Ice => terrain.steps(player.start).max(1),
        _ => terrain.steps(player.home),
    }
}
