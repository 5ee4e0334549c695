//! Terra Mystica at the real table.

mod event;
mod waiting;

use kernel::Game;
use serde::{Deserialize, Serialize};
use terra_mystica::companion::{CompanionDecision, CompanionEvent, TerraCompanion};
use words::terra_mystica::companion as told;
use words::{Beside, InstructionOf, Said, Words};

pub use event::{Happened, Warning};
pub use waiting::{CardFor, Waiting};

use super::{About, Position, choices, summary};
use crate::figures::Figures;
use crate::real_table::{Happening, LastSaid, RealTable};
use crate::replay::scores;
use crate::summary::{Summary, Waits};
use crate::trail::{Choice, Choices};

/// Everything that a program needs to sit at a real table.
pub type State = crate::State<Table, Waiting, String, LastSaid<Happened, Instruction, Choices<About>>>;

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
    /// The heading, to be shown in large letters.
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

impl From<InstructionOf<TerraCompanion>> for Instruction {
    fn from(told: InstructionOf<TerraCompanion>) -> Instruction {
        let InstructionOf::<TerraCompanion> { headline, cards, steps, offers, warnings, chips, whys } = told;
        let why = whys.into_iter().map(|why| why.sentence).collect();
        Instruction { headline, cards: cards.into_iter().next(), steps, power: offers, warnings, chips, why }
    }
}

impl RealTable for TerraCompanion {
    type Waiting = Waiting;
    type Table = Table;
    type Happened = Happened;
    type Instruction = Instruction;
    type Trail = Vec<Choice<About>>;
    type Reasons = Choices<About>;
    type Assumption = String;

    fn waiting(game: &Self) -> Waiting {
        Waiting::of(game)
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

    fn happening(words: &Words, said: Said<'_, Self>, event: &CompanionEvent) -> Happening<Happened> {
        let before = said.before;
        Happening { happened: Happened::of(before, event), text: told::event(words, before, event) }
    }

    fn trail(words: &Words, said: Said<'_, Self>) -> Option<Self::Trail> {
        told::is_automas(said.events).then(|| Self::reasons(words, said).choices)
    }

    fn reasons(words: &Words, said: Said<'_, Self>) -> Choices<About> {
        Choices { choices: choices(words, said.before.table(), &told::table_events(said.events)) }
    }

    fn assumed(words: &Words, game: &Self) -> Vec<String> {
        game.known(words)
    }

    fn measured_by() -> Option<&'static Figures> {
        Some(&super::FIGURES)
    }

    fn achieved(game: &Self) -> Vec<&'static str> {
        super::feats(game.table(), &Self::facts(game))
    }

    fn facts(game: &Self) -> Summary {
        let waiting = match game.decision() {
            None => Waits::Over,
            Some(CompanionDecision::Automa { .. } | CompanionDecision::Card { .. }) => Waits::Automa,
            Some(_) => Waits::Person,
        };
        let people: Vec<i32> = game.people().map(|seat| game.score(seat)).collect();
        let other = game.table().seat_list().skip(1).map(|seat| game.score(seat)).max().unwrap_or(0);
        summary(game.table(), &people, other, !game.winners().is_empty(), waiting)
    }
}
