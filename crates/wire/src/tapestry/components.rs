//! The printed cards, tiles, tracks and landmarks.

use serde::{Deserialize, Serialize};
use tapestry::Kit;
use words::tapestry as told;

use crate::{Certainty, Text, english};

/// All components of the box.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "they are what they are called")]
pub struct Components {
    pub civilizations: Vec<Civilization>,
    pub tapestry_cards: Vec<TapestryCard>,
    pub tech_cards: Vec<TechCard>,
    pub tracks: Vec<Track>,
    pub territory_tiles: Vec<Tile>,
    pub landmarks: Vec<Landmark>,
    pub decision_cards: Vec<DecisionCard>,
}

/// A civilization. `missing` says what nobody could read yet; it is empty where nothing is missing.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "they are what they are called")]
pub struct Civilization {
    pub id: Text,
    pub name: Text,
    pub set: Text,
    pub text: Vec<String>,
    pub missing: Text,
}

/// A tapestry card.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "they are what they are called")]
pub struct TapestryCard {
    pub id: Text,
    pub name: Text,
    pub set: Text,
    pub kind: Text,
    pub copies: u8,
    pub text: Text,
    pub certainty: Certainty,
    pub missing: Text,
}

/// A tech card.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "they are what they are called")]
pub struct TechCard {
    pub id: u8,
    pub name: Text,
    pub set: Text,
    pub text: String,
    pub certainty: Certainty,
    pub missing: Text,
}

/// An advancement track.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "they are what they are called")]
pub struct Track {
    pub track: Text,
    pub spaces: Vec<Space>,
    pub certainty: Certainty,
}

/// A space of a track: its benefit and its bonus in words.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "they are what they are called")]
pub struct Space {
    pub name: Text,
    pub benefit: String,
    pub bonus: Option<String>,
}

/// A territory tile.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "they are what they are called")]
pub struct Tile {
    pub number: u8,
    pub text: String,
}

/// A landmark.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "they are what they are called")]
pub struct Landmark {
    pub id: Text,
    pub name: Text,
    pub set: Text,
    pub text: String,
}

/// A decision card of the bots.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[allow(clippy::struct_excessive_bools, reason = "each is printed on the card or not")]
pub struct DecisionCard {
    /// Its number.
    pub number: u8,
    /// Whether it is in the deck from the start.
    pub start: bool,
    /// Whether it belongs to a variant.
    pub variant: bool,
    /// Whether it shows an income turn.
    pub income: bool,
    /// Which track the Automa takes.
    pub automa: Text,
    /// Which track the Shadow Empire takes.
    pub shadow: Text,
    /// The order of tracks for ties; `favourite` is the bot's own.
    pub order: Vec<Text>,
    /// Whether the Automa prefers to topple.
    pub topple: bool,
    /// The way that its scan takes over the map.
    pub scan: Option<Text>,
    /// All of it in words.
    pub text: String,
}

impl From<&'static Kit> for Components {
    fn from(kit: &'static Kit) -> Components {
        let tiles = (1..).zip(&kit.tiles);
        Components {
            civilizations: kit.civs.iter().map(Civilization::from).collect(),
            tapestry_cards: kit.cards.iter().map(TapestryCard::from).collect(),
            tech_cards: kit.techs.iter().map(|card| TechCard::of(kit, card)).collect(),
            tracks: kit.tracks.iter().map(|track| Track::of(kit, track)).collect(),
            territory_tiles: tiles
                .map(|(number, tile)| Tile { number, text: told::tile(english(), kit, tile) })
                .collect(),
            landmarks: kit.landmarks.iter().map(Landmark::from).collect(),
            decision_cards: kit.automa.cards.iter().map(|card| DecisionCard::of(kit, card)).collect(),
        }
    }
}

impl From<&'static tapestry::components::Civ> for Civilization {
    fn from(civ: &'static tapestry::components::Civ) -> Civilization {
        let mat = civ.pack.as_ref().unwrap_or(&civ.printed);
        Civilization {
            id: civ.id.as_str().into(),
            name: civ.name.as_str().into(),
            set: civ.set.key().into(),
            text: mat.text.clone(),
            missing: civ.missing.as_str().into(),
        }
    }
}

impl From<&'static tapestry::components::Card> for TapestryCard {
    fn from(card: &'static tapestry::components::Card) -> TapestryCard {
        TapestryCard {
            id: card.id.as_str().into(),
            name: card.name.as_str().into(),
            set: card.set.key().into(),
            kind: card.kind.key().into(),
            copies: card.copies,
            text: card.text.as_str().into(),
            certainty: card.certainty.into(),
            missing: card.missing.as_str().into(),
        }
    }
}

impl TechCard {
    fn of(kit: &Kit, card: &'static tapestry::components::Tech) -> TechCard {
        TechCard {
            id: card.id,
            name: card.name.as_str().into(),
            set: card.set.key().into(),
            text: told::tech(english(), kit, card),
            certainty: card.certainty.into(),
            missing: card.missing.as_str().into(),
        }
    }
}

impl Track {
    fn of(kit: &Kit, track: &'static tapestry::components::TrackBoard) -> Track {
        let space = |space: &'static tapestry::components::Space| Space {
            name: space.name.as_str().into(),
            benefit: told::effect(english(), kit, space.benefit),
            bonus: space.bonus.map(|bonus| told::bonus(english(), kit, bonus)),
        };
        Track {
            track: track.id.key().into(),
            spaces: track.spaces.iter().map(space).collect(),
            certainty: track.certainty.into(),
        }
    }
}

impl From<&'static tapestry::components::Landmark> for Landmark {
    fn from(mark: &'static tapestry::components::Landmark) -> Landmark {
        Landmark {
            id: mark.id.as_str().into(),
            name: mark.name.as_str().into(),
            set: mark.set.key().into(),
            text: told::landmark(english(), mark),
        }
    }
}

impl DecisionCard {
    fn of(kit: &'static Kit, card: &tapestry::components::DecisionCard) -> DecisionCard {
        let order = card.order.map(|track| track.map_or("favourite", tapestry::Track::key).into());
        let scan = kit.automa.scans.get(usize::from(card.scan));
        DecisionCard {
            number: card.number,
            start: card.start,
            variant: card.variant,
            income: card.income,
            automa: card.automa.key().into(),
            shadow: card.shadow.key().into(),
            order: order.to_vec(),
            topple: card.topple,
            scan: scan.map(|scan| scan.id.as_str().into()),
            text: told::companion::card(english(), &kit.automa, card),
        }
    }
}
