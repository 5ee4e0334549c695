//! A position of the Automa's turn, as `docs/positions.md` describes it.

use kernel::{Game as _, Options as _};
use patchwork::{Event, FIRST, Patchwork, SECOND};
use serde_json::{Value, json};

use crate::{Decided, Told, Unreadable};

/// The Automa's turn between two positions.
pub(super) fn told(before: &Patchwork, events: &[Event], after: &Patchwork) -> Option<Told> {
    let (card, from, turn, reasons) = events.iter().find_map(|event| match event {
        Event::Automa { card, from, turn, reasons } => Some((*card, *from, turn, reasons)),
        _ => None,
    })?;
    let number = before.kit().card(card).number;
    let option = |key: &str| before.options().get(key).unwrap_or_default();
    let tile = match before.tile() {
        None => "open",
        Some(FIRST) => "you",
        Some(_) => "automa",
    };
    let position = json!({
        "level": before.options().level.index() + 1,
        "edition": option("edition"),
        "leather": option("leather"),
        "automa": before.space(SECOND),
        "you": before.space(FIRST),
        "next": before.next_patches().iter().map(|patch| patch.0).collect::<Vec<_>>(),
        "tile": tile,
        "leather-on": before.leather().iter().collect::<Vec<_>>(),
        "card": number,
    });
    let decision = json!({
        "card": number,
        "from": from,
        "to": after.space(SECOND),
        "gets_tile": after.tile() == Some(SECOND) && before.tile().is_none(),
        "moves_again": after.to_move() == Some(SECOND),
    });
    let does = if turn.taken.is_some() { "takes" } else { "passes" };
    Some(Told {
        position,
        features: vec![format!("card {number}"), format!("{does} tile {tile}")],
        happened: Some(Decided { decision, trail: vec![super::choice(reasons)] }),
    })
}

/// A position as text, one fact a line.
pub(super) fn as_lines(position: &Value) -> Result<String, Unreadable> {
    let wrong = |what: &str| Unreadable::Position(format!("the position has {what}"));
    let members = position.as_object().ok_or_else(|| wrong("no members"))?;
    let mut lines = String::new();
    for (key, value) in members {
        let words = match value {
            Value::Array(all) => all.iter().map(word).collect::<Option<Vec<String>>>(),
            one => word(one).map(|word| vec![word]),
        };
        let words = words.ok_or_else(|| wrong("a value that is neither a number nor a word"))?;
        lines.push_str(&[key.as_str(), &words.join(" ")].join(" "));
        lines.push('\n');
    }
    // A name or a word must not bring lines of its own.
    let counted = lines.lines().count() == members.len();
    if counted { Ok(lines) } else { Err(wrong("a line end where a word should be")) }
}

fn word(value: &Value) -> Option<String> {
    match value {
        Value::String(word) => Some(word.clone()),
        Value::Number(number) => Some(number.to_string()),
        _ => None,
    }
}
