//! The shapes of what goes in and comes out.

use games::Kind;
use serde_json::{Value, json};
use table::store::limits::{COMMENT_CHARS, NAME_CHARS};

pub fn schemas() -> Value {
    let mut all = answers();
    for (name, schema) in requests().as_object().into_iter().flatten() {
        all[name] = schema.clone();
    }
    all
}

fn whole() -> Value {
    json!({ "type": "integer", "minimum": 0, "maximum": u64::MAX })
}

fn text() -> Value {
    json!({ "type": "string" })
}

fn list(of: &Value) -> Value {
    json!({ "type": "array", "items": of })
}

fn of(name: &str) -> Value {
    json!({ "$ref": format!("#/components/schemas/{name}") })
}

/// An object with exactly these members, all of them there.
fn object(members: &Value) -> Value {
    let names: Vec<&String> = members.as_object().into_iter().flat_map(|members| members.keys()).collect();
    json!({ "type": "object", "required": names, "additionalProperties": false, "properties": members })
}

/// What a client sends: only what is known, and only these must be there.
fn request(required: &[&str], members: &Value) -> Value {
    json!({ "type": "object", "required": required, "additionalProperties": false, "properties": members })
}

fn requests() -> Value {
    let name = json!({
        "type": "string", "maxLength": NAME_CHARS, "description": "no control characters; spaces around it do not count",
    });
    let maybe_name = json!({ "type": ["string", "null"], "maxLength": NAME_CHARS, "description": "without one it gets one" });
    let version = json!({
        "type": "integer", "minimum": 0, "maximum": u64::MAX, "description": "the version of the table that was looked at",
    });
    let games: Vec<&str> = Kind::ALL.iter().map(|kind| kind.game()).collect();
    json!({
        "NewTable": request(&["game"], &json!({
            "game": { "type": "string", "enum": games },
            "name": maybe_name,
            "seed": { "type": ["integer", "null"], "minimum": 0, "maximum": u64::MAX, "description": "a fresh one without" },
            "options": {
                "type": ["object", "null"], "description": "see /games; those that are left out have their defaults",
                "additionalProperties": { "type": ["string", "integer"], "minimum": 0, "maximum": u64::MAX },
            },
        })),
        "Save": request(&["text"], &json!({
            "name": maybe_name, "text": { "type": "string", "description": "as exported" },
        })),
        "Name": request(&["name"], &json!({ "name": name })),
        "Comment": request(&["comment"], &json!({ "comment": { "type": "string", "maxLength": COMMENT_CHARS } })),
        "Sheet": request(&["text"], &json!({
            "text": { "type": "string", "description": "comma-separated values, as exported; the first line names the columns" },
        })),
        "Decision": request(&["version", "action"], &json!({
            "version": version,
            "action": { "type": "string", "description": "in the game's notation, as /legal lists it", "examples": ["advance"] },
        })),
        "Let": request(&["version"], &json!({
            "version": version,
            "player": { "type": ["string", "null"], "description": "as on the command line; without one, who gives the hints", "examples": ["greedy", "mcts:iterations=2000"] },
            "rest": { "type": ["boolean", "null"], "description": "for the rest of the game, as far as one request comes (8 seconds); else for one decision" },
        })),
        "Branch": request(&["at"], &json!({
            "at": { "type": "integer", "minimum": 0, "maximum": u32::MAX, "description": "after so many decisions" },
            "name": maybe_name,
        })),
        "Seen": request(&["version"], &json!({ "version": version })),
        "To": request(&["version", "to"], &json!({
            "version": version,
            "to": { "type": "integer", "minimum": 0, "maximum": u32::MAX, "description": "after so many decisions" },
        })),
    })
}

