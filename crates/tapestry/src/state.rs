//! The position: plain data in fixed arrays and bit sets, cheap to copy, nothing allocated.

use std::hash::{Hash, Hasher};

use arrayvec::ArrayVec;
use kernel::{Dice, Digest, Hex, Hexes, Purpose, Role, Seat, Seed};

use crate::components::effect::{Bonus, EffectId, Hook, Move, Place};
use crate::components::{Building, Civ, CivMat, Flag, Goods, Kit, Map, Track};
use crate::options::TapestryOptions;

/// Seats at the largest table.
pub const MOST_SEATS: usize = 5;
/// No card, no seat, no hex.
pub const NONE: u8 = 255;
/// A printed territory in the place of a tile.
pub const PRINTED: u8 = 254;
/// Hexes of the larger map.
pub const MOST_HEXES: usize = 61;
/// Most of each resource.
pub const MOST_GOODS: u8 = 8;
/// Effects under way at once. Each space is activated once a turn, each card and tile leaves the hand it came from, so
/// that nesting is bounded; longest seen is far below.
pub const MOST_FRAMES: usize = 96;
/// Civilizations of one player.
pub const MOST_CIVS: usize = 6;
/// The last space of a track.
pub const LAST: u8 = 12;
/// Rows and columns of a city with the margin that landmarks can hang over.
pub const WIDE: usize = 15;
/// The margin on each side.
pub const MARGIN: u8 = 3;

/// Cards or tiles face down, in an order that nobody knows; the last is on top.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pile<const N: usize> {
    cards: [u8; N],
    len: u8,
}

impl<const N: usize> Default for Pile<N> {
    fn default() -> Self {
        Pile { cards: [0; N], len: 0 }
    }
}

impl<const N: usize> Hash for Pile<N> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.as_slice().hash(state);
    }
}

impl<const N: usize> Pile<N> {
    /// How many.
    #[inline]
    pub fn len(&self) -> usize {
        usize::from(self.len)
    }
    /// Whether there is none.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }
    /// All, from the bottom.
    pub fn as_slice(&self) -> &[u8] {
        &self.cards[..self.len()]
    }
    pub(crate) fn as_mut_slice(&mut self) -> &mut [u8] {
        &mut self.cards[..usize::from(self.len)]
    }
    /// Puts one on top. A pile holds all cards of its kind, so there is always room.
    #[inline]
    pub(crate) fn push(&mut self, card: u8) {
        if let Some(place) = self.cards.get_mut(usize::from(self.len)) {
            *place = card;
            self.len += 1;
        }
    }
    #[inline]
    pub(crate) fn pop(&mut self) -> Option<u8> {
        let len = self.len.checked_sub(1)?;
        self.len = len;
        let card = self.cards[usize::from(len)];
        // What is not there has one form only: positions are compared byte by byte.
        self.cards[usize::from(len)] = 0;
        Some(card)
    }
    pub(crate) fn top(&self) -> Option<u8> {
        self.as_slice().last().copied()
    }
    pub(crate) fn take(&mut self, card: u8) -> bool {
        let Some(at) = self.as_slice().iter().position(|known| *known == card) else { return false };
        let len = self.len();
        self.cards.copy_within(at + 1..len, at);
        self.len -= 1;
        self.cards[len - 1] = 0;
        true
    }
    pub(crate) fn shuffle(&mut self, dice: &mut Dice) {
        dice.shuffle(self.as_mut_slice());
    }
}

/// A thing on a territory.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Item {
    /// Whose.
    pub seat: u8,
    /// What.
    pub kind: ItemKind,
    /// Whether it lies.
    pub toppled: bool,
}

/// What lies on a territory.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ItemKind {
    /// An outpost.
    Outpost,
    /// A player token that never controls.
    Token,
    /// A player token that controls like an outpost.
    Holder,
    /// A building that controls like an outpost (Nomads).
    Building,
    /// An outpost that shares control (Infiltrators).
    Shared,
}

/// What stands on a territory: a short list that is copied like a number.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Items {
    list: [Item; 8],
    len: u8,
}

