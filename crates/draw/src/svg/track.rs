//! The time board, 18 spaces a row: income marks come every 6, so they stand in columns and the eye counts for free.

use kernel::Seat;
use patchwork::components::FINAL;
use patchwork::{FIRST, Patchwork, SECOND};

use super::cloth;
use super::icons::Icon;
use super::labels;
use super::pen::{Area, Pen, width_of};
use super::picture::Picture;
use super::tokens::token;

const COLUMNS: u8 = 18;
/// From one space to the next.
const STEP: f64 = 34.0;
/// A space's side.
const CELL: f64 = 30.0;
/// From one row to the next.
const ROW: f64 = 51.0;
/// Room for the marks above a row.
const ABOVE: f64 = 14.0;

/// How wide the whole is.
pub(super) const WIDTH: f64 = COLUMNS as f64 * STEP - (STEP - CELL);
/// How high the whole is.
pub(super) const HEIGHT: f64 = ABOVE + 2.0 * ROW + CELL;

/// The top left of a space.
fn place(space: u8) -> (f64, f64) {
    (f64::from(space % COLUMNS) * STEP, ABOVE + f64::from(space / COLUMNS) * ROW)
}

/// The middle of a space.
fn middle(space: u8) -> (f64, f64) {
    let (x, y) = place(space);
    (x + CELL / 2.0, y + CELL / 2.0)
}

/// Draws the time board with its top left at the origin.
pub(super) fn draw(pen: &mut Pen, game: &Patchwork) {
    let passed = game.space(FIRST).min(game.space(SECOND));
    let marker = marker(game);
    let tokens = [game.space(FIRST), game.space(SECOND)];
    for space in 0..=FINAL {
        let (x, y) = place(space);
        let class = match space {
            FINAL => "goal",
            space if space < passed => "passed",
            _ => "sunk",
        };
        pen.rect(Area::new(x, y, CELL, CELL), 6.0, class);
        if is_numbered(game, space) && marker != Some(space) && !tokens.contains(&space) {
            pen.text(x + CELL / 2.0, y + 19.5, "t1 bold ink2 mid", space);
        }
    }
    marks(pen, game);
    if let Some(space) = marker {
        star(pen, game, space);
    }
    draw_tokens(pen, game);
}

/// Where rows begin and marks lie; more numbers would hide these.
fn is_numbered(game: &Patchwork, space: u8) -> bool {
    let board = &game.kit().time_board;
    space.is_multiple_of(COLUMNS)
        || board.is_income(space)
        || board.leather(game.options().edition).has(space)
}

/// The Automa's marker for the special tile.
pub(super) fn marker(game: &Patchwork) -> Option<u8> {
    let options = game.options();
    options.has_automa().then(|| game.kit().time_board.marker(options.level))
}

/// Marks sit on the border before their space.
fn marks(pen: &mut Pen, game: &Patchwork) {
    let board = &game.kit().time_board;
    let above = |space: u8| (place(space).0 - (STEP - CELL) / 2.0, place(space).1 - 4.0);
    for space in board.income() {
        let (x, y) = above(space);
        cloth::put(pen, Icon::Mark, x, y);
    }
    for space in board.leather(game.options().edition).iter() {
        let (x, y) = above(space);
        if game.leather().has(space) {
            pen.group((x - 9.0, y - 9.0), 0.9, "", |pen| cloth::put(pen, Icon::LeatherPatch, 0.0, 0.0));
        } else {
            pen.rect(Area::new(x - 7.0, y - 7.0, 14.0, 14.0), 3.0, "gone");
        }
    }
}

/// The star is full when the Automa has the tile, faded when a person was faster.
fn star(pen: &mut Pen, game: &Patchwork, space: u8) {
    let (x, y) = place(space);
    let inside = Area::new(x, y, CELL, CELL).shrink(4.0);
    let (icon, class) = match game.tile() {
        Some(SECOND) => (Icon::StarFull, "automa"),
        Some(_) => (Icon::Star, "automa faded"),
        None => (Icon::Star, "automa"),
    };
    pen.icon(icon, inside.x, inside.y, inside.width, class);
}

fn draw_tokens(pen: &mut Pen, game: &Patchwork) {
    let top = game.on_top();
    let below = Patchwork::other(top);
    if game.space(top) == game.space(below) {
        let (x, y) = middle(game.space(top));
        named(pen, game, below, (x + 3.5, y + 5.5), 9.5);
        named(pen, game, top, (x - 2.5, y - 4.0), 9.5);
    } else {
        named(pen, game, below, middle(game.space(below)), 11.0);
        named(pen, game, top, middle(game.space(top)), 11.0);
    }
}

fn named(pen: &mut Pen, game: &Patchwork, seat: Seat, at: (f64, f64), radius: f64) {
    pen.group((0.0, 0.0), 1.0, "", |pen| {
        pen.title(format_args!("{} {}", labels::seat(game, seat), labels::on_space(game.space(seat))));
        token(pen, game, seat, at, radius);
    });
}

/// What a caption and the icon before it may need, even in a wide face.
fn room(caption: &str) -> f64 {
    width_of(caption, 13.0) + 24.0
}

/// The key to the marks, ending at `right`.
pub(super) fn key(pen: &mut Pen, game: &Patchwork, right: f64, y: f64) {
    let mut x = right;
    if let Some(space) = marker(game) {
        let label = labels::tile_at(space);
        pen.text(x, y, "t1 ink2 end", &label);
        x -= room(&label);
        pen.icon(Icon::Star, x, y - 14.0, 18.0, "automa");
        x -= 16.0;
    }
    pen.text(x, y, "t1 ink2 end", labels::LEATHER);
    x -= room(labels::LEATHER);
    pen.group((x + 2.0, y - 12.5), 0.8, "", |pen| cloth::put(pen, Icon::LeatherPatch, 0.0, 0.0));
    x -= 16.0;
    pen.text(x, y, "t1 ink2 end", labels::INCOME);
    cloth::put(pen, Icon::Mark, x - room(labels::INCOME) + 9.0, y - 4.5);
}

/// The time board alone.
pub(super) fn picture(game: &Patchwork) -> Picture {
    let mut pen = Pen::default();
    draw(&mut pen, game);
    let area = Area::new(0.0, 0.0, WIDTH, HEIGHT).shrink(-4.0);
    Picture::new(area, labels::TIME_BOARD.to_owned(), labels::time_board_in_words(game), pen)
}
