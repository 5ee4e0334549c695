//! Guilds: points for resources, or resources for points, once. Rule: `card.guilds`.

use kernel::Sink;

use super::{At, Code};
use crate::rules::action::{Act, Waiting};
use crate::rules::event::Event;
use crate::rules::legal::TapestryLegal;
use crate::rules::points::PointsFrom;
use crate::state::{Context, Tapestry, Task};

/// A number buys so many resources for five points each; a payment sells them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Guilds;

impl Code for Guilds {
    fn asks(self) -> Option<Waiting> {
        Some(Waiting::Payment)
    }

    fn offer(self, game: &Tapestry, at: At, offer: &mut TapestryLegal) {
        let player = game.player(at.seat);
        for n in 1..=3 {
            if player.vp >= i16::from(n) * 5 {
                offer.add(Act::Number(n));
            }
            player.goods.ways(n, |pay| offer.add(Act::Pay(pay)));
        }
    }

    fn answer<S: Sink<Event>>(self, game: &mut Tapestry, at: At, act: Act, sink: &mut S) {
        match act {
            Act::Number(n) => {
                game.score_points(at.seat, -5 * i16::from(n), PointsFrom::Tapestries, sink);
                game.push(at.seat, Task::GainAny(n), Context::default());
            }
            Act::Pay(goods) => {
                game.pay(at.seat, goods, sink);
                game.score_points(at.seat, 5 * i16::from(goods.total()), PointsFrom::Tapestries, sink);
            }
            _ => {}
        }
    }
}
