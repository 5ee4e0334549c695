//! The position: plain data in fixed arrays, cheap to copy.

mod bytes;

use arrayvec::ArrayVec;
use kernel::{Hex, Hexes, Seat, Seed};

use crate::automa::Bot;
use crate::components::{
    BonusId, Cult, Faction, FactionId, FavourId, FinalTile, Home, Kit, Map, ScoringId, SpecialAction,
    Structure, Terrain, TownId,
};
use crate::options::TerraOptions;

/// Most seats at a table.
pub const MOST_SEATS: usize = 5;
/// Rounds of a game.
pub const ROUNDS: u8 = 6;
/// Power offers that may be open at once; beyond that they are answered before anybody goes on.
pub const MOST_OFFERS: usize = 48;
/// Places for bridges on the largest board.
pub const MOST_BRIDGES: usize = 40;
/// Hexes that a board may have.
pub const MOST_HEXES: usize = 128;
/// Bonus cards that may lie in the row.
pub const MOST_ROW: usize = 10;
/// Cult steps that a player may put off in a record.
pub const MOST_LATE_STEPS: usize = 4;
/// Nobody: in arrays of seats.
pub const NOBODY: u8 = u8::MAX;

/// What a player has of what a record shows: points, goods, power and cults.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Purse {
    /// Victory points.
    pub vp: u16,
    /// Coins to spend.
    pub coins: u16,
    /// Workers to spend.
    pub workers: u16,
    /// Priests in hand.
    pub priests: u8,
    /// Power tokens in bowls I, II, III.
    pub bowls: [u8; 3],
    /// Steps on fire, water, earth, air.
    pub cults: [u8; 4],
}

impl Purse {
    /// The power in bowl III.
    #[inline]
    pub fn power(&self) -> u8 {
        self.bowls[2]
    }
    /// The most power that could be gained.
    #[inline]
    pub fn capacity(&self) -> u8 {
        2 * self.bowls[0] + self.bowls[1]
    }
}

/// One player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Player {
    /// The faction, once chosen.
    pub faction: Option<FactionId>,
    /// The home terrain: a basic one, ice or volcano. For Riverwalkers the starting terrain.
    pub home: Terrain,
    /// The starting terrain of ice and volcano factions: their reference on the wheel.
    pub start: Terrain,
    /// Points, goods, power and cults.
    pub purse: Purse,
    /// Unused keys.
    pub keys: u8,
    /// Own priests standing on cult spaces.
    pub priests_out: u8,
    /// Shipping level.
    pub shipping: u8,
    /// Digging level.
    pub digging: u8,
    /// Carpet range beyond the printed one.
    pub carpet: u8,
    /// The bonus card held.
    pub bonus: Option<BonusId>,
    /// Favour tiles, as bits.
    pub favours: u16,
    /// Town tiles, by kind.
    pub towns: [u8; 8],
    /// Where the structures stand, by kind.
    pub structures: [Hexes; 5],
    /// Bridges built.
    pub bridges: u8,
    /// Whether the player has passed this round.
    pub passed: bool,
    /// Special actions used this round, as bits.
    pub used: u16,
    /// Own structures that belong to a town.
    pub in_town: Hexes,
    /// River hexes that link towns of the Mermaids.
    pub river_links: Hexes,
    /// Terrains that the Riverwalkers have unlocked, as bits.
    pub unlocked: u8,
    /// Cult tracks on which the marker was stopped at 9 for lack of a key, this turn, as bits.
    pub stopped: u8,
    /// Cult steps due for power that an opponent took.
    pub steps_due: u8,
    /// Tokens that the Shapeshifters may buy.
    pub tokens_due: u8,
    /// Priests that the Riverwalkers have to decide on.
    pub priests_due: u8,
    /// Spades of a cult bonus that are not used yet.
    pub spades_due: u8,
    /// Cult steps of own actions that were put off, the oldest first: how far each goes. Only records have them.
    pub late_steps: [u8; MOST_LATE_STEPS],
    /// Whether the player has left the game. Only in records.
    pub left: bool,
}

