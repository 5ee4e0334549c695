//! Tinkerers: costs paid back, catching up, the next bonus. Rule: `civ.tinkerers`.

use kernel::{Seat, Sink};

use crate::components::effect::{Bonus, Hook};
use crate::components::{Goods, Track};
use crate::options::Version;
use crate::rules::action::Act;
use crate::rules::event::Event;
use crate::rules::legal::TapestryLegal;
use crate::rules::tier;
use crate::state::{Context, Frame, LAST, Tapestry, Task};

/// Spaces that a token goes back.
const BACK: u8 = 3;

/// Where a token would go.
fn goal(game: &Tapestry, seat: u8, hook: Hook, track: Track, space: u8) -> Option<u8> {
    match hook {
        Hook::TinkerersCost => (space > 0).then_some(space),
        Hook::CatchUp => {
            let theirs = game.others(seat).flat_map(|other| {
                let tokens = game.player(other).tokens.iter();
                tokens.filter(|token| token.track == track as u8).map(|token| token.space)
            });
            theirs.filter(|other| *other > space).min().filter(|_| !game.is_forbidden(seat, track))
        }
        Hook::TinkerersBack => space.checked_sub(BACK),
        _ => (space + 1..=LAST)
            .find(|next| game.space(track as u8, *next).bonus.is_some())
            .filter(|_| !game.is_blocked(seat, track)),
    }
}

pub(super) fn can(game: &Tapestry, seat: u8, hook: Hook) -> bool {
    game.tokens_on(seat, 0x1f).any(|(_, track, space)| goal(game, seat, hook, track, space).is_some())
}

pub(super) fn offer(game: &Tapestry, seat: u8, hook: Hook, stage: u8, offer: &mut TapestryLegal) {
    if stage == 1 {
        offer.add(Act::Yes);
        return offer.add(Act::No);
    }
    for (token, track, space) in game.tokens_on(seat, 0x1f) {
        if goal(game, seat, hook, track, space).is_some() {
            offer.add(Act::Token(token));
        }
    }
}

pub(super) fn answer<S: Sink<Event>>(game: &mut Tapestry, frame: Frame, hook: Hook, act: Act, sink: &mut S) {
    let seat = frame.seat;
    if let (Act::Yes, Task::Hook { a: track, b: space, .. }) = (act, frame.task) {
        // The benefit of the space may be left; as first printed its bonus can be paid for.
        let bonus = if game.options.version == Version::Latest { Bonus::None } else { Bonus::Pay };
        return game.push(seat, Task::Activate { track, space, benefit: true, bonus }, Context::default());
    }
    let Act::Token(token) = act else { return };
    let at = game.player(seat).tokens[usize::from(token)];
    let Some(track) = Track::at(at.track) else { return };
    let Some(to) = goal(game, seat, hook, track, at.space) else { return };
    match hook {
        Hook::TinkerersCost => {
            let board = &game.kit.tracks[track.index()];
            let cost = board.costs[tier(at.space)];
            if let Some(good) = board.resource {
                game.gain(seat, Goods::of(good, cost.own), sink);
            }
            if cost.any > 0 {
                game.push(seat, Task::GainAny(cost.any), Context::default());
            }
        }
        Hook::TinkerersBack => {
            game.player_mut(seat).tokens[usize::from(token)].space = to;
            if S::ON {
                sink.event(Event::Moved { seat: Seat(seat), track, from: at.space, to });
            }
            if to > 0 {
                game.push_hook(frame, 1, at.track, to);
            }
        }
        Hook::CatchUp => {
            // As first printed the benefit of the space is gained.
            if game.options.version != Version::Latest {
                let task = Task::Activate { track: at.track, space: to, benefit: true, bonus: Bonus::None };
                game.push(seat, task, Context::default());
            }
            game.advance_by(seat, token, to - at.space, sink);
        }
        _ => {
            game.player_mut(seat).tokens[usize::from(token)].space = to;
            if S::ON {
                sink.event(Event::Moved { seat: Seat(seat), track, from: at.space, to });
            }
            if to == LAST {
                game.achieve(seat, crate::components::Achievement::CompleteTrack, sink);
            }
            let task = Task::Activate { track: at.track, space: to, benefit: false, bonus: Bonus::Free };
            game.push(seat, task, Context::default());
        }
    }
}
