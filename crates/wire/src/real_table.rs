//! What a companion at a real table brings, and what all of them are as JSON.

use kernel::{Entry, Legal as _, Session};
use serde::{Deserialize, Serialize};
use words::{Asks, Beside, InstructionOf, Said, Words};

use crate::figures::Figures;
use crate::history::last;
use crate::replay::{End, Known, Line};
use crate::summary::{Side, Summary};
use crate::{Wire, english};

/// A game that is followed at a real table.
pub trait RealTable: Beside {
    /// What it waits for.
    type Waiting: Serialize;
    /// The table as it is known.
    type Table: Serialize;
    /// Something that happened.
    type Happened: Serialize;
    /// What to do with one's hands.
    type Instruction: Serialize + From<InstructionOf<Self>>;
    /// The reasons of a bot's turn.
    type Trail: Serialize;
    /// The reasons as the state has them.
    type Reasons: Serialize;
    /// Something that is known or taken for granted.
    type Assumption: Serialize;

    /// Whether the state has what is taken for granted.
    const STATES_ASSUMPTIONS: bool = false;

    /// What it waits for.
    fn waiting(game: &Self) -> Self::Waiting;

    /// The table as it is known.
    fn known_table(game: &Self) -> Self::Table;

    /// Something that happened, with its sentence.
    fn happening(words: &Words, said: Said<'_, Self>, event: &Self::Event) -> Happening<Self::Happened>;

    /// The reasons, if a bot had any.
    fn trail(words: &Words, said: Said<'_, Self>) -> Option<Self::Trail>;

    /// The reasons as the state has them.
    fn reasons(words: &Words, said: Said<'_, Self>) -> Self::Reasons;

    /// Who acted, where that is told.
    fn by(action: Self::Action) -> Option<Side> {
        let _ = action;
        None
    }

    /// What is known or taken for granted.
    fn assumed(words: &Words, game: &Self) -> Vec<Self::Assumption>;

    /// A few facts for a list of tables.
    fn facts(game: &Self) -> Summary;

    /// Published figures that results can be held against, if there are some.
    fn measured_by() -> Option<&'static Figures> {
        None
    }

    /// What the first person has achieved in a game that is over.
    fn achieved(game: &Self) -> Vec<&'static str> {
        let _ = game;
        Vec::new()
    }

    /// What came of something.
    fn came_of(words: &Words, said: Said<'_, Self>) -> Told<Self> {
        Told {
            events: said.events.iter().map(|event| Self::happening(words, said, event)).collect(),
            instruction: Self::instruction(words, said).into(),
            trail: Self::trail(words, said),
        }
    }
}

/// What came of something that was said.
pub struct Told<G: RealTable> {
    /// What happened.
    pub events: Vec<Happening<G::Happened>>,
    /// What to do with one's hands.
    pub instruction: G::Instruction,
    /// The reasons, if a bot had any.
    pub trail: Option<G::Trail>,
}

/// Everything that a program needs to sit at a real table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct State<Table, Waiting, Assumption, Last> {
    /// The table as it is known.
    #[serde(flatten)]
    pub table: Table,
    /// What it waits for.
    pub waiting: Asked<Waiting>,
    /// What is taken for granted, at a table that says so.
    #[serde(default = "Option::default", skip_serializing_if = "Option::is_none")]
    pub assumptions: Option<Vec<Assumption>>,
    /// The last thing that was said.
    pub last: Option<Last>,
}

/// The last thing that was said at this kind of table.
type LastOf<G> =
    LastSaid<<G as RealTable>::Happened, <G as RealTable>::Instruction, <G as RealTable>::Reasons>;

impl<G: RealTable> Wire for G {
    type State = State<G::Table, G::Waiting, G::Assumption, LastOf<G>>;
    type Step = Line<G::Trail>;
    type End = End<Known<G::Table>>;

    fn state(session: &Session<G>) -> Self::State {
        let (words, game) = (english(), session.game());
        State {
            table: G::known_table(game),
            waiting: Asked::of(words, game),
            assumptions: G::STATES_ASSUMPTIONS.then(|| G::assumed(words, game)),
            last: last(session, |number, before, entry| {
                let said = Said { before, after: game, events: &entry.events };
                let Told { events, instruction, .. } = G::came_of(words, said);
                LastSaid {
                    number,
                    action: before.write(entry.action),
                    by: G::by(entry.action),
                    line: before.line(words, &entry.events),
                    revealed: entry.revealed,
                    events,
                    instruction,
                    reasons: G::reasons(words, said),
                }
            }),
        }
    }

    fn summary(session: &Session<G>) -> Summary {
        G::facts(session.game())
    }

    fn figures() -> Option<&'static Figures> {
        G::measured_by()
    }

    fn feats(game: &G) -> Vec<&'static str> {
        G::achieved(game)
    }

    fn step(number: usize, before: &G, entry: &Entry<G>, after: &G) -> Self::Step {
        Line::of(number, before, entry, after)
    }

    fn end(session: &Session<G>) -> Self::End {
        End::of(session, Known { state: G::known_table(session.game()) })
    }
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
    pub(crate) fn of<G: RealTable<Waiting = Kind>>(words: &Words, game: &G) -> Self {
        let Asks { question, say } = game.waits(words);
        let legal = game.legal().iter().map(|action| game.write(action)).collect();
        Asked { kind: G::waiting(game), question, say, legal }
    }
}

/// Something that happened, with its sentence.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Happening<Happened> {
    /// What happened.
    #[serde(flatten)]
    pub happened: Happened,
    /// The sentence; `null` for what only programs want to know.
    pub text: Option<String>,
}

/// The last thing that was said, what came of it, and what to do with one's hands.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct LastSaid<Happened, Instruction, Reasons> {
    /// The number of the line, from 1.
    pub number: usize,
    /// As it was said.
    pub action: String,
    /// Who acted, at a table where both sides speak in turn.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by: Option<Side>,
    /// What came of it, in a line.
    pub line: String,
    /// Whether something hidden became known.
    pub revealed: bool,
    /// What happened.
    pub events: Vec<Happening<Happened>>,
    /// What to do with one's hands.
    pub instruction: Instruction,
    /// Why: a `trail`, or `choices` where one turn has several.
    #[serde(flatten)]
    pub reasons: Reasons,
}