fn answers() -> Value {
    let games: Vec<&str> = Kind::ALL.iter().map(|kind| kind.game()).collect();
    let info = json!({
        "id": of("TableId"), "name": text(), "game": text(), "created": whole(), "updated": whole(),
        "version": whole(), "summary": { "type": "object" },
    });
    json!({
        "TableId": { "type": "string", "pattern": "^[0-9a-hjkmnp-tv-z]{12}$" },
        "Game": { "type": "string", "enum": games },
        "RuleId": { "type": "string", "pattern": "^[a-z0-9][a-z0-9.-]*$", "maxLength": 80, "examples": ["automa.turn"] },
        "Error": object(&json!({ "error": error() })),
        "Games": object(&json!({ "games": list(&of("GameInfo")) })),
        "GameInfo": object(&json!({ "game": of("Game"), "options": list(&of("Option")) })),
        "Option": object(&json!({
            "key": text(), "meaning": text(), "default": text(),
            "values": list(&object(&json!({ "value": text(), "meaning": text() }))),
        })),
        "Deal": object(&json!({
            "game": of("Game"), "seed": whole(),
            "date": { "type": "string", "pattern": "^[0-9]{4}-[0-9]{2}-[0-9]{2}$", "description": "the day, in universal time" },
        })),
        "Rules": object(&json!({ "game": of("Game"), "rules": list(&of("Rule")) })),
        "Rule": object(&json!({
            "id": of("RuleId"), "title": text(), "text": text(), "source": text(),
            "certainty": { "type": "string", "enum": ["printed", "derived", "reading", "guess"] },
            "option": { "type": ["string", "null"] },
        })),
        "Cards": cards(),
        "Tables": object(&json!({
            "tables": list(&of("TableInfo")), "limit": whole(), "offset": whole(), "damaged": { "type": "boolean" },
        })),
        "TableInfo": object(&info),
        "Table": table(info),
        "Decided": object(&json!({
            "number": whole(), "seat": whole(), "role": { "type": "string", "description": "`person`, or a bot by the name that its game gives it, such as `automa`" },
            "action": text(), "line": text(), "revealed": { "type": "boolean" },
        })),
        "Legal": object(&json!({
            "version": whole(), "count": whole(), "offset": whole(), "actions": list(&text()),
        })),
        "Hint": object(&json!({
            "version": whole(), "seat": whole(), "player": text(), "iterations": whole(),
            "ended": {
                "type": "string", "enum": ["complete", "time", "stopped"],
                "description": "`complete`: all iterations were made; `time`: the time was up before; `stopped`: by /stop",
            },
            "options": list(&of("HintOption")),
        })),
        "Stopped": object(&json!({ "stopped": { "type": "integer", "minimum": 0, "description": "how many searches" } })),
        "Record": object(&json!({ "career": career(), "results": list(&of("Result")), "limit": whole(), "offset": whole() })),
        "Result": result(),
        "Added": object(&json!({ "added": whole() })),
        "HintOption": hint_option(),
        "Review": review(),
        "History": object(&json!({ "version": whole(), "at": whole(), "decisions": list(&of("Decided")) })),
    })
}

/// The result of a game.
fn result() -> Value {
    let mut result = object(&json!({
        "id": of("TableId"), "game": of("Game"), "ended": whole(), "comment": text(),
        "you": { "type": "integer" }, "other": { "type": "integer" },
        "winner": { "type": ["string", "null"], "enum": ["you", "automa", null] },
        "better_than": {
            "type": ["integer", "null"], "minimum": 0, "maximum": 100,
            "description": "the share of the published games of a player program that made fewer points, in percent",
        },
    }));
    let seat = json!({ "type": "object", "required": ["bot"], "properties": { "bot": { "type": "boolean" }, "plays": text() } });
    for (name, schema) in [
        ("difficulty", text()),
        ("seats", list(&seat)),
        ("seed", whole()),
        ("figures", text()),
        ("feats", list(&text())),
        ("shared", json!({ "type": "boolean" })),
        ("given_up", json!({ "type": "boolean" })),
    ] {
        result["properties"][name] = schema;
    }
    result
}

/// What all results add up to.
fn career() -> Value {
    let count = || {
        object(&json!({
            "played": whole(), "won": whole(), "lost": whole(), "given_up": whole(), "at_table": whole(),
        }))
    };
    let group = object(&json!({
        "key": text(), "count": count(), "mean": { "type": ["number", "null"] }, "best": { "type": ["integer", "null"] },
    }));
    let mut feat = object(&json!({ "key": text(), "id": of("TableId") }));
    feat["properties"]["game"] = text();
    object(&json!({
        "all": count(),
        "streak": object(&json!({ "now": whole(), "best": whole() })),
        "games": list(&object(&json!({
            "game": text(), "count": count(), "levels": list(&group), "plays": list(&group),
            "best": { "anyOf": [object(&json!({ "id": of("TableId"), "points": { "type": "integer" } })), { "type": "null" }] },
        }))),
        "feats": list(&feat),
    }))
}

/// One of the best options.
fn hint_option() -> Value {
    let share = |what: &str| json!({ "type": "number", "minimum": 0, "maximum": 1, "description": what });
    object(&json!({
        "action": { "type": "string", "description": "in the game's notation" },
        "says": { "type": "string", "description": "the whole act in English; where a turn is several decisions, all of them" },
        "reasons": { "type": "array", "items": text(), "description": "what speaks for it, in English, the most telling first; may be empty" },
        "visits": { "type": "integer", "minimum": 0, "description": "how often it was tried" },
        "share": share("of all tries"),
        "score": { "type": "number", "description": "points on average" },
        "score_margin": { "type": "number", "minimum": 0, "description": "half the width of the 95 % interval" },
        "win": share("how often it won"), "win_low": share("95 % interval"), "win_high": share("95 % interval"),
        "line": list(&object(&json!({
            "seat": whole(), "action": text(),
            "says": { "type": "string", "description": "the same in people's words, in English" },
        }))),
    }))
}

