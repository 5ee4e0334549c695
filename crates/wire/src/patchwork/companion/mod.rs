//! Patchwork at the real table.

mod event;
mod known;
mod waiting;

use kernel::Game;
use patchwork::companion::{CompanionAction, CompanionEvent, PatchworkCompanion};
use patchwork::{FIRST, PatchId, Patchwork, SECOND};
use serde::{Deserialize, Serialize};
use words::patchwork::companion as told;
use words::{InstructionOf, Said, Words};

pub use event::{Happened, Warning};
pub use known::{Automa, Cards, Holder, Ring, Table, You};
pub use waiting::Waiting;

use super::Why;
use super::state::Reasons;
use crate::Wire;
use crate::ended::kept;
use crate::figures::Figures;
use crate::real_table::{Happening, LastSaid, RealTable};
use crate::summary::{Progress, Side, Sits, Summary, Waits};

/// Everything that a program needs to sit at a real table.
pub type State = crate::State<Table, Waiting, Assumed, LastSaid<Happened, Instruction, Reasons>>;

/// What to do with one's hands.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Instruction {
    /// The heading, to be shown in large letters.
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
    /// The assumption by its name: `ring-as-dealt`.
    pub assumption: Assumption,
    /// The assumption as a sentence.
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

impl From<InstructionOf<PatchworkCompanion>> for Instruction {
    fn from(told: InstructionOf<PatchworkCompanion>) -> Instruction {
        let InstructionOf::<PatchworkCompanion> { headline, steps, chips, warnings, whys, .. } = told;
        let why = whys.into_iter().next().map(|why| why.sentence);
        Instruction { headline, steps, chips, warnings, why }
    }
}

impl RealTable for PatchworkCompanion {
    type Waiting = Waiting;
    type Table = Table;
    type Happened = Happened;
    type Instruction = Instruction;
    type Trail = Why;
    type Reasons = Reasons;
    type Assumption = Assumed;

    const STATES_ASSUMPTIONS: bool = true;

    fn waiting(game: &Self) -> Waiting {
        Waiting::of(game)
    }

    fn known_table(game: &Self) -> Table {
        Table::of(game)
    }

    fn happening(words: &Words, said: Said<'_, Self>, event: &CompanionEvent) -> Happening<Happened> {
        let after = said.after;
        Happening { happened: Happened::of(after, event), text: Some(told::event(words, after, event)) }
    }

    fn trail(words: &Words, said: Said<'_, Self>) -> Option<Why> {
        told::answer(said.events).map(|answer| Why::of(words, said.after.kit(), answer.card, &answer.reasons))
    }

    fn reasons(words: &Words, said: Said<'_, Self>) -> Reasons {
        Reasons { trail: Self::trail(words, said) }
    }

    fn by(action: CompanionAction) -> Option<Side> {
        Some(Side::won(action != CompanionAction::Automa))
    }

    fn assumed(words: &Words, game: &Self) -> Vec<Assumed> {
        let assumed = |known: &patchwork::companion::Assumption| Assumed {
            assumption: known.into(),
            text: told::assumption(words, known),
        };
        game.assumptions().iter().map(assumed).collect()
    }

    fn measured_by() -> Option<&'static Figures> {
        Some(&super::FIGURES)
    }

    fn achieved(game: &Self) -> Vec<&'static str> {
        let reached = [
            game.tile() == Some(FIRST),
            game.told().is_some_and(|(_, empty)| empty == 0),
            super::is_legend(game.options().game.level, game.winner()),
        ];
        kept(<Patchwork as Wire>::FEATS, reached)
    }

    fn facts(game: &Self) -> Summary {
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
            seats: [false, true].map(|bot| Sits { bot, plays: None }).to_vec(),
            difficulty: Some(game.options().game.level.numeral().to_owned()),
            waiting,
            winner: game.winner().map(side),
            shared: false,
            picture: None,
        }
    }
}
