//! Colonialism: one resource for each land terrain of a tile that one controls. Rule: `card.colonialism`.

use kernel::Sink;

use super::{At, Code};
use crate::components::{Good, Goods, Terrain};
use crate::rules::action::{Act, Waiting};
use crate::rules::event::Event;
use crate::rules::legal::TapestryLegal;
use crate::state::Tapestry;

const GAINS: [(Terrain, Good); 4] = [
    (Terrain::Mountain, Good::Worker),
    (Terrain::Grassland, Good::Culture),
    (Terrain::Forest, Good::Food),
    (Terrain::Desert, Good::Coin),
];

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Colonialism;

impl Code for Colonialism {
    fn asks(self) -> Option<Waiting> {
        Some(Waiting::Hex)
    }

    fn offer(self, game: &Tapestry, at: At, offer: &mut TapestryLegal) {
        offer.add_hexes(game.controlled_tiles(at.seat));
    }

    fn answer<S: Sink<Event>>(self, game: &mut Tapestry, at: At, act: Act, sink: &mut S) {
        let Act::Hex(hex) = act else { return };
        let land = game.terrains(hex);
        let mut goods = Goods::NONE;
        for (terrain, good) in GAINS {
            if land >> terrain.index() & 1 == 1 {
                goods = goods.plus(Goods::of(good, 1));
            }
        }
        game.gain(at.seat, goods, sink);
    }

    fn possible(self, game: &Tapestry, at: At) -> bool {
        !game.controlled_tiles(at.seat).is_empty()
    }
}