impl Player {
    pub(crate) const NONE: Player = Player {
        faction: None,
        home: Terrain::River,
        start: Terrain::River,
        purse: Purse { vp: 0, coins: 0, workers: 0, priests: 0, bowls: [0; 3], cults: [0; 4] },
        keys: 0,
        priests_out: 0,
        shipping: 0,
        digging: 0,
        carpet: 0,
        bonus: None,
        favours: 0,
        towns: [0; 8],
        structures: [Hexes::EMPTY; 5],
        bridges: 0,
        passed: false,
        used: 0,
        in_town: Hexes::EMPTY,
        river_links: Hexes::EMPTY,
        unlocked: 0,
        stopped: 0,
        steps_due: 0,
        tokens_due: 0,
        priests_due: 0,
        spades_due: 0,
        late_steps: [0; MOST_LATE_STEPS],
        left: false,
    };

    /// A faction's goods, markers and terrain at the beginning; one that chooses its terrain has none yet.
    pub(crate) fn begin(&mut self, id: FactionId, faction: &Faction, vp: u8) {
        self.faction = Some(id);
        self.purse = Purse {
            vp: u16::from(vp),
            coins: u16::from(faction.start.coins),
            workers: u16::from(faction.start.workers),
            priests: faction.start.priests,
            bowls: faction.bowls,
            cults: faction.cults,
        };
        self.shipping = faction.shipping.start;
        self.home = match faction.home {
            Home::Terrain(terrain) => terrain,
            Home::Ice => Terrain::Ice,
            Home::Volcano => Terrain::Volcano,
            Home::Chosen => Terrain::River,
        };
    }

    /// All structures that the player owns.
    #[inline]
    pub fn all(&self) -> Hexes {
        let [dwellings, houses, temples, stronghold, sanctuary] = self.structures;
        dwellings | houses | temples | stronghold | sanctuary
    }

    /// How many of a kind stand on the board.
    #[inline]
    pub fn count(&self, structure: Structure) -> usize {
        self.structures[structure.index()].len() as usize
    }

    /// Whether a favour tile is owned.
    #[inline]
    pub fn has_favour(&self, tile: FavourId) -> bool {
        self.favours >> tile.0 & 1 == 1
    }

    /// Whether a cult step was put off.
    #[inline]
    pub fn steps_late(&self) -> bool {
        self.late_steps[0] > 0
    }

    /// Whether the stronghold stands.
    #[inline]
    pub fn has_stronghold(&self) -> bool {
        !self.structures[Structure::Stronghold.index()].is_empty()
    }

    /// Whether a special action was used this round.
    #[inline]
    pub fn has_used(&self, action: SpecialAction) -> bool {
        self.used >> action.index() & 1 == 1
    }

    /// What stands on one of the own hexes.
    pub fn structure_at(&self, hex: Hex) -> Option<Structure> {
        Structure::ALL.into_iter().find(|kind| self.structures[kind.index()].contains(hex))
    }
}

/// Where the game stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    /// The active player chooses a faction.
    Faction,
    /// The active player chooses the terrain that goes with the faction.
    Colour,
    /// The Ice Maidens take a favour tile before the game.
    FirstFavour,
    /// Starting dwellings, one after the other: how many were placed.
    Dwellings(u8),
    /// Everybody takes a bonus card, in reverse order.
    BonusCards,
    /// The turns of a round, until all have passed.
    Actions,
    /// Spades of the cult bonus.
    CultBonus,
    /// Decisions that belong to income.
    Income,
    /// Everything is scored.
    Over,
}

/// How far a turn has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stage {
    /// The main action is not chosen.
    Main,
    /// The main action is taken; parts of it may be open.
    Acting,
    /// The turn is over; others may have to answer.
    Over,
}

/// The turn of the active player: what its action still has to give.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(clippy::struct_excessive_bools, reason = "each is one thing that an action may still give")]
pub struct Turn {
    /// How far it has come.
    pub stage: Stage,
    /// Further main actions after this one.
    pub more: u8,
    /// Free spades left.
    pub spades: u8,
    /// Whether none of the free spades was used yet, so that bought ones may be added.
    pub fresh: bool,
    /// The hex chosen for terraforming; its terrain is still to be chosen.
    pub dig: Option<Hex>,
    /// Hexes turned into home terrain by this action: a dwelling may be built on one of them.
    pub ready: Hexes,
    /// The hex that this action left on another terrain than home.
    pub stray: Option<Hex>,
    /// The hex that took all spades of this action and may take more: where the spades bring power that pays for the next.
    /// Checksums do not know it, as saves were written before it was there.
    pub further: Option<Hex>,
    /// The hex that was reached by tunnel or carpet.
    pub flown: Option<Hex>,
    /// Favour tiles to take.
    pub favours: u8,
    /// Town tiles to take.
    pub towns: u8,
    /// Bridges to place.
    pub bridges: u8,
    /// Cult steps to take, each on a track of choice.
    pub steps: u8,
    /// How far one such step goes.
    pub stride: u8,
    /// Tracks of which some may enter the top space, as bits: there are too few keys for all.
    pub tops: u8,
    /// A free dwelling of the Witches.
    pub free_dwelling: bool,
    /// A sandstorm of the Nomads.
    pub storm: bool,
    /// A free trading house of the Swarmlings.
    pub free_trading: bool,
    /// Workers that the Darklings may trade for priests.
    pub trade: u8,
    /// The Shapeshifters choose a new home.
    pub shift: bool,
    /// Power tokens to take out of the game from bowls of choice.
    pub tokens: u8,
    /// The lowest rank of conversions that is still on offer: see [`crate::rules::convert`].
    pub rank: u8,
}

