//! The Automa's cards, as printed.

use serde::Deserialize;

use super::pack::File;
use super::{FactionId, ScoringId, Structure};

/// Decision cards that a deck may have, with packs.
pub const MOST_CARDS: usize = 32;

/// Left, middle or right of the three bonus cards in the row.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
#[allow(missing_docs, reason = "the names say it")]
pub enum Booster {
    Left,
    Middle,
    Right,
}

/// How the map is scanned.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Direction {
    /// From the top row down, each row from left to right.
    Ltr,
    /// From the bottom row up, each row from right to left.
    Rtl,
}

/// From which end spaces are counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Arrow {
    /// From the left end rightwards.
    Right,
    /// From the right end leftwards.
    Left,
}

/// What a decision card makes the Automa do.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
#[allow(missing_docs, reason = "the names say it")]
pub enum Deed {
    Build,
    Upgrade,
    Power,
    Cult,
    Faction,
}

impl Deed {
    /// Its name.
    pub fn name(self) -> &'static str {
        match self {
            Deed::Build => "build",
            Deed::Upgrade => "upgrade",
            Deed::Power => "power",
            Deed::Cult => "cult",
            Deed::Faction => "faction",
        }
    }
}

/// When a card belongs to the first deck.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum CardGroup {
    /// The card is in every first deck.
    Base,
    /// The difficulty says whether the card is in the first deck.
    Level,
    /// Never; one enters with every rebuild.
    Stock,
}

/// A decision card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(clippy::struct_excessive_bools, reason = "each is an icon of the card")]
pub struct DecisionCard {
    /// Its printed number.
    pub number: u8,
    /// When it belongs to the first deck.
    pub group: CardGroup,
    /// Whether it makes the Automa pass near the end of the deck.
    pub x: bool,
    /// Which bonus card it takes on passing.
    pub booster: Booster,
    /// Whether the structures goal is shown.
    pub structures_goal: bool,
    /// Whether the cult goal is shown.
    pub cult_goal: bool,
    /// How the map is scanned.
    pub direction: Direction,
    /// From which end spaces are counted.
    pub arrow: Arrow,
    /// How many are counted.
    pub count: u8,
    /// What it does.
    pub action: Deed,
    /// The bonus card it starts with, from 1.
    pub slot: u8,
    /// Points after the action.
    pub vp: u8,
    /// Only the points of the faction card.
    #[serde(default)]
    pub plus_faction: bool,
}

/// Which hexes a faction's Build may use.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, Default)]
pub enum CardReach {
    /// Adjacent, or by shipping.
    #[default]
    #[serde(rename = "normal")]
    Normal,
    /// Also by tunnel over one hex.
    #[serde(rename = "normal-plus-tunnel-1")]
    Tunnel,
    /// Also by flight over up to two hexes.
    #[serde(rename = "normal-plus-flight-2")]
    Flight,
    /// Every free hex of the home terrain.
    #[serde(rename = "any-free-home-terrain")]
    Anywhere,
    /// Only over the river.
    #[serde(rename = "shipping-only")]
    Shipping,
}

/// A faction's own first tiebreaker.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs, reason = "the names say it")]
pub enum Prefer {
    AcrossARiverHex,
    AcrossALandHex,
    NotHomeTerrain,
    DirectlyAdjacentAndNotHomeTerrain,
    AcrossTwoHexes,
    MostTerraformingSteps,
    NextToOpponent,
    ClosestToOpponent,
    HomeTerrain,
}

/// What the support card must show for an option.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs, reason = "the names say it")]
pub enum When {
    StructuresGoal,
    CultGoal,
    NoGoal,
}

/// One thing that a faction action may do.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
#[allow(missing_docs, reason = "the names say it")]
pub enum FactionDeed {
    Build {
        #[serde(default)]
        when: Option<When>,
        #[serde(default)]
        reach: CardReach,
        #[serde(default)]
        prefer: Option<Prefer>,
        #[serde(default)]
        prefer_opponent_home: bool,
    },
    Upgrade {
        priority: Vec<ShortName>,
        #[serde(default)]
        prefer: Option<Prefer>,
    },
    Power {
        #[serde(default)]
        count_taken: bool,
        #[serde(default)]
        taken_vp: u8,
    },
    Cult {
        #[serde(default)]
        when: Option<When>,
    },
    PlaceBridge,
    UpgradeShipping {
        max: u8,
    },
    CultSteps {
        steps: u8,
    },
    ChangeHome,
    UnlockTerrain,
    ExtraVp {
        #[serde(default)]
        when: Option<When>,
        vp: u8,
    },
}