impl Default for Items {
    fn default() -> Self {
        Items { list: [Item { seat: NONE, kind: ItemKind::Token, toppled: false }; 8], len: 0 }
    }
}

impl std::ops::Deref for Items {
    type Target = [Item];
    #[inline]
    fn deref(&self) -> &[Item] {
        &self.list[..usize::from(self.len)]
    }
}

impl std::ops::DerefMut for Items {
    #[inline]
    fn deref_mut(&mut self) -> &mut [Item] {
        &mut self.list[..usize::from(self.len)]
    }
}

impl<'a> IntoIterator for &'a Items {
    type Item = &'a Item;
    type IntoIter = std::slice::Iter<'a, Item>;
    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl<'a> IntoIterator for &'a mut Items {
    type Item = &'a mut Item;
    type IntoIter = std::slice::IterMut<'a, Item>;
    fn into_iter(self) -> Self::IntoIter {
        self.iter_mut()
    }
}

impl Hash for Items {
    fn hash<H: Hasher>(&self, state: &mut H) {
        (**self).hash(state);
    }
}

impl std::fmt::Debug for Items {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        (**self).fmt(f)
    }
}

impl Items {
    /// Takes the first away that fits.
    pub(crate) fn remove(&mut self, fits: impl Fn(&Item) -> bool) {
        if let Some(at) = self.iter().position(fits) {
            let len = usize::from(self.len);
            self.list.copy_within(at + 1..len, at);
            self.len -= 1;
            self.list[len - 1] = Items::default().list[0];
        }
    }

    /// Adds one; a full territory takes no more, and no rule puts so many things on one.
    pub(crate) fn push(&mut self, item: Item) {
        if let Some(place) = self.list.get_mut(usize::from(self.len)) {
            *place = item;
            self.len += 1;
        }
    }
}

/// A hex of the map.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Site {
    /// Its tile, [`PRINTED`] or [`NONE`].
    pub tile: u8,
    /// How the tile lies.
    pub turn: u8,
    /// What stands there.
    pub items: Items,
}

impl Default for Site {
    fn default() -> Self {
        Site { tile: NONE, turn: 0, items: Items::default() }
    }
}

/// A token on a track.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Token {
    /// The track by number; [`NONE`] if it is not in the game.
    pub track: u8,
    /// 0 to 12.
    pub space: u8,
}

/// What lies on a plot.
pub mod plot {
    /// Nothing.
    pub const OPEN: u8 = 0;
    /// An income building is its number plus this.
    pub const BUILDING: u8 = 1;
    /// A token that fills the plot.
    pub const TOKEN: u8 = 5;
    /// A landmark is its number plus this.
    pub const LANDMARK: u8 = 8;
}

/// A capital city.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct City {
    /// The mat.
    pub mat: u8,
    /// What lies on each plot, row by row.
    pub plots: [u8; 81],
    /// Impassable plots by row, a bit for each column.
    pub impassable: [u16; 9],
    /// What is covered, margin included: by row, a bit for each column.
    pub taken: [u16; WIDE],
    /// Completed districts, as bits.
    pub districts: u16,
    /// Landmarks that hang over the edge, as bits.
    pub overhanging: u64,
    /// Landmarks in the city, as bits.
    pub landmarks: u64,
}

impl Default for City {
    fn default() -> Self {
        City {
            mat: NONE,
            plots: [plot::OPEN; 81],
            impassable: [0; 9],
            taken: [0; WIDE],
            districts: 0,
            overhanging: 0,
            landmarks: 0,
        }
    }
}

/// A civilization of a player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct CivSlot {
    /// Which.
    pub civ: u8,
    /// Tokens on its places; [`NONE`] for none.
    pub tokens: [u8; 4],
    /// Places used, exposed or filled, as bits.
    pub used: u32,
    /// Tokens moved in this turn, as bits.
    pub moved: u8,
    /// Tokens left, or any number that the mat counts.
    pub left: u8,
    /// Anything else that the mat remembers.
    pub memory: u32,
}

/// The this-era card that is active.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Era {
    /// The kind of card whose abilities hold; [`NONE`] for none.
    pub kind: u8,
    /// The opponent that was chosen.
    pub target: u8,
    /// The track that was chosen.
    pub track: u8,
}

