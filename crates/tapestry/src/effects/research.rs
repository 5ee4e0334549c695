//! Dice: rolled, rolled once more by who may, and what they give.
//!
//! Rules: `science.research`, `science.off-track`, `science.either-die`, `conquer.dice`, `civ.psionics`.

use kernel::{Hex, Seat, Sink};

use crate::components::effect::{Bonus, Move, Tracks};
use crate::components::{Die, Flag, Track};
use crate::rules::action::Act;
use crate::rules::event::Event;
use crate::rules::legal::TapestryLegal;
use crate::state::{Context, FaceNo, Frame, LastRolls, NONE, Tapestry, Task};

impl Tapestry {
    /// Rolls the science die: a track by number.
    pub(crate) fn roll_science<S: Sink<Event>>(&mut self, seat: u8, sink: &mut S) -> u8 {
        let tracks = if self.turn.die == 0 { self.tracks().len() as u8 } else { self.turn.die };
        let face = self.roll(Die::Science, tracks);
        if S::ON {
            sink.event(Event::Rolled { seat: Seat(seat), die: Die::Science, face });
        }
        face
    }

    pub(crate) fn roll_conquer<S: Sink<Event>>(&mut self, seat: u8, die: Die, sink: &mut S) -> u8 {
        let face = self.roll(die, 6);
        if S::ON {
            sink.event(Event::Rolled { seat: Seat(seat), die, face });
        }
        face
    }

    /// Rolls a die, and once more for who may choose between two rolls.
    pub(crate) fn roll_faces<S: Sink<Event>>(&mut self, seat: u8, die: Die, sink: &mut S) -> [u8; 2] {
        let twice = self.has(seat, Flag::ExtraRolls)
            || (die == Die::Science && self.has(seat, Flag::ExtraScienceRoll));
        let mut once = || match die {
            Die::Science => self.roll_science(seat, sink),
            _ => self.roll_conquer(seat, die, sink),
        };
        let faces = [once(), if twice { once() } else { NONE }];
        if die == Die::Science {
            self.turn.die = 0;
        }
        faces
    }

    /// After a roll, with what uses it on top of the stack: the choice between two faces, and others who profit first.
    pub(crate) fn settle_roll(&mut self, seat: u8, die: Die, faces: [u8; 2], hex: u8) {
        if faces[1] != NONE && faces[1] != faces[0] {
            self.push(seat, Task::PickFace { die, faces }, Context::default());
        }
        crate::hooks::rolled(self, seat, die, faces[0], hex);
    }

    /// Both conquer dice of a territory, for one or both of them.
    pub(crate) fn roll_conquest<S: Sink<Event>>(&mut self, seat: u8, hex: u8, both: bool, sink: &mut S) {
        let red = self.roll_faces(seat, Die::Red, sink);
        let black = self.roll_faces(seat, Die::Black, sink);
        let last = LastRolls { red: FaceNo::new(red[1]), black: FaceNo::new(black[1]) };
        let task = Task::ConquerDie { hex, red: red[0], black: black[0], both, last };
        self.push(seat, task, Context::default());
        self.settle_roll(seat, Die::Black, black, hex);
        self.settle_roll(seat, Die::Red, red, hex);
    }

    /// One die for its benefit.
    pub(crate) fn roll_benefit<S: Sink<Event>>(&mut self, seat: u8, die: Die, hex: u8, sink: &mut S) {
        let faces = self.roll_faces(seat, die, sink);
        let context = Context::of_hex(Hex(hex));
        self.push(seat, Task::DieBenefit { die, face: faces[0] }, context);
        self.settle_roll(seat, die, faces, hex);
    }

    /// What a die gives.
    pub(crate) fn die_benefit(&mut self, frame: Frame) {
        let Task::DieBenefit { die, face } = frame.task else { return };
        match die {
            Die::Red => self.push_effect(frame.seat, self.kit.red[usize::from(face)], frame.context),
            Die::Black => self.push_effect(frame.seat, self.kit.black[usize::from(face)], frame.context),
            Die::Science => {
                let how = Move { tracks: Tracks::Of(1 << face), benefit: true, bonus: Bonus::Pay, off_vp: 0 };
                self.push(frame.seat, Task::Advance(how), Context::default());
            }
        }
    }

    /// How many times this player rolls the science die, to choose one.
    fn science_rolls(&self, seat: u8) -> u8 {
        1 + u8::from(self.has(seat, Flag::ExtraScienceRoll)) + u8::from(self.has(seat, Flag::ExtraRolls))
    }

