//! Recorded games: what was told of them is told the same today, and nothing of it is lost when it is read.
//!
//! A file of `golden/` is a game of one kind: options, seed, decisions, and its state after some of them. To record
//! anew after an intended change, set `WIRE_RECORD` and look at the difference.

#![allow(clippy::unwrap_used, reason = "a test that finds nothing has failed")]

use std::collections::BTreeMap;
use std::path::PathBuf;

use kernel::{Options as _, Seed, Session, Setup};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use wire::{Summary, Wire};

#[derive(Serialize, Deserialize)]
struct Recorded {
    options: BTreeMap<String, String>,
    seed: u64,
    decisions: Vec<String>,
    summary: Value,
    /// By the number of decisions before it.
    states: BTreeMap<usize, Value>,
}

/// Holds a kind of table to its recorded game.
fn holds<G: Wire<State: DeserializeOwned>>() {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(format!("tests/golden/{}.json", G::NAME));
    let text = std::fs::read_to_string(&path).unwrap();
    let mut recorded: Recorded = serde_json::from_str(&text).unwrap();
    let mut options = G::Options::default();
    for (key, value) in &recorded.options {
        options.set(key, value).unwrap();
    }
    let setup = Setup { options, seed: Seed(recorded.seed), packs: Vec::new() };
    let mut session = Session::<G>::new(setup).unwrap();
    for number in 0..=recorded.decisions.len() {
        if let Some(known) = recorded.states.get_mut(&number) {
            let state = serde_json::to_value(G::state(&session)).unwrap();
            if std::env::var_os("WIRE_RECORD").is_some() {
                *known = state;
            } else {
                same(&state, known, &format!("{} after {number}", G::NAME));
                let read: G::State = serde_json::from_value(state.clone()).unwrap();
                same(&serde_json::to_value(read).unwrap(), &state, "read again");
            }
        }
        if let Some(decision) = recorded.decisions.get(number) {
            let action = session.game().read(decision).unwrap();
            session.play(action).unwrap();
        }
    }
    let summary = G::summary(&session);
    if std::env::var_os("WIRE_RECORD").is_some() {
        recorded.summary = serde_json::to_value(&summary).unwrap();
        return std::fs::write(&path, written(&recorded)).unwrap();
    }
    same(&serde_json::to_value(&summary).unwrap(), &recorded.summary, G::NAME);
    assert_eq!(Summary::read(&summary.text()), summary);
}

/// One line for each state, so that a difference can be looked at.
fn written(recorded: &Recorded) -> String {
    let value = serde_json::to_value(recorded).unwrap();
    let line = |value: &Value| value.to_string();
    let states: Vec<String> =
        recorded.states.iter().map(|(number, state)| format!("  \"{number}\": {}", line(state))).collect();
    format!(
        "{{\n\"options\": {},\n\"seed\": {},\n\"decisions\": {},\n\"summary\": {},\n\"states\": {{\n{}\n}}\n}}\n",
        line(&value["options"]),
        line(&value["seed"]),
        line(&value["decisions"]),
        line(&value["summary"]),
        states.join(",\n")
    )
}

/// The same members with the same values, in the same order; says where not.
fn same(found: &Value, wanted: &Value, path: &str) {
    match (found, wanted) {
        (Value::Object(found), Value::Object(wanted)) => {
            let names = |of: &serde_json::Map<String, Value>| of.keys().cloned().collect::<Vec<_>>();
            assert_eq!(names(found), names(wanted), "{path}");
            for (name, wanted) in wanted {
                same(&found[name], wanted, &format!("{path}.{name}"));
            }
        }
        (Value::Array(found), Value::Array(wanted)) => {
            assert_eq!(found.len(), wanted.len(), "{path}");
            for (number, (found, wanted)) in found.iter().zip(wanted).enumerate() {
                same(found, wanted, &format!("{path}[{number}]"));
            }
        }
        _ => assert_eq!(found, wanted, "{path}"),
    }
}

#[test]
fn patchwork_on_screen() {
    holds::<patchwork::Patchwork>();
}

#[test]
fn patchwork_at_the_real_table() {
    holds::<patchwork::companion::PatchworkCompanion>();
}

#[test]
fn terra_mystica_on_screen() {
    holds::<terra_mystica::TerraMystica>();
}

#[test]
fn terra_mystica_at_the_real_table() {
    holds::<terra_mystica::companion::TerraCompanion>();
}

#[test]
fn tapestry_on_screen() {
    holds::<tapestry::Tapestry>();
}

#[test]
fn tapestry_at_the_real_table() {
    holds::<tapestry::companion::TapestryCompanion>();
}