impl Default for Era {
    fn default() -> Self {
        Era { kind: NONE, target: NONE, track: NONE }
    }
}

/// A player.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Player {
    /// Points.
    pub vp: i16,
    /// Resources.
    pub goods: Goods,
    /// Tokens on the tracks; number i began on track i.
    pub tokens: [Token; 5],
    /// Whether a token left the technology track at its end.
    pub tech_done: bool,
    /// Buildings on the income mat: for each track the covered spaces as bits.
    pub covered: [u8; 4],
    /// Buildings reserved for income turn 5.
    pub reserved: [u8; 4],
    /// Buildings in the city, or where they count as such.
    pub in_city: [u8; 4],
    /// Outposts in supply.
    pub outposts: u8,
    /// Territory tiles in supply, as bits.
    pub tiles: u64,
    /// Space tiles in supply, as bits.
    pub spaces: u32,
    /// Space tiles explored, as bits.
    pub explored: u32,
    /// Tech cards in the bottom, middle and top row, as bits.
    pub techs: [u64; 3],
    /// Tech cards that are flipped.
    pub flipped: u64,
    /// Tech cards that may not be upgraded again this turn.
    pub locked: u64,
    /// Tech cards with a landmark on them.
    pub tech_landmarks: u64,
    /// Tapestry cards in hand, as bits.
    pub hand: u128,
    /// The visible card of each tapestry slot.
    pub slots: [u8; 4],
    /// Cards under others on the mat, as bits.
    pub under: u128,
    /// Cards on the mat that nobody has seen, as bits.
    pub face_down: u128,
    /// Slots in which a card was covered, as bits.
    pub covered_slots: u8,
    /// The active this-era card.
    pub era: Era,
    /// The city.
    pub city: City,
    /// Landmarks owned, as bits.
    pub landmarks: u64,
    /// Achievements earned, as bits.
    pub achievements: u8,
    /// Income turns begun.
    pub income_turns: u8,
    /// Whether the game is over for this player.
    pub done: bool,
    /// Civilizations.
    pub civs: ArrayVec<CivSlot, MOST_CIVS>,
    /// Spaces activated in this turn: for each track as bits.
    pub activated: [u16; 5],
    /// The starting territory.
    pub capital: u8,
    /// The track that opponents may not advance on; [`NONE`] for none.
    pub blocks: u8,
    /// Own turns until that ends.
    pub blocks_for: u8,
    /// Whether a charmed card was played.
    pub charmed: bool,
    /// Masterpieces, as bits.
    pub masterpieces: u32,
    /// Masterpieces flipped, as bits.
    pub spent_pieces: u32,
    /// Landmark cards, as bits.
    pub landmark_cards: u32,
    /// Inspiration tiles placed, as bits.
    pub inspired: u8,
    /// The mats that may be chosen at the start.
    pub draft: Draft,
    /// What holds: see [`Flag`].
    pub flags: u32,
    /// A private tapestry deck (Mystics).
    pub private: Pile<64>,
    /// Its discards.
    pub private_discard: Pile<64>,
}

/// What a player may choose from at the start.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Draft {
    /// Civilizations.
    pub civs: [u8; 3],
    /// City mats.
    pub cities: [u8; 3],
}

impl Default for Draft {
    fn default() -> Self {
        Draft { civs: [NONE; 3], cities: [NONE; 3] }
    }
}

/// What an effect refers to: values that an earlier part of it set.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Context {
    /// A track.
    pub track: u8,
    /// A seat.
    pub seat: u8,
    /// A hex.
    pub hex: u8,
    /// A territory tile.
    pub tile: u8,
    /// A tapestry or tech card.
    pub card: u8,
    /// The place of the civilization whose mat this is about.
    pub civ: u8,
    /// A number.
    pub n: u8,
}

impl Default for Context {
    fn default() -> Self {
        Context { track: NONE, seat: NONE, hex: NONE, tile: NONE, card: NONE, civ: NONE, n: 0 }
    }
}

