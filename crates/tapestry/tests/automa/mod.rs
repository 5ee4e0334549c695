//! The Automa, the Shadow Empire, and the variant for two people.

mod cards;
mod choices;
mod companion;
mod described;
mod games;
mod income;
mod opponents;
mod setup;
mod spaces;
mod traps;
mod turn;

use tapestry::automa::{BotOptions, First};
use tapestry::scenario::Scenario;
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

/// A position after the first income turns, with nothing gained; the person is to move.
pub fn quiet(mut options: TapestryOptions) -> Scenario {
    options.bots.first = First::Person;
    Scenario::of(options, &["leaders"])
}
