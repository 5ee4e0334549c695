//! Passing: its points, and the bonus card that is given back and taken.

use kernel::{Seat, Sink};

use super::event::Event;
use super::illegal::Illegal;
use crate::components::{BonusId, FavourId, Structure};
use crate::factions;
use crate::state::{ROUNDS, TerraMystica};

impl TerraMystica {
    /// Points for passing now.
    pub fn pass_vp(&self, seat: Seat) -> u16 {
        let player = self.player(seat);
        let card = player.bonus.map_or(0, |card| {
            let pass = &self.kit.bonus(card).pass;
            let built = |kind: Structure| u16::from(pass.per[kind.index()]) * player.count(kind) as u16;
            let ships = u16::from(pass.per_shipping) * u16::from(player.shipping);
            Structure::ALL.into_iter().map(built).sum::<u16>() + ships
        });
        let houses = player.count(Structure::TradingHouse);
        let favours = FavourId::ALL.into_iter().filter(|tile| player.has_favour(*tile));
        let favours: u16 =
            favours.map(|tile| u16::from(self.kit.favour(tile).pass_vp_by_trading_houses[houses])).sum();
        card + favours + factions::pass_vp(self, seat)
    }

    pub(crate) fn check_pass(&self, seat: Seat, card: Option<BonusId>) -> Result<(), Illegal> {
        self.check_main(seat)?;
        match card {
            None if self.round < ROUNDS => Err(Illegal::PassWithout),
            Some(_) if self.round >= ROUNDS => Err(Illegal::PassWith),
            Some(card) if !self.bonus_row.contains(&card) => Err(Illegal::BonusNotThere { card }),
            _ => Ok(()),
        }
    }

    pub(crate) fn pass<S: Sink<Event>>(&mut self, seat: Seat, card: Option<BonusId>, sink: &mut S) {
        let vp = self.pass_vp(seat);
        self.player_mut(seat).purse.add_vp(vp);
        let old = self.player(seat).bonus;
        self.player_mut(seat).bonus = None;
        self.player_mut(seat).passed = true;
        self.passed.push(seat.0);
        if S::ON {
            sink.event(Event::Passed { seat, vp, card });
        }
        if let Some(card) = card {
            self.take_bonus(seat, card, sink);
        }
        if let Some(old) = old {
            // What comes back lies at the right end of the row.
            let _ = self.bonus_row.try_push(old);
        }
    }

    pub(crate) fn take_bonus<S: Sink<Event>>(&mut self, seat: Seat, card: BonusId, sink: &mut S) {
        self.bonus_row.retain(|other| *other != card);
        let coins = std::mem::take(&mut self.bonus_coins[usize::from(card.0)]);
        let player = self.player_mut(seat);
        player.purse.coins += u16::from(coins);
        player.bonus = Some(card);
        if S::ON {
            sink.event(Event::BonusCard { seat, card, coins });
        }
    }
}
