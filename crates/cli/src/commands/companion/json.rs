//! The answers for programs: one object a line.

use patchwork::companion::CompanionEvent;
use serde_json::{Map, Value, json};
use web::pages::patchwork::companion::as_json::{assumptions, event, said, state, waits};
use web::pages::patchwork::trail::trail;
use words::companion::{instruction, scores, waiting};

use super::desk::{Desk, Heard, Trouble};
use super::lines::Line;
use super::text;

/// The object at the start: with the last turn, if the game is continued.
pub fn opening(desk: &Desk) -> String {
    let events = desk.last().map_or(&[][..], |entry| &entry.events);
    format!("{}\n", good(desk, events, Map::new()))
}

/// The object for a line.
pub fn answer(desk: &Desk, _: &Line, heard: &Result<Heard, Trouble>) -> String {
    let object = match heard {
        Ok(heard) => done(desk, heard),
        Err(trouble) => json!({
            "ok": false,
            "error": text::trouble(desk, trouble),
            "expected": expected(desk, trouble),
            "waiting": waits(desk.words(), desk.game()),
            "version": desk.session().at(),
        }),
    };
    format!("{object}\n")
}

fn expected(desk: &Desk, trouble: &Trouble) -> String {
    match trouble {
        Trouble::Unknown { expected, .. } => (*expected).to_owned(),
        _ => waiting(desk.words(), desk.game()).say,
    }
}

fn done(desk: &Desk, heard: &Heard) -> Value {
    let (words, game) = (desk.words(), desk.game());
    let last_turn = desk.last_turn().map_or(&[][..], |entry| &entry.events);
    let with = |events: &[CompanionEvent], key: &str, value: Value| {
        good(desk, events, Map::from_iter([(key.to_owned(), value)]))
    };
    match heard {
        Heard::Said(events) => good(desk, events, Map::new()),
        Heard::Undone { line, revealed } => {
            with(&[], "undone", json!({ "line": line, "revealed": revealed }))
        }
        Heard::Redone { line, events } => with(events, "redone", json!({ "line": line })),
        Heard::Look => good(desk, last_turn, Map::new()),
        Heard::Why => with(last_turn, "why", json!(!last_turn.is_empty())),
        Heard::Score => with(&[], "score", json!(scores(words, game))),
        Heard::Assume => with(&[], "assumptions", assumptions(desk.words(), desk.game())),
        Heard::History => with(&[], "history", history(desk)),
        Heard::Help => with(&[], "help", json!(words.text("co-help").lines().collect::<Vec<_>>())),
        Heard::Save => with(&[], "save", json!(desk.path().display().to_string())),
        Heard::Quit => with(&[], "quit", json!(true)),
    }
}

fn good(desk: &Desk, events: &[CompanionEvent], more: Map<String, Value>) -> Value {
    let game = desk.game();
    let trail = words::companion::answer(events).map(|answer| trail(game.kit(), &answer.reasons));
    let said = (!events.is_empty()).then(|| said(instruction(desk.words(), game, events)));
    let mut object = json!({
        "ok": true,
        "waiting": waits(desk.words(), desk.game()),
        "events": events.iter().map(|one| event(desk.words(), game, one)).collect::<Vec<_>>(),
        "instruction": said,
        "trail": trail,
        "state": state(game),
        "version": desk.session().at(),
    });
    if let Some(object) = object.as_object_mut() {
        object.extend(more);
    }
    object
}

fn history(desk: &Desk) -> Value {
    let entries = desk.session().history().iter().enumerate();
    let lines = entries.map(|(index, entry)| {
        let happened = words::companion::line(desk.words(), desk.game(), &entry.events);
        json!({ "number": index + 1, "line": desk.line(index), "text": happened })
    });
    lines.collect()
}
