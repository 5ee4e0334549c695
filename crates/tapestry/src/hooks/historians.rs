//! Historians: tokens for opponents, benefits when those gain landmarks. Rule: `civ.historians`.

use kernel::{Seat, Sink};

use super::{At, Code};
use crate::rules::action::{Act, Waiting};
use crate::rules::event::Event;
use crate::rules::legal::TapestryLegal;
use crate::state::Tapestry;

/// Tokens that are given at once when the mat comes late.
const LATE: u8 = 4;

/// To whom a token goes, then which square it exposes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Give {
    To,
    Square { to: Seat },
}

fn can_give(game: &Tapestry, at: At) -> bool {
    let open = game
        .civ_slot(at.seat, at.context)
        .is_some_and(|(slot, mat)| slot.used.count_ones() < mat.nodes.len() as u32);
    open && game.options.seats > 1
}

impl Code for Give {
    fn asks(self) -> Option<Waiting> {
        Some(match self {
            Give::To => Waiting::Opponent,
            Give::Square { .. } => Waiting::Node,
        })
    }

    fn offer(self, game: &Tapestry, at: At, offer: &mut TapestryLegal) {
        let Some((slot, mat)) = game.civ_slot(at.seat, at.context) else { return };
        if !can_give(game, at) {
            return;
        }
        match self {
            Give::To => game.others(at.seat).for_each(|other| offer.add(Act::Seat(Seat(other)))),
            Give::Square { .. } => {
                for node in (0..mat.nodes.len() as u8).filter(|node| slot.used >> node & 1 == 0) {
                    offer.add(Act::Node(node));
                }
            }
        }
    }

    fn answer<S: Sink<Event>>(self, game: &mut Tapestry, at: At, act: Act, _sink: &mut S) {
        match (self, act) {
            (Give::To, Act::Seat(to)) => game.push_code(at, Give::Square { to }),
            (Give::Square { to }, Act::Node(node)) => {
                if let Some(slot) = game.civ_slot_mut(at.seat, at.context) {
                    slot.used |= 1 << node;
                    slot.memory |= 1 << to.0;
                }
            }
            _ => {}
        }
    }

    fn possible(self, game: &Tapestry, at: At) -> bool {
        can_give(game, at)
    }
}

/// Gained later: early on another civilization is drawn; then all tokens are given at once.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Late {
    Begin,
    /// All tokens are given: without landmarks on the board, what they expose is gained.
    Given,
}

impl Code for Late {
    fn step<S: Sink<Event>>(self, game: &mut Tapestry, at: At, sink: &mut S) {
        match self {
            Late::Given => {
                if game.landmarks & game.board_landmarks() == 0 {
                    game.gain_exposed(at.seat, at.context);
                }
            }
            Late::Begin if game.player(at.seat).income_turns <= 2 => {
                game.redraw_civ(at.seat, at.context, sink);
            }
            Late::Begin => {
                game.push_code(at, Late::Given);
                for _ in 0..LATE {
                    game.push_code(at, Give::To);
                }
            }
        }
    }
}
