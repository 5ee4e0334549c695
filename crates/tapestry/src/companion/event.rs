//! What came of what was said. Sentences for people are made from these, elsewhere.

use kernel::Seat;

use super::action::{CompanionAction, Fix, Told};
use crate::rules::event::Event;

/// Something happened, or was taken note of.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum CompanionEvent {
    /// What a person did was taken note of.
    Told {
        /// Who.
        seat: Seat,
        /// What.
        told: Told,
    },
    /// An answer was taken note of: the bots go on, a card, the die, a Trap.
    Noted(CompanionAction),
    /// The bots did something, or something follows for all.
    Table(Event),
    /// A fact was set right.
    Fixed(Fix),
    /// The points of a person.
    Result {
        /// Who.
        seat: Seat,
        /// How many.
        vp: i16,
    },
}
