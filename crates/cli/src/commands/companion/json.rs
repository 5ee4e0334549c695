//! The answers for programs: one object a line.

use serde_json::{Map, Value, json};

use super::desk::{Desk, Heard, Span, Trouble};
use super::lines::Line;
use super::talks::{Said, SaidJson, Talks};
use super::text;

/// The object at the start: with the last turn, if the game is continued.
pub fn opening<G: Talks>(desk: &Desk<G>) -> String {
    format!("{}\n", good(desk, desk.last(), Map::new()))
}

/// The object for a line.
pub fn answer<G: Talks>(desk: &Desk<G>, _: &Line, heard: &Result<Heard, Trouble<G>>) -> String {
    let object = match heard {
        Ok(heard) => done(desk, heard),
        Err(trouble) => json!({
            "ok": false,
            "error": text::trouble(desk, trouble),
            "expected": expected(desk, trouble),
            "waiting": desk.game().waits(desk.words()),
            "version": desk.session().at(),
        }),
    };
    format!("{object}\n")
}

fn expected<G: Talks>(desk: &Desk<G>, trouble: &Trouble<G>) -> String {
    match trouble {
        Trouble::Unknown { expected, .. } => (*expected).to_owned(),
        _ => desk.game().asks(desk.words()).say,
    }
}

fn done<G: Talks>(desk: &Desk<G>, heard: &Heard) -> Value {
    let (words, game) = (desk.words(), desk.game());
    let with = |said: Option<Said<'_, G>>, key: &str, value: Value| {
        good(desk, said, Map::from_iter([(key.to_owned(), value)]))
    };
    match heard {
        Heard::Said(span) => good(desk, last_of(desk, *span), earlier(desk, *span)),
        Heard::Undone { line, revealed } => {
            with(None, "undone", json!({ "line": line, "revealed": revealed }))
        }
        Heard::Redone { line, span } => with(last_of(desk, *span), "redone", json!({ "line": line })),
        Heard::Look => good(desk, desk.last_turn(), Map::new()),
        Heard::Why => with(desk.last_turn(), "why", json!(desk.last_turn().is_some())),
        Heard::Shown(text) => with(None, "shown", json!(text.lines().collect::<Vec<_>>())),
        Heard::Score => with(None, "score", json!(game.scores(words))),
        Heard::Assume => with(None, "assumptions", game.assumptions_json(words)),
        Heard::History => with(None, "history", history(desk)),
        Heard::Help => with(None, "help", json!(words.text(G::HELP).lines().collect::<Vec<_>>())),
        Heard::Save => with(None, "save", json!(desk.path().display().to_string())),
        Heard::Quit => with(None, "quit", json!(true)),
    }
}

fn last_of<G: Talks>(desk: &Desk<G>, span: Span) -> Option<Said<'_, G>> {
    (span.from < span.to).then(|| desk.said(span.to - 1)).flatten()
}

/// What came of the other parts of a line with several.
fn earlier<G: Talks>(desk: &Desk<G>, span: Span) -> Map<String, Value> {
    if span.to <= span.from + 1 {
        return Map::new();
    }
    let before = (span.from..span.to - 1).filter_map(|index| desk.said(index));
    let events: Vec<Value> = before.flat_map(|said| G::said_json(desk.words(), said).events).collect();
    Map::from_iter([("earlier".to_owned(), events.into())])
}

fn good<G: Talks>(desk: &Desk<G>, said: Option<Said<'_, G>>, more: Map<String, Value>) -> Value {
    let game = desk.game();
    let SaidJson { events, instruction, trail } = said.map_or_else(
        || SaidJson { events: Vec::new(), instruction: Value::Null, trail: Value::Null },
        |said| G::said_json(desk.words(), said),
    );
    let mut object = json!({
        "ok": true,
        "waiting": game.waits(desk.words()),
        "events": events,
        "instruction": instruction,
        "trail": trail,
        "state": game.state(),
        "version": desk.session().at(),
    });
    if let Some(object) = object.as_object_mut() {
        object.extend(more);
    }
    object
}

fn history<G: Talks>(desk: &Desk<G>) -> Value {
    let lines = (0..desk.session().at()).filter_map(|index| {
        let said = desk.said(index)?;
        let happened = G::line(desk.words(), said.before, said.events);
        Some(json!({ "number": index + 1, "line": desk.line(index), "text": happened }))
    });
    lines.collect()
}
