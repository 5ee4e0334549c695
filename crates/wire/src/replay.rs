//! A whole game, line by line: each decision that stands, and what it came to.

use kernel::{Entry, Options as _, Session};
use serde::{Deserialize, Serialize};

use words::Said;

use crate::real_table::RealTable;
use crate::{Named, Role, Text, Wire, english};

/// The lines of a game: an object for each decision that stands, and one for what it came to.
pub fn lines<G: Wire>(session: &Session<G>) -> serde_json::Result<String> {
    let mut lines = String::new();
    let mut decisions = session.walk(0).peekable();
    while let Some((index, before, entry)) = decisions.next() {
        let after = decisions.peek().map_or(session.game(), |(_, next, _)| next);
        lines.push_str(&serde_json::to_string(&G::step(index + 1, &before, entry, after))?);
        lines.push('\n');
    }
    lines.push_str(&serde_json::to_string(&G::end(session))?);
    lines.push('\n');
    Ok(lines)
}

/// One decision of a game on screen.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Step<More> {
    /// The number of the decision, from 1.
    pub number: usize,
    /// Who decided.
    pub seat: u8,
    /// Whether a person or a bot has the seat.
    pub role: Role,
    /// The action, in the game's notation.
    pub action: String,
    /// The game's own: where it stands, and the reasons of its bots.
    #[serde(flatten)]
    pub more: More,
    /// The points of every seat.
    pub scores: Vec<i32>,
    /// The checksum of the position after it.
    pub digest: String,
}

impl<More> Step<More> {
    /// One decision, with the game's own part of it.
    pub(crate) fn of<G: Wire>(number: usize, before: &G, entry: &Entry<G>, after: &G, more: More) -> Self {
        Step {
            number,
            seat: entry.seat.0,
            role: before.role(entry.seat).into(),
            action: before.write(entry.action),
            more,
            scores: scores(after),
            digest: digest(after),
        }
    }
}

/// What a game came to.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct End<More> {
    /// The game's name.
    pub game: Text,
    /// The settings; whole numbers are numbers.
    pub options: Named<Setting>,
    /// The seed that all chance comes from.
    pub seed: u64,
    /// How many decisions stand.
    pub decisions: usize,
    /// Whether the game is over.
    pub over: bool,
    /// What only this game tells.
    #[serde(flatten)]
    pub more: More,
    /// The checksum of the position.
    pub digest: String,
}

impl<More> End<More> {
    /// What a game came to, with its own part of it.
    pub(crate) fn of<G: Wire>(session: &Session<G>, more: More) -> Self {
        let (game, setup) = (session.game(), session.setup());
        End {
            game: G::NAME.into(),
            options: setup.options.pairs().map(|(key, value)| (key, Setting::of(value))).collect(),
            seed: setup.seed.0,
            decisions: session.at(),
            over: game.decision().is_none(),
            more,
            digest: digest(game),
        }
    }
}

/// The value of a setting.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Setting {
    /// A whole number.
    Number(i64),
    /// Anything else.
    Text(String),
}

impl Setting {
    fn of(value: String) -> Setting {
        value.parse().map_or(Setting::Text(value), Setting::Number)
    }
}

/// One thing that was said to a companion.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Line<Trail> {
    /// The number of the line, from 1.
    pub number: usize,
    /// As it was said.
    pub action: String,
    /// What came of it, in a line.
    pub text: String,
    /// The reasons, if a bot had any.
    pub trail: Option<Trail>,
    /// The checksum of the table after it.
    pub digest: String,
}

impl<Trail> Line<Trail> {
    /// One thing that was said.
    pub(crate) fn of<G: RealTable<Trail = Trail>>(
        number: usize,
        before: &G,
        entry: &Entry<G>,
        after: &G,
    ) -> Self {
        let said = Said { before, after, events: &entry.events };
        Line {
            number,
            action: before.write(entry.action),
            text: before.line(english(), &entry.events),
            trail: G::trail(english(), said),
            digest: digest(after),
        }
    }
}

/// The table of a companion, at the end of what was said.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Known<Table> {
    /// The table as it is known.
    pub state: Table,
}

/// The points of every seat.
pub(crate) fn scores<G: kernel::Game>(game: &G) -> Vec<i32> {
    (0..game.seats() as u8).map(|seat| game.score(kernel::Seat(seat))).collect()
}

fn digest<G: kernel::Game>(game: &G) -> String {
    format!("{:016x}", game.digest())
}
