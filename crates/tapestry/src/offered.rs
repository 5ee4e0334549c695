//! What can be decided, as pages and screens offer it: where it stands, and the next spaces of the tracks with the ways to
//! pay for them.

use kernel::Seat;

use crate::components::{Outline, Space};
use crate::state::{LAST, Task};
use crate::{Act, Action, Goods, Tapestry, Track};

/// Where a decision stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Spot {
    /// On the map.
    Map,
    /// In the city.
    City,
    /// On the tracks, by an advance turn.
    Tracks,
    /// On a civilization mat.
    Mat,
    /// In the list of answers.
    List,
    /// Beside everything: income, no, enough.
    Bar,
}

impl Spot {
    /// Where a decision stands.
    pub fn of(game: &Tapestry, action: Action) -> Spot {
        match action.act {
            Act::Hex(_) => Spot::Map,
            // Plots of a tapestry card are not those of the city.
            Act::Plot { .. }
                if matches!(game.pending().map(|frame| frame.task), Some(Task::PlaceOnCard { .. })) =>
            {
                Spot::List
            }
            Act::Plot { .. } => Spot::City,
            Act::Advance { .. } => Spot::Tracks,
            Act::Node(_) => Spot::Mat,
            Act::Income | Act::No | Act::Done => Spot::Bar,
            _ => Spot::List,
        }
    }
}

/// A space of a track: by name `technology-4`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct At {
    /// The track.
    pub track: Track,
    /// 1 to 12.
    pub space: u8,
}

impl At {
    /// Reads its name.
    pub fn read(name: &str) -> Option<At> {
        let (track, space) = name.rsplit_once('-')?;
        let track = *Track::ALL.iter().find(|one| one.key() == track)?;
        let space = space.parse().ok().filter(|space| (1..=12).contains(space))?;
        Some(At { track, space })
    }

    /// Its name.
    pub fn name(self) -> String {
        format!("{}-{}", self.track.key(), self.space)
    }

    /// What is printed there.
    pub fn printed(self, game: &Tapestry) -> Option<&'static Space> {
        game.kit().tracks.get(self.track.index())?.spaces.get(usize::from(self.space) - 1)
    }

    /// Its tier, from 0.
    pub fn tier(self) -> u8 {
        (self.space - 1) / 3
    }

    /// The space that an advance enters.
    pub fn entered(game: &Tapestry, action: Action) -> Option<At> {
        let Act::Advance { token, .. } = action.act else { return None };
        let at = game.player_at(action.seat).tokens.get(usize::from(token))?;
        Some(At { track: Track::at(at.track)?, space: at.space + 1 })
    }

    /// The next space of every track for the tokens of a seat.
    pub fn next(game: &Tapestry, seat: Seat) -> Vec<At> {
        let mut next: Vec<At> = Vec::new();
        for track in game.tracks_in_play() {
            let tokens = game.player_at(seat).tokens;
            for token in tokens.iter().filter(|token| token.track == *track as u8 && token.space < LAST) {
                let at = At { track: *track, space: token.space + 1 };
                if !next.contains(&at) {
                    next.push(at);
                }
            }
        }
        next
    }

    /// The ways to pay for a step, the one that keeps most of each good first.
    pub fn ways(self, game: &Tapestry, seat: Seat, offered: &[Action]) -> Vec<Action> {
        let enters = |action: &Action| At::entered(game, *action) == Some(self);
        let mut ways: Vec<Action> = offered.iter().copied().filter(enters).collect();
        let has = game.player_at(seat).goods;
        let kept = |action: &Action| match action.act {
            Act::Advance { pay, .. } => has.minus(pay).0.iter().map(|n| u32::from(*n).pow(2)).sum(),
            _ => 0,
        };
        ways.sort_by_key(kept);
        ways
    }

    /// The landmark that the first token on this space gains, if it is still there: its number in the box.
    pub fn landmark(self, game: &Tapestry) -> Option<u8> {
        let board = game.kit().tracks.get(self.track.index())?;
        let tier = self.tier().checked_sub(1).filter(|_| self.space % 3 == 1)?;
        let landmark = *board.landmarks.get(usize::from(tier))?;
        (game.free_landmarks() >> landmark & 1 == 1).then_some(landmark)
    }
}

impl Tapestry {
    /// What would be left after a payment.
    pub fn left_after(&self, seat: Seat, pay: Goods) -> Goods {
        self.player_at(seat).goods.minus(pay)
    }

    /// The outline that is about to be placed in a city, in the way that it is held: quarter turns.
    pub fn outline_in_hand(&self, hold: u8) -> Outline {
        match self.pending().map(|frame| frame.task) {
            Some(Task::PlaceLandmark(landmark)) => {
                let known = self.kit().landmarks.get(usize::from(landmark));
                let turned = known.and_then(|known| known.outlines.get(usize::from(hold)));
                turned.copied().unwrap_or(Outline::PLOT)
            }
            _ => Outline::PLOT,
        }
    }
}
