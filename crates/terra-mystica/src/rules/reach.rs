//! Which hexes a player can reach, and what lies next to what.

use kernel::{Hex, Hexes, Seat};

use crate::components::{FactionId, Goods, TeleportKind};
use crate::state::{NOBODY, Phase, TerraMystica};

impl TerraMystica {
    /// Hexes that a bridge joins to this one, whoever owns the bridge.
    #[inline]
    pub(crate) fn over_bridges(&self, hex: Hex) -> Hexes {
        let mut joined = Hexes::EMPTY;
        if self.bridged.contains(hex) {
            for (place, (a, b)) in self.map.bridges.iter().enumerate() {
                if self.bridges[place] != NOBODY {
                    if *a == hex {
                        joined.insert(*b);
                    } else if *b == hex {
                        joined.insert(*a);
                    }
                }
            }
        }
        joined
    }

    /// Hexes directly adjacent to this one: they share an edge, or a bridge joins them.
    #[inline]
    pub fn next_to(&self, hex: Hex) -> Hexes {
        self.map.adjacent(hex) | self.over_bridges(hex)
    }

    /// Hexes directly adjacent to any of these.
    #[inline]
    pub(crate) fn next_to_any(&self, hexes: Hexes) -> Hexes {
        let mut all = Hexes::EMPTY;
        for hex in hexes {
            all |= self.map.adjacent(hex);
        }
        for hex in hexes & self.bridged {
            all |= self.over_bridges(hex);
        }
        all
    }

    /// Shipping level for reach, now: with the bonus card in the action phase.
    pub(crate) fn shipping_now(&self, seat: Seat) -> u8 {
        let player = self.player(seat);
        let has_track = self.faction(seat).shipping.max > 0;
        let ship = |card| self.kit.bonus(card).shipping;
        let card = player.bonus.is_some_and(ship) && !player.passed && self.phase == Phase::Actions;
        player.shipping + u8::from(card && has_track)
    }

    /// Empty land within direct adjacency or shipping range.
    #[inline]
    pub fn reach(&self, seat: Seat) -> Hexes {
        let own = self.player(seat).all();
        let ships = self.shipping_now(seat);
        let mut all = Hexes::EMPTY;
        if !self.plays(seat, FactionId::Riverwalkers) {
            all = self.next_to_any(own);
        }
        if ships > 0 {
            for hex in own {
                all |= self.map.shipping(ships, hex);
            }
        }
        (all & self.map.land) - self.occupied
    }

    /// Over how many hexes a player tunnels or flies.
    pub(crate) fn flight_range(&self, seat: Seat) -> u8 {
        let Some(teleport) = self.faction(seat).teleport else { return 0 };
        let player = self.player(seat);
        let skipped =
            if player.has_stronghold() { teleport.skipped_with_stronghold } else { teleport.skipped };
        match teleport.kind {
            TeleportKind::Tunnel => skipped,
            TeleportKind::Carpet => skipped + player.carpet,
        }
    }

    /// Empty land that only tunnel or carpet reaches; `normal` is what is reached without.
    pub(crate) fn flights(&self, seat: Seat, normal: Hexes) -> Hexes {
        let range = self.flight_range(seat);
        if range == 0 {
            return Hexes::EMPTY;
        }
        let mut all = Hexes::EMPTY;
        for hex in self.player(seat).all() {
            all |= self.map.within(range + 1, hex);
        }
        (all & self.map.land) - self.occupied - normal
    }

    /// The price of a tunnel or a carpet flight.
    pub(crate) fn flight_price(&self, seat: Seat) -> Goods {
        self.faction(seat).teleport.map_or(Goods::default(), |teleport| {
            if self.player(seat).has_stronghold() { teleport.cost_with_stronghold } else { teleport.cost }
        })
    }

    /// Whether one may tunnel or fly for this action, to a hex not yet paid for.
    pub(crate) fn may_fly(&self) -> bool {
        self.phase == Phase::Actions && self.turn.flown.is_none()
    }

    /// Whether a hex can be reached, and what that costs: nothing, or the flight.
    pub(crate) fn way(&self, seat: Seat, hex: Hex) -> Option<Goods> {
        let normal = self.reach(seat);
        if normal.contains(hex) || self.turn.flown == Some(hex) {
            return Some(Goods::default());
        }
        let flies = self.may_fly() && self.flights(seat, normal).contains(hex);
        flies.then(|| self.flight_price(seat))
    }
}
