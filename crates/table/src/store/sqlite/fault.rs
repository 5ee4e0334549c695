//! What `SQLite` says, in words that tell what to do.

use rusqlite::{Error, ErrorCode};

use crate::store::StoreError;

/// Why a piece of work failed, before it is known which file it was.
#[derive(Debug)]
pub(super) enum Fault {
    /// The database said so.
    Sql(Error),
    /// Rows do not fit together.
    Missing(&'static str),
    /// It is not the database's fault.
    Store(StoreError),
}

impl From<Error> for Fault {
    fn from(error: Error) -> Self {
        Fault::Sql(error)
    }
}

impl From<StoreError> for Fault {
    fn from(error: StoreError) -> Self {
        Fault::Store(error)
    }
}

impl Fault {
    /// Whether the database refused because somebody else holds it.
    pub(super) fn is_busy(&self) -> bool {
        let Fault::Sql(error) = self else { return false };
        matches!(error.sqlite_error_code(), Some(ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked))
    }

    /// The error as people should read it.
    pub(super) fn explain(self, place: &str) -> StoreError {
        let place = place.to_owned();
        let error = match self {
            Fault::Store(error) => return error,
            Fault::Missing(what) => return StoreError::Corrupt { place, what: what.to_owned() },
            Fault::Sql(error) => error,
        };
        let why = error.to_string();
        if matches!(error, Error::NulError(_) | Error::InvalidPath(_)) {
            return StoreError::Open { place, why };
        }
        match error.sqlite_error_code() {
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
