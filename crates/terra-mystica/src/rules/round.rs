//! The course of a round: turns, the end of the round, cult bonus and income.

use kernel::{Seat, Sink};

use super::action::Waiting;
use super::event::Event;
use super::illegal::Illegal;
use crate::components::{Goods, Structure};
use crate::factions;
use crate::options::TurnOrder;
use crate::state::{MOST_OFFERS, MOST_SEATS, Phase, Purse, ROUNDS, Stage, TerraMystica, Turn};

impl TerraMystica {
    /// Whether this seat may choose a main action now.
    pub(crate) fn check_main(&self, seat: Seat) -> Result<(), Illegal> {
        if self.active != seat.0 {
            return Err(if self.player(seat).passed { Illegal::Passed } else { Illegal::NotYourTurn });
        }
        match self.turn.stage {
            Stage::Main if self.must_first(seat) => Err(Illegal::DueFirst),
            Stage::Main => Ok(()),
            Stage::Acting => Err(Illegal::ActionTaken),
            Stage::Over => Err(Illegal::OthersFirst),
        }
    }

    /// Whether something is due that cannot be put off.
    pub(crate) fn must_first(&self, seat: Seat) -> bool {
        self.turn.favours > 0 || self.must_besides_favours(seat)
    }

    pub(crate) fn must_besides_favours(&self, seat: Seat) -> bool {
        let player = self.player(seat);
        let turn = &self.turn;
        turn.towns > 0
            || (self.owes_step(seat) && !self.may_put_off_steps(seat))
            || turn.tops != 0
            || turn.tokens > 0
            || turn.shift
            || turn.dig.is_some()
            || player.tokens_due > 0
            || player.priests_due > 0
    }

    /// Whether something is due that may be given up.
    fn may_still(&self, seat: Seat) -> bool {
        let turn = &self.turn;
        (turn.spades > 0 && !self.diggable(seat).is_empty())
            || (!turn.ready.is_empty() && self.has_piece(seat, Structure::Dwelling))
            || (turn.bridges > 0 && self.any_bridge(seat))
            || turn.storm
            || turn.free_dwelling
            || turn.free_trading
    }

    /// A main action begins: what others offered and was not answered is declined.
    pub(crate) fn begin_action<S: Sink<Event>>(&mut self, seat: Seat, sink: &mut S) {
        self.decline_all(seat, sink);
        let more = self.turn.more.saturating_sub(1);
        self.turn = Turn { stage: Stage::Acting, more, ..Turn::NEW };
    }

    pub(crate) fn check_done(&self, seat: Seat) -> Result<(), Illegal> {
        if self.player(seat).tokens_due > 0 {
            return Ok(());
        }
        if self.phase == Phase::CultBonus {
            return if self.player(seat).spades_due > 0 && self.turn.dig.is_none() {
                Ok(())
            } else {
                Err(Illegal::NothingToEnd)
            };
        }
        if !self.is_own_turn(seat) {
            return Err(Illegal::NotYourTurn);
        }
        if self.must_first(seat) && !self.may_give_up_favours(seat) {
            return Err(Illegal::DueFirst);
        }
        if self.turn.stage == Stage::Main { Err(Illegal::ActFirst) } else { Ok(()) }
    }

    pub(crate) fn done<S: Sink<Event>>(&mut self, seat: Seat, sink: &mut S) {
        if S::ON {
            sink.event(Event::Done { seat });
        }
        if self.player(seat).tokens_due > 0 {
            self.player_mut(seat).tokens_due -= 1;
        } else if self.phase == Phase::CultBonus {
            self.player_mut(seat).spades_due = 0;
        } else {
            self.end_action();
        }
    }

    /// The action is over: another one follows for a double turn, or the turn ends.
    fn end_action(&mut self) {
        let more = self.turn.more;
        self.put_off_steps();
        self.turn = Turn::NEW;
        if more > 0 {
            self.turn.more = more;
        } else {
            self.turn.stage = Stage::Over;
            self.player_mut(Seat(self.active)).stopped = 0;
        }
    }

    pub(crate) fn end_turn_by_passing(&mut self) {
        self.turn = Turn { stage: Stage::Over, ..Turn::NEW };
        self.player_mut(Seat(self.active)).stopped = 0;
    }

