//! The reasons of the Automa, as people read them.

use kernel::{Reasons, RuleId, Step, Verdict};
use patchwork::{Candidate, Kit, SECOND, rulebook};

use super::patch_name;
use crate::why::{WhyRow, limit};
use crate::{Arg, Words};

/// The reasons of one choice: it is always about the patch to take.
pub type Why = crate::why::Why<(), Candidate>;

/// The last part of a rule's name: the part that the messages use.
pub(super) fn topic(rule: RuleId) -> &'static str {
    rule.0.rsplit('.').next().unwrap_or(rule.0)
}

/// The Automa's reasons for what it took; `card` is its card's index in the kit.
pub fn why(words: &Words, kit: &Kit, card: u8, reasons: &Reasons<Candidate>) -> Why {
    let rows = reasons.steps.iter().map(|step| row(words, step)).collect();
    let name = |candidate: &Candidate| (*candidate, patch_name(words, kit.patch(candidate.patch)));
    Why {
        seat: SECOND,
        about: (),
        chosen: reasons.chosen,
        sentence: sentence(words, kit.card(card).budget, reasons),
        candidates: reasons.candidates.iter().map(name).collect(),
        rows,
    }
}

fn row(words: &Words, step: &Step<Candidate>) -> WhyRow<Candidate> {
    WhyRow::of(words, step, question(words, step), |value| measured(words, step.rule, value))
}

/// What a filter asks.
pub fn question(words: &Words, step: &Step<Candidate>) -> String {
    words.say(&format!("pw-row-{}", topic(step.rule)), &[("limit", limit(step.keep).into())])
}

/// What a filter measured.
pub fn measured(words: &Words, rule: RuleId, value: i32) -> String {
    // Places are counted from 0 in the engine and from 1 at the table.
    let shown = if rule == rulebook::FURTHEST { value.saturating_add(1) } else { value };
    words.say(&format!("pw-cell-{}", topic(rule)), &[("value", shown.into())])
}

fn sentence(words: &Words, budget: u8, reasons: &Reasons<Candidate>) -> String {
    let budget = [("budget", Arg::from(budget))];
    if reasons.candidates.is_empty() {
        return words.text("pw-why-empty-ring");
    }
    if reasons.chosen.is_none() {
        return words.say("pw-why-pass", &budget);
    }
    // What decided is the last filter that took something away.
    let decisive = reasons.steps.iter().rev().find(|step| step.verdict == Verdict::Narrowed);
    match decisive.map(|step| (step.rule, step.measured.len() as u32)) {
        None | Some((rulebook::AFFORD, _)) => words.say("pw-why-single", &budget),
        Some((rulebook::FURTHEST, tied)) => words.say("pw-why-furthest", &[("tied", tied.into())]),
        Some((rule, _)) => words.text(&format!("pw-why-{}", topic(rule))),
    }
}
