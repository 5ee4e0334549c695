//! Patchwork at the table.

use kernel::Game;
use patchwork::SECOND;
use patchwork::companion::{
    CompanionAction, CompanionEvent, CompanionIllegal, PatchworkCompanion, RingSource,
};
use wire::Said;
use words::Words;
use words::patchwork::companion::{
    Instruction, answer, assumption, illegal, instruction, patches, scores, waiting,
};

use super::talks::{Asks, Talks};
use crate::commands::decide::why_text;

impl Talks for PatchworkCompanion {
    const HELP: &'static str = "co-help";

    fn enter(&self) -> Option<CompanionAction> {
        (self.to_move() == Some(SECOND)).then_some(CompanionAction::Automa)
    }

    fn is_automas(events: &[CompanionEvent]) -> bool {
        answer(events).is_some()
    }

    fn illegal(&self, words: &Words, why: &CompanionIllegal) -> String {
        illegal(words, self, why)
    }

    fn asks(&self, words: &Words) -> Asks {
        let waits = waiting(words, self);
        Asks { question: waits.question, say: waits.say }
    }

    fn title(&self, words: &Words) -> String {
        let level = self.options().game.level;
        let title = [
            ("level", level.numeral().into()),
            ("name", self.kit().time_board.level_name(level).into()),
            ("marker", self.marker().into()),
            ("seed", self.seed().to_string().into()),
        ];
        words.say("co-title", &title)
    }

    fn lay_out(&self, words: &Words) -> Vec<String> {
        let ring = (self.options().ring == RingSource::Dealt)
            .then(|| words.say("co-lay-ring", &[("ring", patches(words, self, self.ring()).into())]));
        let cards = words.text(if self.draws_itself() { "co-lay-aside" } else { "co-lay-own" });
        ring.into_iter().chain([cards]).collect()
    }

    fn told(words: &Words, said: Said<'_, Self>) -> Vec<String> {
        let Instruction { headline, steps, chips, warnings, why } =
            instruction(words, said.after, said.events);
        let mut lines = vec![headline];
        lines.extend((1..).zip(steps).map(|(number, step)| format!("{number}. {step}")));
        lines.extend(warnings.into_iter().map(|warning| format!("! {warning}")));
        if why.is_some() {
            lines.push(chips.join(", "));
        }
        if said.events.iter().any(|event| matches!(event, CompanionEvent::Over { .. })) {
            lines.extend(scores(words, said.after));
        }
        lines
    }

    fn why(words: &Words, said: Said<'_, Self>) -> Option<String> {
        let Instruction { headline, why, .. } = instruction(words, said.after, said.events);
        why.map(|why| format!("{headline} {}\n{}", why.sentence, why_text(&why).trim_end()))
    }

    fn scores(&self, words: &Words) -> Vec<String> {
        scores(words, self)
    }

    fn assumptions(&self, words: &Words) -> Vec<String> {
        PatchworkCompanion::assumptions(self).iter().map(|known| assumption(words, known)).collect()
    }
}
