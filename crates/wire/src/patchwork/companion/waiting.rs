//! What the companion waits for.

use kernel::Game;
use patchwork::companion::{CompanionDecision, PatchworkCompanion};
use serde::{Deserialize, Serialize};

use super::ids;

/// What it waits for.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Waiting {
    /// It waits for nothing: the game is over.
    Over,
    /// The ring, clockwise from the pawn.
    Ring {
        /// What was entered so far.
        known: Vec<u8>,
        /// How many must still be said.
        missing: u8,
    },
    /// What you did in your turn.
    YourTurn {
        /// Where an advance leads.
        advance_to: u8,
        /// The next patches as far as they are known.
        next: Vec<u8>,
        /// The patches that can have been taken.
        within_reach: Vec<u8>,
    },
    /// The next patches, for the Automa is due.
    Next {
        /// Those that are known.
        known: Vec<u8>,
        /// How many must still be said.
        missing: u8,
    },
    /// The Automa's turn; the program draws.
    Automa {
        /// What the back of its next card shows, in the tactical deck.
        next_back: Option<u8>,
    },
    /// The Automa's turn: the number of the card that you drew.
    Card {
        /// The cards that can come.
        possible: Vec<u8>,
    },
    /// The end: your buttons and empty squares.
    Result {
        /// The buttons by what was told.
        buttons: u16,
        /// The empty squares by what was told.
        empty: u8,
        /// Whether everything was told.
        sure: bool,
    },
}

impl Waiting {
    /// What a table waits for.
    pub fn of(game: &PatchworkCompanion) -> Waiting {
        let number = |card: &u8| game.kit().card(*card).number;
        match game.decision() {
            None => Waiting::Over,
            Some(CompanionDecision::Ring { known, missing }) => Waiting::Ring { known: ids(&known), missing },
            Some(CompanionDecision::YourTurn { advance_to, next, within_reach }) => {
                Waiting::YourTurn { advance_to, next: ids(&next), within_reach: ids(&within_reach) }
            }
            Some(CompanionDecision::NextThree { known, missing }) => {
                Waiting::Next { known: ids(&known), missing }
            }
            Some(CompanionDecision::Automa { next_back }) => Waiting::Automa { next_back },
            Some(CompanionDecision::Card { possible }) => {
                Waiting::Card { possible: possible.iter().map(number).collect() }
            }
            Some(CompanionDecision::Result { reckoned }) => {
                Waiting::Result { buttons: reckoned.buttons, empty: reckoned.empty, sure: reckoned.sure }
            }
        }
    }
}
