//! One game for people.
//!
//! - [`journal`]: the save file as text: options + seed + decisions, readable by a person
//! - [`mod@file`]: the journal on disk, written so that a killed process loses nothing acknowledged
//! - [`store`]: many tables in a database: an embedded file, or `PostgreSQL`
//! - [`tables`]: tables of any game over a store: start, open, play, undo, export, import

pub mod file;
pub mod journal;
pub mod store;
pub mod tables;

pub use file::{SaveError, SavedSession};
pub use journal::{Header, JournalError};
pub use store::{Store, StoreError, TableId, TableInfo};
pub use tables::{Bots, Listed, Open, TableError, Tables, To};
