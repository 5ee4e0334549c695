//! Positions, histories and reasons as JSON: typed, and once for the API, the terminal, the companion and Python.
//!
//! - [`Wire`]: what every kind of table brings: its state, its summary, its history
//! - [`RealTable`]: what a companion brings besides: events, instructions, what it waits for
//! - [`trail`]: the reasons of a choice; [`history`]: decisions, hints, legal actions; [`replay`]: a whole game, line by
//!   line; [`record`]: one that was played elsewhere; [`talk`]: the companion's answers; [`table`]: a table as the API shows it; [`summary`]: a table in a list;
//!   [`rules`]: rules, settings and
//!   components; [`error`]: what is wrong
//! - a folder for each game, on screen and at the real table; [`mod@plain`]: a game that brings nothing of its own
//!
//! Every type can be written and read, so that a test reads what was written and finds nothing lost. A member that is
//! absent in some cases is left out then; one that is only unknown is `null`. No word is made from a name in the code
//! by accident: each is a variant of an enum here, or a key of the game's data.

#[macro_use]
mod vocabulary;

pub mod error;
pub mod history;
mod named;
pub mod patchwork;
pub mod plain;
mod real_table;
pub mod record;
pub mod replay;
pub mod rules;
pub mod summary;
pub mod table;
pub mod talk;
pub mod tapestry;
pub mod terra_mystica;
pub mod trail;

use std::borrow::Cow;
use std::sync::LazyLock;

use kernel::{Entry, Session};
use serde::Serialize;
use words::{Voice, Words};

pub use named::Named;
use record::{Recorded, Unreadable};

pub use real_table::{Asked, Happening, LastSaid, RealTable, State, Told};
pub use summary::Summary;
pub use vocabulary::{Certainty, Keep, Role, Verdict};

/// A short text: a key of the game's data, or a name that was put together.
pub type Text = Cow<'static, str>;

/// What a kind of table is as JSON.
pub trait Wire: Voice {
    /// Everything that a program needs to play.
    type State: Serialize;
    /// One decision of a replayed game.
    type Step: Serialize;
    /// The end of a replayed game.
    type End: Serialize;

    /// Everything that a program needs to play: what waits, what is legal, the position, the last reasons. Nothing
    /// hidden is in it.
    fn state(session: &Session<Self>) -> Self::State;

    /// A few facts for a list of tables, in no language.
    fn summary(session: &Session<Self>) -> Summary;

    /// One decision of a replayed game.
    fn step(number: usize, before: &Self, entry: &Entry<Self>, after: &Self) -> Self::Step;

    /// What a replayed game came to.
    fn end(session: &Session<Self>) -> Self::End;

    /// A record of a game that was played elsewhere; `None` if the text is none that this game knows.
    fn recorded(text: &str) -> Option<Result<Recorded<Self>, Unreadable>> {
        let _ = text;
        None
    }
}

/// English, read once: for programs, and for remarks in saves.
pub fn english() -> &'static Words {
    static ENGLISH: LazyLock<Words> = LazyLock::new(Words::english);
    &ENGLISH
}

/// Reads a member that may be `null`, and is left out where it makes no sense.
pub(crate) fn present<'de, D, T>(reader: D) -> Result<Option<T>, D::Error>
where
    D: serde::Deserializer<'de>,
    T: serde::Deserialize<'de>,
{
    T::deserialize(reader).map(Some)
}
