//! What lies on the table.

use kernel::{Game, Role};
use serde::{Deserialize, Serialize};
use tapestry::state::NONE;
use tapestry::{Tapestry, Track};

use super::{Map, Seat, landmarks, seats};
use crate::Text;

/// What lies on the table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Position {
    /// Whose turn it is.
    pub active: u8,
    /// The seat that took the first turn.
    pub first: u8,
    /// All seats.
    pub seats: Vec<Seat>,
    /// The map.
    pub map: Map,
    /// The tech cards that lie open.
    pub open_techs: Vec<Text>,
    /// The landmarks that nobody has.
    pub free_landmarks: Vec<Text>,
    /// How much is left of each supply.
    pub piles: Piles,
    /// The seats that won.
    pub winners: Vec<u8>,
    /// What everybody sees of the bots; `null` where none play.
    pub bots: Option<Bots>,
}

/// How much is left of each supply.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "they are what they are called")]
pub struct Piles {
    pub tapestry_cards: usize,
    pub tech_cards: usize,
    pub territory_tiles: usize,
    pub space_tiles: usize,
}

/// What everybody sees of the bots.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Bots {
    /// The pair of decision cards, the left one first.
    pub pair: [Option<u8>; 2],
    /// The decision cards on the discard pile.
    pub discard: Vec<Option<u8>>,
    /// Cards in the decision deck.
    pub deck: usize,
    /// Cards in the progress deck.
    pub progress: usize,
    /// Their favourite tracks.
    pub favourite: Favourites,
    /// The civilizations of the Automa.
    pub civilizations: Vec<Text>,
}

/// The favourite tracks of the bots.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "they are the bots")]
pub struct Favourites {
    pub automa: Text,
    pub shadow: Text,
}

impl Position {
    /// What lies on a table.
    pub fn of(game: &Tapestry) -> Position {
        let kit = game.kit();
        let techs = game.open_techs().into_iter().filter(|at| *at != NONE);
        let [tapestry_cards, tech_cards, territory_tiles, space_tiles] = game.piles();
        Position {
            active: game.active().0,
            first: game.first().0,
            seats: seats(game).map(|who| Seat::of(game, who)).collect(),
            map: Map::of(game),
            open_techs: techs.map(|at| kit.techs[usize::from(at)].name.as_str().into()).collect(),
            free_landmarks: landmarks(game, game.free_landmarks()),
            piles: Piles { tapestry_cards, tech_cards, territory_tiles, space_tiles },
            winners: game.winners().iter().map(|who| who.0).collect(),
            bots: seats(game).any(|seat| game.role(seat) != Role::Person).then(|| Bots::of(game)),
        }
    }
}

impl Bots {
    fn of(game: &Tapestry) -> Bots {
        let (kit, bots) = (&game.kit().automa, game.bots());
        let number = |card: u8| kit.cards.get(usize::from(card)).map(|card| card.number);
        let civs = bots.civs.iter().filter_map(|civ| kit.civs.get(usize::from(*civ)));
        let [automa, shadow] = bots.favourite.map(Track::key).map(Text::from);
        Bots {
            pair: bots.pair.map(number),
            discard: bots.discard.as_slice().iter().map(|card| number(*card)).collect(),
            deck: bots.deck.len(),
            progress: bots.progress.len(),
            favourite: Favourites { automa, shadow },
            civilizations: civs.map(|civ| civ.id.as_str().into()).collect(),
        }
    }
}
