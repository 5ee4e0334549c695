//! What can be wrong with an experiment, and what to write instead.

use games::NoGame;
use kernel::{OptionError, PackError};
use players::{NoPlayer, PlayerName};

/// An experiment that cannot be run: file, line, what is wrong, and what to do.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{file}, line {line}: {wrong}")]
pub struct ExperimentError {
    /// The file.
    pub file: String,
    /// The line, from 1.
    pub line: usize,
    /// What is wrong there.
    pub wrong: Wrong,
}

/// What is wrong with an experiment.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[allow(missing_docs, reason = "the messages say it")]
pub enum Wrong {
    #[error("{0}; see docs/lab.md for what an experiment may say")]
    Toml(String),
    #[error("{0}")]
    Game(#[from] NoGame),
    #[error("games = {0} makes no sense; write a number from 1 to {most}", most = super::MOST_GAMES)]
    Games(u64),
    #[error("an empty list; name at least one value")]
    Empty,
    #[error("`{0}` stands twice in the list; take one out")]
    Twice(String),
    #[error("{cells} cells are too many; shorten the lists until there are at most {most}", most = super::MOST_CELLS)]
    Cells { cells: usize },
    #[error("{0}")]
    Player(#[from] NoPlayer),
    #[error(
        "{0} thinks for as long as the clock says, so no row of it could be made again; write iterations=N"
    )]
    Clock(PlayerName),
    #[error("{0}")]
    Option(#[from] OptionError),
    #[error("these settings do not go together ({cell}): {error}")]
    Together { cell: String, error: OptionError },
    #[error("cannot read the pack {path}: {why}; the path is looked up beside the experiment")]
    NoPack { path: String, why: String },
    #[error("{0}")]
    Pack(#[from] PackError),
    #[error("`until` needs win_rate (as 0.01) or score (as 0.5), greater than 0")]
    Until,
    #[error("at_most = {at_most} is less than games = {games}; make it greater, or leave `until` out")]
    AtMost { at_most: u64, games: u64 },
    #[error("the seeds run past the end; write a seed of at most {most}", most = u64::MAX / 2)]
    Seed,
}
