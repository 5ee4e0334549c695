//! Hex grids: cells by number, sets of cells as bits, and the way between them.
//!
//! A [`Grid`] is any list of at most 128 cells in axial coordinates. A [`Hex`] is a place in that list, a [`Hexes`] a set
//! of them. A grid whose cells are listed row by row from the left keeps them in *reading order*: then walking through
//! a set reads it like a page, and walking backwards reads it from the end.
//!
//! ```
//! use kernel::{Axial, Grid, Hexes};
//!
//! // Two rows of pointy-top hexes, the second half a hex to the right, in doubled coordinates.
//! let cells = [(0, 0), (2, 0), (4, 0), (1, 1), (3, 1)].map(|(x, y)| Axial::doubled(x, y));
//! let grid = Grid::new(&cells).unwrap();
//! let [first, second, third, fourth, _] = [0, 1, 2, 3, 4].map(kernel::Hex);
//! assert_eq!(grid.neighbours(second).iter().map(|hex| hex.0).collect::<Vec<_>>(), [0, 2, 3, 4]);
//! assert_eq!(grid.distance(first, third), 2);
//! // From the first to the third there is a way through the second alone.
//! assert_eq!(grid.crossing(first, third, Hexes::one(second)), Some(1));
//! assert_eq!(grid.crossing(first, third, Hexes::one(fourth)), None);
//! ```

use std::fmt;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Sub, SubAssign};

/// One cell of a [`Grid`], by its place in the grid's list.
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
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, PartialOrd, Ord)]
pub struct Hexes(pub u128);

impl Hexes {
    /// No cell.
    pub const EMPTY: Hexes = Hexes(0);

    /// This cell alone.
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
        let low = self.0 as u64;
        let in_low = low.count_ones();
        if n < in_low {
            return Some(Hex(nth_bit(low, n) as u8));
        }
        let high = (self.0 >> 64) as u64;
        if n - in_low < high.count_ones() { Some(Hex(64 + nth_bit(high, n - in_low) as u8)) } else { None }
    }

    /// The cells in ascending order; `.rev()` for the descending one.
    #[inline]
    pub const fn iter(self) -> HexIter {
        HexIter(self)
    }
}

/// The position of the `n`-th set bit, which must exist: halving the word finds it in six steps.
#[inline]
const fn nth_bit(mut word: u64, mut n: u32) -> u32 {
    let mut position = 0;
    let mut width = 32;
    while width > 0 {
        let here = (word & ((1 << width) - 1)).count_ones();
        if n >= here {
            n -= here;
            word >>= width;
            position += width;
        }
        width /= 2;
    }
    position
}

/// The cells of a set, one after the other, from either end.
#[derive(Clone, Debug)]
pub struct HexIter(Hexes);

impl Iterator for HexIter {
    type Item = Hex;

    #[inline]
    fn next(&mut self) -> Option<Hex> {
        let hex = self.0.first()?;
        self.0.0 &= self.0.0 - 1;
        Some(hex)
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

impl BitOr for Hexes {
    type Output = Hexes;
    #[inline]
    fn bitor(self, other: Hexes) -> Hexes {
        Hexes(self.0 | other.0)
    }
}

impl BitAnd for Hexes {
    type Output = Hexes;
    #[inline]
    fn bitand(self, other: Hexes) -> Hexes {
        Hexes(self.0 & other.0)
    }
}

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

/// The directions from a cell to its neighbours.
pub const DIRECTIONS: u8 = 6;

/// What each direction adds to `q` and `r`, clockwise.
const STEPS: [(i8, i8); DIRECTIONS as usize] = [(0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)];

/// A cell by its axial coordinates.
///
/// Directions count clockwise. With flat-topped hexes (`r` grows straight down) they are N, NE, SE, S, SW, NW; with
/// pointy-topped ones (`r` is the row) they are upper left, upper right, right, lower right, lower left, left.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord, Default)]
pub struct Axial {
    /// Grows to the right.
    pub q: i8,
    /// Grows downwards.
    pub r: i8,
}

impl Axial {
    /// The cell at these coordinates.
    #[inline]
    pub const fn new(q: i8, r: i8) -> Axial {
        Axial { q, r }
    }

    /// The cell of a pointy-top grid in doubled coordinates: `y` is the row, neighbours in a row are 2 apart in `x`,
    /// and `x + y` is even.
    #[inline]
    pub const fn doubled(x: i8, y: i8) -> Axial {
        Axial { q: (x - y) / 2, r: y }
    }

    /// The next cell in a direction, 0 to 5; further numbers go round again.
    ///
    /// ```
    /// use kernel::Axial;
    ///
    /// let home = Axial::new(3, -2);
    /// // Opposite directions undo each other.
    /// assert!((0..6).all(|direction| home.neighbour(direction).neighbour(direction + 3) == home));
    /// assert_eq!(home.neighbour(2), Axial::new(4, -2));
    /// ```
    #[inline]
    #[must_use]
    pub const fn neighbour(self, direction: u8) -> Axial {
        let (q, r) = STEPS[(direction % DIRECTIONS) as usize];
        Axial { q: self.q.wrapping_add(q), r: self.r.wrapping_add(r) }
    }

    /// Steps from here to there, as the crow flies.
    ///
    /// ```
    /// use kernel::Axial;
    ///
    /// assert_eq!(Axial::new(0, 0).distance(Axial::new(2, -1)), 2);
    /// assert_eq!(Axial::new(0, 0).distance(Axial::new(2, 1)), 3);
    /// ```
    #[inline]
    pub const fn distance(self, other: Axial) -> u8 {
        let q = self.q as i16 - other.q as i16;
        let r = self.r as i16 - other.r as i16;
        ((q.abs() + r.abs() + (q + r).abs()) / 2) as u8
    }
}

/// A list of cells that no [`Grid`] can be made of.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NoGrid {
    /// There are too many.
    #[error("a grid has at most 128 cells, not {0}")]
    TooLarge(usize),
    /// The same cell stands twice.
    #[error("the cell {}, {} stands twice", .0.q, .0.r)]
    Twice(Axial),
}

/// Cells and who touches whom: every question about two cells is a look into a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Grid {
    cells: Vec<Axial>,
    /// For each cell the next one in each direction.
    next: Vec<[Option<Hex>; DIRECTIONS as usize]>,
    neighbours: Vec<Hexes>,
    /// From each cell to each.
    distances: Vec<u8>,
}

