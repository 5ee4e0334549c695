//! A table as the API shows it.

use kernel::{Legal as _, Options as _, Session};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use words::{Arg, Words};

use crate::history::{Count, Decided};
use crate::record::Mismatch;
use crate::{Named, Text, Wire};

/// What a list shows of a table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Info {
    /// Its id.
    pub id: String,
    /// What people call it.
    pub name: String,
    /// The game's name.
    pub game: String,
    /// When it was made, in seconds since 1970.
    pub created: u64,
    /// When something last happened, in seconds since 1970.
    pub updated: u64,
    /// The version, which every change makes grow.
    pub version: u64,
    /// A [`Summary`](crate::Summary), as it was when it was written.
    pub summary: Value,
}

/// Tables, the last played first.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct List {
    /// The tables.
    pub tables: Vec<Info>,
    /// How many were asked for.
    pub limit: u32,
    /// How many tables were skipped.
    pub offset: u32,
    /// Whether some tables cannot be read: a part of the database is damaged.
    pub damaged: bool,
}

/// A table with everything that a program needs to play.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Table<State> {
    /// What a list shows.
    #[serde(flatten)]
    pub info: Info,
    /// The seed that all chance comes from.
    pub seed: u64,
    /// The settings, as text.
    pub options: Named<String>,
    /// The names of the packs.
    pub packs: Vec<String>,
    /// The position: after so many decisions.
    pub at: usize,
    /// How many decisions there are, undone ones included.
    pub decisions: usize,
    /// Whether there is a decision to undo.
    pub can_undo: bool,
    /// Whether there is one to redo.
    pub can_redo: bool,
    /// How many actions are legal.
    pub legal: Count,
    /// The position, in the game's own form.
    pub state: State,
    /// After a change: the decisions that it brought.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub news: Option<Vec<Decided>>,
    /// After a record was brought: where it and the rules differ. The game goes up to there.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub differs: Option<Mismatch>,
    /// Where the game was played on by other rules than this program's. The table stands before that decision, and waits
    /// for a rewind: to there, or to an earlier one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub other_rules: Option<OtherRules>,
}

/// A decision that was made by another edition of the rules, and cannot be repeated by this one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct OtherRules {
    /// Its number, from 1.
    pub decision: usize,
    /// The edition of the rules that the save names.
    pub edition: u16,
    /// The edition of the rules that this program plays.
    pub known: u16,
    /// Why the rules refuse it now; without it, it is legal and leads to another position.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub why: Option<String>,
}

impl OtherRules {
    /// Which decision it is, and what the rules make of it now.
    pub fn said(&self, words: &Words) -> String {
        let id = if self.why.is_some() { "differs-refused" } else { "differs-elsewhere" };
        let number = |number: usize| Arg::Number(number as i64);
        let args = [
            ("number", number(self.decision)),
            ("edition", number(self.edition.into())),
            ("known", number(self.known.into())),
        ];
        words.say(id, &args)
    }
}

impl<State> Table<State> {
    /// A table as it stands.
    pub fn of<G: Wire<State = State>>(info: Info, session: &Session<G>) -> Self {
        let setup = session.setup();
        Table {
            info,
            seed: setup.seed.0,
            options: setup.options.pairs().collect(),
            packs: setup.packs.iter().map(|pack| pack.name.clone()).collect(),
            at: session.at(),
            decisions: session.len(),
            can_undo: session.undo_target().is_some(),
            can_redo: session.redo_target().is_some(),
            legal: Count { count: session.game().legal().count() },
            state: G::state(session),
            news: None,
            differs: None,
            other_rules: None,
        }
    }
}

/// A position by itself, outside of any store.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Position<State> {
    /// The game's name.
    pub game: Text,
    /// The seed that all chance comes from.
    pub seed: u64,
    /// After so many decisions.
    pub at: usize,
    /// The position, in the game's own form.
    #[serde(flatten)]
    pub state: State,
}

impl<State> Position<State> {
    /// The position of a game with its history.
    pub fn of<G: Wire<State = State>>(session: &Session<G>) -> Self {
        let (game, seed) = (G::NAME.into(), session.setup().seed.0);
        Position { game, seed, at: session.at(), state: G::state(session) }
    }
}
