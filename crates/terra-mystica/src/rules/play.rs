//! What is accepted, and doing it.

use kernel::{Seat, Sink};

use super::action::{Act, Action, Waiting};
use super::event::Event;
use super::illegal::Illegal;
use crate::components::{BonusId, FavourId, TownId};
use crate::factions;
use crate::state::{Phase, TerraMystica};

impl TerraMystica {
    /// Whether the rules allow this here; if not, why.
    pub fn check(&self, action: Action) -> Result<(), Illegal> {
        let Action { seat, act } = action;
        let Some((first, waiting)) = self.waiting() else { return Err(Illegal::Over) };
        if seat.0 >= self.options.seats {
            return Err(Illegal::NoSeat { seat });
        }
        if !self.exists(act) {
            return Err(Illegal::NotThere);
        }
        if act == Act::Leave {
            return self.check_leave(seat);
        }
        if seat != first && !self.may_react(seat) {
            return Err(Illegal::Seat { seat, first });
        }
        if waiting == Waiting::Automa && seat == first {
            return if act == Act::Automa { Ok(()) } else { Err(Illegal::Wanted(waiting)) };
        }
        match self.phase {
            Phase::Faction => match act {
                Act::Faction(id) => self.check_faction(seat, id),
                _ => Err(Illegal::Wanted(waiting)),
            },
            Phase::Colour => match act {
                Act::Colour(terrain) => self.check_colour(seat, terrain),
                _ => Err(Illegal::Wanted(waiting)),
            },
            Phase::FirstFavour => match act {
                Act::Favour(tile) => self.check_favour(seat, tile),
                _ => Err(Illegal::Wanted(waiting)),
            },
            Phase::Dwellings(_) => match act {
                Act::Build(hex) => self.check_first_dwelling(seat, hex),
                _ => Err(Illegal::Wanted(waiting)),
            },
            Phase::BonusCards => match act {
                Act::Pass(card) => self.check_first_bonus(seat, card),
                _ => Err(Illegal::Wanted(waiting)),
            },
            Phase::CultBonus => match act {
                Act::Dig(hex) => self.check_dig(seat, hex),
                Act::Into(terrain) => self.check_into(seat, terrain),
                Act::Step(_) => self.check_step(seat),
                Act::Done => self.check_done(seat),
                Act::Unlock(terrain) if self.offers_stay_open() => {
                    factions::riverwalkers::check_unlock(self, seat, terrain)
                }
                Act::KeepPriest if self.offers_stay_open() => factions::riverwalkers::check_keep(self, seat),
                _ => Err(Illegal::Wanted(waiting)),
            },
            Phase::Income => match act {
                Act::Unlock(terrain) => factions::riverwalkers::check_unlock(self, seat, terrain),
                Act::KeepPriest => factions::riverwalkers::check_keep(self, seat),
                _ => Err(Illegal::Wanted(waiting)),
            },
            Phase::Actions => self.check_in_actions(seat, act, waiting),
            Phase::Over => Err(Illegal::Over),
        }
    }

    /// Whether all that an act names is in the box: an act may be made by hand.
    fn exists(&self, act: Act) -> bool {
        match act {
            Act::Build(hex) | Act::Dig(hex) | Act::Upgrade(hex, _) | Act::Connect(hex) => {
                hex.index() < self.map.hexes()
            }
            Act::Pass(Some(card)) => card.index() < BonusId::COUNT,
            Act::Favour(tile) => tile.index() < FavourId::COUNT,
            Act::Town(tile) => tile.index() < TownId::COUNT,
            _ => true,
        }
    }

    /// Whether a seat that the game does not wait for first may act: where answers may come late.
    pub(crate) fn may_react(&self, seat: Seat) -> bool {
        if !self.offers_stay_open() || self.turn.dig.is_some() || self.turn.tokens > 0 {
            return false;
        }
        let player = self.player(seat);
        match self.phase {
            Phase::Actions => {
                player.steps_due > 0
                    || player.steps_late()
                    || player.tokens_due > 0
                    || self.offers.iter().any(|offer| offer.to == seat)
            }
            Phase::CultBonus => player.spades_due > 0 || player.steps_due > 0 || player.priests_due > 0,
            Phase::Income => player.priests_due > 0,
            _ => false,
        }
    }

