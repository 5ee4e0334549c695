//! The choices of the Automas.

use terra_mystica::automa::Pick;
use terra_mystica::{Event, TerraMystica};
use words::Words;
use words::terra_mystica::{pick_name, why};

use crate::trail::{Choice, Trail};

vocabulary! {
    /// What a choice is about.
    "snake_case" About of terra_mystica::automa::About {
        FirstDwelling, Build, Upgrade, Power, Cult, CultPrice, Bonus, Bridge, Terrain,
    }
}

/// Every choice among these events: what it was about, the sentence, and the trail.
pub fn choices(words: &Words, before: &TerraMystica, events: &[Event]) -> Vec<Choice<About>> {
    let each = events.iter().filter_map(|event| match event {
        Event::AutomaChose { seat, about, reasons } => Some(Choice {
            trail: Trail::named(reasons, |pick: Pick| pick_name(words, before, pick)),
            seat: None,
            about: about.into(),
            sentence: why(words, before, *seat, *about, reasons).sentence,
        }),
        _ => None,
    });
    each.collect()
}
