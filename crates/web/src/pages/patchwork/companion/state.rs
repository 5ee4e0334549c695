//! The table for the API: what `automa companion --json` says of it, and the last thing that was said.

use kernel::{Notation, Session};
use patchwork::companion::{CompanionAction, PatchworkCompanion};
use serde_json::{Value, json};
use words::Words;
use words::patchwork::companion::{answer, instruction, line};

use super::as_json;
use crate::context::english_words;
use crate::pages::patchwork::trail::trail;

/// Everything a program needs to sit at a real table.
pub fn state(session: &Session<PatchworkCompanion>) -> Value {
    let (game, words) = (session.game(), english_words());
    let mut state = as_json::state(game);
    state["waiting"] = as_json::waits(words, game);
    state["assumptions"] = as_json::assumptions(words, game);
    state["last"] = last(words, session);
    state
}

/// The last thing that was said, what came of it, and what to do with one's hands.
fn last(words: &Words, session: &Session<PatchworkCompanion>) -> Value {
    let number = session.at();
    let before = number.checked_sub(1).and_then(|last| session.position(last));
    let Some((before, entry)) = before.zip(session.history().last()) else { return Value::Null };
    let game = session.game();
    json!({
        "number": number,
        "action": before.write(entry.action),
        "by": if entry.action == CompanionAction::Automa { "automa" } else { "you" },
        "line": line(words, before, &entry.events),
        "revealed": entry.revealed,
        "events": entry.events.iter().map(|event| as_json::event(words, game, event)).collect::<Vec<_>>(),
        "instruction": as_json::said(instruction(words, game, &entry.events)),
        "trail": answer(&entry.events).map(|answer| trail(game.kit(), &answer.reasons)),
    })
}
