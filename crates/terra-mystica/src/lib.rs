//! Terra Mystica for two to five: base game and Fire & Ice, all twenty factions, five boards.
//!
//! - [`components`]: boards, factions, tiles and cards, read from `data/*.toml` and checked
//! - [`options`]: the settings of a game
//! - [`state`]: the position
//! - [`rules`]: what is legal and what follows
//! - `course`: whole acts, such as "dig and build", made of several decisions
//! - [`offered`]: whole acts as they are offered, with price and gain, and what cannot be had
//! - [`automa`]: the artificial opponent
//! - [`companion`]: the same Automa over a table that people describe
//! - [`rulebook`]: the names of the rules, and the book behind them
//! - `factions`: what only one faction does, one file each
//! - [`ledger`]: online game records, replayed and compared
//! - [`notation`]: actions as text, both ways
//! - [`scenario`]: positions by hand, for tests

pub mod automa;
pub mod companion;
pub mod components;
mod course;
mod factions;
pub mod ledger;
pub mod notation;
pub mod offered;
pub mod options;
pub mod rulebook;
pub mod rules;
pub mod scenario;
pub mod state;
mod studied;

pub use components::{
    BonusId, Cult, Faction, FactionId, FavourId, FinalTile, Goods, Home, Kit, Map, MapId, PowerAction,
    ScoringId, SpecialAction, Structure, Terrain, TownId,
};
pub use course::{Course, is_conversion};
pub use options::TerraOptions;
pub use rules::action::{Act, Action, Waiting};
pub use rules::convert::Conversion;
pub use rules::event::Event;
pub use rules::illegal::Illegal;
pub use rules::legal::TerraLegal;
pub use rules::terms::{Decision, Due, PowerOffered, Prices};
pub use state::{Player, Purse, TerraMystica};
