//! The cult board: priests, steps, keys and the top space.

use kernel::{Seat, Sink};

use super::event::Event;
use super::illegal::Illegal;
use crate::components::{Cult, FactionId};
use crate::state::{NOBODY, TerraMystica};

/// The top space of every track.
pub(crate) const TOP: u8 = 10;

impl TerraMystica {
    /// Whether somebody stands on the top space of a track.
    #[inline]
    pub(crate) fn top_taken(&self, cult: Cult) -> bool {
        self.players().iter().any(|player| player.purse.cults[cult.index()] == TOP)
    }

    /// Moves a marker up, with the power of the way; it stops at 9 without a key, or if the top is taken.
    pub(crate) fn step_up<S: Sink<Event>>(&mut self, seat: Seat, cult: Cult, steps: u8, sink: &mut S) {
        let from = self.player(seat).purse.cults[cult.index()];
        let mut to = (from + steps).min(TOP);
        if to == TOP && from < TOP {
            if self.top_taken(cult) {
                to = TOP - 1;
            } else if self.player(seat).keys == 0 {
                to = TOP - 1;
                self.player_mut(seat).stopped |= 1 << cult.index();
            } else {
                self.player_mut(seat).keys -= 1;
            }
        }
        self.move_marker(seat, cult, from, to.max(from), sink);
    }

    fn move_marker<S: Sink<Event>>(&mut self, seat: Seat, cult: Cult, from: u8, to: u8, sink: &mut S) {
        let power: u8 = (from + 1..=to).map(|space| self.kit.cult_board.power_at[usize::from(space)]).sum();
        let purse = &mut self.player_mut(seat).purse;
        purse.cults[cult.index()] = to;
        let power = purse.gain_power(power);
        if S::ON {
            sink.event(Event::Cult { seat, cult, from, to, power });
        }
    }

    /// New keys arrived: markers that were stopped at 9 this turn move on, if there are keys for all of them.
    pub(crate) fn unlock_tops<S: Sink<Event>>(&mut self, seat: Seat, sink: &mut S) {
        let player = self.player(seat);
        let waiting = Cult::ALL.into_iter().filter(|cult| {
            player.stopped >> cult.index() & 1 == 1
                && player.purse.cults[cult.index()] == TOP - 1
                && !self.top_taken(*cult)
        });
        let waiting: arrayvec::ArrayVec<Cult, 4> = waiting.collect();
        if waiting.len() <= usize::from(player.keys) {
            for cult in waiting {
                self.player_mut(seat).keys -= 1;
                self.move_marker(seat, cult, TOP - 1, TOP, sink);
            }
            self.player_mut(seat).stopped = 0;
        }
    }

    /// Steps on all tracks at once: where the keys do not suffice for all tops, the player chooses.
    pub(crate) fn step_all<S: Sink<Event>>(&mut self, seat: Seat, steps: u8, sink: &mut S) {
        let player = self.player(seat);
        let reaches = |cult: &Cult| {
            let at = player.purse.cults[cult.index()];
            at < TOP && at + steps >= TOP && !self.top_taken(*cult)
        };
        let tops: arrayvec::ArrayVec<Cult, 4> = Cult::ALL.into_iter().filter(reaches).collect();
        if tops.len() > usize::from(player.keys) {
            for cult in Cult::ALL {
                let at = self.player(seat).purse.cults[cult.index()];
                let held = if tops.contains(&cult) { steps.min(TOP - 1 - at) } else { steps };
                self.step_up(seat, cult, held, sink);
            }
            if self.player(seat).keys > 0 {
                self.turn.tops = tops.iter().map(|cult| 1 << cult.index()).sum();
            } else {
                self.player_mut(seat).stopped |= tops.iter().map(|cult| 1 << cult.index()).sum::<u8>();
            }
        } else {
            for cult in Cult::ALL {
                self.step_up(seat, cult, steps, sink);
            }
        }
    }

