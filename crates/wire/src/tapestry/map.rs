//! The map and what lies on it.

use serde::{Deserialize, Serialize};
use tapestry::state::Territory;
use tapestry::{Tapestry, Terrain};
use words::tapestry::hex_name;

use crate::Text;

/// The map.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Map {
    /// Its name.
    pub key: Text,
    /// Every hex that is explored or on which something stands.
    pub hexes: Vec<Hex>,
}

/// A hex.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Hex {
    /// Its name, column and row from the middle island.
    pub hex: String,
    /// What lies there.
    pub tile: HexTile,
    /// How far the tile is turned, in sixths.
    pub turn: u8,
    /// The terrain of each corner, where it is known.
    pub corners: Option<[Text; 6]>,
    /// What stands there.
    pub items: Vec<Item>,
}

/// What lies on a hex: a tile by its number, or a word.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum HexTile {
    /// The tile's number.
    Number(u8),
    /// No tile, or one that nobody asked for.
    Word(TileWord),
}

/// What lies on a hex, where it has no number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TileWord {
    /// The land is printed on the map.
    Printed,
    /// A tile; at a real table nobody asks which.
    Any,
}

/// Something on a hex.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Item {
    /// The seat that owns it.
    pub seat: u8,
    /// What it is.
    pub kind: ItemKind,
    /// Whether it is toppled.
    pub toppled: bool,
}

vocabulary! {
    /// What can stand on a hex.
    "snake_case" ItemKind of tapestry::state::ItemKind { Outpost, Token, Holder, Building, Shared }
}

impl Map {
    pub(super) fn of(game: &Tapestry) -> Map {
        let hexes = game.map().grid.all().iter().filter_map(|hex| Hex::of(game, hex));
        Map { key: game.map().id.as_str().into(), hexes: hexes.collect() }
    }
}

impl Hex {
    fn of(game: &Tapestry, hex: kernel::Hex) -> Option<Hex> {
        let site = game.site(hex);
        let tile = match site.territory() {
            Territory::Unexplored => return None,
            Territory::Printed => HexTile::Word(TileWord::Printed),
            Territory::AnyTile => HexTile::Word(TileWord::Any),
            Territory::Tile(tile) => HexTile::Number(tile + 1),
        };
        let corners = game.corners(hex);
        let items = site.items.iter();
        Some(Hex {
            hex: hex_name(game, hex),
            tile,
            turn: site.turn,
            corners: corners.map(|corners| corners.map(Terrain::key).map(Text::from)),
            items: items
                .map(|item| Item { seat: item.seat, kind: item.kind.into(), toppled: item.toppled })
                .collect(),
        })
    }
}