impl Context {
    /// About an effect that another player had.
    pub(crate) fn with_effect(self, effect: EffectId) -> Context {
        let [low, high] = effect.0.to_le_bytes();
        Context { n: low, card: high, ..self }
    }

    /// The effect that another player had.
    pub(crate) fn effect(self) -> EffectId {
        EffectId(u16::from_le_bytes([self.n, self.card]))
    }
}

/// One thing under way.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Frame {
    /// For whom.
    pub seat: u8,
    /// What.
    pub task: Task,
    /// About what.
    pub context: Context,
}

/// A thing under way; those at the top of the stack may ask for a decision.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs, reason = "each is explained where it is done")]
pub enum Task {
    // ---- the frame of the game
    ChooseCiv,
    ChooseCity,
    Begin,
    /// Keeps what lies above from telling what lies below.
    Barrier,
    TakeTurn,
    EndTurn,
    Income(u8),
    CivStep(u8),
    // ---- the language
    Do(EffectId),
    Seq(EffectId, u8),
    All(EffectId, u16),
    OneOf(EffectId),
    NOf(EffectId, u8, u16),
    May(EffectId),
    Pay(EffectId),
    Times(u8, EffectId),
    Each(u8, EffectId),
    ChooseOpponent(EffectId),
    ChooseTrack(EffectId),
    // ---- gains and losses
    GainAny(u8),
    LoseAny(u8),
    DiscardTiles(u8),
    DiscardCards(u8),
    DiscardTechs(u8),
    DiscardAny(u8),
    KeepTech([u8; 4]),
    KeepCard([u8; 4]),
    // ---- buildings
    BuildAny {
        beside: bool,
    },
    Place(Building),
    PlaceLandmark(u8),
    LandmarkAny,
    // ---- map
    ExploreTile {
        place: Place,
        only: u8,
    },
    ExploreHex {
        place: Place,
        tile: u8,
    },
    ExploreTurn {
        tile: u8,
        hex: u8,
    },
    Exploit {
        tile: u8,
        hex: u8,
        vp: u8,
    },
    ExploreSpace {
        on_mat: bool,
        only: u8,
    },
    ConquerHex {
        place: Place,
        dice: u8,
        empty: bool,
    },
    ConquerRow {
        hex: u8,
    },
    Respond {
        hex: u8,
    },
    Answer {
        hex: u8,
    },
    ConquerSettle {
        hex: u8,
        trapped: bool,
    },
    ConquerRoll {
        hex: u8,
        both: bool,
    },
    ConquerDie {
        hex: u8,
        red: u8,
        black: u8,
        both: bool,
    },
    ConquerDone {
        hex: u8,
        empty: bool,
    },
    StandUp(u8),
    TerritoryAny,
    // ---- technology
    Invent {
        from: crate::components::effect::Source,
        upgrade: bool,
    },
    Refresh,
    Upgrade {
        ignore: bool,
        lock: bool,
        optional: bool,
    },
    Circle,
    Square,
    // ---- tracks
    Research {
        rolled: u8,
        benefit: bool,
        off_vp: u8,
    },
    Advance(Move),
    Regress(Move, u8),
    Jump {
        tracks: crate::components::effect::Tracks,
        n: u8,
    },
    Activate {
        track: u8,
        space: u8,
        benefit: bool,
        bonus: Bonus,
    },
    Bonus {
        track: u8,
        space: u8,
        free: bool,
    },
    Repeat,
    Relocate,
    // ---- cards and mats
    PlayOver,
    PlayIncome,
    Copy,
    MoveToken,
    PutToken {
        gain: bool,
    },
    PlaceToken,
    StepToken,
    ChooseNewCiv,
    MayRedraw,
    Masterpiece,
    RefreshPieces,
    UsePiece {
        left: u8,
        neighbours: bool,
    },
    IncomePieces,
    Inspire,
    /// A code hook with what it remembers.
    Hook {
        hook: Hook,
        stage: u8,
        a: u8,
        b: u8,
    },
}

