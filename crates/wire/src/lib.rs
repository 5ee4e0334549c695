//! Positions, histories and reasons as JSON: typed, and once for the API, the terminal, the companion and Python.
//!
//! - [`Wire`]: what every kind of table brings: its state, its summary, its history
//! - [`RealTable`]: what a companion brings besides: events, instructions, what it waits for
//! - [`trail`]: the reasons of a choice; [`history`]: decisions, hints, legal actions; [`replay`]: a whole game, line by
//!   line; [`record`]: one that was played elsewhere; [`talk`]: the companion's answers; [`table`]: a table as the API shows it; [`summary`]: a table in a list;
//!   `result_line`: how a game ended, to send to friends; [`ended`]: the same for a person's record, [`career`]: that record added up, [`figures`]: what
//!   a player program makes of the same level, [`sheet`] and [`bgstats`]: that record as files; [`rules`]: rules, settings and
//!   components; [`error`]: what is wrong
//! - a folder for each game, on screen and at the real table; [`mod@plain`]: a game that brings nothing of its own
//!
//! Every type can be written and read, so that a test reads what was written and finds nothing lost. A member that is
//! absent in some cases is left out then; one that is only unknown is `null`. No word is made from a name in the code
//! by accident: each is a variant of an enum here, or a key of the game's data.

#[macro_use]
mod vocabulary;

pub mod bgstats;
pub mod career;
pub mod ended;
pub mod error;
pub mod figures;
pub mod history;
mod named;
pub mod patchwork;
pub mod plain;
mod real_table;
pub mod record;
pub mod replay;
mod result;
pub mod review;
pub mod rules;
pub mod sheet;
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

use figures::Figures;
pub use named::Named;
use record::{Recorded, Unreadable};

pub use real_table::{Asked, Happening, LastSaid, RealTable, State, Told};
pub use result::result_line;
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

    /// Published figures that results of this kind of table can be held against, if there are some.
    fn figures() -> Option<&'static Figures> {
        None
    }

    /// What the first person has achieved in a game that is over, by names that its messages know: few, and worth telling.
    fn feats(game: &Self) -> Vec<&'static str> {
        let _ = game;
        Vec::new()
    }

    /// Everything that [`Wire::feats`] can name.
    const FEATS: &'static [&'static str] = &[];

    /// Whether [`Wire::recorded`] can read some texts.
    const RECORDS: bool = false;

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
