//! A bot's reasons, line by line: the same form for every game.

use kernel::Verdict;
use words::why::{Why, WhyRow};
use words::{Arg, Words};

/// Fallen candidates that are named; of more only the number is said.
const MOST_FALLEN: usize = 12;

/// One choice: its sentence, what was considered, and a line for each filter.
pub fn reasons<About, Pick: Copy + PartialEq>(words: &Words, why: &Why<About, Pick>) -> Vec<String> {
    let mut lines = vec![why.sentence.clone()];
    if !why.candidates.is_empty() {
        let all: Vec<&str> = why.candidates.iter().map(|(_, name)| name.as_str()).collect();
        lines.push(format!("  {}", words.say("tui-considered", &[("candidates", all.join(", ").into())])));
    }
    lines
        .extend(why.rows.iter().map(|row| format!("  {}", filter(words, row, |pick| why.name(pick).into()))));
    lines
}

/// One filter: what it asked, and what it measured on each candidate.
pub fn filter<Pick: Copy>(words: &Words, row: &WhyRow<Pick>, name: impl Fn(Pick) -> Arg) -> String {
    let (question, rule) = (("question", row.question.clone().into()), ("rule", row.rule.0.into()));
    if let Some(note) = row.note.as_ref().filter(|_| row.verdict != Verdict::KeptAll) {
        return words.say("tui-plain-row-note", &[question, rule, ("note", note.clone().into())]);
    }
    let cell = |(pick, value, kept): &(Pick, String, bool)| {
        let id = if *kept { "tui-plain-kept" } else { "tui-plain-fallen" };
        words.say(id, &[("place", name(*pick)), ("value", value.clone().into())])
    };
    let (kept, fallen): (Vec<_>, Vec<_>) = row.cells.iter().partition(|(_, _, kept)| *kept);
    let named = kept.into_iter().chain(fallen.iter().copied().take(MOST_FALLEN));
    let mut cells: Vec<String> = named.map(cell).collect();
    if fallen.len() > MOST_FALLEN {
        let more = (fallen.len() - MOST_FALLEN) as u32;
        cells.push(words.say("tui-more-out", &[("count", more.into())]));
    }
    words.say("tui-plain-row", &[question, rule, ("cells", cells.join("; ").into())])
}