/// What the turn under way remembers.
#[allow(clippy::struct_excessive_bools, reason = "each is a fact of its own")]
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Turn {
    /// Whether it is an income turn.
    pub income: bool,
    /// Whether the bonus of the first in an era was paid or lost.
    pub first_paid: bool,
    /// Whether a building was gained.
    pub built: bool,
    /// Resources of the income step.
    pub earned: Goods,
    /// Tech cards whose repeat symbol was used, and the track's, as bits.
    pub repeats: u64,
    /// Decisions since the turn began.
    pub decisions: u16,
    /// Masterpieces used in the first step of this income turn, as bits.
    pub pieces: u32,
    /// Whether what happens at the end of a turn has begun.
    pub ended: bool,
}

/// Random events so far, by purpose.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Chances {
    /// Rolls of the red, black and science die.
    pub rolls: [u16; 3],
    /// Shuffles after the setup.
    pub shuffles: u16,
    /// Flips of a tile.
    pub flips: u16,
    /// Hidden things that became known.
    pub revealed: u32,
}

pub(crate) const ROLL: [Purpose; 3] = [
    Purpose::new("tapestry red die"),
    Purpose::new("tapestry black die"),
    Purpose::new("tapestry science die"),
];
pub(crate) const SHUFFLE: Purpose = Purpose::new("tapestry reshuffle");
pub(crate) const FLIP: Purpose = Purpose::new("tapestry flip of a tile");
pub(crate) const SETUP: Purpose = Purpose::new("tapestry setup");

/// A game of Tapestry.
#[derive(Clone, Debug)]
pub struct Tapestry {
    pub(crate) kit: &'static Kit,
    pub(crate) map: &'static Map,
    pub(crate) options: TapestryOptions,
    pub(crate) seed: Seed,
    pub(crate) played: u32,
    pub(crate) chances: Chances,
    pub(crate) over: bool,
    pub(crate) first: u8,
    pub(crate) active: u8,
    pub(crate) turn: Turn,
    pub(crate) players: [Player; MOST_SEATS],
    pub(crate) sites: [Site; MOST_HEXES],
    pub(crate) explored: Hexes,
    pub(crate) control: [Hexes; MOST_SEATS],
    pub(crate) deck: Pile<128>,
    pub(crate) discard: Pile<128>,
    pub(crate) techs: Pile<64>,
    pub(crate) tech_discard: Pile<64>,
    pub(crate) tech_open: [u8; 3],
    pub(crate) tiles: Pile<64>,
    pub(crate) space_tiles: Pile<32>,
    pub(crate) civs: Pile<64>,
    pub(crate) pieces: Pile<32>,
    pub(crate) piece_discard: Pile<32>,
    pub(crate) piece_open: [u8; 3],
    pub(crate) landmark_deck: Pile<32>,
    /// Landmarks that nobody has, as bits.
    pub(crate) landmarks: u64,
    /// How often each achievement was earned.
    pub(crate) achieved: [u8; 3],
    /// Tech cards with an Inventors token, as bits.
    pub(crate) marked: u64,
    /// Tapestry cards (kinds) with a Heralds token, as bits of cards.
    pub(crate) heralded: u128,
    pub(crate) frames: ArrayVec<Frame, MOST_FRAMES>,
    /// Frames that the last move on a track caused: of no meaning between decisions.
    pub(crate) moved_frames: u8,
}

impl PartialEq for Tapestry {
    fn eq(&self, other: &Self) -> bool {
        let mut one = Bytes(Vec::new());
        let mut two = Bytes(Vec::new());
        self.hash(&mut one);
        other.hash(&mut two);
        std::ptr::eq(self.kit, other.kit) && one.0 == two.0
    }
}

/// Everything but the box, which is the same for all positions of a game.
impl Hash for Tapestry {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.seed.0.hash(state);
        self.options.hash(state);
        self.played.hash(state);
        self.chances.hash(state);
        (self.over, self.first, self.active, self.turn).hash(state);
        self.players[..self.seat_count()].hash(state);
        self.sites[..self.map.grid.len()].hash(state);
        self.explored.0.hash(state);
        self.control.map(|hexes| hexes.0).hash(state);
        (self.deck, self.discard).hash(state);
        (self.techs, self.tech_discard, self.tech_open).hash(state);
        (self.tiles, self.space_tiles, self.civs).hash(state);
        (self.pieces, self.piece_discard, self.piece_open, self.landmark_deck).hash(state);
        (self.landmarks, self.achieved, self.marked, self.heralded).hash(state);
        self.frames.hash(state);
    }
}

