//! What bots did, step by step: the same words on pages and on screens.

use kernel::{Hex, Role, Seat};

use crate::{Voice, Words};

/// One thing that happened.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Beat {
    /// What happened, the act first.
    pub says: String,
    /// What belongs to it: cards and numbers.
    pub more: Option<String>,
    /// The hexes of the map where it happened.
    pub places: Vec<Hex>,
}

/// A decision of a bot as one step.
pub fn plain<G: Voice>(words: &Words, before: &G, seat: Seat, events: &[G::Event]) -> Vec<Beat> {
    if before.role(seat) == Role::Person {
        return Vec::new();
    }
    vec![Beat { says: before.line(words, events), ..Beat::default() }]
}
