//! What can go wrong at a table.

use crate::journal::{Difference, JournalError};
use crate::store::{StoreError, TableId};
use kernel::game::NotationError;
use kernel::{Game, SetupError};

/// Why something at a table was not done; the table is as it was.
#[derive(Debug, thiserror::Error)]
pub enum TableError {
    /// There is no such table.
    #[error("there is no table {0}; it may have been deleted")]
    NotFound(TableId),
    /// Somebody else was first.
    #[error("the table has gone on: it is at version {current} now; look at it again before you decide")]
    Conflict {
        /// The version that the table has.
        current: u64,
    },
    /// It is a table of another game.
    #[error("this is a table of `{found}`, not of `{wanted}`")]
    OtherGame {
        /// The game that was found.
        found: String,
        /// The game that was expected.
        wanted: &'static str,
    },
    /// The game cannot be started.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// The journal cannot be used.
    #[error(transparent)]
    Journal(JournalError),
    /// It was played by other rules, and stands where this program's do not lead.
    #[error("{0}")]
    Differs(Box<Difference>),
    /// Nothing is left to undo.
    #[error("there is nothing to undo")]
    NothingToUndo,
    /// Nothing is left to redo.
    #[error("there is nothing to redo")]
    NothingToRedo,
    /// There are not so many decisions.
    #[error("there is no decision {count}; there are {len}")]
    NoSuchDecision {
        /// The number of decisions that was asked for.
        count: usize,
        /// How many decisions there are.
        len: usize,
    },
    /// The store failed.
    #[error(transparent)]
    Store(StoreError),
}

/// Why a decision was not taken; the table is as it was. What was refused keeps its type, and comes with the position
/// that it was meant for: whoever knows the game can explain it, in any language.
#[derive(Debug, thiserror::Error)]
pub enum PlayError<G: Game> {
    /// The rules forbid the action; the engine's sentence says why and what would be legal.
    #[error("{illegal}")]
    Illegal {
        /// The position.
        before: Box<G>,
        /// Why the rules refuse it.
        illegal: G::Illegal,
    },
    /// A text that is no action.
    #[error("{error}")]
    Notation {
        /// The position.
        before: Box<G>,
        /// What was expected.
        error: NotationError,
    },
    /// Something else about the table.
    #[error(transparent)]
    Table(#[from] TableError),
}

impl From<StoreError> for TableError {
    fn from(error: StoreError) -> Self {
        match error {
            StoreError::NotFound(id) => TableError::NotFound(id),
            StoreError::Conflict { current } => TableError::Conflict { current },
            error => TableError::Store(error),
        }
    }
}

impl From<JournalError> for TableError {
    fn from(error: JournalError) -> Self {
        match error {
            JournalError::OtherGame { found, wanted } => TableError::OtherGame { found, wanted },
            error => TableError::Journal(error),
        }
    }
}
