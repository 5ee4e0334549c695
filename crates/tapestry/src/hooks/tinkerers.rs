//! Tinkerers: costs paid back, catching up, the next bonus. Rule: `civ.tinkerers`.

use kernel::{Seat, Sink};

use super::{At, Code};
use crate::components::effect::Bonus;
use crate::components::{Achievement, Goods, Track};
use crate::options::Version;
use crate::rules::action::{Act, Waiting};
use crate::rules::event::Event;
use crate::rules::legal::TapestryLegal;
use crate::rules::preview::Step;
use crate::rules::tier;
use crate::state::{Context, LAST, Tapestry, Task, Token};

/// Spaces that a token goes back.
const BACK: u8 = 3;

/// What is done with a token.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tinker {
    /// What its space cost is paid back.
    Cost,
    /// It goes to the next token of an opponent.
    CatchUp,
    /// It goes to the next space with a bonus.
    NextBonus,
    /// It goes back by `BACK` spaces.
    Back,
    /// It went back: the benefit of its space, or not.
    Benefit { track: Track, space: u8 },
}

impl Tinker {
    /// Where a token would go.
    fn goal(self, game: &Tapestry, seat: u8, track: Track, space: u8) -> Option<u8> {
        match self {
            Tinker::Cost => (space > 0).then_some(space),
            Tinker::CatchUp => {
                let theirs = game.others(seat).flat_map(|other| {
                    let tokens = game.player(other).tokens.iter();
                    tokens.filter(|token| token.track == track as u8).map(|token| token.space)
                });
                theirs.filter(|other| *other > space).min().filter(|_| !game.is_forbidden(seat, track))
            }
            Tinker::NextBonus => (space + 1..=LAST)
                .find(|next| game.space(track as u8, *next).bonus.is_some())
                .filter(|_| !game.is_blocked(seat, track)),
            Tinker::Back => space.checked_sub(BACK),
            Tinker::Benefit { .. } => None,
        }
    }
}

impl Tinker {
    /// Where the token goes, and what it gains there.
    pub(super) fn leads(self, game: &Tapestry, seat: u8, here: Step) -> Step {
        let Some(space) = self.goal(game, seat, here.track, here.space) else { return here };
        let to = Step::plain(here.track, space);
        match self {
            // As first printed the benefit of the space is gained.
            Tinker::CatchUp => to.gains(game.options.version != Version::Latest, Bonus::None),
            Tinker::NextBonus => to.gains(false, Bonus::Free),
            // Whether the benefit is wanted is asked next.
            Tinker::Back | Tinker::Cost | Tinker::Benefit { .. } => to,
        }
    }
}

impl Code for Tinker {
    fn asks(self) -> Option<Waiting> {
        Some(match self {
            Tinker::Benefit { .. } => Waiting::YesNo,
            _ => Waiting::Token,
        })
    }

    fn offer(self, game: &Tapestry, at: At, offer: &mut TapestryLegal) {
        if let Tinker::Benefit { .. } = self {
            offer.add(Act::Yes);
            return offer.add(Act::No);
        }
        for (token, track, space) in game.tokens_on(at.seat, 0x1f) {
            if self.goal(game, at.seat, track, space).is_some() {
                offer.add(Act::Token(token));
            }
        }
    }

    fn answer<S: Sink<Event>>(self, game: &mut Tapestry, at: At, act: Act, sink: &mut S) {
        let seat = at.seat;
        if let (Tinker::Benefit { track, space }, Act::Yes) = (self, act) {
            // The benefit of the space may be left; as first printed its bonus can be paid for.
            let bonus = if game.options.version == Version::Latest { Bonus::None } else { Bonus::Pay };
            let task = Task::Activate { track: track as u8, space, benefit: true, bonus };
            return game.push(seat, task, Context::default());
        }
        let Act::Token(token) = act else { return };
        let Token { track, space } = game.player(seat).tokens[usize::from(token)];
        let Some(track) = Track::at(track) else { return };
        let Some(to) = self.goal(game, seat, track, space) else { return };
        match self {
            Tinker::Cost => pay_back(game, seat, track, space, sink),
            Tinker::CatchUp => {
                // As first printed the benefit of the space is gained.
                if game.options.version != Version::Latest {
                    let bonus = Bonus::None;
                    let task = Task::Activate { track: track as u8, space: to, benefit: true, bonus };
                    game.push(seat, task, Context::default());
                }
                game.advance_by(seat, token, to - space, sink);
            }
            Tinker::NextBonus => {
                put(game, seat, token, to, sink);
                if to == LAST {
                    game.achieve(seat, Achievement::CompleteTrack, sink);
                }
                let bonus = Bonus::Free;
                let task = Task::Activate { track: track as u8, space: to, benefit: false, bonus };
                game.push(seat, task, Context::default());
            }
            Tinker::Back => {
                put(game, seat, token, to, sink);
                if to > 0 {
                    game.push_code(at, Tinker::Benefit { track, space: to });
                }
            }
            Tinker::Benefit { .. } => {}
        }
    }

    fn possible(self, game: &Tapestry, at: At) -> bool {
        game.tokens_on(at.seat, 0x1f)
            .any(|(_, track, space)| self.goal(game, at.seat, track, space).is_some())
    }
}

fn pay_back<S: Sink<Event>>(game: &mut Tapestry, seat: u8, track: Track, space: u8, sink: &mut S) {
    let board = &game.kit.tracks[track.index()];
    let cost = board.costs[tier(space)];
    if let Some(good) = board.resource {
        game.gain(seat, Goods::of(good, cost.own), sink);
    }
    if cost.any > 0 {
        game.push(seat, Task::GainAny(cost.any), Context::default());
    }
}

/// A token goes to a space without more ado.
fn put<S: Sink<Event>>(game: &mut Tapestry, seat: u8, token: u8, to: u8, sink: &mut S) {
    let token = &mut game.player_mut(seat).tokens[usize::from(token)];
    let from = std::mem::replace(&mut token.space, to);
    if S::ON
        && let Some(track) = Track::at(token.track)
    {
        sink.event(Event::Moved { seat: Seat(seat), track, from, to });
    }
}
