//! Terra Mystica at the table.

use draw::text::terra_mystica::{self as text, MapText};
use kernel::Game;
use terra_mystica::companion::{CompanionAction, CompanionDecision, TerraCompanion};
use words::{Beside, Said, Words};

use super::talks::Talks;

/// What a record of a game says of a player's own goods: nobody at the table has to be told.
const OWN_BUSINESS: [&str; 4] = ["burn", "convert", "leech", "decline"];

impl Talks for TerraCompanion {
    const HELP: &'static str = "tc-help";
    const SHOWS: &'static [&'static str] = &["map", "cults", "rounds", "tiles", "seats"];

    fn picture(&self) -> Option<String> {
        Some(draw::terra_mystica::position(&Words::english(), self.table()))
    }

    fn sheet(&self, words: &Words) -> Option<String> {
        Some(draw::terra_mystica::print_map(words, self.table()))
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

    fn show(&self, words: &Words, name: &str) -> Option<String> {
        let table = self.table();
        Some(match name {
            "map" => text::map(words, table, &MapText::default()).plain(),
            "cults" => text::cults(words, table).plain(),
            "rounds" => text::rounds(words, table).plain(),
            "tiles" | "middle" => text::middle(words, table).plain(),
            // What people own is not followed.
            "seats" => self.known(words).join("\n"),
            _ => return None,
        })
    }

    fn also(words: &Words, said: Said<'_, Self>) -> Option<String> {
        said.after.say_also(words).filter(|_| said.before.table().round() == 0)
    }
}
