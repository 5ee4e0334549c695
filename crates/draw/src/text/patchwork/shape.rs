//! One patch as rows of characters.

use ::patchwork::{Outline, Patch, PatchId, Square};

use super::BUTTON;
use super::quilt::{Cloth, frames};
use crate::text::grid::{Grid, Ink};

/// The letter that fills a patch: the same in the ring and on a board, and no two share one.
pub fn letter(patch: PatchId) -> char {
    let id = patch.0;
    (if id < 26 { b'A' + id } else { b'a' + (id - 26).min(25) }) as char
}

/// An outline as rows of `#` and `.`, as in the data files.
pub fn rows(outline: &Outline) -> Vec<String> {
    let filled = |row, column| Square::at(row, column).is_some_and(|square| outline.cells().has(square));
    let line = |row| (0..outline.width).map(|column| if filled(row, column) { '#' } else { '.' }).collect();
    (0..outline.height).map(line).collect()
}

/// The cloth of each square of an outline: the first squares carry the printed buttons.
pub(super) fn cloths(patch: &Patch, outline: &Outline) -> Vec<(Square, Cloth)> {
    let squares = outline.cells().iter().enumerate();
    squares
        .map(|(i, square)| (square, Cloth::Patch { patch: patch.id, button: i < patch.buttons as usize }))
        .collect()
}

/// A patch with two characters a square: its letter, and a button or the letter again.
pub fn patch_small(patch: &Patch, outline: &Outline) -> Grid {
    let mut grid = Grid::new(outline.width as usize * 2, outline.height as usize);
    let ink = Ink::Cloth(patch.id.0);
    for (square, cloth) in cloths(patch, outline) {
        let (row, column) = (square.row() as usize, square.column() as usize * 2);
        let fill = letter(patch.id);
        grid.put(row, column, fill, ink);
        let button = matches!(cloth, Cloth::Patch { button: true, .. });
        grid.put(row, column + 1, if button { BUTTON } else { fill }, ink);
    }
    grid
}

/// A patch with a seam around it, four by two characters a square.
pub fn patch_large(patch: &Patch, outline: &Outline) -> Grid {
    let cloths = cloths(patch, outline);
    let at = |row: u8, column: u8| {
        let here = |(square, _): &&(Square, Cloth)| square.row() == row && square.column() == column;
        cloths.iter().find(here).map_or(Cloth::None, |(_, cloth)| *cloth)
    };
    frames(outline.height, outline.width, &at)
}
