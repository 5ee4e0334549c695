//! The text of a described table: TOML, checked for form only.

use std::collections::BTreeMap;

use kernel::companion::described::{Names, Word};
use serde::Deserialize;
use toml::Spanned;

/// A number for each cult.
#[derive(Deserialize, Clone, Debug)]
#[serde(deny_unknown_fields)]
pub(super) struct Tracks<T> {
    pub fire: Option<T>,
    pub water: Option<T>,
    pub earth: Option<T>,
    pub air: Option<T>,
}

impl<T> Tracks<T> {
    pub fn all(self) -> [Option<T>; 4] {
        [self.fire, self.water, self.earth, self.air]
    }
}

/// The cards.
#[derive(Deserialize, Clone, Debug)]
#[serde(deny_unknown_fields)]
pub(super) struct CardsSaid {
    pub support: Option<Spanned<u8>>,
    pub action: Option<Spanned<u8>>,
    pub drawn: Option<Spanned<u8>>,
    pub revealed: Option<Spanned<u8>>,
}

/// Somebody at the table.
#[derive(Deserialize, Clone, Debug)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(super) struct Side {
    pub faction: Word,
    #[serde(default)]
    pub automa: bool,
    #[serde(alias = "color")]
    pub colour: Option<Word>,
    pub vp: Option<Spanned<u16>>,
    pub cults: Option<Spanned<Tracks<u8>>>,
    pub priests: Option<Spanned<Tracks<Vec<u8>>>>,
    pub dwellings: Option<Spanned<Names>>,
    #[serde(alias = "trading-posts")]
    pub trading_houses: Option<Spanned<Names>>,
    pub temples: Option<Spanned<Names>>,
    pub stronghold: Option<Spanned<Names>>,
    pub sanctuary: Option<Spanned<Names>>,
    pub bridges: Option<Spanned<Names>>,
    pub shipping: Option<Spanned<u8>>,
    pub unlocked: Option<Spanned<Names>>,
    pub bonus: Option<Word>,
}

/// A table.
#[derive(Deserialize, Clone, Debug)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(super) struct Position {
    pub game: Option<Word>,
    pub decide: Option<Word>,
    pub map: Option<Word>,
    pub round: Option<Spanned<u8>>,
    pub scoring: Option<Word>,
    pub difficulty: Option<Word>,
    pub automa_booster: Option<Word>,
    pub automa_settlements: Option<Word>,
    pub automa_count: Option<Word>,
    pub automa_top: Option<Word>,
    pub automa_nightmare: Option<Word>,
    pub near: Option<Word>,
    pub power_taken: Option<Spanned<Names>>,
    pub bonus_row: Option<Spanned<Names>>,
    pub cards: Option<Spanned<CardsSaid>>,
    pub automa: Option<Spanned<Side>>,
    pub you: Option<Spanned<Side>>,
    #[serde(default)]
    pub opponent: Vec<Spanned<Side>>,
    #[serde(default)]
    pub terrain: BTreeMap<String, Spanned<Names>>,
}
