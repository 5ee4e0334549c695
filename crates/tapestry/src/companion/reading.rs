//! The text of a described table: TOML, checked for form only.

use std::collections::BTreeMap;
use std::fmt;

use kernel::companion::described::{Names, Word};
use serde::Deserialize;
use serde::de::{self, Deserializer, Visitor};
use toml::Spanned;

/// Where a token stands: a space of its own track, or a track and a space.
#[derive(Clone, Debug)]
pub(super) enum Stands {
    Here(i64),
    There(String),
}

impl<'de> Deserialize<'de> for Stands {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Stands, D::Error> {
        struct Any;
        impl Visitor<'_> for Any {
            type Value = Stands;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a space such as 5, or another track and its space such as \"science 5\"")
            }
            fn visit_i64<E: de::Error>(self, space: i64) -> Result<Stands, E> {
                Ok(Stands::Here(space))
            }
            fn visit_str<E: de::Error>(self, text: &str) -> Result<Stands, E> {
                Ok(Stands::There(text.to_owned()))
            }
        }
        deserializer.deserialize_any(Any)
    }
}

/// Whether the person answers attacks with a Trap: always the same, or one after the other.
#[derive(Deserialize, Clone, Debug)]
#[serde(untagged, expecting = "true or false, or a list such as [true, false]")]
pub(super) enum Traps {
    All(bool),
    Each(Vec<bool>),
}

impl Traps {
    /// Whether there is one at all.
    pub fn any(&self) -> bool {
        match self {
            Traps::All(trap) => *trap,
            Traps::Each(all) => all.contains(&true),
        }
    }
}

/// The pair.
#[derive(Deserialize, Clone, Debug)]
#[serde(deny_unknown_fields)]
pub(super) struct CardsSaid {
    pub track: Option<Spanned<u8>>,
    pub tiebreaker: Option<Spanned<u8>>,
}

/// Somebody at the table.
#[derive(Deserialize, Clone, Debug, Default)]
#[serde(deny_unknown_fields)]
pub(super) struct Side {
    pub tracks: Option<BTreeMap<Spanned<String>, Spanned<Stands>>>,
    pub outposts: Option<Spanned<Names>>,
    pub toppled: Option<Spanned<Names>>,
    pub tokens: Option<Spanned<Names>>,
    pub shared: Option<Spanned<Names>>,
    pub landmarks: Option<Spanned<Names>>,
    pub achievements: Option<Spanned<Names>>,
    pub income: Option<Spanned<u8>>,
    pub supply: Option<Spanned<u8>>,
    pub favourite: Option<Word>,
    pub civilization: Option<Word>,
    pub second: Option<Word>,
    pub forbids: Option<Word>,
    pub vp: Option<i16>,
}

/// The whole table.
#[derive(Deserialize, Clone, Debug)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(super) struct Position {
    pub game: Option<Word>,
    pub mode: Option<Word>,
    pub decide: Option<Word>,
    pub bot: Option<Word>,
    pub track: Option<Word>,
    pub level: Option<Spanned<u8>>,
    pub turn: Option<Spanned<u8>>,
    pub conquer_anywhere: Option<Word>,
    pub without_outposts: Option<Word>,
    pub explored: Option<Spanned<Names>>,
    pub tiles: Option<bool>,
    pub die: Option<Spanned<Names>>,
    pub trap: Option<Traps>,
    pub deck: Option<Spanned<u8>>,
    pub cards: Option<CardsSaid>,
    pub you: Option<Side>,
    pub other: Option<Side>,
    pub automa: Option<Side>,
    pub shadow: Option<Side>,
}
