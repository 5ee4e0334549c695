//! Packs: a player's own components in the format of our data files.
//!
//! A pack is one text that may hold any entries of `data/maps.toml`, `data/factions.toml`, `data/tiles.toml` and `data/automa.toml`. An entry
//! with a known id, or a table of the same name, replaces ours. A map with a new key joins the others.

use serde::Deserialize;
use toml::Spanned;

use super::automa::{DecisionCard, Difficulties, FactionCard, Passing, ShortName};
use super::{Goods, Powers};

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
    #[serde(default)]
    pub map: Vec<Spanned<MapEntry>>,
    #[serde(default)]
    pub faction: Vec<Spanned<FactionEntry>>,
    pub start_vp: Option<Spanned<u8>>,
    pub structures: Option<Spanned<StructuresEntry>>,
    pub founding: Option<Spanned<FoundingEntry>>,
    pub cult_board: Option<Spanned<CultBoardEntry>>,
    pub final_scoring: Option<Spanned<FinalScoringEntry>>,
    #[serde(default)]
    pub conversion: Vec<Spanned<ConversionEntry>>,
    #[serde(default)]
    pub power_action: Vec<Spanned<PowerEntry>>,
    #[serde(default)]
    pub special_action: Vec<Spanned<SpecialEntry>>,
    #[serde(default)]
    pub bonus: Vec<Spanned<BonusEntry>>,
    #[serde(default)]
    pub favour: Vec<Spanned<FavourEntry>>,
    #[serde(default)]
    pub town: Vec<Spanned<TownEntry>>,
    #[serde(default)]
    pub scoring: Vec<Spanned<ScoringEntry>>,
    pub first_deck: Option<Vec<u8>>,
    pub passing_zone: Option<u8>,
    pub upgrade_priority: Option<Vec<ShortName>>,
    pub difficulty: Option<Difficulties>,
    #[serde(default)]
    pub decision_card: Vec<Spanned<DecisionCard>>,
    #[serde(default)]
    pub faction_card: Vec<Spanned<FactionCard>>,
    #[serde(default)]
    pub passing: Vec<Spanned<Passing>>,
}

/// A value for each structure.
#[derive(Deserialize, Default, Clone, Copy)]
#[serde(deny_unknown_fields, default, rename_all = "UPPERCASE")]
pub(super) struct PerStructure<T: Default> {
    pub d: T,
    pub tp: T,
    pub te: T,
    pub sh: T,
    pub sa: T,
}

