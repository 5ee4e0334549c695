//! What happened at the real table.

use patchwork::companion::{CompanionEvent, PatchworkCompanion};
use serde::{Deserialize, Serialize};

use super::super::Turn;
use super::{Holder, ids, side};
use crate::Text;
use crate::summary::Side;

/// Something that happened.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum Happened {
    /// Part of the ring was entered.
    Ring {
        /// The patches that were said, in order.
        told: Vec<u8>,
        /// How many must still be said.
        missing: u8,
    },
    /// The next patches were said.
    Next {
        /// The patches that were said, in order.
        told: Vec<u8>,
        /// How many must still be said.
        missing: u8,
    },
    /// You advanced.
    Advanced {
        /// The space that your token left.
        from: u8,
        /// The space that your token reached.
        to: u8,
    },
    /// You took a patch.
    Took {
        /// The patch.
        patch: u8,
        /// Its place from the pawn, from 1; unless the ring was not known.
        place: Option<u8>,
        /// The space that your token left.
        from: u8,
        /// The space that your token reached.
        to: u8,
    },
    /// You get the leather patch of this mark.
    YourLeather {
        /// The mark.
        mark: u8,
    },
    /// The Automa took its turn.
    Automa {
        /// What it did.
        #[serde(flatten)]
        turn: Turn,
        /// How many buttons it has after the turn.
        buttons: u16,
    },
    /// The Automa's deck ran out.
    Reshuffled {
        /// Whether you must shuffle.
        by_you: bool,
    },
    /// You covered 7x7.
    Covered {
        /// Whether that brings you the special tile.
        yours: bool,
    },
    /// A token reached the final space.
    Home {
        /// The side whose token it is.
        seat: Side,
        /// Whether the other one is still under way.
        first: bool,
    },
    /// A fact was corrected.
    Fixed {
        /// Which, by its word in the command `fix`.
        fact: Text,
    },
    /// Who has the special tile changed by that.
    TileMoved {
        /// Who has it now.
        holder: Holder,
    },
    /// Something is possible, but doubtful.
    Warning {
        /// The doubt by its name: `few-squares`.
        warning: Warning,
    },
    /// Your buttons and empty squares at the end.
    Told {
        /// How many buttons you have left.
        buttons: u16,
        /// Empty squares.
        empty: u8,
    },
    /// The game is over.
    Over {
        /// The side that won.
        winner: Side,
        /// The points of both.
        scores: [i32; 2],
    },
}

vocabulary! {
    /// What is doubtful.
    "kebab-case" Warning of patchwork::companion::Warning {
        FewSquares, FarApart, MovedBack, ManyButtons, ManyPatches, RingOrder, PlaceGuessed, RingOther, CoverTime,
        Differs,
    }
}

impl Happened {
    /// What an event is.
    pub fn of(game: &PatchworkCompanion, event: &CompanionEvent) -> Happened {
        match *event {
            CompanionEvent::Ring { ref told, missing } => Happened::Ring { told: ids(told), missing },
            CompanionEvent::Next { ref told, missing } => Happened::Next { told: ids(told), missing },
            CompanionEvent::Advanced { from, to } => Happened::Advanced { from, to },
            CompanionEvent::Took { patch, place, from, to } => {
                Happened::Took { patch: patch.0, place: place.map(|place| place + 1), from, to }
            }
            CompanionEvent::YourLeather { mark } => Happened::YourLeather { mark },
            CompanionEvent::Automa { ref answer, buttons } => {
                Happened::Automa { turn: Turn::of(game.kit(), answer), buttons }
            }
            CompanionEvent::Reshuffled { by_you } => Happened::Reshuffled { by_you },
            CompanionEvent::Covered { yours } => Happened::Covered { yours },
            CompanionEvent::Home { seat, first } => Happened::Home { seat: side(seat), first },
            CompanionEvent::Fixed(ref fix) => Happened::Fixed { fact: fix.key().into() },
            CompanionEvent::TileMoved { holder } => Happened::TileMoved { holder: holder.into() },
            CompanionEvent::Warning(ref warning) => Happened::Warning { warning: warning.into() },
            CompanionEvent::Told { buttons, empty } => Happened::Told { buttons, empty },
            CompanionEvent::Over { winner, scores } => Happened::Over { winner: side(winner), scores },
        }
    }
}
