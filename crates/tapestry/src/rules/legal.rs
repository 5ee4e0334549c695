//! What is on offer.
//!
//! Long lists are sets of hexes and of places in the city, counted without being listed; the rest is a short list.

use arrayvec::ArrayVec;
use kernel::{Hexes, Legal, Seat};

use super::action::{Act, Action};
use crate::state::WIDE;

/// The short part of the list.
const MOST_SHORT: usize = 192;

/// The legal actions of one moment.
#[derive(Clone, Debug)]
pub struct TapestryLegal {
    seat: Seat,
    short: ArrayVec<Act, MOST_SHORT>,
    hexes: Hexes,
    spots: Option<[[u16; WIDE]; 4]>,
}

fn spot_count(spots: &[u16; WIDE]) -> u32 {
    // Four rows at a time: to count bits takes many steps, and a turn that is not on offer has none.
    let count = |rows: &[u16]| match rows.iter().fold(0, |all, row| all << 16 | u64::from(*row)) {
        0 => 0,
        all => all.count_ones(),
    };
    spots.chunks(4).map(count).sum()
}

impl Legal for TapestryLegal {
    type Action = Action;

    #[inline]
    fn count(&self) -> u32 {
        let spots = self.spots.as_ref().map_or(0, |turns| turns.iter().map(spot_count).sum());
        self.short.len() as u32 + self.hexes.len() + spots
    }

    #[inline]
    fn get(&self, index: u32) -> Option<Action> {
        self.act(index).map(|act| Action { seat: self.seat, act })
    }
}

impl TapestryLegal {
    pub(crate) fn new(seat: u8) -> Self {
        TapestryLegal { seat: Seat(seat), short: ArrayVec::new(), hexes: Hexes::EMPTY, spots: None }
    }

    #[inline]
    pub(crate) fn add(&mut self, act: Act) {
        // The bound holds for every list that the rules can make; a list can only get shorter by it, never panic.
        let _ = self.short.try_push(act);
    }

    pub(crate) fn add_hexes(&mut self, hexes: Hexes) {
        self.hexes |= hexes;
    }

    pub(crate) fn add_spots(&mut self, turn: usize, spots: [u16; WIDE]) {
        self.spots.get_or_insert([[0; WIDE]; 4])[turn] = spots;
    }

    /// The hexes on offer.
    pub fn hexes(&self) -> Hexes {
        self.hexes
    }

    /// How many there are, if it is none or one; two stand for any more, so that long lists are not counted.
    pub(crate) fn none_one_or_more(&self) -> u32 {
        let mut count = self.short.len() as u32 + self.hexes.len();
        for row in self.spots.as_ref().map_or(&[][..], |turns| turns.as_flattened()) {
            if count > 1 {
                break;
            }
            count += row.count_ones();
        }
        count.min(2)
    }

    /// Whether this is on offer.
    pub(crate) fn contains(&self, act: Act) -> bool {
        match act {
            Act::Hex(hex) => self.hexes.contains(hex) && hex.0 < 128,
            Act::Plot { x, y, turn } => self.spots.as_ref().is_some_and(|turns| {
                let row = turns.get(usize::from(turn)).and_then(|rows| rows.get(usize::from(y)));
                row.is_some_and(|row| x < 16 && row >> x & 1 == 1)
            }),
            _ => self.short.contains(&act),
        }
    }

    pub(crate) fn act(&self, index: u32) -> Option<Act> {
        if let Some(act) = self.short.get(index as usize) {
            return Some(*act);
        }
        let mut index = index - self.short.len() as u32;
        if let Some(hex) = self.hexes.nth(index) {
            return Some(Act::Hex(hex));
        }
        index -= self.hexes.len();
        for (turn, rows) in self.spots.as_ref()?.iter().enumerate() {
            for (y, row) in rows.iter().enumerate() {
                let here = row.count_ones();
                if index < here {
                    let mut row = *row;
                    for _ in 0..index {
                        row &= row - 1;
                    }
                    return Some(Act::Plot { x: row.trailing_zeros() as u8, y: y as u8, turn: turn as u8 });
                }
                index -= here;
            }
        }
        None
    }
}
