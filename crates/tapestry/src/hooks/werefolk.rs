//! Werefolk: a space tile flipped like a coin. Rule: `civ.werefolk`.

use kernel::{Seat, Sink};

use super::{At, Code};
use crate::components::Track;
use crate::components::effect::{Bonus, Move, Tracks};
use crate::rules::action::{Act, Waiting};
use crate::rules::event::Event;
use crate::rules::legal::TapestryLegal;
use crate::rules::points::PointsFrom;
use crate::state::{Context, Tapestry, Task, TileNo};

/// The old tile goes, a new one is drawn and flipped: its face is a space back or points, its back an advance.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stage {
    Draw,
    /// The draw has told which tile it was.
    Flip,
    Back {
        tile: TileNo,
    },
}

impl Code for Stage {
    fn asks(self) -> Option<Waiting> {
        matches!(self, Stage::Back { .. }).then_some(Waiting::Token)
    }

    fn step<S: Sink<Event>>(self, game: &mut Tapestry, at: At, sink: &mut S) {
        if self == Stage::Flip {
            return flip(game, at);
        }
        // On the stack before the draw, which tells it the tile.
        let context = Context { tile: None, ..at.context };
        game.push_code(At { context, ..at }, Stage::Flip);
        super::drop_mat_tile(game, at.seat, context);
        game.draw_spaces(at.seat, 1, sink);
    }

    fn offer(self, game: &Tapestry, at: At, offer: &mut TapestryLegal) {
        for (token, _, space) in game.tokens_on(at.seat, 0x1f) {
            if space > 0 {
                offer.add(Act::Token(token));
            }
        }
        offer.add(Act::No);
    }

    /// One space back for the tile, or 4 points.
    fn answer<S: Sink<Event>>(self, game: &mut Tapestry, at: At, act: Act, sink: &mut S) {
        let seat = at.seat;
        let (Stage::Back { tile }, Act::Token(token)) = (self, act) else {
            return game.score_points(seat, 4, PointsFrom::Civilizations, sink);
        };
        let token = &mut game.player_mut(seat).tokens[usize::from(token)];
        token.space -= 1;
        let (track, to) = (token.track, token.space);
        if S::ON
            && let Some(track) = Track::at(track)
        {
            sink.event(Event::Moved { seat: Seat(seat), track, from: to + 1, to });
        }
        game.push(seat, Task::ExploreSpace { on_mat: true, only: tile.get() }, at.context);
    }
}

fn flip(game: &mut Tapestry, at: At) {
    let Some(tile) = at.context.tile else { return };
    if game.flip() {
        return game.push_code(at, Stage::Back { tile });
    }
    let how = Move { tracks: Tracks::Of(0x1f), benefit: true, bonus: Bonus::Free, off_vp: 0 };
    game.push(at.seat, Task::Advance(how), Context::default());
}
