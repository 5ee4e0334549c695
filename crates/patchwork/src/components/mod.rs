//! What lies on the table: read from `data/*.toml` once, checked when read.

mod kit;
pub mod outline;
mod pack;
mod snug;
mod time_board;

pub use kit::{Card, CardFilter, Kit, Patch, PatchId};
pub use outline::{FreeRuns, Outline};
pub use snug::{Framed, Snug};
pub use time_board::{FINAL, LeatherMarks, TimeBoard};

/// Patches in the ring at the start.
pub const PATCHES: usize = 33;
/// Most cards a deck of somebody's own can have.
pub const MOST_CARDS: usize = 24;
/// Cards put unseen into the discard pile at the start.
pub const ASIDE: u8 = 2;
