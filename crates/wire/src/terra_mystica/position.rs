//! What lies on the table.

use serde::{Deserialize, Serialize};
use terra_mystica::{Cult, FavourId, FinalTile, ScoringId, TerraMystica, TownId};

use super::{Seat, bridge};
use crate::{Named, Text};

/// What lies on the table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Position {
    /// The round; 0 in the setup.
    pub round: u8,
    /// The order of turns.
    pub order: Vec<u8>,
    /// Who has passed, in that order.
    pub passed: Vec<u8>,
    /// All seats.
    pub seats: Vec<Seat>,
    /// The map.
    pub map: Map,
    /// The scoring tiles of the six rounds.
    pub scoring: Vec<Text>,
    /// The extra tile of the final scoring.
    pub final_tile: Option<Text>,
    /// The bonus cards in the row.
    pub bonus_cards: Vec<Bonus>,
    /// Tiles that are left; at a real table they are people's business.
    #[serde(flatten)]
    pub supply: Option<Supply>,
    /// The power actions.
    pub power_actions: Vec<PowerAction>,
    /// The spaces for priests.
    pub priest_spaces: Vec<Priests>,
    /// Power that waits for an answer; at a real table that is people's business.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub offers: Option<Vec<Offer>>,
}

/// Tiles that are left.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Supply {
    /// Favour tiles.
    pub favours: Named<u8>,
    /// Town tiles.
    pub towns: Named<u8>,
}

/// The map.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Map {
    /// Its name.
    pub key: Text,
    /// Every hex of land.
    pub hexes: Vec<Hex>,
    /// The bridges that stand.
    pub bridges: Vec<Bridge>,
}

/// What a hex is now, and what stands there.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Hex {
    /// Its name.
    pub hex: Text,
    /// Its terrain.
    pub terrain: Text,
    /// Whose structure stands there, if one does.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<u8>,
    /// Which one: `D`, `TP`, `TE`, `SH` or `SA`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub structure: Option<Text>,
}

/// A bridge.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Bridge {
    /// Its two ends.
    pub ends: [Text; 2],
    /// The seat that owns it.
    pub seat: u8,
    /// As notation writes it: `E4:G1`.
    pub bridge: String,
}

/// A bonus card in the row.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Bonus {
    /// Its id.
    pub card: Text,
    /// The coins on it.
    pub coins: u8,
}

/// A power action.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct PowerAction {
    /// Its id.
    pub action: Text,
    /// Whether it was used this round.
    pub used: bool,
}

/// The spaces for priests of a cult.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Priests {
    /// The cult.
    pub cult: Text,
    /// Whose priest stands on each, the best first.
    pub spaces: [Option<u8>; 4],
}

/// Power that somebody may take.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Offer {
    /// The seat that it is offered to.
    pub to: u8,
    /// The seat whose building caused the offer.
    pub from: u8,
    /// How much power is offered.
    pub power: u8,
}

impl Position {
    /// What lies on a table.
    pub fn of(game: &TerraMystica) -> Position {
        let offer = |offer: &terra_mystica::state::Offer| Offer {
            to: offer.to.0,
            from: offer.from.0,
            power: offer.amount,
        };
        let priests = |cult: Cult| Priests {
            cult: cult.name().into(),
            spaces: game.priest_spaces(cult).map(|seat| seat.map(|seat| seat.0)),
        };
        let power = |action: terra_mystica::PowerAction| PowerAction {
            action: action.id().into(),
            used: game.power_action_used(action),
        };
        let bonus = |(card, coins): (terra_mystica::BonusId, u8)| Bonus { card: card.id().into(), coins };
        let scoring = (1..=6).filter_map(|round| game.scoring_of(round));
        Position {
            round: game.round(),
            order: game.turn_order().to_vec(),
            passed: game.passed().to_vec(),
            seats: game.seat_list().map(|who| Seat::of(game, who)).collect(),
            map: Map::of(game),
            scoring: scoring.map(ScoringId::id).map(Text::from).collect(),
            final_tile: game.final_tile().map(FinalTile::key).map(Text::from),
            bonus_cards: game.bonus_cards().map(bonus).collect(),
            supply: Some(Supply {
                favours: FavourId::ALL.iter().map(|id| (id.id(), game.favours_left(*id))).collect(),
                towns: TownId::ALL.iter().map(|id| (id.id(), game.towns_left(*id))).collect(),
            }),
            power_actions: terra_mystica::PowerAction::ALL.map(power).to_vec(),
            priest_spaces: Cult::ALL.map(priests).to_vec(),
            offers: Some(game.offers().iter().map(offer).collect()),
        }
    }
}

impl Map {
    fn of(game: &TerraMystica) -> Map {
        let map = game.map();
        let hex = |hex: kernel::Hex| {
            let stands = game.structure(hex);
            Hex {
                hex: map.name(hex).to_owned().into(),
                terrain: game.terrain(hex).name().into(),
                seat: stands.map(|(seat, _)| seat.0),
                structure: stands.map(|(_, kind)| kind.short().into()),
            }
        };
        let built = (0..map.bridges.len() as u8).filter_map(|place| {
            let (a, b) = map.bridges[usize::from(place)];
            let ends = [map.name(a), map.name(b)];
            let seat = game.bridge_owner(place)?.0;
            Some(Bridge { ends: ends.map(|end| end.to_owned().into()), seat, bridge: bridge(ends) })
        });
        Map {
            key: map.key.clone().into(),
            hexes: map.land.iter().map(hex).collect(),
            bridges: built.collect(),
        }
    }
}
