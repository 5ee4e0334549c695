//! Trade Economy: the benefit of a space where an opponent stands; the opponent has its bonus. Rule: `card.trade-economy`.

use kernel::{Seat, Sink};

use super::{At, Code};
use crate::rules::action::{Act, Waiting};
use crate::rules::event::Event;
use crate::rules::legal::TapestryLegal;
use crate::state::{Context, Tapestry, Task};

/// An opponent, then one of that opponent's tokens.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stage {
    Opponent,
    Token { of: Seat },
}

impl Code for Stage {
    fn asks(self) -> Option<Waiting> {
        Some(match self {
            Stage::Opponent => Waiting::Opponent,
            Stage::Token { .. } => Waiting::Part,
        })
    }

    fn offer(self, game: &Tapestry, at: At, offer: &mut TapestryLegal) {
        match self {
            Stage::Opponent => {
                let open = |other: &u8| game.tokens_on(*other, 0x1f).any(|(_, _, space)| space > 0);
                game.others(at.seat).filter(open).for_each(|other| offer.add(Act::Seat(Seat(other))));
            }
            Stage::Token { of } => {
                for (token, _, space) in game.tokens_on(of.0, 0x1f) {
                    if space > 0 {
                        offer.add(Act::Part(token));
                    }
                }
            }
        }
    }

    fn answer<S: Sink<Event>>(self, game: &mut Tapestry, at: At, act: Act, sink: &mut S) {
        match (self, act) {
            (Stage::Opponent, Act::Seat(of)) => game.push_code(at, Stage::Token { of }),
            (Stage::Token { of }, Act::Part(token)) => trade(game, at.seat, of.0, token, sink),
            _ => {}
        }
    }

    fn possible(self, game: &Tapestry, _at: At) -> bool {
        game.options.seats > 1
    }
}

fn trade<S: Sink<Event>>(game: &mut Tapestry, seat: u8, target: u8, token: u8, sink: &mut S) {
    let at = game.player(target).tokens[usize::from(token)];
    if game.space(at.track, at.space).bonus.is_some() && !game.player(target).done {
        let bonus = Task::Bonus { track: at.track, space: at.space, free: true };
        game.push(target, bonus, Context::default());
    }
    let activated = &mut game.player_mut(seat).activated[usize::from(at.track)];
    if *activated >> at.space & 1 == 0 {
        *activated |= 1 << at.space;
        game.gain_benefit(seat, at.track, at.space, sink);
    }
}
