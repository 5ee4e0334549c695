//! Tracks, power actions and special actions.

use kernel::{Seat, Sink};

use super::event::{Event, Why};
use super::illegal::Illegal;
use crate::components::{FactionId, FavourId, Goods, PowerAction, SpecialAction};
use crate::factions;
use crate::state::{TerraMystica, Turn};

impl TerraMystica {
    /// What a step on the shipping track costs this seat, if it can take one.
    pub(crate) fn shipping_price(&self, seat: Seat) -> Result<Goods, Illegal> {
        let track = &self.faction(seat).shipping;
        if track.max == 0 || track.max == track.start {
            return Err(Illegal::NoShipping);
        }
        if self.player(seat).shipping >= track.max { Err(Illegal::TrackEnd) } else { Ok(track.cost) }
    }

    /// What a step on the digging track costs this seat, if it can take one.
    pub(crate) fn digging_price(&self, seat: Seat) -> Result<Goods, Illegal> {
        let track = &self.faction(seat).digging;
        if track.levels <= 1 {
            return Err(Illegal::NoDigging);
        }
        let at_end = self.player(seat).digging + 1 >= track.levels;
        if at_end { Err(Illegal::TrackEnd) } else { Ok(track.advance_cost) }
    }

    fn check_affordable(&self, seat: Seat, price: Goods) -> Result<(), Illegal> {
        if self.player(seat).purse.can_pay(price) { Ok(()) } else { Err(Illegal::TooDear { price }) }
    }

    /// Beside [`check_main`](Self::check_main), which a list of all actions asks once.
    pub(crate) fn check_shipping(&self, seat: Seat) -> Result<(), Illegal> {
        self.check_affordable(seat, self.shipping_price(seat)?)
    }

    pub(crate) fn advance_shipping<S: Sink<Event>>(&mut self, seat: Seat, sink: &mut S) {
        let price = self.faction(seat).shipping.cost;
        self.player_mut(seat).purse.pay(price);
        self.free_shipping(seat, sink);
    }

    /// A step on the shipping track with its points; the Fakirs' carpet gets longer instead.
    pub(crate) fn free_shipping<S: Sink<Event>>(&mut self, seat: Seat, sink: &mut S) {
        if self.plays(seat, FactionId::Fakirs) {
            self.player_mut(seat).carpet += 1;
            return;
        }
        let track = &self.faction(seat).shipping;
        let level = self.player(seat).shipping;
        if level >= track.max {
            return;
        }
        let vp = track.vp[usize::from(level)];
        let player = self.player_mut(seat);
        player.shipping += 1;
        player.purse.add_vp(u16::from(vp));
        if S::ON {
            sink.event(Event::Shipping { seat, level: level + 1, vp });
        }
    }

    /// Beside [`check_main`](Self::check_main), which a list of all actions asks once.
    pub(crate) fn check_digging(&self, seat: Seat) -> Result<(), Illegal> {
        self.check_affordable(seat, self.digging_price(seat)?)
    }

    pub(crate) fn advance_digging<S: Sink<Event>>(&mut self, seat: Seat, sink: &mut S) {
        let track = &self.faction(seat).digging;
        let player = self.player_mut(seat);
        let vp = track.advance_vp[usize::from(player.digging).min(1)];
        player.purse.pay(track.advance_cost);
        player.digging += 1;
        player.purse.add_vp(u16::from(vp));
        let level = player.digging;
        if S::ON {
            sink.event(Event::Digging { seat, level, vp });
        }
    }

    /// What a power action costs this seat.
    #[inline]
    pub(crate) fn power_price(&self, seat: Seat, action: PowerAction) -> u8 {
        let cost = self.kit.power_action(action).cost;
        if self.plays(seat, FactionId::Yetis) {
            // Never for nothing: they may use one again and again.
            cost.saturating_sub(self.faction(seat).powers.power_discount).max(1)
        } else {
            cost
        }
    }

