//! Age of Sail: before placing, one tile may go to an opponent for 3 points. Rule: `card.age-of-sail`.

use kernel::{Seat, Sink};

use super::{At, Code};
use crate::effects_bits as bits;
use crate::rules::action::{Act, Waiting};
use crate::rules::event::Event;
use crate::rules::legal::TapestryLegal;
use crate::rules::points::PointsFrom;
use crate::state::{Tapestry, TileNo};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stage {
    Tile,
    To { tile: TileNo },
}

impl Code for Stage {
    fn asks(self) -> Option<Waiting> {
        Some(match self {
            Stage::Tile => Waiting::Tile,
            Stage::To { .. } => Waiting::Opponent,
        })
    }

    fn offer(self, game: &Tapestry, at: At, offer: &mut TapestryLegal) {
        match self {
            Stage::Tile => {
                if game.active_others(at.seat).next().is_some() {
                    bits(game.player(at.seat).tiles).for_each(|tile| offer.add(Act::Tile(tile)));
                }
                offer.add(Act::No);
            }
            Stage::To { .. } => {
                game.active_others(at.seat).for_each(|other| offer.add(Act::Seat(Seat(other))));
            }
        }
    }

    fn answer<S: Sink<Event>>(self, game: &mut Tapestry, at: At, act: Act, sink: &mut S) {
        match (self, act) {
            (Stage::Tile, Act::Tile(tile)) => game.push_code(at, Stage::To { tile: TileNo::of(tile) }),
            (Stage::To { tile }, Act::Seat(to)) => {
                game.give_tile(at.seat, tile.get(), to.0, sink);
                game.score_points(at.seat, 3, PointsFrom::Tapestries, sink);
            }
            _ => {}
        }
    }
}
