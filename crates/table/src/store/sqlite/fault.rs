//! What `SQLite` says, in words that tell what to do.

use rusqlite::{Error, ErrorCode};

use crate::store::StoreError;
use crate::store::fault::{self, Explained};

/// Why a piece of work failed, before it is known which file it was.
pub(super) type Fault = fault::Fault<Error>;

impl Fault {
    /// Whether the database refused because somebody else holds it.
    pub(super) fn is_busy(&self) -> bool {
        let Fault::Sql(error) = self else { return false };
        matches!(error.sqlite_error_code(), Some(ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked))
    }
}

impl Explained for Error {
    fn explained(self, place: String) -> StoreError {
        let why = self.to_string();
        if matches!(self, Error::NulError(_) | Error::InvalidPath(_)) {
            return StoreError::Open { place, why };
        }
        match self.sqlite_error_code() {
            Some(ErrorCode::CannotOpen) => StoreError::Open { place, why },
            Some(
                ErrorCode::ReadOnly
                | ErrorCode::PermissionDenied
                | ErrorCode::AuthorizationForStatementDenied,
            ) => StoreError::ReadOnly { place },
            Some(ErrorCode::DiskFull) => StoreError::DiskFull { place },
            Some(ErrorCode::SystemIoFailure) => StoreError::Disk { place, why },
            Some(ErrorCode::NotADatabase) => StoreError::NoDatabase { place },
            Some(ErrorCode::DatabaseCorrupt) => StoreError::Corrupt { place, what: why },
            Some(ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked) => StoreError::Busy { place },
            // A column of another type than ours, or no such table: somebody changed the file by hand.
            None | Some(ErrorCode::Unknown | ErrorCode::TypeMismatch | ErrorCode::ConstraintViolation) => {
                StoreError::Corrupt { place, what: why }
            }
            Some(_) => StoreError::Refused { place, why },
        }
    }
}
