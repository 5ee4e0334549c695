//! Dark Ages: back on three tracks, three times forward on one that is left. Rule: `card.dark-ages`.

use crate::components::Track;
use crate::components::effect::{Bonus, Move, Tracks};
use crate::rules::action::Act;
use crate::rules::legal::TapestryLegal;
use crate::state::{Context, Frame, NONE, Tapestry, Task};

/// First the track to advance on; with five tracks then the one that stays as it is.
pub(super) fn offer(game: &Tapestry, forward: u8, offer: &mut TapestryLegal) {
    for track in game.tracks() {
        if *track as u8 != forward {
            offer.add(Act::Track(*track));
        }
    }
}

pub(super) fn answer(game: &mut Tapestry, frame: Frame, forward: u8, act: Act) {
    let Act::Track(track) = act else { return };
    if forward == NONE && game.arts() {
        return game.push_hook(frame, 1, track as u8, NONE);
    }
    let (forward, stays) = if forward == NONE { (track as u8, NONE) } else { (forward, track as u8) };
    let how =
        |track: u8| Move { tracks: Tracks::Of(1 << track), benefit: false, bonus: Bonus::None, off_vp: 0 };
    for _ in 0..3 {
        game.push(frame.seat, Task::Advance(how(forward)), Context::default());
    }
    let back: arrayvec::ArrayVec<Track, 5> = game.tracks().iter().copied().collect();
    for track in back {
        if track as u8 != forward && track as u8 != stays {
            game.push(frame.seat, Task::Regress(how(track as u8), 1), Context::default());
        }
    }
}
