//! Genies: a random opponent chooses a circle of the ring. Rule: `civ.genies`.

use kernel::{Seat, Sink};

use super::{At, Code};
use crate::rules::action::{Act, Waiting};
use crate::rules::event::Event;
use crate::rules::legal::TapestryLegal;
use crate::rules::points::PointsFrom;
use crate::state::{Context, Tapestry};

/// Places of the ring: squares at even places, circles at odd ones.
const RING: u8 = 8;

/// An opponent is drawn and chooses a circle, the owner one of the squares next to it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stage {
    Draw,
    Circle { owner: Seat, opponent: Seat },
    Square { owner: Seat, circle: u8 },
}

impl Code for Stage {
    fn asks(self) -> Option<Waiting> {
        (self != Stage::Draw).then_some(Waiting::Node)
    }

    /// Draws an opponent; one whose game is over leaves the choice to the Genies.
    fn step<S: Sink<Event>>(self, game: &mut Tapestry, at: At, _sink: &mut S) {
        let owner = at.seat;
        let others = game.options.seats - 1;
        if others == 0 {
            return;
        }
        let opponent = (owner + 1 + game.lot(others)) % game.options.seats;
        let chooser = if game.player(opponent).done { owner } else { opponent };
        game.push_code(at.by(chooser), Stage::Circle { owner: Seat(owner), opponent: Seat(opponent) });
    }

    fn offer(self, _game: &Tapestry, _at: At, offer: &mut TapestryLegal) {
        match self {
            Stage::Draw => {}
            Stage::Circle { .. } => {
                (0..RING).filter(|node| node % 2 == 1).for_each(|node| offer.add(Act::Node(node)));
            }
            Stage::Square { circle, .. } => {
                offer.add(Act::Node((circle + RING - 1) % RING));
                offer.add(Act::Node((circle + 1) % RING));
            }
        }
    }

    fn answer<S: Sink<Event>>(self, game: &mut Tapestry, at: At, act: Act, _sink: &mut S) {
        let (Stage::Circle { owner, .. } | Stage::Square { owner, .. }, Act::Node(node)) = (self, act) else {
            return;
        };
        let effect = game.node_effect(owner.0, at.context, node);
        game.push_effect(owner.0, effect, Context::from(PointsFrom::Civilizations));
        if let Stage::Circle { opponent, .. } = self {
            game.push_code(at.by(owner.0), Stage::Square { owner, circle: node });
            if !game.player(opponent.0).done {
                game.push_effect(opponent.0, effect, Context::from(PointsFrom::Civilizations));
            }
        }
    }
}
