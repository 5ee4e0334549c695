//! The companion's answers: one object at the start, and one for each line.

use serde::Serialize;
use words::{Said, Words};

use crate::{Asked, Happening, RealTable, Told};

/// A line was accepted, or asked for something.
#[derive(Serialize)]
#[serde(bound(serialize = ""))]
pub struct Accepted<G: RealTable> {
    ok: bool,
    /// What it waits for now.
    waiting: Asked<G::Waiting>,
    /// What came of the line; of the bots' last turn where that is asked for.
    events: Vec<Happening<G::Happened>>,
    /// What to do with one's hands.
    instruction: Option<G::Instruction>,
    /// The reasons of the bots' turn.
    trail: Option<G::Trail>,
    /// The table as it is known.
    state: G::Table,
    /// How many things stand that were said.
    version: usize,
    /// What was asked for.
    #[serde(flatten)]
    more: Option<More<G>>,
}

/// What is said besides, by what the line was.
#[derive(Serialize)]
#[serde(bound(serialize = ""), rename_all = "snake_case")]
pub enum More<G: RealTable> {
    /// What came of the other parts of a line with several.
    Earlier(Vec<Happening<G::Happened>>),
    /// A line was taken back.
    Undone {
        /// The line.
        line: String,
        /// Whether something hidden had become known.
        revealed: bool,
    },
    /// A line was done again.
    Redone {
        /// The line.
        line: String,
    },
    /// Whether there is a turn of the bots to explain.
    Why(bool),
    /// A part of the table, as lines of text.
    Shown(Vec<String>),
    /// The points, in words.
    Score(Vec<String>),
    /// What is known or taken for granted.
    Assumptions(Vec<G::Assumption>),
    /// What was said so far.
    History(Vec<Line>),
    /// The commands, as lines of text.
    Help(Vec<String>),
    /// Where it is saved.
    Save(String),
    /// The talk has ended.
    Quit(bool),
}

/// Something that was said before.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Line {
    /// The number of the line, from 1.
    pub number: usize,
    /// As it was said.
    pub line: String,
    /// What came of it.
    pub text: String,
}

/// A line did nothing.
#[derive(Serialize)]
#[serde(bound(serialize = ""))]
pub struct Refused<G: RealTable> {
    ok: bool,
    /// What is wrong.
    error: String,
    /// What can be said.
    expected: String,
    /// What it waits for.
    waiting: Asked<G::Waiting>,
    /// How many things stand that were said.
    version: usize,
}

impl<G: RealTable> Accepted<G> {
    /// The answer of a table at this version.
    pub fn new(
        words: &Words,
        game: &G,
        version: usize,
        said: Option<Said<'_, G>>,
        more: Option<More<G>>,
    ) -> Self {
        let (events, instruction, trail) = match said.map(|said| G::came_of(words, said)) {
            Some(Told { events, instruction, trail }) => (events, Some(instruction), trail),
            None => (Vec::new(), None, None),
        };
        let (waiting, state) = (Asked::of(words, game), G::known_table(game));
        Accepted { ok: true, waiting, events, instruction, trail, state, version, more }
    }
}

impl<G: RealTable> Refused<G> {
    /// The answer of a table at this version.
    pub fn new(words: &Words, game: &G, version: usize, error: String, expected: String) -> Self {
        Refused { ok: false, error, expected, waiting: Asked::of(words, game), version }
    }
}
