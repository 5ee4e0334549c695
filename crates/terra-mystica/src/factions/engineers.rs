//! Engineers: bridges for workers; with the stronghold they score at every pass.

use kernel::Seat;

use crate::state::TerraMystica;

/// For each own bridge with own structures on both ends.
pub(crate) fn pass_vp(game: &TerraMystica, seat: Seat) -> u16 {
    let player = game.player(seat);
    if !player.has_stronghold() {
        return 0;
    }
    let own = player.all();
    let counts = |place: &usize| {
        let (a, b) = game.map.bridges[*place];
        game.bridges[*place] == seat.0 && own.contains(a) && own.contains(b)
    };
    (0..game.map.bridges.len()).filter(counts).count() as u16 * u16::from(game.faction(seat).powers.bridge_vp)
}
