//! Power, burning and conversions.
//!
//! Conversions only ever go down the line power - priests - workers - coins, so any sequence of them can be put
//! in the order of their ranks without changing what comes out. Only that order is offered: each way to convert
//! is there once.

use kernel::{Seat, Sink};

use super::event::Event;
use super::illegal::Illegal;
use crate::components::{FactionId, Goods};
use crate::state::{Purse, Stage, TerraMystica};

/// A free exchange.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub enum Conversion {
    /// The Darklings' stronghold: a worker for a priest.
    WorkerToPriest,
    /// 5 power for a priest.
    PowerToPriest,
    /// 3 power for a worker.
    PowerToWorker,
    /// 1 power for a coin.
    PowerToCoin,
    /// A priest for a worker.
    PriestToWorker,
    /// A worker for a coin.
    WorkerToCoin,
    /// The Alchemists: a point for a coin.
    VpToCoin,
    /// The Alchemists: 2 coins for a point.
    CoinsToVp,
}

impl Conversion {
    /// All of them, by rank.
    pub const ALL: [Conversion; 8] = [
        Conversion::WorkerToPriest,
        Conversion::PowerToPriest,
        Conversion::PowerToWorker,
        Conversion::PowerToCoin,
        Conversion::PriestToWorker,
        Conversion::WorkerToCoin,
        Conversion::VpToCoin,
        Conversion::CoinsToVp,
    ];

    /// Its place in the order of conversions; burning comes before all, with 0.
    #[inline]
    pub fn rank(self) -> u8 {
        self as u8 + 1
    }

    /// What is paid, and its name.
    pub fn price(self) -> (u8, &'static str) {
        match self {
            Conversion::WorkerToPriest | Conversion::WorkerToCoin => (1, "w"),
            Conversion::PowerToPriest => (5, "pw"),
            Conversion::PowerToWorker => (3, "pw"),
            Conversion::PowerToCoin => (1, "pw"),
            Conversion::PriestToWorker => (1, "p"),
            Conversion::VpToCoin => (1, "vp"),
            Conversion::CoinsToVp => (2, "c"),
        }
    }

    /// What one gets for it.
    pub fn gain(self) -> &'static str {
        match self {
            Conversion::WorkerToPriest | Conversion::PowerToPriest => "p",
            Conversion::PowerToWorker | Conversion::PriestToWorker => "w",
            Conversion::PowerToCoin | Conversion::WorkerToCoin | Conversion::VpToCoin => "c",
            Conversion::CoinsToVp => "vp",
        }
    }
}

impl Purse {
    /// Gains power by the rule of the bowls; says how much was gained.
    pub(crate) fn gain_power(&mut self, amount: u8) -> u8 {
        let first = amount.min(self.bowls[0]);
        self.bowls[0] -= first;
        self.bowls[1] += first;
        let second = (amount - first).min(self.bowls[1]);
        self.bowls[1] -= second;
        self.bowls[2] += second;
        first + second
    }

    /// Pays power from bowl III.
    pub(crate) fn pay_power(&mut self, amount: u8) {
        self.bowls[2] -= amount;
        self.bowls[0] += amount;
    }

    /// Whether all of it is there; power counts in bowl III.
    #[inline]
    pub(crate) fn can_pay(&self, price: Goods) -> bool {
        self.coins >= u16::from(price.coins)
            && self.workers >= u16::from(price.workers)
            && self.priests >= price.priests
            && self.bowls[2] >= price.power
    }

    pub(crate) fn pay(&mut self, price: Goods) {
        self.coins -= u16::from(price.coins);
        self.workers -= u16::from(price.workers);
        self.priests -= price.priests;
        self.pay_power(price.power);
    }

    pub(crate) fn add_vp(&mut self, vp: u16) {
        self.vp += vp;
    }
}

/// Goods added, for prices and incomes made of parts. A home-made box may be more generous than a byte holds.
pub(crate) fn plus(a: Goods, b: Goods) -> Goods {
    Goods {
        coins: a.coins.saturating_add(b.coins),
        workers: a.workers.saturating_add(b.workers),
        priests: a.priests.saturating_add(b.priests),
        power: a.power.saturating_add(b.power),
    }
}

pub(crate) fn times(goods: Goods, count: u8) -> Goods {
    Goods {
        coins: goods.coins * count,
        workers: goods.workers * count,
        priests: goods.priests * count,
        power: goods.power * count,
    }
}

impl TerraMystica {
    /// How many priests a player may own, in hand and on the cult board.
    pub fn priest_cap(&self, seat: Seat) -> u8 {
        let player = self.player(seat);
        let pool = if self.plays(seat, FactionId::Riverwalkers) {
            (player.unlocked.count_ones() as u8).clamp(1, self.kit.structures.priests)
        } else {
            self.kit.structures.priests
        };
        pool.saturating_sub(player.priests_out)
    }

