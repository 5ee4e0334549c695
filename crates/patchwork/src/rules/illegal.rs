//! Why an action was refused, and what would be legal.

use crate::components::PatchId;
use crate::squares::Square;

/// An action that the rules do not allow here.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Illegal {
    /// The game is over.
    #[error("the game is over; undo, or start a new one")]
    Over,
    /// Another kind of answer is wanted.
    #[error("this is not what the game waits for; it waits for {0}")]
    Waiting(Waiting),
    /// The patch is not one of the next three.
    #[error("patch {} is not one of the next patches; these can be reached: {}", patch.0, list(next))]
    OutOfReach {
        /// What was asked for.
        patch: PatchId,
        /// What can be reached.
        next: arrayvec::ArrayVec<PatchId, 3>,
    },
    /// Not enough buttons.
    #[error("patch {} costs {cost} buttons, and there are {have}; take a cheaper one or advance", patch.0)]
    TooDear {
        /// The patch.
        patch: PatchId,
        /// Its cost.
        cost: u8,
        /// How many buttons the person has.
        have: i16,
    },
    /// A patch has no such outline.
    #[error("patch {} has {outlines} outlines, counted from 0; there is no {outline}", patch.0)]
    NoOutline {
        /// The patch.
        patch: PatchId,
        /// What was asked for.
        outline: u8,
        /// How many there are.
        outlines: u8,
    },
    /// The patch would leave the board.
    #[error("patch {} would leave the board at {at}; {}", patch.0, ways(*fits))]
    OffBoard {
        /// The patch.
        patch: PatchId,
        /// Where it should lie.
        at: Square,
        /// At how many other places this outline fits.
        fits: u32,
    },
    /// The patch would cover something.
    #[error("patch {} at {at} would overlap what lies on {on}; {}", patch.0, ways(*fits))]
    Overlap {
        /// The patch.
        patch: PatchId,
        /// Where it should lie.
        at: Square,
        /// The first square that is not free.
        on: Square,
        /// At how many other places this outline fits.
        fits: u32,
    },
    /// The square for a leather patch is not free.
    #[error("{at} is covered already; {free} squares are free")]
    Covered {
        /// The square.
        at: Square,
        /// How many are free.
        free: u32,
    },
}

/// What kind of answer is wanted.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Waiting {
    /// A person's turn.
    Turn,
    /// A leather patch to lay.
    Leather,
    /// The Automa's turn.
    Automa,
}

impl std::fmt::Display for Waiting {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Waiting::Turn => "`advance` or `take`",
            Waiting::Leather => "`leather` and a free square",
            Waiting::Automa => "`automa`: the Automa's turn",
        })
    }
}

fn list(patches: &[PatchId]) -> String {
    if patches.is_empty() {
        return "none, the ring is empty".to_owned();
    }
    patches.iter().map(|patch| patch.0.to_string()).collect::<Vec<_>>().join(", ")
}

fn ways(fits: u32) -> String {
    match fits {
        0 => "held like this it fits nowhere: turn or flip it".to_owned(),
        1 => "held like this it fits at 1 place".to_owned(),
        n => format!("held like this it fits at {n} places"),
    }
}
