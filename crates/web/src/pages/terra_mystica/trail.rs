//! The Automa's choices with their reasons as JSON: the same form wherever they are shown, here and on the command
//! line.

use serde_json::Value;
use terra_mystica::automa::Pick;
use terra_mystica::{Event, TerraMystica};
use words::Words;
use words::terra_mystica::{about_key, pick_name, why};

use crate::pages::trail::trail;

/// Every choice among these events: what it was about, the sentence, and the trail.
pub fn choices(words: &Words, before: &TerraMystica, events: &[Event]) -> Vec<Value> {
    let name = |pick: Pick| Value::from(pick_name(words, before, pick));
    let each = events.iter().filter_map(|event| match event {
        Event::AutomaChose { seat, about, reasons } => {
            let mut value = trail(reasons, "pick", name, name);
            value["about"] = about_key(*about).replace('-', "_").into();
            value["sentence"] = why(words, before, *seat, *about, reasons).sentence.into();
            Some(value)
        }
        _ => None,
    });
    each.collect()
}
