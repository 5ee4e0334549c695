//! Networks and final scoring.

use kernel::{Hex, Hexes, Seat, Sink};

use super::event::{Event, FinalScore};
use crate::components::{Cult, FactionId, FinalTile, Structure};
use crate::state::{MOST_SEATS, TerraMystica};

impl TerraMystica {
    /// The structures of one player that hang together with this one: directly, by shipping, tunnel or carpet.
    pub fn network(&self, seat: Seat, hex: Hex) -> Hexes {
        let (ships, flight) = self.links(seat);
        self.hanging_together(seat, hex, |edge| {
            let mut near = Hexes::EMPTY;
            for at in edge {
                if ships > 0 {
                    near |= self.map.shipping(ships, at);
                }
                if flight > 0 {
                    near |= self.map.within(flight + 1, at);
                }
            }
            near
        })
    }

    /// The best value of a measure over all networks of a player.
    fn best_network(&self, seat: Seat, measure: impl Fn(Hexes) -> u8) -> u8 {
        let mut left = self.player(seat).all();
        let mut best = 0;
        while let Some(hex) = left.first() {
            let network = self.network(seat, hex);
            left -= network;
            best = best.max(measure(network));
        }
        best
    }

    /// How many structures the largest network has.
    pub fn area(&self, seat: Seat) -> u8 {
        self.best_network(seat, |network| network.len() as u8)
    }

    /// What an extra final tile measures.
    pub fn measure(&self, seat: Seat, tile: FinalTile) -> u8 {
        let player = self.player(seat);
        let distance = |a: Hex, b: Hex| self.map.grid.distance(a, b);
        match tile {
            FinalTile::ConnectedDistance => self.best_network(seat, |network| {
                let far = |a: Hex| network.into_iter().map(|b| distance(a, b)).max().unwrap_or(0);
                network.into_iter().map(far).max().unwrap_or(0)
            }),
            FinalTile::StrongholdSanctuary => self.best_network(seat, |network| {
                let one = |kind: Structure| (player.structures[kind.index()] & network).first();
                match (one(Structure::Stronghold), one(Structure::Sanctuary)) {
                    (Some(a), Some(b)) => distance(a, b),
                    _ => 0,
                }
            }),
            FinalTile::Edge => self.best_network(seat, |network| (network & self.map.edge).len() as u8),
            FinalTile::Clusters => self.best_network(seat, |network| {
                let mut left = network;
                let mut count = 0;
                while let Some(hex) = left.first() {
                    left -= self.settlement(seat, hex);
                    count += 1;
                }
                count
            }),
        }
    }

    /// Everything that is scored after the last round.
    pub(crate) fn score_end<S: Sink<Event>>(&mut self, sink: &mut S) {
        self.score_places(sink);
        for seat in self.seat_list() {
            // An Automa has no resources.
            if !self.is_automa(seat) {
                self.score_resources(seat, sink);
            }
        }
    }

    /// What is scored by rank: the extra tile, the cult tracks, the largest network.
    pub(crate) fn score_places<S: Sink<Event>>(&mut self, sink: &mut S) {
        if let Some(tile) = self.final_tile {
            let values = self.values(|game, seat| game.measure(seat, tile));
            self.rank(values, self.kit.final_scoring.area_vp, FinalScore::Extra(tile), sink);
        }
        for cult in Cult::ALL {
            let values = self.values(|game, seat| game.player(seat).purse.cults[cult.index()]);
            self.rank(values, self.kit.cult_board.final_vp, FinalScore::Cult(cult), sink);
        }
        let values = self.values(TerraMystica::area);
        self.rank(values, self.kit.final_scoring.area_vp, FinalScore::Network, sink);
    }

    fn values(&self, measure: impl Fn(&TerraMystica, Seat) -> u8) -> [u8; MOST_SEATS] {
        let mut values = [0; MOST_SEATS];
        for seat in self.seat_list() {
            values[seat.index()] = measure(self, seat);
        }
        values
    }

    fn rank<S: Sink<Event>>(
        &mut self,
        values: [u8; MOST_SEATS],
        places: [u8; 3],
        what: FinalScore,
        sink: &mut S,
    ) {
        let seats = usize::from(self.options.seats);
        for seat in self.seat_list() {
            let vp = u16::from(place_vp(&values[..seats], places, seat.index()));
            if vp > 0 {
                let more = if self.is_automa(seat) && !self.options.readings.nightmare_rounds {
                    self.nightmare()
                } else {
                    0
                };
                let vp = vp + more;
                let purse = &mut self.player_mut(seat).purse;
                purse.add_vp(vp);
                let purse = *purse;
                if S::ON {
                    sink.event(Event::Final { seat, what, vp, purse });
                }
            }
        }
    }

    fn score_resources<S: Sink<Event>>(&mut self, seat: Seat, sink: &mut S) {
        let rate = if self.plays(seat, FactionId::Alchemists) {
            u16::from(self.faction(seat).powers.coins_per_vp)
        } else {
            u16::from(self.kit.final_scoring.coins_per_vp)
        };
        let purse = &mut self.player_mut(seat).purse;
        let burnt = purse.bowls[1] / 2;
        purse.bowls[1] -= 2 * burnt;
        purse.bowls[2] += burnt;
        let power = purse.bowls[2];
        purse.pay_power(power);
        purse.coins += u16::from(power) + u16::from(purse.priests) + purse.workers;
        purse.priests = 0;
        purse.workers = 0;
        let vp = purse.coins / rate;
        purse.coins %= rate;
        purse.vp += vp;
        let purse = *purse;
        if S::ON {
            sink.event(Event::Final { seat, what: FinalScore::Resources, vp, purse });
        }
    }
}

/// The points of one of several for first, second and third place; equal values share, rounded down.
pub(crate) fn place_vp(values: &[u8], places: [u8; 3], index: usize) -> u8 {
    let mine = values[index];
    if mine == 0 {
        return 0;
    }
    let better = values.iter().filter(|value| **value > mine).count();
    let tied: u8 = values.iter().map(|value| u8::from(*value == mine)).sum();
    let pot: u8 = places.iter().skip(better).take(usize::from(tied)).sum();
    pot / tied
}
