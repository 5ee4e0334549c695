//! The components, one type each, as the rules use them.

use kernel::{Certainty, Grid, Hex, Hexes};
use serde::Deserialize;

use super::effect::{Cond, Cost, EffectId, Flag, Lasting};
use super::{Building, Goods, Set, Terrain, Track};
use crate::options::Version;

/// A printed territory.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Printed {
    /// The hex that it fills.
    pub hex: Hex,
    /// Its corners, upper left first, clockwise.
    pub corners: [Terrain; 6],
    /// Its terrains as bits.
    pub land: u8,
}

/// A side of the board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Map {
    /// `small` or `large`.
    pub id: String,
    /// For how many players.
    pub seats: Vec<u8>,
    /// Its hexes.
    pub grid: Grid,
    /// The printed territories by hex.
    pub printed: Vec<Option<Printed>>,
    /// All printed hexes.
    pub printed_hexes: Hexes,
    /// The middle island.
    pub middle: Hex,
    /// The starting territory of city mats 1 to 6, at their number minus one.
    pub starts: [Hex; 6],
}

/// A territory tile.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tile {
    /// Its corners for each rotation.
    pub corners: [[Terrain; 6]; 6],
    /// Rotations that look different, as bits.
    pub turns: u8,
    /// Its terrains as bits.
    pub land: u8,
    /// What exploring it gives.
    pub benefit: EffectId,
}

/// A space tile.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SpaceTile {
    /// Its number in the data.
    pub id: u8,
    /// The box that it comes from: the base game or an expansion.
    pub set: Set,
    /// What it gives.
    pub benefit: EffectId,
    /// What holds from then on.
    pub lasting: Vec<Lasting>,
    /// How sure it is.
    pub certainty: Certainty,
    /// What is not known.
    pub missing: String,
}

/// A space of a track.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Space {
    /// Its name.
    pub name: String,
    /// Its benefit.
    pub benefit: EffectId,
    /// Its bonus: cost and gain.
    pub bonus: Option<(Cost, EffectId)>,
}

/// What kinds the free resources of a cost may be of.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Kinds {
    /// Whatever the payer likes.
    #[default]
    Any,
    /// No two of one kind.
    Different,
    /// All of one kind, which the payer names.
    Same,
}

impl Kinds {
    /// Whether these resources can be paid.
    pub(crate) fn allow(self, goods: Goods) -> bool {
        match self {
            Kinds::Any => true,
            Kinds::Different => goods.are_different(),
            Kinds::Same => goods.are_same(),
        }
    }

    /// Whether so many of these resources can be paid.
    pub(crate) fn can_be(self, goods: Goods, count: u8) -> bool {
        let each = goods.0;
        match self {
            Kinds::Any => each.iter().map(|n| u16::from(*n)).sum::<u16>() >= u16::from(count),
            Kinds::Different => each.iter().filter(|n| **n > 0).count() >= usize::from(count),
            Kinds::Same => each.iter().any(|n| *n >= count),
        }
    }
}

/// What entering a tier costs.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct TierCost {
    /// Of the track's own resource.
    pub own: u8,
    /// Of those that are free to choose.
    pub any: u8,
    /// Of what kinds those may be.
    pub kinds: Kinds,
}

/// An advancement track.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TrackBoard {
    /// The track that it is.
    pub id: Track,
    /// Its resource, if it has one.
    pub resource: Option<super::Good>,
    /// The landmarks of tiers II to IV.
    pub landmarks: [u8; 3],
    /// The costs of the four tiers.
    pub costs: [TierCost; 4],
    /// Spaces 1 to 12.
    pub spaces: Vec<Space>,
    /// How sure it is.
    pub certainty: Certainty,
    /// What is not known.
    pub missing: String,
}

/// A space of the income mat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct IncomeSpace {
    /// Its name: an innovation.
    pub name: String,
    /// Resources: which of its track.
    pub goods: u8,
    /// Territory tiles.
    pub tiles: u8,
    /// Tapestry cards.
    pub cards: u8,
    /// The effect as printed, for who gains it outside income.
    pub income: EffectId,
    /// The points as an effect.
    pub vp: EffectId,
}

/// An inspiration tile: what it shows in the place of an income track.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Inspiration {
    /// The track that it covers.
    pub building: Building,
    /// Its spaces.
    pub spaces: [IncomeSpace; 6],
}

/// A capital city mat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CityMat {
    /// Its word in the data files.
    pub id: String,
    /// Its name.
    pub name: String,
    /// The box that it comes from: the base game or an expansion.
    pub set: Set,
    /// Its number; 0 for an advanced mat.
    pub number: u8,
    /// Impassable plots by row, a bit for each column; `None` while nobody knows them.
    pub plots: Option<[u16; 9]>,
    /// Its districts.
    pub districts: Vec<District>,
    /// The plot that districts must be joined to, if that is how they are completed: row and column.
    pub centre: Option<(u8, u8)>,
    /// Whether buildings may hang over the edge.
    pub overhang: bool,
    /// Whether landmarks may stand in it.
    pub landmarks: bool,
}

