//! Why a run cannot go on, and what to do.

use std::io;
use std::path::PathBuf;

use kernel::OptionError;

use super::Share;

/// Why a run stopped. What was written before stays, and the same command goes on from there.
#[derive(Debug, thiserror::Error)]
pub enum RunError {
    /// A file of the run cannot be used.
    #[error(
        "{path}: {error}; what was played is kept: make room or repair it, and run the same command again"
    )]
    File {
        /// The file.
        path: PathBuf,
        /// What the system says.
        error: io::Error,
    },
    /// Another process is at it.
    #[error("{0} is in use by another run; wait for it, or choose another folder with --out")]
    Busy(PathBuf),
    /// The rows that are there were made by a program that plays otherwise.
    #[error(
        "{path}: game {game} comes out differently now, so these rows are of another version of the rules; \
         move the folder away, or begin anew with --fresh"
    )]
    Changed {
        /// The rows.
        path: PathBuf,
        /// The game that was played again.
        game: u64,
    },
    /// Rows came that do not follow on those that are there.
    #[error(
        "rows of cell {}, games {} to {} do not fit here; run the same command again, with the same release everywhere",
        .0.cell, .0.from, .0.to
    )]
    Share(Share),
    /// A game cannot start.
    #[error(transparent)]
    Option(#[from] OptionError),
    /// The results cannot be written.
    #[error(
        "{path}: cannot write the results: {error}; the games are kept: make room and run the same command again"
    )]
    Results {
        /// The file.
        path: PathBuf,
        /// What went wrong.
        error: Box<dyn std::error::Error + Send + Sync>,
    },
}

impl RunError {
    pub(crate) fn file(path: &std::path::Path) -> impl FnOnce(io::Error) -> RunError {
        let path = path.to_owned();
        move |error| RunError::File { path, error }
    }
}
