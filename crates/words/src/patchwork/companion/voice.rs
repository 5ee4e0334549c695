//! Patchwork speaks beside a real table.

use kernel::{Game as _, Seat};
use patchwork::companion::{CompanionEvent, CompanionIllegal, PatchworkCompanion, RingSource};
use patchwork::{Candidate, FIRST, SECOND};

use super::{answer, asks, assumption, chips, event, headline, news, patches, refused, steps, warning};
use crate::patchwork::pictures::level_name;
use crate::patchwork::{Why, why};
use crate::voice::{Asks, Beside, Instruction, InstructionOf, Said};
use crate::{Voice, Words};

impl Voice for PatchworkCompanion {
    type About = ();
    type Pick = Candidate;

    fn chapter(&self, words: &Words) -> Option<String> {
        Some(crate::patchwork::spaces(words, self.space(FIRST).max(self.space(SECOND))))
    }

    fn name_of(&self, words: &Words, seat: Seat) -> String {
        words.text(if seat == FIRST { "seat-you" } else { "seat-automa" })
    }

    fn asks(&self, words: &Words) -> Option<String> {
        self.decision().map(|_| self.waits(words).question)
    }

    fn line(&self, words: &Words, events: &[CompanionEvent]) -> String {
        news::line(words, self, events)
    }

    fn whys(&self, words: &Words, events: &[CompanionEvent]) -> Vec<Why> {
        let why = answer(events).map(|answer| why(words, self.kit(), answer.card, &answer.reasons));
        why.into_iter().collect()
    }

    fn explains(events: &[CompanionEvent]) -> bool {
        answer(events).is_some()
    }

    fn refused(&self, words: &Words, illegal: &CompanionIllegal) -> String {
        refused::illegal(words, self, illegal)
    }

    fn outcome(&self, words: &Words) -> Option<String> {
        let winner = self.winner()?;
        let scores = [0, 1].map(|seat| self.score(Seat(seat)));
        Some(event(words, self, &CompanionEvent::Over { winner, scores }))
    }
}

impl Beside for PatchworkCompanion {
    fn title(&self, words: &Words) -> String {
        let level = self.options().game.level;
        let title = [
            ("level", level.numeral().into()),
            ("name", level_name(words, level).into()),
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

    fn waits(&self, words: &Words) -> Asks {
        asks::waiting(words, self)
    }

    fn instruction(words: &Words, said: Said<'_, Self>) -> InstructionOf<Self> {
        let Said { after, events, .. } = said;
        let warnings = events.iter().filter_map(|event| match event {
            CompanionEvent::Warning(doubtful) => Some(warning(words, doubtful)),
            _ => None,
        });
        Instruction {
            headline: match answer(events) {
                Some(answer) => headline(words, after, answer),
                None => news::without_warnings(words, after, events),
            },
            cards: Vec::new(),
            steps: steps(words, after, events),
            offers: Vec::new(),
            warnings: warnings.collect(),
            chips: chips(words, after),
            whys: after.whys(words, events),
        }
    }

    fn is_bots(events: &[CompanionEvent]) -> bool {
        Self::explains(events)
    }

    fn scores(&self, words: &Words) -> Vec<String> {
        asks::scores(words, self)
    }

    fn known(&self, words: &Words) -> Vec<String> {
        self.assumptions().iter().map(|known| assumption(words, known)).collect()
    }
}
