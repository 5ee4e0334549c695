//! The printed numbers of factions, cards and tiles.

use serde::{Deserialize, Serialize};
use terra_mystica::{BonusId, Cult, FactionId, FavourId, Kit, ScoringId, SpecialAction, Structure, TownId};

use super::by_cult;
use crate::{Certainty, Named, Text};

/// All components of the box.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Components {
    /// The factions that can be played.
    pub factions: Vec<Faction>,
    /// Bonus cards.
    pub bonus_cards: Vec<BonusCard>,
    /// Favour tiles.
    pub favours: Vec<Favour>,
    /// Town tiles.
    pub towns: Vec<Town>,
    /// Scoring tiles.
    pub scoring: Vec<Scoring>,
    /// The Automa's decision cards.
    pub automa_cards: Vec<AutomaCard>,
}

/// An amount of each kind of goods.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "they are what they are called")]
pub struct Goods {
    pub coins: u8,
    pub workers: u8,
    pub priests: u8,
    pub power: u8,
}

/// A faction.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Faction {
    /// Its id.
    pub faction: Text,
    /// The numbers printed on it.
    #[serde(flatten)]
    pub facts: FactionFacts,
}

/// The numbers of a faction board.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct FactionFacts {
    /// Its name.
    pub name: Text,
    /// Whether it is of the expansion.
    pub fire_and_ice: bool,
    /// What it starts with.
    pub start: Goods,
    /// Power in bowls I, II and III at the start.
    pub bowls: [u8; 3],
    /// Where it starts on the cult tracks.
    pub cults: Named<u8>,
    /// How many dwellings it starts with.
    pub dwellings: u8,
    /// What a structure costs: `D`, `TP`, `TE`, `SH`, `SA`.
    pub cost: Named<Goods>,
    /// What it can do.
    pub ability: Vec<String>,
    /// What its stronghold can do.
    pub stronghold: Vec<String>,
    /// How sure these are.
    pub certainty: Certainty,
}

/// A bonus card.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct BonusCard {
    /// Its id.
    pub card: Text,
    /// The numbers printed on it.
    #[serde(flatten)]
    pub facts: BonusFacts,
}

/// The numbers of a bonus card.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct BonusFacts {
    /// Its income.
    pub income: Goods,
    /// Its special action.
    pub action: Option<Text>,
    /// Whether it lends a level of shipping.
    pub shipping: bool,
    /// Points for passing, for each structure.
    pub pass_vp: Named<u8>,
    /// Points for passing, for each level of shipping.
    pub pass_vp_per_shipping: u8,
    /// Whether it is a promotional card.
    pub promo: bool,
}

/// A favour tile.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Favour {
    /// Its id.
    pub tile: Text,
    /// The numbers printed on it.
    #[serde(flatten)]
    pub facts: FavourFacts,
}

/// The numbers of a favour tile.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct FavourFacts {
    /// How many there are.
    pub count: u8,
    /// Its cult.
    pub cult: Text,
    /// Its steps on that cult.
    pub steps: u8,
    /// Its income.
    pub income: Goods,
    /// Its special action.
    pub action: Option<Text>,
    /// The power that makes a town with it, if it changes that.
    pub town_power: Option<u8>,
    /// Points for building, for each structure.
    pub build_vp: Named<u8>,
    /// Points for passing, by the number of trading houses.
    pub pass_vp_by_trading_houses: [u8; 5],
}

/// A town tile.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Town {
    /// Its id.
    pub tile: Text,
    /// The numbers printed on it.
    #[serde(flatten)]
    pub facts: TownFacts,
}

/// The numbers of a town tile.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct TownFacts {
    /// How many there are.
    pub count: u8,
    /// Its points.
    pub vp: u8,
    /// Its keys.
    pub keys: u8,
    /// What it brings.
    pub gain: Goods,
    /// Its steps on every cult track.
    pub cult_steps: u8,
    /// Its steps of shipping.
    pub shipping: u8,
    /// Whether it is a promotional tile.
    pub promo: bool,
}

/// A scoring tile.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Scoring {
    /// Its id.
    pub tile: Text,
    /// The numbers printed on it.
    #[serde(flatten)]
    pub facts: ScoringFacts<[u8; 5]>,
}

/// The numbers of a scoring tile; points for building are a list here and by name there.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ScoringFacts<ByStructure> {
    /// Points for building: `D`, `TP`, `TE`, `SH`, `SA`.
    pub build_vp: ByStructure,
    /// Points for a spade.
    pub spade_vp: u8,
    /// Points for a town.
    pub town_vp: u8,
    /// The cult that brings something at the end of the round.
    pub cult: Option<Text>,
    /// For so many steps.
    pub per: u8,
    /// What it brings.
    pub gain: Goods,
    /// The spades that it brings.
    pub spades: u8,
    /// The points of an Automa that passes in this round.
    pub automa_pass_vp: [u8; 2],
}

/// A decision card of the Automa.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct AutomaCard {
    /// Its number.
    pub card: u8,
    /// The numbers printed on it.
    #[serde(flatten)]
    pub facts: DecisionFacts,
}

/// The numbers of a decision card.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[allow(clippy::struct_excessive_bools, reason = "each is printed on the card or not")]
pub struct DecisionFacts {
    /// What it does.
    pub action: Text,
    /// Its points.
    pub vp: u8,
    /// Whether the faction's points come on top.
    pub plus_faction: bool,
    /// Whether it can make the Automa pass.
    pub pass: bool,
    /// Whether it prefers structures.
    pub structures_goal: bool,
    /// Whether it prefers cults.
    pub cult_goal: bool,
    /// How many there are of it.
    pub count: u8,
    /// Its place for the bonus card.
    pub slot: u8,
}

