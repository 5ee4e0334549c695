//! What the game waits for, what that costs, and how many of it.

use arrayvec::ArrayVec;
use kernel::Seat;

use super::action::Waiting;
use crate::components::effect::{Cost, Effect};
use crate::components::{Goods, Kinds, Track};
use crate::state::{Frame, Tapestry, Task};

/// The box counts no further: more is as many as one likes, which the language writes as the largest number.
const MOST_COUNTED: u8 = u8::MAX / 2;

/// What the game waits for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Decision {
    /// The seat that decides.
    pub seat: Seat,
    /// The kind of answer that is wanted.
    pub kind: Waiting,
    /// What an answer costs, and how many are wanted.
    pub terms: Terms,
}

/// What an answer costs, and how many are wanted.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Terms {
    /// Nothing is paid, and one answer is all.
    Plain,
    /// So many are to be chosen, gained or given up.
    Count(u8),
    /// As many as one likes.
    AnyNumber,
    /// What is offered has this price.
    Price(Cost),
    /// The next space of each token that is not at its end, in an advance turn.
    Advances(ArrayVec<Advance, 5>),
}

/// A token and what its next space costs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Advance {
    /// The token.
    pub token: u8,
    /// Its track.
    pub track: Track,
    /// The space that it would enter.
    pub space: u8,
    /// Resources that must be among what is paid.
    pub own: Goods,
    /// How many others.
    pub any: u8,
    /// Of what kinds those may be.
    pub kinds: Kinds,
    /// Whether the seat has them.
    pub payable: bool,
}

impl Tapestry {
    /// What the top frame costs, and how many it asks for.
    pub(crate) fn terms(&self, frame: &Frame) -> Terms {
        match frame.task {
            Task::TakeTurn => Terms::Advances(self.advances(frame.seat)),
            Task::Pay(id) => match self.kit.effect(id) {
                Effect::Pay(price, _) => Terms::Price(price),
                _ => Terms::Plain,
            },
            Task::Bonus { track, space, .. } => {
                self.bonus_cost(track, space).map_or(Terms::Plain, |(price, _)| Terms::Price(price))
            }
            Task::DiscardAny(count) if count > MOST_COUNTED => Terms::AnyNumber,
            Task::GainAny(count)
            | Task::LoseAny(count)
            | Task::DiscardTiles(count)
            | Task::DiscardCards(count)
            | Task::DiscardTechs(count)
            | Task::DiscardAny(count)
            | Task::StandUp(count)
            | Task::NOf(_, count, _) => Terms::Count(count),
            _ => Terms::Plain,
        }
    }

    fn advances(&self, seat: u8) -> ArrayVec<Advance, 5> {
        let mut all = ArrayVec::new();
        if !self.may_advance(seat) {
            return all;
        }
        let player = self.player(seat);
        for token in self.advancing(seat, 0x1f, 0) {
            let at = player.tokens[usize::from(token)];
            let (track, space) = (Track::ALL[usize::from(at.track)], at.space + 1);
            let (own, cost) = self.price(track, space);
            let payable = player.goods.covers(own) && cost.kinds.can_be(player.goods.minus(own), cost.any);
            let (any, kinds) = (cost.any, cost.kinds);
            all.push(Advance { token, track, space, own, any, kinds, payable });
        }
        all
    }
}
