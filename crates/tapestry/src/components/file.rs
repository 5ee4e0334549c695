//! The form of our data files and of packs: what may stand where.

use kernel::Certainty;
use serde::Deserialize;
use toml::Spanned;

use super::{Achievement, Building, Set, Solo, Terrain, Track};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct File {
    /// How sure the entries are that say nothing else.
    pub certainty: Option<Certainty>,
    /// What the author calls it.
    #[allow(dead_code, reason = "for the author's own use")]
    pub name: Option<String>,
    /// Which game it is for.
    pub game: Option<Spanned<String>>,
    pub first_bonus: Option<[u8; 4]>,
    #[serde(default)]
    pub map: Vec<Spanned<MapEntry>>,
    #[serde(default)]
    pub tile: Vec<Spanned<TileEntry>>,
    #[serde(default)]
    pub space_tile: Vec<Spanned<SpaceTileEntry>>,
    #[serde(default)]
    pub track: Vec<Spanned<TrackEntry>>,
    #[serde(default)]
    pub income: Vec<Spanned<IncomeEntry>>,
    #[serde(default)]
    pub inspiration: Vec<Spanned<InspirationEntry>>,
    pub dice: Option<Spanned<DiceEntry>>,
    #[serde(default)]
    pub achievement: Vec<Spanned<AchievementEntry>>,
    #[serde(default)]
    pub city: Vec<Spanned<CityEntry>>,
    #[serde(default)]
    pub landmark: Vec<Spanned<LandmarkEntry>>,
    #[serde(default)]
    pub landmark_card: Vec<Spanned<LandmarkCardEntry>>,
    #[serde(default)]
    pub tech: Vec<Spanned<TechEntry>>,
    #[serde(default)]
    pub card: Vec<Spanned<CardEntry>>,
    #[serde(default)]
    pub deck: Vec<Spanned<DeckEntry>>,
    #[serde(default)]
    pub civilization: Vec<Spanned<CivEntry>>,
    #[serde(default)]
    pub masterpiece: Vec<Spanned<MasterpieceEntry>>,
    #[serde(default)]
    pub adjustment: Vec<Spanned<AdjustmentEntry>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct MapEntry {
    pub id: String,
    pub seats: Vec<u8>,
    pub hexes: Vec<[i8; 2]>,
    pub printed: Vec<PrintedEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct PrintedEntry {
    pub at: [i8; 2],
    pub role: String,
    #[allow(dead_code, reason = "for people")]
    pub island: String,
    #[serde(default)]
    pub start: Vec<u8>,
    pub corners: [Terrain; 6],
    pub land: Vec<Terrain>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct TileEntry {
    pub id: u8,
    pub corners: [Terrain; 6],
    pub land: Vec<Terrain>,
    pub benefit: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct SpaceTileEntry {
    pub id: u8,
    pub set: Set,
    #[serde(default)]
    pub benefit: Option<String>,
    #[serde(default)]
    pub lasting: Vec<String>,
    pub certainty: Option<Certainty>,
    #[serde(default)]
    pub missing: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct TrackEntry {
    pub id: Track,
    pub set: Set,
    pub resource: String,
    pub landmarks: [String; 3],
    pub cost: [String; 4],
    pub space: Vec<SpaceEntry>,
    pub certainty: Option<Certainty>,
    #[serde(default)]
    pub missing: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct SpaceEntry {
    pub name: String,
    pub benefit: String,
    pub bonus: Option<BonusEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct BonusEntry {
    pub pay: String,
    pub gain: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct IncomeEntry {
    pub building: Building,
    #[allow(dead_code, reason = "for people: it follows from the building")]
    pub resource: String,
    pub spaces: [IncomeSpaceEntry; 6],
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct IncomeSpaceEntry {
    pub name: String,
    pub income: String,
    pub vp: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct InspirationEntry {
    pub building: Building,
    pub spaces: [InspirationSpaceEntry; 6],
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct InspirationSpaceEntry {
    pub income: String,
    pub vp: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct DiceEntry {
    pub red: [String; 6],
    pub black: [String; 6],
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct AchievementEntry {
    pub id: Achievement,
    pub small: Vec<u8>,
    pub large: Vec<u8>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct CityEntry {
    pub id: String,
    pub name: String,
    pub set: Set,
    #[serde(default)]
    pub number: u8,
    #[serde(default)]
    pub plots: Vec<String>,
    /// Nine rows of letters, one letter for each district; without them nine blocks of 3 x 3.
    #[serde(default)]
    pub districts: Vec<String>,
    /// What a district gives, by its letter: any resource if it is not here.
    #[serde(default)]
    pub rewards: std::collections::BTreeMap<String, String>,
    /// Letters of districts that pay in every later income turn instead.
    #[serde(default)]
    pub later: String,
    /// The plot that districts must be joined to by covered plots, as `e5`.
    pub centre: Option<String>,
    #[serde(default = "yes")]
    pub overhang: bool,
    #[serde(default = "yes")]
    pub landmarks: bool,
    #[serde(default)]
    pub missing: Option<String>,
    #[serde(default)]
    #[allow(dead_code, reason = "for people")]
    pub text: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct LandmarkEntry {
    pub id: String,
    pub name: String,
    pub set: Set,
    pub track: Option<Track>,
    #[serde(default)]
    pub tier: u8,
    pub shape: Vec<String>,
    pub height: u8,
    pub certainty: Option<Certainty>,
    #[serde(default)]
    pub missing: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct LandmarkCardEntry {
    pub id: String,
    pub set: Set,
    pub landmark: String,
    pub goal: Option<String>,
    #[serde(default)]
    pub text: Option<String>,
    pub certainty: Option<Certainty>,
    #[serde(default)]
    pub missing: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct TechEntry {
    pub id: u8,
    pub name: String,
    pub set: Set,
    pub circle: String,
    pub square: String,
    pub prereq: PrereqEntry,
    #[serde(default)]
    pub once: bool,
    pub certainty: Option<Certainty>,
    #[serde(default)]
    pub missing: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct PrereqEntry {
    pub track: Option<Track>,
    #[serde(default)]
    pub tier: u8,
    pub income: Option<Building>,
    #[serde(default)]
    pub space: u8,
    #[serde(default)]
    pub landmark: bool,
    #[serde(default)]
    pub charm: bool,
}

/// How many tapestry cards a box has.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct DeckEntry {
    pub set: Set,
    pub cards: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct CardEntry {
    pub id: String,
    pub name: String,
    pub set: Set,
    #[serde(default)]
    pub kind: Option<String>,
    #[serde(default = "one")]
    pub copies: u8,
    #[serde(default)]
    pub solo: Solo,
    #[serde(default)]
    pub solo_copies: Option<u8>,
    #[serde(default)]
    pub play: Option<String>,
    #[serde(default)]
    pub lasting: Vec<String>,
    #[serde(default)]
    pub response: Option<String>,
    #[serde(default)]
    pub left: Option<String>,
    #[serde(default)]
    pub right: Option<String>,
    /// Building plots on the card: rows from the top, `#` a plot.
    #[serde(default)]
    pub plots: Vec<String>,
    /// What covering each of them gives, row by row.
    #[serde(default)]
    pub plot_benefits: Vec<String>,
    /// What covering the last of them gives.
    #[serde(default)]
    pub plots_full: Option<String>,
    #[serde(default)]
    pub text: Option<String>,
    #[serde(default)]
    pub rulings: Vec<String>,
    pub certainty: Option<Certainty>,
    #[serde(default)]
    pub missing: Option<String>,
}

fn one() -> u8 {
    1
}

fn yes() -> bool {
    true
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct CivEntry {
    pub id: String,
    pub name: String,
    pub set: Set,
    pub solo: Solo,
    #[serde(default)]
    pub rulings: Vec<String>,
    #[serde(default)]
    pub missing: Option<String>,
    pub printed: MatEntry,
    pub pack: Option<MatEntry>,
}

#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields, default)]
pub(super) struct MatEntry {
    pub text: Vec<String>,
    pub setup: Option<String>,
    pub first: Option<String>,
    pub income: Option<String>,
    pub last: Option<String>,
    pub after_tapestry: Option<String>,
    #[serde(rename = "final")]
    pub final_points: Option<String>,
    pub end: Option<String>,
    pub midgame: Option<String>,
    pub adjust: Option<String>,
    pub adjust_first: Option<String>,
    pub adjust_replaces: bool,
    pub adjust_certainty: Option<Certainty>,
    pub adjust_text: Option<String>,
    pub adjust_missing: Option<String>,
    pub turns: Option<[u8; 2]>,
    pub turns_large: Option<[u8; 2]>,
    pub must: bool,
    pub lasting: Vec<String>,
    pub nodes: Vec<NodeEntry>,
    pub columns: Vec<u8>,
    pub tokens: Vec<u8>,
    pub tokens_left: Option<[u8; 2]>,
    pub landmarks: Vec<String>,
    pub middle: Vec<Terrain>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct NodeEntry {
    pub effect: String,
    #[serde(default)]
    pub to: Vec<u8>,
}

/// The adjustment of a civilization that is in the box: for whoever can read it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct AdjustmentEntry {
    pub civilization: String,
    /// At the start.
    pub setup: Option<String>,
    /// At the end of the first income turn.
    pub first: Option<String>,
    #[serde(default)]
    pub text: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct MasterpieceEntry {
    pub id: u8,
    pub name: String,
    /// Left out, what is known of the masterpiece stays.
    pub effect: Option<String>,
    #[serde(default)]
    pub once: bool,
}
