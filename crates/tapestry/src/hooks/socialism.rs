//! Socialism: to the space of the closest opponent ahead or behind. Rule: `card.socialism`.

use kernel::{Seat, Sink};

use crate::components::Track;
use crate::rules::action::Act;
use crate::rules::event::Event;
use crate::rules::legal::TapestryLegal;
use crate::state::{Context, Frame, Tapestry};

/// The foremost own token on the track.
fn token(game: &Tapestry, seat: u8, track: u8) -> Option<(u8, u8)> {
    let tokens = game.player(seat).tokens.iter().enumerate();
    let on = tokens.filter(|(_, token)| token.track == track);
    on.max_by_key(|(at, token)| (token.space, 9 - at)).map(|(at, token)| (at as u8, token.space))
}

/// The spaces ahead and behind.
pub(super) fn ways(game: &Tapestry, seat: u8, context: Context) -> [Option<u8>; 2] {
    let Some(track) = Track::at(context.track) else { return [None; 2] };
    let Some((_, mine)) = token(game, seat, context.track) else { return [None; 2] };
    let theirs = || {
        game.others(seat).flat_map(move |other| {
            let tokens = game.player(other).tokens.iter().filter(move |token| token.track == context.track);
            tokens.map(|token| token.space)
        })
    };
    let ahead = theirs().filter(|space| *space > mine).min().filter(|_| !game.is_forbidden(seat, track));
    [ahead, theirs().filter(|space| *space < mine).max()]
}

pub(super) fn offer(game: &Tapestry, frame: &Frame, offer: &mut TapestryLegal) {
    for (part, way) in ways(game, frame.seat, frame.context).iter().enumerate() {
        if way.is_some() {
            offer.add(Act::Part(part as u8));
        }
    }
}

pub(super) fn answer<S: Sink<Event>>(game: &mut Tapestry, frame: Frame, act: Act, sink: &mut S) {
    let Frame { seat, context, .. } = frame;
    let ways = ways(game, seat, context);
    let Some((token, mine)) = token(game, seat, context.track) else { return };
    match (act, ways) {
        (Act::Part(0), [Some(to), _]) => game.advance_by(seat, token, to - mine, sink),
        (Act::Part(1), [_, Some(to)]) => {
            game.player_mut(seat).tokens[usize::from(token)].space = to;
            if S::ON
                && let Some(track) = Track::at(context.track)
            {
                sink.event(Event::Moved { seat: Seat(seat), track, from: mine, to });
            }
        }
        _ => {}
    }
}
