//! Turns: an income turn or an advance; whose turn is next; the end.
//!
//! Rules: `turn.choice`, `turn.first`, `turn.order`, `advance.cost`, `landmarks.cards`, `end.own`, `end.game`, `end.tie`.

use kernel::{Seat, Seats, Sink};

use super::action::Act;
use super::event::Event;
use super::legal::TapestryLegal;
use crate::automa::BotTask;
use crate::components::effect::{Bonus, Move, Tracks};
use crate::components::{Flag, Goods, TierCost, Track};
use crate::effects_bits as bits;
use crate::readings::Tie;
use crate::state::{Context, Tapestry, Task, Turn};

/// The tier of a space, 0 to 3.
pub(crate) fn tier(space: u8) -> usize {
    usize::from(space.saturating_sub(1) / 3)
}

impl Tapestry {
    pub(crate) fn start_turn(&mut self, seat: u8) {
        self.active = seat;
        self.turn = Turn::default();
        self.push(seat, Task::EndTurn, Context::default());
        let turn = if self.is_bot(seat) { Task::Bot(BotTask::Turn) } else { Task::TakeTurn };
        self.push(seat, turn, Context::default());
    }

    /// What entering a space costs: resources of the track, and others.
    pub(crate) fn price(&self, track: Track, space: u8) -> (Goods, TierCost) {
        let board = &self.kit.tracks[track.index()];
        let cost = board.costs[tier(space)];
        (board.resource.map_or(Goods::NONE, |good| Goods::of(good, cost.own)), cost)
    }

    /// Every way to pay for entering a space.
    fn ways_to_enter(&self, have: Goods, track: Track, space: u8, mut each: impl FnMut(Goods)) {
        let (own, cost) = self.price(track, space);
        if !have.covers(own) {
            return;
        }
        have.minus(own).ways(cost.any, |any| {
            if cost.kinds.allow(any) {
                each(own.plus(any));
            }
        });
    }

    /// Whether this is one of them.
    fn is_way_to_enter(&self, have: Goods, track: Track, space: u8, pay: Goods) -> bool {
        let (own, cost) = self.price(track, space);
        if !have.covers(pay) || !pay.covers(own) {
            return false;
        }
        let any = pay.minus(own);
        any.0.iter().map(|n| u16::from(*n)).sum::<u16>() == u16::from(cost.any) && cost.kinds.allow(any)
    }

    /// Whether an income turn can be taken. Who has used what works in an advance turn takes one of those.
    pub(crate) fn may_take_income(&self, seat: u8) -> bool {
        self.player(seat).income_turns < 5 && !self.turn.once
    }

    /// Whether an advance turn can be taken by whoever can pay.
    pub(crate) fn may_advance(&self, seat: u8) -> bool {
        match self.player(seat).income_turns {
            0 => false,
            5 => self.has(seat, Flag::PlaysOn),
            _ => true,
        }
    }

    pub(crate) fn offer_turn(&self, seat: u8, offer: &mut TapestryLegal) {
        let player = self.player(seat);
        if self.may_take_income(seat) {
            offer.add(Act::Income);
        }
        if player.income_turns == 0 {
            return;
        }
        crate::hooks::offer_turn(self, seat, offer);
        if !self.may_advance(seat) {
            return;
        }
        for token in self.advancing(seat, 0x1f, 0) {
            let at = player.tokens[usize::from(token)];
            let track = Track::ALL[usize::from(at.track)];
            self.ways_to_enter(player.goods, track, at.space + 1, |pay| {
                offer.add(Act::Advance { token, pay });
            });
        }
    }

    /// Whether [`offer_turn`](Self::offer_turn) offers this advance, without the long list of all ways to pay.
    pub(crate) fn is_advance_offered(&self, seat: u8, token: u8, pay: Goods) -> bool {
        self.may_advance(seat)
            && self.advancing(seat, 0x1f, 0).any(|known| known == token)
            && self.player(seat).tokens.get(usize::from(token)).is_some_and(|at| {
                let track = Track::ALL[usize::from(at.track)];
                self.is_way_to_enter(self.player(seat).goods, track, at.space + 1, pay)
            })
    }

    pub(crate) fn answer_turn<S: Sink<Event>>(&mut self, seat: u8, act: Act, sink: &mut S) {
        match act {
            Act::Income => {
                let player = self.player_mut(seat);
                player.income_turns += 1;
                let number = player.income_turns;
                self.turn.income = true;
                if S::ON {
                    sink.event(Event::IncomeTurn { seat: Seat(seat), number });
                }
                self.push(seat, Task::Income(0), Context::default());
            }
            Act::Advance { token, pay } => {
                self.pay(seat, pay, sink);
                let how = Move { tracks: Tracks::Of(0x1f), benefit: true, bonus: Bonus::Pay, off_vp: 0 };
                self.advance(seat, token, how, sink);
            }
            _ => crate::hooks::answer_turn(self, seat, act, sink),
        }
    }

