//! Terra Mystica at the table.

use kernel::Game;
use terra_mystica::companion::{CompanionAction, CompanionDecision, TerraCompanion};
use words::{Beside, Said, Words};

use super::talks::Talks;

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

    fn also(words: &Words, said: Said<'_, Self>) -> Option<String> {
        said.after.say_also(words).filter(|_| said.before.table().round() == 0)
    }
}
