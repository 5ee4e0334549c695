//! Alchemists: pushing their luck (printed), keeping two of three dice (later). Rule: `civ.alchemists`.

use kernel::Sink;

use crate::components::Die;
use crate::components::effect::{Bonus, Move, Tracks};
use crate::effects_bits as bits;
use crate::rules::action::Act;
use crate::rules::event::Event;
use crate::rules::legal::TapestryLegal;
use crate::state::{Context, Frame, NONE, Tapestry, Task};

/// Rolls; a track rolled twice is a bust.
pub(super) fn push_roll<S: Sink<Event>>(game: &mut Tapestry, frame: Frame, sink: &mut S) {
    let faces = game.roll_faces(frame.seat, Die::Science, sink);
    game.set_hook(2, NONE, NONE);
    if let Some(top) = game.frames.last_mut() {
        top.context.n = faces[0];
    }
    game.settle_roll(frame.seat, Die::Science, faces, NONE);
}

/// The track that counts is marked, or it is a bust.
pub(super) fn push_settle(game: &mut Tapestry, frame: Frame) {
    let Frame { seat, context, .. } = frame;
    let track = context.n;
    let Some(slot) = game.civ_slot_mut(seat, context) else { return game.drop_top() };
    if slot.used >> track & 1 == 1 {
        slot.used = 0;
        game.drop_top();
        game.push(seat, Task::GainAny(1), Context::default());
    } else {
        slot.used |= 1 << track;
        game.set_hook(1, 0, 0);
    }
}

pub(super) fn push_answer(game: &mut Tapestry, frame: Frame, act: Act) {
    let Frame { seat, context, .. } = frame;
    if act == Act::Yes {
        return game.push_hook(frame, 0, 0, 0);
    }
    let Some(slot) = game.civ_slot_mut(seat, context) else { return };
    let marked = std::mem::take(&mut slot.used);
    for track in bits(u64::from(marked)) {
        // As with the science die: one may advance, or have 5 points at the end.
        game.push(seat, Task::Research { rolled: 1 << track, benefit: false, off_vp: 5 }, Context::default());
    }
}

/// Whether the science die is among those that are rolled next.
pub(super) fn rolls_science(frame: Frame) -> bool {
    frame.context.tile != Die::Science as u8
}

/// Rolls the dice that are not kept: red in `a`, black in `b`, science in the context.
pub(super) fn roll<S: Sink<Event>>(game: &mut Tapestry, frame: Frame, stage: u8, sink: &mut S) {
    let Task::Hook { a, b, .. } = frame.task else { return };
    let (seat, kept) = (frame.seat, frame.context.tile);
    let mut roll = |die: Die, face: u8| {
        if kept == die as u8 { [face, NONE] } else { game.roll_faces(seat, die, sink) }
    };
    let (red, black) = (roll(Die::Red, a), roll(Die::Black, b));
    let science = roll(Die::Science, frame.context.n);
    if let Some(top) = game.frames.last_mut() {
        top.context.n = science[0];
    }
    game.set_hook(stage + 1, red[0], black[0]);
    for (die, faces) in [(Die::Science, science), (Die::Black, black), (Die::Red, red)] {
        if kept != die as u8 {
            game.settle_roll(seat, die, faces, NONE);
        }
    }
}

/// `card` of the context says whether this roll was a second one; `tile` is the first die that was kept.
pub(super) fn offer(frame: &Frame, stage: u8, offer: &mut TapestryLegal) {
    // Both are kept: which is gained first.
    if stage == 4 {
        let kept = [frame.context.tile, frame.context.card].into_iter().filter_map(Die::at);
        return kept.for_each(|die| offer.add(Act::Die(die)));
    }
    for die in Die::ALL {
        if *die as u8 != frame.context.tile {
            offer.add(Act::Die(*die));
        }
    }
    if frame.context.card == NONE {
        offer.add(Act::Yes);
    }
}

pub(super) fn answer<S: Sink<Event>>(game: &mut Tapestry, frame: Frame, stage: u8, act: Act, _sink: &mut S) {
    let Task::Hook { a, b, .. } = frame.task else { return };
    let Frame { seat, context, .. } = frame;
    match act {
        Act::Yes => {
            let again = Frame { context: Context { card: 1, ..context }, ..frame };
            game.push_hook(again, stage - 1, a, b);
        }
        Act::Die(die) if stage == 1 => {
            let next = Frame { context: Context { card: NONE, tile: die as u8, ..context }, ..frame };
            game.push_hook(next, 2, a, b);
        }
        Act::Die(die) if stage == 3 => {
            let both = Frame { context: Context { card: die as u8, ..context }, ..frame };
            game.push_hook(both, 4, a, b);
        }
        Act::Die(first) => {
            let second = if first as u8 == context.tile { context.card } else { context.tile };
            for kept in [Die::at(second), Some(first)].into_iter().flatten() {
                gain(game, seat, context, kept, (a, b));
            }
        }
        _ => {}
    }
}

/// What a kept die gives: red twice, black a pair, science an advance.
fn gain(game: &mut Tapestry, seat: u8, context: Context, die: Die, (red, black): (u8, u8)) {
    match die {
        Die::Red => {
            let effect = game.kit.red[usize::from(red)];
            for _ in 0..2 {
                game.push_effect(seat, effect, Context::default());
            }
        }
        Die::Black => {
            let pair = game.node_effect(seat, context, black.min(4));
            game.push_effect(seat, pair, Context::default());
        }
        Die::Science => {
            let how =
                Move { tracks: Tracks::Of(1 << context.n), benefit: true, bonus: Bonus::Pay, off_vp: 0 };
            game.push(seat, Task::Advance(how), Context::default());
        }
    }
}
