//! What the Automa does with a card at a described table.

use kernel::Game;
use patchwork::{Kit, Patchwork};
use serde::{Deserialize, Serialize};

use super::{Candidate, Why};
use crate::{Text, english};

/// One decision of the Automa, with its reasons.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Answer {
    /// The game's name.
    pub game: Text,
    /// The turn.
    #[serde(flatten)]
    pub turn: Turn,
    /// The reasons of its choice.
    pub trail: Why,
}

/// One turn of the Automa.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Turn {
    /// The number of its card.
    pub card: u8,
    /// Whether it takes a patch or passes.
    pub decision: Does,
    /// The patch that it takes.
    pub patch: Option<Candidate>,
    /// The space that its token leaves.
    pub from: u8,
    /// The space that its token reaches.
    pub to: u8,
    /// What it gains on the way.
    pub income: Income,
    /// The leather patches that it takes out of the game.
    pub leather: Vec<u8>,
    /// Whether it gets the special tile.
    pub gets_tile: bool,
    /// Whether it moves again at once.
    pub moves_again: bool,
}

/// What the Automa does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Does {
    /// It takes a patch.
    Take,
    /// It passes, and moves ahead of the other token.
    Pass,
}

/// Buttons gained on the way.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Income {
    /// The marks that it crosses.
    pub marks: Vec<u8>,
    /// All it gains there.
    pub buttons: u16,
}

impl Turn {
    /// The turn of an answer.
    pub fn of(kit: &Kit, answer: &patchwork::companion::Answer) -> Turn {
        let patch = answer.turn.taken.map(|taken| Candidate::of(kit, taken));
        Turn {
            card: kit.card(answer.card).number,
            decision: if patch.is_some() { Does::Take } else { Does::Pass },
            patch,
            from: answer.from,
            to: answer.turn.to,
            income: Income { marks: answer.income_marks.to_vec(), buttons: answer.buttons },
            leather: answer.leather.iter().collect(),
            gets_tile: answer.gets_tile,
            moves_again: answer.moves_again,
        }
    }
}

impl Answer {
    /// An answer with its reasons.
    pub fn of(kit: &Kit, answer: &patchwork::companion::Answer) -> Answer {
        let trail = Why::of(english(), kit, answer.card, &answer.reasons);
        Answer { game: Patchwork::NAME.into(), turn: Turn::of(kit, answer), trail }
    }
}
