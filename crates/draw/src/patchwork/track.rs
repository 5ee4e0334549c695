//! The time board, 18 spaces a row: income marks come every 6, so they stand in columns and the eye counts for free.

use ::patchwork::components::FINAL;
use ::patchwork::{FIRST, Patchwork, SECOND};
use kernel::Seat;
use words::Words;
use words::patchwork::{pictures as told, seat_name};

use super::icons::Icon;
use super::style::LOOK;
use super::tokens::{side, token};
use crate::paper::{Area, Pen, Picture, width_of};

/// How the spaces are laid out.
#[derive(Clone, Copy)]
struct Form {
    /// Spaces a row.
    columns: u8,
    /// Room for the marks above a row.
    above: f64,
    /// From one row to the next.
    row: f64,
    /// The letters of the numbers, and where they stand below a space's top.
    letters: (&'static str, f64),
    /// How large marks are, and how far above their space.
    mark: f64,
    rise: f64,
    /// Whether tokens carry their seat, so that a script can move them.
    named: bool,
}

/// The distance from one space to the next.
const STEP: f64 = 34.0;
/// A space's side.
const CELL: f64 = 30.0;

/// On a sheet, at its own size.
const SHEET: Form = Form {
    columns: 18,
    above: 14.0,
    row: 51.0,
    letters: ("t1 bold ink2 mid", 19.5),
    mark: 1.0,
    rise: 4.0,
    named: false,
};
/// On a small screen, where it is shown at little more than half its size.
const NARROW: Form = Form {
    columns: 18,
    above: 20.0,
    row: 56.0,
    letters: ("t3 bold ink2 mid", 22.0),
    mark: 1.2,
    rise: 8.0,
    named: true,
};
/// In one row, shown at half its size.
const ONE_ROW: Form = Form {
    columns: 54,
    above: 22.0,
    row: 53.0,
    letters: ("t4 bold ink2 mid", 23.5),
    mark: 1.3,
    rise: 10.0,
    named: true,
};

/// How a page wants the time board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Track {
    /// All spaces in one row, for a wide screen.
    pub one_row: bool,
    /// Where a seat's token would land.
    pub landing: Option<(Seat, u8)>,
}

/// How wide the whole is.
pub(super) const WIDTH: f64 = SHEET.width();
/// How high the whole is.
pub(super) const HEIGHT: f64 = SHEET.height();

impl Form {
    const fn width(self) -> f64 {
        self.columns as f64 * STEP - (STEP - CELL)
    }

    const fn height(self) -> f64 {
        self.above + (FINAL / self.columns) as f64 * self.row + CELL
    }

    /// The top left of a space.
    fn place(self, space: u8) -> (f64, f64) {
        (f64::from(space % self.columns) * STEP, self.above + f64::from(space / self.columns) * self.row)
    }

    /// The middle of a space.
    fn middle(self, space: u8) -> (f64, f64) {
        let (x, y) = self.place(space);
        (x + CELL / 2.0, y + CELL / 2.0)
    }
}

/// Draws the time board with its top left at the origin.
pub(super) fn draw(pen: &mut Pen, words: &Words, game: &Patchwork) {
    draw_form(pen, words, game, SHEET, None);
}

fn draw_form(pen: &mut Pen, words: &Words, game: &Patchwork, form: Form, landing: Option<(Seat, u8)>) {
    let passed = game.space(FIRST).min(game.space(SECOND));
    let marker = marker(game);
    let tokens = [game.space(FIRST), game.space(SECOND)];
    let target = landing.map(|(_, space)| space);
    for space in 0..=FINAL {
        let (x, y) = form.place(space);
        let class = match space {
            FINAL => "goal",
            space if space < passed => "passed",
            _ => "sunk",
        };
        pen.rect(Area::new(x, y, CELL, CELL), 6.0, class);
        if is_numbered(game, form, space)
            && marker != Some(space)
            && !tokens.contains(&space)
            && target != Some(space)
        {
            pen.text(x + CELL / 2.0, y + form.letters.1, form.letters.0, space);
        }
    }
    if let Some((seat, space)) = landing {
        land(pen, form, seat, space);
    }
    marks(pen, game, form);
    if let Some(space) = marker {
        star(pen, game, form, space);
    }
    draw_tokens(pen, words, game, form);
}

/// A dashed ring where a token would land.
fn land(pen: &mut Pen, form: Form, seat: Seat, space: u8) {
    let ((x, y), (left, top)) = (form.middle(space), form.place(space));
    let class = format!("reach-{}", side(seat));
    pen.rect(Area::new(left, top, CELL, CELL), 6.0, &class);
    pen.circle(x, y, 9.0, &class);
}

/// Where rows begin and marks lie; more numbers would hide these.
fn is_numbered(game: &Patchwork, form: Form, space: u8) -> bool {
    let board = &game.kit().time_board;
    space.is_multiple_of(form.columns)
        || board.is_income(space)
        || board.leather(game.options().edition).has(space)
}

