//! The science die.
//!
//! Rules: `science.research`, `science.die`, `science.off-track`.

use kernel::{Seat, Sink};

use crate::components::effect::{Bonus, Move, Tracks};
use crate::components::{Die, Flag};
use crate::rules::action::Act;
use crate::rules::event::Event;
use crate::rules::legal::TapestryLegal;
use crate::state::{Context, Frame, NONE, Tapestry, Task};

impl Tapestry {
    /// Rolls the science die: a track by number.
    pub(crate) fn roll_science<S: Sink<Event>>(&mut self, seat: u8, sink: &mut S) -> u8 {
        let face = self.roll(Die::Science, self.tracks().len() as u8);
        if S::ON {
            sink.event(Event::Rolled { seat: Seat(seat), die: Die::Science, face });
        }
        face
    }

    /// How many times this player rolls, to choose one.
    pub(crate) fn rolls(&self, seat: u8, die: Die) -> u8 {
        let science = die == Die::Science && self.has(seat, Flag::ExtraScienceRoll);
        1 + u8::from(science) + u8::from(self.has(seat, Flag::ExtraRolls))
    }

    pub(crate) fn start_research<S: Sink<Event>>(
        &mut self,
        seat: u8,
        benefit: bool,
        off_vp: u8,
        context: Context,
        sink: &mut S,
    ) {
        let first = self.roll_science(seat, sink);
        let mut rolled = 1 << first;
        for _ in 1..self.rolls(seat, Die::Science) {
            rolled |= 1 << self.roll_science(seat, sink);
        }
        self.push(seat, Task::Research { rolled, benefit, off_vp }, context);
        crate::hooks::rolled(self, seat, Die::Science, first, NONE);
    }

    /// Rolls a die for what follows.
    pub(crate) fn roll_for<S: Sink<Event>>(&mut self, seat: u8, die: Die, sink: &mut S) {
        if die == Die::Science {
            let track = self.roll_science(seat, sink);
            self.tell(|below| below.track = track);
            crate::hooks::rolled(self, seat, Die::Science, track, NONE);
        }
    }

    pub(crate) fn offer_research(&self, frame: &Frame, offer: &mut TapestryLegal) {
        if let Task::Research { rolled, off_vp, .. } = frame.task {
            self.advancing(frame.seat, rolled, off_vp).for_each(|token| offer.add(Act::Token(token)));
            offer.add(Act::No);
        }
    }

    pub(crate) fn answer_research<S: Sink<Event>>(&mut self, frame: Frame, act: Act, sink: &mut S) {
        if let (Task::Research { benefit, off_vp, .. }, Act::Token(token)) = (frame.task, act) {
            let bonus = if benefit { Bonus::Pay } else { Bonus::None };
            let how = Move { tracks: Tracks::Of(0x1f), benefit, bonus, off_vp };
            self.advance(frame.seat, token, how, sink);
        }
    }
}
