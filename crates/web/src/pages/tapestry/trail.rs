//! The choices of the bots with their reasons as JSON: the same form wherever they are shown, here and on the command
//! line.

use serde_json::Value;
use tapestry::automa::Pick;
use tapestry::{Event, Tapestry};
use words::Words;
use words::tapestry::{about_key, pick_name, why};

use crate::pages::trail::trail;

/// Every choice among these events: whose it was, what it was about, the sentence, and the trail.
pub fn choices(words: &Words, before: &Tapestry, events: &[Event]) -> Vec<Value> {
    let name = |pick: Pick| Value::from(pick_name(words, before, pick));
    let each = events.iter().filter_map(|event| match event {
        Event::AutomaChose { seat, about, reasons } => {
            let mut value = trail(reasons, "pick", name, name);
            value["seat"] = seat.0.into();
            value["about"] = about_key(*about).replace('-', "_").into();
            value["sentence"] = why(words, before, *seat, *about, reasons).sentence.into();
            Some(value)
        }
        _ => None,
    });
    each.collect()
}
