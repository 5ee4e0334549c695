//! Tapestry at the real table.

mod known;
mod waiting;

use kernel::{Game, Notation, Seat};
use serde::{Deserialize, Serialize};
use tapestry::companion::{CompanionAction, CompanionDecision, CompanionEvent, TapestryCompanion};
use words::tapestry::companion as told;
use words::{Beside, InstructionOf, Said, Words};

pub use known::{Cards, Hex, Item, ItemKind, KnownSeat, Map, Mode, Space, Table};
pub use waiting::{CardFor, Waiting};

use super::{About, Happened, choices, civilization, letters, level, people};
use crate::figures::Figures;
use crate::real_table::{Happening, LastSaid, RealTable};
use crate::summary::{Letters, Progress, Side, Sits, Summary, Waits};
use crate::trail::{Choice, Choices};

/// Everything that a program needs to sit at a real table.
pub type State = crate::State<Table, Waiting, String, LastSaid<Happened, Instruction, Choices<About>>>;

/// What to do with one's hands.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Instruction {
    /// The heading, to be shown in large letters.
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

impl From<InstructionOf<TapestryCompanion>> for Instruction {
    fn from(told: InstructionOf<TapestryCompanion>) -> Instruction {
        let InstructionOf::<TapestryCompanion> { headline, cards, steps, chips, whys, .. } = told;
        let why = whys.into_iter().map(|why| why.sentence).collect();
        Instruction { headline, cards, steps, chips, why }
    }
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
        Table::of(game)
    }

    fn happening(words: &Words, said: Said<'_, Self>, event: &CompanionEvent) -> Happening<Happened> {
        let before = said.before;
        Happening { happened: happened(before, event), text: told::event(words, before, event) }
    }

    fn trail(words: &Words, said: Said<'_, Self>) -> Option<Self::Trail> {
        told::is_bots(said.events).then(|| Self::reasons(words, said).choices)
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
        super::feats(game.table(), Self::facts(game).winner == Some(Side::You))
    }

    fn facts(game: &Self) -> Summary {
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
            seats: Sits::all(game.table(), |seat| civilization(game.table(), seat)),
            difficulty: level(game.table()),
            waiting,
            winner: alone.then(|| Side::won(game.winners().contains(Seat(0)))),
            shared: alone && game.winners().is_shared_by(Seat(0)),
            picture: Some(Letters::Board(letters(game.table()))),
        }
    }
}
