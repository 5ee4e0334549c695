//! One game for people.
//!
//! - [`journal`]: the save file as text: options + seed + decisions, readable by a person
//! - [`bundle`]: many saves in one text
//! - [`mod@file`]: the journal on disk, written so that a killed process loses nothing acknowledged
//! - `store`: many tables in a database (an embedded file, or `PostgreSQL`) or in memory
//! - `tables`: tables of any game over a store: start, open, play, undo, export, import
//!
//! What needs a system is a feature, so that the rest runs in a browser, too: `files` for saves on disk, `stores` for the
//! databases; `tables` is what needs neither.

pub mod bundle;
#[cfg(feature = "files")]
pub mod file;
pub mod journal;
#[cfg(feature = "tables")]
pub mod store;
#[cfg(feature = "tables")]
pub mod tables;

#[cfg(feature = "files")]
pub use file::{SaveError, SavedSession};
pub use journal::{Header, JournalError};
#[cfg(feature = "tables")]
pub use store::{Store, StoreError, TableId, TableInfo};
#[cfg(feature = "tables")]
pub use tables::{Bots, Listed, Open, PlayError, TableError, Tables, To, Told};