impl Grid {
    /// A grid of these cells, numbered in this order.
    pub fn new(cells: &[Axial]) -> Result<Grid, NoGrid> {
        if cells.len() > MOST_CELLS {
            return Err(NoGrid::TooLarge(cells.len()));
        }
        let find = |wanted: Axial| cells.iter().position(|cell| *cell == wanted).map(|at| Hex(at as u8));
        let mut grid = Grid {
            cells: cells.to_vec(),
            next: Vec::with_capacity(cells.len()),
            neighbours: Vec::with_capacity(cells.len()),
            distances: Vec::with_capacity(cells.len() * cells.len()),
        };
        for (at, cell) in cells.iter().enumerate() {
            if find(*cell) != Some(Hex(at as u8)) {
                return Err(NoGrid::Twice(*cell));
            }
            let next = [0, 1, 2, 3, 4, 5].map(|direction| find(cell.neighbour(direction)));
            grid.next.push(next);
            grid.neighbours.push(next.into_iter().flatten().collect());
            grid.distances.extend(cells.iter().map(|other| cell.distance(*other)));
        }
        Ok(grid)
    }

    /// How many cells there are.
    #[inline]
    pub fn len(&self) -> usize {
        self.cells.len()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.cells.is_empty()
    }

    /// All cells.
    #[inline]
    pub fn all(&self) -> Hexes {
        Hexes::first_cells(self.len())
    }

    /// Where a cell is.
    ///
    /// # Panics
    /// Like every question about a cell: if the cell is not one of this grid.
    #[inline]
    pub fn at(&self, hex: Hex) -> Axial {
        self.cells[hex.index()]
    }

    /// The cell at these coordinates.
    pub fn find(&self, at: Axial) -> Option<Hex> {
        self.cells.iter().position(|cell| *cell == at).map(|at| Hex(at as u8))
    }

    /// The cells that share an edge with this one.
    #[inline]
    pub fn neighbours(&self, hex: Hex) -> Hexes {
        self.neighbours[hex.index()]
    }

    /// The next cell in a direction, 0 to 5; see [`Axial`].
    #[inline]
    pub fn neighbour(&self, hex: Hex, direction: u8) -> Option<Hex> {
        self.next[hex.index()][(direction % DIRECTIONS) as usize]
    }

    /// Steps from one cell to another, as the crow flies.
    #[inline]
    pub fn distance(&self, a: Hex, b: Hex) -> u8 {
        self.distances[a.index() * self.len() + b.index()]
    }

    /// The cells at most so far away, this one included.
    pub fn within(&self, hex: Hex, distance: u8) -> Hexes {
        self.all().iter().filter(|other| self.distance(hex, *other) <= distance).collect()
    }

    /// The cells that share an edge with any of these; some of these may be among them.
    #[inline]
    pub fn around(&self, cells: Hexes) -> Hexes {
        cells.iter().fold(Hexes::EMPTY, |all, hex| all | self.neighbours(hex))
    }

    /// The cells of `inside` that can be reached from `start` over edges without leaving `inside`.
    ///
    /// ```
    /// use kernel::{Axial, Grid, Hex, Hexes};
    ///
    /// let grid = Grid::new(&[0, 1, 2, 3].map(|q| Axial::new(q, 0))).unwrap();
    /// let inside = grid.all() - Hexes::one(Hex(2));
    /// assert!(grid.connected(Hexes::one(Hex(0)), inside).iter().map(|hex| hex.0).eq([0, 1]));
    /// ```
    #[inline]
    pub fn connected(&self, start: Hexes, inside: Hexes) -> Hexes {
        let mut reached = start & inside;
        let mut new = reached;
        while !new.is_empty() {
            new = (self.around(new) & inside) - reached;
            reached |= new;
        }
        reached
    }

    /// The cells of `through` in the order in which a flood from `from` fills them: first those next to it, then those
    /// one further, and so on.
    pub fn waves(&self, from: Hex, through: Hexes) -> impl Iterator<Item = Hexes> + '_ {
        let through = through - Hexes::one(from);
        let mut reached = Hexes::EMPTY;
        let mut wave = Hexes::one(from);
        std::iter::from_fn(move || {
            wave = (self.around(wave) & through) - reached;
            reached |= wave;
            (!wave.is_empty()).then_some(wave)
        })
    }

    /// How many cells of `through` lie on the shortest way from one cell to another that uses nothing else, and at
    /// least one of them; `None` without such a way. Sharing an edge is no way: it needs no cell between.
    pub fn crossing(&self, from: Hex, to: Hex, through: Hexes) -> Option<u8> {
        let shores = self.neighbours(to);
        let way = self.waves(from, through - Hexes::one(to)).position(|wave| wave.meets(shores));
        way.map(|waves| waves as u8 + 1)
    }
}
