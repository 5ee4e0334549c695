//! Craftsmen: columns for income buildings, filled from the bottom. Rule: `civ.craftsmen`.

use kernel::Sink;

use super::{At, Code};
use crate::components::{Building, Flag, When};
use crate::rules::action::{Act, Waiting};
use crate::rules::event::Event;
use crate::rules::legal::TapestryLegal;
use crate::rules::points::PointsFrom;
use crate::state::{Context, Tapestry};

/// For each column its first place and its length.
fn columns(lengths: &[u8]) -> impl Iterator<Item = (u8, u8)> + '_ {
    let mut start = 0;
    lengths.iter().map(move |len| {
        let here = (start, *len);
        start += len;
        here
    })
}

/// The lowest place of a column above everything that lies there.
fn free(used: u32, start: u8, len: u8) -> Option<u8> {
    let filled = (0..len).rev().find(|row| used >> (start + row) & 1 == 1).map_or(0, |row| row + 1);
    (filled < len).then_some(start + filled)
}

pub(super) fn offer_place(game: &Tapestry, seat: u8, offer: &mut TapestryLegal) {
    let Some(at) = game.civ_with(seat, Flag::CraftsmenGrid) else { return };
    let slot = &game.player(seat).civs[at];
    for (start, len) in columns(&game.mat(slot.civ).columns) {
        if let Some(node) = free(slot.used, start, len) {
            offer.add(Act::Node(node));
        }
    }
}

pub(super) fn place(game: &mut Tapestry, seat: u8, building: Building, node: u8) {
    let Some(at) = game.civ_with(seat, Flag::CraftsmenGrid) else { return };
    let player = game.player_mut(seat);
    player.civs[at].used |= 1 << node;
    player.in_city[building.index()] += 1;
    game.fire(seat, When::YouPlaceIncomeBuilding, Context::default());
    let context = Context::of_civ(at);
    let effect = game.node_effect(seat, context, node);
    game.push_effect(seat, effect, Context::from(PointsFrom::Civilizations));
}

/// Gained later: a token in each column, not above the era; then one of the covered benefits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Tokens {
    /// The column; behind the last one, the benefit.
    pub column: u8,
}

impl Code for Tokens {
    fn asks(self) -> Option<Waiting> {
        Some(Waiting::Node)
    }

    fn offer(self, game: &Tapestry, at: At, offer: &mut TapestryLegal) {
        let Some((slot, mat)) = game.civ_slot(at.seat, at.context) else { return };
        if let Some((start, len)) = columns(&mat.columns).nth(usize::from(self.column)) {
            let era = game.player(at.seat).income_turns.max(1);
            (0..len.min(era)).for_each(|row| offer.add(Act::Node(start + row)));
            offer.add(Act::No);
        } else {
            for node in (0..mat.nodes.len() as u8).filter(|node| slot.memory >> node & 1 == 1) {
                offer.add(Act::Node(node));
            }
        }
    }

    fn answer<S: Sink<Event>>(self, game: &mut Tapestry, at: At, act: Act, _sink: &mut S) {
        let At { seat, context } = at;
        let count = game.civ_slot(seat, context).map_or(0, |(_, mat)| mat.columns.len() as u8);
        if self.column >= count {
            if let Act::Node(node) = act {
                let effect = game.node_effect(seat, context, node);
                game.push_effect(seat, effect, Context::from(PointsFrom::Civilizations));
            }
            return;
        }
        if let (Act::Node(node), Some(slot)) = (act, game.civ_slot_mut(seat, context)) {
            slot.used |= 1 << node;
            slot.memory |= 1 << node;
        }
        game.push_code(at, Tokens { column: self.column + 1 });
    }
}
