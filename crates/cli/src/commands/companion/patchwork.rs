//! Patchwork at the table.

use kernel::Game;
use patchwork::SECOND;
use patchwork::companion::{CompanionAction, PatchworkCompanion};
use words::{Beside, Said, Words};

use super::talks::Talks;
use crate::commands::decide::patchwork::why_text;

impl Talks for PatchworkCompanion {
    const HELP: &'static str = "co-help";

    fn enter(&self) -> Option<CompanionAction> {
        (self.to_move() == Some(SECOND)).then_some(CompanionAction::Automa)
    }

    fn why(words: &Words, said: Said<'_, Self>) -> Option<String> {
        let told = Self::instruction(words, said);
        let why = told.whys.first()?;
        Some(format!("{} {}\n{}", told.headline, why.sentence, why_text(why).trim_end()))
    }
}
