//! Published figures: how many points a player program makes on each level, from simulated games. A person's result is held
//! against them.
//!
//! The files `figures.json` are made by `cargo xtask figures`, which plays the games that they name; nothing in them is estimated.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

/// The figures of a game.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Figures {
    /// The game.
    pub game: String,
    /// Who played for the person.
    pub player: String,
    /// The seed of each series of games.
    pub seed: u64,
    /// How many games each series has.
    pub games: u64,
    /// The version of the program that played them.
    pub program: String,
    /// One for each level.
    pub cells: Vec<Cell>,
}

/// The points of one level.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Cell {
    /// The settings that make it comparable; others may be as they like.
    pub options: BTreeMap<String, String>,
    /// How many games were won.
    #[serde(default)]
    pub wins: u64,
    /// The fewest points.
    #[serde(default)]
    pub from: i32,
    /// How often these and each higher number of points were made.
    #[serde(default)]
    pub counts: Vec<u64>,
}

impl Figures {
    /// Reads a file of ours; a test reads them all.
    pub fn read(text: &str) -> Figures {
        serde_json::from_str(text).unwrap_or_default()
    }

    /// The figures for a table with these settings. What the kind of table has no setting for is not asked.
    pub(crate) fn for_options(&self, option: impl Fn(&str) -> Option<String>) -> Option<&Cell> {
        let fits = |cell: &&Cell| {
            cell.options.iter().all(|(key, wanted)| option(key).is_none_or(|value| value == *wanted))
        };
        self.cells.iter().find(fits)
    }

    /// The cell of a name that was given before.
    pub fn named(&self, name: &str) -> Option<&Cell> {
        self.cells.iter().find(|cell| cell.name() == name)
    }
}

impl Cell {
    /// What these figures are called in a result: `deck=normal level=3`.
    pub fn name(&self) -> String {
        let settings: Vec<String> =
            self.options.iter().map(|(key, value)| format!("{key}={value}")).collect();
        settings.join(" ")
    }

    /// How many games there are.
    pub fn games(&self) -> u64 {
        self.counts.iter().sum()
    }

    /// Each number of points with how often it was made, in ascending order.
    pub fn values(&self) -> Vec<(i32, u64)> {
        (self.from..).zip(self.counts.iter().copied()).filter(|(_, count)| *count > 0).collect()
    }

    /// The share of games with fewer points, in whole percent, rounded down: "better than 83 %" is never too much.
    pub fn percent_below(&self, points: i32) -> u32 {
        let below: u64 =
            (self.from..).zip(&self.counts).filter(|(made, _)| *made < points).map(|(_, n)| n).sum();
        (below * 100).checked_div(self.games()).unwrap_or(0) as u32
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cell() -> Cell {
        Cell { from: -1, counts: vec![1, 0, 2, 1], ..Cell::default() }
    }

    #[test]
    fn a_result_is_better_than_what_made_fewer_points() {
        let percent = |points| cell().percent_below(points);
        assert_eq!([-2, -1, 0, 1, 2, 3].map(percent), [0, 0, 25, 25, 75, 100]);
        assert_eq!(Cell::default().percent_below(7), 0);
        assert_eq!(cell().values(), [(-1, 1), (1, 2), (2, 1)]);
    }

    #[test]
    fn settings_that_differ_have_no_figures() {
        let options =
            [("level", "3"), ("deck", "normal")].map(|(key, value)| (key.to_owned(), value.to_owned()));
        let figures =
            Figures { cells: vec![Cell { options: options.into(), ..cell() }], ..Figures::default() };
        let with = |level: &'static str, deck: Option<&'static str>| {
            let option = |key: &str| match key {
                "level" => Some(level.to_owned()),
                "deck" => deck.map(str::to_owned),
                _ => None,
            };
            figures.for_options(option).map(Cell::name)
        };
        assert_eq!(with("3", Some("normal")).as_deref(), Some("deck=normal level=3"));
        assert_eq!(with("3", None).as_deref(), Some("deck=normal level=3"), "a real table may not know it");
        assert_eq!(with("4", Some("normal")), None);
        assert_eq!(with("3", Some("tactical")), None);
        assert_eq!(figures.named("deck=normal level=3").map(Cell::games), Some(4));
    }
}
