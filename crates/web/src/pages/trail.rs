//! The reasons of a choice as JSON: the same form for every game, here and on the command line.

use kernel::{Keep, Reasons, Verdict};
use serde_json::{Value, json};

/// The candidates, and what every filter measured. A candidate is told in full once, by `whole`; `key` and `name` are
/// what it is called in the steps.
pub fn trail<C: Copy>(
    reasons: &Reasons<C>,
    key: &str,
    whole: impl Fn(C) -> Value,
    name: impl Fn(C) -> Value,
) -> Value {
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
        let measured: Vec<Value> = step
            .measured
            .iter()
            .map(|one| json!({ key: name(one.candidate), "value": one.value, "kept": one.kept }))
            .collect();
        json!({ "rule": step.rule.0, "keep": keep, "limit": limit, "verdict": verdict, "measured": measured })
    });
    json!({
        "candidates": reasons.candidates.iter().map(|one| whole(*one)).collect::<Vec<_>>(),
        "steps": steps.collect::<Vec<_>>(),
        "chosen": reasons.chosen.map(name),
    })
}
