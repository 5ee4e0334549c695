//! Dark Ages: back on three tracks, three times forward on one that is left. Rule: `card.dark-ages`.

use kernel::Sink;

use super::{At, Code};
use crate::components::Track;
use crate::components::effect::{Bonus, Move, Tracks};
use crate::rules::action::{Act, Waiting};
use crate::rules::event::Event;
use crate::rules::legal::TapestryLegal;
use crate::state::{Context, Tapestry, Task};

/// The track to advance on; with five tracks then the one that stays as it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stage {
    Forward,
    Stays { forward: Track },
}

impl Code for Stage {
    fn asks(self) -> Option<Waiting> {
        Some(Waiting::Track)
    }

    fn offer(self, game: &Tapestry, _at: At, offer: &mut TapestryLegal) {
        for track in game.tracks() {
            if self != (Stage::Stays { forward: *track }) {
                offer.add(Act::Track(*track));
            }
        }
    }

    fn answer<S: Sink<Event>>(self, game: &mut Tapestry, at: At, act: Act, _sink: &mut S) {
        let Act::Track(track) = act else { return };
        match self {
            Stage::Forward if game.arts() => game.push_code(at, Stage::Stays { forward: track }),
            Stage::Forward => carry_out(game, at.seat, track, None),
            Stage::Stays { forward } => carry_out(game, at.seat, forward, Some(track)),
        }
    }
}

fn carry_out(game: &mut Tapestry, seat: u8, forward: Track, stays: Option<Track>) {
    let how = |track: Track| Move {
        tracks: Tracks::Of(1 << track.index()),
        benefit: false,
        bonus: Bonus::None,
        off_vp: 0,
    };
    for _ in 0..3 {
        game.push(seat, Task::Advance(how(forward)), Context::default());
    }
    for track in game.tracks() {
        if *track != forward && Some(*track) != stays {
            game.push(seat, Task::Regress(how(*track), 1), Context::default());
        }
    }
}
