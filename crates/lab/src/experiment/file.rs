//! An experiment as it is written: TOML, every value with its place, so that an error can name the line.

use std::collections::BTreeMap;
use std::fmt;
use std::marker::PhantomData;

use serde::de::{self, IntoDeserializer, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer};
use toml::Spanned;

/// An experiment as it stands in its file.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct File {
    /// What the author calls it.
    pub name: Option<String>,
    /// The key of the game.
    pub game: Spanned<String>,
    /// The seed of the first game; the others follow.
    #[serde(default = "first_seed")]
    pub seed: u64,
    /// Games in every cell; with `until`, games between two looks.
    pub games: Spanned<u64>,
    /// Whether the n-th game has the same seed in every cell.
    #[serde(default = "yes")]
    pub paired: bool,
    /// Who decides for the people's seats.
    pub players: Spanned<OneOrMore<Team>>,
    /// Components of one's own, as paths beside the file.
    #[serde(default)]
    pub packs: Vec<Spanned<String>>,
    /// The settings; a list makes a grid.
    #[serde(default)]
    pub options: BTreeMap<Spanned<String>, Spanned<OneOrMore<Setting>>>,
    /// When a cell has enough games.
    pub until: Option<Spanned<Until>>,
}

fn first_seed() -> u64 {
    1
}

fn yes() -> bool {
    true
}

/// A value, or a list of values, each with its place.
pub(super) enum OneOrMore<T> {
    One(T),
    More(Vec<Spanned<T>>),
}

impl<T> OneOrMore<T> {
    /// Each value, with where it begins if it stands in a list.
    pub fn items(&self) -> Vec<(Option<usize>, &T)> {
        match self {
            OneOrMore::One(one) => vec![(None, one)],
            OneOrMore::More(list) => {
                list.iter().map(|item| (Some(item.span().start), item.get_ref())).collect()
            }
        }
    }
}

// By hand: what serde derives for "either" forgets the places.
impl<'de, T: Deserialize<'de>> Deserialize<'de> for OneOrMore<T> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        struct Either<T>(PhantomData<T>);
        impl<'de, T: Deserialize<'de>> Visitor<'de> for Either<T> {
            type Value = OneOrMore<T>;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a text or a whole number, or a list of them")
            }
            fn visit_i64<E: de::Error>(self, value: i64) -> Result<Self::Value, E> {
                T::deserialize(value.into_deserializer()).map(OneOrMore::One)
            }
            fn visit_str<E: de::Error>(self, value: &str) -> Result<Self::Value, E> {
                T::deserialize(value.into_deserializer()).map(OneOrMore::One)
            }
            fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Self::Value, A::Error> {
                let mut items = Vec::new();
                while let Some(item) = list.next_element()? {
                    items.push(item);
                }
                Ok(OneOrMore::More(items))
            }
        }
        from.deserialize_any(Either(PhantomData))
    }
}

/// One player for all seats, or one for each.
#[derive(Deserialize)]
#[serde(untagged, expecting = "the name of a player, or a list of names, one for each person's seat")]
pub(super) enum Team {
    All(String),
    Each(Vec<String>),
}

impl Team {
    pub fn names(&self) -> &[String] {
        match self {
            Team::All(name) => std::slice::from_ref(name),
            Team::Each(names) => names,
        }
    }
}

/// The value of a setting.
#[derive(Deserialize)]
#[serde(untagged, expecting = "a text or a whole number")]
pub(super) enum Setting {
    Number(i64),
    Text(String),
}

impl fmt::Display for Setting {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Setting::Number(number) => number.fmt(f),
            Setting::Text(text) => text.fmt(f),
        }
    }
}

/// When a cell has enough games.
#[derive(Clone, Copy, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Until {
    /// Half the width that the interval of the first seat's share of wins may have, as 0.01 for one percent.
    pub win_rate: Option<f64>,
    /// Half the width that the interval of the first seat's mean score may have, in points.
    pub score: Option<f64>,
    /// The most games of a cell, narrow or not.
    pub at_most: u64,
}
