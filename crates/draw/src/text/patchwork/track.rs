//! The time board as three rows: marks, spaces with tokens, numbers.

use ::patchwork::components::FINAL;
use ::patchwork::{FIRST, Patchwork, SECOND};

use super::{BUTTON, LEATHER, MARKER, token};
use crate::text::grid::{Grid, Ink};

/// How the time board is looked at.
#[derive(Clone, Copy, Debug, Default)]
pub struct TrackView {
    /// Where the token of the one to move would land.
    pub landing: Option<u8>,
    /// Characters a space, 1 or 2.
    pub step: usize,
}

/// Marks stand above the space that they come before. On a shared space the token on top stands in the row of
/// spaces, the one below it in the row of numbers.
pub fn track(game: &Patchwork, view: TrackView) -> Grid {
    let step = view.step.max(1);
    let column = |space: u8| space as usize * step;
    let mut grid = Grid::new(column(FINAL) + 2, 3);
    let board = &game.kit().time_board;

    let passed = game.space(FIRST).min(game.space(SECOND));
    for space in 0..=FINAL {
        let (symbol, ink) = if space < passed { ('━', Ink::Faint) } else { ('─', Ink::Faint) };
        for i in 0..if space == FINAL { 1 } else { step } {
            grid.put(1, column(space) + i, symbol, ink);
        }
    }
    let (top, below) = (game.on_top(), Patchwork::other(game.on_top()));
    let shared = game.space(top) == game.space(below);
    // Half a number would be another number: where the token below stands there is none.
    let low = shared.then(|| column(game.space(below)));
    for space in std::iter::once(0).chain(board.income()) {
        let (at, number) = (column(space), space.to_string());
        if low.is_none_or(|low| at > low + 2 || at + number.len() <= low) {
            grid.text(2, at, &number, Ink::Faint);
        }
    }
    for space in board.income() {
        grid.put(0, column(space), BUTTON, Ink::Gold);
    }
    for space in board.leather(game.options().edition).iter() {
        let there = game.leather().has(space);
        let (symbol, ink) = if there { (LEATHER, Ink::Brown) } else { ('·', Ink::Faint) };
        grid.put(0, column(space), symbol, ink);
    }
    if game.options().has_automa() && game.tile().is_none() {
        grid.put(1, column(board.marker(game.options().level)), MARKER, Ink::Automa);
    }
    if let Some(space) = view.landing {
        grid.put(1, column(space), '◌', Ink::Good);
    }
    let ink = |seat| if seat == FIRST { Ink::You } else { Ink::Automa };
    grid.put(if shared { 2 } else { 1 }, column(game.space(below)), token(below), ink(below));
    grid.put(1, column(game.space(top)), token(top), ink(top));
    grid
}