/// A district of a capital city.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct District {
    /// Its plots by row, a bit for each column.
    pub plots: [u16; 9],
    /// What completing it gives.
    pub reward: EffectId,
    /// Whether that comes in every later income turn instead of at once.
    pub later: bool,
}

/// A landmark.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Landmark {
    /// Its word in the data files.
    pub id: String,
    /// Its name.
    pub name: String,
    /// The box that it comes from: the base game or an expansion.
    pub set: Set,
    /// The track and tier that give it.
    pub track: Option<(Track, u8)>,
    /// Its outlines in different quarter turns: rows as bits.
    pub outlines: Vec<Outline>,
    /// Rank by height, 1 the tallest.
    pub height: u8,
    /// How sure it is.
    pub certainty: Certainty,
    /// What is not known.
    pub missing: String,
}

/// A shape on plots.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Outline {
    /// Rows from the top, a bit for each column from the left.
    pub rows: [u8; 4],
    /// How many rows.
    pub height: u8,
    /// How many columns.
    pub width: u8,
}

impl Outline {
    /// A building that covers a single plot.
    pub const PLOT: Outline = Outline { rows: [1, 0, 0, 0], height: 1, width: 1 };

    /// The same after a quarter turn clockwise.
    #[must_use]
    pub fn turned(self) -> Outline {
        let mut turned = Outline { rows: [0; 4], height: self.width, width: self.height };
        for row in 0..self.height {
            for column in 0..self.width {
                if self.rows[usize::from(row)] >> column & 1 == 1 {
                    turned.rows[usize::from(column)] |= 1 << (self.height - 1 - row);
                }
            }
        }
        turned
    }
}

/// A landmark card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LandmarkCard {
    /// Its word in the data files.
    pub id: String,
    /// The box that it comes from: the base game or an expansion.
    pub set: Set,
    /// The landmark it gives.
    pub landmark: u8,
    /// When the landmark is gained; none if that could not be written as a condition.
    pub goal: Option<Cond>,
    /// Its text in our own words.
    pub text: String,
    /// How sure it is.
    pub certainty: Certainty,
    /// What is not known.
    pub missing: String,
}

/// What a tech card needs for the top row.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Prereq {
    /// A token of you or a neighbour in this tier or beyond.
    Track(Track, u8),
    /// This space of the income mat open for you or a neighbour, 0 the first.
    Income(Building, u8),
    /// A landmark on the card.
    Landmark,
    /// A charm, or income turn 5.
    Charm,
}

/// A tech card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tech {
    /// Its number in the data.
    pub id: u8,
    /// Its name.
    pub name: String,
    /// The box that it comes from: the base game or an expansion.
    pub set: Set,
    /// The benefit of the middle row.
    pub circle: EffectId,
    /// The benefit of the top row.
    pub square: EffectId,
    /// What the top row needs.
    pub prereq: Prereq,
    /// Whether it is flipped after its square.
    pub once: bool,
    /// How sure it is.
    pub certainty: Certainty,
    /// What is not known.
    pub missing: String,
}

/// When a tapestry card works.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum CardKind {
    /// Once, when it is played.
    WhenPlayed,
    /// Until the next income turn.
    ThisEra,
    /// To the end of the game.
    Continuous,
    /// From hand; played, it is a when-played card.
    Response,
}

impl CardKind {
    /// The word for it in the data files.
    pub fn key(self) -> &'static str {
        match self {
            CardKind::WhenPlayed => "when_played",
            CardKind::ThisEra => "this_era",
            CardKind::Continuous => "continuous",
            CardKind::Response => "response",
        }
    }
}

/// What a response card does to a conquest.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Response {
    /// Topples the attacker; and this.
    Trap(EffectId),
    /// Undoes a trap.
    Cancel,
}

/// Lasting abilities, sorted for the rules.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Abilities {
    /// The abilities that are asked for by name, as bits of [`Flag`].
    pub flags: u64,
    /// What happens after something else.
    pub on: Vec<(super::effect::When, EffectId)>,
}

impl Abilities {
    /// Sorts lasting abilities that were read.
    pub fn new(lasting: &[Lasting]) -> Abilities {
        let mut abilities = Abilities::default();
        for one in lasting {
            match one {
                Lasting::On(when, effect) => abilities.on.push((*when, *effect)),
                Lasting::Flag(flag) => abilities.flags |= 1 << *flag as u32,
            }
        }
        abilities
    }

    /// Whether the rules find this ability here.
    #[inline]
    pub fn has(&self, flag: Flag) -> bool {
        self.flags >> flag as u32 & 1 == 1
    }
}

/// Whether something is in the box of a game against the Automa.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Solo {
    /// It stays in the box.
    #[default]
    Keep,
    /// It is out, but may be kept at the cost of balance.
    RemoveOptional,
    /// It is taken out.
    Remove,
}