    fn check_in_actions(&self, seat: Seat, act: Act, waiting: Waiting) -> Result<(), Illegal> {
        let pressing = match waiting {
            Waiting::Into => !matches!(act, Act::Into(_) | Act::PayCult(_)),
            Waiting::Tokens => !matches!(act, Act::Tokens(_)),
            _ => false,
        };
        if pressing {
            return Err(Illegal::Wanted(waiting));
        }
        match act {
            Act::Build(hex) => self.check_build(seat, hex),
            Act::Dig(hex) => self.check_dig(seat, hex),
            Act::Into(terrain) => self.check_into(seat, terrain),
            Act::PayCult(cult) => self.check_pay_cult(seat, cult),
            Act::Tokens(bowls) => self.check_tokens(seat, bowls),
            Act::Upgrade(hex, to) => self.check_upgrade(seat, hex, to),
            Act::AdvanceShipping => self.check_main(seat).and_then(|()| self.check_shipping(seat)),
            Act::AdvanceDigging => self.check_main(seat).and_then(|()| self.check_digging(seat)),
            Act::Send(cult, value) => self.check_main(seat).and_then(|()| self.check_send(seat, cult, value)),
            Act::Power(action) => self.check_main(seat).and_then(|()| self.check_power(seat, action)),
            Act::Special(action) => self.check_main(seat).and_then(|()| self.check_special(seat, action)),
            Act::Pass(card) => self.check_pass(seat, card),
            Act::Burn => self.check_burn(seat),
            Act::Convert(what) => self.check_convert(seat, what),
            Act::Favour(tile) if self.is_own_turn(seat) => self.check_favour(seat, tile),
            Act::Favour(_) => Err(Illegal::NoFavourDue),
            Act::Town(tile) => self.check_town(seat, tile),
            Act::Step(_) => self.check_step(seat),
            Act::Top(cult) => self.check_top(seat, cult),
            Act::Bridge(place) => self.check_bridge(seat, place),
            Act::Colour(terrain) if self.turn.shift => self.check_colour(seat, terrain),
            Act::Unlock(terrain) => factions::riverwalkers::check_unlock(self, seat, terrain),
            Act::KeepPriest => factions::riverwalkers::check_keep(self, seat),
            Act::BuyToken => self.check_token(seat),
            Act::Accept { from, amount } => self.check_answer(seat, from, amount, true),
            Act::Decline { from, amount } => self.check_answer(seat, from, amount, false),
            Act::Connect(river) => self.check_connect(seat, river),
            Act::Done => self.check_done(seat),
            Act::Leave => self.check_leave(seat),
            Act::Faction(_) | Act::Colour(_) | Act::Automa => Err(Illegal::Wanted(waiting)),
        }
    }

    pub(crate) fn play_action<S: Sink<Event>>(
        &mut self,
        action: Action,
        sink: &mut S,
    ) -> Result<(), Illegal> {
        self.check(action)?;
        self.played += 1;
        let Action { seat, act } = action;
        let converting = matches!(act, Act::Burn | Act::Convert(_));
        self.apply(seat, act, sink);
        if self.phase == Phase::Actions && self.active == seat.0 && !converting && !is_reaction(act) {
            self.turn.rank = 0;
        }
        self.go_on(sink);
        Ok(())
    }

    fn apply<S: Sink<Event>>(&mut self, seat: Seat, act: Act, sink: &mut S) {
        match act {
            Act::Faction(id) => self.choose_faction(seat, id, sink),
            Act::Colour(terrain) => self.choose_colour(seat, terrain, sink),
            Act::Build(hex) => match self.phase {
                Phase::Dwellings(_) => self.first_dwelling(seat, hex, sink),
                _ => self.build(seat, hex, sink),
            },
            Act::Dig(hex) => self.dig(seat, hex, sink),
            Act::Into(terrain) => self.change_into(seat, terrain, sink),
            Act::PayCult(cult) => factions::acolytes::pay(self, seat, cult, sink),
            Act::Tokens(bowls) => self.take_tokens(seat, bowls, sink),
            Act::Upgrade(hex, to) => self.upgrade(seat, hex, to, sink),
            Act::AdvanceShipping => {
                self.begin_action(seat, sink);
                self.advance_shipping(seat, sink);
            }
            Act::AdvanceDigging => {
                self.begin_action(seat, sink);
                self.advance_digging(seat, sink);
            }
            Act::Send(cult, value) => {
                self.begin_action(seat, sink);
                self.send(seat, cult, value, sink);
            }
            Act::Power(action) => {
                self.begin_action(seat, sink);
                self.use_power(seat, action, sink);
            }
            Act::Special(action) => {
                self.begin_action(seat, sink);
                self.use_special(seat, action, sink);
            }
            Act::Pass(card) => {
                if let (Phase::BonusCards, Some(card)) = (self.phase, card) {
                    self.take_bonus(seat, card, sink);
                } else {
                    self.begin_action(seat, sink);
                    self.pass(seat, card, sink);
                    self.end_turn_by_passing();
                }
            }
            Act::Burn => self.burn(seat, sink),
            Act::Convert(what) => {
                self.turn.rank = what.rank();
                self.convert(seat, what, sink);
            }
            Act::Favour(tile) => {
                self.take_favour(seat, tile, sink);
                if self.phase == Phase::FirstFavour {
                    self.first_favour_taken();
                }
            }
            Act::Town(tile) => self.take_town(seat, tile, sink),
            Act::Step(cult) => self.step(seat, cult, sink),
            Act::Top(cult) => self.enter_top(seat, cult, sink),
            Act::Bridge(place) => self.place_bridge(seat, place, sink),
            Act::Unlock(terrain) => factions::riverwalkers::unlock(self, seat, terrain, sink),
            Act::KeepPriest => factions::riverwalkers::keep(self, seat, sink),
            Act::BuyToken => factions::shapeshifters::buy_token(self, seat, sink),
            Act::Accept { from, amount } => self.answer(seat, from, amount, true, sink),
            Act::Decline { from, amount } => self.answer(seat, from, amount, false, sink),
            Act::Connect(river) => self.connect(seat, river, sink),
            Act::Done => self.done(seat, sink),
            Act::Automa => self.automa_acts(seat, sink),
            Act::Leave => self.leave(seat, sink),
        }
    }
}

/// Whether the act answers something instead of going on with the own turn.
fn is_reaction(act: Act) -> bool {
    matches!(act, Act::Accept { .. } | Act::Decline { .. } | Act::BuyToken)
}
