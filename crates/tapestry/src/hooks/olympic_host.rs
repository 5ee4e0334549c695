//! Olympic Host: everybody may pay a worker for 10 points; the host gains by it. Rule: `card.olympic-host`.

use kernel::{Seat, Sink};

use super::{At, Code, Doing};
use crate::components::{Good, Goods};
use crate::rules::action::{Act, Waiting};
use crate::rules::event::Event;
use crate::rules::legal::TapestryLegal;
use crate::rules::points::PointsFrom;
use crate::state::{Context, Frame, Tapestry, Task};

/// The host asks around, each player may pay, and after all of them the host is rewarded.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stage {
    AskAround,
    Pay { host: Seat },
    Reward { paid: bool },
}

impl Code for Stage {
    fn asks(self) -> Option<Waiting> {
        matches!(self, Stage::Pay { .. }).then_some(Waiting::YesNo)
    }

    fn step<S: Sink<Event>>(self, game: &mut Tapestry, at: At, sink: &mut S) {
        match self {
            Stage::Reward { paid: true } => {
                game.push(at.seat, Task::BuildAny { beside: false }, Context::default());
            }
            Stage::Reward { paid: false } => game.gain(at.seat, Goods::of(Good::Coin, 1), sink),
            _ => ask_around(game, at),
        }
    }

    fn offer(self, game: &Tapestry, at: At, offer: &mut TapestryLegal) {
        if game.player(at.seat).goods.get(Good::Worker) > 0 {
            offer.add(Act::Yes);
        }
        offer.add(Act::No);
    }

    fn answer<S: Sink<Event>>(self, game: &mut Tapestry, at: At, act: Act, sink: &mut S) {
        let Stage::Pay { host } = self else { return };
        if act != Act::Yes {
            return;
        }
        game.pay(at.seat, Goods::of(Good::Worker, 1), sink);
        game.score_points(at.seat, 10, PointsFrom::Tapestries, sink);
        if at.seat != host.0 {
            reward(game);
        }
    }
}

fn ask_around(game: &mut Tapestry, at: At) {
    let host = at.seat;
    game.push_code(at, Stage::Reward { paid: false });
    let order: arrayvec::ArrayVec<u8, 5> = std::iter::once(host).chain(game.active_others(host)).collect();
    for seat in order.into_iter().rev() {
        game.push_code(At { seat, context: Context::default() }, Stage::Pay { host: Seat(host) });
    }
}

/// Somebody else has paid: the host's reward, which waits below, is a building.
fn reward(game: &mut Tapestry) {
    let waits =
        |below: &&mut Frame| matches!(below.task, Task::Hook(Doing::OlympicHost(Stage::Reward { .. })));
    if let Some(below) = game.frames.iter_mut().rev().find(waits) {
        below.task = Task::Hook(Stage::Reward { paid: true }.into());
    }
}
