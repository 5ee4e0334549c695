//! The things of the box, one by one: what `automa cards` lists.

use serde::{Deserialize, Serialize};
use terra_mystica::{BonusId, FactionId, FavourId, FinalTile, Kit, ScoringId, TownId};
use words::Words;
use words::terra_mystica as told;

use super::components::{BonusFacts, DecisionFacts, FactionFacts, FavourFacts, ScoringFacts, TownFacts};
use crate::{Named, Text};

/// One thing of the box.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Item {
    /// A faction.
    Faction(FactionId),
    /// A bonus card.
    BonusCard(BonusId),
    /// A favour tile.
    FavourTile(FavourId),
    /// A town tile.
    TownTile(TownId),
    /// A scoring tile.
    ScoringTile(ScoringId),
    /// A tile of the final scoring.
    FinalTile(FinalTile),
    /// A decision card, by its place in the deck.
    DecisionCard(u8),
    /// The Automa's card of a faction.
    FactionCard(FactionId),
}

vocabulary! {
    /// The kind of a thing.
    "snake_case" ThingKind of Item {
        Faction, BonusCard, FavourTile, TownTile, ScoringTile, FinalTile, DecisionCard, FactionCard,
    }
}

/// A thing, with what it says and its printed numbers.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Thing {
    /// What it is asked for by.
    pub id: String,
    /// Its kind.
    pub kind: ThingKind,
    /// What it does, in words.
    pub text: String,
    /// Its printed numbers.
    #[serde(flatten)]
    pub facts: Facts,
}

/// The printed numbers of a thing.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Facts {
    /// Of a faction.
    Faction(FactionFacts),
    /// Of a bonus card.
    Bonus(BonusFacts),
    /// Of a favour tile.
    Favour(FavourFacts),
    /// Of a town tile.
    Town(TownFacts),
    /// Of a scoring tile.
    Scoring(ScoringFacts<Named<u8>>),
    /// Of the Automa's card of a faction.
    FactionCard {
        /// Its number.
        number: u8,
        /// Its faction.
        faction: Text,
        /// How many dwellings it starts with.
        dwellings: u8,
        /// Its shipping.
        shipping: u8,
        /// Its bridges.
        bridges: u8,
        /// Its points.
        vp: u8,
        /// Whether it takes another turn.
        another_turn: bool,
    },
    /// Of a decision card.
    Decision {
        /// Its number.
        number: u8,
        /// Everything else that is printed on it.
        #[serde(flatten)]
        facts: DecisionFacts,
    },
    /// Of a tile of the final scoring.
    Final {
        /// Points for the first, the second and the third.
        vp: Vec<u8>,
    },
}

/// Everything, in the order of a list.
pub fn all(kit: &Kit) -> Vec<Item> {
    let mut all: Vec<Item> = FactionId::ALL.map(Item::Faction).to_vec();
    all.extend(BonusId::ALL.map(Item::BonusCard));
    all.extend(FavourId::ALL.map(Item::FavourTile));
    all.extend(TownId::ALL.map(Item::TownTile));
    all.extend(ScoringId::ALL.map(Item::ScoringTile));
    all.extend(FinalTile::ALL.map(Item::FinalTile));
    all.extend((0..kit.automa.cards.len() as u8).map(Item::DecisionCard));
    all.extend(FactionId::ALL.map(Item::FactionCard));
    all
}

impl Item {
    /// What it is asked for by.
    pub fn id(self, kit: &Kit) -> String {
        match self {
            Item::Faction(id) => id.key().to_owned(),
            Item::BonusCard(id) => id.id().to_owned(),
            Item::FavourTile(id) => id.id().to_owned(),
            Item::TownTile(id) => id.id().to_owned(),
            Item::ScoringTile(id) => id.id().to_owned(),
            Item::FinalTile(tile) => tile.key().to_owned(),
            Item::DecisionCard(card) => kit.automa.card(card).number.to_string(),
            Item::FactionCard(id) => format!("automa-{}", id.key()),
        }
    }

    fn text(self, words: &Words, kit: &Kit) -> String {
        match self {
            Item::Faction(id) => told::faction(words, kit.faction(id)),
            Item::BonusCard(id) => inner(&told::bonus(words, kit, id)),
            Item::FavourTile(id) => inner(&told::favour(words, kit, id)),
            Item::TownTile(id) => inner(&told::town(words, kit, id)),
            Item::ScoringTile(id) => inner(&told::scoring(words, kit, id)),
            Item::FinalTile(tile) => told::final_tile(words, kit, tile),
            Item::DecisionCard(card) => told::decision_card(words, kit.automa.card(card)),
            Item::FactionCard(id) => told::faction_card(words, kit.automa.faction(id)),
        }
    }

    fn facts(self, kit: &Kit) -> Facts {
        match self {
            Item::Faction(id) => Facts::Faction(FactionFacts::of(kit, id)),
            Item::BonusCard(id) => Facts::Bonus(BonusFacts::of(kit, id)),
            Item::FavourTile(id) => Facts::Favour(FavourFacts::of(kit, id)),
            Item::TownTile(id) => Facts::Town(TownFacts::of(kit, id)),
            Item::ScoringTile(id) => Facts::Scoring(ScoringFacts::of(kit, id).named()),
            Item::FinalTile(_) => Facts::Final { vp: kit.final_scoring.area_vp.to_vec() },
            Item::DecisionCard(card) => {
                let card = kit.automa.card(card);
                Facts::Decision { number: card.number, facts: card.into() }
            }
            Item::FactionCard(id) => {
                let card = kit.automa.faction(id);
                Facts::FactionCard {
                    number: card.number,
                    faction: id.key().into(),
                    dwellings: card.dwellings,
                    shipping: card.shipping,
                    bridges: card.bridges,
                    vp: card.vp,
                    another_turn: card.another_turn,
                }
            }
        }
    }
}

impl Thing {
    /// A thing of this box.
    pub fn of(words: &Words, kit: &Kit, item: Item) -> Thing {
        Thing { id: item.id(kit), kind: item.into(), text: item.text(words, kit), facts: item.facts(kit) }
    }
}

/// The words within the brackets behind an id.
fn inner(text: &str) -> String {
    let inside = text.split_once(" (").and_then(|(_, rest)| rest.strip_suffix(')'));
    inside.unwrap_or(text).to_owned()
}
