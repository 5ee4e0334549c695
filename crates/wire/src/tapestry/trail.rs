//! The choices of the bots.

use tapestry::automa::Pick;
use tapestry::{Event, Tapestry};
use words::Words;
use words::tapestry::{pick_name, why};

use crate::trail::{Choice, Trail};

vocabulary! {
    /// What a choice is about.
    "snake_case" About of tapestry::automa::About {
        Track, Favourite, ConquerOpponent, ConquerNeutral, Explore, Shadow,
    }
}

/// Every choice among these events: whose it was, what it was about, the sentence, and the trail.
pub fn choices(words: &Words, before: &Tapestry, events: &[Event]) -> Vec<Choice<About>> {
    let each = events.iter().filter_map(|event| match event {
        Event::AutomaChose { seat, about, reasons } => Some(Choice {
            trail: Trail::named(reasons, |pick: Pick| pick_name(words, before, pick)),
            seat: Some(seat.0),
            about: about.into(),
            sentence: why(words, before, *seat, *about, reasons).sentence,
        }),
        _ => None,
    });
    each.collect()
}
