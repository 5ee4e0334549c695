//! Celestials: a capital that floats over the map. Rule: `civ.celestials`.

use kernel::{Hex, Hexes, Sink};

use crate::rules::action::Act;
use crate::rules::event::Event;
use crate::state::{Frame, ItemKind, Tapestry};

/// A token takes the place of an outpost on the starting territory; the mat remembers where it is.
pub(super) fn setup(game: &mut Tapestry, frame: Frame) {
    let Frame { seat, context, .. } = frame;
    let hex = Hex(game.player(seat).capital);
    let mut returned = None;
    if let Some(item) = game.sites[hex.index()].items.iter_mut().find(|item| item.kind == ItemKind::Outpost) {
        returned = Some(item.seat);
        (item.seat, item.kind, item.toppled) = (seat, ItemKind::Token, false);
    }
    if let Some(owner) = returned {
        game.player_mut(owner).outposts += 1;
    }
    game.refresh_control(hex);
    if let Some(slot) = game.civ_slot_mut(seat, context) {
        slot.memory = u32::from(hex.0);
    }
}

fn place(game: &Tapestry, frame: &Frame) -> Hex {
    Hex(game.civ_slot(frame.seat, frame.context).map_or(0, |(slot, _)| slot.memory as u8))
}

pub(super) fn ways(game: &Tapestry, frame: &Frame) -> Hexes {
    let near = game.map.grid.neighbours(place(game, frame)) & game.explored;
    near.iter().filter(|hex| game.sites[hex.index()].items.len() < 8).collect()
}

pub(super) fn answer<S: Sink<Event>>(game: &mut Tapestry, frame: Frame, act: Act, sink: &mut S) {
    let Act::Hex(to) = act else { return };
    let seat = frame.seat;
    let from = place(game, &frame);
    game.sites[from.index()].items.remove(|item| item.seat == seat && item.kind == ItemKind::Token);
    game.refresh_control(from);
    game.stand(seat, to, ItemKind::Token, false, sink);
    if let Some(slot) = game.civ_slot_mut(seat, frame.context) {
        slot.memory = u32::from(to.0);
    }
    game.roll_conquest(seat, to.0, true, sink);
}
