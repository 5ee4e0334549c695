//! What the network looks at in a position of Tapestry: what the seat has, by era, and what the others are up to.

use kernel::{Game, Role, Seat};
use tapestry::Tapestry;
use tapestry::state::LAST;

use super::own;
use crate::features::{groups, up_to};

/// Income turns that are told apart: none to five.
const ERAS: usize = 6;

groups! { ERAS * own::COUNT;
    LEVEL 7 "The Automa's level; the first is none.",
    LEVEL_ERA 42 "The same by its era.",
    DONE 2 "Whether the seat has finished, whether another has.",
    MOVES 2 "Who moves next: the seat, another.",
    SEATS 5 "Seats.",
    LEAD 1 "Lead in points.",
    ERA_LEAD 11 "Income turns that the seat is ahead of the first of the others.",
    RIVAL_TRACK 195 "Where the others stand, by whether people, Automa or Shadow Empire, and by track.",
    RIVAL_LAND 48 "Their territories.",
    RIVAL_LANDMARKS 48 "Their landmarks.",
    LANDMARKS 32 "Landmarks that nobody has.",
    DECK 16 "Cards before the Automa's next income turn.",
}

/// Tells every feature that a position has for a seat, with how many times it has it.
pub fn features(game: &Tapestry, seat: Seat, each: &mut impl FnMut(usize, f32)) {
    let player = game.player_at(seat);
    let era = usize::from(player.income_turns).min(ERAS - 1);
    own::own(game, seat, &mut |feature, count| {
        if count != 0 {
            each(era * own::COUNT + feature, count as f32 * own::one_of(feature));
        }
    });
    if player.done {
        each(DONE, 1.0);
    }
    if let Some(mover) = game.to_move() {
        each(MOVES + usize::from(mover != seat), 1.0);
    }
    each(SEATS + up_to(game.seats() as i32 - 1, 4), 1.0);
    for (at, landmark) in (0..32).enumerate() {
        if game.free_landmarks() >> landmark & 1 == 1 {
            each(LANDMARKS + at, 1.0);
        }
    }
    others(game, seat, each);
}

fn others(game: &Tapestry, seat: Seat, each: &mut impl FnMut(usize, f32)) {
    let player = game.player_at(seat);
    let (mut points, mut furthest, mut level) = (0, 0, 0);
    for other in (0..game.seats() as u8).map(Seat).filter(|other| *other != seat) {
        let rival = game.player_at(other);
        points = points.max(i32::from(rival.vp));
        furthest = furthest.max(rival.income_turns);
        if rival.done {
            each(DONE + 1, 1.0);
        }
        let kind = match game.role(other) {
            Role::Person => 0,
            Role::AUTOMA => 1,
            Role::Bot(_) => 2,
        };
        if kind == 1 {
            level = usize::from(game.options().bots.level).min(6);
            each(LEVEL_ERA + 6 * level + up_to(rival.income_turns, 5), 1.0);
        }
        for track in game.tracks_in_play() {
            let at = usize::from(game.position_of(other, *track).min(LAST));
            each(RIVAL_TRACK + 65 * kind + 13 * track.index() + at, 1.0);
        }
        each(RIVAL_LAND + 16 * kind + up_to(game.controlled(other).len() as i32, 15), 1.0);
        each(RIVAL_LANDMARKS + 16 * kind + up_to(rival.landmarks.count_ones() as i32, 15), 1.0);
    }
    each(LEVEL + level, 1.0);
    each(LEAD, (i32::from(player.vp) - points) as f32 / 32.0);
    each(ERA_LEAD + up_to(i32::from(player.income_turns) - i32::from(furthest) + 5, 10), 1.0);
    if level > 0 {
        each(DECK + up_to(game.bots().deck.len() as i32, 15), 1.0);
    }
}
