//! Riverwalkers: no spades; every priest gained is kept, or unlocks a terrain.

use kernel::{Seat, Sink};

use crate::components::Terrain;
use crate::rules::event::Event;
use crate::rules::illegal::Illegal;
use crate::state::TerraMystica;

pub(crate) fn stronghold(game: &mut TerraMystica, seat: Seat) {
    game.turn.bridges += game.faction(seat).powers.stronghold_bridges;
}

/// What a terrain costs; more for the home terrain of another faction.
pub(crate) fn price(game: &TerraMystica, seat: Seat, terrain: Terrain) -> u8 {
    let foreign = game.homes_of_others(seat) >> terrain.index() & 1 == 1;
    game.faction(seat).powers.unlock_price[usize::from(foreign)]
}

pub(crate) fn check_keep(game: &TerraMystica, seat: Seat) -> Result<(), Illegal> {
    if game.player(seat).priests_due == 0 { Err(Illegal::NoPriestDue) } else { Ok(()) }
}

pub(crate) fn check_unlock(game: &TerraMystica, seat: Seat, terrain: Terrain) -> Result<(), Illegal> {
    check_keep(game, seat)?;
    if !terrain.is_basic() {
        return Err(Illegal::NotBasic { terrain });
    }
    let player = game.player(seat);
    if player.unlocked >> terrain.index() & 1 == 1 {
        return Err(Illegal::Unlocked { terrain });
    }
    let need = price(game, seat, terrain);
    if player.purse.coins < u16::from(need) { Err(Illegal::UnlockShort { terrain, need }) } else { Ok(()) }
}

pub(crate) fn can_unlock(game: &TerraMystica, seat: Seat) -> bool {
    Terrain::WHEEL.into_iter().any(|terrain| check_unlock(game, seat, terrain).is_ok())
}

pub(crate) fn unlock<S: Sink<Event>>(game: &mut TerraMystica, seat: Seat, terrain: Terrain, sink: &mut S) {
    let coins = price(game, seat, terrain);
    let player = game.player_mut(seat);
    player.priests_due -= 1;
    player.purse.coins -= u16::from(coins);
    player.unlocked |= 1 << terrain.index();
    if S::ON {
        sink.event(Event::Unlocked { seat, terrain, coins });
    }
}

pub(crate) fn keep<S: Sink<Event>>(game: &mut TerraMystica, seat: Seat, sink: &mut S) {
    let lost = game.player(seat).purse.priests >= game.priest_cap(seat);
    let player = game.player_mut(seat);
    player.priests_due -= 1;
    player.purse.priests += u8::from(!lost);
    if S::ON {
        sink.event(Event::PriestKept { seat, lost });
    }
}
