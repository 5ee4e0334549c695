//! What some of the settings can be.

use crate::components::{DifficultyRow, FactionId, FinalTile, Kit};

/// Who plays which faction.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum FactionChoice {
    /// Chosen at the start of the game, in player order.
    #[default]
    Open,
    /// Drawn at the start of the game.
    Random,
    /// Fixed before the game.
    Named(FactionId),
}

impl FactionChoice {
    /// The word for it in options.
    pub fn name(self) -> &'static str {
        match self {
            FactionChoice::Open => "choose",
            FactionChoice::Random => "random",
            FactionChoice::Named(id) => id.key(),
        }
    }
}

/// The order of turns in the next round.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum TurnOrder {
    /// The order of passing (Fire & Ice).
    #[default]
    Variable,
    /// Clockwise from the first who passed.
    Standard,
}

/// The extra final scoring tile of Fire & Ice.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum FinalChoice {
    /// The game is played without one.
    #[default]
    None,
    /// One of the four, drawn.
    Random,
    /// A certain one of the four.
    Tile(FinalTile),
}

/// With how many points everybody starts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum StartVp {
    /// Everybody starts with 20 points.
    #[default]
    Twenty,
    /// The official balance of 2017, by faction.
    Balanced,
}

/// When power offers are answered.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Offers {
    /// Before the next player acts.
    #[default]
    Settle,
    /// Any time before one's own next action, as online games have it.
    Open,
    /// As a record of an online game has it: open; besides, cult steps may be put off, what is due may be given up, and a
    /// player may leave.
    Record,
}

/// How hard the Automa is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, PartialOrd, Ord)]
#[allow(missing_docs, reason = "the names say it")]
pub enum Difficulty {
    Easy,
    #[default]
    Normal,
    Hard,
    VeryHard,
    Nightmare,
}

impl Difficulty {
    /// All five, from easy to hard.
    pub const ALL: [Difficulty; 5] =
        [Difficulty::Easy, Difficulty::Normal, Difficulty::Hard, Difficulty::VeryHard, Difficulty::Nightmare];
    /// Its name.
    pub fn name(self) -> &'static str {
        ["easy", "normal", "hard", "very-hard", "nightmare"][self as usize]
    }
    /// The difficulty of this name.
    pub fn from_name(name: &str) -> Option<Difficulty> {
        Difficulty::ALL.into_iter().find(|level| level.name() == name)
    }
    /// What it changes.
    pub fn row(self, kit: &Kit) -> &DifficultyRow {
        let rows = &kit.automa.difficulty;
        match self {
            Difficulty::Easy => &rows.easy,
            Difficulty::Normal => &rows.normal,
            Difficulty::Hard => &rows.hard,
            Difficulty::VeryHard => &rows.very_hard,
            Difficulty::Nightmare => &rows.nightmare,
        }
    }
}

/// How the Automa's text is read where it is silent. `false` is the recommended reading.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[allow(clippy::struct_excessive_bools, reason = "each is a question of its own")]
pub struct Readings {
    /// The bonus card on passing by the card just drawn, instead of the support card.
    pub booster_of_drawn: bool,
    /// Settlements by direct adjacency, instead of networks as at the end.
    pub settlements_adjacent: bool,
    /// A count beyond the last candidate stops there, instead of going on from the start.
    pub count_stops: bool,
    /// The top cult space needs a key, which the Automa never has.
    pub top_needs_key: bool,
    /// On Nightmare only scorings during the rounds bring a point more.
    pub nightmare_rounds: bool,
}
