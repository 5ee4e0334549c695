//! Upgrade. Rules: `automa.upgrade.*`.

use kernel::{Choice, Hex, Keep, Seat, Sink, Trail};

use super::build::hex_of;
use super::{About, Pick, reasoned};
use crate::components::{DecisionCard, Prefer, Structure};
use crate::rulebook as book;
use crate::rules::build::upgraded_from;
use crate::rules::event::Event;
use crate::state::TerraMystica;

impl TerraMystica {
    /// The first target of a list that is in the supply and whose source stands on the map.
    pub(crate) fn automa_target(
        &self,
        seat: Seat,
        list: impl IntoIterator<Item = Structure>,
    ) -> Option<Structure> {
        let possible = |to: &Structure| {
            self.has_piece(seat, *to)
                && upgraded_from(*to).is_some_and(|from| self.player(seat).count(from) > 0)
        };
        list.into_iter().find(possible)
    }

    /// What the Automa upgrades to this.
    pub fn choose_upgrade<T: Trail<Pick>>(
        &self,
        seat: Seat,
        support: &DecisionCard,
        to: Structure,
        prefer: Option<Prefer>,
        trail: &mut T,
    ) -> Option<Hex> {
        let from = upgraded_from(to)?;
        let hexes = self.player(seat).structures[from.index()];
        let mut choice = Choice::<Pick, T, 128>::among(hexes.into_iter().map(Pick::Hex), trail);
        self.prefer_upgrade(seat, prefer, &mut choice);
        let others = self.others(seat);
        choice.prefer(book::UPGRADE_NEAR, Keep::Least, |pick| self.distance_to(hex_of(*pick), others));
        choice.prefer(book::DIRECTION, Keep::Least, |pick| {
            TerraMystica::scan_place(hex_of(*pick), support.direction)
        });
        choice.decide().map(hex_of)
    }

    /// Upgrades; false if it cannot.
    pub(crate) fn automa_upgrade<S: Sink<Event>>(
        &mut self,
        seat: Seat,
        support: &DecisionCard,
        list: impl IntoIterator<Item = Structure>,
        prefer: Option<Prefer>,
        sink: &mut S,
    ) -> bool {
        let Some(to) = self.automa_target(seat, list) else { return false };
        let hex = reasoned!(sink, seat, About::Upgrade, |trail| self
            .choose_upgrade(seat, support, to, prefer, trail));
        let (Some(hex), Some(from)) = (hex, upgraded_from(to)) else { return false };
        let player = self.player_mut(seat);
        player.structures[from.index()].remove(hex);
        player.structures[to.index()].insert(hex);
        if S::ON {
            sink.event(Event::Upgraded { seat, hex, to });
        }
        self.offer_power(seat, hex, sink);
        let vp = self.automa_card(seat).upgraded_vp.of(to);
        self.automa_scores(seat, u16::from(vp), sink);
        true
    }
}
