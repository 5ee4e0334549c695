//! What came of what was said. Sentences for people are made from these, elsewhere.

use kernel::Seat;

use super::action::{CompanionAction, Fix, Told};
use crate::rules::event::Event;

/// Something happened, or was taken note of.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum CompanionEvent {
    /// What a person did was taken note of.
    Told {
        /// The person who did it.
        seat: Seat,
        /// What was done, as far as the bots can see it.
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
        /// The person whose points they are.
        seat: Seat,
        /// The points that the person said.
        vp: i16,
    },
}