/// Hashing as writing down: the same bytes on every machine.
pub(crate) struct Bytes(pub Vec<u8>);

impl Hasher for Bytes {
    fn finish(&self) -> u64 {
        0
    }
    fn write(&mut self, bytes: &[u8]) {
        self.0.extend_from_slice(bytes);
    }
    fn write_u16(&mut self, n: u16) {
        self.write(&n.to_le_bytes());
    }
    fn write_u32(&mut self, n: u32) {
        self.write(&n.to_le_bytes());
    }
    fn write_u64(&mut self, n: u64) {
        self.write(&n.to_le_bytes());
    }
    fn write_u128(&mut self, n: u128) {
        self.write(&n.to_le_bytes());
    }
    fn write_usize(&mut self, n: usize) {
        self.write_u64(n as u64);
    }
    fn write_i16(&mut self, n: i16) {
        self.write(&n.to_le_bytes());
    }
    fn write_isize(&mut self, n: isize) {
        self.write_u64(n as u64);
    }
}

struct Sum(Digest);

impl Hasher for Sum {
    fn finish(&self) -> u64 {
        self.0.value()
    }
    fn write(&mut self, bytes: &[u8]) {
        self.0.bytes(bytes);
    }
    fn write_u8(&mut self, n: u8) {
        self.0.word(u64::from(n));
    }
    fn write_u16(&mut self, n: u16) {
        self.0.word(u64::from(n));
    }
    fn write_u32(&mut self, n: u32) {
        self.0.word(u64::from(n));
    }
    fn write_u64(&mut self, n: u64) {
        self.0.word(n);
    }
    fn write_u128(&mut self, n: u128) {
        self.0.word(n as u64);
        self.0.word((n >> 64) as u64);
    }
    fn write_usize(&mut self, n: usize) {
        self.0.word(n as u64);
    }
    fn write_i16(&mut self, n: i16) {
        self.0.word(n as u64);
    }
    fn write_isize(&mut self, n: isize) {
        self.0.word(n as u64);
    }
}

impl Tapestry {
    /// How many play.
    #[inline]
    pub(crate) fn seat_count(&self) -> usize {
        usize::from(self.options.seats)
    }

    /// All seats by number.
    #[inline]
    pub(crate) fn seat_list(&self) -> std::ops::Range<u8> {
        0..self.options.seats
    }

    pub(crate) fn role_of(&self, _seat: Seat) -> Role {
        // The bots of the solo game will sit here.
        Role::Person
    }

    /// The seats after this one, clockwise, without it.
    pub(crate) fn others(&self, seat: u8) -> impl Iterator<Item = u8> + use<> {
        let count = self.options.seats;
        (1..count).map(move |step| (seat + step) % count)
    }

    /// The seat on the left: the next to move.
    pub(crate) fn left(&self, seat: u8) -> u8 {
        (seat + 1) % self.options.seats
    }

    /// The seat on the right.
    pub(crate) fn right(&self, seat: u8) -> u8 {
        (seat + self.options.seats - 1) % self.options.seats
    }

    /// Whether two seats sit side by side.
    pub(crate) fn are_neighbours(&self, a: u8, b: u8) -> bool {
        a != b && (self.left(a) == b || self.right(a) == b)
    }

    #[inline]
    pub(crate) fn player(&self, seat: u8) -> &Player {
        &self.players[usize::from(seat)]
    }

    #[inline]
    pub(crate) fn player_mut(&mut self, seat: u8) -> &mut Player {
        &mut self.players[usize::from(seat)]
    }

