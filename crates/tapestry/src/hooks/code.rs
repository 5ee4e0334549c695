//! What a hook is: a stage that goes on by itself, or asks.

use kernel::Sink;

use super::Doing;
use crate::rules::action::{Act, Waiting};
use crate::rules::event::Event;
use crate::rules::legal::TapestryLegal;
use crate::state::{CardNo, Context, Frame, Tapestry, Task};

/// For whom a hook works, and about what.
#[derive(Clone, Copy, Debug)]
pub(crate) struct At {
    pub seat: u8,
    pub context: Context,
}

impl At {
    pub fn of(frame: &Frame) -> At {
        At { seat: frame.seat, context: frame.context }
    }

    /// The same context for another player.
    pub fn by(self, seat: u8) -> At {
        At { seat, ..self }
    }
}

/// A code hook. Its values are its stages, with what each remembers.
pub(crate) trait Code: Copy {
    /// What it waits for at this stage; `None` if it goes on by itself.
    fn asks(self) -> Option<Waiting> {
        None
    }

    /// Goes on by itself, having left the stack: whatever follows is put there.
    fn step<S: Sink<Event>>(self, _game: &mut Tapestry, _at: At, _sink: &mut S) {}

    /// What can be answered.
    fn offer(self, _game: &Tapestry, _at: At, _offer: &mut TapestryLegal) {}

    /// Does what was answered, having left the stack.
    fn answer<S: Sink<Event>>(self, _game: &mut Tapestry, _at: At, _act: Act, _sink: &mut S) {}

    /// Whether it could do anything if it began now.
    fn possible(self, _game: &Tapestry, _at: At) -> bool {
        true
    }

    /// Whether a card in hand may be among the answers: others can tell that from the question.
    fn card_fits(self, _game: &Tapestry, _card: u8) -> bool {
        true
    }

    /// Cards of the hand that it remembers, which nobody else knows: each is replaced by what this gives for it.
    fn replace_cards(&mut self, _replace: &mut dyn FnMut(CardNo) -> Option<CardNo>) {}
}

impl Tapestry {
    /// Puts a stage of a hook on the stack.
    pub(crate) fn push_code(&mut self, at: At, code: impl Into<Doing>) {
        self.push(at.seat, Task::Hook(code.into()), at.context);
    }

    /// The next step of a hook; `false` if it asks.
    pub(crate) fn step_hook<S: Sink<Event>>(&mut self, frame: Frame, doing: Doing, sink: &mut S) -> bool {
        if doing.asks().is_some() {
            return false;
        }
        self.drop_top();
        doing.step(self, At::of(&frame), sink);
        true
    }
}
