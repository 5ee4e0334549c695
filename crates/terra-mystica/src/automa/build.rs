//! Build. Rules: `automa.build.*`.

use kernel::{Choice, Hex, Hexes, Keep, Seat, Sink, Trail};

use super::{About, Pick, reasoned};
use crate::components::{CardReach, DecisionCard, Prefer, Structure};
use crate::rulebook as book;
use crate::rules::event::Event;
use crate::state::TerraMystica;

/// How a Build differs from the ordinary one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct BuildHow {
    /// Which hexes it may use.
    pub reach: CardReach,
    /// The faction's own first tiebreaker.
    pub prefer: Option<Prefer>,
    /// An opponent's home terrain counts instead of fewest steps.
    pub prefer_opponent_home: bool,
}

impl TerraMystica {
    /// Hexes in the Automa's ordinary reach.
    fn automa_reach(&self, seat: Seat, over_land: bool) -> Hexes {
        let player = self.player(seat);
        let own = player.all();
        let mut near = if over_land { self.next_to_any(own) } else { Hexes::EMPTY };
        if player.shipping > 0 {
            for hex in own {
                near |= self.map.shipping(player.shipping, hex);
            }
        }
        near
    }

    /// Free hexes that the Automa could build on.
    pub(crate) fn automa_build_hexes(&self, seat: Seat, reach: CardReach) -> Hexes {
        let player = self.player(seat);
        let free: Hexes =
            (self.map.land - self.occupied).into_iter().filter(|hex| self.terrain(*hex).is_basic()).collect();
        let own = player.all();
        let within = |distance: u8| {
            let mut near = self.automa_reach(seat, true);
            for hex in own {
                near |= self.map.within(distance, hex);
            }
            near & free
        };
        if self.automa_card(seat).riverside_only {
            let riverside = |hex: &Hex| {
                let open = player.unlocked >> self.terrain(*hex).index() & 1 == 1;
                open && !(self.map.adjacent(*hex) & self.map.river).is_empty()
            };
            return (self.automa_reach(seat, false) & free).into_iter().filter(riverside).collect();
        }
        match reach {
            CardReach::Normal | CardReach::Shipping => self.automa_reach(seat, true) & free,
            CardReach::Tunnel => within(2),
            CardReach::Flight => within(3),
            CardReach::Anywhere => {
                let home = |hex: &Hex| self.terrain(*hex) == player.home;
                let all: Hexes = free.into_iter().filter(home).collect();
                if all.is_empty() { self.automa_reach(seat, true) & free } else { all }
            }
        }
    }

    /// Where the Automa builds; `None` if it cannot.
    pub fn choose_build<T: Trail<Pick>>(
        &self,
        seat: Seat,
        support: &DecisionCard,
        how: BuildHow,
        trail: &mut T,
    ) -> Option<Hex> {
        let card = self.automa_card(seat);
        if !self.has_piece(seat, Structure::Dwelling) {
            return None;
        }
        let hexes = self.automa_build_hexes(seat, how.reach);
        let mut choice = Choice::<Pick, T, 128>::among(hexes.into_iter().map(Pick::Hex), trail);
        let terrain = |pick: &Pick| self.terrain(hex_of(*pick));
        if let Some(prefer) = how.prefer {
            self.prefer_for_faction(seat, prefer, &mut choice);
        }
        if support.structures_goal {
            let groups = self.automa_groups(seat);
            if groups.len() > 1 {
                choice.prefer(book::BUILD_GOAL, Keep::Least, |pick| {
                    self.second_distance(hex_of(*pick), &groups)
                });
            }
        }
        if how.prefer_opponent_home {
            let homes = self.homes_of_others(seat);
            let is_home = |pick: &Pick| i32::from(homes >> terrain(pick).index() & 1);
            choice.prefer(book::BUILD_OPPONENT_HOME, Keep::AtLeast(1), is_home);
        } else if !card.skip_steps {
            choice.prefer(book::BUILD_STEPS, Keep::Least, |pick| self.automa_steps(seat, terrain(pick)));
        }
        let others = self.others(seat);
        choice.prefer(book::BUILD_NEAR, Keep::Least, |pick| self.distance_to(hex_of(*pick), others));
        choice.prefer(book::DIRECTION, Keep::Least, |pick| {
            TerraMystica::scan_place(hex_of(*pick), support.direction)
        });
        choice.decide().map(hex_of)
    }

