//! Colonialism: one resource for each land terrain of a tile that one controls. Rule: `card.colonialism`.

use kernel::Sink;

use crate::components::{Good, Goods, Terrain};
use crate::rules::action::Act;
use crate::rules::event::Event;
use crate::state::Tapestry;

const GAINS: [(Terrain, Good); 4] = [
    (Terrain::Mountain, Good::Worker),
    (Terrain::Grassland, Good::Culture),
    (Terrain::Forest, Good::Food),
    (Terrain::Desert, Good::Coin),
];

pub(super) fn answer<S: Sink<Event>>(game: &mut Tapestry, seat: u8, act: Act, sink: &mut S) {
    if let Act::Hex(hex) = act {
        let tile = game.sites[hex.index()].tile;
        let land = game.kit.tiles.get(usize::from(tile)).map_or(0, |tile| tile.land);
        let mut goods = Goods::NONE;
        for (terrain, good) in GAINS {
            if land >> terrain.index() & 1 == 1 {
                goods = goods.plus(Goods::of(good, 1));
            }
        }
        game.gain(seat, goods, sink);
    }
}
