//! What came of what was said. Sentences for people are made from these, elsewhere.

use kernel::Seat;

use super::action::Fix;
use super::action::Patches;
use super::answer::Answer;
use super::table::Reckoned;
use crate::components::PatchId;

/// Something happened, or was taken note of.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum CompanionEvent {
    /// Part of the ring was entered.
    Ring {
        /// The patches that were said, in order.
        told: Patches,
        /// How many must still be said.
        missing: u8,
    },
    /// The next patches were said.
    Next {
        /// The patches that were said, in order.
        told: Patches,
        /// How many must still be said.
        missing: u8,
    },
    /// You advanced.
    Advanced {
        /// The space that your token left.
        from: u8,
        /// The space that your token reached.
        to: u8,
    },
    /// You took a patch.
    Took {
        /// The patch.
        patch: PatchId,
        /// Its place, 0 for the first from the pawn; unless the ring was not known.
        place: Option<u8>,
        /// The space that your token left.
        from: u8,
        /// The space that your token reached.
        to: u8,
    },
    /// You get the leather patch of this mark.
    YourLeather {
        /// The mark.
        mark: u8,
    },
    /// The Automa did this.
    Automa {
        /// Its turn, with the reasons of its choice.
        answer: Box<Answer>,
        /// How many buttons it has after the turn.
        buttons: u16,
    },
    /// The Automa's deck ran out. The program has shuffled it, or the person must.
    Reshuffled {
        /// Whether the person must.
        by_you: bool,
    },
    /// You covered 7x7.
    Covered {
        /// Whether that brings you the special tile; else the Automa has it already.
        yours: bool,
    },
    /// A token reached the final space.
    Home {
        /// The seat whose token it is.
        seat: Seat,
        /// Whether the other one is still under way.
        first: bool,
    },
    /// A fact was corrected.
    Fixed(Fix),
    /// Who has the special tile changed by that.
    TileMoved {
        /// Who has it now.
        holder: Option<Seat>,
    },
    /// Something is possible, but doubtful.
    Warning(Warning),
    /// Your buttons and empty squares at the end.
    Told {
        /// How many buttons you have left.
        buttons: u16,
        /// Empty squares.
        empty: u8,
    },
    /// The game is over.
    Over {
        /// The seat that won.
        winner: Seat,
        /// The scores.
        scores: [i32; 2],
    },
}

/// Possible, but doubtful: it was accepted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Warning {
    /// By what was told, you have covered fewer squares than 7x7.
    FewSquares {
        /// How many squares you have covered.
        squares: u8,
    },
    /// The tokens are further apart than any move leads.
    FarApart {
        /// How many spaces they are apart.
        spaces: u8,
    },
    /// A token stands further back than it did.
    MovedBack {
        /// The seat whose token it is.
        seat: Seat,
    },
    /// The Automa's cards cannot have brought it so many buttons.
    ManyButtons {
        /// The most buttons that the cards can have brought it.
        most: u16,
    },
    /// The Automa has more patches than have left the ring.
    ManyPatches {
        /// How many patches have left the ring.
        gone: u8,
    },
    /// The order of the ring is not as it was known: these patches do not lie side by side.
    RingOrder,
    /// A patch is back in the ring; its place, just behind the pawn, is a guess.
    PlaceGuessed,
    /// The ring has other patches than it had.
    RingOther,
    /// It is not known where the Automa stood when you covered 7x7: the other levels are a guess.
    CoverTime,
    /// What you told in the game gives other numbers.
    Differs {
        /// What follows from all that you told.
        reckoned: Reckoned,
    },
}