    /// Gives priests; the Riverwalkers have to decide on each.
    pub(crate) fn gain_priests(&mut self, seat: Seat, count: u8) {
        if self.plays(seat, FactionId::Riverwalkers) {
            self.player_mut(seat).priests_due += count;
        } else {
            let cap = self.priest_cap(seat);
            let purse = &mut self.player_mut(seat).purse;
            purse.priests = (purse.priests + count).min(cap.max(purse.priests));
        }
    }

    /// Gives goods of all kinds.
    pub(crate) fn gain(&mut self, seat: Seat, goods: Goods) {
        let purse = &mut self.player_mut(seat).purse;
        purse.coins += u16::from(goods.coins);
        purse.workers += u16::from(goods.workers);
        purse.gain_power(goods.power);
        if goods.priests > 0 {
            self.gain_priests(seat, goods.priests);
        }
    }

    pub(crate) fn check_burn(&self, seat: Seat) -> Result<(), Illegal> {
        self.check_may_convert(seat, 0)?;
        let have = self.player(seat).purse.bowls[1];
        if have < 2 { Err(Illegal::Burn { have }) } else { Ok(()) }
    }

    pub(crate) fn burn<S: Sink<Event>>(&mut self, seat: Seat, sink: &mut S) {
        let bowls = &mut self.player_mut(seat).purse.bowls;
        bowls[1] -= 2;
        bowls[2] += 1;
        if S::ON {
            sink.event(Event::Burnt { seat });
        }
    }

    fn check_may_convert(&self, seat: Seat, rank: u8) -> Result<(), Illegal> {
        if !self.is_own_turn(seat) {
            return Err(Illegal::ConvertOutOfTurn);
        }
        if self.turn.dig.is_some() {
            return Err(Illegal::Wanted(super::action::Waiting::Into));
        }
        if rank < self.turn.rank { Err(Illegal::ConvertOrder) } else { Ok(()) }
    }

    pub(crate) fn is_own_turn(&self, seat: Seat) -> bool {
        self.phase == crate::state::Phase::Actions && self.active == seat.0 && self.turn.stage != Stage::Over
    }

    pub(crate) fn check_convert(&self, seat: Seat, what: Conversion) -> Result<(), Illegal> {
        self.check_may_convert(seat, what.rank())?;
        if matches!(what, Conversion::VpToCoin | Conversion::CoinsToVp)
            && !self.plays(seat, FactionId::Alchemists)
        {
            return Err(Illegal::ConvertFaction { needs: "the Alchemists" });
        }
        if what == Conversion::WorkerToPriest && self.turn.trade == 0 {
            return Err(Illegal::ConvertFaction { needs: "the Darklings in the turn of their stronghold" });
        }
        if self.can_convert(seat, what) {
            Ok(())
        } else {
            let (need, of) = what.price();
            Err(Illegal::ConvertShort { need, of })
        }
    }

    /// Whether the goods for it are there.
    #[inline]
    pub(crate) fn can_convert(&self, seat: Seat, what: Conversion) -> bool {
        let purse = &self.player(seat).purse;
        match what {
            Conversion::WorkerToPriest => {
                self.turn.trade > 0 && purse.workers >= 1 && purse.priests < self.priest_cap(seat)
            }
            Conversion::PowerToPriest => purse.bowls[2] >= 5,
            Conversion::PowerToWorker => purse.bowls[2] >= 3,
            Conversion::PowerToCoin => purse.bowls[2] >= 1,
            Conversion::PriestToWorker => purse.priests >= 1,
            Conversion::WorkerToCoin => purse.workers >= 1,
            Conversion::VpToCoin => purse.vp >= 1 && self.plays(seat, FactionId::Alchemists),
            Conversion::CoinsToVp => purse.coins >= 2 && self.plays(seat, FactionId::Alchemists),
        }
    }

    pub(crate) fn convert<S: Sink<Event>>(&mut self, seat: Seat, what: Conversion, sink: &mut S) {
        let purse = &mut self.player_mut(seat).purse;
        match what {
            Conversion::WorkerToPriest => {
                purse.workers -= 1;
                self.turn.trade -= 1;
                self.gain_priests(seat, 1);
            }
            Conversion::PowerToPriest => {
                purse.pay_power(5);
                self.gain_priests(seat, 1);
            }
            Conversion::PowerToWorker => {
                purse.pay_power(3);
                purse.workers += 1;
            }
            Conversion::PowerToCoin => {
                purse.pay_power(1);
                purse.coins += 1;
            }
            Conversion::PriestToWorker => {
                purse.priests -= 1;
                purse.workers += 1;
            }
            Conversion::WorkerToCoin => {
                purse.workers -= 1;
                purse.coins += 1;
            }
            Conversion::VpToCoin => {
                purse.vp -= 1;
                purse.coins += 1;
            }
            Conversion::CoinsToVp => {
                purse.coins -= 2;
                purse.vp += 1;
            }
        }
        if S::ON {
            sink.event(Event::Converted { seat, what });
        }
    }
}
