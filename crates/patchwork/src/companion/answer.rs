//! What the Automa does with a card, and everything that follows from it.

use arrayvec::ArrayVec;
use kernel::Reasons;

use crate::automa::{self, Candidate, Sight, Turn};
use crate::components::{FINAL, Kit, LeatherMarks};
use crate::options::{LeatherReading, PatchworkOptions};

/// What the Automa does there, and what follows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Answer {
    /// The card's index in the kit.
    pub card: u8,
    /// The space that the token leaves.
    pub from: u8,
    /// What it takes and where it goes.
    pub turn: Turn,
    /// The filters of its choice in order, with what each measured.
    pub reasons: Reasons<Candidate>,
    /// The income marks that it crosses.
    pub income_marks: ArrayVec<u8, 9>,
    /// The buttons that it gains.
    pub buttons: u16,
    /// The leather patches that it reaches: they are out of the game.
    pub leather: LeatherMarks,
    /// Whether it gets the special tile now.
    pub gets_tile: bool,
    /// Whether it moves again at once.
    pub moves_again: bool,
}

/// What the choice itself does not look at, but its consequences do.
#[derive(Clone, Copy, Debug)]
pub(super) struct Stakes {
    pub options: PatchworkOptions,
    pub leather: LeatherMarks,
    pub tile_open: bool,
}

impl Answer {
    /// The turn with this card.
    pub(super) fn of(kit: &Kit, sight: &impl Sight, card: u8, stakes: Stakes) -> Answer {
        let printed = kit.card(card);
        let (from, person) = (sight.automa_space(), sight.person_space());
        let mut reasons = Reasons::default();
        let turn = automa::choose(sight, printed, &mut reasons);
        let income_marks: ArrayVec<u8, 9> = kit.time_board.income_crossed(from, turn.to).collect();
        let leather = match stakes.options.leather {
            LeatherReading::Taken => stakes.leather.crossed(from, turn.to),
            LeatherReading::Left => LeatherMarks::default(),
        };
        Answer {
            card,
            from,
            turn,
            reasons,
            buttons: u16::from(printed.income) * income_marks.len() as u16,
            income_marks,
            leather,
            gets_tile: stakes.tile_open && turn.to >= kit.time_board.marker(stakes.options.level),
            moves_again: turn.to <= person && turn.to < FINAL,
        }
    }
}