    pub(crate) fn check_top(&self, seat: Seat, cult: Cult) -> Result<(), Illegal> {
        if !self.is_own_turn(seat) || self.turn.tops == 0 {
            return Err(Illegal::NoTopDue);
        }
        if self.turn.tops >> cult.index() & 1 == 0 { Err(Illegal::TopNot { cult }) } else { Ok(()) }
    }

    pub(crate) fn enter_top<S: Sink<Event>>(&mut self, seat: Seat, cult: Cult, sink: &mut S) {
        self.player_mut(seat).keys -= 1;
        self.move_marker(seat, cult, TOP - 1, TOP, sink);
    }

    /// Markers for which a key is to be chosen: those that got up another way meanwhile, or found the top taken, no
    /// longer wait; without a key left, the others are stopped.
    pub(crate) fn settle_tops(&mut self) {
        if self.turn.tops == 0 {
            return;
        }
        let seat = Seat(self.active);
        let waits = |cult: &Cult| {
            self.turn.tops >> cult.index() & 1 == 1
                && self.player(seat).purse.cults[cult.index()] == TOP - 1
                && !self.top_taken(*cult)
        };
        let tops = Cult::ALL.into_iter().filter(waits).map(|cult| 1 << cult.index()).sum();
        if self.player(seat).keys == 0 {
            self.player_mut(seat).stopped |= tops;
            self.turn.tops = 0;
        } else {
            self.turn.tops = tops;
        }
    }

    /// Beside [`check_main`](Self::check_main), which a list of all actions asks once.
    pub(crate) fn check_send(&self, seat: Seat, cult: Cult, value: u8) -> Result<(), Illegal> {
        if self.player(seat).purse.priests == 0 {
            return Err(Illegal::NoPriest);
        }
        if self.priest_space(cult, value).is_none() && value != self.kit.cult_board.priest_no_space {
            return Err(Illegal::PriestSpace { cult, value });
        }
        Ok(())
    }

    /// The free space of this printed value.
    #[inline]
    pub(crate) fn priest_space(&self, cult: Cult, value: u8) -> Option<usize> {
        let spaces = self.priest_spaces[cult.index()];
        (0..4).find(|space| spaces[*space] == NOBODY && self.kit.cult_board.priest_spaces[*space] == value)
    }

    pub(crate) fn send<S: Sink<Event>>(&mut self, seat: Seat, cult: Cult, value: u8, sink: &mut S) {
        let space = self.priest_space(cult, value);
        let player = self.player_mut(seat);
        player.purse.priests -= 1;
        if let Some(space) = space {
            player.priests_out += 1;
            self.priest_spaces[cult.index()][space] = seat.0;
        }
        if S::ON {
            sink.event(Event::Sent { seat, cult, stays: space.is_some() });
        }
        let more = self.plays(seat, FactionId::Acolytes) && self.player(seat).has_stronghold();
        let extra = if more { self.faction(seat).powers.priest_steps } else { 0 };
        self.step_up(seat, cult, value + extra, sink);
    }

    /// A step that is due: of the action under way, or for power that an opponent took.
    pub(crate) fn check_step(&self, seat: Seat) -> Result<(), Illegal> {
        let own = self.is_own_turn(seat) && self.turn.steps > 0;
        let player = self.player(seat);
        if own || player.steps_due > 0 || player.steps_late() { Ok(()) } else { Err(Illegal::NoStepDue) }
    }

    pub(crate) fn step<S: Sink<Event>>(&mut self, seat: Seat, cult: Cult, sink: &mut S) {
        if self.player(seat).steps_due > 0 {
            self.player_mut(seat).steps_due -= 1;
            self.step_up(seat, cult, 1, sink);
        } else if !(self.is_own_turn(seat) && self.turn.steps > 0) {
            let stride = self.take_late_step(seat);
            self.step_up(seat, cult, stride, sink);
        } else {
            self.turn.steps -= 1;
            self.step_up(seat, cult, self.turn.stride, sink);
        }
        if !self.is_own_turn(seat) {
            self.player_mut(seat).stopped = 0;
        }
    }
}
