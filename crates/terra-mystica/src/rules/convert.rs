//! Power, burning and conversions.
//!
//! Conversions only ever go down the line power - priests - workers - coins, so any sequence of them can be put
//! in the order of their ranks without changing what comes out. Only that order is offered: each way to convert
//! is there once. The Darklings' trade of workers for priests comes after power to workers, since these may become
//! priests, too; turning priests into workers first would only lead back.

use kernel::{Seat, Sink};

use super::event::Event;
use super::illegal::Illegal;
use crate::components::{FactionId, Goods, Kit};
use crate::state::{Purse, Stage, TerraMystica};

/// A free exchange.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub enum Conversion {
    /// Power for a priest.
    PowerToPriest,
    /// Power for a worker.
    PowerToWorker,
    /// The Darklings' stronghold: a worker for a priest.
    WorkerToPriest,
    /// Power for a coin.
    PowerToCoin,
    /// A priest for a worker.
    PriestToWorker,
    /// A worker for a coin.
    WorkerToCoin,
    /// The Alchemists: a point for a coin.
    VpToCoin,
    /// The Alchemists: coins for a point.
    CoinsToVp,
}

impl Conversion {
    /// All of them, by rank.
    pub const ALL: [Conversion; 8] = [
        Conversion::PowerToPriest,
        Conversion::PowerToWorker,
        Conversion::WorkerToPriest,
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

    /// What is paid, and what one gets.
    pub fn goods(self) -> (&'static str, &'static str) {
        match self {
            Conversion::PowerToPriest => ("pw", "p"),
            Conversion::PowerToWorker => ("pw", "w"),
            Conversion::WorkerToPriest => ("w", "p"),
            Conversion::PowerToCoin => ("pw", "c"),
            Conversion::PriestToWorker => ("p", "w"),
            Conversion::WorkerToCoin => ("w", "c"),
            Conversion::VpToCoin => ("vp", "c"),
            Conversion::CoinsToVp => ("c", "vp"),
        }
    }

    /// How much is paid, and how much one gets.
    #[inline]
    pub fn rate(self, kit: &Kit) -> (u8, u8) {
        let printed = |index: usize| {
            let rate = &kit.conversions[index];
            (rate.from.each().into_iter().sum(), rate.to.each().into_iter().sum())
        };
        match self {
            Conversion::PowerToPriest => printed(0),
            Conversion::PowerToWorker => printed(1),
            Conversion::PowerToCoin => printed(2),
            // From a priest to a coin it goes by way of a worker, at the same rate.
            Conversion::PriestToWorker => printed(3),
            Conversion::WorkerToCoin => printed(5),
            Conversion::WorkerToPriest | Conversion::VpToCoin => (1, 1),
            Conversion::CoinsToVp => (kit.faction(FactionId::Alchemists).powers.coins_per_vp, 1),
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
            // Who has left decides nothing any more.
            let count = if self.player(seat).left { 0 } else { count };
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
            let (need, of) = (what.rate(self.kit).0, what.goods().0);
            Err(Illegal::ConvertShort { need, of })
        }
    }

    /// Whether the goods for it are there.
    #[inline]
    pub(crate) fn can_convert(&self, seat: Seat, what: Conversion) -> bool {
        let purse = &self.player(seat).purse;
        let need = what.rate(self.kit).0;
        match what {
            Conversion::PowerToPriest | Conversion::PowerToWorker | Conversion::PowerToCoin => {
                purse.bowls[2] >= need
            }
            Conversion::WorkerToPriest => {
                self.turn.trade > 0
                    && purse.workers >= u16::from(need)
                    && purse.priests < self.priest_cap(seat)
            }
            Conversion::PriestToWorker => purse.priests >= need,
            Conversion::WorkerToCoin => purse.workers >= u16::from(need),
            Conversion::VpToCoin => purse.vp >= u16::from(need) && self.plays(seat, FactionId::Alchemists),
            Conversion::CoinsToVp => {
                purse.coins >= u16::from(need) && self.plays(seat, FactionId::Alchemists)
            }
        }
    }

    pub(crate) fn convert<S: Sink<Event>>(&mut self, seat: Seat, what: Conversion, sink: &mut S) {
        let (paid, got) = what.rate(self.kit);
        let purse = &mut self.player_mut(seat).purse;
        match what {
            Conversion::PowerToPriest | Conversion::PowerToWorker | Conversion::PowerToCoin => {
                purse.pay_power(paid);
            }
            Conversion::PriestToWorker => purse.priests -= paid,
            Conversion::WorkerToPriest | Conversion::WorkerToCoin => purse.workers -= u16::from(paid),
            Conversion::VpToCoin => purse.vp -= u16::from(paid),
            Conversion::CoinsToVp => purse.coins -= u16::from(paid),
        }
        match what {
            Conversion::PowerToPriest | Conversion::WorkerToPriest => self.gain_priests(seat, got),
            Conversion::PowerToWorker | Conversion::PriestToWorker => purse.workers += u16::from(got),
            Conversion::PowerToCoin | Conversion::WorkerToCoin | Conversion::VpToCoin => {
                purse.coins += u16::from(got);
            }
            Conversion::CoinsToVp => purse.vp += u16::from(got),
        }
        if what == Conversion::WorkerToPriest {
            self.turn.trade -= 1;
        }
        if S::ON {
            sink.event(Event::Converted { seat, what });
        }
    }
}
