//! Isolationists: tokens that guard empty territories, points for one land. Rule: `civ.isolationists`.

use kernel::{Hex, Hexes, Sink};

use super::{At, Code};
use crate::components::Terrain;
use crate::rules::event::Event;
use crate::rules::points::PointsFrom;
use crate::state::{Context, ItemKind, Tapestry, Task};

/// Points for one to six territories.
const TABLE: [i16; 6] = [5, 10, 16, 23, 31, 40];

/// A token guards the territory that is spoken of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Guard;

impl Code for Guard {
    fn step<S: Sink<Event>>(self, game: &mut Tapestry, at: At, sink: &mut S) {
        let At { seat, context } = at;
        let Some(hex) = context.hex else { return };
        if let Some(slot) = game.civ_slot_mut(seat, context) {
            slot.left = slot.left.saturating_sub(1);
        }
        game.stand(seat, Hex(hex.get()), ItemKind::Token, false, sink);
        game.push(seat, Task::GainAny(1), Context::default());
    }

    fn possible(self, game: &Tapestry, at: At) -> bool {
        game.civ_slot(at.seat, at.context).is_some_and(|(slot, _)| slot.left > 0)
    }
}

/// Whether a terrain goes on from a hex across one of its edges.
fn joined(game: &Tapestry, hex: Hex, direction: u8, terrain: Terrain) -> Option<Hex> {
    let neighbour = game.map.grid.neighbour(hex, direction)?;
    let (mine, theirs) = (game.corners(hex)?, game.corners(neighbour)?);
    let e = usize::from(direction);
    let first = mine[e] == terrain && theirs[(e + 4) % 6] == terrain;
    let second = mine[(e + 1) % 6] == terrain && theirs[(e + 3) % 6] == terrain;
    (first || second).then_some(neighbour)
}

/// The most controlled territories that one terrain joins.
fn largest(game: &Tapestry, seat: u8) -> u32 {
    let own = game.control[usize::from(seat)];
    let mut best = 0;
    for terrain in [Terrain::Desert, Terrain::Forest, Terrain::Grassland, Terrain::Mountain] {
        let with: Hexes = own.iter().filter(|hex| game.terrains(*hex) >> terrain.index() & 1 == 1).collect();
        let mut left = with;
        while let Some(start) = left.first() {
            let mut reached = Hexes::one(start);
            let mut new = reached;
            while let Some(hex) = new.first() {
                new.remove(hex);
                for direction in 0..6 {
                    if let Some(next) = joined(game, hex, direction, terrain)
                        && with.contains(next)
                        && !reached.contains(next)
                    {
                        reached.insert(next);
                        new.insert(next);
                    }
                }
            }
            best = best.max(reached.len());
            left -= reached;
        }
    }
    best
}

/// Points for the largest land.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Score;

impl Code for Score {
    fn step<S: Sink<Event>>(self, game: &mut Tapestry, at: At, sink: &mut S) {
        if let Some(size) = (largest(game, at.seat).min(6) as usize).checked_sub(1) {
            game.score_points(at.seat, TABLE[size], PointsFrom::Civilizations, sink);
        }
    }
}
