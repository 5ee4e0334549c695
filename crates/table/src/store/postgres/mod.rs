//! The server store: PostgreSQL. Not there yet.

use super::{SqliteStore, StoreError};

/// Tables in a PostgreSQL database.
#[derive(Debug)]
pub struct PostgresStore;

impl PostgresStore {
    /// Connects.
    pub fn open(_: &str) -> Result<SqliteStore, StoreError> {
        Err(StoreError::Url)
    }
}
