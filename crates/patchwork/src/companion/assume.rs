//! What is taken for granted, because nobody said otherwise.

use kernel::Seat;

use super::options::RingSource;
use super::table::PatchworkCompanion;
use crate::options::LeatherReading;
use crate::state::NOWHERE;

/// Something that is taken for granted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Assumption {
    /// The ring lies as the program dealt it.
    RingAsDealt,
    /// The ring lies as it was entered.
    RingAsEntered,
    /// The ring lies as it was fixed.
    RingAsFixed,
    /// Only so many of the next patches are known.
    RingUnknown {
        /// How many of them, from the pawn on.
        known: u8,
    },
    /// You have not covered 7x7.
    NotCovered,
    /// You covered 7x7 when the Automa stood here; it was said only later.
    CoveredAt {
        /// The space.
        space: u8,
    },
    /// So many cards were set aside unseen, and nobody knows which.
    AsideUnknown {
        /// How many cards were set aside.
        cards: u8,
    },
    /// The Automa takes leather patches that it reaches, or leaves them.
    Leather(LeatherReading),
    /// This token lies on top: it moved last.
    OnTop(Seat),
    /// Your own things were not told completely.
    YoursUnsure,
}

impl PatchworkCompanion {
    /// Everything that is taken for granted now.
    pub fn assumptions(&self) -> Vec<Assumption> {
        let mut all = Vec::new();
        all.push(match self.options.ring {
            _ if !self.knows_ring() => Assumption::RingUnknown { known: self.ahead.len() as u8 },
            _ if self.ring_fixed => Assumption::RingAsFixed,
            RingSource::Dealt => Assumption::RingAsDealt,
            RingSource::Entered | RingSource::NextThree => Assumption::RingAsEntered,
        });
        if self.at_cover == NOWHERE {
            all.push(Assumption::NotCovered);
        } else if !self.cover_sure {
            all.push(Assumption::CoveredAt { space: self.at_cover });
        }
        if self.cards_aside() > 0 {
            all.push(Assumption::AsideUnknown { cards: self.cards_aside() });
        }
        if self.leather.count() > 0 {
            all.push(Assumption::Leather(self.options.game.leather));
        }
        if self.spaces[0] == self.spaces[1] {
            all.push(Assumption::OnTop(self.on_top));
        }
        if !self.yours.sure {
            all.push(Assumption::YoursUnsure);
        }
        all
    }
}