    pub(crate) fn start_research<S: Sink<Event>>(
        &mut self,
        seat: u8,
        benefit: bool,
        off_vp: u8,
        context: Context,
        sink: &mut S,
    ) {
        self.roll_or_ask(Frame { seat, task: Task::RollResearch { benefit, off_vp }, context }, sink);
    }

    /// Whether somebody chooses which science die is rolled next: in the variant with two of them.
    pub(crate) fn chooses_die(&self) -> bool {
        self.options.either_die && self.arts() && self.turn.die == 0
    }

    /// Asks which science die is rolled next.
    pub(crate) fn ask_die(&mut self, seat: u8) {
        self.push(seat, Task::ChooseDie, Context::default());
    }

    /// Rolls at once, or after the choice of the die.
    fn roll_or_ask<S: Sink<Event>>(&mut self, frame: Frame, sink: &mut S) {
        if self.chooses_die() {
            self.push(frame.seat, frame.task, frame.context);
            self.ask_die(frame.seat);
        } else {
            self.step_roll(frame, sink);
        }
    }

    /// The science die is rolled.
    pub(crate) fn step_roll<S: Sink<Event>>(&mut self, frame: Frame, sink: &mut S) {
        let Frame { seat, context, task } = frame;
        let Task::RollResearch { benefit, off_vp } = task else {
            let faces = self.roll_faces(seat, Die::Science, sink);
            self.tell(|below| below.track = Track::at(faces[0]));
            return self.settle_roll(seat, Die::Science, faces, NONE);
        };
        let first = self.roll_science(seat, sink);
        let mut rolled = 1 << first;
        for _ in 1..self.science_rolls(seat) {
            rolled |= 1 << self.roll_science(seat, sink);
        }
        self.turn.die = 0;
        self.push(seat, Task::Research { rolled, benefit, off_vp }, context);
        crate::hooks::rolled(self, seat, Die::Science, first, NONE);
    }

    /// Rolls a die for what follows.
    pub(crate) fn roll_for<S: Sink<Event>>(&mut self, seat: u8, die: Die, sink: &mut S) {
        if die == Die::Science {
            self.roll_or_ask(Frame { seat, task: Task::RollFor, context: Context::default() }, sink);
        }
    }

    pub(crate) fn offer_research(&self, frame: &Frame, offer: &mut TapestryLegal) {
        match frame.task {
            Task::Research { rolled, off_vp, .. } => {
                self.advancing(frame.seat, rolled, off_vp).for_each(|token| offer.add(Act::Token(token)));
                offer.add(Act::No);
            }
            Task::PickFace { .. } | Task::ChooseDie => {
                (0..2).for_each(|part| offer.add(Act::Part(part)));
            }
            _ => {}
        }
    }

    pub(crate) fn answer_research<S: Sink<Event>>(&mut self, frame: Frame, act: Act, sink: &mut S) {
        let Frame { seat, task, .. } = frame;
        match (task, act) {
            (Task::Research { benefit, off_vp, .. }, Act::Token(token)) => {
                let bonus = if benefit { Bonus::Pay } else { Bonus::None };
                let how = Move { tracks: Tracks::Of(0x1f), benefit, bonus, off_vp };
                self.advance(seat, token, how, sink);
            }
            (Task::ChooseDie, Act::Part(part)) => self.turn.die = if part == 0 { 4 } else { 5 },
            (Task::PickFace { die, faces }, Act::Part(part)) => {
                self.take_face(die, faces[usize::from(part.min(1))]);
            }
            _ => {}
        }
    }

    /// The chosen face goes to what uses the roll: the first frame below that is no other choice of a face.
    fn take_face(&mut self, die: Die, chosen: u8) {
        let uses = |frame: &&mut Frame| !matches!(frame.task, Task::PickFace { .. });
        let Some(frame) = self.frames.iter_mut().rev().find(uses) else { return };
        match (&mut frame.task, die) {
            (Task::ConquerDie { red, .. }, Die::Red) => *red = chosen,
            (Task::ConquerDie { black, .. }, Die::Black) => *black = chosen,
            (Task::DieBenefit { face, .. }, _) => *face = chosen,
            (Task::Hook(doing), _) => doing.take_face(die, chosen),
            (_, Die::Science) => frame.context.track = Track::at(chosen),
            _ => {}
        }
    }
}
