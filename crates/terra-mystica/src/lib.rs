//! Terra Mystica, for two to five seats, each a person or the Automa.
//!
//! - [`components`]: boards, factions, tiles and cards, read from `data/*.toml` and checked

pub mod components;

pub use components::{
    BonusId, Cult, Faction, FactionId, FavourId, FinalTile, Goods, Home, Kit, Map, MapId, PowerAction,
    ScoringId, SpecialAction, Structure, Terrain, TownId,
};
