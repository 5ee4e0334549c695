//! Terra Mystica speaks beside a real table.

use kernel::{Game as _, Seat};
use terra_mystica::TerraMystica;
use terra_mystica::automa::{About, Pick};
use terra_mystica::companion::{CompanionEvent, CompanionIllegal, TerraCompanion};

use super::{asks, chips, facts, hands, is_automas, news, refused, table_events};
use crate::terra_mystica::{Why, whys, won};
use crate::voice::{Asks, Beside, Instruction, InstructionOf, Said};
use crate::{Voice, Words};

impl Voice for TerraCompanion {
    type About = About;
    type Pick = Pick;

    fn chapter(&self, words: &Words) -> Option<String> {
        self.table().chapter(words)
    }

    fn name_of(&self, words: &Words, seat: Seat) -> String {
        self.table().name_of(words, seat)
    }

    fn how_hard(words: &Words, key: &str) -> String {
        TerraMystica::how_hard(words, key)
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
        TerraMystica::explains(&table_events(events))
    }

    fn refused(&self, words: &Words, why: &CompanionIllegal) -> String {
        refused::illegal(words, self, why)
    }

    fn outcome(&self, words: &Words) -> Option<String> {
        won(words, self.table(), self.winners(), |seat| self.score(seat))
    }
}

impl Beside for TerraCompanion {
    fn title(&self, words: &Words) -> String {
        let options = self.table().options();
        let args = [
            ("difficulty", words.text(&format!("opt-difficulty-{}", options.difficulty.name())).into()),
            ("seats", options.seats.into()),
        ];
        words.say("tc-title", &args)
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
        let warnings = events.iter().filter_map(|event| match event {
            CompanionEvent::Warning(doubtful) => Some(facts::warning(words, after.table(), *doubtful)),
            _ => None,
        });
        Instruction {
            headline: hands::headline(words, before, after, events),
            cards: hands::cards(words, after.table(), events).into_iter().collect(),
            steps: hands::steps(words, before, after, events),
            offers: hands::power(words, after.table(), events),
            warnings: warnings.collect(),
            chips: chips(words, after),
            whys: after.whys(words, events),
        }
    }

    fn is_bots(events: &[CompanionEvent]) -> bool {
        is_automas(events)
    }

    fn scores(&self, words: &Words) -> Vec<String> {
        asks::scores(words, self)
    }

    fn known(&self, words: &Words) -> Vec<String> {
        facts::known(words, self)
    }
}
