//! Power from neighbours.

use kernel::{Hex, Seat, Sink};

use super::event::Event;
use super::illegal::Illegal;
use super::terms::leech_price;
use crate::components::{FactionId, Structure};
use crate::factions;
use crate::options;
use crate::state::{MOST_OFFERS, Offer, Phase, TerraMystica};

impl TerraMystica {
    /// The power value of a structure.
    #[inline]
    pub(crate) fn power_value(&self, seat: Seat, kind: Structure) -> u8 {
        factions::power_value(self, seat, kind)
    }

    /// Whether answers may wait until the own next action.
    #[inline]
    pub(crate) fn offers_stay_open(&self) -> bool {
        self.options.offers != options::Offers::Settle
    }

    /// Offers power to everybody who stands next to a new structure.
    pub(crate) fn offer_power<S: Sink<Event>>(&mut self, from: Seat, hex: Hex, sink: &mut S) {
        let near = self.next_to(hex) & self.occupied;
        if (near - self.player(from).all()).is_empty() {
            return;
        }
        self.builds = self.builds.wrapping_add(1);
        let build = self.builds;
        let seats = self.options.seats;
        // An Automa takes no power; but it answers for the factions that are rewarded when somebody does.
        let (mut taken, mut declined) = (false, false);
        for step in 1..seats {
            let to = Seat((from.0 + step) % seats);
            if self.is_automa(to) {
                if !self.is_automa(from) && !(self.player(to).all() & near).is_empty() {
                    let takes = self.is_rewarded(from) && self.automa_takes_power(to);
                    taken |= takes;
                    declined |= !takes;
                }
                continue;
            }
            let player = self.player(to);
            let worth = |kind: Structure| {
                (player.structures[kind.index()] & near).len() as u8 * self.power_value(to, kind)
            };
            let amount: u8 = Structure::ALL.into_iter().map(worth).sum();
            if amount > 0 && self.offers.len() < MOST_OFFERS {
                // Who has left is named, but answers nothing and is waited for by nobody.
                if !self.player(to).left {
                    self.offers.push(Offer { to, from, amount, build, taken: false, could: false });
                }
                if S::ON {
                    sink.event(Event::Offered { to, from, amount });
                }
            }
        }
        if taken {
            for offer in self.offers.iter_mut().filter(|offer| offer.build == build && offer.from == from) {
                offer.taken = true;
            }
            factions::power_taken(self, from, sink);
        } else if declined && self.is_rewarded(from) {
            let mut open = false;
            for offer in self.offers.iter_mut().filter(|offer| offer.build == build && offer.from == from) {
                offer.could = true;
                open = true;
            }
            if !open {
                factions::all_declined(self, from, sink);
            }
        }
    }

    /// Whether the faction is rewarded for power that others take.
    pub(crate) fn is_rewarded(&self, seat: Seat) -> bool {
        self.plays(seat, FactionId::Cultists) || self.plays(seat, FactionId::Shapeshifters)
    }

    /// How much of an offer this seat would gain now.
    pub fn gain_of_offer(&self, seat: Seat, amount: u8) -> u8 {
        let purse = &self.player(seat).purse;
        let by_vp = u8::try_from(purse.vp + 1).unwrap_or(u8::MAX);
        amount.min(purse.capacity()).min(by_vp)
    }

    /// The oldest offer of this kind.
    fn find_offer(&self, seat: Seat, from: Seat, amount: u8) -> Option<usize> {
        self.offers.iter().position(|offer| offer.to == seat && offer.from == from && offer.amount == amount)
    }

    pub(crate) fn check_answer(
        &self,
        seat: Seat,
        from: Seat,
        amount: u8,
        accept: bool,
    ) -> Result<(), Illegal> {
        let Some(index) = self.find_offer(seat, from, amount) else {
            return Err(Illegal::NoOffer { from, amount });
        };
        if !self.offers_stay_open() && self.offers[..index].iter().any(|earlier| earlier.to == seat) {
            return Err(Illegal::OfferEarlier);
        }
        if accept && self.gain_of_offer(seat, amount) == 0 { Err(Illegal::OfferVoid) } else { Ok(()) }
    }

    pub(crate) fn answer<S: Sink<Event>>(
        &mut self,
        seat: Seat,
        from: Seat,
        amount: u8,
        accept: bool,
        sink: &mut S,
    ) {
        if let Some(index) = self.find_offer(seat, from, amount) {
            self.settle_offer(index, accept, sink);
        }
    }

    pub(crate) fn settle_offer<S: Sink<Event>>(&mut self, index: usize, accept: bool, sink: &mut S) {
        let offer = self.offers.remove(index);
        let Offer { to, from, amount, build, .. } = offer;
        let power = self.gain_of_offer(to, amount);
        let siblings = |other: &&mut Offer| other.from == from && other.build == build;
        if accept {
            let purse = &mut self.player_mut(to).purse;
            purse.gain_power(power);
            purse.vp -= u16::from(leech_price(power));
            for other in self.offers.iter_mut().filter(siblings) {
                other.taken = true;
            }
            if !offer.taken {
                factions::power_taken(self, from, sink);
            }
            if S::ON {
                sink.event(Event::Leeched { seat: to, from, power, vp: leech_price(power) });
            }
            return;
        }
        let could = offer.could || power > 0;
        let mut last = true;
        for other in self.offers.iter_mut().filter(siblings) {
            other.could = could;
            last = false;
        }
        if S::ON {
            sink.event(Event::Declined { seat: to, from, amount });
        }
        if last && could && !offer.taken {
            factions::all_declined(self, from, sink);
        }
    }

    /// Starting a main action declines whatever is still open.
    pub(crate) fn decline_all<S: Sink<Event>>(&mut self, seat: Seat, sink: &mut S) {
        while let Some(index) = self.offers.iter().position(|offer| offer.to == seat) {
            self.settle_offer(index, false, sink);
        }
    }

    /// Offers of which nothing can be gained answer themselves, where offers are settled at once.
    pub(crate) fn drop_void_offers<S: Sink<Event>>(&mut self, sink: &mut S) {
        if self.offers_stay_open() {
            return;
        }
        while let Some(index) =
            self.offers.iter().position(|offer| self.gain_of_offer(offer.to, offer.amount) == 0)
        {
            self.settle_offer(index, false, sink);
        }
    }

    pub(crate) fn check_token(&self, seat: Seat) -> Result<(), Illegal> {
        if self.player(seat).tokens_due == 0 {
            return Err(Illegal::NoTokenDue);
        }
        let price = factions::shapeshifters::token_price(self, seat);
        if self.player(seat).purse.vp < price { Err(Illegal::TokenShort) } else { Ok(()) }
    }

    /// Who has to react before play goes on, and to what. Rewards come before further answers.
    pub(crate) fn first_to_react(&self) -> Option<(Seat, super::action::Waiting)> {
        use super::action::Waiting;
        if self.phase != Phase::Actions {
            return None;
        }
        for seat in self.seat_list() {
            let player = self.player(seat);
            if player.steps_due > 0 || player.steps_late() {
                return Some((seat, Waiting::Reward));
            }
            if player.tokens_due > 0 {
                return Some((seat, Waiting::Token));
            }
        }
        // Clockwise from the active player.
        let seats = self.options.seats;
        let waits = |seat: &Seat| self.offers.iter().any(|offer| offer.to == *seat);
        (0..seats)
            .map(|step| Seat((self.active + step) % seats))
            .find(waits)
            .map(|seat| (seat, Waiting::Offer))
    }
}
