//! A board: its hexes, their names, and the ways between them.

mod read;

use std::fmt;

use arrayvec::ArrayVec;
use kernel::{Grid, Hex, Hexes};

use super::Terrain;

/// The number of a board: its place in the box.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub struct MapId(pub u8);

impl MapId {
    /// The board of the base game.
    pub const BASE: MapId = MapId(0);

    /// Its place in [`super::Kit::maps`].
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// Places for bridges that a board can have.
pub const MOST_BRIDGES: usize = 40;
/// The longest way that shipping goes: the last level of any track, and one lent by a card.
pub const MOST_SHIPPING: u8 = 6;
const LEVELS: usize = MOST_SHIPPING as usize + 1;

/// A board.
#[derive(Clone, PartialEq, Eq)]
pub struct Map {
    /// Its name in options and files.
    pub key: String,
    /// Its name for people.
    pub title: String,
    /// Its name in game records.
    pub record_id: String,
    /// Whether the publisher made it.
    pub official: bool,
    /// Its hexes in reading order.
    pub grid: Grid,
    /// The terrain of each hex.
    pub terrain: Vec<Terrain>,
    /// The name of each hex: `E7`, or `r12` for a river.
    pub names: Vec<String>,
    /// The hexes that can carry structures.
    pub land: Hexes,
    /// The river hexes, which carry none.
    pub river: Hexes,
    /// The first and last hex of each row, and both outer rows.
    pub edge: Hexes,
    /// Places for bridges: two land hexes with nothing but river between them.
    pub bridges: ArrayVec<(Hex, Hex), MOST_BRIDGES>,
    /// For each hex, which of them end there.
    bridge_bits: Vec<u64>,
    rows: Vec<u8>,
    shipping: Vec<[Hexes; LEVELS]>,
    within: Vec<[Hexes; LEVELS]>,
}

impl Map {
    /// The hexes that share an edge with this one.
    #[inline]
    pub fn adjacent(&self, hex: Hex) -> Hexes {
        self.grid.neighbours(hex)
    }

    /// The land hexes that a ship of this level reaches from this land hex: over 1 to `level` river hexes, and nothing
    /// but river. Levels above 6 reach no further than 6. From a river hex there is none.
    #[inline]
    pub fn shipping(&self, level: u8, hex: Hex) -> Hexes {
        self.shipping[hex.index()][level.min(MOST_SHIPPING) as usize]
    }

    /// The hexes at most so far away, 0 to 6, whatever lies between; the hex itself is among them.
    #[inline]
    pub fn within(&self, distance: u8, hex: Hex) -> Hexes {
        self.within[hex.index()][distance.min(MOST_SHIPPING) as usize]
    }

    /// The printed terrain of a hex.
    #[inline]
    pub fn terrain_at(&self, hex: Hex) -> Terrain {
        self.terrain[hex.index()]
    }

    /// The hexes on which this terrain is printed.
    pub fn printed(&self, terrain: Terrain) -> Hexes {
        self.grid.all().iter().filter(|hex| self.terrain_at(*hex) == terrain).collect()
    }

    /// The hex of this name, upper or lower case.
    pub fn find(&self, name: &str) -> Option<Hex> {
        self.names.iter().position(|known| known.eq_ignore_ascii_case(name)).map(|at| Hex(at as u8))
    }

    /// The name of a hex.
    #[inline]
    pub fn name(&self, hex: Hex) -> &str {
        &self.names[hex.index()]
    }

    /// The row of a hex, 0 for the top.
    #[inline]
    pub fn row(&self, hex: Hex) -> u8 {
        self.rows[hex.index()]
    }

    /// How many hexes there are.
    #[inline]
    pub fn hexes(&self) -> usize {
        self.grid.len()
    }

    /// The place for a bridge between two hexes, by its number in [`Map::bridges`].
    #[inline]
    pub fn bridge_between(&self, a: Hex, b: Hex) -> Option<u8> {
        if a == b {
            return None;
        }
        let both = self.bridge_bits[a.index()] & self.bridge_bits[b.index()];
        if both == 0 { None } else { Some(both.trailing_zeros() as u8) }
    }

    /// The places for a bridge that end on this hex, one bit for each number in [`Map::bridges`].
    #[inline]
    pub fn bridges_at(&self, hex: Hex) -> u64 {
        self.bridge_bits[hex.index()]
    }
}

/// Its name only: the tables are large.
impl fmt::Debug for Map {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Map").field(&self.key).finish()
    }
}