    /// Beside [`check_main`](Self::check_main), which a list of all actions asks once.
    pub(crate) fn check_power(&self, seat: Seat, action: PowerAction) -> Result<(), Illegal> {
        let again = self.plays(seat, FactionId::Yetis) && self.player(seat).has_stronghold();
        if self.power_used >> action.index() & 1 == 1 && !again {
            return Err(Illegal::PowerUsed { action });
        }
        let space = self.kit.power_action(action);
        if space.spades > 0 && self.plays(seat, FactionId::Riverwalkers) {
            return Err(Illegal::NeverTerraforms);
        }
        let price = self.power_price(seat, action);
        let have = self.player(seat).purse.bowls[2];
        if have < price {
            return Err(Illegal::PowerShort { need: price, have });
        }
        if space.bridges > 0 {
            self.check_bridges_left(seat)?;
        }
        Ok(())
    }

    fn check_bridges_left(&self, seat: Seat) -> Result<(), Illegal> {
        if self.player(seat).bridges >= self.kit.structures.bridges {
            Err(Illegal::NoBridgeLeft)
        } else if self.any_bridge(seat) {
            Ok(())
        } else {
            Err(Illegal::NoBridgePlace)
        }
    }

    pub(crate) fn use_power<S: Sink<Event>>(&mut self, seat: Seat, action: PowerAction, sink: &mut S) {
        let price = self.power_price(seat, action);
        self.player_mut(seat).purse.pay_power(price);
        self.power_used |= 1 << action.index();
        if S::ON {
            sink.event(Event::Power { seat, action });
        }
        let space = *self.kit.power_action(action);
        self.gain(seat, space.gain);
        self.turn.bridges += space.bridges;
        self.free_spades(seat, space.spades, sink);
    }

    /// Free spades of an action: to be used at once, bought ones may be added.
    pub(crate) fn free_spades<S: Sink<Event>>(&mut self, seat: Seat, count: u8, sink: &mut S) {
        if count > 0 {
            self.gain_spades(seat, count, sink);
            if self.digs_with_spades(seat) {
                self.turn.spades += count;
                self.turn.fresh = true;
            }
        }
    }

    /// Whether this seat owns the special action, by card, tile or stronghold.
    pub(crate) fn owns_special(&self, seat: Seat, action: SpecialAction) -> bool {
        let player = self.player(seat);
        match action {
            SpecialAction::Bon1 | SpecialAction::Bon2 => {
                player.bonus.is_some_and(|card| self.kit.bonus(card).action == Some(action))
            }
            SpecialAction::Fav6 => FavourId::ALL
                .into_iter()
                .any(|tile| player.has_favour(tile) && self.kit.favour(tile).action == Some(action)),
            _ => {
                let space = self.kit.special_action(action);
                player.faction == space.faction && (!space.stronghold || player.has_stronghold())
            }
        }
    }

    /// Beside [`check_main`](Self::check_main), which a list of all actions asks once.
    pub(crate) fn check_special(&self, seat: Seat, action: SpecialAction) -> Result<(), Illegal> {
        if !self.owns_special(seat, action) {
            return Err(Illegal::SpecialNotYours { action });
        }
        let space = self.kit.special_action(action);
        if !space.repeat && self.player(seat).has_used(action) {
            return Err(Illegal::SpecialUsed { action });
        }
        if !self.player(seat).purse.can_pay(space.cost) {
            return Err(Illegal::TooDear { price: space.cost });
        }
        let tokens: u8 = self.player(seat).purse.bowls.iter().sum();
        if tokens < space.tokens {
            return Err(Illegal::TokensShort { need: space.tokens, have: tokens });
        }
        if space.spades > 0 && self.plays(seat, FactionId::Riverwalkers) {
            return Err(Illegal::NeverTerraforms);
        }
        if space.bridges > 0 {
            self.check_bridges_left(seat)?;
        }
        Ok(())
    }

