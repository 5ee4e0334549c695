//! What lies on the table: read from `data/*.toml` once, checked when read.

pub mod automa;
pub mod bounds;
pub mod effect;
mod file;
mod kit;
pub mod language;
mod missing;
mod origin;
mod read;
mod things;
mod words;

pub use automa::{AutomaCiv, AutomaKit, BOT_TRACKS, Benefit, CivEffect, DecisionCard, Indicator, Level};
pub use effect::{Effect, EffectId, Flag, Hook, When};
pub use kit::{Kit, MOST_CARDS, MOST_TECHS, MOST_TILES};
pub use missing::Missing;
pub use origin::Origin;
pub use things::{
    Abilities, Adjustment, Card, CardKind, CardPlots, CityMat, Civ, CivMat, District, IncomeSpace,
    Inspiration, Kinds, Landmark, LandmarkCard, Map, Masterpiece, Node, Outline, Prereq, Printed, Response,
    Solo, Space, SpaceTile, Tech, TierCost, Tile, TrackBoard,
};
pub use words::{Achievement, Building, Die, Good, Goods, Set, Terrain, Track};
