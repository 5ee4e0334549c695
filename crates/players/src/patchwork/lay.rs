//! Where to lay a patch. A place is good if it leaves few edges between covered and empty squares: edges are where nothing
//! will fit later.

use std::cmp::Reverse;

use ::patchwork::components::{Framed, Patch};
use ::patchwork::{Square, Squares};

/// Edges between covered and empty squares.
pub fn edges(filled: Squares) -> u32 {
    filled.touching(!filled)
}

/// The ways to lay a patch, by outline and place, that leave the fewest edges: of the snuggest `closely` the `best`, the
/// best first.
pub fn best_ways(patch: &Patch, filled: Squares, closely: usize, best: usize) -> Vec<(u8, Square)> {
    let board = Framed::of(filled);
    let mut ways: Vec<(Reverse<u32>, u8, Square)> = Vec::with_capacity(64);
    for (outline, snug) in (0..).zip(&patch.snug) {
        ways.extend(snug.all(board).map(|(value, at)| (Reverse(value), outline, at)));
    }
    if ways.len() > closely {
        ways.select_nth_unstable(closely);
        ways.truncate(closely);
    }
    let mut weighed: Vec<(u32, u8, Square)> = ways
        .into_iter()
        .filter_map(|(_, outline, at)| {
            let squares = patch.outlines.get(usize::from(outline))?.at(at)?;
            Some((edges(filled | squares), outline, at))
        })
        .collect();
    weighed.sort_unstable();
    weighed.truncate(best);
    weighed.into_iter().map(|(_, outline, at)| (outline, at)).collect()
}
