//! A position for a terminal: rows of characters, each with a meaning that a view may colour.
//!
//! - [`grid`]: the rows
//! - [`quilt`]: a person's board, in small or large squares
//! - [`shape`]: one patch
//! - [`track`]: the time board
//!
//! Nothing is told by colour alone: every patch has its own letter, every mark its own sign.

pub mod grid;
pub mod quilt;
pub mod shape;
pub mod track;

pub use grid::{Grid, Ink};
pub use quilt::{Ghost, quilt, quilt_large, quilt_rows};
pub use shape::{letter, patch_large, patch_small, rows};
pub use track::{TrackView, track};

/// A button: printed on cloth, or an income mark.
pub const BUTTON: char = '◎';
/// A leather patch on the time board.
pub const LEATHER: char = '▣';
/// The marker that gives the Automa the special tile.
pub const MARKER: char = '★';
/// The first seat's token.
pub const DISC: char = '●';
/// The second seat's token.
pub const DIAMOND: char = '◆';
/// Legal, kept.
pub const TICK: char = '✓';
/// Illegal, fallen.
pub const CROSS: char = '✗';

/// The sign of a seat's token.
pub fn token(seat: kernel::Seat) -> char {
    if seat == patchwork::FIRST { DISC } else { DIAMOND }
}
