//! Islanders: six hexes of their own around a printed one. Rule: `civ.islanders`.
//!
//! A tile on place `i` lies in direction `i` of the middle, 0 the north, clockwise. Its edge towards the middle is
//! `i + 3`, towards the next place `i + 2`, towards the one before `i + 4`; the other three lie outside.

use crate::components::{Flag, Terrain};
use crate::effects_bits as bits;
use crate::rules::action::Act;
use crate::rules::legal::TapestryLegal;
use crate::state::{Frame, Island, NONE, Tapestry};

/// Tiles that may be laid when the mat comes late.
const LATE: u8 = 4;

fn corners(game: &Tapestry, seat: u8, at: u8) -> Option<[Terrain; 6]> {
    let Island { tile, turn } = game.player(seat).islands[usize::from(at % 6)];
    (tile != NONE).then(|| game.kit.tiles[usize::from(tile)].corners[usize::from(turn)])
}

/// Points for a tile of these corners: one for each edge with a terrain in common.
pub(crate) fn matches(game: &Tapestry, seat: u8, at: u8, mine: [Terrain; 6]) -> u8 {
    let place = usize::from(at);
    let corner = |n: usize| mine[n % 6];
    let mat = game.civ_with(seat, Flag::Islands).map(|civ| game.mat(game.player(seat).civs[civ].civ));
    let middle = mat.filter(|mat| mat.middle.len() == 12).is_some_and(|mat| {
        // The second half of the middle's edge meets the first corner of ours, and the other way round.
        corner(place + 3) == mat.middle[place * 2 + 1] || corner(place + 4) == mat.middle[place * 2]
    });
    let beside = |other: u8, edge: usize| {
        corners(game, seat, other).is_some_and(|theirs| {
            corner(edge) == theirs[(edge + 4) % 6] || corner(edge + 1) == theirs[(edge + 3) % 6]
        })
    };
    u8::from(middle) + u8::from(beside(at + 1, place + 2)) + u8::from(beside(at + 5, place + 4))
}

/// Tiles with nothing but water on their three outer edges.
pub(crate) fn outer_water(game: &Tapestry, seat: u8) -> i16 {
    let dry = |at: u8| {
        let water =
            |corners: [Terrain; 6]| (0..4).all(|n| corners[(usize::from(at) + 5 + n) % 6] == Terrain::Water);
        corners(game, seat, at).is_some_and(water)
    };
    (0..6).filter(|at| dry(*at)).count() as i16
}

/// Gained later: up to four tiles, without benefit. Stage 0 a tile, 1 its place, 2 how it lies; `b` counts them.
pub(super) fn offer(
    game: &Tapestry,
    frame: &Frame,
    stage: u8,
    tile: u8,
    laid: u8,
    offer: &mut TapestryLegal,
) {
    let player = game.player(frame.seat);
    match stage {
        0 => {
            if laid == NONE || laid < LATE {
                bits(player.tiles).for_each(|tile| offer.add(Act::Tile(tile)));
            }
            offer.add(Act::Done);
        }
        1 => {
            let free = (0..6).filter(|at| player.islands[usize::from(*at)].tile == NONE);
            free.for_each(|at| offer.add(Act::Node(at)));
        }
        _ => {
            let turns = game.kit.tiles[usize::from(tile)].turns;
            bits(u64::from(turns)).for_each(|turn| offer.add(Act::Turn(turn)));
        }
    }
}

pub(super) fn answer(game: &mut Tapestry, frame: Frame, stage: u8, tile: u8, act: Act) {
    let crate::state::Task::Hook { b, .. } = frame.task else { return };
    let laid = if b == NONE { 0 } else { b };
    match (stage, act) {
        (0, Act::Tile(tile)) => game.push_hook(frame, 1, tile, laid),
        (1, Act::Node(at)) => {
            let context = crate::state::Context { hex: at, ..frame.context };
            game.push_hook(Frame { context, ..frame }, 2, tile, laid);
        }
        (2, Act::Turn(turn)) => {
            let player = game.player_mut(frame.seat);
            player.tiles &= !(1 << tile);
            player.islands[usize::from(frame.context.hex)] = Island { tile, turn };
            game.push_hook(frame, 0, NONE, laid + 1);
        }
        _ => {}
    }
}