/// What decisions were worth.
fn review() -> Value {
    let share = |what: &str| json!({ "type": "number", "minimum": 0, "maximum": 1, "description": what });
    let number = |what: &str| json!({ "type": "number", "description": what });
    let margin = json!({ "type": ["number", "null"], "description": "half the width of the 95 % interval; null where too little was seen to tell" });
    let option = object(&json!({
        "action": { "type": "string", "description": "in the game's notation" },
        "says": { "type": "string", "description": "the whole act in English" },
        "points": number("the seat's points at the end, on average"),
        "win": share("the chance to win"),
    }));
    let lost = object(&json!({
        "points": number("of the lead over the best of the others"), "points_margin": margin,
        "win": number("chance to win"), "win_margin": margin,
        "worth": number("both together, as the player weighs them"), "worth_margin": margin,
    }));
    let mut decision = object(&json!({
        "number": { "type": "integer", "minimum": 1 }, "seat": whole(), "line": text(),
        "verdict": {
            "type": "string", "enum": ["best", "cost", "taste"],
            "description": "`cost`: the first option is better, and not by chance; `taste`: the difference may be chance",
        },
        "says": { "type": "string", "description": "the same in a sentence, in English" },
        "options": { "type": "array", "items": option, "description": "compared in the same imagined worlds, the best first" },
        "chosen": { "type": "integer", "minimum": 0, "description": "which of them was chosen" },
        "lost": lost, "rounds": whole(), "hurried": { "type": "boolean", "description": "fewer worlds than usual: the time was up" },
    }));
    decision["properties"]["followed"] = json!({ "type": "string", "description": "what the bots did then, in English; not there where somebody else decided first" });
    object(&json!({
        "version": whole(),
        "of": { "type": "integer", "minimum": 0, "description": "decisions of people that had a choice" },
        "done": { "type": "integer", "minimum": 0, "description": "those that were looked at" },
        "complete": { "type": "boolean" },
        "turning_points": { "type": "array", "items": whole(), "description": "the numbers of the decisions that cost the most, the worst first; at most three" },
        "decisions": list(&decision),
    }))
}

/// A table: what a list shows, what it was made from, where it is, and the game's own state.
fn table(mut members: Value) -> Value {
    let more = json!({
        "seed": whole(),
        "options": { "type": "object", "additionalProperties": text() },
        "packs": list(&text()),
        "at": { "type": "integer", "minimum": 0, "description": "the position: after so many decisions" },
        "decisions": { "type": "integer", "minimum": 0, "description": "how many there are, undone ones included" },
        "can_undo": { "type": "boolean" },
        "can_redo": { "type": "boolean" },
        "legal": object(&json!({ "count": whole() })),
        "state": {
            "type": "object", "required": ["waiting"],
            "properties": { "waiting": { "type": "object", "required": ["kind"], "properties": { "kind": text() } } },
            "description": "what the table waits for, what everybody sees, the last reasons; nothing hidden",
        },
    });
    for (name, schema) in more.as_object().into_iter().flatten() {
        members[name] = schema.clone();
    }
    let mut table = object(&members);
    let news = "after a change: the decisions that it brought, the Automa's included";
    table["properties"]["news"] = json!({ "type": "array", "items": of("Decided"), "description": news });
    let mut differs = object(&json!({
        "row": whole(), "who": text(), "field": text(), "expected": text(), "got": text(),
    }));
    differs["description"] =
        "after a record was brought: where it and the rules differ; the game goes up to there".into();
    table["properties"]["differs"] = differs;
    table["properties"]["other_rules"] = json!({
        "type": "object", "required": ["decision", "edition", "known"], "additionalProperties": false,
        "properties": { "decision": whole(), "edition": whole(), "known": whole(), "why": text() },
        "description": "where the game was played on by another edition of the rules: the table stands before that \
                        decision, and waits for a rewind to there or to an earlier one",
    });
    table
}

fn error() -> Value {
    json!({
        "type": "object", "required": ["code", "message"], "additionalProperties": false,
        "properties": {
            "code": { "type": "string", "description": "for programs" },
            "message": { "type": "string", "description": "what is wrong, and what to do" },
            "legal": object(&json!({ "count": whole(), "examples": list(&text()) })),
            "version": { "type": "integer", "minimum": 0, "description": "the version that the table has now" },
        },
    })
}

/// The components of a game: each has its own lists.
fn cards() -> Value {
    let things = json!({ "type": "array", "items": { "type": "object" } });
    json!({
        "type": "object", "required": ["game"],
        "properties": { "game": of("Game"), "cards": list(&card()), "patches": list(&patch()) },
        "additionalProperties": things,
        "description": "the components of the game in lists of its own, such as `cards`",
    })
}

fn card() -> Value {
    object(&json!({
        "card": whole(), "deck": text(), "virtual": whole(), "filters": list(&text()), "income": { "type": ["integer", "boolean"] },
    }))
}

fn patch() -> Value {
    object(&json!({
        "patch": whole(), "name": text(), "cells": whole(), "button_cost": whole(), "time_cost": whole(),
        "buttons": whole(), "outlines": whole(), "shape": list(&text()),
    }))
}