impl FactionDeed {
    /// What the support card must show.
    pub fn when(&self) -> Option<When> {
        match self {
            FactionDeed::Build { when, .. }
            | FactionDeed::Cult { when }
            | FactionDeed::ExtraVp { when, .. } => *when,
            _ => None,
        }
    }
}

/// A structure by its short name.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(try_from = "String")]
pub struct ShortName(pub Structure);

impl TryFrom<String> for ShortName {
    type Error = &'static str;
    fn try_from(text: String) -> Result<Self, Self::Error> {
        Structure::from_name(&text).map(ShortName).ok_or("a structure: D, TP, TE, SH or SA")
    }
}

/// A faction by its name.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(try_from = "String")]
pub struct FactionName(pub FactionId);

impl TryFrom<String> for FactionName {
    type Error = &'static str;
    fn try_from(text: String) -> Result<Self, Self::Error> {
        FactionId::from_name(&text).map(FactionName).ok_or("the name of a faction")
    }
}

/// Points for each kind of upgrade.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default, rename_all = "UPPERCASE")]
#[allow(missing_docs, reason = "the short names of the structures")]
pub struct UpgradedVp {
    pub tp: u8,
    pub te: u8,
    pub sh: u8,
    pub sa: u8,
}

impl UpgradedVp {
    /// The points for one kind.
    pub fn of(self, kind: Structure) -> u8 {
        match kind {
            Structure::Dwelling => 0,
            Structure::TradingHouse => self.tp,
            Structure::Temple => self.te,
            Structure::Stronghold => self.sh,
            Structure::Sanctuary => self.sa,
        }
    }
}

/// A faction card.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(clippy::struct_excessive_bools, reason = "each is a line of the card")]
pub struct FactionCard {
    /// Its printed number.
    pub number: u8,
    /// The faction.
    pub faction: FactionName,
    /// Dwellings at the start.
    pub dwellings: u8,
    /// Bridges at the start.
    #[serde(default)]
    pub bridges: u8,
    /// Shipping range at the start.
    #[serde(default = "one")]
    pub shipping: u8,
    /// Points beside the action.
    pub vp: u8,
    /// Whether another turn follows.
    #[serde(default)]
    pub another_turn: bool,
    /// Points for upgrades.
    #[serde(default)]
    pub upgraded_vp: UpgradedVp,
    /// Points for a dwelling.
    #[serde(default)]
    pub dwelling_vp: u8,
    /// Points for each bridge on passing.
    #[serde(default)]
    pub bridge_pass_vp: u8,
    /// Points for each temple on passing.
    #[serde(default)]
    pub temple_pass_vp: u8,
    /// Cult steps when an opponent takes power of its builds.
    #[serde(default)]
    pub leeched_steps: u8,
    /// Whether terraforming steps do not matter.
    #[serde(default)]
    pub skip_steps: bool,
    /// Terraforming steps: an opponent's home terrain, any other.
    #[serde(default)]
    pub volcano_steps: Option<[u8; 2]>,
    /// Further steps of every Cult action.
    #[serde(default)]
    pub extra_cult_steps: u8,
    /// Cult steps that every Build costs.
    #[serde(default)]
    pub build_cult_price: u8,
    /// Whether it builds only beside rivers, on unlocked terrain, over the river.
    #[serde(default)]
    pub riverside_only: bool,
    /// What the action may do, in order.
    pub option: Vec<FactionDeed>,
}

fn one() -> u8 {
    1
}

/// Points on passing for a round tile.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Passing {
    /// The tile.
    pub tile: String,
    /// In rounds 1 to 3.
    pub early: u8,
    /// In rounds 4 to 6.
    pub late: u8,
}

/// What a difficulty changes.
#[derive(Clone, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DifficultyRow {
    /// Cards that leave the first deck.
    pub remove: Vec<u8>,
    /// Cards that join it.
    pub add: Vec<u8>,
    /// Points at the start.
    pub start_vp: u8,
    /// Points more at every scoring.
    pub extra_vp: u8,
}

/// The five difficulties.
#[derive(Clone, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
#[allow(missing_docs, reason = "the names say it")]
pub struct Difficulties {
    pub easy: DifficultyRow,
    pub normal: DifficultyRow,
    pub hard: DifficultyRow,
    pub very_hard: DifficultyRow,
    pub nightmare: DifficultyRow,
}

