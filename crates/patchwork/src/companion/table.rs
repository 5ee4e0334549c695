//! What the companion knows of the table.

use arrayvec::ArrayVec;
use kernel::{Deck, Seat, Seed};

use super::action::Patches;
use super::options::{CompanionOptions, RingSource};
use crate::automa::Sight;
use crate::components::{ASIDE, FINAL, Kit, LeatherMarks, MOST_CARDS, PatchId};
use crate::rules::action::behind;
use crate::rules::score::{Account, AutomaHeap, LevelResult, automa_points, person_points, tile_holder};
use crate::squares::COUNT;
use crate::state::{NOWHERE, dealt_ring, fresh_deck};
use crate::{FIRST, SECOND};

/// What follows about your things from what you told. The Automa's choice never depends on it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Reckoned {
    /// Your buttons.
    pub buttons: u16,
    /// Your empty squares.
    pub empty: u8,
    /// Whether everything was told; after some fixes it was not.
    pub sure: bool,
}

/// Your things, as far as they follow from what you told.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Yours {
    pub buttons: i16,
    /// Printed buttons on your patches.
    pub income: u8,
    /// Covered squares.
    pub squares: u8,
    pub sure: bool,
}

/// A game at a real table, as far as the Automa must know it.
#[derive(Clone, Debug)]
pub struct PatchworkCompanion {
    pub(super) kit: &'static Kit,
    pub(super) seed: Seed,
    pub(super) options: CompanionOptions,
    pub(super) spaces: [u8; 2],
    /// Who moved last: on top where both tokens share a space.
    pub(super) on_top: Seat,
    /// The known patches of the ring, clockwise from the pawn: all of them, or the first few.
    pub(super) ahead: Patches,
    /// The patches that have left the ring, one bit each.
    pub(super) gone: u64,
    pub(super) leather: LeatherMarks,
    /// The Automa's cards. When the person draws, only its discards and its length mean something.
    pub(super) deck: Deck<MOST_CARDS>,
    pub(super) shuffles: u8,
    pub(super) turns: u8,
    pub(super) passes: u8,
    pub(super) buttons: u16,
    pub(super) heap: AutomaHeap,
    /// Where the Automa's token stood when you covered 7x7. Who has the special tile follows, on every level.
    pub(super) at_cover: u8,
    /// Whether `at_cover` was said at the time, and not only later.
    pub(super) cover_sure: bool,
    pub(super) yours: Yours,
    /// Your buttons and empty squares at the end.
    pub(super) told: Option<(u16, u8)>,
    /// Whether the order of the ring was fixed.
    pub(super) ring_fixed: bool,
    pub(super) played: u16,
}

/// Two tables are the same if everything known of them is the same.
impl PartialEq for PatchworkCompanion {
    fn eq(&self, other: &Self) -> bool {
        (std::ptr::eq(self.kit, other.kit) || self.kit == other.kit) && self.bytes() == other.bytes()
    }
}

impl Eq for PatchworkCompanion {}

impl PatchworkCompanion {
    pub(super) fn new(kit: &'static Kit, options: CompanionOptions, seed: Seed) -> PatchworkCompanion {
        let game = options.game;
        let ahead = match options.ring {
            RingSource::Dealt => Patches::of(dealt_ring(kit, seed).map(PatchId)),
            RingSource::Entered | RingSource::NextThree => None,
        };
        let mut table = PatchworkCompanion {
            kit,
            seed,
            options,
            spaces: [0; 2],
            on_top: FIRST,
            ahead: ahead.unwrap_or_else(Patches::none),
            gone: 0,
            leather: kit.time_board.leather(game.edition),
            deck: fresh_deck(kit, game.deck, seed),
            shuffles: 1,
            turns: 0,
            passes: 0,
            buttons: 0,
            heap: AutomaHeap::default(),
            at_cover: NOWHERE,
            cover_sure: true,
            yours: Yours { buttons: 5, income: 0, squares: 0, sure: true },
            told: None,
            ring_fixed: false,
            played: 0,
        };
        if !table.draws_itself() {
            table.deck = table.lying_deck(&[], ASIDE);
        }
        table
    }

