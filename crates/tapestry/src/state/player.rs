//! A player: mat, city, cards, civilizations.

use arrayvec::ArrayVec;

use super::{MOST_CIVS, MOST_LAID, NONE, Pile, WIDE};
use crate::components::Goods;

/// A token on a track.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Token {
    /// The track by number; [`NONE`] if it is not in the game.
    pub track: u8,
    /// 0 to 12.
    pub space: u8,
}

/// What lies on a plot.
pub mod plot {
    /// Nothing lies there.
    pub const OPEN: u8 = 0;
    /// An income building is its number plus this.
    pub const BUILDING: u8 = 1;
    /// A token that fills the plot.
    pub const TOKEN: u8 = 5;
    /// A landmark is its number plus this.
    pub const LANDMARK: u8 = 8;
}

/// A capital city.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct City {
    /// The mat.
    pub mat: u8,
    /// What lies on each plot, row by row.
    pub plots: [u8; 81],
    /// Impassable plots by row, a bit for each column.
    pub impassable: [u16; 9],
    /// What is covered, margin included: by row, a bit for each column.
    pub taken: [u16; WIDE],
    /// Completed districts, as bits.
    pub districts: u16,
    /// Landmarks that hang over the edge, as bits.
    pub overhanging: u64,
    /// Landmarks in the city, as bits.
    pub landmarks: u64,
}

impl Default for City {
    fn default() -> Self {
        City {
            mat: NONE,
            plots: [plot::OPEN; 81],
            impassable: [0; 9],
            taken: [0; WIDE],
            districts: 0,
            overhanging: 0,
            landmarks: 0,
        }
    }
}

/// A hex of the Islanders' mat.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Island {
    /// The territory tile there; [`NONE`] for none.
    pub tile: u8,
    /// How the tile is turned, in sixths.
    pub turn: u8,
}

impl Default for Island {
    fn default() -> Self {
        Island { tile: NONE, turn: 0 }
    }
}

/// A civilization of a player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct CivSlot {
    /// The civilization's number in the box.
    pub civ: u8,
    /// Tokens on its places; [`NONE`] for none.
    pub tokens: [u8; 4],
    /// Places used, exposed or filled, as bits.
    pub used: u32,
    /// Tokens moved in this turn, as bits.
    pub moved: u8,
    /// Tokens left, or any number that the mat counts.
    pub left: u8,
    /// Anything else that the mat remembers.
    pub memory: u32,
}

/// The this-era card that is active.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Era {
    /// The kind of card whose abilities hold; [`NONE`] for none.
    pub kind: u8,
    /// The opponent that was chosen.
    pub target: u8,
    /// The track that was chosen.
    pub track: u8,
}

impl Default for Era {
    fn default() -> Self {
        Era { kind: NONE, target: NONE, track: NONE }
    }
}

/// A landmark on a tech card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Laid {
    /// The card.
    pub tech: u8,
    /// The landmark.
    pub landmark: u8,
}

/// A player.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Player {
    /// Points scored so far.
    pub vp: i16,
    /// How much of each resource is left.
    pub goods: Goods,
    /// Tokens on the tracks; number i began on track i.
    pub tokens: [Token; 5],
    /// Whether a token left the technology track at its end.
    pub tech_done: bool,
    /// Buildings on the income mat: for each track the covered spaces as bits.
    pub covered: [u8; 4],
    /// Buildings reserved for income turn 5.
    pub reserved: [u8; 4],
    /// Buildings in the city, or where they count as such.
    pub in_city: [u8; 4],
    /// Outposts in supply.
    pub outposts: u8,
    /// Territory tiles in supply, as bits.
    pub tiles: u64,
    /// Space tiles in supply, as bits.
    pub spaces: u32,
    /// Space tiles explored, as bits.
    pub explored: u32,
    /// Tech cards in the bottom, middle and top row, as bits.
    pub techs: [u64; 3],
    /// Tech cards that are flipped.
    pub flipped: u64,
    /// Tech cards that may not be upgraded again this turn.
    pub locked: u64,
    /// Tech cards with a landmark on them.
    pub tech_landmarks: u64,
    /// Which landmark lies on which tech card.
    pub laid: ArrayVec<Laid, MOST_LAID>,
    /// Tapestry cards in hand, as bits.
    pub hand: u128,
    /// The visible card of each tapestry slot.
    pub slots: [u8; 4],
    /// Cards under others on the mat, as bits.
    pub under: u128,
    /// Cards on the mat that nobody has seen, as bits.
    pub face_down: u128,
    /// Cards on the mat, covered or not, whose right charm is still to come, as bits.
    pub charms: u128,
    /// The active this-era card.
    pub era: Era,
    /// The city.
    pub city: City,
    /// Landmarks owned, as bits.
    pub landmarks: u64,
    /// Achievements earned, as bits.
    pub achievements: u8,
    /// Income turns begun.
    pub income_turns: u8,
    /// Whether the game is over for this player.
    pub done: bool,
    /// The civilizations that the player has.
    pub civs: ArrayVec<CivSlot, MOST_CIVS>,
    /// Spaces activated in this turn: for each track as bits.
    pub activated: [u16; 5],
    /// The starting territory.
    pub capital: u8,
    /// The track that opponents may not advance on; [`NONE`] for none.
    pub blocks: u8,
    /// Own turns until that ends.
    pub blocks_for: u8,
    /// Whether a charmed card was played.
    pub charmed: bool,
    /// Masterpieces, as bits.
    pub masterpieces: u32,
    /// Masterpieces flipped, as bits.
    pub spent_pieces: u32,
    /// Landmark cards, as bits.
    pub landmark_cards: u32,
    /// Landmarks that wait on a civilization mat, as bits.
    pub waiting: u64,
    /// Tapestry cards under a civilization mat (Merfolk), as bits.
    pub submerged: u128,
    /// The hexes of the Islanders' mat, clockwise from the north.
    pub islands: [Island; 6],
    /// Inspiration tiles placed, as bits.
    pub inspired: u8,
    /// The mats that may be chosen at the start.
    pub draft: Draft,
    /// What holds: see `Flag`.
    pub flags: u64,
    /// A private tapestry deck (Mystics).
    pub private: Pile<64>,
    /// Its discards.
    pub private_discard: Pile<64>,
}

impl Player {
    /// A tech card goes away, and the landmark on it is lost.
    pub(crate) fn lose_laid(&mut self, tech: u8) {
        self.tech_landmarks &= !(1 << tech);
        if let Some(at) = self.laid.iter().position(|laid| laid.tech == tech) {
            self.landmarks &= !(1 << self.laid.remove(at).landmark);
        }
    }
}

/// What a player may choose from at the start.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Draft {
    /// The civilizations dealt, of which one is kept.
    pub civs: [u8; 4],
    /// City mats.
    pub cities: [u8; 3],
}

impl Default for Draft {
    fn default() -> Self {
        Draft { civs: [NONE; 4], cities: [NONE; 3] }
    }
}
