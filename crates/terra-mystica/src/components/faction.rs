//! A faction, as printed on its board.

mod powers;
mod read;

use kernel::Certainty;

use super::{FactionId, Goods, Terrain};
pub use powers::Powers;

/// Where a faction is at home.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Home {
    /// On a terrain of the wheel.
    Terrain(Terrain),
    /// On ice; the wheel is entered at a terrain chosen at setup.
    Ice,
    /// On volcanoes; the first ones stand on a terrain chosen at setup.
    Volcano,
    /// On a terrain chosen at setup.
    Chosen,
}

/// The shipping track.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct ShippingTrack {
    /// The first level.
    pub start: u8,
    /// The last level.
    pub max: u8,
    /// What an advance costs.
    pub cost: Goods,
    /// Points for leaving each level.
    pub vp: [u8; 5],
}

/// How a faction turns terrain.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum DiggingKind {
    /// A spade costs workers.
    Workers,
    /// A spade costs priests.
    Priests,
    /// No spades: a volcano costs power tokens.
    Tokens,
    /// No spades: a volcano costs steps on a cult track.
    CultSteps,
    /// The faction never changes terrain.
    #[default]
    None,
}

/// The digging track.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Digging {
    /// How it is paid.
    pub kind: DiggingKind,
    /// What a spade costs at each level.
    pub per_spade: [u8; 3],
    /// How many levels there are; 0 without spades.
    pub levels: u8,
    /// What an advance costs.
    pub advance_cost: Goods,
    /// Points for each advance.
    pub advance_vp: [u8; 2],
    /// Points for each spade that is bought.
    pub vp_per_bought_spade: u8,
    /// What a volcano costs: on most terrains, and on the home terrain of another faction in play.
    pub price: [u8; 2],
}

/// How a faction reaches hexes that are not adjacent.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum TeleportKind {
    /// Over exactly so many hexes.
    Tunnel,
    /// Over up to so many hexes.
    Carpet,
}

/// Tunnelling or carpet flight.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Teleport {
    /// Which of the two.
    pub kind: TeleportKind,
    /// Hexes skipped.
    pub skipped: u8,
    /// Hexes skipped once the stronghold stands.
    pub skipped_with_stronghold: u8,
    /// The extra cost.
    pub cost: Goods,
    /// The extra cost once the stronghold stands.
    pub cost_with_stronghold: Goods,
    /// Points for each use.
    pub vp: u8,
}

/// Income by the number of pieces on the map.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Income {
    /// Workers by dwellings; the first is the basic income.
    pub dwelling_workers: [u8; 9],
    /// Coins by trading houses.
    pub trading_coins: [u8; 5],
    /// Power by trading houses.
    pub trading_power: [u8; 5],
    /// Priests by temples.
    pub temple_priests: [u8; 4],
    /// Power by temples.
    pub temple_power: [u8; 4],
    /// Goods that the stronghold brings.
    pub stronghold: Goods,
    /// Goods that the sanctuary brings.
    pub sanctuary: Goods,
}

/// One faction, as printed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Faction {
    /// The faction that it describes.
    pub id: FactionId,
    /// Its name.
    pub name: String,
    /// Whether it comes with Fire & Ice.
    pub fire_and_ice: bool,
    /// How sure its values are.
    pub certainty: Certainty,
    /// Its home.
    pub home: Home,
    /// The faction on the other side of its board.
    pub board: FactionId,
    /// Goods at the start; power lies in the bowls.
    pub start: Goods,
    /// Power tokens in the three bowls at the start.
    pub bowls: [u8; 3],
    /// Steps on the cult tracks at the start.
    pub cults: [u8; 4],
    /// Dwellings at the start.
    pub start_dwellings: u8,
    /// Points at the start, in the official balance of 2017.
    pub vp_2017: u8,
    /// Its shipping track.
    pub shipping: ShippingTrack,
    /// Its digging track.
    pub digging: Digging,
    /// Its way to hexes that are not adjacent.
    pub teleport: Option<Teleport>,
    /// What each structure costs; a trading house with a neighbour.
    pub cost: [Goods; 5],
    /// Its income.
    pub income: Income,
    /// What only this faction does, in numbers.
    pub powers: Powers,
    /// Its ability, in our words.
    pub ability: Vec<String>,
    /// What its stronghold does, in our words.
    pub stronghold: Vec<String>,
}
