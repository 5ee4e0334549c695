//! The reasons of one turn of the Automa, ready to be shown.

use kernel::Verdict;
use patchwork::{Candidate, Event};
use words::patchwork::Why;

use super::Sitting;

/// Everything that is said about one turn of the Automa.
pub struct Explained {
    /// What it did, as the log says it.
    pub verdict: String,
    /// The card, in words.
    pub card: String,
    /// The reasons.
    pub why: Why,
    /// The patch that it took; none if it advanced.
    pub chosen: Option<Candidate>,
    /// The rules that can be opened, in order: one for each row, and the one that ended the choice.
    pub rules: Vec<&'static str>,
}

impl Sitting {
    /// The reasons of one turn of the Automa.
    pub fn explain(&self, entry: usize) -> Option<Explained> {
        let words = self.words();
        let done = self.session().history().get(entry)?;
        let kit = self.game().kit();
        let event = done.events.iter().find(|event| matches!(event, Event::Automa { .. }))?;
        let Event::Automa { card, reasons, .. } = event else { return None };
        let printed = kit.card(*card);
        let why = words::patchwork::why(words, kit, *card, reasons);
        let mut rules: Vec<&'static str> = why.rows.iter().map(|row| row.rule.0).collect();
        if reasons.chosen.is_none() {
            rules.push("automa.pass");
        } else if reasons.steps.iter().skip(1).all(|step| step.verdict == Verdict::NotNeeded) {
            rules.push("automa.single");
        }
        let card = [
            ("number", printed.number.into()),
            ("budget", printed.budget.into()),
            ("income", printed.income.into()),
        ];
        Some(Explained {
            verdict: words::patchwork::line(words, self.game(), &done.events),
            card: words.say("tui-why-card", &card),
            why,
            chosen: reasons.chosen,
            rules,
        })
    }
}