impl From<terra_mystica::Goods> for Goods {
    fn from(goods: terra_mystica::Goods) -> Goods {
        Goods { coins: goods.coins, workers: goods.workers, priests: goods.priests, power: goods.power }
    }
}

fn by_structure(values: [u8; 5]) -> Named<u8> {
    Structure::ALL.into_iter().map(|kind| (kind.short(), values[kind.index()])).collect()
}

fn id(action: Option<SpecialAction>) -> Option<Text> {
    action.map(SpecialAction::id).map(Text::from)
}

impl FactionFacts {
    /// The facts of a faction.
    pub fn of(kit: &Kit, id: FactionId) -> FactionFacts {
        let faction = kit.faction(id);
        let cost = |kind: Structure| (kind.short(), Goods::from(faction.cost[kind.index()]));
        FactionFacts {
            name: faction.name.clone().into(),
            fire_and_ice: faction.fire_and_ice,
            start: faction.start.into(),
            bowls: faction.bowls,
            cults: by_cult(faction.cults),
            dwellings: faction.start_dwellings,
            cost: Structure::ALL.into_iter().map(cost).collect(),
            ability: faction.ability.clone(),
            stronghold: faction.stronghold.clone(),
            certainty: faction.certainty.into(),
        }
    }
}

impl BonusFacts {
    /// The facts of a card.
    pub fn of(kit: &Kit, card: BonusId) -> BonusFacts {
        let card = kit.bonus(card);
        BonusFacts {
            income: card.income.into(),
            action: id(card.action),
            shipping: card.shipping,
            pass_vp: by_structure(card.pass.per),
            pass_vp_per_shipping: card.pass.per_shipping,
            promo: card.promo,
        }
    }
}

impl FavourFacts {
    /// The facts of a tile.
    pub fn of(kit: &Kit, tile: FavourId) -> FavourFacts {
        let tile = kit.favour(tile);
        FavourFacts {
            count: tile.count,
            cult: tile.cult.name().into(),
            steps: tile.steps,
            income: tile.income.into(),
            action: id(tile.action),
            town_power: tile.town_power,
            build_vp: by_structure(tile.build_vp),
            pass_vp_by_trading_houses: tile.pass_vp_by_trading_houses,
        }
    }
}

impl TownFacts {
    /// The facts of a tile.
    pub fn of(kit: &Kit, tile: TownId) -> TownFacts {
        let tile = kit.town(tile);
        TownFacts {
            count: tile.count,
            vp: tile.vp,
            keys: tile.keys,
            gain: tile.gain.into(),
            cult_steps: tile.cult_steps,
            shipping: tile.shipping_step,
            promo: tile.promo,
        }
    }
}

impl ScoringFacts<[u8; 5]> {
    /// The facts of a tile.
    pub fn of(kit: &Kit, id: ScoringId) -> Self {
        let tile = kit.scoring(id);
        ScoringFacts {
            build_vp: tile.build_vp,
            spade_vp: tile.spade_vp,
            town_vp: tile.town_vp,
            cult: tile.bonus.cult.map(Cult::name).map(Text::from),
            per: tile.bonus.per,
            gain: tile.bonus.gain.into(),
            spades: tile.bonus.spades,
            automa_pass_vp: kit.automa.passing[id.index()],
        }
    }

    /// With the points for building by name.
    pub fn named(self) -> ScoringFacts<Named<u8>> {
        let ScoringFacts { build_vp, spade_vp, town_vp, cult, per, gain, spades, automa_pass_vp } = self;
        let build_vp = by_structure(build_vp);
        ScoringFacts { build_vp, spade_vp, town_vp, cult, per, gain, spades, automa_pass_vp }
    }
}

impl From<&terra_mystica::components::DecisionCard> for DecisionFacts {
    fn from(card: &terra_mystica::components::DecisionCard) -> DecisionFacts {
        DecisionFacts {
            action: card.action.name().into(),
            vp: card.vp,
            plus_faction: card.plus_faction,
            pass: card.x,
            structures_goal: card.structures_goal,
            cult_goal: card.cult_goal,
            count: card.count,
            slot: card.slot,
        }
    }
}

impl From<&Kit> for Components {
    fn from(kit: &Kit) -> Components {
        let factions = FactionId::ALL.into_iter();
        let cards = BonusId::ALL.into_iter();
        let scoring = ScoringId::ALL.into_iter();
        let automa = kit.automa.cards.iter();
        Components {
            factions: factions
                .map(|id| Faction { faction: id.key().into(), facts: FactionFacts::of(kit, id) })
                .collect(),
            bonus_cards: cards
                .map(|id| BonusCard { card: id.id().into(), facts: BonusFacts::of(kit, id) })
                .collect(),
            favours: FavourId::ALL
                .map(|id| Favour { tile: id.id().into(), facts: FavourFacts::of(kit, id) })
                .to_vec(),
            towns: TownId::ALL
                .map(|id| Town { tile: id.id().into(), facts: TownFacts::of(kit, id) })
                .to_vec(),
            scoring: scoring
                .map(|id| Scoring { tile: id.id().into(), facts: ScoringFacts::of(kit, id) })
                .collect(),
            automa_cards: automa.map(|card| AutomaCard { card: card.number, facts: card.into() }).collect(),
        }
    }
}
