//! Islanders: six hexes of their own around a printed one. Rule: `civ.islanders`.
//!
//! A tile on place `i` lies in direction `i` of the middle, 0 the north, clockwise. Its edge towards the middle is
//! `i + 3`, towards the next place `i + 2`, towards the one before `i + 4`; the other three lie outside.

use kernel::Sink;

use super::{At, Code};
use crate::components::{Flag, Terrain};
use crate::effects_bits as bits;
use crate::rules::action::{Act, Waiting};
use crate::rules::event::Event;
use crate::rules::legal::TapestryLegal;
use crate::state::{Context, HexNo, Island, NONE, Tapestry, TileNo};

/// Tiles that may be laid when the mat comes late.
const LATE: u8 = 4;

fn corners(game: &Tapestry, seat: u8, at: u8) -> Option<[Terrain; 6]> {
    let Island { tile, turn } = game.player(seat).islands[usize::from(at % 6)];
    (tile != NONE).then(|| game.kit.tiles[usize::from(tile)].corners[usize::from(turn)])
}

/// Points for a tile of these corners: one for each edge with a terrain in common.
pub(crate) fn matches(game: &Tapestry, seat: u8, at: u8, mine: [Terrain; 6]) -> u8 {
    let place = usize::from(at);
    let corner = |n: usize| mine[n % 6];
    let mat = game.civ_with(seat, Flag::Islands).map(|civ| game.mat(game.player(seat).civs[civ].civ));
    let middle = mat.filter(|mat| mat.middle.len() == 12).is_some_and(|mat| {
        // The second half of the middle's edge meets the first corner of ours, and the other way round.
        corner(place + 3) == mat.middle[place * 2 + 1] || corner(place + 4) == mat.middle[place * 2]
    });
    let beside = |other: u8, edge: usize| {
        corners(game, seat, other).is_some_and(|theirs| {
            corner(edge) == theirs[(edge + 4) % 6] || corner(edge + 1) == theirs[(edge + 3) % 6]
        })
    };
    u8::from(middle) + u8::from(beside(at + 1, place + 2)) + u8::from(beside(at + 5, place + 4))
}

/// Tiles with nothing but water on their three outer edges.
pub(crate) fn outer_water(game: &Tapestry, seat: u8) -> i16 {
    let dry = |at: u8| {
        let water =
            |corners: [Terrain; 6]| (0..4).all(|n| corners[(usize::from(at) + 5 + n) % 6] == Terrain::Water);
        corners(game, seat, at).is_some_and(water)
    };
    (0..6).filter(|at| dry(*at)).count() as i16
}

/// Gained later: up to four tiles, without benefit; each with its place and how it lies.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Lay {
    Tile {
        /// Nothing was laid yet.
        laid: Option<u8>,
    },
    Place {
        tile: TileNo,
        laid: u8,
    },
    Turn {
        tile: TileNo,
        laid: u8,
        place: u8,
    },
}

impl Code for Lay {
    fn asks(self) -> Option<Waiting> {
        Some(match self {
            Lay::Tile { .. } => Waiting::Tile,
            Lay::Place { .. } => Waiting::Node,
            Lay::Turn { .. } => Waiting::Rotation,
        })
    }

    fn offer(self, game: &Tapestry, at: At, offer: &mut TapestryLegal) {
        let player = game.player(at.seat);
        match self {
            Lay::Tile { laid } => {
                if laid.is_none_or(|laid| laid < LATE) {
                    bits(player.tiles).for_each(|tile| offer.add(Act::Tile(tile)));
                }
                offer.add(Act::Done);
            }
            Lay::Place { .. } => {
                let free = (0..6).filter(|place| player.islands[usize::from(*place)].tile == NONE);
                free.for_each(|place| offer.add(Act::Node(place)));
            }
            Lay::Turn { tile, .. } => {
                let turns = game.kit.tiles[usize::from(tile.get())].turns;
                bits(u64::from(turns)).for_each(|turn| offer.add(Act::Turn(turn)));
            }
        }
    }

    fn answer<S: Sink<Event>>(self, game: &mut Tapestry, at: At, act: Act, _sink: &mut S) {
        match (self, act) {
            (Lay::Tile { laid }, Act::Tile(tile)) => {
                game.push_code(at, Lay::Place { tile: TileNo::of(tile), laid: laid.unwrap_or(0) });
            }
            (Lay::Place { tile, laid }, Act::Node(place)) => {
                // The place is what is spoken of from here on.
                let context = Context { hex: HexNo::new(place), ..at.context };
                game.push_code(At { context, ..at }, Lay::Turn { tile, laid, place });
            }
            (Lay::Turn { tile, laid, place }, Act::Turn(turn)) => {
                let player = game.player_mut(at.seat);
                player.tiles &= !(1 << tile.get());
                player.islands[usize::from(place)] = Island { tile: tile.get(), turn };
                game.push_code(at, Lay::Tile { laid: Some(laid + 1) });
            }
            _ => {}
        }
    }

    fn possible(self, game: &Tapestry, at: At) -> bool {
        game.player(at.seat).tiles != 0
    }
}
