//! What goes through the door, as JSON.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use table::store::{Change, Kept, KeptResult};

/// A table as the browser's database keeps it; its lines lie beside it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Row {
    /// Its id.
    pub id: String,
    /// What people call it.
    pub name: String,
    /// Its game.
    pub game: String,
    /// When it was made, in milliseconds since 1970.
    pub created: i64,
    /// When it was last played, in milliseconds since 1970.
    pub updated: i64,
    /// How many lines it has.
    pub version: u64,
    /// What the home page says about it.
    pub summary: String,
    /// The head of its journal.
    pub head: String,
}

/// A table with its lines, as it is filled in when the program starts.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Filled {
    /// The table.
    pub row: Row,
    /// Its lines.
    pub lines: Vec<String>,
    /// What is kept beside it, by name.
    #[serde(default)]
    pub notes: BTreeMap<String, String>,
}

impl Filled {
    /// As the store takes it; `None` where the id is none.
    pub fn taken(self) -> Option<(Kept, Vec<String>, BTreeMap<String, String>)> {
        let Row { id, name, game, created, updated, summary, head, .. } = self.row;
        let id = id.parse().ok()?;
        Some((Kept { id, name, game, created, updated, summary, head }, self.lines, self.notes))
    }
}

/// A result as the browser's database keeps it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ResultRow {
    /// The id of its table, or one of its own.
    pub id: String,
    /// Its game.
    pub game: String,
    /// When it ended, in milliseconds since 1970.
    pub ended: i64,
    /// How it ended; empty while it is taken back.
    pub text: String,
    /// What a person wrote about it.
    pub comment: String,
}

impl ResultRow {
    /// As the store takes it; `None` where the id is none.
    pub fn taken(self) -> Option<KeptResult> {
        let ResultRow { id, game, ended, text, comment } = self;
        Some(KeptResult { id: id.parse().ok()?, game, ended, text, comment })
    }
}

/// What has to be written down before an answer is given.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Written {
    /// A table as it is now.
    Put {
        /// The table.
        row: Row,
        /// How many lines were written down before; nothing for a new table.
        had: Option<u64>,
        /// The lines behind them.
        lines: Vec<String>,
    },
    /// A text beside a table; an empty one is removed.
    Noted {
        /// The table's id.
        id: String,
        /// The name of the note.
        name: String,
        /// The note.
        text: String,
    },
    /// A table that is no more.
    Gone {
        /// Its id.
        id: String,
    },
    /// A result that is new or has changed.
    Result {
        /// The result.
        row: ResultRow,
    },
    /// A result that is no more.
    Forgotten {
        /// Its id.
        id: String,
    },
}

impl From<Change> for Written {
    fn from(change: Change) -> Written {
        match change {
            Change::Noted { id, name, text } => Written::Noted { id: id.to_string(), name, text },
            Change::Gone(id) => Written::Gone { id: id.to_string() },
            Change::Forgotten(id) => Written::Forgotten { id: id.to_string() },
            Change::Result(KeptResult { id, game, ended, text, comment }) => {
                Written::Result { row: ResultRow { id: id.to_string(), game, ended, text, comment } }
            }
            Change::Put { kept, had, lines } => {
                let version = had.unwrap_or(0) + lines.len() as u64;
                let Kept { id, name, game, created, updated, summary, head } = kept;
                let id = id.to_string();
                Written::Put {
                    row: Row { id, name, game, created, updated, version, summary, head },
                    had,
                    lines,
                }
            }
        }
    }
}

/// A request, without its body.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct Asked {
    /// `GET`, `POST` and so on.
    pub method: String,
    /// The path from the root of the app, with what stands behind `?`.
    pub path: String,
    /// Its headers, those first that the browser would send.
    pub headers: Vec<(String, String)>,
}

/// An answer, without its body.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Answered {
    /// The status.
    pub status: u16,
    /// Its headers.
    pub headers: Vec<(String, String)>,
    /// What has to be written down first.
    pub changes: Vec<Written>,
}
