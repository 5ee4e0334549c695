//! The Automa, the Shadow Empire, and the variant for two people.

mod games;

use tapestry::automa::BotOptions;
use tapestry::{Mode, TapestryOptions};

/// A solo game on a level.
pub fn solo(level: u8) -> TapestryOptions {
    let bots = BotOptions { level, ..BotOptions::default() };
    TapestryOptions { mode: Mode::Automa, seats: 3, bots, ..TapestryOptions::default() }
}

/// Two people beside the Shadow Empire.
pub fn variant() -> TapestryOptions {
    TapestryOptions { mode: Mode::Shadow, seats: 3, ..TapestryOptions::default() }
}
