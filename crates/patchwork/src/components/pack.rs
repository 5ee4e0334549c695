//! Packs: a player's own components in the format of our data files.
//!
//! A pack is one text that may hold `[[card]]` and `[[patch]]` entries. A card or patch with a known number replaces
//! ours. A card with a new number joins the deck that it names. `only = ["normal"]` empties a deck first, so that it
//! consists of the pack's cards alone.

use serde::Deserialize;
use toml::Spanned;

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
