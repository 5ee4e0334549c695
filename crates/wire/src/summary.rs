//! A table in a list: a few facts in no language, kept beside the table so that a list opens none.

use serde::{Deserialize, Serialize};

/// A few facts of a table.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Summary {
    /// How far the game has come.
    #[serde(flatten)]
    pub progress: Option<Progress>,
    /// The points of the first person.
    #[serde(default)]
    pub you: i32,
    /// The most points of anybody else.
    #[serde(default)]
    pub other: i32,
    /// Who sits there, in the order of the seats.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub seats: Vec<Sits>,
    /// How hard the bots are, as the option writes it, where there are some.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub difficulty: Option<String>,
    /// What the table waits for.
    #[serde(default)]
    pub waiting: Waits,
    /// Who won, where one person plays against bots and the game is over.
    pub winner: Option<Side>,
    /// Whether that person shares the victory with bots.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub shared: bool,
    /// What a small picture is drawn from, where there is one.
    #[serde(flatten, skip_serializing_if = "Option::is_none")]
    pub picture: Option<Letters>,
}

/// Somebody at the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Sits {
    /// Whether it is a bot.
    pub bot: bool,
    /// What somebody plays, as the box calls it, once it is known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub plays: Option<String>,
}

/// How far a game has come, as its players count.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Progress {
    /// The space of the first person's token on a track.
    Space(u8),
    /// The round, 0 in the setup.
    Round(u8),
    /// The latest era that a person has begun.
    Era(Option<u8>),
}

/// Whom a table waits for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Waits {
    /// A person decides.
    #[default]
    Person,
    /// A bot is due.
    Automa,
    /// The game is over.
    Over,
}

/// One of the two sides, where a person plays against bots.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Side {
    /// The person.
    You,
    /// The bots.
    Automa,
}

/// A board as letters.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Letters {
    /// 81 squares of a quilt, row by row.
    Quilt(String),
    /// A map's name, a colon, and a letter for each hex.
    Board(String),
}

impl Summary {
    /// Reads the text that was kept with a table; one of another version, or none, says nothing.
    pub fn read(text: &str) -> Summary {
        serde_json::from_str(text).unwrap_or_default()
    }

    /// The text that is kept with a table.
    pub fn text(&self) -> String {
        serde_json::to_string(self).unwrap_or_default()
    }
}

impl Sits {
    /// Everybody, with what each plays.
    pub(crate) fn all<G: kernel::Game>(
        game: &G,
        plays: impl Fn(kernel::Seat) -> Option<String>,
    ) -> Vec<Sits> {
        let seats = (0..game.seats() as u8).map(kernel::Seat);
        seats.map(|seat| Sits { bot: game.role(seat) != kernel::Role::Person, plays: plays(seat) }).collect()
    }
}

impl Waits {
    /// What a game on screen waits for.
    pub(crate) fn of<G: kernel::Game>(game: &G) -> Waits {
        match game.to_move().map(|seat| game.role(seat)) {
            None => Waits::Over,
            Some(kernel::Role::Person) => Waits::Person,
            Some(_) => Waits::Automa,
        }
    }
}

impl Side {
    /// The person's side if it won.
    pub(crate) fn won(you: bool) -> Side {
        if you { Side::You } else { Side::Automa }
    }
}
