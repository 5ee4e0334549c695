//! What only records of online games have: cult steps that are put off, tiles that are given up, players who leave.

use kernel::{Seat, Sink};

use super::event::Event;
use super::illegal::Illegal;
use crate::options::Offers;
use crate::state::{MOST_LATE_STEPS, Phase, Stage, TerraMystica, Turn};

impl TerraMystica {
    /// Whether the game is played as records of online games have it.
    #[inline]
    pub(crate) fn is_record(&self) -> bool {
        self.options.offers == Offers::Record
    }

    /// Whether a cult step is due, of the action under way or for power that an opponent took.
    #[inline]
    pub(crate) fn owes_step(&self, seat: Seat) -> bool {
        self.turn.steps > 0 || self.player(seat).steps_due > 0
    }

    /// Whether the steps that are due hinder nothing: in a record, as many as can be remembered.
    pub(crate) fn may_put_off_steps(&self, seat: Seat) -> bool {
        let room = |steps: u8| MOST_LATE_STEPS.checked_sub(usize::from(steps));
        // They are remembered from the front.
        let oldest_free = room(self.turn.steps).and_then(|place| self.player(seat).late_steps.get(place));
        self.is_record() && (self.turn.steps == 0 || oldest_free == Some(&0))
    }

    /// The action ends: its steps that were not taken stay due.
    pub(crate) fn put_off_steps(&mut self) {
        let (steps, stride, active) = (self.turn.steps, self.turn.stride, Seat(self.active));
        let late = &mut self.player_mut(active).late_steps;
        for slot in late.iter_mut().filter(|slot| **slot == 0).take(usize::from(steps)) {
            *slot = stride;
        }
    }

    /// Takes the oldest step that was put off; says how far it goes.
    pub(crate) fn take_late_step(&mut self, seat: Seat) -> u8 {
        let late = &mut self.player_mut(seat).late_steps;
        let stride = late[0];
        late.rotate_left(1);
        late[MOST_LATE_STEPS - 1] = 0;
        stride
    }

    /// Whether favour tiles are all that hinders the end of the turn: a record may give them up.
    pub(crate) fn may_give_up_favours(&self, seat: Seat) -> bool {
        self.is_record() && self.turn.favours > 0 && !self.must_besides_favours(seat)
    }

    pub(crate) fn check_leave(&self, seat: Seat) -> Result<(), Illegal> {
        if !self.is_record() {
            return Err(Illegal::NobodyLeaves);
        }
        if self.player(seat).left {
            return Err(Illegal::Left);
        }
        match self.waiting() {
            None => Err(Illegal::Over),
            Some((_, waiting)) => {
                let begun = matches!(self.phase, Phase::Actions | Phase::CultBonus | Phase::Income);
                let choosing = self.turn.dig.is_some() || self.turn.tokens > 0;
                if begun && !choosing { Ok(()) } else { Err(Illegal::Wanted(waiting)) }
            }
        }
    }

    /// A player leaves: no more turns, no more answers; the bonus card comes back, everything else stays as it is.
    pub(crate) fn leave<S: Sink<Event>>(&mut self, seat: Seat, sink: &mut S) {
        let player = self.player_mut(seat);
        player.left = true;
        player.passed = true;
        player.steps_due = 0;
        player.late_steps = [0; MOST_LATE_STEPS];
        player.tokens_due = 0;
        player.spades_due = 0;
        player.priests_due = 0;
        let card = player.bonus.take();
        if let Some(card) = card {
            let _ = self.bonus_row.try_push(card);
        }
        self.passed.retain(|other| *other != seat.0);
        self.offers.retain(|offer| offer.to != seat);
        if self.phase != Phase::Actions {
            self.put_leavers_last();
        } else if self.active == seat.0 {
            self.turn = Turn { stage: Stage::Over, ..Turn::NEW };
            self.player_mut(seat).stopped = 0;
        }
        if S::ON {
            sink.event(Event::Left { seat, card });
        }
    }

    /// The order of play as it is, with those who have left behind all others, in seat order.
    pub(crate) fn put_leavers_last(&mut self) {
        let (order, seats) = (self.order, usize::from(self.options.seats));
        let stay = order[..seats].iter().filter(|seat| !self.players[usize::from(**seat)].left);
        for (place, seat) in stay.enumerate() {
            self.order[place] = *seat;
        }
        self.append_leavers();
    }

    /// Those who have left, at the end of the order.
    pub(crate) fn append_leavers(&mut self) {
        let leavers = self.seat_list().filter(|seat| self.player(*seat).left);
        let leavers: arrayvec::ArrayVec<Seat, { crate::state::MOST_SEATS }> = leavers.collect();
        let first = usize::from(self.options.seats) - leavers.len();
        for (place, seat) in leavers.into_iter().enumerate() {
            self.order[first + place] = seat.0;
        }
    }
}
