//! The reasons of a choice as JSON: the same form wherever a trail is shown, here and on the command line.

use kernel::{Keep, Reasons, Verdict};
use patchwork::{Candidate, Kit};
use serde_json::{Value, json};

/// A patch that was looked at, as JSON.
pub fn candidate(kit: &Kit, candidate: Candidate) -> Value {
    let patch = kit.patch(candidate.patch);
    json!({ "id": patch.id.0, "name": patch.name, "place": candidate.place + 1 })
}

/// The candidates, and what every filter measured.
pub fn trail(kit: &Kit, reasons: &Reasons<Candidate>) -> Value {
    let steps: Vec<Value> = reasons
        .steps
        .iter()
        .map(|step| {
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
            let measured: Vec<Value> = step
                .measured
                .iter()
                .map(|m| json!({ "patch": m.candidate.patch.0, "value": m.value, "kept": m.kept }))
                .collect();
            json!({ "rule": step.rule.0, "keep": keep, "limit": limit, "verdict": verdict, "measured": measured })
        })
        .collect();
    let candidates: Vec<Value> = reasons.candidates.iter().map(|c| candidate(kit, *c)).collect();
    json!({
        "candidates": candidates,
        "steps": steps,
        "chosen": reasons.chosen.map(|chosen| chosen.patch.0),
    })
}
