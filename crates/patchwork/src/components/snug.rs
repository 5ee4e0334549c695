//! Where an outline lies snugly: with much of its border against covered squares and the rim of the board.
//!
//! The board stands in a frame, 11 squares wide, so that 121 bits hold it and a neighbour is a shift away, also at the
//! rim. The contacts of an outline are counted for all places at once: bit `i` of every slice belongs to place `i`,
//! and a neighbour is added to all places by one carry through the slices.

use super::outline::Outline;
use crate::squares::{SIDE, Square, Squares};

/// Squares along each side of the frame.
const FRAME: u8 = SIDE + 2;
/// From a place of an outline to the same square inside the frame.
const INSIDE: u8 = FRAME + 1;
/// Bits of a count.
const SLICES: usize = 7;
/// More neighbours than any printed patch has; further ones of a pack's giant are not counted, so that a count fits.
const MOST_NEIGHBOURS: usize = 40;
/// What a contact with a covered square counts, as a bit of the count; a contact with the rim counts one.
const COVERED_SLICE: usize = 1;

/// The covered squares of a board, in its frame.
#[derive(Clone, Copy, Debug)]
pub struct Framed(u128);

impl Framed {
    /// The board with these squares covered.
    #[inline]
    pub fn of(filled: Squares) -> Framed {
        const ROW: u128 = (1 << SIDE) - 1;
        let mut bits = 0;
        for row in 0..SIDE {
            bits |= (filled.0 >> (row * SIDE) & ROW) << (row * FRAME + INSIDE);
        }
        Framed(bits)
    }
}

/// The frame itself.
const RIM: u128 = {
    let mut inside = 0_u128;
    let mut row = 0;
    while row < SIDE {
        inside |= ((1 << SIDE) - 1) << (row * FRAME + INSIDE);
        row += 1;
    }
    ((1 << (FRAME as u32 * FRAME as u32)) - 1) & !inside
};

/// An outline's own squares, and those around it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Snug {
    /// Its places on an empty board.
    places: u128,
    /// How far the framed board is shifted to bring each of its squares to its place.
    cells: Box<[u8]>,
    /// The same for the squares around it.
    around: Box<[u8]>,
    /// Contacts with the rim at each place.
    rim: [u128; SLICES],
}

#[inline]
fn add(count: &mut [u128; SLICES], from: usize, mut carry: u128) {
    for slice in &mut count[from..] {
        let next = *slice & carry;
        *slice ^= carry;
        carry = next;
    }
}

/// The squares of a framed set: the top left of the outline's box at each place.
fn squares(mut places: u128) -> impl Iterator<Item = Square> {
    std::iter::from_fn(move || {
        let bit = places.trailing_zeros() as u8;
        places &= places.wrapping_sub(1);
        Square::at(bit / FRAME, bit % FRAME)
    })
}

impl Snug {
    pub(super) fn new(outline: &Outline) -> Snug {
        let cells: Vec<(u8, u8)> = outline.cells().iter().map(|cell| (cell.row(), cell.column())).collect();
        let shift = |row: u8, column: u8| INSIDE + row * FRAME + column;
        let has =
            |row: i16, column: i16| cells.iter().any(|&(r, c)| (i16::from(r), i16::from(c)) == (row, column));
        // A square with two sides against the outline counts twice: it is the border that is measured.
        let mut around = Vec::new();
        for &(row, column) in &cells {
            let (r, c) = (i16::from(row), i16::from(column));
            if !has(r - 1, c) {
                around.push(shift(row, column) - FRAME);
            }
            if !has(r, c - 1) {
                around.push(shift(row, column) - 1);
            }
            if !has(r, c + 1) {
                around.push(shift(row, column) + 1);
            }
            if !has(r + 1, c) {
                around.push(shift(row, column) + FRAME);
            }
        }
        around.truncate(MOST_NEIGHBOURS);
        let mut rim = [0; SLICES];
        for &shift in &around {
            add(&mut rim, 0, RIM >> shift);
        }
        let mut places = 0;
        for anchor in outline.anchors().iter() {
            places |= 1 << (anchor.row() * FRAME + anchor.column());
        }
        let cells = cells.into_iter().map(|(row, column)| shift(row, column)).collect();
        Snug { places, cells, around: around.into(), rim }
    }

    #[inline]
    fn free(&self, board: Framed) -> u128 {
        let mut blocked = 0;
        for &shift in &self.cells {
            blocked |= board.0 >> (shift & 127);
        }
        self.places & !blocked
    }

    /// How many places it has on a board.
    #[inline]
    pub fn room(&self, board: Framed) -> u32 {
        self.free(board).count_ones()
    }

    #[inline]
    fn counts(&self, board: Framed) -> [u128; SLICES] {
        let mut counts = self.rim;
        for &shift in &self.around {
            add(&mut counts, COVERED_SLICE, board.0 >> (shift & 127));
        }
        counts
    }

    /// Every place with how snug it is.
    pub fn all(&self, board: Framed) -> impl Iterator<Item = (u32, Square)> {
        let counts = self.counts(board);
        squares(self.free(board)).map(move |square| {
            let bit = square.row() * FRAME + square.column();
            let snug = (0..SLICES).map(|slice| ((counts[slice] >> bit & 1) as u32) << slice).sum();
            (snug, square)
        })
    }
}