    fn prefer_for_faction<T: Trail<Pick>, const N: usize>(
        &self,
        seat: Seat,
        prefer: Prefer,
        choice: &mut Choice<'_, Pick, T, N>,
    ) {
        let player = self.player(seat);
        let own = player.all();
        let rule = book::FACTION_TIEBREAK;
        let foreign = |hex: Hex| self.terrain(hex) != player.home;
        match prefer {
            Prefer::AcrossARiverHex => {
                let direct = self.next_to_any(own);
                choice.prefer(rule, Keep::Most, |pick| {
                    let hex = hex_of(*pick);
                    let joins = |end: Hex| self.map.bridge_between(hex, end).is_some();
                    if own.into_iter().any(joins) { 2 } else { i32::from(!direct.contains(hex)) }
                });
            }
            Prefer::AcrossALandHex => {
                let normal = self.automa_reach(seat, true);
                choice.prefer(rule, Keep::AtLeast(1), |pick| {
                    let hex = hex_of(*pick);
                    i32::from(self.distance_to(hex, own) == 2 && !normal.contains(hex))
                });
            }
            Prefer::AcrossTwoHexes => {
                choice.prefer(rule, Keep::AtLeast(1), |pick| {
                    i32::from(self.distance_to(hex_of(*pick), own) == 3)
                });
            }
            Prefer::NotHomeTerrain => {
                choice.prefer(rule, Keep::AtLeast(1), |pick| i32::from(foreign(hex_of(*pick))));
            }
            Prefer::DirectlyAdjacentAndNotHomeTerrain => {
                let direct = self.next_to_any(own);
                choice.prefer(rule, Keep::AtLeast(1), |pick| {
                    let hex = hex_of(*pick);
                    i32::from(foreign(hex) && direct.contains(hex))
                });
            }
            Prefer::MostTerraformingSteps => {
                choice.prefer(rule, Keep::Most, |pick| self.automa_steps(seat, self.terrain(hex_of(*pick))));
            }
            Prefer::ClosestToOpponent => {
                let others = self.others(seat);
                choice.prefer(rule, Keep::Least, |pick| self.distance_to(hex_of(*pick), others));
            }
            Prefer::NextToOpponent => {
                let others = self.others(seat);
                choice.prefer(rule, Keep::AtLeast(1), |pick| {
                    i32::from(!(self.next_to(hex_of(*pick)) & others).is_empty())
                });
            }
            Prefer::HomeTerrain => {
                choice.prefer(rule, Keep::AtLeast(1), |pick| i32::from(!foreign(hex_of(*pick))));
            }
        }
    }

    pub(crate) fn prefer_upgrade<T: Trail<Pick>, const N: usize>(
        &self,
        seat: Seat,
        prefer: Option<Prefer>,
        choice: &mut Choice<'_, Pick, T, N>,
    ) {
        if let Some(prefer) = prefer {
            self.prefer_for_faction(seat, prefer, choice);
        }
    }

    /// Builds; false if it cannot.
    pub(crate) fn automa_build<S: Sink<Event>>(
        &mut self,
        seat: Seat,
        support: &DecisionCard,
        how: BuildHow,
        sink: &mut S,
    ) -> bool {
        let price = self.automa_card(seat).build_cult_price;
        if price > 0 && !self.can_pay_with_cult(seat, price) {
            if S::ON {
                let reasons = kernel::Reasons::default();
                sink.event(Event::AutomaChose { seat, about: About::CultPrice, reasons });
            }
            return false;
        }
        let hex = reasoned!(sink, seat, About::Build, |trail| self.choose_build(seat, support, how, trail));
        let Some(hex) = hex else { return false };
        if price > 0 {
            self.pay_with_cult(seat, support, price, sink);
        }
        self.automa_settle(seat, hex, sink);
        self.offer_power(seat, hex, sink);
        let vp = self.automa_card(seat).dwelling_vp;
        self.automa_scores(seat, u16::from(vp), sink);
        true
    }

    /// Terraforms and places a dwelling.
    pub(crate) fn automa_settle<S: Sink<Event>>(&mut self, seat: Seat, hex: Hex, sink: &mut S) {
        let (from, home) = (self.terrain(hex), self.player(seat).home);
        if from != home && !self.automa_card(seat).riverside_only {
            self.terrain[hex.index()] = home;
            if S::ON {
                sink.event(Event::Terraformed { seat, hex, from, to: home, spades: 0, bought: 0 });
            }
        }
        self.place_dwelling(seat, hex, sink);
    }
}

/// The hex of a pick; the first hex for any other, which no choice of hexes has.
pub(crate) fn hex_of(pick: Pick) -> Hex {
    match pick {
        Pick::Hex(hex) => hex,
        _ => Hex(0),
    }
}
