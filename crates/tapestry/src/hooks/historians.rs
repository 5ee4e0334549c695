//! Historians: tokens for opponents, benefits when those gain landmarks. Rule: `civ.historians`.

use kernel::{Seat, Sink};

use crate::components::effect::Hook;
use crate::rules::action::Act;
use crate::rules::event::Event;
use crate::rules::legal::TapestryLegal;
use crate::state::{Context, Frame, NONE, Tapestry, Task};

pub(super) fn can_give(game: &Tapestry, seat: u8, context: Context) -> bool {
    let open = game
        .civ_slot(seat, context)
        .is_some_and(|(slot, mat)| slot.used.count_ones() < mat.nodes.len() as u32);
    open && game.options.seats > 1
}

/// To whom, then which square is exposed.
pub(super) fn offer(game: &Tapestry, frame: &Frame, stage: u8, offer: &mut TapestryLegal) {
    let Some((slot, mat)) = game.civ_slot(frame.seat, frame.context) else { return };
    if !can_give(game, frame.seat, frame.context) {
        return;
    }
    if stage == 0 {
        game.others(frame.seat).for_each(|other| offer.add(Act::Seat(Seat(other))));
    } else {
        for node in (0..mat.nodes.len() as u8).filter(|node| slot.used >> node & 1 == 0) {
            offer.add(Act::Node(node));
        }
    }
}

pub(super) fn answer(game: &mut Tapestry, frame: Frame, to: u8, act: Act) {
    match act {
        Act::Seat(to) => game.push_hook(frame, 1, to.0, 0),
        Act::Node(node) => {
            if let Some(slot) = game.civ_slot_mut(frame.seat, frame.context) {
                slot.used |= 1 << node;
                slot.memory |= 1 << to;
            }
        }
        _ => {}
    }
}

/// Gained later: early on another civilization is drawn; then all tokens are given at once.
pub(super) fn late<S: Sink<Event>>(game: &mut Tapestry, frame: Frame, sink: &mut S) {
    let Frame { seat, context, task } = frame;
    if let Task::Hook { stage: 1, .. } = task {
        if game.landmarks & game.board_landmarks() == 0 {
            game.gain_exposed(seat, context);
        }
        return;
    }
    if game.player(seat).income_turns <= 2 {
        return game.redraw_civ(seat, context, sink);
    }
    game.push_hook(frame, 1, NONE, NONE);
    for _ in 0..4 {
        let give = Task::Hook { hook: Hook::HistoriansGive, stage: 0, a: NONE, b: NONE };
        game.push(seat, give, context);
    }
}
