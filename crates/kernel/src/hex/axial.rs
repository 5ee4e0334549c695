//! Axial coordinates.

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

    /// Steps from here to there, as the crow flies; 255 for more.
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
        let steps = (q.abs() + r.abs() + (q + r).abs()) / 2;
        if steps > 255 { u8::MAX } else { steps as u8 }
    }
}
