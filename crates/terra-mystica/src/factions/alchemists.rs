//! Alchemists: points and coins both ways, power for spades once the stronghold stands.

use kernel::Seat;

use crate::components::FactionId;
use crate::state::TerraMystica;

pub(crate) fn stronghold(game: &mut TerraMystica, seat: Seat) {
    let power = game.faction(seat).powers.stronghold_power;
    game.player_mut(seat).purse.gain_power(power);
}

/// Whether a spade brings power, which may pay for the next one.
pub(crate) fn spades_bring_power(game: &TerraMystica, seat: Seat) -> bool {
    game.plays(seat, FactionId::Alchemists) && game.player(seat).has_stronghold()
}

pub(crate) fn spades(game: &mut TerraMystica, seat: Seat, count: u8) {
    let power = game.faction(seat).powers.spade_power * count;
    let player = game.player_mut(seat);
    if player.has_stronghold() {
        player.purse.gain_power(power);
    }
}
