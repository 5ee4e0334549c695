//! Werefolk: a space tile flipped like a coin. Rule: `civ.werefolk`.

use kernel::{Seat, Sink};

use crate::components::Track;
use crate::components::effect::{Bonus, Move, Tracks};
use crate::rules::action::Act;
use crate::rules::event::Event;
use crate::rules::legal::TapestryLegal;
use crate::state::{Context, Frame, NONE, Tapestry, Task};

/// The old tile goes, a new one is drawn and flipped.
pub(super) fn flip<S: Sink<Event>>(game: &mut Tapestry, frame: Frame, sink: &mut S) {
    let Frame { seat, context, .. } = frame;
    super::drop_mat_tile(game, seat, context);
    // The draw tells this frame which tile it was.
    game.set_hook(2, NONE, NONE);
    if let Some(top) = game.frames.last_mut() {
        top.context.tile = NONE;
    }
    game.draw_spaces(seat, 1, sink);
}

/// The tile shows its face: a space back or points; or its back: an advance.
pub(super) fn settle(game: &mut Tapestry, frame: Frame) {
    let Frame { seat, context, .. } = frame;
    if context.tile == NONE {
        return game.drop_top();
    }
    if game.flip() {
        return game.set_hook(1, context.tile, 0);
    }
    game.drop_top();
    let how = Move { tracks: Tracks::Of(0x1f), benefit: true, bonus: Bonus::Free, off_vp: 0 };
    game.push(seat, Task::Advance(how), Context::default());
}

pub(super) fn offer(game: &Tapestry, seat: u8, offer: &mut TapestryLegal) {
    for (token, _, space) in game.tokens_on(seat, 0x1f) {
        if space > 0 {
            offer.add(Act::Token(token));
        }
    }
    offer.add(Act::No);
}

/// One space back for the tile, or 4 points.
pub(super) fn answer<S: Sink<Event>>(game: &mut Tapestry, frame: Frame, tile: u8, act: Act, sink: &mut S) {
    let Frame { seat, context, .. } = frame;
    let Act::Token(token) = act else { return game.score_points(seat, 4, sink) };
    let at = &mut game.player_mut(seat).tokens[usize::from(token)];
    at.space -= 1;
    let (track, to) = (at.track, at.space);
    if S::ON
        && let Some(track) = Track::at(track)
    {
        sink.event(Event::Moved { seat: Seat(seat), track, from: to + 1, to });
    }
    if tile != NONE {
        game.push(seat, Task::ExploreSpace { on_mat: true, only: tile }, context);
    }
}
