//! What a position of Tapestry is worth to a seat, in hundredths of a point.

use kernel::Seat;
use tapestry::Tapestry;
use tapestry::components::Goods;

use super::features::{features, goods, mat_points};
use super::weights::{ERAS, Weights};

/// What a seat's position is worth: the points that it will probably have at the end, in hundredths.
pub fn value(game: &Tapestry, seat: Seat, weights: &Weights) -> i32 {
    let player = game.player_at(seat);
    let mut value = 100 * i32::from(player.vp);
    if player.done {
        return value;
    }
    if let Some(weights) = weights.0.get(usize::from(player.income_turns)) {
        features(game, seat, &mut |feature, count| value += weights[feature] * count);
    } else {
        // Nothing is left but to score the mat.
        let (counted, printed) = mat_points(game, seat);
        value += 100 * (counted.iter().sum::<i32>() + printed);
    }
    value
}

/// What resources in hand are worth.
pub fn in_hand(game: &Tapestry, seat: Seat, have: Goods, weights: &Weights) -> i32 {
    let era = usize::from(game.player_at(seat).income_turns).min(ERAS - 1);
    let mut value = 0;
    goods(game, seat, have, &mut |feature, count| value += weights.0[era][feature] * count);
    value
}
