//! The table for the API: what `automa companion --json` says of it, and the last thing that was said.

use kernel::{Notation, Session};
use serde_json::{Value, json};
use terra_mystica::companion::TerraCompanion;
use words::terra_mystica::companion::{instruction, line, table_events};

use super::as_json;
use crate::context::english_words;
use crate::pages::terra_mystica::trail::choices;

/// Everything a program needs to sit at a real table.
pub fn state(session: &Session<TerraCompanion>) -> Value {
    let game = session.game();
    let mut state = as_json::state(game);
    state["waiting"] = as_json::waits(english_words(), game);
    state["last"] = last(session);
    state
}

/// The last thing that was said, what came of it, and what to do with one's hands.
fn last(session: &Session<TerraCompanion>) -> Value {
    let words = english_words();
    let number = session.at();
    let before = number.checked_sub(1).and_then(|last| session.position(last));
    let Some((before, entry)) = before.zip(session.history().last()) else { return Value::Null };
    json!({
        "number": number,
        "action": before.write(entry.action),
        "line": line(words, before, &entry.events),
        "revealed": entry.revealed,
        "events": entry.events.iter().map(|event| as_json::event(words, before, event)).collect::<Vec<_>>(),
        "instruction": as_json::said(instruction(words, before, session.game(), &entry.events)),
        "choices": choices(words, before.table(), &table_events(&entry.events)),
    })
}
