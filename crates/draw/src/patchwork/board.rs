//! A person's board: the quilt.

use ::patchwork::squares::SIDE;
use ::patchwork::{Patchwork, Squares};
use kernel::Seat;
use words::Words;
use words::patchwork::pictures as told;

use super::cloth::{self, UNIT};
use super::icons::Icon;
use super::style::LOOK;
use crate::paper::{Area, Pen, Picture, Short};

/// The board's side without its frame.
const BOARD: f64 = SIDE as f64 * UNIT;
/// The frame around the squares.
pub(super) const FRAME: f64 = 3.0;
/// The board's side with its frame.
pub(super) const WHOLE: f64 = BOARD + 2.0 * FRAME;

/// Draws the board with its frame's top left at the origin.
pub(super) fn draw(pen: &mut Pen, words: &Words, game: &Patchwork, seat: Seat) {
    pen.rect(Area::new(0.0, 0.0, WHOLE, WHOLE), 5.0, "sunk");
    pen.group((FRAME, FRAME), 1.0, "", |pen| {
        let lines: Vec<String> = (1..SIDE).map(grid_lines).collect();
        pen.path("grid", lines.concat());
        let mut leather = game.filled(seat);
        for (patch, squares) in game.taken(seat) {
            cloth::sew(pen, words, patch, squares);
            leather = leather & !squares;
        }
        sew_leather(pen, leather);
    });
}

/// What is covered and belongs to no patch is leather.
fn sew_leather(pen: &mut Pen, squares: Squares) {
    for square in squares.iter() {
        let (x, y) = (f64::from(square.column()) * UNIT, f64::from(square.row()) * UNIT);
        pen.put(Icon::LeatherPatch, x, y);
    }
}

/// The lines before a column and before the row of the same number.
fn grid_lines(number: u8) -> String {
    let at = Short(f64::from(number) * UNIT);
    format!("M{at} 0v{0}M0 {at}h{0}", Short(BOARD))
}

/// The board alone.
pub(super) fn picture(words: &Words, game: &Patchwork, seat: Seat) -> Picture {
    let mut pen = Pen::new(&LOOK);
    draw(&mut pen, words, game, seat);
    let area = Area::new(0.0, 0.0, WHOLE, WHOLE);
    let (title, says) = (told::board_title(words, game, seat), told::board(words, game, seat));
    Picture::new(area, title, says, pen).zoomed(2.0)
}
