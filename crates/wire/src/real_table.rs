//! What a companion at a real table brings besides its state.

use kernel::Legal as _;
use serde::{Deserialize, Serialize};
use words::{Asks, Beside, Said, Words};

use crate::Wire;

/// A game that is followed at a real table.
pub trait RealTable: Wire + Beside {
    /// What it waits for.
    type Waiting: Serialize;
    /// The table as it is known.
    type Table: Serialize;
    /// Something that happened.
    type Happening: Serialize;
    /// What to do with one's hands.
    type Instruction: Serialize;
    /// The reasons of a bot's turn.
    type Trail: Serialize;
    /// Something that is known or taken for granted.
    type Assumption: Serialize;

    /// What it waits for, the question in words, and everything that is likely to be said.
    fn waiting(words: &Words, game: &Self) -> Self::Waiting;

    /// The table as it is known.
    fn known_table(game: &Self) -> Self::Table;

    /// What came of something.
    fn came_of(words: &Words, said: Said<'_, Self>) -> Told<Self>;

    /// What is known or taken for granted.
    fn assumed(words: &Words, game: &Self) -> Vec<Self::Assumption>;
}

/// What came of something that was said.
pub struct Told<G: RealTable> {
    /// What happened.
    pub events: Vec<G::Happening>,
    /// What to do with one's hands.
    pub instruction: G::Instruction,
    /// The reasons, if a bot had any.
    pub trail: Option<G::Trail>,
}

/// What a companion waits for, with its question and its answers.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Asked<Kind> {
    /// The kind of answer, and what belongs to it.
    #[serde(flatten)]
    pub kind: Kind,
    /// The question in words.
    pub question: String,
    /// An example of an answer.
    pub say: String,
    /// What is likely to be said.
    pub legal: Vec<String>,
}

impl<Kind> Asked<Kind> {
    /// What a table waits for.
    pub(crate) fn of<G: Beside>(words: &Words, game: &G, kind: Kind) -> Self {
        let Asks { question, say } = game.waits(words);
        let legal = game.legal().iter().map(|action| game.write(action)).collect();
        Asked { kind, question, say, legal }
    }
}

/// Something that happened, with its sentence.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Happening<Happened> {
    /// What.
    #[serde(flatten)]
    pub happened: Happened,
    /// The sentence; `null` for what only programs want to know.
    pub text: Option<String>,
}

/// The last thing that was said, what came of it, and what to do with one's hands.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct LastSaid<Happening, Instruction, Reasons> {
    /// From 1.
    pub number: usize,
    /// As it was said.
    pub action: String,
    /// Who acted, at a table where both sides speak in turn.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by: Option<crate::summary::Side>,
    /// What came of it, in a line.
    pub line: String,
    /// Whether something hidden became known.
    pub revealed: bool,
    /// What happened.
    pub events: Vec<Happening>,
    /// What to do with one's hands.
    pub instruction: Instruction,
    /// Why: a `trail`, or `choices` where one turn has several.
    #[serde(flatten)]
    pub reasons: Reasons,
}
