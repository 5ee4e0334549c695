//! Mercantilism: food of this income may become something else, for 2 points each. Rule: `card.mercantilism`.

use kernel::Sink;

use super::{At, Code};
use crate::components::{Good, Goods};
use crate::rules::action::{Act, Waiting};
use crate::rules::event::Event;
use crate::rules::legal::TapestryLegal;
use crate::rules::points::PointsFrom;
use crate::state::{MOST_GOODS, Tapestry};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stage {
    Begin,
    Exchange { food_left: u8 },
}

impl Code for Stage {
    fn asks(self) -> Option<Waiting> {
        matches!(self, Stage::Exchange { .. }).then_some(Waiting::Gain)
    }

    fn step<S: Sink<Event>>(self, game: &mut Tapestry, at: At, _sink: &mut S) {
        let food_left = game.turn.earned.get(Good::Food);
        game.push_code(at, Stage::Exchange { food_left });
    }

    fn offer(self, game: &Tapestry, at: At, offer: &mut TapestryLegal) {
        let Stage::Exchange { food_left } = self else { return };
        let goods = game.player(at.seat).goods;
        if food_left > 0 && goods.get(Good::Food) > 0 {
            for good in [Good::Coin, Good::Worker, Good::Culture] {
                if goods.get(good) < MOST_GOODS {
                    offer.add(Act::Gain(Goods::of(good, 1)));
                }
            }
        }
        offer.add(Act::Done);
    }

    fn answer<S: Sink<Event>>(self, game: &mut Tapestry, at: At, act: Act, sink: &mut S) {
        if let (Stage::Exchange { food_left }, Act::Gain(goods)) = (self, act) {
            game.lose(at.seat, Goods::of(Good::Food, 1), sink);
            game.gain(at.seat, goods, sink);
            game.score_points(at.seat, 2, PointsFrom::Tapestries, sink);
            game.push_code(at, Stage::Exchange { food_left: food_left - 1 });
        }
    }
}