    /// The mat of a civilization in the version that is played.
    #[inline]
    pub(crate) fn mat(&self, civ: u8) -> &'static CivMat {
        let civ: &'static Civ = &self.kit.civs[usize::from(civ)];
        match (&civ.pack, self.options.version) {
            (Some(pack), crate::options::Version::Latest) => pack,
            _ => &civ.printed,
        }
    }

    /// 0 on the small map, 1 on the large one.
    #[inline]
    pub(crate) fn map_side(&self) -> usize {
        usize::from(self.options.seats > 3)
    }

    /// Whether a lasting ability holds for this player.
    #[inline]
    pub(crate) fn has(&self, seat: u8, flag: Flag) -> bool {
        self.player(seat).flags >> flag as u32 & 1 == 1
    }

    /// Sums up what holds for a player: after cards or civilizations changed.
    pub(crate) fn refresh_flags(&mut self, seat: u8) {
        let player = self.player(seat);
        let mut flags = 0;
        if player.era.kind != NONE {
            flags |= self.kit.cards[usize::from(player.era.kind)].abilities.flags;
        }
        for card in player.slots {
            if card != NONE && player.face_down >> card & 1 == 0 {
                let card = self.kit.card(card);
                if card.kind == crate::components::CardKind::Continuous {
                    flags |= card.abilities.flags;
                }
            }
        }
        for slot in &player.civs {
            flags |= self.mat(slot.civ).abilities.flags;
        }
        self.player_mut(seat).flags = flags;
    }

    /// The furthest token on a track; 12 where a token left the technology track at its end.
    #[inline]
    pub(crate) fn position(&self, seat: u8, track: Track) -> u8 {
        let player = self.player(seat);
        if track == Track::Technology && player.tech_done {
            return LAST;
        }
        let on = player.tokens.iter().filter(|token| token.track == track as u8);
        on.map(|token| token.space).max().unwrap_or(0)
    }

    /// Whether the arts track is played.
    pub(crate) fn arts(&self) -> bool {
        self.options.arts()
    }

    /// The tracks in play.
    pub(crate) fn tracks(&self) -> &'static [Track] {
        if self.arts() { Track::ALL } else { &Track::ALL[..4] }
    }

    /// Rolls a die of so many faces.
    pub(crate) fn roll(&mut self, die: crate::components::Die, faces: u8) -> u8 {
        let count = self.chances.rolls[die.index()];
        self.chances.rolls[die.index()] += 1;
        self.chances.revealed += 1;
        self.seed.dice(ROLL[die.index()], u64::from(count)).below(u32::from(faces)) as u8
    }

    /// The generator of the next shuffle.
    pub(crate) fn shuffling(&mut self) -> Dice {
        let count = self.chances.shuffles;
        self.chances.shuffles += 1;
        self.seed.dice(SHUFFLE, u64::from(count))
    }

    /// Draws one of so many lots.
    pub(crate) fn lot(&mut self, n: u8) -> u8 {
        let count = self.chances.flips;
        self.chances.flips += 1;
        self.chances.revealed += 1;
        self.seed.dice(FLIP, u64::from(count)).below(u32::from(n.max(1))) as u8
    }

    /// Flips a tile like a coin.
    pub(crate) fn flip(&mut self) -> bool {
        let count = self.chances.flips;
        self.chances.flips += 1;
        self.chances.revealed += 1;
        self.seed.dice(FLIP, u64::from(count)).one_in(2)
    }

    /// Whether this hex is controlled by anybody, and by whom.
    pub(crate) fn controller(&self, hex: Hex) -> Option<u8> {
        self.seat_list().find(|seat| self.control[usize::from(*seat)].contains(hex))
    }

    /// Looks again who controls a hex.
    pub(crate) fn refresh_control(&mut self, hex: Hex) {
        for seat in self.seat_list() {
            if self.controls(seat, hex) {
                self.control[usize::from(seat)].insert(hex);
            } else {
                self.control[usize::from(seat)].remove(hex);
            }
        }
    }

    /// Whether all upright pieces there are this player's, or share control.
    pub(crate) fn controls(&self, seat: u8, hex: Hex) -> bool {
        let upright = || {
            let items = self.sites[hex.index()].items;
            (0..items.len())
                .map(move |at| items[at])
                .filter(|item| item.kind != ItemKind::Token && !item.toppled)
        };
        let mine = upright().any(|item| item.seat == seat);
        // Who shares control takes it from nobody.
        let shares = upright().any(|item| item.seat == seat && item.kind == ItemKind::Shared);
        mine && upright().all(|item| item.seat == seat || shares || item.kind == ItemKind::Shared)
    }

    pub(crate) fn encode_bytes(&self, out: &mut Vec<u8>) {
        let mut bytes = Bytes(std::mem::take(out));
        self.hash(&mut bytes);
        *out = bytes.0;
    }

    pub(crate) fn digest_bytes(&self) -> u64 {
        let mut sum = Sum(Digest::default());
        self.hash(&mut sum);
        sum.finish()
    }
}

