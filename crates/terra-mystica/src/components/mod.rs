//! What lies on the table: read from `data/*.toml` once, checked when read.

mod actions;
mod automa;
mod board;
mod cult;
mod faction;
mod faction_id;
mod goods;
mod kit;
mod map;
mod pack;
mod structure;
mod terrain;
mod tile_ids;
mod tiles;

pub use actions::{PowerAction, PowerSpace, SpecialAction, SpecialSpace};
pub use automa::{
    Arrow, AutomaKit, Booster, CardGroup, CardReach, DecisionCard, Deed, Difficulties, DifficultyRow,
    Direction, FactionCard, FactionDeed, MOST_CARDS, Prefer, When,
};
pub use board::{Conversion, CultBoard, FinalScoring, Founding, Structures};
pub use cult::Cult;
pub use faction::{
    Digging, DiggingKind, Faction, Home, Income, Powers, ShippingTrack, Teleport, TeleportKind,
};
pub use faction_id::FactionId;
pub use goods::Goods;
pub use kit::Kit;
pub use map::{MOST_BRIDGES, MOST_SHIPPING, Map, MapId};
pub use structure::Structure;
pub use terrain::Terrain;
pub use tile_ids::{BonusId, FavourId, FinalTile, ScoringId, TownId};
pub use tiles::{BonusCard, CultBonus, FavourTile, PassVp, ScoringTile, TownTile};

/// Whether two names are the same to a person: upper or lower case, spaces, hyphens and underlines make no difference.
fn same_name(a: &str, b: &str) -> bool {
    fn letters(text: &str) -> impl Iterator<Item = char> {
        text.chars().filter(|letter| !matches!(letter, ' ' | '-' | '_')).flat_map(char::to_lowercase)
    }
    letters(a).eq(letters(b))
}
