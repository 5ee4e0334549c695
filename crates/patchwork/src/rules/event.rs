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
        /// The person who advanced.
        seat: Seat,
        /// The space that the token left.
        from: u8,
        /// The space that the token reached.
        to: u8,
    },
    /// A person took a patch, paid for it and laid it.
    Took {
        /// The person who took the patch.
        seat: Seat,
        /// The patch that was taken.
        patch: PatchId,
        /// How it is held.
        outline: u8,
        /// Where the top left of its box lies.
        at: Square,
        /// The space that the token left.
        from: u8,
        /// The space that the token reached.
        to: u8,
    },
    /// The Automa revealed a card and did what it says.
    Automa {
        /// The card's index in the kit.
        card: u8,
        /// The space that the token left.
        from: u8,
        /// Whether it took a patch, and how far it went.
        turn: Turn,
        /// The filters of its choice in order, with what each measured.
        reasons: Reasons<Candidate>,
    },
    /// Buttons for an income mark.
    Income {
        /// The seat that passed the mark.
        seat: Seat,
        /// The mark.
        mark: u8,
        /// How many buttons the mark brought.
        buttons: u8,
    },
    /// A leather patch was reached.
    LeatherReached {
        /// The seat that reached the mark.
        seat: Seat,
        /// The mark.
        mark: u8,
    },
    /// A leather patch was laid.
    LeatherLaid {
        /// The person who laid it.
        seat: Seat,
        /// The square that it covers now.
        at: Square,
    },
    /// There was no room for a leather patch: it is out of the game.
    LeatherLost {
        /// The person who could not lay it.
        seat: Seat,
    },
    /// Somebody got the special tile.
    Tile {
        /// The seat that got it.
        seat: Seat,
        /// The condition that was met.
        reason: TileReason,
    },
    /// The Automa's deck ran out and was shuffled anew.
    Reshuffled,
    /// A token reached the final space.
    Home {
        /// The seat whose token it is.
        seat: Seat,
        /// Whether the other one is still under way.
        first: bool,
    },
    /// The game is over.
    Over {
        /// The seat that won.
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
