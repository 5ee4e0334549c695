//! What can be wrong.

use kernel::{OptionError, PackError};

use crate::difference::Difference;

/// A line that cannot be checked.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Unreadable {
    /// It is no JSON of this form.
    #[error("not a line of this file: {0}")]
    Json(String),
    /// A setting is wrong.
    #[error(transparent)]
    Option(#[from] OptionError),
    /// The position cannot be.
    #[error("{0}")]
    Position(String),
    /// The game has no such file.
    #[error("there are no such vectors of {0}")]
    NotTold(&'static str),
    /// A header line of a ledger is missing or wrong.
    #[error("the ledger does not say `#{0}` as it should; see vectors/README.md")]
    Header(&'static str),
    /// A row of a ledger has another number of cells than there are columns.
    #[error("expected {expected} cells with tabs between them, found {found}")]
    Cells {
        /// As many as there are columns.
        expected: usize,
        /// Cells in the row.
        found: usize,
    },
    /// The policy of a game is unknown.
    #[error("there is no policy `{0}`; there are: first, random")]
    Policy(String),
    /// A line is longer than any of ours.
    #[error("the line has more than {0} bytes")]
    LongLine(usize),
    /// A file has more lines than any of ours.
    #[error("the file has more than {0} lines; only those were checked")]
    ManyLines(usize),
    /// A file is larger than any of ours.
    #[error("the file has more than {0} bytes")]
    Large(usize),
    /// No vector has this name.
    #[error("no vectors are called so; see vectors/README.md for the names")]
    Unknown,
    /// Vectors that should be there.
    #[error("the file is missing; `automa vectors make FOLDER` writes it")]
    Missing,
}

/// Why vectors cannot be made: a fault of ours.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum MakeError {
    /// A way to play is none.
    #[error(transparent)]
    Option(#[from] OptionError),
    /// The components cannot be read.
    #[error(transparent)]
    Pack(#[from] PackError),
    /// A position that was told cannot be read.
    #[error("{place}: {why}")]
    Unreadable {
        /// Game, way and seed.
        place: String,
        /// What is wrong.
        why: Unreadable,
    },
    /// The bot decides otherwise where its position is told than it did in the game.
    #[error("{place}: what is told of the table does not lead to the same decision: {difference}")]
    Twin {
        /// Game, way and seed.
        place: String,
        /// The first difference.
        difference: Difference,
    },
    /// A game cannot go on.
    #[error("{place}: {why}")]
    Stuck {
        /// Game, way and seed.
        place: String,
        /// The reason why it cannot go on.
        why: String,
    },
}
