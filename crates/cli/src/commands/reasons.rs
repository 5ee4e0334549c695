//! The reasons of Terra Mystica's Automa as JSON: the same form as in the API.

use kernel::{Keep, Reasons, Verdict};
use serde_json::{Value, json};
use terra_mystica::automa::Pick;
use terra_mystica::{Event, TerraMystica};
use words::Words;
use words::terra_mystica::{about_key, pick_name, why};

/// Every choice among these events: what it was about, the sentence, and the trail.
pub fn choices(words: &Words, before: &TerraMystica, events: &[Event]) -> Vec<Value> {
    let each = events.iter().filter_map(|event| match event {
        Event::AutomaChose { seat, about, reasons } => {
            let mut value = trail(words, before, reasons);
            value["about"] = about_key(*about).replace('-', "_").into();
            value["sentence"] = why(words, before, *seat, *about, reasons).sentence.into();
            Some(value)
        }
        _ => None,
    });
    each.collect()
}

/// The candidates, and what every filter measured.
fn trail(words: &Words, before: &TerraMystica, reasons: &Reasons<Pick>) -> Value {
    let name = |pick: Pick| pick_name(words, before, pick);
    let steps = reasons.steps.iter().map(|step| {
        let (keep, limit) = match step.keep {
            Keep::Most => ("most", None),
            Keep::Least => ("least", None),
            Keep::AtMost(limit) => ("at_most", Some(limit)),
            Keep::AtLeast(limit) => ("at_least", Some(limit)),
            Keep::Exactly(number) => ("exactly", Some(number)),
        };
        let verdict = match step.verdict {
            Verdict::Narrowed => "narrowed",
            Verdict::KeptAll => "kept_all",
            Verdict::Skipped => "skipped",
            Verdict::NotNeeded => "not_needed",
        };
        let measured = step.measured.iter();
        let measured: Vec<Value> = measured
            .map(|one| json!({ "pick": name(one.candidate), "value": one.value, "kept": one.kept }))
            .collect();
        json!({ "rule": step.rule.0, "keep": keep, "limit": limit, "verdict": verdict, "measured": measured })
    });
    json!({
        "candidates": reasons.candidates.iter().map(|pick| name(*pick)).collect::<Vec<_>>(),
        "steps": steps.collect::<Vec<_>>(),
        "chosen": reasons.chosen.map(name),
    })
}
