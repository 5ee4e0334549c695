//! Why something cannot be, and what can.

use tapestry::companion::{CompanionIllegal, Expected, TapestryCompanion};

use crate::{Beside as _, Words};

/// Why something that was said cannot be, and what can.
pub(super) fn illegal(words: &Words, game: &TapestryCompanion, illegal: &CompanionIllegal) -> String {
    let text = |id: &str| words.text(id);
    match illegal {
        CompanionIllegal::Over => text("co-no-over"),
        CompanionIllegal::Waiting(_) => game.not_now(words),
        CompanionIllegal::NotAsked => text("tac-no-asked"),
        CompanionIllegal::FirstTurn => text("tac-no-first-turn"),
        CompanionIllegal::NoIncome => text("tac-no-income"),
        CompanionIllegal::NoStep => text("tac-no-step"),
        CompanionIllegal::NoSpace => text("tac-no-space"),
        CompanionIllegal::NoLandmark => text("tac-no-landmark"),
        CompanionIllegal::NoHex => text("tac-no-hex"),
        CompanionIllegal::Explored => text("tac-no-explored"),
        CompanionIllegal::Unexplored => text("tac-no-unexplored"),
        CompanionIllegal::NoTarget => text("tac-no-target"),
        CompanionIllegal::Full => text("tac-no-full"),
        CompanionIllegal::NothingLies => text("tac-no-lies"),
        CompanionIllegal::NoCard => text("tac-no-card"),
        CompanionIllegal::NoFace => text("tac-no-face"),
        CompanionIllegal::Range(expected) => {
            words.say("tc-no-range", &[("expected", text(range(*expected)).into())])
        }
        CompanionIllegal::NoAutoma => text("tac-no-automa"),
        CompanionIllegal::NotYet => text("tac-no-yet"),
        CompanionIllegal::AlreadySo => text("tc-no-already"),
        CompanionIllegal::TooLong(origin) => crate::tapestry::too_long(words, *origin),
    }
}

fn range(expected: Expected) -> &'static str {
    match expected {
        Expected::Points => "tac-range-points",
        Expected::AutomaPoints => "tac-range-automa-points",
        Expected::IncomeTurns => "tac-range-income",
        Expected::BotTrack => "tac-range-bot-track",
        Expected::BotToken => "tac-range-bot-token",
        Expected::BotOutposts => "tac-range-outposts",
        Expected::Pile => "tac-range-pile",
        Expected::EmptyTile => "tac-range-empty-tile",
        Expected::Achieved => "tac-range-achieved",
        Expected::Discard => "tac-range-discard",
        Expected::Deck => "tac-range-deck",
        Expected::Civilizations => "tac-range-civs",
        Expected::Person => "tac-range-person",
        Expected::WithTurns => "tac-range-with-turns",
    }
}
