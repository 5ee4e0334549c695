//! What goes wrong inside a database, before it is known which one it was.

use super::StoreError;

/// Why a piece of work failed; `E` is what this kind of database says.
#[derive(Debug)]
pub(super) enum Fault<E> {
    /// The database or the way to it said so.
    Sql(E),
    /// Rows do not fit together.
    Missing(&'static str),
    /// It is not the database's fault.
    Store(StoreError),
}

impl<E> From<StoreError> for Fault<E> {
    fn from(error: StoreError) -> Self {
        Fault::Store(error)
    }
}

/// An error of a kind of database, which knows what it means for a store.
pub(super) trait Explained {
    /// The error as people should read it.
    fn explained(self, place: String) -> StoreError;
}

impl<E: Explained> From<E> for Fault<E> {
    fn from(error: E) -> Self {
        Fault::Sql(error)
    }
}

impl<E: Explained> Fault<E> {
    /// The error as people should read it.
    pub(super) fn explain(self, place: &str) -> StoreError {
        let place = place.to_owned();
        match self {
            Fault::Store(error) => error,
            Fault::Missing(what) => StoreError::Corrupt { place, what: what.to_owned() },
            Fault::Sql(error) => error.explained(place),
        }
    }
}