    /// The components in play.
    pub fn kit(&self) -> &'static Kit {
        self.kit
    }

    /// The settings.
    pub fn options(&self) -> &CompanionOptions {
        &self.options
    }

    /// The seed of the cards and the ring that the program deals.
    pub fn seed(&self) -> Seed {
        self.seed
    }

    /// How many things were said so far.
    pub fn played(&self) -> u16 {
        self.played
    }

    /// Where a token stands.
    pub fn space(&self, seat: Seat) -> u8 {
        self.spaces[seat.index()]
    }

    /// Whose token lies on top where both share a space: the one that moved last.
    pub fn on_top(&self) -> Seat {
        self.on_top
    }

    /// Whose turn it is at the table; `None` when both tokens are home.
    pub fn due(&self) -> Option<Seat> {
        behind(self.spaces, self.on_top)
    }

    /// Who reached the final space first: the lower token, where both are there.
    pub fn first_home(&self) -> Option<Seat> {
        match self.spaces.map(|space| space == FINAL) {
            [true, true] => Some(Seat(1 - self.on_top.0)),
            [true, false] => Some(FIRST),
            [false, true] => Some(SECOND),
            [false, false] => None,
        }
    }

    /// The leather patches that still lie on the time board.
    pub fn leather(&self) -> LeatherMarks {
        self.leather
    }

    /// The buttons that the Automa has collected.
    pub fn automa_buttons(&self) -> u16 {
        self.buttons
    }

    /// The patches that the Automa has collected.
    pub fn automa_heap(&self) -> AutomaHeap {
        self.heap
    }

    /// How many turns the Automa has taken, and how many of them it passed.
    pub fn automa_turns(&self) -> (u8, u8) {
        (self.turns, self.passes)
    }

    /// Who has the special tile.
    pub fn tile(&self) -> Option<Seat> {
        tile_holder(self.marker(), self.space(SECOND), self.at_cover)
    }

    /// The space where the Automa gets the special tile.
    pub fn marker(&self) -> u8 {
        self.kit.time_board.marker(self.options.game.level)
    }

    /// Where the Automa's token stood when you covered 7x7.
    pub fn space_at_cover(&self) -> Option<u8> {
        Some(self.at_cover).filter(|&space| space != NOWHERE)
    }

    /// Your things by what you told.
    pub fn reckoned(&self) -> Reckoned {
        let yours = &self.yours;
        Reckoned {
            buttons: yours.buttons.max(0) as u16,
            empty: COUNT - yours.squares.min(COUNT),
            sure: yours.sure,
        }
    }

    /// Your buttons and empty squares, once you said them at the end.
    pub fn told(&self) -> Option<(u16, u8)> {
        self.told
    }

    /// What the game is scored from: your things as told at the end, before that as reckoned.
    fn account(&self) -> Account {
        let reckoned = self.reckoned();
        let (buttons, empty) = self.told.unwrap_or((reckoned.buttons, reckoned.empty));
        Account {
            person: (buttons.into(), empty),
            collected: self.buttons.into(),
            heap: self.heap,
            automa: self.space(SECOND),
            at_cover: self.at_cover,
            first_home: self.first_home(),
        }
    }

    /// The points of a seat, now: the Automa's as collected, yours as told or reckoned.
    pub fn points(&self, seat: Seat) -> i32 {
        let account = self.account();
        let tile = self.tile() == Some(seat);
        match seat {
            FIRST => person_points(account.person.0, account.person.1, tile),
            _ => automa_points(account.collected, account.heap, self.options.game.level, tile),
        }
    }

    /// The same game, scored on each level.
    pub fn all_levels(&self) -> [LevelResult; 5] {
        self.account().all_levels(&self.kit.time_board)
    }

    /// Everything that makes the position, the same on every machine.
    pub(super) fn bytes(&self) -> Vec<u8> {
        let mut out = Vec::with_capacity(192);
        let game = &self.options.game;
        out.extend_from_slice(&self.seed.0.to_le_bytes());
        out.extend_from_slice(&[game.level as u8, game.deck as u8, game.edition as u8, game.leather as u8]);
        out.extend_from_slice(&[self.options.cards as u8, self.options.ring as u8]);
        out.extend_from_slice(&[self.spaces[0], self.spaces[1], self.on_top.0, self.ahead.len() as u8]);
        out.extend(self.ahead.iter().map(|patch| patch.0));
        out.extend_from_slice(&self.gone.to_le_bytes());
        out.extend_from_slice(&self.leather.0.to_le_bytes());
        out.extend_from_slice(&self.deck.bytes());
        out.extend_from_slice(&[
            self.cards_left(),
            self.cards_aside(),
            self.shuffles,
            self.turns,
            self.passes,
        ]);
        out.extend_from_slice(&self.buttons.to_le_bytes());
        out.extend_from_slice(&[self.heap.patches, self.heap.with_buttons, self.heap.printed]);
        out.extend_from_slice(&[self.at_cover, u8::from(self.cover_sure), u8::from(self.ring_fixed)]);
        out.extend_from_slice(&self.yours.buttons.to_le_bytes());
        out.extend_from_slice(&[self.yours.income, self.yours.squares, u8::from(self.yours.sure)]);
        let (buttons, empty) = self.told.unwrap_or((u16::MAX, u8::MAX));
        out.extend_from_slice(&buttons.to_le_bytes());
        out.push(empty);
        out.extend_from_slice(&self.played.to_le_bytes());
        out
    }
}

impl Sight for PatchworkCompanion {
    fn kit(&self) -> &Kit {
        self.kit
    }
    fn next(&self) -> ArrayVec<PatchId, 3> {
        self.next_known()
    }
    fn automa_space(&self) -> u8 {
        self.space(SECOND)
    }
    fn person_space(&self) -> u8 {
        self.space(FIRST)
    }
}
