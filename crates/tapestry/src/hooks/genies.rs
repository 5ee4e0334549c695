//! Genies: a random opponent chooses a circle of the ring. Rule: `civ.genies`.

use crate::rules::action::Act;
use crate::rules::legal::TapestryLegal;
use crate::state::{Context, Frame, NONE, Tapestry};

/// Places of the ring: squares at even places, circles at odd ones.
const RING: u8 = 8;

/// Draws an opponent; one whose game is over leaves the choice to the Genies.
pub(super) fn draw(game: &mut Tapestry, frame: Frame) {
    let owner = frame.seat;
    let others = game.options.seats - 1;
    if others == 0 {
        return;
    }
    let opponent = (owner + 1 + game.lot(others)) % game.options.seats;
    let chooser = if game.player(opponent).done { owner } else { opponent };
    let context = Context { seat: owner, ..frame.context };
    game.push_hook(Frame { seat: chooser, context, ..frame }, 1, opponent, NONE);
}

/// Stage 1 a circle, stage 2 one of the squares next to it.
pub(super) fn offer(stage: u8, circle: u8, offer: &mut TapestryLegal) {
    if stage == 1 {
        (0..RING).filter(|node| node % 2 == 1).for_each(|node| offer.add(Act::Node(node)));
    } else {
        offer.add(Act::Node((circle + RING - 1) % RING));
        offer.add(Act::Node((circle + 1) % RING));
    }
}

pub(super) fn answer(game: &mut Tapestry, frame: Frame, stage: u8, opponent: u8, act: Act) {
    let Act::Node(node) = act else { return };
    let owner = frame.context.seat;
    let effect = game.node_effect(owner, frame.context, node);
    game.push_effect(owner, effect, Context::default());
    if stage == 1 {
        game.push_hook(Frame { seat: owner, ..frame }, 2, node, NONE);
        if !game.player(opponent).done {
            game.push_effect(opponent, effect, Context::default());
        }
    }
}
