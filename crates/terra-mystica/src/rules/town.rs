//! Settlements, towns and bridges.

use kernel::{Hex, Hexes, Seat, Sink};

use super::event::{Event, Why};
use super::illegal::Illegal;
use crate::components::{FactionId, FavourId, Structure, TownId};
use crate::factions;
use crate::state::{NOBODY, Stage, TerraMystica};

impl TerraMystica {
    /// The own structures linked with this one: edges, bridges, and the Mermaids' river hexes.
    pub fn settlement(&self, seat: Seat, hex: Hex) -> Hexes {
        self.hanging_together(seat, hex, |_| Hexes::EMPTY)
    }

    /// The own structures that hang together with this one: linked, or near enough as `further` has it.
    #[inline]
    pub(super) fn hanging_together(&self, seat: Seat, hex: Hex, further: impl Fn(Hexes) -> Hexes) -> Hexes {
        let player = self.player(seat);
        let own = player.all();
        let mut group = Hexes::one(hex) & own;
        let mut edge = group;
        while !edge.is_empty() {
            let mut near = self.next_to_any(edge) | further(edge);
            for river in player.river_links {
                let around = self.map.adjacent(river);
                if !(around & edge).is_empty() {
                    near |= around;
                }
            }
            edge = (near & own) - group;
            group |= edge;
        }
        group
    }

    /// Number of structures as a town counts them (a sanctuary is two), and power value.
    pub fn town_worth(&self, seat: Seat, group: Hexes) -> (u8, u8) {
        let player = self.player(seat);
        let extra = self.kit.founding.sanctuary_counts - 1;
        let mut size = group.len() as u8;
        size += (player.structures[Structure::Sanctuary.index()] & group).len() as u8 * extra;
        let power = |kind: Structure| {
            (player.structures[kind.index()] & group).len() as u8 * self.power_value(seat, kind)
        };
        (size, Structure::ALL.into_iter().map(power).sum())
    }

    pub(crate) fn is_town(&self, seat: Seat, group: Hexes) -> bool {
        let player = self.player(seat);
        let owned = FavourId::ALL.into_iter().filter(|tile| player.has_favour(*tile));
        let need = owned.filter_map(|tile| self.kit.favour(tile).town_power).min();
        let (size, power) = self.town_worth(seat, group);
        (group & player.in_town).is_empty()
            && size >= self.kit.founding.min_structures
            && power >= need.unwrap_or(self.kit.founding.min_power)
    }

    /// How many town tiles can still be taken, those that are due already not counted.
    fn town_tiles_free(&self) -> u8 {
        self.towns_left.iter().sum::<u8>() - self.turn.towns
    }

    /// A structure was added or changed here: its settlement may join a town or become one.
    pub(crate) fn grow_towns(&mut self, seat: Seat, hex: Hex) {
        let group = self.settlement(seat, hex);
        let joined = !(group & self.player(seat).in_town).is_empty();
        if joined {
            self.player_mut(seat).in_town |= group;
        } else if self.is_town(seat, group) && self.town_tiles_free() > 0 {
            self.player_mut(seat).in_town |= group;
            self.turn.towns += 1;
        }
    }

    /// Looks at every settlement of these hexes.
    pub(crate) fn found_towns(&mut self, seat: Seat, hexes: Hexes) {
        let mut left = hexes;
        while let Some(hex) = left.first() {
            left -= self.settlement(seat, hex);
            left.remove(hex);
            self.grow_towns(seat, hex);
        }
    }

    pub(crate) fn check_town(&self, seat: Seat, tile: TownId) -> Result<(), Illegal> {
        if self.turn.towns == 0 || !self.is_own_turn(seat) {
            return Err(Illegal::NoTownDue);
        }
        if self.turn.dig.is_some() {
            return Err(Illegal::Wanted(super::action::Waiting::Into));
        }
        if self.towns_left[usize::from(tile.0)] == 0 { Err(Illegal::TownGone { tile }) } else { Ok(()) }
    }

    pub(crate) fn take_town<S: Sink<Event>>(&mut self, seat: Seat, tile: TownId, sink: &mut S) {
        self.turn.towns -= 1;
        self.towns_left[usize::from(tile.0)] -= 1;
        let printed = self.kit.town(tile);
        let player = self.player_mut(seat);
        player.towns[usize::from(tile.0)] += 1;
        player.keys += printed.keys;
        player.purse.add_vp(u16::from(printed.vp));
        if S::ON {
            sink.event(Event::Town { seat, tile });
        }
        self.score_now(seat, u16::from(self.tile().town_vp), Why::RoundTile, sink);
        factions::town_founded(self, seat, sink);
        self.unlock_tops(seat, sink);
        self.gain(seat, printed.gain);
        for _ in 0..printed.shipping_step {
            self.free_shipping(seat, sink);
        }
        if printed.cult_steps > 0 {
            self.step_all(seat, printed.cult_steps, sink);
        }
    }

