//! Where to lay a patch.

use ::patchwork::components::{Framed, Patch};
use ::patchwork::{Square, Squares};
use kernel::Dice;

/// A way to lay a patch: its outline, where, and how snugly (two for a side against a covered square, one at the rim).
pub type Way = (u8, Square, u32);

/// The snuggest way to lay a patch; of equals, one by chance. `None` if there is no room.
#[inline]
pub fn snuggest(patch: &Patch, filled: Squares, dice: &mut Dice) -> Option<Way> {
    let board = Framed::of(filled);
    let mut best: Option<Way> = None;
    for (outline, snug) in (0..).zip(&patch.snug) {
        let Some((value, places)) = snug.best(board) else { continue };
        let better = best.is_none_or(|(_, _, other)| value > other || value == other && dice.one_in(2));
        if better && let Some(at) = places.first() {
            best = Some((outline, at, value));
        }
    }
    best
}

/// The square for a leather patch where it closes most: the one with the most covered neighbours.
#[inline]
pub fn hole(filled: Squares) -> Option<Square> {
    let free = !filled;
    let mut left = free;
    for least in (1..=4).rev() {
        let tight = filled.enclosing(least) & free;
        if !tight.is_empty() {
            left = tight;
            break;
        }
    }
    left.nth(0)
}

/// The best ways to lay a patch by what they leave of the board: the snuggest `closely` are looked at with `cost`,
/// and the `best` cheapest remain, the cheapest first.
pub fn best_ways(
    patch: &Patch,
    filled: Squares,
    closely: usize,
    best: usize,
    cost: impl Fn(Squares) -> f32,
) -> Vec<(u8, Square, f32)> {
    let board = Framed::of(filled);
    let mut ways: Vec<Way> = Vec::with_capacity(64);
    for (outline, snug) in (0..).zip(&patch.snug) {
        ways.extend(snug.all(board).map(|(value, at)| (outline, at, value)));
    }
    if ways.len() > closely {
        ways.select_nth_unstable_by_key(closely, |&(outline, at, snug)| {
            (std::cmp::Reverse(snug), outline, at)
        });
        ways.truncate(closely);
    }
    let mut weighed: Vec<(u8, Square, f32)> = ways
        .into_iter()
        .filter_map(|(outline, at, _)| {
            let squares = patch.outlines.get(outline as usize)?.at(at)?;
            Some((outline, at, cost(filled | squares)))
        })
        .collect();
    weighed.sort_by(|a, b| a.2.total_cmp(&b.2).then((a.0, a.1).cmp(&(b.0, b.1))));
    weighed.truncate(best);
    weighed
}
