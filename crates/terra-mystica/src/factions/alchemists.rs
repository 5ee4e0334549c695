//! Alchemists: points and coins both ways, power for spades once the stronghold stands.

use kernel::Seat;

use crate::state::TerraMystica;

/// At the end 2 coins are a point, instead of 3.
pub(crate) const COINS_PER_VP: u16 = 2;
const STRONGHOLD_POWER: u8 = 12;
const POWER_PER_SPADE: u8 = 2;

pub(crate) fn stronghold(game: &mut TerraMystica, seat: Seat) {
    game.player_mut(seat).purse.gain_power(STRONGHOLD_POWER);
}

pub(crate) fn spades(game: &mut TerraMystica, seat: Seat, count: u8) {
    let player = game.player_mut(seat);
    if player.has_stronghold() {
        player.purse.gain_power(POWER_PER_SPADE * count);
    }
}
