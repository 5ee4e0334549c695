//! Patchwork in words.
//!
//! - `news`: what happened, for the log
//! - `why`: the reasons of the Automa; `reasons`: what speaks for an act of a person
//! - `refused`: why something cannot be
//! - `lesson`: the first game, step by step
//! - `tips`: tips for a first game
//! - `voice`: all of it, as every game says it
//! - [`pictures`]: what is written in the drawings
//! - [`companion`]: the same beside a real table

pub mod companion;
mod lesson;
mod news;
pub mod pictures;
mod reasons;
mod refused;
mod tips;
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

/// Ten spaces of the time board, by one of them: a chapter of the game.
fn spaces(words: &Words, space: u8) -> String {
    // The last few spaces belong to those before them.
    const LAST: u8 = 40;
    let from = (space / 10 * 10).min(LAST);
    let to = if from == LAST { patchwork::components::FINAL } else { from + 9 };
    words.say("pw-film-spaces", &[("from", from.into()), ("to", to.into())])
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
