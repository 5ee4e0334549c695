//! Socialism: to the space of the closest opponent ahead or behind. Rule: `card.socialism`.

use kernel::{Seat, Sink};

use super::{At, Code};
use crate::components::Track;
use crate::rules::action::{Act, Waiting};
use crate::rules::event::Event;
use crate::rules::legal::TapestryLegal;
use crate::state::{Context, Tapestry};

/// The foremost own token on the track.
fn token(game: &Tapestry, seat: u8, track: Track) -> Option<(u8, u8)> {
    let tokens = game.player(seat).tokens.iter().enumerate();
    let on = tokens.filter(|(_, token)| token.track == track as u8);
    on.max_by_key(|(at, token)| (token.space, 9 - at)).map(|(at, token)| (at as u8, token.space))
}

/// The spaces ahead and behind.
fn ways(game: &Tapestry, seat: u8, context: Context) -> [Option<u8>; 2] {
    let Some(track) = context.track else { return [None; 2] };
    let Some((_, mine)) = token(game, seat, track) else { return [None; 2] };
    let theirs = || {
        game.others(seat).flat_map(move |other| {
            let tokens = game.player(other).tokens.iter().filter(move |token| token.track == track as u8);
            tokens.map(|token| token.space)
        })
    };
    let ahead = theirs().filter(|space| *space > mine).min().filter(|_| !game.is_forbidden(seat, track));
    [ahead, theirs().filter(|space| *space < mine).max()]
}

/// Part 0 goes ahead, part 1 back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Socialism;

impl Code for Socialism {
    fn asks(self) -> Option<Waiting> {
        Some(Waiting::Part)
    }

    fn offer(self, game: &Tapestry, at: At, offer: &mut TapestryLegal) {
        for (part, way) in ways(game, at.seat, at.context).iter().enumerate() {
            if way.is_some() {
                offer.add(Act::Part(part as u8));
            }
        }
    }

    fn answer<S: Sink<Event>>(self, game: &mut Tapestry, at: At, act: Act, sink: &mut S) {
        let At { seat, context } = at;
        let ways = ways(game, seat, context);
        let Some(track) = context.track else { return };
        let Some((token, mine)) = token(game, seat, track) else { return };
        match (act, ways) {
            (Act::Part(0), [Some(to), _]) => game.advance_by(seat, token, to - mine, sink),
            (Act::Part(1), [_, Some(to)]) => {
                game.player_mut(seat).tokens[usize::from(token)].space = to;
                if S::ON {
                    sink.event(Event::Moved { seat: Seat(seat), track, from: mine, to });
                }
            }
            _ => {}
        }
    }

    fn possible(self, game: &Tapestry, at: At) -> bool {
        ways(game, at.seat, at.context).iter().any(Option::is_some)
    }
}