    pub(crate) fn use_special<S: Sink<Event>>(&mut self, seat: Seat, action: SpecialAction, sink: &mut S) {
        let space = *self.kit.special_action(action);
        let player = self.player_mut(seat);
        if space.cost != Goods::NONE {
            player.purse.pay(space.cost);
        }
        if !space.repeat {
            player.used |= 1 << action.index();
        }
        if S::ON {
            sink.event(Event::Special { seat, action });
        }
        if space.cult_steps > 0 {
            self.turn.steps += 1;
            self.turn.stride = space.cult_steps;
        }
        self.turn.bridges += space.bridges;
        self.free_spades(seat, space.spades, sink);
        match action {
            SpecialAction::Actc => self.turn = Turn { more: 2, ..Turn::NEW },
            SpecialAction::Actn => self.turn.storm = true,
            SpecialAction::Acts => self.turn.free_trading = true,
            SpecialAction::Actw => self.turn.free_dwelling = true,
            SpecialAction::Acth5 => self.turn.shift = true,
            SpecialAction::Acth6 => {
                self.turn.shift = true;
                self.remove_tokens(seat, space.tokens, sink);
            }
            SpecialAction::Bon1
            | SpecialAction::Bon2
            | SpecialAction::Fav6
            | SpecialAction::Acta
            | SpecialAction::Actg
            | SpecialAction::Acte => {}
        }
    }

    /// Tokens leave the game: a decision, unless there is one way only.
    pub(crate) fn remove_tokens<S: Sink<Event>>(&mut self, seat: Seat, count: u8, sink: &mut S) {
        self.turn.tokens = count;
        let mut ways = token_ways(self.player(seat).purse.bowls, count);
        if let (Some(only), None) = (ways.next(), ways.next()) {
            self.take_tokens(seat, only, sink);
        }
    }

    pub(crate) fn check_tokens(&self, seat: Seat, bowls: [u8; 3]) -> Result<(), Illegal> {
        if !self.is_own_turn(seat) || self.turn.tokens == 0 {
            return Err(Illegal::NoTokensWanted);
        }
        let have = self.player(seat).purse.bowls;
        let sum = bowls.iter().map(|count| u16::from(*count)).sum::<u16>();
        if sum != u16::from(self.turn.tokens) {
            return Err(Illegal::TokensCount { need: self.turn.tokens });
        }
        if bowls.iter().zip(have).any(|(take, have)| *take > have) {
            return Err(Illegal::TokensBowl { have });
        }
        Ok(())
    }

    pub(crate) fn take_tokens<S: Sink<Event>>(&mut self, seat: Seat, bowls: [u8; 3], sink: &mut S) {
        let purse = &mut self.player_mut(seat).purse;
        for (have, gone) in purse.bowls.iter_mut().zip(bowls) {
            *have -= gone;
        }
        self.turn.tokens = 0;
        if S::ON {
            sink.event(Event::TokensGone { seat, bowls });
        }
        if let Some(hex) = self.turn.dig {
            factions::finish_volcano(self, seat, hex, sink);
        }
    }

    pub(crate) fn check_colour_shift(
        &self,
        seat: Seat,
        terrain: crate::components::Terrain,
    ) -> Result<(), Illegal> {
        if !terrain.is_basic() {
            return Err(Illegal::NotBasic { terrain });
        }
        if terrain == self.player(seat).home {
            return Err(Illegal::SameHome { terrain });
        }
        if self.homes_of_others(seat) >> terrain.index() & 1 == 1 {
            return Err(Illegal::HomeTaken { terrain });
        }
        Ok(())
    }

    /// Points for something that the faction itself scores.
    pub(crate) fn score_faction<S: Sink<Event>>(&mut self, seat: Seat, vp: u16, sink: &mut S) {
        self.score_now(seat, vp, Why::Faction, sink);
    }
}

/// The ways to take so many tokens out of three bowls, bowl I first.
pub(crate) fn token_ways(bowls: [u8; 3], count: u8) -> impl Iterator<Item = [u8; 3]> {
    let from_first = (0..=count.min(bowls[0])).rev();
    from_first.flat_map(move |first| {
        let rest = count - first;
        (0..=rest.min(bowls[1])).rev().filter_map(move |second| {
            let third = rest - second;
            (third <= bowls[2]).then_some([first, second, third])
        })
    })
}
