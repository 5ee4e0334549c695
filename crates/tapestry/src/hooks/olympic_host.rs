//! Olympic Host: everybody may pay a worker for 10 points; the host gains by it. Rule: `card.olympic-host`.

use kernel::Sink;

use crate::components::effect::Hook;
use crate::components::{Good, Goods};
use crate::rules::action::Act;
use crate::rules::event::Event;
use crate::rules::legal::TapestryLegal;
use crate::state::{Context, Frame, Tapestry, Task};

/// Stage 0 asks around, stage 2 pays the host.
pub(super) fn step<S: Sink<Event>>(game: &mut Tapestry, frame: Frame, stage: u8, paid: u8, sink: &mut S) {
    let host = frame.seat;
    if stage == 2 {
        if paid == 1 {
            game.push(host, Task::BuildAny { beside: false }, Context::default());
        } else {
            game.gain(host, Goods::of(Good::Coin, 1), sink);
        }
        return;
    }
    game.push_hook(frame, 2, 0, 0);
    let context = Context { seat: host, ..Context::default() };
    let task = Task::Hook { hook: Hook::OlympicHost, stage: 1, a: 0, b: 0 };
    let order: arrayvec::ArrayVec<u8, 5> = std::iter::once(host).chain(game.active_others(host)).collect();
    for seat in order.into_iter().rev() {
        game.push(seat, task, context);
    }
}

pub(super) fn offer(game: &Tapestry, seat: u8, offer: &mut TapestryLegal) {
    if game.player(seat).goods.get(Good::Worker) > 0 {
        offer.add(Act::Yes);
    }
    offer.add(Act::No);
}

pub(super) fn answer<S: Sink<Event>>(game: &mut Tapestry, frame: Frame, act: Act, sink: &mut S) {
    if act != Act::Yes {
        return;
    }
    game.pay(frame.seat, Goods::of(Good::Worker, 1), sink);
    game.score_points(frame.seat, 10, sink);
    if frame.seat != frame.context.seat {
        let paid = Task::Hook { hook: Hook::OlympicHost, stage: 2, a: 1, b: 0 };
        let waits =
            |below: &&mut Frame| matches!(below.task, Task::Hook { hook: Hook::OlympicHost, stage: 2, .. });
        if let Some(below) = game.frames.iter_mut().rev().find(waits) {
            below.task = paid;
        }
    }
}
