//! Packs: a player's own components in the format of our data files. And what can be wrong with them.
//!
//! A pack is one text that may hold `[[card]]` and `[[patch]]` entries. A card or patch with a known number replaces
//! ours. A card with a new number joins the deck that it names. `only = ["normal"]` empties a deck first, so that it
//! consists of the pack's cards alone.

use serde::Deserialize;
use toml::Spanned;

/// A pack or data file that cannot be used: where, and what was expected.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum PackError {
    /// The text is no TOML of our form.
    #[error("{file}, line {line}: {what}")]
    Toml {
        /// The file.
        file: String,
        /// Where in it.
        line: usize,
        /// What the reader says.
        what: String,
    },
    /// A value makes no sense.
    #[error("{file}, line {line}: expected {expected}")]
    Content {
        /// The file.
        file: String,
        /// Where in it.
        line: usize,
        /// What should stand there.
        expected: String,
    },
}

fn line_of(text: &str, offset: usize) -> usize {
    text.as_bytes().iter().take(offset).filter(|&&byte| byte == b'\n').count() + 1
}

impl PackError {
    pub(super) fn toml(file: &str, text: &str, error: &toml::de::Error) -> PackError {
        let line = line_of(text, error.span().map_or(0, |span| span.start));
        PackError::Toml { file: file.to_owned(), line, what: error.message().replace('\n', "; ") }
    }
    pub(super) fn content(file: &str, text: &str, offset: usize, expected: &str) -> PackError {
        PackError::Content { file: file.to_owned(), line: line_of(text, offset), expected: expected.to_owned() }
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct File {
    #[allow(dead_code, reason = "checked by being read")]
    #[serde(default)]
    pub certainty: Option<kernel::Certainty>,
    /// What the author calls it.
    #[allow(dead_code, reason = "for the author's own use")]
    #[serde(default)]
    pub name: Option<String>,
    /// Which game it is for.
    #[serde(default)]
    pub game: Option<Spanned<String>>,
    /// Decks that consist of this pack's cards alone.
    #[serde(default)]
    pub only: Vec<Spanned<String>>,
    #[serde(default)]
    pub card: Vec<Spanned<CardEntry>>,
    #[serde(default)]
    pub patch: Vec<Spanned<PatchEntry>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct CardEntry {
    pub number: u8,
    pub deck: String,
    pub r#virtual: u8,
    pub filters: Vec<String>,
    pub income: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct PatchEntry {
    pub id: u8,
    pub name: String,
    #[serde(default)]
    pub start: bool,
    pub cells: u8,
    pub button_cost: u8,
    pub time_cost: u8,
    pub buttons: u8,
    pub orientations: Option<u8>,
    pub placements: Option<u32>,
    pub shape: Vec<String>,
}
