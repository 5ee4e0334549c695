//! Tapestry at the real table.

mod known;
mod waiting;

use kernel::{Entry, Game, Notation, Seat, Session};
use serde::{Deserialize, Serialize};
use tapestry::companion::{CompanionAction, CompanionDecision, CompanionEvent, TapestryCompanion};
use words::tapestry::companion as told;
use words::{Beside, InstructionOf, Said, Voice, Words};

pub use known::{Cards, Hex, Item, ItemKind, KnownSeat, Map, Mode, Space, Table};
pub use waiting::{CardFor, Waiting};

use super::{About, Choices, Happened, choices, letters, people};
use crate::history::last;
use crate::real_table::{Asked, Happening, LastSaid, RealTable, Told};
use crate::replay::{End, Known, Line};
use crate::summary::{Letters, Progress, Side, Summary, Waits};
use crate::trail::Choice;
use crate::{Wire, english};

/// Everything that a program needs to sit at a real table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct State {
    /// The table as it is known.
    #[serde(flatten)]
    pub table: Table,
    /// What it waits for.
    pub waiting: Asked<Waiting>,
    /// The last thing that was said.
    pub last: Option<LastSaid<Happening<Happened>, Instruction, Choices>>,
}

/// What to do with one's hands.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Instruction {
    /// In large letters.
    pub headline: String,
    /// The cards that were drawn.
    pub cards: Vec<String>,
    /// One after the other.
    pub steps: Vec<String>,
    /// What the bots have.
    pub chips: Vec<String>,
    /// The reasons, each in one sentence.
    pub why: Vec<String>,
}

impl Wire for TapestryCompanion {
    type State = State;
    type Step = Line<Vec<Choice<About>>>;
    type End = End<Known<Table>>;

    fn state(session: &Session<Self>) -> State {
        let (words, game) = (english(), session.game());
        State {
            table: Self::known_table(game),
            waiting: <Self as RealTable>::waiting(words, game),
            last: last(session, |number, before, entry| {
                let said = Said { before, after: game, events: &entry.events };
                let Told { events, instruction, .. } = Self::came_of(words, said);
                LastSaid {
                    number,
                    action: before.write(entry.action),
                    by: None,
                    line: before.line(words, &entry.events),
                    revealed: entry.revealed,
                    events,
                    instruction,
                    reasons: Choices { choices: reasons(words, before, &entry.events) },
                }
            }),
        }
    }

    fn summary(session: &Session<Self>) -> Summary {
        let game = session.game();
        let waiting = match game.decision() {
            None => Waits::Over,
            Some(
                CompanionDecision::Automa { .. }
                | CompanionDecision::Card { .. }
                | CompanionDecision::Die { .. },
            ) => Waits::Automa,
            Some(_) => Waits::Person,
        };
        let begun = people(game).map(|seat| game.table().player_at(seat).income_turns);
        // Between several people nobody is "you".
        let alone = people(game).count() == 1 && !game.winners().is_empty();
        Summary {
            progress: Some(Progress::Era(begun.max())),
            you: game.score(Seat(0)),
            other: game.score(Seat(1)),
            waiting,
            winner: alone.then(|| Side::won(game.winners().first() == Some(Seat(0)))),
            picture: Some(Letters::Board(letters(game.table()))),
        }
    }

    fn step(number: usize, before: &Self, entry: &Entry<Self>, after: &Self) -> Self::Step {
        Line::of(number, before, entry, after)
    }

    fn end(session: &Session<Self>) -> Self::End {
        End::of(session, Known { state: Self::known_table(session.game()) })
    }
}

fn reasons(words: &Words, before: &TapestryCompanion, events: &[CompanionEvent]) -> Vec<Choice<About>> {
    choices(words, before.table(), &told::table_events(events))
}

/// What an event is, at the table before it.
fn happened(before: &TapestryCompanion, event: &CompanionEvent) -> Happened {
    match *event {
        CompanionEvent::Told { seat, told } => {
            Happened::Told { seat: seat.0, told: before.write(CompanionAction::Told { seat, told }) }
        }
        CompanionEvent::Noted(action) => Happened::Noted { said: before.write(action) },
        CompanionEvent::Table(ref event) => Happened::of(before.table(), event),
        CompanionEvent::Fixed(fix) => Happened::Fixed { fact: before.write(CompanionAction::Fix(fix)) },
        CompanionEvent::Result { seat, vp } => Happened::Result { seat: seat.0, vp },
    }
}

impl RealTable for TapestryCompanion {
    type Waiting = Asked<Waiting>;
    type Table = Table;
    type Happening = Happening<Happened>;
    type Instruction = Instruction;
    type Trail = Vec<Choice<About>>;
    type Assumption = String;

    fn waiting(words: &Words, game: &Self) -> Asked<Waiting> {
        Asked::of(words, game, Waiting::of(game))
    }

    fn known_table(game: &Self) -> Table {
        Table::of(game)
    }

    fn came_of(words: &Words, said: Said<'_, Self>) -> Told<Self> {
        let Said { before, events, .. } = said;
        let happening = |event: &CompanionEvent| Happening {
            happened: happened(before, event),
            text: told::event(words, before, event),
        };
        let InstructionOf::<Self> { headline, cards, steps, chips, whys, .. } =
            Self::instruction(words, said);
        let why = whys.into_iter().map(|why| why.sentence).collect();
        Told {
            events: events.iter().map(happening).collect(),
            instruction: Instruction { headline, cards, steps, chips, why },
            trail: told::is_bots(events).then(|| reasons(words, before, events)),
        }
    }

    fn assumed(words: &Words, game: &Self) -> Vec<String> {
        game.known(words)
    }
}
