//! What the companion waits for.

use kernel::Game;
use serde::{Deserialize, Serialize};
use tapestry::Track;
use tapestry::companion::{CompanionDecision, TapestryCompanion};
use tapestry::components::BOT_TRACKS;
use words::tapestry::hex_name;

use crate::Text;

/// What it waits for. `seat` is who is asked, or the bot that goes on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[allow(missing_docs, reason = "the member is said above")]
pub enum Waiting {
    /// It waits for nothing: the game is over.
    Over,
    /// What a person does in the turn, and how much was told of it already.
    Turn { seat: u8, told: u8 },
    /// What a person does because a bot took a landmark.
    Reaction { seat: u8 },
    /// The bots take their turn.
    Automa { seat: u8 },
    /// A decision card from the person's deck.
    Card {
        /// What it is wanted for.
        #[serde(rename = "for")]
        what: CardFor,
    },
    /// The science die of the table.
    Die {
        /// The tracks that it may show.
        tracks: Vec<Text>,
    },
    /// Whether a person answers with a Trap.
    Trap { seat: u8, hex: String },
    /// The points of a person.
    Result { seat: u8 },
}

vocabulary! {
    /// What a card is wanted for.
    "snake_case" CardFor of tapestry::companion::CardFor { Track, Tiebreaker, Progress }
}

impl Waiting {
    /// What a table waits for.
    pub fn of(game: &TapestryCompanion) -> Waiting {
        match game.decision() {
            None => Waiting::Over,
            Some(CompanionDecision::Turn { seat, told }) => Waiting::Turn { seat: seat.0, told },
            Some(CompanionDecision::Reaction { seat }) => Waiting::Reaction { seat: seat.0 },
            Some(CompanionDecision::Automa { seat }) => Waiting::Automa { seat: seat.0 },
            Some(CompanionDecision::Card { what }) => Waiting::Card { what: what.into() },
            Some(CompanionDecision::Die { among }) => {
                let shown = BOT_TRACKS.into_iter().filter(|track| among >> track.index() & 1 == 1);
                Waiting::Die { tracks: shown.map(Track::key).map(Text::from).collect() }
            }
            Some(CompanionDecision::Trap { seat, hex }) => {
                Waiting::Trap { seat: seat.0, hex: hex_name(game.table(), hex) }
            }
            Some(CompanionDecision::Result { seat }) => Waiting::Result { seat: seat.0 },
        }
    }
}
