//! A position for a terminal: rows of characters, each with a meaning that a view may colour.
//!
//! - [`grid`]: the rows; [`shade`]: colours
//! - a folder for each game
//!
//! Nothing is told by colour alone: every piece has its own letter, every mark its own sign.

pub mod grid;
pub mod patchwork;
pub mod shade;
pub mod tapestry;
pub mod terra_mystica;

pub use grid::{Grid, Ink};
