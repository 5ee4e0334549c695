//! What the Automa will probably have at the end.

use kernel::Seat;
use tapestry::{Tapestry, Track};

use super::weights::RIVAL;

/// What tells how many points are to come: nothing, territories and landmarks, the two pairs of tracks, and cards before its
/// next income turn.
pub const SIGNS: usize = 5;

/// These things as they stand.
pub fn signs(game: &Tapestry, seat: Seat) -> [i32; SIGNS] {
    let player = game.player_at(seat);
    let at = |track| i32::from(game.position_of(seat, track));
    [
        1,
        (game.controlled(seat).len() + player.landmarks.count_ones()) as i32,
        at(Track::Military) + at(Track::Science),
        at(Track::Technology) + at(Track::Exploration),
        game.bots().deck.len() as i32,
    ]
}

/// The points that it will probably have at the end, in hundredths.
pub fn forecast(game: &Tapestry, seat: Seat) -> i32 {
    let player = game.player_at(seat);
    let level = usize::from(game.options().bots.level).saturating_sub(1).min(RIVAL.len() - 1);
    let weights = RIVAL[level].get(usize::from(player.income_turns)).unwrap_or(&[0; SIGNS]);
    100 * i32::from(player.vp)
        + signs(game, seat).iter().zip(weights).map(|(sign, weight)| sign * weight).sum::<i32>()
}
