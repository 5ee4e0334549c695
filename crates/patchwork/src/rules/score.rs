//! Points, ties, and the scores under all five levels.

use kernel::Seat;

use crate::components::{Patch, TimeBoard};
use crate::options::Level;
use crate::state::Patchwork;
use crate::{FIRST, SECOND};

/// Points for the special tile.
pub const TILE: i32 = 7;
/// Points lost for each square that is not covered.
pub const EMPTY: i32 = 2;

/// What the Automa has collected.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct AutomaHeap {
    /// How many patches it has taken.
    pub patches: u8,
    /// Those with printed buttons.
    pub with_buttons: u8,
    /// All printed buttons on them.
    pub printed: u8,
}

impl AutomaHeap {
    /// Counts one more patch.
    pub(crate) fn add(&mut self, patch: &Patch) {
        self.patches = self.patches.saturating_add(1);
        self.with_buttons = self.with_buttons.saturating_add(u8::from(patch.buttons > 0));
        self.printed = self.printed.saturating_add(patch.buttons);
    }
}

/// The result of the same game on one level.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LevelResult {
    /// The level.
    pub level: Level,
    /// The person's points.
    pub person: i32,
    /// The Automa's points.
    pub automa: i32,
    /// Who has the special tile, so far.
    pub tile: Option<Seat>,
    /// Who wins with these points.
    pub winner: Seat,
}

/// A person's points.
pub fn person_points(buttons: i32, empty_squares: u8, tile: bool) -> i32 {
    buttons - EMPTY * i32::from(empty_squares) + if tile { TILE } else { 0 }
}

/// The Automa's points.
pub fn automa_points(collected: i32, heap: AutomaHeap, level: Level, tile: bool) -> i32 {
    let (with_buttons, printed) = (i32::from(heap.with_buttons), i32::from(heap.printed));
    let bonus = if tile { TILE } else { 0 };
    bonus
        + match level {
            Level::I => 0,
            Level::II => collected,
            Level::III => collected + with_buttons,
            Level::IV => collected + printed,
            Level::V => collected + with_buttons + printed,
        }
}

/// Who has the special tile when the Automa's marker stands on `marker`: its token is on `automa`, and stood on
/// `at_cover` when the person covered 7x7 (`NOWHERE` if that has not happened).
pub(crate) fn tile_holder(marker: u8, automa: u8, at_cover: u8) -> Option<Seat> {
    if at_cover < marker {
        Some(FIRST)
    } else if automa >= marker {
        Some(SECOND)
    } else {
        None
    }
}

/// Who wins with these points: with equal ones whoever was home first.
pub(crate) fn better(scores: [i32; 2], first_home: Option<Seat>) -> Seat {
    match scores[0].cmp(&scores[1]) {
        std::cmp::Ordering::Greater => FIRST,
        std::cmp::Ordering::Less => SECOND,
        std::cmp::Ordering::Equal => first_home.unwrap_or(FIRST),
    }
}

/// What a game against the Automa is scored from, on any level.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Account {
    /// The person's buttons and squares that are not covered.
    pub person: (i32, u8),
    pub collected: i32,
    pub heap: AutomaHeap,
    /// Where the Automa's token stands, and stood when the person covered 7x7.
    pub automa: u8,
    pub at_cover: u8,
    pub first_home: Option<Seat>,
}

impl Account {
    /// The same game, scored on each level. The marker for the special tile stands elsewhere on each, and nothing
    /// else depends on it: so it can be said who would have had the tile.
    pub fn all_levels(&self, board: &TimeBoard) -> [LevelResult; 5] {
        Level::ALL.map(|level| {
            let tile = tile_holder(board.marker(level), self.automa, self.at_cover);
            let person = person_points(self.person.0, self.person.1, tile == Some(FIRST));
            let automa = automa_points(self.collected, self.heap, level, tile == Some(SECOND));
            LevelResult { level, person, automa, tile, winner: better([person, automa], self.first_home) }
        })
    }
}

impl Patchwork {
    /// The points of a seat, now.
    pub fn points(&self, seat: Seat) -> i32 {
        let tile = self.tile == Some(seat);
        if self.is_automa(seat) {
            automa_points(self.buttons(seat), self.automa_heap(), self.options.level, tile)
        } else {
            person_points(self.buttons(seat), self.empty_squares(seat), tile)
        }
    }

    /// What the Automa has collected.
    pub fn automa_heap(&self) -> AutomaHeap {
        let mut heap = AutomaHeap::default();
        if self.options.has_automa() {
            // Without a branch: this is asked for at the end of every game that a player imagines.
            for (laid, &buttons) in self.laid.iter().zip(self.kit.printed_buttons()) {
                let taken = u8::from(laid.seat() == Some(SECOND));
                heap.patches += taken;
                heap.with_buttons += taken & u8::from(buttons > 0);
                heap.printed += taken * buttons;
            }
        }
        heap
    }

    /// The same game, scored on each level.
    pub fn all_levels(&self) -> Option<[LevelResult; 5]> {
        let account = Account {
            person: (self.buttons(FIRST), self.empty_squares(FIRST)),
            collected: self.buttons(SECOND),
            heap: self.automa_heap(),
            automa: self.space(SECOND),
            at_cover: self.automa.space_at_cover,
            first_home: self.first_home,
        };
        self.options.has_automa().then(|| account.all_levels(&self.kit.time_board))
    }

    /// Who won; `None` while the game runs. Nobody shares: of equals it is who came home first.
    pub fn winner(&self) -> Option<Seat> {
        self.is_over().then(|| better([self.points(FIRST), self.points(SECOND)], self.first_home))
    }
}
