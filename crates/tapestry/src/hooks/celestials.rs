//! Celestials: a capital that floats over the map. Rule: `civ.celestials`.

use kernel::{Hex, Hexes, Sink};

use super::{At, Code};
use crate::rules::action::{Act, Waiting};
use crate::rules::event::Event;
use crate::rules::legal::TapestryLegal;
use crate::state::{ItemKind, Tapestry};

/// A token takes the place of an outpost on the starting territory; the mat remembers where it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Capital;

impl Code for Capital {
    fn step<S: Sink<Event>>(self, game: &mut Tapestry, at: At, _sink: &mut S) {
        let hex = Hex(game.player(at.seat).capital);
        let mut returned = None;
        let mut items = game.sites[hex.index()].items.iter_mut();
        if let Some(item) = items.find(|item| item.kind == ItemKind::Outpost) {
            returned = Some(item.seat);
            (item.seat, item.kind, item.toppled) = (at.seat, ItemKind::Token, false);
        }
        if let Some(owner) = returned {
            game.player_mut(owner).outposts += 1;
        }
        game.refresh_control(hex);
        if let Some(slot) = game.civ_slot_mut(at.seat, at.context) {
            slot.memory = u32::from(hex.0);
        }
    }
}

/// It moves to a territory next to it, and rolls for that.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Float;

fn place(game: &Tapestry, at: At) -> Hex {
    Hex(game.civ_slot(at.seat, at.context).map_or(0, |(slot, _)| slot.memory as u8))
}

fn ways(game: &Tapestry, at: At) -> Hexes {
    let near = game.map.grid.neighbours(place(game, at)) & game.explored;
    near.iter().filter(|hex| game.sites[hex.index()].items.len() < 8).collect()
}

impl Code for Float {
    fn asks(self) -> Option<Waiting> {
        Some(Waiting::Hex)
    }

    fn offer(self, game: &Tapestry, at: At, offer: &mut TapestryLegal) {
        offer.add_hexes(ways(game, at));
        offer.add(Act::No);
    }

    fn answer<S: Sink<Event>>(self, game: &mut Tapestry, at: At, act: Act, sink: &mut S) {
        let Act::Hex(to) = act else { return };
        let seat = at.seat;
        let from = place(game, at);
        game.sites[from.index()].items.remove(|item| item.seat == seat && item.kind == ItemKind::Token);
        game.refresh_control(from);
        game.stand(seat, to, ItemKind::Token, false, sink);
        if let Some(slot) = game.civ_slot_mut(seat, at.context) {
            slot.memory = u32::from(to.0);
        }
        game.roll_conquest(seat, to.0, true, sink);
    }
}
