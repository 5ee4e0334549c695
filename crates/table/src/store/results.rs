//! Results of games that have ended: rows of their own, so that a record needs to replay nothing and outlives its tables.
//!
//! The result of a table has the table's id. It is written together with the decision that ends the game and taken back together
//! with the one that undoes it; what a person wrote about the game stays meanwhile.

use super::{LimitError, StoreError, TableId, limits};

/// The result of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameResult {
    /// The id of its table, or one of its own if it came from elsewhere.
    pub id: TableId,
    /// Its game.
    pub game: String,
    /// When it ended, in seconds since 1970.
    pub ended: u64,
    /// How it ended: a small JSON text.
    pub text: String,
    /// What a person wrote about it.
    pub comment: String,
}

/// A result that comes from elsewhere.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewResult {
    /// Its id, if it has one already; what is there under that id stays as it is.
    pub id: Option<TableId>,
    /// Its game.
    pub game: String,
    /// When it ended, in seconds since 1970.
    pub ended: u64,
    /// How it ended.
    pub text: String,
    /// What a person wrote about it.
    pub comment: String,
}

/// What is kept of a table's result when the table is deleted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Leaves<'a> {
    /// The result that the table has, if it has one.
    #[default]
    Result,
    /// No result: it is forgotten with the table.
    Nothing,
    /// This result in the place of any other, because the game was given up.
    GivenUp(&'a str),
}

/// A place that keeps results; a part of every [`Store`](super::Store).
pub trait Results {
    /// Results, the latest first: `limit` of them after the first `offset`.
    fn results(&self, limit: u32, offset: u32) -> Result<Vec<GameResult>, StoreError>;

    /// The result with this id.
    fn result(&self, id: &TableId) -> Result<GameResult, StoreError>;

    /// Adds results that are not there yet, all or none. Says how many that were.
    fn add_results(&self, new: Vec<NewResult>) -> Result<usize, StoreError>;

    /// Writes something about a game that has ended.
    fn comment(&self, id: &TableId, comment: &str) -> Result<(), StoreError>;

    /// Forgets a result; its table stays, and counts again when it is played on to another end.
    fn forget_result(&self, id: &TableId) -> Result<(), StoreError>;
}

impl NewResult {
    /// Checks every part.
    pub(super) fn checked(self) -> Result<NewResult, LimitError> {
        limits::game(&self.game)?;
        limits::result(&self.text)?;
        limits::comment(&self.comment)?;
        if self.text.is_empty() || self.ended > LATEST {
            return Err(LimitError::Result);
        }
        Ok(self)
    }
}

/// The last second of the year 9999.
const LATEST: u64 = 253_402_300_799;
