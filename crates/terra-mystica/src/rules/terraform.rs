//! Spades: where they come from, what they cost, what a hex can become.

use kernel::{Hex, Hexes, Seat, Sink};

use super::action::Waiting;
use super::convert::{plus, times};
use super::event::{Event, Why};
use super::illegal::Illegal;
use crate::components::{Cult, DiggingKind, FactionId, Goods, Terrain};
use crate::factions;
use crate::state::{Phase, Stage, TerraMystica};

/// What a hex can become by spades.
const BECOMES: [Terrain; 8] = {
    let [becomes @ .., Terrain::Volcano, Terrain::River] = Terrain::ALL else { panic!() };
    becomes
};

/// Spades that are bought for one hex, at most: no terrain is further away.
const MOST_BOUGHT: u8 = 6;

/// What a seat can put into one hex: the same for whatever it is to become.
#[derive(Clone, Copy)]
struct Means {
    /// Spades that cost nothing.
    free: u8,
    /// Spades, with those that can be bought.
    most: u8,
    /// Whether it can pay for the way.
    gets_there: bool,
}

impl TerraMystica {
    /// The price of one bought spade; `None` if spades cannot be bought.
    pub(crate) fn spade_price(&self, seat: Seat) -> Option<Goods> {
        let digging = &self.faction(seat).digging;
        let each = digging.per_spade[usize::from(self.player(seat).digging)];
        match digging.kind {
            DiggingKind::Workers => Some(Goods { workers: each, ..Goods::default() }),
            DiggingKind::Priests => Some(Goods { priests: each, ..Goods::default() }),
            DiggingKind::Tokens | DiggingKind::CultSteps | DiggingKind::None => None,
        }
    }

    /// Whether this seat terraforms with spades at all.
    pub(crate) fn digs_with_spades(&self, seat: Seat) -> bool {
        matches!(self.faction(seat).digging.kind, DiggingKind::Workers | DiggingKind::Priests)
    }

    /// How many spades turn this terrain into that; `None` if none do.
    pub(crate) fn spades_for(&self, seat: Seat, from: Terrain, to: Terrain) -> Option<u8> {
        if !from.is_basic() || from == to {
            return None;
        }
        let player = self.player(seat);
        if self.plays(seat, FactionId::Giants) {
            return (to == Terrain::Wasteland).then_some(self.faction(seat).powers.spades_per_hex);
        }
        // Ice factions measure to their starting terrain, and a hex that gets there turns into ice.
        let ice = player.home == Terrain::Ice;
        let home = if ice { player.start } else { player.home };
        if to == home && ice {
            return None;
        }
        if to == Terrain::Ice {
            return ice.then(|| from.steps(home).max(1));
        }
        if !to.is_basic() {
            return None;
        }
        if to == home || from == home {
            return Some(from.steps(to));
        }
        Some(steps_avoiding(from, to, home))
    }

    /// Gains spades: what scores for them, and what some factions get instead.
    pub(crate) fn gain_spades<S: Sink<Event>>(&mut self, seat: Seat, count: u8, sink: &mut S) {
        if self.phase == Phase::Actions {
            let each = self.tile().spade_vp;
            self.score_now(seat, u16::from(each) * u16::from(count), Why::RoundTile, sink);
        }
        factions::spades_gained(self, seat, count, sink);
    }

    /// Spades that this action has for one hex without buying, and what one more costs if it may buy.
    fn spades_of_action(&self, seat: Seat) -> (u8, Option<Goods>) {
        if self.phase == Phase::CultBonus {
            return (self.player(seat).spades_due, None);
        }
        let may_buy = self.turn.stage == Stage::Main || self.turn.fresh || self.turn.further.is_some();
        (self.turn.spades, if may_buy { self.spade_price(seat) } else { None })
    }

    /// The most spades that this action could still put into one hex, and how many of them are free.
    fn spades_at_hand(&self, seat: Seat, left_for: Goods) -> (u8, u8) {
        let (free, price) = self.spades_of_action(seat);
        let bought = price.map_or(0, |price| {
            let pays = |count: &u8| self.player(seat).purse.can_pay(plus(left_for, times(price, *count)));
            (1..=MOST_BOUGHT).take_while(pays).last().unwrap_or(0)
        });
        (free, free + bought)
    }

    /// Whether that is at least so many.
    fn has_spades(&self, seat: Seat, least: u8, left_for: Goods) -> bool {
        let (free, price) = self.spades_of_action(seat);
        let short = least.saturating_sub(free);
        let pays = |price| self.player(seat).purse.can_pay(plus(left_for, times(price, short)));
        short == 0 || short <= MOST_BOUGHT && price.is_some_and(pays)
    }

