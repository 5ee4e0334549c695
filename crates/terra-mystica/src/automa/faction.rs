//! The faction action. Rules: `automa.faction.*`.

use arrayvec::ArrayVec;
use kernel::{Choice, Hex, Keep, Seat, Sink, Trail};

use super::{About, BuildHow, Pick, reasoned};
use crate::components::{Arrow, DecisionCard, FactionDeed, Terrain, When};
use crate::rulebook as book;
use crate::rules::event::Event;
use crate::state::{NOBODY, TerraMystica};

impl TerraMystica {
    /// Carries out the action of the faction card; its points come in every case.
    pub(crate) fn automa_faction<S: Sink<Event>>(
        &mut self,
        seat: Seat,
        support: &DecisionCard,
        sink: &mut S,
    ) {
        let card = self.automa_card(seat);
        let shown = |deed: &&FactionDeed| match deed.when() {
            None => true,
            Some(When::StructuresGoal) => support.structures_goal,
            Some(When::CultGoal) => support.cult_goal,
            Some(When::NoGoal) => !support.structures_goal && !support.cult_goal,
        };
        let (mut built, mut upgraded) = (false, false);
        let mut done = false;
        for deed in card.option.iter().filter(shown) {
            built |= matches!(deed, FactionDeed::Build { .. });
            upgraded |= matches!(deed, FactionDeed::Upgrade { .. });
            if self.automa_deed(seat, support, deed, sink) {
                done = true;
                break;
            }
        }
        // A Build that fails is replaced by the ordinary Upgrade, and the other way round; at most once.
        if !done && built && !upgraded {
            self.automa_upgrade(seat, support, self.kit.automa.upgrade_priority.iter().copied(), None, sink);
        } else if !done && upgraded && !built {
            self.automa_build(seat, support, BuildHow::default(), sink);
        }
        self.automa_scores(seat, u16::from(card.vp), sink);
    }

    fn automa_deed<S: Sink<Event>>(
        &mut self,
        seat: Seat,
        support: &DecisionCard,
        deed: &'static FactionDeed,
        sink: &mut S,
    ) -> bool {
        match deed {
            FactionDeed::Build { reach, prefer, prefer_opponent_home, .. } => {
                let how =
                    BuildHow { reach: *reach, prefer: *prefer, prefer_opponent_home: *prefer_opponent_home };
                self.automa_build(seat, support, how, sink)
            }
            FactionDeed::Upgrade { priority, prefer } => {
                self.automa_upgrade(seat, support, priority.iter().map(|name| name.0), *prefer, sink)
            }
            FactionDeed::Power { count_taken, taken_vp } => {
                if self.automa_power(seat, support, *count_taken, sink) == Some(false) {
                    self.automa_scores(seat, u16::from(*taken_vp), sink);
                }
                true
            }
            FactionDeed::Cult { .. } => {
                self.automa_cult(seat, support, sink);
                true
            }
            FactionDeed::CultSteps { steps } => {
                self.automa_cult_steps(seat, support, *steps, sink);
                true
            }
            FactionDeed::ExtraVp { vp, .. } => {
                self.automa_scores(seat, u16::from(*vp), sink);
                true
            }
            FactionDeed::PlaceBridge => self.automa_bridge(seat, support, sink),
            FactionDeed::UpgradeShipping { max } => {
                let level = self.player(seat).shipping;
                if level >= *max {
                    return false;
                }
                self.player_mut(seat).shipping += 1;
                if S::ON {
                    sink.event(Event::Shipping { seat, level: level + 1, vp: 0 });
                }
                true
            }
            FactionDeed::ChangeHome => {
                self.automa_change_home(seat, support, sink);
                true
            }
            FactionDeed::UnlockTerrain => self.automa_unlock(seat, support, sink),
        }
    }

    /// Where the Automa puts a bridge: between two of its own structures.
    pub fn choose_bridge<T: Trail<Pick>>(
        &self,
        seat: Seat,
        support: &DecisionCard,
        trail: &mut T,
    ) -> Option<u8> {
        let own = self.player(seat).all();
        let fits = |place: &u8| {
            let (a, b) = self.map.bridges[usize::from(*place)];
            self.bridges[usize::from(*place)] == NOBODY && own.contains(a) && own.contains(b)
        };
        let places = (0..self.map.bridges.len() as u8).filter(fits);
        let mut choice = Choice::<Pick, T, 64>::among(places.map(Pick::Bridge), trail);
        // The end that the scan meets first decides, then the other.
        let ends = |pick: &Pick| {
            let Pick::Bridge(place) = pick else { return (0, 0) };
            let (a, b) = self.map.bridges[usize::from(*place)];
            let scan = |hex: Hex| TerraMystica::scan_place(hex, support.direction);
            (scan(a).min(scan(b)), scan(a).max(scan(b)))
        };
        choice.prefer(book::DIRECTION, Keep::Least, |pick| ends(pick).0);
        choice.prefer(book::DIRECTION, Keep::Least, |pick| ends(pick).1);
        match choice.decide() {
            Some(Pick::Bridge(place)) => Some(place),
            _ => None,
        }
    }