/// Everything that belongs to the Automa.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct AutomaKit {
    /// The decision cards.
    pub cards: Vec<DecisionCard>,
    /// The faction cards, in the order of [`FactionId::ALL`].
    pub factions: Vec<FactionCard>,
    /// Points on passing by scoring tile, early and late.
    pub passing: [[u8; 2]; ScoringId::COUNT],
    /// The numbers of the first deck.
    pub first_deck: Vec<u8>,
    /// How many of the last cards may make it pass.
    pub passing_zone: u8,
    /// The upgrades in the order in which they are tried.
    pub upgrade_priority: Vec<Structure>,
    /// The difficulties.
    pub difficulty: Difficulties,
}

impl AutomaKit {
    /// A decision card by its index.
    #[inline]
    pub fn card(&self, index: u8) -> &DecisionCard {
        &self.cards[usize::from(index)]
    }

    /// The index of the card with this printed number.
    pub fn find(&self, number: u8) -> Option<u8> {
        self.cards.iter().position(|card| card.number == number).map(|index| index as u8)
    }

    /// Whether a card, by its printed number, belongs to the first deck of a difficulty.
    pub fn starts_in_deck(&self, row: &DifficultyRow, number: u8) -> bool {
        (self.first_deck.contains(&number) || row.add.contains(&number)) && !row.remove.contains(&number)
    }

    /// A faction card.
    #[inline]
    pub fn faction(&self, id: FactionId) -> &FactionCard {
        &self.factions[id.index()]
    }
}

impl AutomaKit {
    /// Adds what a file says; errors come with the place in the text.
    pub(super) fn add(&mut self, part: &File) -> Result<(), (usize, &'static str)> {
        if let Some(zone) = part.passing_zone {
            self.passing_zone = zone;
        }
        if let Some(list) = &part.upgrade_priority {
            self.upgrade_priority = list.iter().map(|name| name.0).collect();
        }
        if let Some(difficulty) = &part.difficulty {
            self.difficulty = difficulty.clone();
        }
        for entry in &part.decision_card {
            let (at, card) = (entry.span().start, *entry.get_ref());
            if !(1..=8).contains(&card.count) || !(1..=5).contains(&card.slot) || card.vp > 50 {
                return Err((at, "count from 1 to 8, slot from 1 to 5, and at most 50 vp"));
            }
            let room = self.cards.len() < MOST_CARDS;
            match self.cards.iter_mut().find(|known| known.number == card.number) {
                Some(known) => *known = card,
                None if room => self.cards.push(card),
                None => return Err((at, "at most 32 decision cards")),
            }
        }
        for entry in &part.faction_card {
            let (at, card) = (entry.span().start, entry.get_ref().clone());
            if card.option.is_empty()
                || !(1..=4).contains(&card.dwellings)
                || card.shipping > 5
                || card.vp > 50
            {
                return Err((at, "at least one option, 1 to 4 dwellings, shipping up to 5, at most 50 vp"));
            }
            self.factions.retain(|known| known.faction != card.faction);
            self.factions.push(card);
        }
        self.factions.sort_by_key(|card| card.faction.0.index());
        for entry in &part.passing {
            let row = entry.get_ref();
            let tile =
                ScoringId::from_name(&row.tile).ok_or((entry.span().start, "a tile as SCORE1 to SCORE9"))?;
            self.passing[tile.index()] = [row.early, row.late];
        }
        if let Some(deck) = &part.first_deck {
            self.first_deck.clone_from(deck);
        }
        Ok(())
    }

    /// Takes a decision card out of the box.
    pub(super) fn remove(&mut self, number: u8) {
        self.cards.retain(|card| card.number != number);
        self.first_deck.retain(|card| *card != number);
        let rows = &mut self.difficulty;
        for row in
            [&mut rows.easy, &mut rows.normal, &mut rows.hard, &mut rows.very_hard, &mut rows.nightmare]
        {
            row.remove.retain(|card| *card != number);
            row.add.retain(|card| *card != number);
        }
    }

    /// Whether a game can be played with it.
    pub(super) fn check(&self) -> Result<(), &'static str> {
        let rows = &self.difficulty;
        let rows = [&rows.easy, &rows.normal, &rows.hard, &rows.very_hard, &rows.nightmare];
        let named =
            self.first_deck.iter().chain(rows.iter().flat_map(|row| row.remove.iter().chain(&row.add)));
        if named.into_iter().any(|number| self.find(*number).is_none()) {
            return Err("decks and difficulties of cards that exist");
        }
        if self.factions.len() != FactionId::ALL.len() {
            return Err("one faction card for each faction");
        }
        if self.first_deck.len() + 2 > self.cards.len() || self.first_deck.len() < 5 {
            return Err("a first deck of at least 5 cards, and some left for the reserve");
        }
        Ok(())
    }
}
