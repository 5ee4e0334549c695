//! How much one decision, and one game, may take.
//!
//! The printed box stays far below these numbers: `tests/bounds.rs` says how far. A pack can go beyond them by effects that
//! cause each other. That is refused, and the position stays what it was.

use kernel::{Budget, Sink};

use super::action::Action;
use super::event::Event;
use super::illegal::Illegal;
use crate::components::EffectId;
use crate::state::{Frame, Tapestry};

/// Steps of effects that one decision may cause.
pub const MOST_STEPS: u32 = 3_000;
/// Decisions of one game.
pub const MOST_DECISIONS: u32 = 10_000;

/// Effects that are remembered when the steps run out, to find out whose they are.
const LAST_SEEN: usize = 64;

/// The effects that began last: what goes round in circles is among them.
#[derive(Default)]
pub(crate) struct Seen(arrayvec::ArrayVec<EffectId, LAST_SEEN>);

impl Seen {
    /// Looks at what is done, once only few steps are left.
    #[inline]
    pub fn look(&mut self, frame: &Frame, budget: Budget) {
        if budget.left() < LAST_SEEN as u32
            && let Some(effect) = frame.task.effect()
        {
            let _ = self.0.try_push(effect);
        }
    }
}

impl Tapestry {
    /// The refusal of what goes on too long: which component of a pack it comes from, as far as that can be seen.
    #[cold]
    pub(crate) fn too_long(&self, seen: &Seen) -> Illegal {
        let under_way = self.frames.iter().filter_map(|frame| frame.task.effect());
        Illegal::TooLong(self.kit.origin(under_way.chain(seen.0.iter().copied())))
    }

    /// How many steps a decision causes. It is tried on a copy.
    pub fn steps_of(&self, action: Action) -> Result<u32, Illegal> {
        let mut game = self.clone();
        let frame = game.asked(action)?;
        let mut budget = Budget::of(MOST_STEPS);
        game.carry_out(frame, action.act, &mut budget, &mut ())?;
        Ok(budget.taken())
    }

    /// Goes on within the budget of one decision.
    pub(crate) fn settle<S: Sink<Event>>(&mut self, sink: &mut S) -> Result<(), Illegal> {
        self.go_on(&mut Budget::of(MOST_STEPS), sink)
    }
}
