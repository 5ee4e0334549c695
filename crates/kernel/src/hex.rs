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

mod axial;
mod grid;
mod set;

pub use axial::{Axial, DIRECTIONS};
pub use grid::{Grid, NoGrid};
pub use set::{Hex, HexIter, Hexes, MOST_CELLS};