/// Building plots on a tapestry card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CardPlots {
    /// The plots.
    pub shape: Outline,
    /// What covering each plot gives, row by row from the top.
    pub benefits: Vec<EffectId>,
    /// What covering the last of them gives.
    pub full: EffectId,
}

/// A kind of tapestry card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Card {
    /// Its word in the data files.
    pub id: String,
    /// Its name.
    pub name: String,
    /// The box that it comes from: the base game or an expansion.
    pub set: Set,
    /// When it works.
    pub kind: CardKind,
    /// How many there are.
    pub copies: u8,
    /// How many of them are in a solo game.
    pub solo_copies: u8,
    /// Whether it is in a solo game.
    pub solo: Solo,
    /// What playing it does.
    pub play: EffectId,
    /// What holds while it is active.
    pub abilities: Abilities,
    /// What discarding it does.
    pub response: Option<Response>,
    /// The charm for a card on the left.
    pub left: Option<EffectId>,
    /// The charm for a card on the right.
    pub right: Option<EffectId>,
    /// The building plots on it.
    pub plots: Option<CardPlots>,
    /// Its text in our own words.
    pub text: String,
    /// Rulings on the card: what the designers answered to questions.
    pub rulings: Vec<String>,
    /// How sure it is.
    pub certainty: Certainty,
    /// What is not known.
    pub missing: String,
}

impl Card {
    /// Whether it can be in a game at all: its text is known.
    pub fn is_known(&self) -> bool {
        self.missing.is_empty() || self.certainty != Certainty::Guess
    }
}

/// A place on a civilization mat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Node {
    /// What a token gains that comes here.
    pub effect: EffectId,
    /// Where a token can go from here, as bits.
    pub to: u32,
}

/// One version of a civilization mat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CivMat {
    /// Its text in our own words.
    pub text: Vec<String>,
    /// At the start.
    pub setup: Option<EffectId>,
    /// At the end of the first income turn.
    pub first: Option<EffectId>,
    /// In step 1 of income turns.
    pub income: Option<EffectId>,
    /// In step 1 of income turn 5.
    pub last: Option<EffectId>,
    /// After the tapestry card of an income turn.
    pub after_tapestry: Option<EffectId>,
    /// In step 3 of income turn 5.
    pub final_points: Option<EffectId>,
    /// At the end of income turn 5.
    pub end: Option<EffectId>,
    /// What it gives if it is gained in the middle of a game.
    pub midgame: Option<EffectId>,
    /// First and last income turn of `income`, on the small and the large map.
    pub turns: [[u8; 2]; 2],
    /// Whether it may not be declined.
    pub must: bool,
    /// The abilities that last.
    pub abilities: Abilities,
    /// The places on it.
    pub nodes: Vec<Node>,
    /// Lengths of its columns or rows.
    pub columns: Vec<u8>,
    /// Where tokens stand at first.
    pub tokens: Vec<u8>,
    /// How many tokens there are, on the small and the large map.
    pub tokens_left: [u8; 2],
    /// The landmarks that it names.
    pub landmarks: Vec<u8>,
    /// The terrains around the hex in the middle of the mat: two for each edge, clockwise from the north.
    pub middle: Vec<Terrain>,
}

/// The adjustment of a printed mat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Adjustment {
    /// At the start.
    pub setup: Option<EffectId>,
    /// At the end of the first income turn.
    pub first: Option<EffectId>,
    /// Whether `first` replaces that of the mat.
    pub replaces: bool,
    /// How sure it is.
    pub certainty: Certainty,
}

/// A civilization.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Civ {
    /// Its word in the data files.
    pub id: String,
    /// Its name.
    pub name: String,
    /// The box that it comes from: the base game or an expansion.
    pub set: Set,
    /// Whether it is in a solo game.
    pub solo: Solo,
    /// The mat as first published.
    pub printed: CivMat,
    /// The rulebook's adjustment of the mat.
    pub adjust: Option<Adjustment>,
    /// The adjustment in words.
    pub adjust_text: String,
    /// What of the adjustment could not be read.
    pub adjust_missing: String,
    /// The mat of the later pack.
    pub pack: Option<CivMat>,
    /// Rulings on the civilization: what the designers answered to questions.
    pub rulings: Vec<String>,
    /// What is not known or not done.
    pub missing: String,
}

impl Civ {
    /// The wording that says most outside a game: the later pack, which replaces the adjustments of the rulebook, else the printed mat
    /// with them.
    pub fn known_best(&self) -> Version {
        if self.pack.is_some() { Version::Latest } else { Version::Adjusted }
    }

    /// The mat in a wording.
    pub fn mat(&self, version: Version) -> &CivMat {
        match (&self.pack, version) {
            (Some(pack), Version::Latest) => pack,
            _ => &self.printed,
        }
    }
}

/// A masterpiece.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Masterpiece {
    /// Its number in the data.
    pub id: u8,
    /// Its name.
    pub name: String,
    /// What it gives.
    pub effect: EffectId,
    /// Whether it is flipped after use.
    pub once: bool,
}
