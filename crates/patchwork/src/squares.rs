//! A set of squares of the 9x9 board, one bit each.

use std::fmt;
use std::ops::Not;
use std::str::FromStr;

/// Squares along each side of a board.
pub const SIDE: u8 = 9;
/// Squares of a board.
pub const COUNT: u8 = SIDE * SIDE;

/// One square: 0 is the top left, 8 the top right, 80 the bottom right. As text `a1` to `i9`, column then row.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub struct Square(u8);

impl Square {
    /// The top left square.
    pub const CORNER: Square = Square(0);

    /// The square in this row and column, from 0; `None` off the board.
    pub const fn at(row: u8, column: u8) -> Option<Square> {
        if row < SIDE && column < SIDE { Some(Square(row * SIDE + column)) } else { None }
    }
    /// The square of this number; `None` off the board.
    pub const fn new(index: u8) -> Option<Square> {
        if index < COUNT { Some(Square(index)) } else { None }
    }
    /// Its number.
    #[inline]
    pub const fn index(self) -> u8 {
        self.0
    }
    /// Its row, from 0.
    pub const fn row(self) -> u8 {
        self.0 / SIDE
    }
    /// Its column, from 0.
    pub const fn column(self) -> u8 {
        self.0 % SIDE
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", (b'a' + self.column()) as char, self.row() + 1)
    }
}

/// A text that names no square.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("a square is a column a to i and a row 1 to 9, like c4")]
pub struct NoSquare;

impl FromStr for Square {
    type Err = NoSquare;
    fn from_str(text: &str) -> Result<Self, NoSquare> {
        let &[column, row] = text.as_bytes() else { return Err(NoSquare) };
        let column = column.to_ascii_lowercase().wrapping_sub(b'a');
        Square::at(row.wrapping_sub(b'1'), column).ok_or(NoSquare)
    }
}

/// A set of squares.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Squares(pub(crate) u128);

const FIRST_COLUMN: u128 = {
    let mut bits = 0;
    let mut row = 0;
    while row < SIDE {
        bits |= 1 << (row * SIDE);
        row += 1;
    }
    bits
};
const LAST_COLUMN: u128 = FIRST_COLUMN << (SIDE - 1);

impl Squares {
    /// No square.
    pub const NONE: Squares = Squares(0);
    /// The whole board.
    pub const ALL: Squares = Squares((1 << COUNT) - 1);

    /// One bit for each square, the lowest for the top left.
    #[inline]
    pub const fn bits(self) -> u128 {
        self.0
    }
    /// How many squares there are.
    #[inline]
    pub const fn count(self) -> u32 {
        self.0.count_ones()
    }
    /// Whether there is none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }
    /// Whether this square is among them.
    #[inline]
    pub const fn has(self, square: Square) -> bool {
        self.0 >> square.0 & 1 == 1
    }
    /// Whether all of `other` are among them.
    #[inline]
    pub const fn has_all(self, other: Squares) -> bool {
        self.0 & other.0 == other.0
    }
    /// Whether any of `other` is among them.
    #[inline]
    pub const fn meets(self, other: Squares) -> bool {
        self.0 & other.0 != 0
    }
    /// A set of this square alone.
    #[inline]
    pub const fn only(square: Square) -> Squares {
        Squares(1 << square.0)
    }
    /// The block of `side` x `side` squares whose top left is at `row`, `column`.
    pub const fn block(row: u8, column: u8, side: u8) -> Squares {
        let line = ((1_u128 << side) - 1) << (row * SIDE + column);
        let mut bits = 0;
        let mut i = 0;
        while i < side {
            bits |= line << (i * SIDE);
            i += 1;
        }
        Squares(bits)
    }

    /// These squares and their neighbours by a side.
    #[inline]
    #[must_use]
    pub fn spread(self) -> Squares {
        let beside = (self.0 & !LAST_COLUMN) << 1 | (self.0 & !FIRST_COLUMN) >> 1;
        Squares((self.0 | beside | self.0 << SIDE | self.0 >> SIDE) & Squares::ALL.0)
    }

    /// How many borders there are between these squares and `other` ones.
    pub fn touching(self, other: Squares) -> u32 {
        // A square in the last column has no right neighbour; the next bit is the next row's first.
        let right = |a: u128, b: u128| ((a & !LAST_COLUMN) << 1 & b).count_ones();
        let down = |a: u128, b: u128| (a << SIDE & b).count_ones();
        right(self.0, other.0) + right(other.0, self.0) + down(self.0, other.0) + down(other.0, self.0)
    }

    /// The `n`-th square, from 0, in the order of their numbers; `None` if there are fewer.
    #[inline]
    pub fn nth(self, n: u32) -> Option<Square> {
        kernel::nth_bit(self.0, n).map(Square)
    }

    /// The squares in the order of their numbers.
    pub fn iter(self) -> impl Iterator<Item = Square> + Clone {
        let mut bits = self.0;
        std::iter::from_fn(move || {
            if bits == 0 {
                return None;
            }
            let square = Square(bits.trailing_zeros() as u8);
            bits &= bits - 1;
            Some(square)
        })
    }
}

kernel::joined_and_shared!(Squares);

/// The squares that are not among them.
impl Not for Squares {
    type Output = Squares;
    #[inline]
    fn not(self) -> Squares {
        Squares(!self.0 & Squares::ALL.0)
    }
}

impl FromIterator<Square> for Squares {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> Squares {
        squares.into_iter().fold(Squares::NONE, |all, square| all | Squares::only(square))
    }
}

/// As rows of `#` and `.`, so that a failing test shows the board.
impl fmt::Debug for Squares {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for row in 0..SIDE {
            f.write_str(if row == 0 { "" } else { "/" })?;
            for column in 0..SIDE {
                let filled = Square::at(row, column).is_some_and(|square| self.has(square));
                f.write_str(if filled { "#" } else { "." })?;
            }
        }
        Ok(())
    }
}
