//! Conformance vectors: what another implementation of the games and their bots can be held to, and we ourselves.
//!
//! - [`make`]: all files, the same bytes each time; [`check()`]: one of them, line by line, with our engine
//! - `decisions`: a position told in full, what a bot decides there, and each filter of its choices
//! - `outcomes`: seeds and what their games come to; `ledger`: whole games, row by row; `chance`: generator and shuffle
//! - [`Vectored`]: what a game brings; a folder for each. A game that brings nothing has games and ledgers all the same.
//!
//! Nothing here reads or writes files. What is checked may come from anywhere, so that its size and the work that it asks
//! for are bounded.

mod chance;
mod check;
mod decisions;
mod difference;
mod error;
mod ledger;
mod make;
mod outcomes;
mod patchwork;
mod plain;
mod tapestry;
mod terra_mystica;
mod trail;
mod way;

pub use check::{Checked, Finding, MOST_BYTES, Report, check, decisions_of_bots, expected};
pub use decisions::{Bot, Coverage, Decided, Told, coverage};
pub use difference::Difference;
pub use error::{MakeError, Unreadable};

pub use make::{File, make};
pub use trail::{Choice, Step};
pub use way::Way;

use kernel::{Game, Notation, Seat};
use serde_json::Value;

/// A game of which vectors are made.
pub trait Vectored: Notation {
    /// The ways to play it of which there are games and ledgers.
    const WAYS: &'static [Way] = &[Way { name: "usual", set: &[] }];
    /// The bots whose decisions are told.
    const BOTS: &'static [Bot] = &[];
    /// The names of ledgers in a form of the game's own.
    const OWN_LEDGERS: &'static [&'static str] = &[];
    /// What a ledger tells of every seat after each row.
    const COLUMNS: &'static [&'static str] = &["points"];

    /// The values of these columns.
    fn cells(&self, seat: Seat) -> Vec<String> {
        vec![self.score(seat).to_string()]
    }

    /// What chance has laid on the table before the first decision.
    fn dealt(&self) -> Vec<(&'static str, String)> {
        Vec::new()
    }

    /// What chance showed in a decision: cards that were drawn, dice that were rolled.
    fn shown(before: &Self, events: &[Self::Event], after: &Self) -> Vec<String> {
        let _ = (before, events, after);
        Vec::new()
    }

    /// What a bot decided between two positions, if it can be told in full.
    fn told(bot: &Bot, before: &Self, events: &[Self::Event], after: &Self) -> Vec<Told> {
        let _ = (bot, before, events, after);
        Vec::new()
    }

    /// What a bot decides in a position that was told.
    fn decide(position: &Value) -> Result<Decided, Unreadable> {
        let _ = position;
        Err(Unreadable::NotTold(<Self as Game>::NAME))
    }

    /// The ledgers in the game's own form, by name.
    fn own_ledgers() -> Result<Vec<(String, String)>, MakeError> {
        Ok(Vec::new())
    }

    /// Checks a ledger in the game's own form.
    fn check_own(text: &str) -> Result<Report, Unreadable> {
        let _ = text;
        Err(Unreadable::NotTold(<Self as Game>::NAME))
    }
}