impl<T: Default> PerStructure<T> {
    pub fn list(self) -> [T; 5] {
        [self.d, self.tp, self.te, self.sh, self.sa]
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct MapEntry {
    pub key: String,
    pub title: String,
    #[serde(default)]
    pub record_id: String,
    #[serde(default)]
    pub official: bool,
    pub first_row: Spanned<String>,
    pub rows: Vec<Spanned<String>>,
    pub bridges: Option<Vec<Spanned<String>>>,
    pub check: Option<Spanned<CheckEntry>>,
}

#[derive(Deserialize, PartialEq, Eq, Debug)]
#[serde(deny_unknown_fields)]
pub(super) struct CheckEntry {
    pub hexes: u32,
    pub land: u32,
    pub river: u32,
    pub land_per_terrain: [u32; 7],
    pub bridges: u32,
    pub land_adjacent_pairs: u32,
    pub ship_pairs: [u32; 6],
    pub edge_land: u32,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct FactionEntry {
    pub id: String,
    pub name: String,
    #[serde(default)]
    pub fire_and_ice: bool,
    pub certainty: Option<kernel::Certainty>,
    pub home: String,
    pub board: String,
    pub start: Goods,
    pub bowls: [u8; 3],
    pub cults: [u8; 4],
    pub start_dwellings: u8,
    pub vp_2017: u8,
    pub shipping: ShippingEntry,
    pub digging: DiggingEntry,
    pub teleport: Option<TeleportEntry>,
    pub cost: PerStructure<Goods>,
    pub income: IncomeEntry,
    #[serde(default)]
    pub powers: Powers,
    #[serde(default)]
    pub ability: Vec<String>,
    #[serde(default)]
    pub stronghold: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ShippingEntry {
    pub start: u8,
    pub max: u8,
    #[serde(default)]
    pub cost: Goods,
    #[serde(default)]
    pub vp: Vec<u8>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct DiggingEntry {
    pub kind: String,
    #[serde(default)]
    pub per_spade: Vec<u8>,
    #[serde(default)]
    pub advance_cost: Goods,
    #[serde(default)]
    pub advance_vp: Vec<u8>,
    #[serde(default)]
    pub vp_per_bought_spade: u8,
    #[serde(default)]
    pub price: [u8; 2],
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct TeleportEntry {
    pub kind: String,
    pub skipped: u8,
    pub skipped_with_stronghold: u8,
    pub cost: Goods,
    pub cost_with_stronghold: Goods,
    pub vp: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct IncomeEntry {
    #[serde(rename = "D_w")]
    pub dwelling_workers: [u8; 9],
    #[serde(rename = "TP_c")]
    pub trading_coins: [u8; 5],
    #[serde(rename = "TP_pw")]
    pub trading_power: [u8; 5],
    #[serde(rename = "TE_p")]
    pub temple_priests: [u8; 4],
    #[serde(rename = "TE_pw", default)]
    pub temple_power: [u8; 4],
    #[serde(rename = "SH")]
    pub stronghold: Goods,
    #[serde(rename = "SA")]
    pub sanctuary: Goods,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct StructuresEntry {
    pub power_value: PerStructure<u8>,
    pub supply: PerStructure<u8>,
    pub bridges: u8,
    pub priests: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct FoundingEntry {
    pub min_power: u8,
    pub min_structures: u8,
    pub sanctuary_counts: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct CultBoardEntry {
    pub priest_spaces: [u8; 4],
    pub priest_no_space: u8,
    pub power_at: [u8; 11],
    pub final_vp: [u8; 3],
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct FinalScoringEntry {
    pub area_vp: [u8; 3],
    pub coins_per_vp: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ConversionEntry {
    pub from: Goods,
    pub to: Goods,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct PowerEntry {
    pub id: String,
    pub cost: u8,
    #[serde(default)]
    pub gain: Goods,
    #[serde(default)]
    pub bridges: u8,
    #[serde(default)]
    pub spades: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct SpecialEntry {
    pub id: String,
    pub faction: Option<String>,
    #[serde(default)]
    pub stronghold: bool,
    #[serde(default)]
    pub repeat: bool,
    #[serde(default)]
    pub cost: Goods,
    #[serde(default)]
    pub tokens: u8,
    #[serde(default)]
    pub cult_steps: u8,
    #[serde(default)]
    pub spades: u8,
    #[serde(default)]
    pub bridges: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct BonusEntry {
    pub id: String,
    #[serde(default)]
    pub income: Goods,
    pub action: Option<String>,
    #[serde(default)]
    pub shipping: bool,
    #[serde(default)]
    pub pass: PassEntry,
    #[serde(default)]
    pub promo: bool,
}

#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields, default)]
pub(super) struct PassEntry {
    #[serde(rename = "D")]
    pub d: u8,
    #[serde(rename = "TP")]
    pub tp: u8,
    #[serde(rename = "TE")]
    pub te: u8,
    #[serde(rename = "SH")]
    pub sh: u8,
    #[serde(rename = "SA")]
    pub sa: u8,
    pub shipping: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct FavourEntry {
    pub id: String,
    pub count: u8,
    pub cult: String,
    pub steps: u8,
    #[serde(default)]
    pub income: Goods,
    pub action: Option<String>,
    pub town_power: Option<u8>,
    #[serde(default)]
    pub build_vp: PerStructure<u8>,
    #[serde(default)]
    pub pass_vp_by_trading_houses: [u8; 5],
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct TownEntry {
    pub id: String,
    pub count: u8,
    pub keys: u8,
    pub vp: u8,
    #[serde(default)]
    pub gain: Goods,
    #[serde(default)]
    pub cult_steps: u8,
    #[serde(default)]
    pub shipping_step: u8,
    #[serde(default)]
    pub promo: bool,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ScoringEntry {
    pub id: String,
    #[serde(default)]
    pub spade_vp: u8,
    #[serde(default)]
    pub town_vp: u8,
    #[serde(default)]
    pub build_vp: PerStructure<u8>,
    pub bonus: CultBonusEntry,
    #[serde(default = "last_round")]
    pub last_round: u8,
    #[serde(default)]
    pub promo: bool,
}

/// Rounds of a game: most tiles may lie on any of them.
fn last_round() -> u8 {
    6
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct CultBonusEntry {
    pub cult: Option<String>,
    pub per: u8,
    #[serde(default)]
    pub gain: Goods,
    #[serde(default)]
    pub spades: u8,
}