impl Turn {
    pub(crate) const NEW: Turn = Turn {
        stage: Stage::Main,
        more: 0,
        spades: 0,
        fresh: false,
        dig: None,
        ready: Hexes::EMPTY,
        stray: None,
        further: None,
        flown: None,
        favours: 0,
        towns: 0,
        bridges: 0,
        steps: 0,
        stride: 1,
        tops: 0,
        free_dwelling: false,
        storm: false,
        free_trading: false,
        trade: 0,
        shift: false,
        tokens: 0,
        rank: 0,
    };
}

/// Power that somebody may take.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Offer {
    /// Who may take it.
    pub to: Seat,
    /// The seat whose build offers the power.
    pub from: Seat,
    /// How much, before limits.
    pub amount: u8,
    /// Which build it belongs to: all offers of one build share the number.
    pub build: u8,
    /// Whether somebody took power of this build already.
    pub taken: bool,
    /// Whether somebody who could have taken power of this build declined.
    pub could: bool,
}

/// A position of Terra Mystica.
#[derive(Clone, Debug)]
pub struct TerraMystica {
    pub(crate) kit: &'static Kit,
    pub(crate) map: &'static Map,
    pub(crate) options: TerraOptions,
    pub(crate) seed: Seed,
    pub(crate) terrain: [Terrain; MOST_HEXES],
    pub(crate) occupied: Hexes,
    pub(crate) players: [Player; MOST_SEATS],
    pub(crate) bridges: [u8; MOST_BRIDGES],
    pub(crate) bridged: Hexes,
    pub(crate) favours_left: [u8; 12],
    pub(crate) towns_left: [u8; 8],
    pub(crate) bonus_row: ArrayVec<BonusId, MOST_ROW>,
    pub(crate) bonus_coins: [u8; 10],
    pub(crate) power_used: u8,
    pub(crate) priest_spaces: [[u8; 4]; 4],
    pub(crate) scoring: [ScoringId; 6],
    pub(crate) final_tile: Option<FinalTile>,
    pub(crate) round: u8,
    pub(crate) order: [u8; MOST_SEATS],
    pub(crate) passed: ArrayVec<u8, MOST_SEATS>,
    pub(crate) phase: Phase,
    pub(crate) active: u8,
    pub(crate) turn: Turn,
    pub(crate) offers: ArrayVec<Offer, MOST_OFFERS>,
    pub(crate) builds: u8,
    pub(crate) bots: [Bot; MOST_SEATS],
    pub(crate) last_dwelling: Option<Hex>,
    pub(crate) played: u32,
}

impl PartialEq for TerraMystica {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self.kit, other.kit)
            && self.options == other.options
            && self.seed == other.seed
            && self.played == other.played
            && self.terrain == other.terrain
            && self.players == other.players
            && self.bridges == other.bridges
            && self.favours_left == other.favours_left
            && self.towns_left == other.towns_left
            && self.bonus_row == other.bonus_row
            && self.bots == other.bots
            && self.bonus_coins == other.bonus_coins
            && self.power_used == other.power_used
            && self.priest_spaces == other.priest_spaces
            && self.scoring == other.scoring
            && self.final_tile == other.final_tile
            && self.round == other.round
            && self.order == other.order
            && self.passed == other.passed
            && self.phase == other.phase
            && self.active == other.active
            && self.turn == other.turn
            && self.offers == other.offers
    }
}

