//! Witches: points for every town. Their action builds on any free forest.

use kernel::{Hexes, Seat, Sink};

use crate::components::Terrain;
use crate::rules::event::Event;
use crate::state::TerraMystica;

pub(crate) fn town<S: Sink<Event>>(game: &mut TerraMystica, seat: Seat, sink: &mut S) {
    let vp = game.faction(seat).powers.town_vp;
    game.score_faction(seat, u16::from(vp), sink);
}

/// Where the free dwelling may stand.
pub(crate) fn places(game: &TerraMystica, _seat: Seat) -> Hexes {
    (game.map.land - game.occupied).filter(|hex| game.terrain(hex) == Terrain::Forest)
}
