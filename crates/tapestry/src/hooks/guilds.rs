//! Guilds: points for resources, or resources for points, once. Rule: `card.guilds`.

use kernel::Sink;

use crate::rules::action::Act;
use crate::rules::event::Event;
use crate::rules::legal::TapestryLegal;
use crate::state::{Context, Tapestry, Task};

/// A number buys so many resources for five points each; a payment sells them.
pub(super) fn offer(game: &Tapestry, seat: u8, offer: &mut TapestryLegal) {
    let player = game.player(seat);
    for n in 1..=3 {
        if player.vp >= i16::from(n) * 5 {
            offer.add(Act::Number(n));
        }
        player.goods.ways(n, |pay| offer.add(Act::Pay(pay)));
    }
}

pub(super) fn answer<S: Sink<Event>>(game: &mut Tapestry, seat: u8, act: Act, sink: &mut S) {
    match act {
        Act::Number(n) => {
            game.score_points(seat, -5 * i16::from(n), sink);
            game.push(seat, Task::GainAny(n), Context::default());
        }
        Act::Pay(goods) => {
            game.pay(seat, goods, sink);
            game.score_points(seat, 5 * i16::from(goods.total()), sink);
        }
        _ => {}
    }
}
