//! Why something that was said cannot be, and what can.

use arrayvec::ArrayVec;

use crate::components::PatchId;

/// Something that cannot be. The table is left as it was.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum CompanionIllegal {
    /// The game is over.
    #[error("the game is over; undo, then say it")]
    Over,
    /// Something else is wanted.
    #[error("this is not what the companion waits for; it waits for {0}")]
    Waiting(Wanted),
    /// The patch is not one of the next three.
    #[error("patch {} is not one of the next patches; fix the ring if it is", patch.0)]
    OutOfReach {
        /// The patch.
        patch: PatchId,
        /// What can be reached.
        next: ArrayVec<PatchId, 3>,
    },
    /// The box has no such patch.
    #[error("there is no patch {}; they have the numbers 0 to 32", .0.0)]
    NoPatch(PatchId),
    /// The patch has left the ring.
    #[error("patch {} has left the ring; say `fix back {}` if it lies there", .0.0, .0.0)]
    Gone(PatchId),
    /// The patch is in the ring already.
    #[error("patch {} is in the ring", .0.0)]
    InRing(PatchId),
    /// The patch was said twice, or stands in the ring already.
    #[error("patch {} comes twice; each patch is there once", .0.0)]
    Twice(PatchId),
    /// So many patches are wanted.
    #[error("{said} patches were said, and {wanted} are wanted")]
    Count {
        /// How many patches were said.
        said: u8,
        /// How many patches are wanted at most.
        wanted: u8,
    },
    /// The pawn starts just past this patch, so it comes last.
    #[error("the pawn starts just past patch {}, so that one comes last", .0.0)]
    StartLast(PatchId),
    /// Another patch is known to lie there.
    #[error("patch {} is known to come there, not {}; say `fix next` if that is wrong", known.0, said.0)]
    NextKnown {
        /// The patch that is known.
        known: PatchId,
        /// The patch that was said.
        said: PatchId,
    },
    /// The card is not in this deck.
    #[error("card {0} is not in this deck")]
    NotInDeck(u8),
    /// The card was seen since the last shuffle, or was said twice.
    #[error("card {0} lies on the discard pile already; say `fix seen` if it does not")]
    CardSeen(u8),
    /// No card would be left to draw.
    #[error("no card would be left to draw; with {aside} aside at most {most} can be seen")]
    NoCardLeft {
        /// Cards aside.
        aside: u8,
        /// Cards that can be seen at most.
        most: u8,
    },
    /// Cards are set aside at the start only: two, and none after a shuffle.
    #[error("2 cards lie aside at first, and none after a shuffle; not {0}")]
    Aside(u8),
    /// 7x7 was covered before.
    #[error("you said before that you covered 7x7")]
    Covered,
    /// There is no such space.
    #[error("there is no space {0}; they go from 0 to 53")]
    NoSpace(u8),
    /// The tokens do not share a space.
    #[error("the tokens share no space, so neither lies on top")]
    NotShared,
    /// The Automa has not reached its marker, so it cannot have the tile.
    #[error(
        "the Automa is on {space} and its marker on {marker}, so it cannot have the tile; fix its space first"
    )]
    BeforeMarker {
        /// Where the Automa is.
        space: u8,
        /// Where its marker is.
        marker: u8,
    },
    /// The Automa has reached its marker, so the tile cannot be open.
    #[error(
        "the Automa is on {space} and its marker on {marker}, so somebody has the tile; fix its space first"
    )]
    BehindMarker {
        /// Where the Automa is.
        space: u8,
        /// Where its marker is.
        marker: u8,
    },
    /// No heap of patches is like this.
    #[error(
        "no heap has these numbers: the box has {patches} patches, {with_buttons} with buttons, {printed} printed"
    )]
    Heap {
        /// Patches in the box.
        patches: u8,
        /// Of these with printed buttons.
        with_buttons: u8,
        /// Printed buttons.
        printed: u8,
    },
    /// There is no leather patch at this mark on this board.
    #[error("this board has no leather patch at {0}")]
    NoLeather(u8),
    /// A token has passed this leather patch and taken it.
    #[error("a token has passed the leather patch at {0}, so it is gone; fix the token's space first")]
    LeatherPassed(u8),
    /// The numbers at the end are too large.
    #[error("at most 999 buttons and 81 empty squares can be; not {buttons} and {empty}")]
    TooMuch {
        /// The number of buttons that was said.
        buttons: u16,
        /// Empty squares.
        empty: u8,
    },
}

/// What the companion waits for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Wanted {
    /// The ring.
    Ring,
    /// What you did in your turn.
    YourTurn,
    /// The next patches.
    NextThree,
    /// The Automa's turn.
    Automa,
    /// The card that you drew.
    Card,
    /// Your buttons and empty squares.
    Result,
}

impl std::fmt::Display for Wanted {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Wanted::Ring => "`ring` and the patches clockwise from the pawn",
            Wanted::YourTurn => "`you advance` or `you take PATCH`",
            Wanted::NextThree => "`next` and the next three patches",
            Wanted::Automa => "`automa`",
            Wanted::Card => "`card` and its number",
            Wanted::Result => "`result BUTTONS EMPTY`",
        })
    }
}
