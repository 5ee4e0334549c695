//! A seat at the table. Hands are seen by their owners alone: only that of who is to decide is told whole.

use kernel::{Game, Seat as Place};
use serde::{Deserialize, Serialize};
use tapestry::components::effect::Stock;
use tapestry::state::NONE;
use tapestry::{Building, Good, Tapestry};
use words::tapestry::hex_name;

use super::landmarks;
use crate::{Named, Role, Text};

/// A seat.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Seat {
    /// Whether a person or a bot has the seat.
    pub role: Role,
    /// Points scored so far.
    pub vp: i16,
    /// Income turns begun.
    pub income_turns: u8,
    /// Whether the seat's game is over.
    pub done: bool,
    /// The civilizations that the seat plays, usually one.
    pub civilizations: Vec<Text>,
    /// How much of each resource the seat has.
    pub goods: Named<u8>,
    /// Where the tokens stand.
    pub tracks: Named<u8>,
    /// How many spaces of each row of the income mat are uncovered.
    pub income_mat: Named<u32>,
    /// Outposts in supply.
    pub outposts: u8,
    /// The landmarks that the seat has gained.
    pub landmarks: Vec<Text>,
    /// The hexes that the seat controls.
    pub territories: Vec<String>,
    /// Territory tiles in supply, by number.
    pub tiles: Vec<u8>,
    /// Tech cards, row by row.
    pub techs: [Vec<Text>; 3],
    /// Tapestry cards in hand.
    pub hand_size: u32,
    /// The tapestry cards that were played, era by era; `face_down` where nobody sees which.
    pub tapestry: Vec<Option<Text>>,
    /// The capital city; `null` where there is none.
    pub city: Option<City>,
    /// What stands on cards, where something does.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub on_cards: Option<Named<Vec<Text>>>,
    /// What is reserved for income turn 5, where something is: buildings, cards and tiles.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reserved: Option<Vec<Text>>,
    /// The hand of who decides, and what that seat has seen of the others' hands.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hand: Option<Vec<Text>>,
}

/// A capital city.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct City {
    /// Its mat.
    pub mat: Text,
    /// What lies on each plot, row by row.
    pub plots: Vec<Vec<u8>>,
    /// The plots that cannot be built on, as bits, row by row.
    pub impassable: [u16; 9],
    /// Full districts.
    pub districts: u32,
    /// Full rows and columns.
    pub lines: u32,
}

/// The places of the bits of a number.
fn bits(number: u128) -> impl Iterator<Item = u8> {
    (0..128_u8).filter(move |at| number >> at & 1 == 1)
}

impl Seat {
    /// A seat, as who is to decide sees it.
    pub fn of(game: &Tapestry, who: Place) -> Seat {
        let (kit, player) = (game.kit(), game.player_at(who));
        let card = |at: u8| Text::from(kit.card(at).id.as_str());
        let tech = |at: u8| Some(Text::from(kit.techs.get(usize::from(at))?.name.as_str()));
        let techs = |known: u64| bits(known.into()).filter_map(tech).collect();
        let civs = player.civs.iter().map(|slot| kit.civs[usize::from(slot.civ)].id.as_str().into());
        let covered = |building: &Building| player.covered[building.index()].count_ones();
        let slots = player.slots.iter().map(|at| match *at {
            NONE => None,
            at if player.face_down >> at & 1 == 1 => Some("face_down".into()),
            at => Some(card(at)),
        });
        // The whole hand of who decides, and what that seat has seen of the others.
        let known = game.to_move().map_or(0, |viewer| game.known_hand(viewer, who));
        let shown = game.to_move() == Some(who) || known != 0;
        Seat {
            role: game.role(who).into(),
            vp: player.vp,
            income_turns: player.income_turns,
            done: player.done,
            civilizations: civs.collect(),
            goods: Good::ALL.iter().map(|good| (good.key(), player.goods.get(*good))).collect(),
            tracks: game
                .tracks_in_play()
                .iter()
                .map(|track| (track.key(), game.position_of(who, *track)))
                .collect(),
            income_mat: Building::ALL.iter().map(|building| (building.key(), covered(building))).collect(),
            outposts: player.outposts,
            landmarks: landmarks(game, player.landmarks),
            territories: game.controlled(who).iter().map(|hex| hex_name(game, hex)).collect(),
            tiles: bits(player.tiles.into()).map(|at| at + 1).collect(),
            techs: player.techs.map(techs),
            hand_size: player.hand.count_ones(),
            tapestry: slots.collect(),
            city: City::of(game, who),
            on_cards: Some(on_cards(game, who)).filter(|grounds| !grounds.is_empty()),
            reserved: Some(reserved(game, who)).filter(|things| !things.is_empty()),
            hand: shown.then(|| bits(known).map(card).collect()),
        }
    }
}

/// What stands on each card of a seat that is ground for buildings.
fn on_cards(game: &Tapestry, who: Place) -> Named<Vec<Text>> {
    let grounds = game.grounds().iter().filter(|ground| ground.seat == who.0);
    grounds
        .map(|ground| {
            let kinds = Building::ALL.iter().zip(ground.buildings);
            let buildings = kinds.flat_map(|(kind, n)| std::iter::repeat_n(Text::from(kind.key()), n.into()));
            let standing = buildings.chain(landmarks(game, ground.landmarks)).collect();
            (game.kit().card(ground.card).id.as_str(), standing)
        })
        .collect()
}

/// What is reserved: buildings by their kind, cards by their id, tiles as `tile-3` and `space-3`.
fn reserved(game: &Tapestry, who: Place) -> Vec<Text> {
    let kit = game.kit();
    let kinds = Building::ALL.iter().zip(game.player_at(who).reserved);
    let buildings = kinds.flat_map(|(kind, n)| std::iter::repeat_n(Text::from(kind.key()), n.into()));
    let mine = game.reserved().iter().filter(|item| item.seat == who.0);
    let drawn = mine.map(|item| match item.stock {
        Stock::Tile => format!("tile-{}", item.id + 1).into(),
        Stock::SpaceTile => {
            let number = kit.space_tiles.get(usize::from(item.id)).map_or(0, |tile| tile.id);
            format!("space-{number}").into()
        }
        Stock::Card => kit.card(item.id).id.as_str().into(),
        Stock::Tech => {
            let number = kit.techs.get(usize::from(item.id)).map_or(0, |tech| tech.id);
            format!("tech-{number}").into()
        }
    });
    buildings.chain(drawn).collect()
}

impl City {
    fn of(game: &Tapestry, who: Place) -> Option<City> {
        let city = &game.player_at(who).city;
        let mat = game.kit().cities.get(usize::from(city.mat))?;
        Some(City {
            mat: mat.id.as_str().into(),
            plots: city.plots.chunks(9).map(<[u8]>::to_vec).collect(),
            impassable: city.impassable,
            districts: city.districts.count_ones(),
            lines: city.full_rows().count_ones() + city.full_columns().count_ones(),
        })
    }
}
