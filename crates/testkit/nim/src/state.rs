//! The position, and what can be done and can happen there.

use kernel::{Deck, Reasons, Seat, Seed};

use crate::kit::{Kit, MOST_CARDS};
use crate::options::NimOptions;

/// A position.
#[derive(Clone, Debug)]
pub struct Nim {
    pub(crate) kit: &'static Kit,
    pub(crate) options: NimOptions,
    pub(crate) seed: Seed,
    pub(crate) heap: u8,
    /// Who decides; at the end, who took the last stone.
    pub(crate) turn: Seat,
    pub(crate) deck: Deck<MOST_CARDS>,
    pub(crate) shuffles: u8,
    /// Cards that the Automa has drawn.
    pub(crate) drawn: u8,
}

impl PartialEq for Nim {
    fn eq(&self, other: &Nim) -> bool {
        self.kit == other.kit && self.options == other.options && self.numbers() == other.numbers()
    }
}

/// An answer to what the game waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Action {
    /// Take so many stones.
    Take(u8),
    /// The Automa draws a card and takes its turn.
    Automa,
}

/// What happened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event {
    /// Somebody took stones.
    Took {
        /// Who.
        seat: Seat,
        /// How many.
        stones: u8,
    },
    /// The Automa drew a card and chose.
    Chose {
        /// The number of the card.
        card: u8,
        /// Why it takes so many.
        reasons: Reasons<u8>,
    },
}

/// Why an action was refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Illegal {
    /// Too many stones, or none.
    #[error("one, two or three stones can be taken, and there are {heap}")]
    Stones {
        /// The stones in the heap.
        heap: u8,
    },
    /// It is not the turn of whoever would do that, or the game is over.
    #[error("that is not possible now")]
    NotNow,
}

impl Nim {
    /// The stones in the heap.
    pub fn heap(&self) -> u8 {
        self.heap
    }

    /// The cards that the Automa has discarded since the last shuffle.
    pub fn discards(&self) -> &[u8] {
        self.deck.discards()
    }

    /// Everything that tells two positions of one game apart.
    pub(crate) fn numbers(&self) -> [u64; 7] {
        let Nim { seed, heap, turn, deck, shuffles, drawn, .. } = self;
        let small = [*heap, turn.0, *shuffles, *drawn, deck.left() as u8].map(u64::from);
        let [heap, turn, shuffles, drawn, left] = small;
        [seed.0, heap, turn, shuffles, drawn, left, u64::from_le_bytes(deck.bytes())]
    }
}
