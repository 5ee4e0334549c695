//! Terra Mystica at the real table.

mod event;
mod waiting;

use kernel::{Entry, Game, Notation, Session};
use serde::{Deserialize, Serialize};
use terra_mystica::companion::{CompanionDecision, CompanionEvent, TerraCompanion};
use words::terra_mystica::companion as told;
use words::{Beside, InstructionOf, Said, Voice, Words};

pub use event::{Happened, Warning};
pub use waiting::{CardFor, Waiting};

use super::state::Choices;
use super::{About, Position, choices, summary};
use crate::history::last;
use crate::real_table::{Asked, Happening, LastSaid, RealTable, Told};
use crate::replay::{End, Known, Line, scores};
use crate::summary::{Summary, Waits};
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

/// The table as the companion knows it: without what people own.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Table {
    /// What lies on it.
    #[serde(flatten)]
    pub position: Position,
    /// The points of every seat, as far as they are known.
    pub scores: Vec<i32>,
    /// Whether the game is over.
    pub over: bool,
    /// The first of the winners.
    pub winner: Option<u8>,
    /// The seats that won.
    pub winners: Vec<u8>,
}

/// What to do with one's hands.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Instruction {
    /// In large letters.
    pub headline: String,
    /// The cards that were drawn.
    pub cards: Option<String>,
    /// One after the other.
    pub steps: Vec<String>,
    /// The power that people may take.
    pub power: Vec<String>,
    /// What is doubtful.
    pub warnings: Vec<String>,
    /// What the Automas have.
    pub chips: Vec<String>,
    /// The reasons, each in one sentence.
    pub why: Vec<String>,
}

impl Wire for TerraCompanion {
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
            Some(CompanionDecision::Automa { .. } | CompanionDecision::Card { .. }) => Waits::Automa,
            Some(_) => Waits::Person,
        };
        let people: Vec<i32> = game.people().map(|seat| game.score(seat)).collect();
        let other = game.table().seat_list().skip(1).map(|seat| game.score(seat)).max().unwrap_or(0);
        summary(game.table(), &people, other, !game.winners().is_empty(), waiting)
    }

    fn step(number: usize, before: &Self, entry: &Entry<Self>, after: &Self) -> Self::Step {
        Line::of(number, before, entry, after)
    }

    fn end(session: &Session<Self>) -> Self::End {
        End::of(session, Known { state: Self::known_table(session.game()) })
    }
}

fn reasons(words: &Words, before: &TerraCompanion, events: &[CompanionEvent]) -> Vec<Choice<About>> {
    choices(words, before.table(), &told::table_events(events))
}

impl RealTable for TerraCompanion {
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
        let Position { seats, .. } = Position::of(game.table());
        let seats = (0_u8..).map(kernel::Seat).zip(seats).map(|(who, seat)| {
            if game.people().any(|person| person == who) {
                seat.at_real_table(game.result(who))
            } else {
                seat
            }
        });
        let position =
            Position { seats: seats.collect(), supply: None, offers: None, ..Position::of(game.table()) };
        Table {
            position,
            scores: scores(game),
            over: game.decision().is_none(),
            winner: game.winners().first().map(|seat| seat.0),
            winners: game.winners().iter().map(|seat| seat.0).collect(),
        }
    }

    fn came_of(words: &Words, said: Said<'_, Self>) -> Told<Self> {
        let Said { before, events, .. } = said;
        let happening = |event: &CompanionEvent| Happening {
            happened: Happened::of(before, event),
            text: told::event(words, before, event),
        };
        let InstructionOf::<Self> { headline, cards, steps, offers, warnings, chips, whys } =
            Self::instruction(words, said);
        let why = whys.into_iter().map(|why| why.sentence).collect();
        Told {
            events: events.iter().map(happening).collect(),
            instruction: Instruction {
                headline,
                cards: cards.into_iter().next(),
                steps,
                power: offers,
                warnings,
                chips,
                why,
            },
            trail: told::is_automas(events).then(|| reasons(words, before, events)),
        }
    }

    fn assumed(words: &Words, game: &Self) -> Vec<String> {
        game.known(words)
    }
}