    /// Goes on until somebody has to decide, or the game is over.
    pub(crate) fn go_on<S: Sink<Event>>(&mut self, sink: &mut S) {
        loop {
            match self.phase {
                Phase::Faction
                | Phase::Colour
                | Phase::FirstFavour
                | Phase::Dwellings(_)
                | Phase::BonusCards => {
                    if self.go_on_setup(sink) {
                        return;
                    }
                    self.put_coins();
                    self.begin_round(sink);
                }
                Phase::Actions => {
                    if self.turn.stage != Stage::Over {
                        self.settle_tops();
                        if self.waits_in_turn() {
                            return;
                        }
                        self.end_action();
                        continue;
                    }
                    self.drop_void_offers(sink);
                    if self.waits_for_reactions() {
                        return;
                    }
                    self.next_turn(sink);
                }
                Phase::CultBonus => {
                    self.drop_useless_spades();
                    if self.first_with_bonus().is_some() {
                        return;
                    }
                    self.clean_up();
                    self.begin_round(sink);
                }
                Phase::Income => {
                    if !self.offers_stay_open() {
                        self.keep_obvious_priests(sink);
                    }
                    if self.first_with_priests().is_some() {
                        return;
                    }
                    self.phase = Phase::Actions;
                    self.active = self.order[0];
                    self.turn = Turn::NEW;
                    if S::ON {
                        sink.event(Event::RoundBegan { round: self.round });
                    }
                    if !self.player(Seat(self.active)).left {
                        return;
                    }
                    // All have left: the rounds go by.
                    self.turn.stage = Stage::Over;
                }
                Phase::Over => return,
            }
        }
    }

    /// Whether the active player has anything to decide in the turn under way.
    fn waits_in_turn(&mut self) -> bool {
        let seat = Seat(self.active);
        let due = self.must_first(seat) || self.owes_step(seat);
        if self.turn.stage == Stage::Main || due || self.may_still(seat) {
            return true;
        }
        self.any_conversion(seat) || !self.connectable(seat).is_empty()
    }

    pub(crate) fn any_conversion(&self, seat: Seat) -> bool {
        let purse = &self.player(seat).purse;
        let rank = self.turn.rank;
        (rank == 0 && purse.bowls[1] >= 2)
            || super::convert::Conversion::ALL
                .into_iter()
                .any(|what| what.rank() >= rank && self.can_convert(seat, what))
    }

    fn waits_for_reactions(&self) -> bool {
        if !self.offers_stay_open() {
            return self.first_to_react().is_some();
        }
        let round_ends = self.players().iter().all(|player| player.passed);
        // A double turn builds twice before anybody else acts.
        let full = self.offers.len() + 2 * MOST_SEATS > MOST_OFFERS;
        (round_ends || full) && self.first_to_react().is_some()
    }

    /// The next player who has not passed acts; if there is none, the round is over.
    fn next_turn<S: Sink<Event>>(&mut self, sink: &mut S) {
        let seats = usize::from(self.options.seats);
        let at = self.order[..seats].iter().position(|seat| *seat == self.active).unwrap_or(0);
        let next = (1..=seats).map(|step| self.order[(at + step) % seats]);
        let next = next.into_iter().find(|seat| !self.player(Seat(*seat)).passed);
        self.turn = Turn::NEW;
        match next {
            Some(seat) => self.active = seat,
            None => self.end_round(sink),
        }
    }

    fn end_round<S: Sink<Event>>(&mut self, sink: &mut S) {
        if S::ON {
            sink.event(Event::RoundOver { round: self.round, purses: self.purses() });
        }
        if self.round == ROUNDS {
            self.phase = Phase::Over;
            self.score_end(sink);
            if S::ON {
                sink.event(Event::Over);
            }
            return;
        }
        self.set_order();
        self.phase = Phase::CultBonus;
        for index in 0..usize::from(self.options.seats) {
            let seat = Seat(self.order[index]);
            if !self.is_automa(seat) {
                self.cult_bonus(seat, sink);
            }
        }
    }

    fn purses(&self) -> [Purse; MOST_SEATS] {
        self.players.map(|player| player.purse)
    }

    /// The order of the next round.
    pub(crate) fn set_order(&mut self) {
        let seats = self.options.seats;
        match self.options.turn_order {
            TurnOrder::Variable => {
                for (place, seat) in self.passed.iter().enumerate() {
                    self.order[place] = *seat;
                }
                self.append_leavers();
            }
            TurnOrder::Standard => {
                let first = self.passed.first().copied().unwrap_or(0);
                for step in 0..seats {
                    self.order[usize::from(step)] = (first + step) % seats;
                }
                self.put_leavers_last();
            }
        }
    }

    fn cult_bonus<S: Sink<Event>>(&mut self, seat: Seat, sink: &mut S) {
        let bonus = self.tile().bonus;
        let player = self.player(seat);
        let steps = bonus.cult.map_or(player.priests_out, |cult| player.purse.cults[cult.index()]);
        let times = steps / bonus.per.max(1);
        self.gain(seat, super::convert::times(bonus.gain, times));
        let spades = bonus.spades * times;
        if spades > 0 {
            self.gain_spades(seat, spades, sink);
            if self.digs_with_spades(seat) && !self.player(seat).left {
                self.player_mut(seat).spades_due = spades;
            }
        }
        if S::ON {
            let purse = self.player(seat).purse;
            sink.event(Event::CultBonus { seat, purse });
        }
    }

