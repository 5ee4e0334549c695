//! Patchwork, for two people or for one against the Automa.
//!
//! - [`components`]: patches, time board and cards, read from `data/*.toml` and checked
//! - [`squares`]: the 9x9 board as bits
//! - [`options`]: the settings of a game
//! - [`state`]: the position
//! - [`rules`]: what is legal and what follows
//! - [`automa`]: the artificial opponent
//! - [`companion`]: the same Automa for a table that people describe, once or for a whole game
//! - [`notation`]: actions as text, both ways
//! - [`rulebook`]: the names of the rules, and the book behind them
//! - [`scenario`]: a position by hand, for tests and examples

pub mod automa;
pub mod companion;
pub mod components;
pub mod notation;
pub mod options;
pub mod rulebook;
pub mod rules;
pub mod scenario;
pub mod squares;
pub mod state;
mod studied;

pub use automa::{Candidate, Turn};
pub use components::{Card, CardFilter, Kit, Outline, Patch, PatchId};
pub use options::{DeckName, Edition, LeatherReading, Level, Opponent, PatchworkOptions};
pub use rules::action::{Action, Decision, Obstacle, Offer};
pub use rules::event::{Event, TileReason};
pub use rules::illegal::Illegal;
pub use rules::legal::PatchworkLegal;
pub use squares::{SIDE, Square, Squares};
pub use state::Patchwork;

/// The person who plays first, or the only one.
pub const FIRST: kernel::Seat = kernel::Seat(0);
/// The other person, or the Automa.
pub const SECOND: kernel::Seat = kernel::Seat(1);