    fn automa_bridge<S: Sink<Event>>(&mut self, seat: Seat, support: &DecisionCard, sink: &mut S) -> bool {
        if self.player(seat).bridges >= self.automa_card(seat).bridges {
            return false;
        }
        let place = reasoned!(sink, seat, About::Bridge, |trail| self.choose_bridge(seat, support, trail));
        let Some(place) = place else { return false };
        self.build_bridge(seat, place, sink);
        true
    }

    /// The wheel from the neighbour of a terrain on: clockwise for an arrow to the right.
    fn wheel_from(start: Terrain, arrow: Arrow) -> ArrayVec<Terrain, 7> {
        let mut at = start;
        (0..7)
            .map(|_| {
                at = match arrow {
                    Arrow::Right => at.next(),
                    Arrow::Left => at.previous(),
                };
                at
            })
            .collect()
    }

    /// The Shapeshifters' next home: counted along the wheel, only colours that are nobody's home.
    pub fn choose_home<T: Trail<Pick>>(
        &self,
        seat: Seat,
        support: &DecisionCard,
        trail: &mut T,
    ) -> Option<Terrain> {
        let home = self.player(seat).home;
        let taken = self.homes_of_others(seat) | 1 << home.index();
        let open = |terrain: &Terrain| taken >> terrain.index() & 1 == 0;
        let order = TerraMystica::wheel_from(home, support.arrow).into_iter().filter(open);
        self.count_terrains(support, order.collect(), trail)
    }

    fn count_terrains<T: Trail<Pick>>(
        &self,
        support: &DecisionCard,
        order: ArrayVec<Terrain, 7>,
        trail: &mut T,
    ) -> Option<Terrain> {
        let picks: ArrayVec<Pick, 7> = order.into_iter().map(Pick::Terrain).collect();
        let mut choice = Choice::<Pick, T, 7>::among(picks.iter().copied(), trail);
        self.count_off(support, &picks, &mut choice);
        match choice.decide() {
            Some(Pick::Terrain(terrain)) => Some(terrain),
            _ => None,
        }
    }

    fn automa_change_home<S: Sink<Event>>(&mut self, seat: Seat, support: &DecisionCard, sink: &mut S) {
        let terrain = reasoned!(sink, seat, About::Terrain, |trail| self.choose_home(seat, support, trail));
        if let Some(terrain) = terrain {
            crate::factions::shapeshifters::shift(self, seat, terrain);
            if S::ON {
                sink.event(Event::Colour { seat, terrain });
            }
        }
    }

    /// The terrain that the Riverwalkers unlock: in shipping range if there is one, else any locked one.
    pub fn choose_unlock<T: Trail<Pick>>(
        &self,
        seat: Seat,
        support: &DecisionCard,
        trail: &mut T,
    ) -> Option<Terrain> {
        let player = self.player(seat);
        let locked = |terrain: &Terrain| player.unlocked >> terrain.index() & 1 == 0;
        let mut near = kernel::Hexes::EMPTY;
        for hex in player.all() {
            near |= self.map.shipping(player.shipping, hex);
        }
        let near = near - self.occupied;
        let in_range = |terrain: &Terrain| near.into_iter().any(|hex| self.terrain(hex) == *terrain);
        let wheel = TerraMystica::wheel_from(player.start, support.arrow);
        let mut order: ArrayVec<Terrain, 7> =
            wheel.iter().copied().filter(|terrain| locked(terrain) && in_range(terrain)).collect();
        if order.is_empty() {
            order = wheel.into_iter().filter(locked).collect();
        }
        self.count_terrains(support, order, trail)
    }

    fn automa_unlock<S: Sink<Event>>(&mut self, seat: Seat, support: &DecisionCard, sink: &mut S) -> bool {
        let all_open = self.player(seat).unlocked.count_ones() >= 7;
        if all_open {
            return false;
        }
        let terrain = reasoned!(sink, seat, About::Terrain, |trail| self.choose_unlock(seat, support, trail));
        let Some(terrain) = terrain else { return false };
        self.player_mut(seat).unlocked |= 1 << terrain.index();
        if S::ON {
            sink.event(Event::Unlocked { seat, terrain, coins: 0 });
        }
        true
    }
}