    /// River hexes across which the Mermaids could found a town now.
    pub(crate) fn connectable(&self, seat: Seat) -> Hexes {
        if !self.plays(seat, FactionId::Mermaids) || self.town_tiles_free() == 0 {
            return Hexes::EMPTY;
        }
        let player = self.player(seat);
        let loose = player.all() - player.in_town;
        if loose.len() < 3 {
            return Hexes::EMPTY;
        }
        let near = self.next_to_any(loose) & self.map.river;
        near.filter(|river| self.connects(seat, river))
    }

    fn connects(&self, seat: Seat, river: Hex) -> bool {
        let around = self.map.adjacent(river) & self.player(seat).all();
        if around.len() < 2 {
            return false;
        }
        let group = self.around_river(seat, around);
        self.is_town(seat, group)
    }

    fn around_river(&self, seat: Seat, around: Hexes) -> Hexes {
        let mut group = Hexes::EMPTY;
        for hex in around {
            if !group.contains(hex) {
                group |= self.settlement(seat, hex);
            }
        }
        group
    }

    pub(crate) fn check_connect(&self, seat: Seat, river: Hex) -> Result<(), Illegal> {
        if !self.plays(seat, FactionId::Mermaids) {
            return Err(Illegal::OnlyMermaids);
        }
        if !self.is_own_turn(seat) {
            return Err(Illegal::NotYourTurn);
        }
        if self.turn.dig.is_some() {
            return Err(Illegal::Wanted(super::action::Waiting::Into));
        }
        if !self.map.river.contains(river) {
            return Err(Illegal::NotRiver { hex: river });
        }
        if self.connectable(seat).contains(river) { Ok(()) } else { Err(Illegal::NoTownThere { river }) }
    }

    pub(crate) fn connect<S: Sink<Event>>(&mut self, seat: Seat, river: Hex, sink: &mut S) {
        let around = self.map.adjacent(river) & self.player(seat).all();
        let group = self.around_river(seat, around);
        let player = self.player_mut(seat);
        player.river_links.insert(river);
        player.in_town |= group;
        self.turn.towns += 1;
        if S::ON {
            sink.event(Event::Connected { seat, river });
        }
    }

    /// Whether a bridge can stand at this place.
    #[inline]
    pub(crate) fn bridge_fits(&self, seat: Seat, place: usize) -> bool {
        let (a, b) = self.map.bridges[place];
        let own = self.player(seat).all();
        self.bridges[place] == NOBODY && (own.contains(a) || own.contains(b))
    }

    pub(crate) fn any_bridge(&self, seat: Seat) -> bool {
        self.player(seat).bridges < self.kit.structures.bridges
            && (0..self.map.bridges.len()).any(|place| self.bridge_fits(seat, place))
    }

    pub(crate) fn check_bridge(&self, seat: Seat, place: u8) -> Result<(), Illegal> {
        if !self.is_own_turn(seat) || self.turn.stage != Stage::Acting || self.turn.bridges == 0 {
            return Err(Illegal::NoBridgeDue);
        }
        let Some((a, b)) = self.map.bridges.get(usize::from(place)).copied() else {
            return Err(Illegal::BridgePlace);
        };
        if self.bridges[usize::from(place)] != NOBODY {
            return Err(Illegal::BridgeTaken { ends: (a, b) });
        }
        if !self.bridge_fits(seat, usize::from(place)) {
            return Err(Illegal::BridgeEnds { ends: (a, b) });
        }
        if self.player(seat).bridges >= self.kit.structures.bridges {
            Err(Illegal::NoBridgeLeft)
        } else {
            Ok(())
        }
    }

    /// A bridge stands; what it links.
    pub(crate) fn build_bridge<S: Sink<Event>>(&mut self, seat: Seat, place: u8, sink: &mut S) -> (Hex, Hex) {
        let ends = self.map.bridges[usize::from(place)];
        self.bridges[usize::from(place)] = seat.0;
        self.bridged.insert(ends.0);
        self.bridged.insert(ends.1);
        self.player_mut(seat).bridges += 1;
        if S::ON {
            sink.event(Event::Bridge { seat, ends });
        }
        ends
    }

    pub(crate) fn place_bridge<S: Sink<Event>>(&mut self, seat: Seat, place: u8, sink: &mut S) {
        self.turn.bridges -= 1;
        let (a, b) = self.build_bridge(seat, place, sink);
        // A bridge links for everybody, but only its builder may found a town with it now; for others it joins.
        for other in self.seat_list() {
            let own = self.player(other).all();
            if own.contains(a) && own.contains(b) {
                if other == seat {
                    self.grow_towns(seat, a);
                } else {
                    let group = self.settlement(other, a);
                    if !(group & self.player(other).in_town).is_empty() {
                        self.player_mut(other).in_town |= group;
                    }
                }
            }
        }
        if self.player(seat).bridges >= self.kit.structures.bridges {
            self.turn.bridges = 0;
        }
    }
}
