//! Terra Mystica at the table.

use kernel::Game;
use terra_mystica::companion::{
    CompanionAction, CompanionDecision, CompanionEvent, CompanionIllegal, TerraCompanion,
};
use wire::Said;
use words::Words;
use words::terra_mystica::companion::{
    Instruction, illegal, instruction, is_automas, known, lay_out, say_also, scores, waiting,
};

use super::talks::{Asks, Talks};
use crate::play::reasons::reasons;

/// What a record of a game says of a player's own goods: nobody at the table has to be told.
const OWN_BUSINESS: [&str; 4] = ["burn", "convert", "leech", "decline"];

impl Talks for TerraCompanion {
    const HELP: &'static str = "tc-help";

    fn picture(&self) -> Option<String> {
        Some(draw::terra_mystica::position(&Words::english(), self.table()))
    }

    fn enter(&self) -> Option<CompanionAction> {
        match self.decision() {
            Some(CompanionDecision::Automa { .. }) => Some(CompanionAction::Automa),
            Some(CompanionDecision::Turn { told: 1.., .. }) if self.draws_itself() => {
                Some(CompanionAction::Automa)
            }
            _ => None,
        }
    }

    fn needs_no_telling(&self, part: &str) -> bool {
        let verb = part.split_whitespace().next().unwrap_or_default();
        // Only some Automas ask whether their power was taken.
        let asked = matches!(self.decision(), Some(CompanionDecision::Power { .. }));
        OWN_BUSINESS.contains(&verb) && !asked
    }

    fn is_automas(events: &[CompanionEvent]) -> bool {
        is_automas(events)
    }

    fn illegal(&self, words: &Words, why: &CompanionIllegal) -> String {
        illegal(words, self, why)
    }

    fn asks(&self, words: &Words) -> Asks {
        let waits = waiting(words, self);
        Asks { question: waits.question, say: waits.say }
    }

    fn title(&self, words: &Words) -> String {
        let options = *self.table().options();
        let args = [
            ("difficulty", words.text(&format!("opt-difficulty-{}", options.difficulty.name())).into()),
            ("seats", options.seats.into()),
        ];
        words.say("tc-title", &args)
    }

    fn lay_out(&self, words: &Words) -> Vec<String> {
        lay_out(words, self)
    }

    fn told(words: &Words, said: Said<'_, Self>) -> Vec<String> {
        let Instruction { headline, cards, steps, power, warnings, chips, whys } =
            instruction(words, said.before, said.after, said.events);
        let mut lines = vec![headline];
        lines.extend(cards);
        lines.extend((1..).zip(steps).map(|(number, step)| format!("{number}. {step}")));
        lines.extend(power.into_iter().map(|offer| format!("* {offer}")));
        lines.extend(warnings.into_iter().map(|warning| format!("! {warning}")));
        if !whys.is_empty() {
            lines.push(chips.join(", "));
        }
        if said.events.iter().any(|event| matches!(event, CompanionEvent::Over { .. })) {
            lines.extend(scores(words, said.after));
        }
        lines.extend(say_also(words, said.after).filter(|_| said.before.table().round() == 0));
        lines
    }

    fn why(words: &Words, said: Said<'_, Self>) -> Option<String> {
        let told = instruction(words, said.before, said.after, said.events);
        let mut lines = vec![told.headline];
        lines.extend(told.cards);
        lines.extend(told.whys.iter().flat_map(|why| reasons(words, why)));
        is_automas(said.events).then(|| lines.join("\n"))
    }

    fn scores(&self, words: &Words) -> Vec<String> {
        scores(words, self)
    }

    fn assumptions(&self, words: &Words) -> Vec<String> {
        known(words, self)
    }
}
