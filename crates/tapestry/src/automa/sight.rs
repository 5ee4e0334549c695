//! What the Automa sees of the map. Rules: `automa.distance`, `automa.conquer.target`, `automa.explore.valid`.

use kernel::{Hex, Hexes};

use crate::components::Achievement;
use crate::components::automa::SCANNED;
use crate::components::effect::Place;
use crate::state::{Context, Tapestry};

/// The distance of what cannot be reached.
pub const UNREACHABLE: i32 = 99;

/// The distance of each hex from a goal.
pub(crate) type Distances = [i32; SCANNED];

impl Tapestry {
    /// What the person of a solo game controls.
    pub(crate) fn yours(&self) -> Hexes {
        self.control[0]
    }

    /// What the Automa controls.
    pub(crate) fn automa_land(&self) -> Hexes {
        self.control[1]
    }

    /// How many tokens lie on a hex.
    pub(crate) fn tokens_at(&self, hex: Hex) -> usize {
        self.sites[hex.index()].items.len()
    }

    /// Hexes that a path may cross: no outpost of the Automa, standing or lying, and at most one piece of the person.
    fn crossable(&self) -> Hexes {
        let free = |hex: &Hex| {
            let items = &self.sites[hex.index()].items;
            let count = |seat: u8| items.iter().filter(|item| item.seat == seat).count();
            count(1) == 0 && count(0) <= 1
        };
        self.map.grid.all().iter().filter(free).collect()
    }

    /// Steps from each hex to the nearest of the goals; what lies between must be crossable, the ends need not be.
    pub(crate) fn distances(&self, goals: Hexes) -> Distances {
        let crossable = self.crossable();
        let mut distances = [UNREACHABLE; SCANNED];
        let mut reached = goals;
        let mut wave = goals;
        let mut steps = 0;
        while !wave.is_empty() {
            for hex in wave {
                if let Some(place) = distances.get_mut(hex.index()) {
                    *place = steps;
                }
            }
            let through = if steps == 0 { wave } else { wave & crossable };
            wave = self.map.grid.around(through) - reached;
            reached |= wave;
            steps += 1;
        }
        distances
    }

    /// Explored territories that the Automa could conquer, supply aside.
    pub(crate) fn automa_targets(&self, anywhere: bool) -> Hexes {
        let place = if anywhere { Place::Anywhere } else { Place::Adjacent };
        self.conquerable(1, place, false, Context::default())
    }

    /// Unexplored hexes that the Automa could explore; none without a tile.
    pub(crate) fn automa_explorable(&self, anywhere: bool) -> Hexes {
        if !self.has_tiles() {
            return Hexes::EMPTY;
        }
        let place = if anywhere { Place::Anywhere } else { Place::Adjacent };
        self.explorable(1, place, Context::default())
    }

    /// Whether the Automa can still earn the achievement of the middle island.
    pub(crate) fn middle_is_open(&self) -> bool {
        let middle = self.map.middle;
        self.player(1).achievements >> Achievement::MiddleIsland.index() & 1 == 0
            && !self.automa_land().contains(middle)
            && self.tokens_at(middle) <= 1
    }
}
