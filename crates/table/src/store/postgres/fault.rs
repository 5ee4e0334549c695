//! What `PostgreSQL` says, in words that tell what to do.

use std::error::Error as _;

use postgres::error::SqlState;

use crate::store::StoreError;
use crate::store::fault::{self, Explained};

/// Why a piece of work failed, before it is known which server it was.
pub(super) type Fault = fault::Fault<postgres::Error>;

/// The reason as a sentence. A server's message or a system's: neither repeats the password.
pub(super) fn reason(error: &postgres::Error) -> String {
    if let Some(error) = error.as_db_error() {
        return error.message().to_owned();
    }
    error.source().map_or_else(|| error.to_string(), ToString::to_string)
}

impl Fault {
    /// Whether the connection is of no use any more.
    pub(super) fn is_lost(&self) -> bool {
        let Fault::Sql(error) = self else { return false };
        match error.code() {
            Some(code) => is_shutdown(code),
            None => {
                error.is_closed() || error.source().is_some_and(<dyn std::error::Error>::is::<std::io::Error>)
            }
        }
    }
}

impl Explained for postgres::Error {
    fn explained(self, place: String) -> StoreError {
        let why = reason(&self);
        let Some(code) = self.code() else { return StoreError::Refused { place, why } };
        if *code == SqlState::DISK_FULL {
            StoreError::DiskFull { place }
        } else if [SqlState::READ_ONLY_SQL_TRANSACTION, SqlState::INSUFFICIENT_PRIVILEGE].contains(code) {
            StoreError::ReadOnly { place }
        } else if [SqlState::LOCK_NOT_AVAILABLE, SqlState::QUERY_CANCELED].contains(code) {
            StoreError::Busy { place }
        } else if code.code().starts_with("XX")
            || [SqlState::UNDEFINED_TABLE, SqlState::UNDEFINED_COLUMN].contains(code)
        {
            StoreError::Corrupt { place, what: why }
        } else {
            StoreError::Refused { place, why }
        }
    }
}

/// The server goes down, comes up, or has ended this connection.
fn is_shutdown(code: &SqlState) -> bool {
    [SqlState::ADMIN_SHUTDOWN, SqlState::CRASH_SHUTDOWN, SqlState::CANNOT_CONNECT_NOW].contains(code)
}
