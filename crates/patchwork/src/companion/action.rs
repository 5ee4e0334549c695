//! What a companion game waits for, and what can be said.

use arrayvec::ArrayVec;
use kernel::Seat;
use kernel::companion::{List, Offered};

use super::table::{PatchworkCompanion, Reckoned};
use crate::companion::TileOwner;
use crate::components::{FINAL, LeatherMarks, MOST_CARDS, PATCHES, PatchId};
use crate::rules::score::AutomaHeap;
use crate::{FIRST, SECOND};

/// Patches in their order, no more than the box has.
pub type Patches = List<PatchId, PATCHES>;
/// Cards in their order, as indices in the kit; no more than a deck can have.
pub type Cards = List<u8, MOST_CARDS>;

/// Something that the person says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CompanionAction {
    /// I advanced.
    Advance,
    /// I took this patch.
    Take(PatchId),
    /// These come next, clockwise from the pawn: all of the next three, or those that follow the known ones.
    Next(Patches),
    /// These follow in the ring, clockwise from the pawn.
    Ring(Patches),
    /// The Automa takes its turn with a card of the program.
    Automa,
    /// The Automa takes its turn with this card of mine: its index in the kit.
    Card(u8),
    /// I covered 7x7.
    Tile,
    /// At the end: my buttons and empty squares.
    Result {
        /// How many buttons I have.
        buttons: u16,
        /// Empty squares.
        empty: u8,
    },
    /// Something on the table is not as the program thinks.
    Fix(Fix),
}

/// A fact of the table, as it really is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fix {
    /// The space of a token.
    Space(Seat, u8),
    /// Whose token lies on top.
    OnTop(Seat),
    /// The buttons that the Automa has collected.
    Buttons(u16),
    /// The patches that the Automa has.
    Heap(AutomaHeap),
    /// Who has the special tile.
    Tile(TileOwner),
    /// The next patches clockwise from the pawn.
    Next(Patches),
    /// The whole ring clockwise from the pawn; all other patches are gone.
    Ring(Patches),
    /// These patches are gone, too.
    Gone(Patches),
    /// These patches are in the ring again, just behind the pawn.
    Back(Patches),
    /// The cards that lie face up on the discard pile.
    Seen(Cards),
    /// How many cards lie aside unseen.
    Aside(u8),
    /// The leather patches that still lie on the time board.
    Leather(LeatherMarks),
}

impl Fix {
    /// The word that stands for the fact: in what is said, and in what is told to programs.
    pub fn key(&self) -> &'static str {
        match self {
            Fix::Space(FIRST, _) => "you-space",
            Fix::Space(..) => "automa-space",
            Fix::OnTop(_) => "on-top",
            Fix::Buttons(_) => "automa-buttons",
            Fix::Heap(_) => "automa-heap",
            Fix::Tile(_) => "tile",
            Fix::Next(_) => "next",
            Fix::Ring(_) => "ring",
            Fix::Gone(_) => "gone",
            Fix::Back(_) => "back",
            Fix::Seen(_) => "seen",
            Fix::Aside(_) => "aside",
            Fix::Leather(_) => "leather-on",
        }
    }
}

/// What a companion game waits for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum CompanionDecision {
    /// The ring, clockwise from the pawn.
    Ring {
        /// What was entered so far.
        known: Patches,
        /// How many must still be said; the last ones follow by themselves.
        missing: u8,
    },
    /// What you did in your turn.
    YourTurn {
        /// Where an advance leads.
        advance_to: u8,
        /// The next patches as far as they are known.
        next: ArrayVec<PatchId, 3>,
        /// The patches that can have been taken.
        within_reach: Patches,
    },
    /// The next patches, for the Automa is due.
    NextThree {
        /// Those that are known.
        known: ArrayVec<PatchId, 3>,
        /// How many must still be said.
        missing: u8,
    },
    /// The Automa's turn; the program draws.
    Automa {
        /// What the back of its next card shows, in the tactical deck.
        next_back: Option<u8>,
    },
    /// The Automa's turn: which card did you draw?
    Card {
        /// The cards that can come, by their index in the kit.
        possible: ArrayVec<u8, MOST_CARDS>,
    },
    /// The end: your buttons and empty squares.
    Result {
        /// What they are by what was told.
        reckoned: Reckoned,
    },
}

/// The answers that are offered; fixes are never among them.
pub type CompanionLegal = Offered<CompanionAction>;

/// A list of one.
fn one(patch: PatchId) -> Patches {
    Patches::of([patch]).unwrap_or_else(Patches::none)
}

impl PatchworkCompanion {
    pub(super) fn waiting(&self) -> Option<CompanionDecision> {
        if self.entering_ring() {
            let missing = (self.ring_to_enter().len() as u8).saturating_sub(1);
            return Some(CompanionDecision::Ring { known: self.ahead, missing });
        }
        Some(match self.due() {
            None if self.told.is_some() => return None,
            None => CompanionDecision::Result { reckoned: self.reckoned() },
            Some(FIRST) => CompanionDecision::YourTurn {
                advance_to: (self.space(SECOND) + 1).min(FINAL),
                next: self.next_known(),
                within_reach: self.within_reach(),
            },
            Some(_) if self.next_missing() > 0 => {
                CompanionDecision::NextThree { known: self.next_known(), missing: self.next_missing() }
            }
            Some(_) if self.draws_itself() => CompanionDecision::Automa { next_back: self.next_back() },
            Some(_) => CompanionDecision::Card { possible: self.possible_cards() },
        })
    }

    pub(super) fn offered(&self) -> CompanionLegal {
        Offered(match self.waiting() {
            None => Vec::new(),
            Some(CompanionDecision::Ring { .. }) => {
                self.ring_to_enter().into_iter().map(|patch| CompanionAction::Ring(one(patch))).collect()
            }
            Some(CompanionDecision::YourTurn { within_reach, .. }) => {
                let takes = within_reach.iter().map(|&patch| CompanionAction::Take(patch));
                [CompanionAction::Advance].into_iter().chain(takes).collect()
            }
            Some(CompanionDecision::NextThree { .. }) => {
                self.unknown().map(|patch| CompanionAction::Next(one(patch))).collect()
            }
            Some(CompanionDecision::Automa { .. }) => vec![CompanionAction::Automa],
            Some(CompanionDecision::Card { possible }) => {
                possible.into_iter().map(CompanionAction::Card).collect()
            }
            Some(CompanionDecision::Result { reckoned }) => {
                vec![CompanionAction::Result { buttons: reckoned.buttons, empty: reckoned.empty }]
            }
        })
    }
}
