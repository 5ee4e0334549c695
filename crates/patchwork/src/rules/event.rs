//! What happened. Sentences for people are made from these, elsewhere.

use kernel::{Reasons, Seat};

use crate::automa::{Candidate, Turn};
use crate::components::PatchId;
use crate::squares::Square;

/// Something happened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event {
    /// A person advanced, for a button a space.
    Advanced {
        /// Who.
        seat: Seat,
        /// From this space.
        from: u8,
        /// To this space.
        to: u8,
    },
    /// A person took a patch, paid for it and laid it.
    Took {
        /// Who.
        seat: Seat,
        /// What.
        patch: PatchId,
        /// How it is held.
        outline: u8,
        /// Where the top left of its box lies.
        at: Square,
        /// From this space.
        from: u8,
        /// To this space.
        to: u8,
    },
    /// The Automa revealed a card and did what it says.
    Automa {
        /// The card's index in the kit.
        card: u8,
        /// From this space.
        from: u8,
        /// What it did.
        turn: Turn,
        /// Why.
        reasons: Reasons<Candidate>,
    },
    /// Buttons for an income mark.
    Income {
        /// Who.
        seat: Seat,
        /// The mark.
        mark: u8,
        /// How many.
        buttons: u8,
    },
    /// A leather patch was reached.
    LeatherReached {
        /// Who.
        seat: Seat,
        /// The mark.
        mark: u8,
    },
    /// A leather patch was laid.
    LeatherLaid {
        /// Who.
        seat: Seat,
        /// Where.
        at: Square,
    },
    /// There was no room for a leather patch: it is out of the game.
    LeatherLost {
        /// Who.
        seat: Seat,
    },
    /// Somebody got the special tile.
    Tile {
        /// Who.
        seat: Seat,
        /// How.
        reason: TileReason,
    },
    /// The Automa's deck ran out and was shuffled anew.
    Reshuffled,
    /// A token reached the final space.
    Home {
        /// Whose.
        seat: Seat,
        /// Whether the other one is still under way.
        first: bool,
    },
    /// The game is over.
    Over {
        /// Who won.
        winner: Seat,
        /// The scores.
        scores: [i32; 2],
    },
}

/// How the special tile was won.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TileReason {
    /// A block of 7x7 squares is covered.
    Covered,
    /// The Automa's token reached its marker.
    Marker {
        /// The marker's space.
        space: u8,
    },
}
