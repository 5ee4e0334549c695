//! Tapestry speaks beside a real table.

use kernel::{Game as _, Seat};
use tapestry::Tapestry;
use tapestry::automa::{About, Pick};
use tapestry::companion::{CompanionEvent, CompanionIllegal, TapestryCompanion};

use super::{asks, chips, doubts, facts, hands, news, refused, table_events};
use crate::tapestry::{Why, whys};
use crate::voice::{Asks, Beside, Instruction, InstructionOf, Said};
use crate::{Voice, Words};

impl Voice for TapestryCompanion {
    type About = About;
    type Pick = Pick;

    fn chapter(&self, words: &Words) -> Option<String> {
        self.table().chapter(words)
    }

    fn name_of(&self, words: &Words, seat: Seat) -> String {
        self.table().name_of(words, seat)
    }

    fn asks(&self, words: &Words) -> Option<String> {
        self.decision().map(|_| self.waits(words).question)
    }

    fn line(&self, words: &Words, events: &[CompanionEvent]) -> String {
        news::line(words, self, events)
    }

    fn whys(&self, words: &Words, events: &[CompanionEvent]) -> Vec<Why> {
        whys(words, self.table(), &table_events(events))
    }

    fn explains(events: &[CompanionEvent]) -> bool {
        Tapestry::explains(&table_events(events))
    }

    fn refused(&self, words: &Words, why: &CompanionIllegal) -> String {
        refused::illegal(words, self, why)
    }

    fn outcome(&self, words: &Words) -> Option<String> {
        (!self.winners().is_empty()).then(|| self.table().outcome(words)).flatten()
    }
}

impl Beside for TapestryCompanion {
    fn title(&self, words: &Words) -> String {
        asks::title(words, self)
    }

    fn lay_out(&self, words: &Words) -> Vec<String> {
        asks::lay_out(words, self)
    }

    fn waits(&self, words: &Words) -> Asks {
        asks::waiting(words, self)
    }

    fn say_also(&self, words: &Words) -> Option<String> {
        asks::say_also(words, self)
    }

    fn instruction(words: &Words, said: Said<'_, Self>) -> InstructionOf<Self> {
        let Said { before, after, events } = said;
        Instruction {
            headline: hands::headline(words, before, after, events),
            cards: hands::cards(words, after, events),
            steps: hands::steps(words, before, after, events),
            offers: Vec::new(),
            warnings: doubts::doubts(words, before, events),
            chips: chips(words, after),
            whys: after.whys(words, events),
        }
    }

    fn is_bots(events: &[CompanionEvent]) -> bool {
        super::is_bots(events)
    }

    fn scores(&self, words: &Words) -> Vec<String> {
        asks::scores(words, self)
    }

    fn known(&self, words: &Words) -> Vec<String> {
        facts::known(words, self)
    }
}
