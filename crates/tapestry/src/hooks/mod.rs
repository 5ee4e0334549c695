//! What the effect language cannot say: one file for each card or civilization.
//!
//! A hook is a word of the language. It begins at stage 0 and may ask several decisions, one after the other; what it
//! remembers in between are two small numbers and its context.

use kernel::Sink;

use crate::components::effect::{EffectId, Hook};
use crate::rules::action::{Act, Waiting};
use crate::rules::event::Event;
use crate::rules::legal::TapestryLegal;
use crate::state::{Context, Frame, Tapestry};

/// What a hook waits for at a stage.
pub(crate) fn waiting(_hook: Hook, _stage: u8) -> Waiting {
    Waiting::Part
}

/// Whether a hook can do anything.
pub(crate) fn possible(_game: &Tapestry, _seat: u8, _hook: Hook, _context: Context) -> bool {
    false
}

/// Whether a card in hand is among the answers to a hook's question.
pub(crate) fn card_fits(_game: &Tapestry, _hook: Hook, _stage: u8, _card: u8) -> bool {
    true
}

/// Other places for a building than the city.
pub(crate) fn offer_place(_game: &Tapestry, _seat: u8, _landmark: bool, _offer: &mut TapestryLegal) {}

/// Puts a building there.
pub(crate) fn place_elsewhere<S: Sink<Event>>(_game: &mut Tapestry, _frame: Frame, _act: Act, _sink: &mut S) {
}

pub(crate) fn offer_outpost_row(_game: &Tapestry, _seat: u8, _offer: &mut TapestryLegal) {}

pub(crate) fn expose_row(_game: &mut Tapestry, _seat: u8, _row: u8) {}

pub(crate) fn tile_on_mat(_game: &mut Tapestry, _seat: u8, _context: Context, _tile: u8) {}

pub(crate) fn marked_to_top(_game: &mut Tapestry, _seat: u8, _tech: u8, _effect: EffectId) {}

/// What happens at the end of a turn; whether something did.
pub(crate) fn end_of_turn<S: Sink<Event>>(_game: &mut Tapestry, _seat: u8, _sink: &mut S) -> bool {
    false
}

impl Tapestry {
    /// The next step of a hook; `false` if it asks.
    pub(crate) fn step_hook<S: Sink<Event>>(&mut self, _frame: Frame, _sink: &mut S) -> bool {
        self.drop_top();
        true
    }

    pub(crate) fn offer_hook(&self, _frame: &Frame, _offer: &mut TapestryLegal) {}

    pub(crate) fn answer_hook<S: Sink<Event>>(&mut self, _frame: Frame, _act: Act, _sink: &mut S) {}
}