/// The Automa's marker for the special tile.
pub(super) fn marker(game: &Patchwork) -> Option<u8> {
    let options = game.options();
    options.has_automa().then(|| game.kit().time_board.marker(options.level))
}

/// Marks sit on the border before their space.
fn marks(pen: &mut Pen, game: &Patchwork, form: Form) {
    let board = &game.kit().time_board;
    let above = |space: u8| (form.place(space).0 - (STEP - CELL) / 2.0, form.place(space).1 - form.rise);
    let is_plain = (form.mark - 1.0).abs() < 1e-9;
    for space in board.income() {
        let (x, y) = above(space);
        if is_plain {
            pen.put(Icon::Mark, x, y);
        } else {
            pen.group((x, y), form.mark, "", |pen| pen.put(Icon::Mark, 0.0, 0.0));
        }
    }
    for space in board.leather(game.options().edition).iter() {
        let (x, y) = above(space);
        let half = 9.0 * form.mark;
        if game.leather().has(space) {
            let scale = 0.9 * form.mark;
            pen.group((x - half, y - half), scale, "", |pen| pen.put(Icon::LeatherPatch, 0.0, 0.0));
        } else {
            let half = 7.0 * form.mark;
            pen.rect(Area::new(x - half, y - half, 2.0 * half, 2.0 * half), 3.0, "gone");
        }
    }
}

/// The star is full when the Automa has the tile, faded when a person was faster.
fn star(pen: &mut Pen, game: &Patchwork, form: Form, space: u8) {
    let (x, y) = form.place(space);
    let inside = Area::new(x, y, CELL, CELL).shrink(4.0);
    let (icon, class) = match game.tile() {
        Some(SECOND) => (Icon::StarFull, "automa"),
        Some(_) => (Icon::Star, "automa faded"),
        None => (Icon::Star, "automa"),
    };
    pen.icon(icon, inside.x, inside.y, inside.width, class);
}

fn draw_tokens(pen: &mut Pen, words: &Words, game: &Patchwork, form: Form) {
    let top = game.on_top();
    let below = Patchwork::other(top);
    if game.space(top) == game.space(below) {
        let (x, y) = form.middle(game.space(top));
        named(pen, words, game, form, below, (x + 3.5, y + 5.5), 9.5);
        named(pen, words, game, form, top, (x - 2.5, y - 4.0), 9.5);
    } else {
        named(pen, words, game, form, below, form.middle(game.space(below)), 11.0);
        named(pen, words, game, form, top, form.middle(game.space(top)), 11.0);
    }
}

fn named(
    pen: &mut Pen,
    words: &Words,
    game: &Patchwork,
    form: Form,
    seat: Seat,
    at: (f64, f64),
    radius: f64,
) {
    // A script finds the token again after a move, and lets it travel.
    let mark = if form.named { format!(r#" data-token="{}""#, seat.0) } else { String::new() };
    pen.raw(format_args!("<g{mark}>"));
    pen.title(format_args!("{} {}", seat_name(words, game, seat), told::on_space(words, game.space(seat))));
    token(pen, game, seat, at, radius);
    pen.raw(format_args!("</g>"));
}

/// What a caption and the icon before it may need, even in a wide face.
fn room(caption: &str) -> f64 {
    width_of(caption, 13.0) + 24.0
}

/// The key to the marks, ending at `right`.
pub(super) fn key(pen: &mut Pen, words: &Words, game: &Patchwork, right: f64, y: f64) {
    let mut x = right;
    if let Some(space) = marker(game) {
        let label = words.say("pw-tile-at", &[("space", space.into())]);
        pen.text(x, y, "t1 ink2 end", &label);
        x -= room(&label);
        pen.icon(Icon::Star, x, y - 14.0, 18.0, "automa");
        x -= 16.0;
    }
    let (leather, income) = (words.text("pw-leather"), words.text("play-income"));
    pen.text(x, y, "t1 ink2 end", &leather);
    x -= room(&leather);
    pen.group((x + 2.0, y - 12.5), 0.8, "", |pen| pen.put(Icon::LeatherPatch, 0.0, 0.0));
    x -= 16.0;
    pen.text(x, y, "t1 ink2 end", &income);
    pen.put(Icon::Mark, x - room(&income) + 9.0, y - 4.5);
}

/// The time board alone.
pub(super) fn picture(words: &Words, game: &Patchwork) -> Picture {
    let mut pen = Pen::new(&LOOK);
    draw(&mut pen, words, game);
    let area = Area::new(0.0, 0.0, WIDTH, HEIGHT).shrink(-4.0);
    Picture::new(area, words.text("pw-time-board"), told::time_board(words, game), pen)
}

/// The time board for a page.
pub(super) fn picture_with(words: &Words, game: &Patchwork, track: Track) -> Picture {
    let form = if track.one_row { ONE_ROW } else { NARROW };
    let mut pen = Pen::new(&LOOK);
    draw_form(&mut pen, words, game, form, track.landing);
    let area = Area::new(0.0, 0.0, form.width(), form.height()).shrink(-4.0);
    Picture::new(area, words.text("pw-time-board"), told::time_board(words, game), pen)
}
