//! One game for people.
//!
//! - [`session`]: a game with its history: play, undo, redo, rewind to any turn
//! - [`journal`]: the save file as text: options + seed + decisions, readable by a person
//! - [`file`]: the journal on disk, written so that a killed process loses nothing acknowledged

pub mod file;
pub mod journal;
pub mod session;

pub use file::{SaveError, SavedSession};
pub use journal::{Header, JournalError};
pub use session::{Entry, Session, Setup};