impl Tapestry {
    /// Everything that a seat can see, as text: for tests and for whoever shows the table.
    pub fn visible_to(&self, seat: Seat) -> String {
        use std::fmt::Write as _;
        let mut text = String::new();
        for (other, player) in self.players[..self.seat_count()].iter().enumerate() {
            let mut shown = player.clone();
            if other != seat.index() {
                shown.hand = (1 << shown.hand.count_ones()) - 1;
                shown.private_discard = Pile::default();
            }
            shown.private = Pile::default();
            for slot in &mut shown.slots {
                if *slot < 128 && player.face_down >> *slot & 1 == 1 {
                    *slot = 200;
                }
            }
            shown.under &= !player.face_down;
            let hidden = (player.under & player.face_down).count_ones();
            shown.face_down = 0;
            let _ = write!(text, "{shown:?} {hidden} {}", player.private.len());
        }
        let _ = write!(
            text,
            "{:?} {:?} {:?} {:?} {:?} {:?} {:?} {:?} {:?} {:?} {} {} {} {} {:?} {:?} {:?}",
            self.options,
            self.played,
            self.turn,
            self.chances,
            self.sites,
            self.discard,
            self.tech_discard,
            self.tech_open,
            self.piece_open,
            self.control,
            self.deck.len(),
            self.techs.len(),
            self.tiles.len(),
            self.landmarks,
            self.frames,
            self.achieved,
            (self.over, self.active, self.marked, self.heralded),
        );
        text
    }
}

/// What tests and pages want to know.
impl Tapestry {
    /// Decisions since the turn began.
    pub fn turn_decisions(&self) -> u16 {
        self.turn.decisions
    }

    /// Effects under way.
    pub fn frame_count(&self) -> usize {
        self.frames.len()
    }

    /// A player.
    pub fn player_at(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    /// The settings.
    pub fn options(&self) -> &TapestryOptions {
        &self.options
    }

    /// The box.
    pub fn kit(&self) -> &'static Kit {
        self.kit
    }

    /// The side of the board.
    pub fn map(&self) -> &'static Map {
        self.map
    }

    /// A hex of the map.
    pub fn site(&self, hex: Hex) -> &Site {
        &self.sites[hex.index()]
    }

    /// The territories that a player controls.
    pub fn controlled(&self, seat: Seat) -> Hexes {
        self.control[seat.index()]
    }

    /// Explored territories, printed ones included.
    pub fn explored(&self) -> Hexes {
        self.explored
    }

    /// The tech cards that lie open.
    pub fn open_techs(&self) -> [u8; 3] {
        self.tech_open
    }

    /// The masterpieces that lie open.
    pub fn open_pieces(&self) -> [u8; 3] {
        self.piece_open
    }

    /// Landmarks that nobody has, as bits.
    pub fn free_landmarks(&self) -> u64 {
        self.landmarks
    }

    /// The furthest token of a player on a track.
    pub fn position_of(&self, seat: Seat, track: Track) -> u8 {
        self.position(seat.0, track)
    }

    /// Cards left in the tapestry deck, the tech deck, and tiles left: territory, space.
    pub fn piles(&self) -> [usize; 4] {
        [self.deck.len(), self.techs.len(), self.tiles.len(), self.space_tiles.len()]
    }

    /// How often each achievement was earned.
    pub fn achieved(&self) -> [u8; 3] {
        self.achieved
    }

    /// Whose turn it is.
    pub fn active(&self) -> Seat {
        Seat(self.active)
    }

    /// Who began.
    pub fn first(&self) -> Seat {
        Seat(self.first)
    }
}
