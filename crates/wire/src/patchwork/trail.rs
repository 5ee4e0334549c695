//! The reasons of a choice among patches.

use kernel::Reasons;
use patchwork::Kit;
use serde::{Deserialize, Serialize};
use words::Words;

use crate::Text;
use crate::trail::Trail;

/// A patch that was looked at.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Candidate {
    /// Its number.
    pub id: u8,
    /// Its name.
    pub name: Text,
    /// Its place from the pawn, from 1.
    pub place: u8,
}

impl Candidate {
    /// A patch of this box.
    pub fn of(kit: &Kit, candidate: patchwork::Candidate) -> Candidate {
        let patch = kit.patch(candidate.patch);
        Candidate { id: patch.id.0, name: patch.name.clone().into(), place: candidate.place + 1 }
    }
}

/// What a choice is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum About {
    /// Which patch to take.
    Patch,
}

/// The reasons of the Automa's turn.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Why {
    /// The patches, and what every filter measured. What was chosen is the patch's number.
    #[serde(flatten)]
    pub trail: Trail<Candidate, u8>,
    /// The number of the card.
    pub card: u8,
    /// What was chosen.
    pub about: About,
    /// What was chosen, and what decided.
    pub sentence: String,
}

impl Why {
    /// The reasons behind a card's turn; `card` is its index in the box.
    pub fn of(words: &Words, kit: &Kit, card: u8, reasons: &Reasons<patchwork::Candidate>) -> Why {
        let name = |one: patchwork::Candidate| kit.patch(one.patch).name.clone().into();
        Why {
            trail: Trail::of(
                reasons,
                |one| Candidate::of(kit, one),
                |one| (Some(one.patch.0), name(one)),
                |one| one.patch.0,
            ),
            card: kit.card(card).number,
            about: About::Patch,
            sentence: words::patchwork::why(words, kit, card, reasons).sentence,
        }
    }
}