    pub(crate) fn end_turn<S: Sink<Event>>(&mut self, sink: &mut S) {
        let seat = self.active;
        // Landmark cards, then abilities; what they cause is done before the next.
        while self.turn.ending < 2 {
            self.turn.ending += 1;
            self.push(seat, Task::EndTurn, Context::default());
            let before = self.frames.len();
            if self.turn.ending == 1 {
                self.check_goals(seat, sink);
            } else {
                self.abilities_at_end(seat);
            }
            if self.frames.len() > before {
                return;
            }
            self.drop_top();
        }
        if self.player(seat).income_turns == 5 && !self.plays_on(seat) {
            self.finish(seat, sink);
            if let (true, Some(shadow)) = (self.is_automa(seat), self.shadow_seat()) {
                self.finish(shadow, sink);
            }
        }
        for player in &mut self.players {
            player.activated = [0; 5];
            player.locked = 0;
        }
        let player = self.player_mut(seat);
        player.blocks_for = player.blocks_for.saturating_sub(1);
        if player.blocks_for == 0 {
            player.blocks = crate::state::NONE;
        }
        for other in self.seat_list() {
            let player = self.player(other);
            if player.income_turns == 5 && !player.done && !self.plays_on(other) {
                self.finish(other, sink);
            }
        }
        let next = self.others(seat).chain([seat]).find(|other| self.has_turns(*other));
        match next {
            Some(next) => self.start_turn(next),
            None => {
                self.over = true;
                if S::ON {
                    sink.event(Event::Over { winners: self.best() });
                }
            }
        }
    }

    /// Goals of landmark cards that are met: their landmarks.
    fn check_goals<S: Sink<Event>>(&mut self, seat: u8, sink: &mut S) {
        let kit = self.kit;
        for card in bits(u64::from(self.player(seat).landmark_cards)) {
            let known = &kit.landmark_cards[usize::from(card)];
            if self.landmarks >> known.landmark & 1 == 1
                && known.goal.is_some_and(|goal| self.holds(seat, goal, Context::default()))
            {
                if S::ON {
                    sink.event(Event::GoalMet { seat: Seat(seat), card });
                }
                self.gain_landmark(seat, known.landmark, false, sink);
            }
        }
    }

    /// What civilizations do at the end of a turn, and at the end of income turn 5.
    fn abilities_at_end(&mut self, seat: u8) {
        if self.turn.income && self.player(seat).income_turns == 5 {
            for at in 0..self.player(seat).civs.len() {
                if let Some(effect) = self.mat(self.player(seat).civs[at].civ).end {
                    self.push_effect(seat, effect, Context::of_civ(at));
                }
            }
        }
        crate::hooks::end_of_turn(self, seat);
    }

    /// Whether a player goes on after income turn 5: Elder Ones as long as they can advance, Merfolk as long as they
    /// have cards, whoever says so at a real table.
    fn plays_on(&self, seat: u8) -> bool {
        self.bots.real.plays_on >> seat & 1 == 1
            || self.has(seat, Flag::PlaysOn) && self.can_pay_for_an_advance(seat)
            || self.has(seat, Flag::PlaysCards) && self.player(seat).hand != 0
    }

    fn finish<S: Sink<Event>>(&mut self, seat: u8, sink: &mut S) {
        let player = self.player_mut(seat);
        player.done = true;
        let vp = player.vp;
        if S::ON {
            sink.event(Event::Finished { seat: Seat(seat), vp });
        }
    }

    pub(crate) fn can_pay_for_an_advance(&self, seat: u8) -> bool {
        self.can_pay_with(seat, self.player(seat).goods)
    }

    /// Whether somebody with these resources could pay for an advance.
    pub(crate) fn can_pay_with(&self, seat: u8, have: Goods) -> bool {
        let mut any = false;
        for token in self.advancing(seat, 0x1f, 0) {
            let at = self.player(seat).tokens[usize::from(token)];
            self.ways_to_enter(have, Track::ALL[usize::from(at.track)], at.space + 1, |_| any = true);
        }
        any
    }

    /// The rank of the tallest landmark in a city; lower is taller.
    fn tallest(&self, seat: u8) -> u8 {
        let player = self.player(seat);
        // The Automa has no city, only the landmarks on its mat.
        let landmarks = if self.is_bot(seat) { player.landmarks } else { player.city.landmarks };
        let ranks = self.kit.landmarks.iter().enumerate();
        let ranks = ranks.filter(|(at, _)| landmarks >> at & 1 == 1).map(|(_, landmark)| landmark.height);
        ranks.min().unwrap_or(u8::MAX)
    }

    /// Who is in front: most points, then the tallest landmark, or as the chosen reading has it.
    pub(crate) fn best(&self) -> Seats {
        // The Shadow Empire does not count.
        let scoring = |seat: &u8| Some(*seat) != self.shadow_seat();
        let best = self.seat_list().filter(scoring).map(|seat| self.rank(seat)).max();
        self.seat_list().filter(|seat| scoring(seat) && Some(self.rank(*seat)) == best).map(Seat).collect()
    }

    fn rank(&self, seat: u8) -> (i16, std::cmp::Reverse<u8>) {
        let behind = match self.options.readings.tie {
            Tie::Landmark => self.tallest(seat),
            Tie::Goods => u8::MAX - self.player(seat).goods.total(),
            Tie::Shared => 0,
        };
        (self.player(seat).vp, std::cmp::Reverse(behind))
    }
}
