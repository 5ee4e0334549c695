//! A grid: its cells, and the ways between them.

use std::fmt;

use super::{Axial, DIRECTIONS, Hex, Hexes, MOST_CELLS};

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
#[derive(Clone, PartialEq, Eq)]
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

    /// All cells of the grid.
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

    /// The cells at most 0, 1, 2 ... steps away: [`within`](Self::within) for every distance at once.
    pub fn levels<const LEVELS: usize>(&self, hex: Hex) -> [Hexes; LEVELS] {
        let mut levels = [Hexes::EMPTY; LEVELS];
        for other in self.all() {
            if let Some(level) = levels.get_mut(usize::from(self.distance(hex, other))) {
                level.insert(other);
            }
        }
        for level in 1..LEVELS {
            levels[level] |= levels[level - 1];
        }
        levels
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

/// The number of its cells only: the tables are large.
impl fmt::Debug for Grid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Grid").field("cells", &self.len()).finish_non_exhaustive()
    }
}
