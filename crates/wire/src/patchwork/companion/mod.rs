//! Patchwork at the real table.

mod event;
mod known;
mod waiting;

use kernel::{Entry, Game, Session};
use patchwork::companion::{CompanionAction, CompanionEvent, PatchworkCompanion};
use patchwork::{FIRST, PatchId, SECOND};
use serde::{Deserialize, Serialize};
use words::patchwork::companion as told;
use words::{Beside, InstructionOf, Said, Voice, Words};

pub use event::{Fact, Happened, Warning};
pub use known::{Automa, Cards, Holder, Ring, Table, You};
pub use waiting::Waiting;

use super::Why;
use super::state::Reasons;
use crate::history::last;
use crate::real_table::{Asked, Happening, LastSaid, RealTable, Told};
use crate::replay::{End, Known, Line};
use crate::summary::{Progress, Side, Summary, Waits};
use crate::{Wire, english};

/// Everything that a program needs to sit at a real table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct State {
    /// The table as it is known.
    #[serde(flatten)]
    pub table: Table,
    /// What it waits for.
    pub waiting: Asked<Waiting>,
    /// What is taken for granted.
    pub assumptions: Vec<Assumed>,
    /// The last thing that was said.
    pub last: Option<LastSaid<Happening<Happened>, Instruction, Reasons>>,
}

/// What to do with one's hands.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Instruction {
    /// In large letters.
    pub headline: String,
    /// One after the other.
    pub steps: Vec<String>,
    /// What the Automa has.
    pub chips: Vec<String>,
    /// What is doubtful.
    pub warnings: Vec<String>,
    /// The reason in one sentence, if the Automa acted.
    pub why: Option<String>,
}

/// Something that is taken for granted.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Assumed {
    /// What.
    pub assumption: Assumption,
    /// In words.
    pub text: String,
}

vocabulary! {
    /// What can be taken for granted.
    "kebab-case" Assumption of patchwork::companion::Assumption {
        RingAsDealt, RingAsEntered, RingAsFixed, RingUnknown, NotCovered, CoveredAt, AsideUnknown, Leather, OnTop,
        YoursUnsure,
    }
}

/// A seat as it is called at the table.
fn side(seat: kernel::Seat) -> Side {
    Side::won(seat == FIRST)
}

fn ids(patches: &[PatchId]) -> Vec<u8> {
    patches.iter().map(|patch| patch.0).collect()
}

impl Wire for PatchworkCompanion {
    type State = State;
    type Step = Line<Why>;
    type End = End<Known<Table>>;

    fn state(session: &Session<Self>) -> State {
        let (words, game) = (english(), session.game());
        State {
            table: Self::known_table(game),
            waiting: <Self as RealTable>::waiting(words, game),
            assumptions: Self::assumed(words, game),
            last: last(session, |number, before, entry| {
                let said = Said { before, after: game, events: &entry.events };
                let Told { events, instruction, trail } = Self::came_of(words, said);
                LastSaid {
                    number,
                    action: kernel::Notation::write(before, entry.action),
                    by: Some(Side::won(entry.action != CompanionAction::Automa)),
                    line: before.line(words, &entry.events),
                    revealed: entry.revealed,
                    events,
                    instruction,
                    reasons: Reasons { trail },
                }
            }),
        }
    }

    fn summary(session: &Session<Self>) -> Summary {
        let game = session.game();
        // The person draws for it, too: whose turn it is at the table is what counts.
        let waiting = match game.due() {
            _ if game.winner().is_some() => Waits::Over,
            Some(SECOND) => Waits::Automa,
            _ => Waits::Person,
        };
        Summary {
            progress: Some(Progress::Space(game.space(FIRST))),
            you: game.score(FIRST),
            other: game.score(SECOND),
            waiting,
            winner: game.winner().map(side),
            picture: None,
        }
    }

    fn step(number: usize, before: &Self, entry: &Entry<Self>, after: &Self) -> Self::Step {
        Line::of(number, before, entry, after)
    }

    fn end(session: &Session<Self>) -> Self::End {
        End::of(session, Known { state: Self::known_table(session.game()) })
    }
}

impl RealTable for PatchworkCompanion {
    type Waiting = Asked<Waiting>;
    type Table = Table;
    type Happening = Happening<Happened>;
    type Instruction = Instruction;
    type Trail = Why;
    type Assumption = Assumed;

    fn waiting(words: &Words, game: &Self) -> Asked<Waiting> {
        Asked::of(words, game, Waiting::of(game))
    }

    fn known_table(game: &Self) -> Table {
        Table::of(game)
    }

    fn came_of(words: &Words, said: Said<'_, Self>) -> Told<Self> {
        let Said { after, events, .. } = said;
        let happening = |event: &CompanionEvent| Happening {
            happened: Happened::of(after, event),
            text: Some(told::event(words, after, event)),
        };
        let InstructionOf::<Self> { headline, steps, chips, warnings, whys, .. } =
            Self::instruction(words, said);
        let why = whys.into_iter().next();
        let why = why.map(|why| why.sentence);
        Told {
            events: events.iter().map(happening).collect(),
            instruction: Instruction { headline, steps, chips, warnings, why },
            trail: told::answer(events)
                .map(|answer| Why::of(words, after.kit(), answer.card, &answer.reasons)),
        }
    }

    fn assumed(words: &Words, game: &Self) -> Vec<Assumed> {
        let assumed = |known: &patchwork::companion::Assumption| Assumed {
            assumption: known.into(),
            text: told::assumption(words, known),
        };
        game.assumptions().iter().map(assumed).collect()
    }
}