impl TerraMystica {
    /// The components.
    pub fn kit(&self) -> &'static Kit {
        self.kit
    }
    /// The board.
    #[inline]
    pub fn map(&self) -> &'static Map {
        self.map
    }
    /// The settings.
    pub fn options(&self) -> &TerraOptions {
        &self.options
    }
    /// The round, 1 to 6; 0 before the first.
    pub fn round(&self) -> u8 {
        self.round
    }
    /// Where the game stands.
    pub fn phase(&self) -> Phase {
        self.phase
    }
    /// The turn under way.
    pub fn turn(&self) -> &Turn {
        &self.turn
    }
    /// The player whose turn it is.
    #[inline]
    pub fn active(&self) -> Seat {
        Seat(self.active)
    }
    /// Open power offers, oldest first.
    pub fn offers(&self) -> &[Offer] {
        &self.offers
    }
    /// The players, by seat.
    #[inline]
    pub fn players(&self) -> &[Player] {
        &self.players[..usize::from(self.options.seats)]
    }
    /// One player.
    #[inline]
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }
    #[inline]
    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }
    /// The seats, in seat order.
    #[inline]
    pub fn seat_list(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.options.seats).map(Seat)
    }
    /// The seats in turn order.
    pub fn turn_order(&self) -> &[u8] {
        &self.order[..usize::from(self.options.seats)]
    }
    /// Who has passed, in that order.
    pub fn passed(&self) -> &[u8] {
        &self.passed
    }
    /// What a faction's board says; of the first faction before one is chosen.
    #[inline]
    pub fn faction(&self, seat: Seat) -> &'static Faction {
        self.kit.faction(self.player(seat).faction.unwrap_or(FactionId::Alchemists))
    }
    /// Whether this seat plays that faction.
    #[inline]
    pub fn plays(&self, seat: Seat, faction: FactionId) -> bool {
        self.player(seat).faction == Some(faction)
    }
    /// The terrain of a hex, now.
    #[inline]
    pub fn terrain(&self, hex: Hex) -> Terrain {
        self.terrain[hex.index()]
    }
    /// All hexes with structures.
    #[inline]
    pub fn occupied(&self) -> Hexes {
        self.occupied
    }
    /// Who has built what on a hex.
    pub fn structure(&self, hex: Hex) -> Option<(Seat, Structure)> {
        self.seat_list().find_map(|seat| self.player(seat).structure_at(hex).map(|kind| (seat, kind)))
    }
    /// The owner of the bridge at a place of the board's list, if one stands there.
    pub fn bridge_owner(&self, place: u8) -> Option<Seat> {
        match self.bridges.get(usize::from(place)) {
            None | Some(&NOBODY) => None,
            Some(&seat) => Some(Seat(seat)),
        }
    }
    /// How many favour tiles of a kind are left.
    pub fn favours_left(&self, tile: FavourId) -> u8 {
        self.favours_left[usize::from(tile.0)]
    }
    /// How many town tiles of a kind are left.
    pub fn towns_left(&self, tile: TownId) -> u8 {
        self.towns_left[usize::from(tile.0)]
    }
    /// The bonus cards in the middle with the coins on them, from the left of their row.
    pub fn bonus_cards(&self) -> impl Iterator<Item = (BonusId, u8)> + '_ {
        self.bonus_row.iter().map(|card| (*card, self.bonus_coins[usize::from(card.0)]))
    }
    /// Whether a power action was used this round.
    pub fn power_action_used(&self, action: crate::components::PowerAction) -> bool {
        self.power_used >> action.index() & 1 == 1
    }
    /// Who stands on the priest spaces of a cult track.
    pub fn priest_spaces(&self, cult: Cult) -> [Option<Seat>; 4] {
        self.priest_spaces[cult.index()].map(|seat| (seat != NOBODY).then_some(Seat(seat)))
    }
    /// The scoring tile of a round from 1.
    pub fn scoring_of(&self, round: u8) -> Option<ScoringId> {
        self.scoring.get(usize::from(round).wrapping_sub(1)).copied()
    }
    /// The extra final scoring tile.
    pub fn final_tile(&self) -> Option<FinalTile> {
        self.final_tile
    }
    /// Whether an Automa sits there: the last seats are theirs.
    #[inline]
    pub fn is_automa(&self, seat: Seat) -> bool {
        seat.0 + self.options.automas >= self.options.seats
    }
    /// The Automa of a seat: its deck and the cards before it.
    pub fn bot(&self, seat: Seat) -> &Bot {
        &self.bots[seat.index()]
    }
    /// How many decisions were made.
    pub fn played(&self) -> u32 {
        self.played
    }
}
