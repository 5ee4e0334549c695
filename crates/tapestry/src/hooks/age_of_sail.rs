//! Age of Sail: before placing, one tile may go to an opponent for 3 points. Rule: `card.age-of-sail`.

use kernel::{Seat, Sink};

use crate::effects_bits as bits;
use crate::rules::action::Act;
use crate::rules::event::Event;
use crate::rules::legal::TapestryLegal;
use crate::state::{Frame, Tapestry};

pub(super) fn offer(game: &Tapestry, frame: &Frame, stage: u8, offer: &mut TapestryLegal) {
    if stage == 0 {
        if game.active_others(frame.seat).next().is_some() {
            bits(game.player(frame.seat).tiles).for_each(|tile| offer.add(Act::Tile(tile)));
        }
        offer.add(Act::No);
    } else {
        game.active_others(frame.seat).for_each(|other| offer.add(Act::Seat(Seat(other))));
    }
}

pub(super) fn answer<S: Sink<Event>>(game: &mut Tapestry, frame: Frame, tile: u8, act: Act, sink: &mut S) {
    match act {
        Act::Tile(tile) => game.push_hook(frame, 1, tile, 0),
        Act::Seat(to) => {
            game.give_tile(frame.seat, tile, to.0, sink);
            game.score_points(frame.seat, 3, sink);
        }
        _ => {}
    }
}
