//! What the game waits for, and the answers.

use std::cmp::Ordering;

use arrayvec::ArrayVec;
use kernel::Seat;

use crate::components::{FINAL, PatchId};
use crate::squares::{Square, Squares};
use crate::state::Patchwork;
use crate::{FIRST, SECOND};

/// An answer to what the game waits for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// Move in front of the other token, for a button a space.
    Advance,
    /// Take a patch and lay it.
    Take {
        /// One of the next three.
        patch: PatchId,
        /// How it is held: an index into its outlines.
        outline: u8,
        /// Where the top left of its box lies.
        at: Square,
    },
    /// Lay a leather patch.
    Leather {
        /// The square that it covers.
        at: Square,
    },
    /// The Automa takes its turn.
    Automa,
}

/// What the game waits for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Decision {
    /// A person's turn: advance or take a patch.
    Turn {
        /// The person whose turn it is.
        seat: Seat,
        /// Where an advance would lead, and so how many buttons it brings.
        advance_to: u8,
        /// The next patches, the first directly clockwise of the pawn.
        offers: ArrayVec<Offer, 3>,
    },
    /// A leather patch must be laid.
    Leather {
        /// The person who lays it.
        seat: Seat,
        /// Where it can lie.
        free: Squares,
        /// How many are in hand.
        in_hand: u8,
    },
    /// The Automa's turn.
    Automa {
        /// The seat of the Automa.
        seat: Seat,
        /// What the back of its next card shows, in the tactical deck.
        next_back: Option<u8>,
    },
}

/// One of the next patches, as the person to move sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Offer {
    /// The patch.
    pub patch: PatchId,
    /// Where taking it would move the token.
    pub to: u8,
    /// In how many ways it can be laid.
    pub placements: u32,
    /// Why it cannot be taken.
    pub obstacle: Option<Obstacle>,
}

/// Why a patch cannot be taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Obstacle {
    /// So many buttons are missing.
    TooDear(u8),
    /// There is no room for it.
    NoRoom,
}

/// Whose token is behind, or on top where both share a space; `None` when both are home.
#[inline]
pub(crate) fn behind(spaces: [u8; 2], on_top: Seat) -> Option<Seat> {
    match spaces[0].cmp(&spaces[1]) {
        Ordering::Less => Some(FIRST),
        Ordering::Greater => Some(SECOND),
        Ordering::Equal if spaces[0] == FINAL => None,
        Ordering::Equal => Some(on_top),
    }
}

impl Patchwork {
    /// Whose turn it is; `None` when the game is over.
    #[inline]
    pub fn whose_turn(&self) -> Option<Seat> {
        if self.leather_in_hand > 0 {
            return Some(self.on_top);
        }
        behind(self.spaces, self.on_top)
    }

    /// Where an advance would lead.
    #[inline]
    pub fn advance_target(&self, seat: Seat) -> u8 {
        (self.space(Patchwork::other(seat)) + 1).min(FINAL)
    }

    /// Where taking a patch would lead.
    #[inline]
    pub fn target(&self, seat: Seat, patch: PatchId) -> u8 {
        (self.space(seat) + self.kit.patch(patch).time).min(FINAL)
    }

    /// Everywhere that an outline of a patch can lie on a person's board: the tops left of its box.
    pub fn anchors(&self, seat: Seat, patch: PatchId, outline: u8) -> Squares {
        let runs = crate::components::FreeRuns::of(!self.filled(seat));
        self.kit
            .patch(patch)
            .outlines
            .get(outline as usize)
            .map_or(Squares::NONE, |outline| outline.fits(&runs))
    }

    /// How many buttons a person lacks for a patch.
    #[inline]
    pub(crate) fn short_of(&self, seat: Seat, patch: PatchId) -> u8 {
        (i16::from(self.kit.patch(patch).cost) - self.people[seat.index()].buttons).max(0) as u8
    }

    pub(crate) fn waiting(&self) -> Option<Decision> {
        let seat = self.whose_turn()?;
        Some(if self.leather_in_hand > 0 {
            Decision::Leather { seat, free: !self.filled(seat), in_hand: self.leather_in_hand }
        } else if self.is_automa(seat) {
            Decision::Automa { seat, next_back: self.next_back() }
        } else {
            let offers = self.next_patches().into_iter().map(|patch| self.offer(seat, patch)).collect();
            Decision::Turn { seat, advance_to: self.advance_target(seat), offers }
        })
    }

    fn offer(&self, seat: Seat, patch: PatchId) -> Offer {
        let outlines = 0..self.kit.patch(patch).outlines.len() as u8;
        let placements = outlines.map(|outline| self.anchors(seat, patch, outline).count()).sum();
        let obstacle = match self.short_of(seat, patch) {
            0 if placements == 0 => Some(Obstacle::NoRoom),
            0 => None,
            short => Some(Obstacle::TooDear(short)),
        };
        Offer { patch, to: self.target(seat, patch), placements, obstacle }
    }
}
