//! Nomads: three dwellings at the start; the sandstorm turns a neighbouring hex into desert.

use kernel::{Hex, Hexes, Seat, Sink};

use crate::rules::event::Event;
use crate::state::TerraMystica;

/// Free hexes that share an edge with an own structure: no bridge, no shipping.
pub(crate) fn storm(game: &TerraMystica, seat: Seat) -> Hexes {
    let mut near = Hexes::EMPTY;
    for hex in game.player(seat).all() {
        near |= game.map.adjacent(hex);
    }
    let home = game.player(seat).home;
    let blows = |hex: Hex| game.terrain(hex).is_basic() && game.terrain(hex) != home;
    ((near & game.map.land) - game.occupied).filter(blows)
}

pub(crate) fn blow<S: Sink<Event>>(game: &mut TerraMystica, seat: Seat, hex: Hex, sink: &mut S) {
    let (from, to) = (game.terrain(hex), game.player(seat).home);
    game.turn.storm = false;
    game.terrain[hex.index()] = to;
    game.turn.ready.insert(hex);
    if S::ON {
        sink.event(Event::Terraformed { seat, hex, from, to, spades: 0, bought: 0 });
    }
}
