//! Patchwork in words.
//!
//! - `news`: what happened, for the log
//! - `why`: the reasons of the Automa
//! - `refused`: why something cannot be
//! - `voice`: all of it, as every game says it
//! - [`companion`]: the same beside a real table

pub mod companion;
mod news;
mod refused;
mod voice;
mod why;

use kernel::Seat;
use patchwork::{CardFilter, FIRST, Patch, Patchwork, rulebook};

use crate::Words;

pub use news::{event, line};
pub use why::{Why, why};

/// A patch's nickname as people see it: without the number of squares.
pub fn patch_name(patch: &Patch) -> String {
    patch.name.chars().filter(|letter| !letter.is_ascii_digit()).collect()
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
