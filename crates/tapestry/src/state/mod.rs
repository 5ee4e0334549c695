//! The position: plain data in fixed arrays and bit sets, cheap to copy, nothing allocated.

use arrayvec::ArrayVec;
use kernel::{Dice, Hex, Hexes, Purpose, Seed};

use crate::automa::Bots;
use crate::components::{Civ, CivMat, Flag, Goods, Kit, Map, Track};
use crate::options::TapestryOptions;

/// Seats at the largest table.
pub const MOST_SEATS: usize = 5;
/// No card, no seat, no hex.
pub const NONE: u8 = 255;
/// Hexes of the larger map.
pub const MOST_HEXES: usize = 61;
/// Most of each resource.
pub const MOST_GOODS: u8 = 8;
/// Effects under way at once. The printed box stays far below; effects of a pack that nest deeper are refused.
pub const MOST_FRAMES: usize = 96;
/// Landmarks of one player on tech cards: there are fewer cards that take one.
pub const MOST_LAID: usize = 16;
/// Tapestry cards with buildings on them.
pub const MOST_GROUNDS: usize = 8;
/// Cards and tiles that can be reserved at once, by all players together.
pub(crate) const MOST_RESERVED: usize = 20;
/// Civilizations of one player.
pub const MOST_CIVS: usize = 6;
/// The last space of a track.
pub const LAST: u8 = 12;
/// Rows and columns of a city with the margin that landmarks can hang over.
pub const WIDE: usize = 15;
/// The margin on each side.
pub const MARGIN: u8 = 3;
mod bytes;
mod frame;
mod ground;
mod numbers;
mod pile;
mod player;
mod reserved;
mod seen;
mod site;
mod view;

pub use frame::{Context, Frame, LastRolls, Task};
pub use ground::Ground;
pub use numbers::{CardNo, FaceNo, HexNo, LandmarkNo, MatNo, SeatNo, TechNo, TileNo};
pub use pile::Pile;
pub use player::{City, CivSlot, Draft, Era, Island, Laid, Player, Token, plot};
pub use reserved::Reserved;
pub use site::{Item, ItemKind, Items, Site, Territory};
pub use view::Places;

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
    /// How much of what happens at the end of a turn is done: landmark cards, then abilities.
    pub ending: u8,
    /// Landmarks that were laid on a civilization mat in this turn, as bits.
    pub laid: u64,
    /// Whether the ability that works once in an advance turn was used.
    pub once: bool,
    /// Tracks on the science die that was chosen for the next roll; 0 for the usual one.
    pub die: u8,
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
    /// Discarded territory tiles that may come back, as bits: by one reading only.
    pub(crate) used_tiles: u64,
    pub(crate) space_tiles: Pile<32>,
    pub(crate) civs: Pile<64>,
    pub(crate) pieces: Pile<32>,
    pub(crate) piece_discard: Pile<32>,
    pub(crate) piece_open: [u8; 3],
    pub(crate) landmark_deck: Pile<32>,
    /// Landmark cards that are passed on at the start, as bits.
    pub(crate) landmark_draft: u32,
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
    /// Whether an effect found no room on the stack: then what was decided is refused.
    pub(crate) overfull: bool,
    /// Cards that each player has seen in the hand of another one, as bits: they are known while they are there.
    pub(crate) seen: [u128; MOST_SEATS],
    /// What stands on tapestry cards.
    pub(crate) grounds: ArrayVec<Ground, MOST_GROUNDS>,
    /// Cards and tiles that are reserved.
    pub(crate) reserves: ArrayVec<Reserved, MOST_RESERVED>,
    /// What the bots have.
    pub(crate) bots: Bots,
}

impl Tapestry {
    /// The number of seats in play.
    #[inline]
    pub(crate) fn seat_count(&self) -> usize {
        usize::from(self.options.seats)
    }

    /// All seats by number.
    #[inline]
    pub(crate) fn seat_list(&self) -> std::ops::Range<u8> {
        0..self.options.seats
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
        civ.mat(self.options.version)
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

    /// How many decisions were made.
    pub fn played(&self) -> u32 {
        self.played
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
        self.chances.rolls[die.index()] = count.wrapping_add(1);
        self.chances.revealed += 1;
        self.seed.dice(ROLL[die.index()], u64::from(count)).below(u32::from(faces)) as u8
    }

    /// The generator of the next shuffle.
    pub(crate) fn shuffling(&mut self) -> Dice {
        let count = self.chances.shuffles;
        self.chances.shuffles = count.wrapping_add(1);
        self.seed.dice(SHUFFLE, u64::from(count))
    }

    /// Draws one of so many lots.
    pub(crate) fn lot(&mut self, n: u8) -> u8 {
        let count = self.chances.flips;
        self.chances.flips = count.wrapping_add(1);
        self.chances.revealed += 1;
        self.seed.dice(FLIP, u64::from(count)).below(u32::from(n.max(1))) as u8
    }

    /// Flips a tile like a coin.
    pub(crate) fn flip(&mut self) -> bool {
        let count = self.chances.flips;
        self.chances.flips = count.wrapping_add(1);
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
}
