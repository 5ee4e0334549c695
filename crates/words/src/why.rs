//! The reasons of a bot's choice, as people read them: one form for all games.

use kernel::{Keep, RuleId, Seat, Step, Verdict};

use crate::Words;

/// The reasons of one choice: a sentence, what was considered, and a row for each filter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Why<About, Pick> {
    /// Whose choice it was.
    pub seat: Seat,
    /// What it was about.
    pub about: About,
    /// What was chosen, and what decided.
    pub sentence: String,
    /// What was chosen.
    pub chosen: Option<Pick>,
    /// What was considered.
    pub candidates: Vec<(Pick, String)>,
    /// One row for each filter.
    pub rows: Vec<WhyRow<Pick>>,
}

/// One filter of a choice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WhyRow<Pick> {
    /// The question that the filter asks.
    pub question: String,
    /// The rule behind it.
    pub rule: RuleId,
    /// What it did.
    pub verdict: Verdict,
    /// What to say if it did nothing.
    pub note: Option<String>,
    /// Every candidate that was still in, what was measured on it, and whether it stayed.
    pub cells: Vec<(Pick, String, bool)>,
}

impl<About, Pick: Copy + PartialEq> Why<About, Pick> {
    /// What a candidate is called.
    pub fn name(&self, pick: Pick) -> &str {
        self.candidates.iter().find(|(known, _)| *known == pick).map_or("", |(_, name)| name)
    }

    /// The filter that a candidate fell by, and what it measured.
    pub fn fell(&self, pick: Pick) -> Option<(&WhyRow<Pick>, &str)> {
        self.rows.iter().filter(|row| row.verdict == Verdict::Narrowed).find_map(|row| {
            let (_, value, kept) = row.cells.iter().find(|(other, ..)| *other == pick)?;
            (!kept).then_some((row, value.as_str()))
        })
    }

    /// How a value is said that a filter measured.
    pub fn measured(&self, step: &Step<Pick>, value: i32) -> Option<&str> {
        let row = self.rows.iter().find(|row| row.rule == step.rule)?;
        let pick = step.measured.iter().find(|one| one.value == value)?.candidate;
        row.cells.iter().find(|(other, ..)| *other == pick).map(|(_, said, _)| said.as_str())
    }
}

impl<Pick: Copy> WhyRow<Pick> {
    /// A filter that asks this, with what it measured on each candidate.
    pub fn of(
        words: &Words,
        step: &Step<Pick>,
        question: String,
        cell: impl Fn(i32) -> String,
    ) -> WhyRow<Pick> {
        let note = match step.verdict {
            Verdict::Narrowed => None,
            Verdict::KeptAll => Some("why-verdict-kept-all"),
            Verdict::Skipped => Some("why-verdict-skipped"),
            Verdict::NotNeeded => Some("why-verdict-not-needed"),
        };
        WhyRow {
            question,
            rule: step.rule,
            verdict: step.verdict,
            note: note.map(|id| words.text(id)),
            cells: step.measured.iter().map(|m| (m.candidate, cell(m.value), m.kept)).collect(),
        }
    }

    /// The candidates that stayed in.
    pub fn kept(&self) -> impl Iterator<Item = Pick> {
        self.cells.iter().filter(|(_, _, kept)| *kept).map(|(pick, ..)| *pick)
    }
}

/// The part of a rule's name that the messages use: `automa.build.near` is `build-near`.
pub(crate) fn topic(rule: RuleId) -> String {
    rule.0.trim_start_matches("automa.").replace('.', "-")
}

/// The place of a value among all that a filter measured. A card lists everything; at the table one compares what
/// is left.
pub(crate) fn place<Pick>(words: &Words, step: &Step<Pick>, value: i32) -> String {
    let earlier = step.measured.iter().filter(|other| other.value < value).count();
    words.say("why-cell-place", &[("value", (earlier as u32 + 1).into())])
}

/// The limit of a filter that has one.
pub(crate) fn limit(keep: Keep) -> i32 {
    match keep {
        Keep::AtMost(limit) | Keep::AtLeast(limit) | Keep::Exactly(limit) => limit,
        Keep::Most | Keep::Least => 0,
    }
}
