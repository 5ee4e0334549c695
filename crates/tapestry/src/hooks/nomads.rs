//! Nomads: buildings on the map. Rule: `civ.nomads`.

use kernel::{Hex, Hexes, Sink};

use super::{At, Code};
use crate::components::Building;
use crate::rules::action::{Act, Waiting};
use crate::rules::event::Event;
use crate::rules::legal::TapestryLegal;
use crate::state::{Context, ItemKind, Tapestry, Task};

/// Own territories with exactly one thing on them, and empty ones next to an own territory.
fn places(game: &Tapestry, seat: u8) -> Hexes {
    let own = game.control[usize::from(seat)];
    let single = own.iter().filter(|hex| game.sites[hex.index()].items.len() == 1);
    let near = game.map.grid.around(own) & game.explored;
    let empty = near.iter().filter(|hex| game.sites[hex.index()].items.is_empty());
    single.chain(empty).collect()
}

pub(super) fn offer_place(game: &Tapestry, seat: u8, offer: &mut TapestryLegal) {
    offer.add_hexes(places(game, seat));
}

pub(super) fn place<S: Sink<Event>>(game: &mut Tapestry, seat: u8, hex: Hex, sink: &mut S) {
    let own = game.control[usize::from(seat)].contains(hex);
    game.stand(seat, hex, ItemKind::Building, false, sink);
    if own {
        game.push(seat, Task::GainAny(1), Context::default());
    }
}

/// Gained later: a building of the kind that one has least of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Least;

impl Code for Least {
    fn asks(self) -> Option<Waiting> {
        Some(Waiting::Building)
    }

    fn offer(self, game: &Tapestry, at: At, offer: &mut TapestryLegal) {
        let seat = at.seat;
        let least = Building::ALL.iter().map(|building| game.buildings(seat, *building)).min().unwrap_or(0);
        for building in Building::ALL {
            let left = game.player(seat).covered[building.index()] != 0;
            if left && game.buildings(seat, *building) == least {
                offer.add(Act::Building(*building));
            }
        }
    }

    fn answer<S: Sink<Event>>(self, game: &mut Tapestry, at: At, act: Act, sink: &mut S) {
        if let Act::Building(building) = act {
            game.gain_building(at.seat, building, false, sink);
        }
    }
}