    /// Spades that cannot be used are lost.
    fn drop_useless_spades(&mut self) {
        if self.turn.dig.is_some() {
            return;
        }
        for seat in self.seat_list() {
            if self.player(seat).spades_due > 0 && self.diggable(seat).is_empty() {
                self.player_mut(seat).spades_due = 0;
            }
        }
    }

    /// Who has to use something of the cult bonus next.
    pub(crate) fn first_with_bonus(&self) -> Option<Seat> {
        let due = |seat: &Seat| self.player(*seat).spades_due > 0 || self.player(*seat).steps_due > 0;
        self.turn_order().iter().map(|seat| Seat(*seat)).find(due)
    }

    pub(crate) fn first_with_priests(&self) -> Option<Seat> {
        self.turn_order().iter().map(|seat| Seat(*seat)).find(|seat| self.player(*seat).priests_due > 0)
    }

    pub(crate) fn clean_up(&mut self) {
        self.power_used = 0;
        for seat in self.seat_list() {
            let player = self.player_mut(seat);
            player.used = 0;
            player.passed = player.left;
            player.stopped = 0;
        }
        self.passed.clear();
        self.put_coins();
    }

    pub(crate) fn put_coins(&mut self) {
        for card in &self.bonus_row {
            self.bonus_coins[usize::from(card.0)] += 1;
        }
    }

    fn begin_round<S: Sink<Event>>(&mut self, sink: &mut S) {
        self.round += 1;
        self.turn = Turn::NEW;
        self.phase = Phase::Income;
        if S::ON {
            sink.event(Event::IncomeBegins { round: self.round, purses: self.purses() });
        }
        for index in 0..usize::from(self.options.seats) {
            let seat = Seat(self.order[index]);
            if self.is_automa(seat) {
                continue;
            }
            let goods = self.income(seat);
            self.gain(seat, goods);
            if S::ON {
                let purse = self.player(seat).purse;
                sink.event(Event::Income { seat, purse });
            }
        }
    }

    /// What the next income phase brings.
    pub fn income(&self, seat: Seat) -> Goods {
        let player = self.player(seat);
        let income = &self.faction(seat).income;
        let houses = player.count(Structure::TradingHouse);
        let temples = player.count(Structure::Temple);
        let mut sum = Goods {
            workers: income.dwelling_workers[player.count(Structure::Dwelling)],
            coins: income.trading_coins[houses],
            power: income.trading_power[houses] + income.temple_power[temples],
            priests: income.temple_priests[temples],
        };
        if player.has_stronghold() {
            sum = super::convert::plus(sum, income.stronghold);
        }
        if player.count(Structure::Sanctuary) > 0 {
            sum = super::convert::plus(sum, income.sanctuary);
        }
        if let Some(card) = player.bonus {
            sum = super::convert::plus(sum, self.kit.bonus(card).income);
        }
        for tile in crate::components::FavourId::ALL {
            if player.has_favour(tile) {
                sum = super::convert::plus(sum, self.kit.favour(tile).income);
            }
        }
        sum
    }

    /// Priests of the Riverwalkers for whom there is nothing to decide.
    fn keep_obvious_priests<S: Sink<Event>>(&mut self, sink: &mut S) {
        for seat in self.seat_list() {
            while self.player(seat).priests_due > 0 && !factions::riverwalkers::can_unlock(self, seat) {
                factions::riverwalkers::keep(self, seat, sink);
            }
        }
    }

    /// Whose decision the game waits for, and what kind.
    pub(crate) fn waiting(&self) -> Option<(Seat, Waiting)> {
        let active = Seat(self.active);
        match self.phase {
            Phase::Faction => Some((active, Waiting::Faction)),
            Phase::Colour => Some((active, Waiting::Colour)),
            Phase::FirstFavour => Some((active, Waiting::FirstFavour)),
            Phase::Dwellings(_) | Phase::BonusCards if self.is_automa(active) => {
                Some((active, Waiting::Automa))
            }
            Phase::Dwellings(_) => Some((active, Waiting::Dwelling)),
            Phase::BonusCards => Some((active, Waiting::BonusCard)),
            Phase::CultBonus if self.turn.dig.is_some() => Some((active, Waiting::Into)),
            Phase::CultBonus => self.first_with_bonus().map(|seat| {
                let steps = self.player(seat).steps_due > 0;
                (seat, if steps { Waiting::Reward } else { Waiting::Spades })
            }),
            Phase::Income => self.first_with_priests().map(|seat| (seat, Waiting::Priest)),
            Phase::Over => None,
            Phase::Actions => match self.turn.stage {
                Stage::Over => self.first_to_react(),
                _ if self.is_automa(active) => Some((active, Waiting::Automa)),
                _ if self.turn.tokens > 0 => Some((active, Waiting::Tokens)),
                _ if self.turn.dig.is_some() => Some((active, Waiting::Into)),
                Stage::Main => Some((active, Waiting::Turn)),
                Stage::Acting => Some((active, Waiting::Rest)),
            },
        }
    }
}
