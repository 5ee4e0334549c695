//! Cells, and sets of them as bits.

use std::fmt;
use std::ops::{BitAndAssign, BitOrAssign, Sub, SubAssign};

use crate::bits::nth_bit;
use crate::joined_and_shared;

/// One cell of a [`Grid`](super::Grid), by its place in the grid's list.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub struct Hex(pub u8);

impl Hex {
    /// Its place as an index of a table.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// Cells that a grid can have: one bit each in a [`Hexes`].
pub const MOST_CELLS: usize = 128;

/// A set of cells.
///
/// ```
/// use kernel::{Hex, Hexes};
///
/// let set: Hexes = [5, 90, 2].into_iter().map(Hex).collect();
/// assert_eq!(set.len(), 3);
/// assert_eq!(set.nth(1), Some(Hex(5)));
/// assert_eq!((set - Hexes::one(Hex(2))).first(), Some(Hex(5)));
/// assert!(set.iter().rev().map(|hex| hex.0).eq([90, 5, 2]));
/// assert!(set.filter(|hex| hex.0 > 2).iter().map(|hex| hex.0).eq([5, 90]));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, PartialOrd, Ord)]
pub struct Hexes(pub u128);

impl Hexes {
    /// The empty set.
    pub const EMPTY: Hexes = Hexes(0);

    /// The set of one cell.
    #[inline]
    pub const fn one(hex: Hex) -> Hexes {
        Hexes(1 << (hex.0 & 127))
    }

    /// The first `count` cells of a grid, at most 128.
    #[inline]
    pub const fn first_cells(count: usize) -> Hexes {
        if count >= MOST_CELLS { Hexes(u128::MAX) } else { Hexes((1 << count) - 1) }
    }

    /// Whether this cell is among them.
    #[inline]
    pub const fn contains(self, hex: Hex) -> bool {
        self.0 & Hexes::one(hex).0 != 0
    }

    /// Whether all of `other` are among them.
    #[inline]
    pub const fn contains_all(self, other: Hexes) -> bool {
        self.0 & other.0 == other.0
    }

    /// Whether any of `other` is among them.
    #[inline]
    pub const fn meets(self, other: Hexes) -> bool {
        self.0 & other.0 != 0
    }

    /// Puts a cell into the set.
    #[inline]
    pub const fn insert(&mut self, hex: Hex) {
        self.0 |= Hexes::one(hex).0;
    }

    /// Takes a cell out of the set.
    #[inline]
    pub const fn remove(&mut self, hex: Hex) {
        self.0 &= !Hexes::one(hex).0;
    }

    /// How many cells there are.
    #[inline]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether there is none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The first cell.
    #[inline]
    pub const fn first(self) -> Option<Hex> {
        if self.0 == 0 { None } else { Some(Hex(self.0.trailing_zeros() as u8)) }
    }

    /// The last cell.
    #[inline]
    pub const fn last(self) -> Option<Hex> {
        if self.0 == 0 { None } else { Some(Hex(127 - self.0.leading_zeros() as u8)) }
    }

    /// The `n`-th cell, from 0, in ascending order; `None` if there are fewer.
    #[inline]
    pub const fn nth(self, n: u32) -> Option<Hex> {
        match nth_bit(self.0, n) {
            Some(bit) => Some(Hex(bit)),
            None => None,
        }
    }

    /// Those for which this holds, looked at in ascending order. Quicker than to collect what an iterator lets through:
    /// each half is one word, and the bit that says where a cell is puts it into the new set.
    #[inline]
    #[must_use]
    pub fn filter(self, mut holds: impl FnMut(Hex) -> bool) -> Hexes {
        let mut half = |mut left: u64, from: u8| {
            let mut kept = 0;
            while left != 0 {
                let bit = left & left.wrapping_neg();
                if holds(Hex(from + left.trailing_zeros() as u8)) {
                    kept |= bit;
                }
                left ^= bit;
            }
            u128::from(kept)
        };
        Hexes(half(self.0 as u64, 0) | half((self.0 >> 64) as u64, 64) << 64)
    }

    /// The cells in ascending order; `.rev()` for the descending one.
    #[inline]
    pub const fn iter(self) -> HexIter {
        HexIter(self)
    }
}

/// The cells of a set, one after the other, from either end.
#[derive(Clone, Debug)]
pub struct HexIter(Hexes);

impl Iterator for HexIter {
    type Item = Hex;

    #[inline]
    fn next(&mut self) -> Option<Hex> {
        // By halves: there is no instruction that looks at 128 bits.
        let low = self.0.0 as u64;
        if low != 0 {
            self.0.0 ^= u128::from(low & low.wrapping_neg());
            return Some(Hex(low.trailing_zeros() as u8));
        }
        let high = (self.0.0 >> 64) as u64;
        if high == 0 {
            return None;
        }
        self.0.0 = u128::from(high & (high - 1)) << 64;
        Some(Hex(64 + high.trailing_zeros() as u8))
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = self.0.len() as usize;
        (left, Some(left))
    }
}

impl DoubleEndedIterator for HexIter {
    #[inline]
    fn next_back(&mut self) -> Option<Hex> {
        let hex = self.0.last()?;
        self.0.remove(hex);
        Some(hex)
    }
}

impl ExactSizeIterator for HexIter {}
impl std::iter::FusedIterator for HexIter {}

impl IntoIterator for Hexes {
    type Item = Hex;
    type IntoIter = HexIter;

    #[inline]
    fn into_iter(self) -> HexIter {
        self.iter()
    }
}

impl FromIterator<Hex> for Hexes {
    fn from_iter<I: IntoIterator<Item = Hex>>(hexes: I) -> Hexes {
        hexes.into_iter().fold(Hexes::EMPTY, |all, hex| all | Hexes::one(hex))
    }
}

impl From<Hex> for Hexes {
    #[inline]
    fn from(hex: Hex) -> Hexes {
        Hexes::one(hex)
    }
}

joined_and_shared!(Hexes);

/// Those that are not among the others.
impl Sub for Hexes {
    type Output = Hexes;
    #[inline]
    fn sub(self, other: Hexes) -> Hexes {
        Hexes(self.0 & !other.0)
    }
}

impl BitOrAssign for Hexes {
    #[inline]
    fn bitor_assign(&mut self, other: Hexes) {
        self.0 |= other.0;
    }
}

impl BitAndAssign for Hexes {
    #[inline]
    fn bitand_assign(&mut self, other: Hexes) {
        self.0 &= other.0;
    }
}

impl SubAssign for Hexes {
    #[inline]
    fn sub_assign(&mut self, other: Hexes) {
        self.0 &= !other.0;
    }
}

/// As a list of numbers, so that a failing test shows the cells.
impl fmt::Debug for Hexes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(|hex| hex.0)).finish()
    }
}
