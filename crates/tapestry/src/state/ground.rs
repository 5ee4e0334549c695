//! Buildings on tapestry cards.

use super::{WIDE, plot};

/// What stands on the building plots of a tapestry card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Ground {
    /// Whose mat the card lies on.
    pub seat: u8,
    /// The card.
    pub card: u8,
    /// What is covered, margin included: by row, a bit for each column; the plots begin inside the margin.
    pub taken: [u16; WIDE],
    /// Income buildings of each kind.
    pub buildings: [u8; 4],
    /// Landmarks, as bits.
    pub landmarks: u64,
}

impl Ground {
    /// A card with nothing on it.
    pub(crate) fn new(seat: u8, card: u8) -> Ground {
        Ground { seat, card, taken: [0; WIDE], buildings: [0; 4], landmarks: 0 }
    }

    /// A building with this mark stands on it.
    pub(crate) fn stands(&mut self, mark: u8) {
        if mark >= plot::LANDMARK {
            self.landmarks |= 1 << (mark - plot::LANDMARK);
        } else {
            self.buildings[usize::from(mark - plot::BUILDING)] += 1;
        }
    }
}
