//! Craftsmen: columns for income buildings, filled from the bottom. Rule: `civ.craftsmen`.

use crate::components::{Building, Flag, When};
use crate::rules::action::Act;
use crate::rules::legal::TapestryLegal;
use crate::state::{Context, Frame, Tapestry};

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
    let context = Context { civ: at as u8, ..Context::default() };
    let effect = game.node_effect(seat, context, node);
    game.push_effect(seat, effect, Context::default());
}

/// Gained later: a token in each column, not above the era; then one of the covered benefits.
pub(super) fn offer_tokens(game: &Tapestry, frame: &Frame, stage: u8, offer: &mut TapestryLegal) {
    let Some((slot, mat)) = game.civ_slot(frame.seat, frame.context) else { return };
    if usize::from(stage) < mat.columns.len() {
        let era = game.player(frame.seat).income_turns.max(1);
        if let Some((start, len)) = columns(&mat.columns).nth(usize::from(stage)) {
            (0..len.min(era)).for_each(|row| offer.add(Act::Node(start + row)));
        }
        offer.add(Act::No);
    } else {
        for node in (0..mat.nodes.len() as u8).filter(|node| slot.memory >> node & 1 == 1) {
            offer.add(Act::Node(node));
        }
    }
}

pub(super) fn answer_tokens(game: &mut Tapestry, frame: Frame, stage: u8, act: Act) {
    let Frame { seat, context, .. } = frame;
    let count = game.civ_slot(seat, context).map_or(0, |(_, mat)| mat.columns.len() as u8);
    if stage >= count {
        if let Act::Node(node) = act {
            let effect = game.node_effect(seat, context, node);
            game.push_effect(seat, effect, Context::default());
        }
        return;
    }
    if let (Act::Node(node), Some(slot)) = (act, game.civ_slot_mut(seat, context)) {
        slot.used |= 1 << node;
        slot.memory |= 1 << node;
    }
    game.push_hook(frame, stage + 1, 0, 0);
}
