//! Mercantilism: food of this income may become something else, for 2 points each. Rule: `card.mercantilism`.

use kernel::Sink;

use crate::components::{Good, Goods};
use crate::rules::action::Act;
use crate::rules::event::Event;
use crate::rules::legal::TapestryLegal;
use crate::state::{Frame, MOST_GOODS, Tapestry};

pub(super) fn begin(game: &mut Tapestry, _frame: Frame) {
    let food = game.turn.earned.get(Good::Food);
    game.set_hook(1, food, 0);
}

pub(super) fn offer(game: &Tapestry, seat: u8, left: u8, offer: &mut TapestryLegal) {
    let goods = game.player(seat).goods;
    if left > 0 && goods.get(Good::Food) > 0 {
        for good in [Good::Coin, Good::Worker, Good::Culture] {
            if goods.get(good) < MOST_GOODS {
                offer.add(Act::Gain(Goods::of(good, 1)));
            }
        }
    }
    offer.add(Act::Done);
}

pub(super) fn answer<S: Sink<Event>>(game: &mut Tapestry, frame: Frame, left: u8, act: Act, sink: &mut S) {
    if let Act::Gain(goods) = act {
        game.lose(frame.seat, Goods::of(Good::Food, 1), sink);
        game.gain(frame.seat, goods, sink);
        game.score_points(frame.seat, 2, sink);
        game.push_hook(frame, 1, left - 1, 0);
    }
}
