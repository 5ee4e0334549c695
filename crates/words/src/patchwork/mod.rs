//! Patchwork in words.
//!
//! - `news`: what happened, for the log
//! - `why`: the reasons of the Automa
//! - `refused`: why something cannot be
//! - `voice`: all of it, as every game says it
//! - [`pictures`]: what is written in the drawings
//! - [`companion`]: the same beside a real table

pub mod companion;
mod news;
pub mod pictures;
mod refused;
mod voice;
mod why;

use kernel::Seat;
use patchwork::{CardFilter, FIRST, Patch, Patchwork, rulebook};

use crate::Words;

pub use news::{event, line};
pub use why::{Why, measured, question, why};

/// A patch by what is printed on it, as people at the table call it: "2 buttons, 3 time".
pub fn patch_name(words: &Words, patch: &Patch) -> String {
    words.say("pw-patch", &[("cost", patch.cost.into()), ("time", patch.time.into())])
}

/// What a seat is called.
pub fn seat_name(words: &Words, game: &Patchwork, seat: Seat) -> String {
    words.text(match (game.options().has_automa(), seat) {
        (true, FIRST) => "seat-you",
        (true, _) => "seat-automa",
        (false, FIRST) => "seat-first",
        (false, _) => "seat-second",
    })
}

/// A row of a card in words.
pub fn filter_name(words: &Words, filter: CardFilter) -> String {
    words.text(&format!("pw-filter-{}", why::topic(rulebook::rule_of(filter))))
}
