//! The text of a described table: TOML, checked for form only.

use std::collections::BTreeMap;
use std::fmt;

use serde::Deserialize;
use serde::de::{self, Deserializer, SeqAccess, Visitor};
use toml::Spanned;

pub(super) type Word = Spanned<String>;

/// Several names: one text with spaces or commas between them, or a list.
#[derive(Clone, Debug, Default)]
pub(super) struct Names(pub Vec<String>);

impl<'de> Deserialize<'de> for Names {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Names, D::Error> {
        struct Any;
        impl<'de> Visitor<'de> for Any {
            type Value = Names;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("names such as \"0/-2 1/1\" or [\"0/-2\", \"1/1\"]")
            }
            fn visit_str<E: de::Error>(self, text: &str) -> Result<Names, E> {
                let words = text.split([' ', ',', '\t']).filter(|word| !word.is_empty());
                Ok(Names(words.map(str::to_owned).collect()))
            }
            fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Names, A::Error> {
                let mut names = Vec::new();
                while let Some(name) = list.next_element::<String>()? {
                    names.push(name);
                }
                Ok(Names(names))
            }
        }
        deserializer.deserialize_any(Any)
    }
}

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
