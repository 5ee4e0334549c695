//! Points, ties, and the scores under all five levels.

use kernel::Seat;

use crate::options::Level;
use crate::state::{NOWHERE, Patchwork};
use crate::{FIRST, SECOND};

/// Points for the special tile.
pub const TILE: i32 = 7;
/// Points lost for each square that is not covered.
pub const EMPTY: i32 = 2;

/// What the Automa has collected.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct AutomaHeap {
    /// Patches.
    pub patches: u8,
    /// Those with printed buttons.
    pub with_buttons: u8,
    /// All printed buttons on them.
    pub printed: u8,
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

impl Patchwork {
    /// The points of a seat, now.
    pub fn points(&self, seat: Seat) -> i32 {
        if self.is_automa(seat) {
            self.automa_points(&self.automa_heap(), self.options.level, self.tile == Some(seat))
        } else {
            self.person_points(seat, self.tile == Some(seat))
        }
    }

    fn person_points(&self, seat: Seat, tile: bool) -> i32 {
        let bonus = if tile { TILE } else { 0 };
        self.buttons(seat) - EMPTY * i32::from(self.empty_squares(seat)) + bonus
    }

    fn automa_points(&self, heap: &AutomaHeap, level: Level, tile: bool) -> i32 {
        let (with_buttons, printed) = (i32::from(heap.with_buttons), i32::from(heap.printed));
        let collected = self.buttons(SECOND);
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

    /// What the Automa has collected.
    pub fn automa_heap(&self) -> AutomaHeap {
        let mut heap = AutomaHeap::default();
        if self.options.has_automa() {
            for patch in self.taken_patches(SECOND) {
                heap.patches += 1;
                heap.with_buttons += u8::from(patch.buttons > 0);
                heap.printed += patch.buttons;
            }
        }
        heap
    }

    /// The same game, scored on each level. The marker for the special tile stands elsewhere on each, and nothing
    /// else depends on it: so it can be said who would have had the tile.
    pub fn all_levels(&self) -> Option<[LevelResult; 5]> {
        if !self.options.has_automa() {
            return None;
        }
        let heap = self.automa_heap();
        Some(Level::ALL.map(|level| {
            let marker = self.kit.time_board.marker(level);
            let at_cover = self.automa.space_at_cover;
            let tile = if at_cover != NOWHERE && at_cover < marker {
                Some(FIRST)
            } else if self.space(SECOND) >= marker {
                Some(SECOND)
            } else {
                None
            };
            let person = self.person_points(FIRST, tile == Some(FIRST));
            let automa = self.automa_points(&heap, level, tile == Some(SECOND));
            LevelResult { level, person, automa, tile, winner: self.better([person, automa]) }
        }))
    }

    fn better(&self, scores: [i32; 2]) -> Seat {
        match scores[0].cmp(&scores[1]) {
            std::cmp::Ordering::Greater => FIRST,
            std::cmp::Ordering::Less => SECOND,
            std::cmp::Ordering::Equal => self.first_home.unwrap_or(FIRST),
        }
    }

    pub(super) fn winner_now(&self) -> Option<Seat> {
        self.is_over().then(|| self.better([self.points(FIRST), self.points(SECOND)]))
    }
}
