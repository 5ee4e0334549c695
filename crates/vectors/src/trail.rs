//! The reasons of a choice, in short: what every filter measured, and what it left.

use kernel::{Reasons, Verdict as Did};
use serde::{Deserialize, Serialize};
use wire::{Keep, Verdict};

/// One choice of a bot.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Choice {
    /// What it was about.
    pub about: String,
    /// Which bot chose, where two of them act in one decision.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bot: Option<String>,
    /// What was considered, before any filter.
    pub candidates: Vec<String>,
    /// The filters in their order.
    pub steps: Vec<Step>,
    /// What was chosen; `null` if nothing was left.
    pub chosen: Option<String>,
}

/// One filter.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Step {
    /// The rule that demands it.
    pub rule: String,
    /// What it keeps.
    pub keep: Keep,
    /// The number that it compares with, if it has one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub limit: Option<i32>,
    /// What it did.
    pub verdict: Verdict,
    /// What it measured on each candidate that was still in, in their order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub values: Vec<i32>,
    /// What it left, where some candidates fell out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub left: Option<Vec<String>>,
}

impl Choice {
    /// A choice, with the names that its candidates have in a description.
    pub(crate) fn of<P: Copy>(
        about: impl Into<String>,
        bot: Option<&str>,
        reasons: &Reasons<P>,
        name: impl Fn(P) -> String,
    ) -> Choice {
        let step = |step: &kernel::Step<P>| {
            let (keep, limit) = Keep::of(step.keep);
            let left = step.measured.iter().filter(|one| one.kept).map(|one| name(one.candidate));
            Step {
                rule: step.rule.0.to_owned(),
                keep,
                limit,
                verdict: step.verdict.into(),
                values: step.measured.iter().map(|one| one.value).collect(),
                left: (step.verdict == Did::Narrowed).then(|| left.collect()),
            }
        };
        Choice {
            about: about.into(),
            bot: bot.map(str::to_owned),
            candidates: reasons.candidates.iter().map(|one| name(*one)).collect(),
            steps: reasons.steps.iter().map(step).collect(),
            chosen: reasons.chosen.map(name),
        }
    }
}
