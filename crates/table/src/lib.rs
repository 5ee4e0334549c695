//! One game for people.
//!
//! - [`journal`]: the save file as text: options + seed + decisions, readable by a person
//! - [`mod@file`]: the journal on disk, written so that a killed process loses nothing acknowledged
//! - `store`: many tables in a database: an embedded file, or `PostgreSQL`
//! - `tables`: tables of any game over a store: start, open, play, undo, export, import
//!
//! The last two are the feature `stores`, which is on unless somebody wants no more than the journal.

pub mod file;
pub mod journal;
#[cfg(feature = "stores")]
pub mod store;
#[cfg(feature = "stores")]
pub mod tables;

pub use file::{SaveError, SavedSession};
pub use journal::{Header, JournalError};
#[cfg(feature = "stores")]
pub use store::{Store, StoreError, TableId, TableInfo};
#[cfg(feature = "stores")]
pub use tables::{Bots, Listed, Open, PlayError, TableError, Tables, To};