    /// Hexes that can be chosen for terraforming now.
    pub(crate) fn diggable(&self, seat: Seat) -> Hexes {
        let spades_due = self.phase == Phase::CultBonus;
        let acting = self.turn.stage == Stage::Acting;
        if acting && self.turn.storm {
            return factions::nomads::storm(self, seat);
        }
        if !spades_due && acting && self.turn.spades == 0 {
            return self.digs_on(seat);
        }
        let normal = self.reach(seat);
        if !self.digs_with_spades(seat) {
            return if acting || spades_due {
                Hexes::EMPTY
            } else {
                factions::volcano_hexes(self, seat, self.basic(normal))
            };
        }
        // The others: what every hex takes at least.
        let least = self.faction(seat).powers.spades_per_hex.max(1);
        let mut all = Hexes::EMPTY;
        if self.has_spades(seat, least, Goods::default()) {
            all = self.basic(normal);
        }
        if self.may_fly() {
            let price = self.flight_price(seat);
            if self.player(seat).purse.can_pay(price) && self.has_spades(seat, least, price) {
                all |= self.basic(self.flights(seat, normal));
            }
        } else if let Some(flown) = self.turn.flown {
            all |= self.basic(Hexes::one(flown)) - self.occupied;
        }
        if self.plays(seat, FactionId::Giants) {
            all = all.filter(|hex| self.terrain(hex) != Terrain::Wasteland);
        }
        if self.turn.stray.is_some() {
            // A second hex must end on home terrain: only where that is possible.
            all = all.filter(|hex| self.becomes(seat, hex).next().is_some());
        }
        all
    }

    /// The hex that takes another bought spade: power that its first spades brought may pay for it.
    fn digs_on(&self, seat: Seat) -> Hexes {
        match self.turn.further {
            Some(hex) if self.has_spades(seat, 1, Goods::default()) => Hexes::one(hex),
            _ => Hexes::EMPTY,
        }
    }

    fn basic(&self, hexes: Hexes) -> Hexes {
        hexes.filter(|hex| self.terrain(hex).is_basic())
    }

