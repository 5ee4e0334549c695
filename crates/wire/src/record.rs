//! A record of a game that was played elsewhere, as a game that can be kept.

use std::fmt;

use kernel::{Game, Setup};
use serde::{Deserialize, Serialize};

use crate::Text;

/// What a record comes to.
#[derive(Debug)]
pub struct Recorded<G: Game> {
    /// The name that the record gives the game; empty if it gives none.
    pub name: String,
    /// How the game began.
    pub setup: Setup<G>,
    /// The decisions, each with a remark for the save: what the record says there.
    pub decisions: Vec<(G::Action, String)>,
    /// Where the record and the rules differ for the first time: the decisions end there.
    pub mismatch: Option<Mismatch>,
}

/// Why a record cannot be read.
pub type Unreadable = Box<dyn std::error::Error + Send + Sync>;

/// A difference between a record and the rules.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Mismatch {
    /// The row's number; 0 for what the record says of the whole game.
    pub row: u32,
    /// Whose row it is.
    pub who: Text,
    /// The column that differs; `legal` if the rules refuse what was done.
    pub field: Text,
    /// What the record says.
    pub expected: String,
    /// What the rules give, or why they refuse.
    pub got: String,
}

impl Mismatch {
    /// Whether the rules refuse what the record has.
    pub fn is_refusal(&self) -> bool {
        self.field == "legal"
    }
}

impl fmt::Display for Mismatch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Mismatch { row, who, field, expected, got } = self;
        if self.is_refusal() {
            return write!(f, "row {row} differs: the rules refuse `{expected}` of {who}: {got}");
        }
        match row {
            0 => write!(
                f,
                "the end differs: the record has {field} {expected} for {who}, the rules give {got}"
            ),
            _ => write!(
                f,
                "row {row} differs: the record has {field} {expected} for {who}, the rules give {got}"
            ),
        }
    }
}
