//! Dwellings and upgrades, and what they bring about.

use kernel::{Hex, Hexes, Seat, Sink};

use super::convert::plus;
use super::event::{Event, Why};
use super::illegal::Illegal;
use crate::components::{FavourId, Goods, ScoringTile, Structure, Terrain};
use crate::factions;
use crate::state::{Stage, TerraMystica};

impl TerraMystica {
    /// The scoring tile of the round.
    #[inline]
    pub(crate) fn tile(&self) -> &'static ScoringTile {
        self.kit.scoring(self.scoring[usize::from(self.round.clamp(1, 6)) - 1])
    }

    /// Points at once.
    pub(crate) fn score_now<S: Sink<Event>>(&mut self, seat: Seat, vp: u16, why: Why, sink: &mut S) {
        if vp > 0 {
            self.player_mut(seat).purse.add_vp(vp);
            if S::ON {
                sink.event(Event::Scored { seat, vp, why });
            }
        }
    }

    /// Whether a piece of this kind is left.
    #[inline]
    pub(crate) fn has_piece(&self, seat: Seat, kind: Structure) -> bool {
        self.player(seat).count(kind) < usize::from(self.kit.structures.supply[kind.index()])
    }

    /// Whether the terrain is one that this seat builds on.
    #[inline]
    pub(crate) fn is_home(&self, seat: Seat, terrain: Terrain) -> bool {
        let player = self.player(seat);
        if player.unlocked != 0 {
            terrain.is_basic() && player.unlocked >> terrain.index() & 1 == 1
        } else {
            terrain == player.home
        }
    }

    /// Hexes on which a dwelling can be built now.
    pub(crate) fn buildable(&self, seat: Seat) -> Hexes {
        if !self.has_piece(seat, Structure::Dwelling) {
            return Hexes::EMPTY;
        }
        let price = self.faction(seat).cost[Structure::Dwelling.index()];
        let purse = &self.player(seat).purse;
        if self.turn.stage == Stage::Acting {
            if self.turn.free_dwelling {
                return factions::witches::places(self, seat);
            }
            return if purse.can_pay(price) { self.turn.ready } else { Hexes::EMPTY };
        }
        if !purse.can_pay(price) {
            return Hexes::EMPTY;
        }
        let normal = self.reach(seat);
        let mut all = normal;
        if self.faction(seat).teleport.is_some() && purse.can_pay(plus(price, self.flight_price(seat))) {
            all |= self.flights(seat, normal);
        }
        all.filter(|hex| self.is_home(seat, self.terrain(hex)))
    }

    pub(crate) fn check_build(&self, seat: Seat, hex: Hex) -> Result<(), Illegal> {
        if !self.map.land.contains(hex) {
            return Err(Illegal::River { hex });
        }
        if self.occupied.contains(hex) {
            return Err(Illegal::Occupied { hex });
        }
        let acting = self.is_own_turn(seat) && self.turn.stage == Stage::Acting;
        if acting && (self.turn.free_dwelling || !self.turn.ready.is_empty()) {
            if self.turn.dig.is_some() {
                return Err(Illegal::Wanted(super::action::Waiting::Into));
            }
        } else {
            self.check_main(seat)?;
        }
        if !self.has_piece(seat, Structure::Dwelling) {
            return Err(Illegal::NoPiece { kind: Structure::Dwelling });
        }
        if self.buildable(seat).contains(hex) {
            return Ok(());
        }
        let price = self.faction(seat).cost[Structure::Dwelling.index()];
        let short = |price| Err(Illegal::TooDear { price });
        if acting {
            return if self.turn.free_dwelling {
                Err(Illegal::FreeDwelling { hex })
            } else if self.turn.ready.contains(hex) {
                short(price)
            } else {
                Err(Illegal::NotReady { hex })
            };
        }
        match self.way(seat, hex) {
            None => Err(Illegal::OutOfReach { hex }),
            Some(_) if !self.is_home(seat, self.terrain(hex)) => {
                Err(Illegal::NotHome { hex, terrain: self.terrain(hex) })
            }
            Some(way) => short(plus(price, way)),
        }
    }

    pub(crate) fn build<S: Sink<Event>>(&mut self, seat: Seat, hex: Hex, sink: &mut S) {
        let free = self.turn.stage == Stage::Acting && self.turn.free_dwelling;
        if self.turn.stage == Stage::Main {
            self.begin_action(seat, sink);
        }
        if !free {
            self.fly_to(seat, hex, sink);
            let price = self.faction(seat).cost[Structure::Dwelling.index()];
            self.player_mut(seat).purse.pay(price);
        }
        self.turn.free_dwelling = false;
        self.turn.ready = Hexes::EMPTY;
        self.turn.spades = 0;
        self.turn.fresh = false;
        self.place_dwelling(seat, hex, sink);
        self.consequences(seat, hex, Structure::Dwelling, sink);
    }

    pub(crate) fn place_dwelling<S: Sink<Event>>(&mut self, seat: Seat, hex: Hex, sink: &mut S) {
        self.player_mut(seat).structures[Structure::Dwelling.index()].insert(hex);
        self.occupied.insert(hex);
        if S::ON {
            sink.event(Event::Built { seat, hex });
        }
    }

    /// Power offers, points and towns, in this order.
    fn consequences<S: Sink<Event>>(&mut self, seat: Seat, hex: Hex, kind: Structure, sink: &mut S) {
        self.offer_power(seat, hex, sink);
        let vp = self.tile().build_vp[kind.index()];
        self.score_now(seat, u16::from(vp), Why::RoundTile, sink);
        for tile in FavourId::ALL {
            let vp = self.kit.favour(tile).build_vp[kind.index()];
            if vp > 0 && self.player(seat).has_favour(tile) {
                self.score_now(seat, u16::from(vp), Why::Favour(tile), sink);
            }
        }
        self.grow_towns(seat, hex);
    }

    /// What an upgrade costs here, now.
    pub(crate) fn upgrade_price(&self, seat: Seat, hex: Hex, to: Structure) -> Goods {
        let others = self.occupied - self.player(seat).all();
        if to == Structure::TradingHouse && !self.next_to(hex).meets(others) {
            return self.price_alone(seat);
        }
        self.faction(seat).cost[to.index()]
    }

    /// What a trading house costs where nobody else is next to it.
    fn price_alone(&self, seat: Seat) -> Goods {
        let price = self.faction(seat).cost[Structure::TradingHouse.index()];
        Goods { coins: price.coins.saturating_mul(2), ..price }
    }

    pub(crate) fn check_upgrade(&self, seat: Seat, hex: Hex, to: Structure) -> Result<(), Illegal> {
        let acting = self.is_own_turn(seat) && self.turn.stage == Stage::Acting;
        let free = acting && self.turn.free_trading;
        if !free {
            self.check_main(seat)?;
        } else if to != Structure::TradingHouse {
            return Err(Illegal::FreeTrading);
        }
        let Some(now) = self.player(seat).structure_at(hex) else {
            return Err(Illegal::NotYours { hex });
        };
        if upgraded_from(to) != Some(now) {
            return Err(Illegal::UpgradePath { from: now, to });
        }
        if !self.has_piece(seat, to) {
            return Err(Illegal::NoPiece { kind: to });
        }
        let price = self.upgrade_price(seat, hex, to);
        if !free && !self.player(seat).purse.can_pay(price) {
            return Err(Illegal::TooDear { price });
        }
        Ok(())
    }

    /// Where a structure of this kind can be made by an upgrade now.
    pub(crate) fn upgradable(&self, seat: Seat, to: Structure) -> Hexes {
        let Some(from) = upgraded_from(to) else { return Hexes::EMPTY };
        if !self.has_piece(seat, to) {
            return Hexes::EMPTY;
        }
        let player = self.player(seat);
        let places = player.structures[from.index()];
        if self.turn.stage == Stage::Acting {
            let free = self.turn.free_trading && to == Structure::TradingHouse;
            return if free { places } else { Hexes::EMPTY };
        }
        if !player.purse.can_pay(self.faction(seat).cost[to.index()]) {
            return Hexes::EMPTY;
        }
        if to != Structure::TradingHouse {
            return places;
        }
        // Next to others it has its price, which can be paid; alone it is dearer.
        let others = self.occupied - player.all();
        let dear = self.price_alone(seat);
        if player.purse.can_pay(dear) { places } else { places.filter(|hex| self.next_to(hex).meets(others)) }
    }

    pub(crate) fn upgrade<S: Sink<Event>>(&mut self, seat: Seat, hex: Hex, to: Structure, sink: &mut S) {
        let free = self.turn.stage == Stage::Acting && self.turn.free_trading;
        if free {
            self.turn.free_trading = false;
        } else {
            self.begin_action(seat, sink);
            let price = self.upgrade_price(seat, hex, to);
            self.player_mut(seat).purse.pay(price);
        }
        let player = self.player_mut(seat);
        if let Some(from) = upgraded_from(to) {
            player.structures[from.index()].remove(hex);
        }
        player.structures[to.index()].insert(hex);
        if S::ON {
            sink.event(Event::Upgraded { seat, hex, to });
        }
        self.consequences(seat, hex, to, sink);
        match to {
            Structure::Temple | Structure::Sanctuary => self.favour_due(seat, factions::favours(self, seat)),
            Structure::Stronghold => factions::stronghold_built(self, seat, sink),
            Structure::Dwelling | Structure::TradingHouse => {}
        }
    }

    /// Favour tiles are due, as far as there are any to take.
    pub(crate) fn favour_due(&mut self, seat: Seat, count: u8) {
        let open = FavourId::ALL.into_iter().filter(|tile| self.can_take_favour(seat, *tile)).count() as u8;
        self.turn.favours = (self.turn.favours + count).min(open);
    }

    #[inline]
    pub(crate) fn can_take_favour(&self, seat: Seat, tile: FavourId) -> bool {
        self.favours_left[usize::from(tile.0)] > 0 && !self.player(seat).has_favour(tile)
    }

    pub(crate) fn check_favour(&self, seat: Seat, tile: FavourId) -> Result<(), Illegal> {
        if self.turn.favours == 0 || self.active != seat.0 {
            return Err(Illegal::NoFavourDue);
        }
        if self.player(seat).has_favour(tile) {
            return Err(Illegal::FavourTwice { tile });
        }
        if self.favours_left[usize::from(tile.0)] == 0 { Err(Illegal::FavourGone { tile }) } else { Ok(()) }
    }

    pub(crate) fn take_favour<S: Sink<Event>>(&mut self, seat: Seat, tile: FavourId, sink: &mut S) {
        self.turn.favours -= 1;
        self.favours_left[usize::from(tile.0)] -= 1;
        self.player_mut(seat).favours |= 1 << tile.0;
        if S::ON {
            sink.event(Event::Favour { seat, tile });
        }
        let printed = self.kit.favour(tile);
        self.step_up(seat, printed.cult, printed.steps, sink);
        if printed.town_power.is_some() {
            self.found_towns(seat, self.player(seat).all());
        }
    }
}

/// What a structure is made from.
pub(crate) fn upgraded_from(to: Structure) -> Option<Structure> {
    match to {
        Structure::Dwelling => None,
        Structure::TradingHouse => Some(Structure::Dwelling),
        Structure::Temple | Structure::Stronghold => Some(Structure::TradingHouse),
        Structure::Sanctuary => Some(Structure::Temple),
    }
}
