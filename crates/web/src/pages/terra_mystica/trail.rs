//! What the Automa did, and its choices with their reasons, as JSON: the same form wherever they are shown, here and on
//! the command line.

use serde_json::{Value, json};
use terra_mystica::automa::Pick;
use terra_mystica::{BonusId, Event, TerraMystica};
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

/// Something that is done on the table: its kind and where. `None` for everything else.
pub fn deed(table: &TerraMystica, event: &Event) -> Option<Value> {
    let name = |hex: kernel::Hex| table.map().name(hex).to_owned();
    Some(match event {
        Event::Terraformed { hex, to, .. } => {
            json!({ "kind": "terraform", "hex": name(*hex), "terrain": to.name() })
        }
        Event::Built { hex, .. } => json!({ "kind": "build", "hex": name(*hex) }),
        Event::Upgraded { hex, to, .. } => {
            json!({ "kind": "upgrade", "hex": name(*hex), "structure": to.short() })
        }
        Event::Power { action, .. } => json!({ "kind": "power", "action": action.id() }),
        Event::Sent { cult, stays, .. } => json!({ "kind": "priest", "cult": cult.name(), "stays": stays }),
        Event::Cult { cult, from, to, .. } => {
            json!({ "kind": "cult", "cult": cult.name(), "from": from, "to": to })
        }
        Event::PaidCult { cult, steps, .. } => {
            json!({ "kind": "pay_cult", "cult": cult.name(), "steps": steps })
        }
        Event::Bridge { ends, .. } => json!({ "kind": "bridge", "ends": [name(ends.0), name(ends.1)] }),
        Event::Shipping { level, .. } => json!({ "kind": "shipping", "level": level }),
        Event::Colour { terrain, .. } => json!({ "kind": "home", "terrain": terrain.name() }),
        Event::Unlocked { terrain, .. } => json!({ "kind": "unlock", "terrain": terrain.name() }),
        Event::Passed { card, .. } => json!({ "kind": "pass", "card": card.map(BonusId::id) }),
        _ => return None,
    })
}