    /// What a hex can become now.
    pub(crate) fn becomes(&self, seat: Seat, hex: Hex) -> impl Iterator<Item = Terrain> + '_ {
        let means = self.means_to_change(seat, hex);
        let can = move |to: &Terrain| {
            means.is_some_and(|means| self.check_into_with(means, seat, hex, *to).is_ok())
        };
        BECOMES.into_iter().filter(can)
    }

    pub(crate) fn check_dig(&self, seat: Seat, hex: Hex) -> Result<(), Illegal> {
        if !self.map.land.contains(hex) {
            return Err(Illegal::River { hex });
        }
        if self.occupied.contains(hex) {
            return Err(Illegal::Occupied { hex });
        }
        if self.phase == Phase::CultBonus {
            if self.player(seat).spades_due == 0 {
                return Err(Illegal::NoSpadeDue);
            }
            if self.turn.dig.is_some() {
                return Err(Illegal::Wanted(Waiting::Into));
            }
        } else if !(self.is_own_turn(seat) && self.turn.stage == Stage::Acting) {
            self.check_main(seat)?;
        } else if self.turn.dig.is_some() {
            return Err(Illegal::Wanted(Waiting::Into));
        } else if self.turn.storm {
            return if factions::nomads::storm(self, seat).contains(hex) {
                Ok(())
            } else {
                Err(Illegal::Storm { hex })
            };
        } else if self.turn.spades == 0 && self.turn.further != Some(hex) {
            return Err(Illegal::NoSpadeDue);
        }
        let terrain = self.terrain(hex);
        if !terrain.is_basic() {
            return Err(Illegal::Fixed { hex, terrain });
        }
        if self.diggable(seat).contains(hex) {
            return Ok(());
        }
        if self.faction(seat).digging.kind == DiggingKind::None {
            return Err(Illegal::NeverTerraforms);
        }
        match self.way(seat, hex) {
            None => Err(Illegal::OutOfReach { hex }),
            Some(_) if self.plays(seat, FactionId::Giants) && terrain == Terrain::Wasteland => {
                Err(Illegal::Already { hex, terrain })
            }
            Some(_) if self.turn.stray.is_some() && self.turn.further != Some(hex) => {
                Err(Illegal::SecondStray { hex })
            }
            Some(_) => Err(Illegal::SpadesShort { hex }),
        }
    }

    /// Chooses the hex; what has one outcome only happens at once.
    pub(crate) fn dig<S: Sink<Event>>(&mut self, seat: Seat, hex: Hex, sink: &mut S) {
        if self.phase == Phase::Actions && self.turn.stage == Stage::Main {
            self.begin_action(seat, sink);
            self.turn.fresh = true;
        }
        if self.phase == Phase::CultBonus {
            self.active = seat.0;
        }
        if self.turn.storm {
            factions::nomads::blow(self, seat, hex, sink);
        } else if self.digs_with_spades(seat) {
            let mut ways = self.becomes(seat, hex);
            let (first, second) = (ways.next(), ways.next());
            drop(ways);
            self.turn.dig = Some(hex);
            if let (Some(only), None) = (first, second) {
                self.change_into(seat, only, sink);
            } else if S::ON {
                sink.event(Event::Chose { seat, hex });
            }
        } else {
            factions::begin_volcano(self, seat, hex, sink);
        }
    }

    /// What a seat can put into a hex; `None` if it does not reach it.
    fn means_to_change(&self, seat: Seat, hex: Hex) -> Option<Means> {
        let way = if self.phase == Phase::CultBonus { Goods::default() } else { self.way(seat, hex)? };
        let (free, most) = self.spades_at_hand(seat, way);
        Some(Means { free, most, gets_there: self.player(seat).purse.can_pay(way) })
    }

    fn check_into_hex(&self, seat: Seat, hex: Hex, to: Terrain) -> Result<(), Illegal> {
        if self.spades_for(seat, self.terrain(hex), to).is_none() {
            return Err(Illegal::Into { hex, to });
        }
        let means = self.means_to_change(seat, hex).ok_or(Illegal::OutOfReach { hex })?;
        self.check_into_with(means, seat, hex, to)
    }

    fn check_into_with(&self, means: Means, seat: Seat, hex: Hex, to: Terrain) -> Result<(), Illegal> {
        let from = self.terrain(hex);
        let spades = self.spades_for(seat, from, to).ok_or(Illegal::Into { hex, to })?;
        let Means { free, most, gets_there } = means;
        if spades > most || !gets_there {
            return Err(Illegal::SpadesNeeded { hex, to, need: spades, have: most });
        }
        let home = self.player(seat).home;
        if self.phase == Phase::Actions
            && self.turn.stage == Stage::Acting
            && to != home
            && spades <= free
            && self.turn.stray.is_some_and(|stray| stray != hex)
        {
            return Err(Illegal::SecondStray { hex });
        }
        Ok(())
    }

    pub(crate) fn check_into(&self, seat: Seat, to: Terrain) -> Result<(), Illegal> {
        match self.turn.dig {
            Some(hex) if self.active == seat.0 && self.digs_with_spades(seat) => {
                self.check_into_hex(seat, hex, to)
            }
            _ => Err(Illegal::NoHexChosen),
        }
    }

    pub(crate) fn change_into<S: Sink<Event>>(&mut self, seat: Seat, to: Terrain, sink: &mut S) {
        let Some(hex) = self.turn.dig.take() else { return };
        let from = self.terrain(hex);
        let spades = self.spades_for(seat, from, to).unwrap_or(0);
        if self.phase == Phase::CultBonus {
            self.player_mut(seat).spades_due -= spades;
            self.terrain[hex.index()] = to;
            if S::ON {
                sink.event(Event::Terraformed { seat, hex, from, to, spades, bought: 0 });
            }
            return;
        }
        self.fly_to(seat, hex, sink);
        let bought = spades.saturating_sub(self.turn.spades);
        if bought > 0 {
            if let Some(price) = self.spade_price(seat) {
                self.player_mut(seat).purse.pay(times(price, bought));
            }
            let vp = u16::from(self.faction(seat).digging.vp_per_bought_spade) * u16::from(bought);
            self.score_now(seat, vp, Why::Faction, sink);
            self.gain_spades(seat, bought, sink);
            self.turn.spades = 0;
        } else {
            self.turn.spades -= spades;
        }
        self.turn.fresh = false;
        let goes_on = bought > 0 && to != self.player(seat).home;
        self.turn.further = (goes_on && factions::alchemists::spades_bring_power(self, seat)).then_some(hex);
        self.terrain[hex.index()] = to;
        if S::ON {
            sink.event(Event::Terraformed { seat, hex, from, to, spades, bought });
        }
        if to == self.player(seat).home {
            self.turn.ready.insert(hex);
            if self.turn.stray == Some(hex) {
                self.turn.stray = None;
            }
        } else {
            self.turn.ready.remove(hex);
            self.turn.stray = Some(hex);
        }
    }

    /// Pays for tunnel or carpet where the hex is not reached otherwise.
    pub(crate) fn fly_to<S: Sink<Event>>(&mut self, seat: Seat, hex: Hex, sink: &mut S) {
        let Some(teleport) = self.faction(seat).teleport else { return };
        if self.turn.flown == Some(hex) || self.reach(seat).contains(hex) {
            return;
        }
        let price = self.flight_price(seat);
        self.turn.flown = Some(hex);
        let purse = &mut self.player_mut(seat).purse;
        purse.pay(price);
        purse.add_vp(u16::from(teleport.vp));
        if S::ON {
            sink.event(Event::Flew { seat, hex, vp: teleport.vp });
        }
    }

    pub(crate) fn check_pay_cult(&self, seat: Seat, cult: Cult) -> Result<(), Illegal> {
        match self.turn.dig {
            Some(hex) if self.is_own_turn(seat) && self.plays(seat, FactionId::Acolytes) => {
                factions::acolytes::check_pay(self, seat, hex, cult)
            }
            _ => Err(Illegal::NoHexChosen),
        }
    }
}

/// Steps along the wheel from one terrain to another without running through a third.
fn steps_avoiding(from: Terrain, to: Terrain, home: Terrain) -> u8 {
    let walk = |next: fn(Terrain) -> Terrain| {
        let mut at = from;
        for steps in 1..=6 {
            at = next(at);
            if at == home {
                return None;
            }
            if at == to {
                return Some(steps);
            }
        }
        None
    };
    walk(Terrain::next).into_iter().chain(walk(Terrain::previous)).min().unwrap_or(0)
}
