//! The reasons of a choice: what was considered, what every filter measured, what was chosen. One form for every game.

use kernel::Reasons;
use serde::{Deserialize, Serialize};

use crate::{Keep, Text, Verdict};

/// The reasons of one choice. A candidate is told in full once, as a `C`; what was chosen is named, as an `N`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Trail<C = Text, N = Text> {
    /// What was considered, before any filter.
    pub candidates: Vec<C>,
    /// The filters in their order.
    pub steps: Vec<Filter>,
    /// What was chosen; `null` if nothing was left.
    pub chosen: Option<N>,
}

/// One filter of a choice.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Filter {
    /// The rule that demands it.
    pub rule: Text,
    /// What it keeps.
    pub keep: Keep,
    /// The number that it compares with, if it has one.
    pub limit: Option<i32>,
    /// What it did.
    pub verdict: Verdict,
    /// What it measured; empty if it was not needed.
    pub measured: Vec<Measured>,
}

/// One candidate that was still in, as a filter saw it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Measured {
    /// The number of a patch, where candidates are patches.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub patch: Option<u8>,
    /// What the candidate is called.
    pub pick: Text,
    /// What was measured.
    pub value: i32,
    /// Whether it stayed in.
    pub kept: bool,
}

/// A choice of a bot among things that have a name: its reasons, and the sentence that people read.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Choice<About> {
    /// The reasons.
    #[serde(flatten)]
    pub trail: Trail,
    /// Whose choice it was, where several bots choose.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<u8>,
    /// What it was about.
    pub about: About,
    /// What was chosen, and what decided.
    pub sentence: String,
}

/// The choices of the bots in one decision.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Choices<About> {
    /// The choices in the order in which they were made.
    pub choices: Vec<Choice<About>>,
}

impl<C, N> Trail<C, N> {
    /// The reasons of a choice: `whole` tells a candidate in full, `measured` how a filter names it, `name` what was
    /// chosen.
    pub fn of<P: Copy>(
        reasons: &Reasons<P>,
        whole: impl Fn(P) -> C,
        measured: impl Fn(P) -> (Option<u8>, Text),
        name: impl Fn(P) -> N,
    ) -> Self {
        let filter = |step: &kernel::Step<P>| {
            let (keep, limit) = Keep::of(step.keep);
            let measured = step.measured.iter().map(|one| {
                let (patch, pick) = measured(one.candidate);
                Measured { patch, pick, value: one.value, kept: one.kept }
            });
            let rule = step.rule.0.into();
            Filter { rule, keep, limit, verdict: step.verdict.into(), measured: measured.collect() }
        };
        Trail {
            candidates: reasons.candidates.iter().map(|one| whole(*one)).collect(),
            steps: reasons.steps.iter().map(filter).collect(),
            chosen: reasons.chosen.map(name),
        }
    }
}

impl Trail {
    /// The reasons of a choice among things that have a name.
    pub fn named<P: Copy>(reasons: &Reasons<P>, name: impl Fn(P) -> String) -> Trail {
        Trail::of(reasons, |one| name(one).into(), |one| (None, name(one).into()), |one| name(one).into())
    }
}
