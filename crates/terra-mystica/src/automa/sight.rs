//! Distances, settlements and terraforming steps as the Automa counts them.

use arrayvec::ArrayVec;
use kernel::{Hex, Hexes, Seat};

use crate::components::{Direction, FactionCard, FactionId, Terrain};
use crate::state::TerraMystica;

/// Structures of one player: no more settlements than that.
const MOST_GROUPS: usize = 17;

impl TerraMystica {
    /// The faction card of an Automa.
    pub fn automa_card(&self, seat: Seat) -> &'static FactionCard {
        self.kit.automa.faction(self.faction(seat).id)
    }

    /// All structures of the others.
    pub(crate) fn others(&self, seat: Seat) -> Hexes {
        self.occupied - self.player(seat).all()
    }

    /// How far the nearest of these is, whatever lies between.
    pub(crate) fn distance_to(&self, hex: Hex, goals: Hexes) -> i32 {
        goals.into_iter().map(|goal| i32::from(self.map.grid.distance(hex, goal))).min().unwrap_or(0)
    }

    /// The settlements of an Automa as its structures goal counts them.
    pub(crate) fn automa_groups(&self, seat: Seat) -> ArrayVec<Hexes, MOST_GROUPS> {
        let mut left = self.player(seat).all();
        let mut groups = ArrayVec::new();
        while let Some(hex) = left.first() {
            let group = if self.options.readings.settlements_adjacent {
                self.settlement(seat, hex)
            } else {
                self.network(seat, hex)
            };
            left -= group;
            left.remove(hex);
            if groups.try_push(group).is_err() {
                break;
            }
        }
        groups
    }

    /// How far another settlement is: the second smallest distance, since the smallest belongs to the settlement
    /// that the hex extends.
    pub(crate) fn second_distance(&self, hex: Hex, groups: &[Hexes]) -> i32 {
        let (mut first, mut second) = (i32::MAX, i32::MAX);
        for group in groups {
            let distance = self.distance_to(hex, *group);
            if distance < first {
                second = first;
                first = distance;
            } else if distance < second {
                second = distance;
            }
        }
        second
    }

    /// Terraforming steps to the Automa's home.
    pub(crate) fn automa_steps(&self, seat: Seat, terrain: Terrain) -> i32 {
        let player = self.player(seat);
        if let Some([foreign, other]) = self.automa_card(seat).volcano_steps {
            let is_foreign = terrain.is_basic() && self.homes_of_others(seat) >> terrain.index() & 1 == 1;
            return i32::from(if is_foreign { foreign } else { other });
        }
        if !terrain.is_basic() {
            return 0;
        }
        match player.home {
            Terrain::Ice => i32::from(terrain.steps(player.start).max(1)),
            home if home.is_basic() => i32::from(terrain.steps(home)),
            _ => 0,
        }
    }

    /// The place of a hex in the scan of the map: the first has the smallest number.
    pub(crate) fn scan_place(hex: Hex, direction: Direction) -> i32 {
        match direction {
            Direction::Ltr => i32::from(hex.0),
            Direction::Rtl => -i32::from(hex.0),
        }
    }

    /// What links structures at the end of the game: shipping range, and hexes skipped by tunnel or carpet.
    pub(crate) fn links(&self, seat: Seat) -> (u8, u8) {
        if !self.is_automa(seat) {
            return (self.player(seat).shipping, self.flight_range(seat));
        }
        match self.faction(seat).id {
            FactionId::Dwarves => (0, 1),
            FactionId::Fakirs => (0, 2),
            _ => (self.player(seat).shipping, 0),
        }
    }

    /// Whether the Automa has priests in its supply.
    pub(crate) fn automa_has_priest(&self, seat: Seat) -> bool {
        let player = self.player(seat);
        let supply = if self.automa_card(seat).riverside_only {
            player.unlocked.count_ones() as u8
        } else {
            self.kit.structures.priests
        };
        player.priests_out < supply
    }
}
