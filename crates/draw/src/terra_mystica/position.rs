//! A whole position on one sheet: the map with the cults beside it, the rounds, every board, and what lies in the middle.

use kernel::{Game, Seat};
use terra_mystica::TerraMystica;
use words::Words;
use words::terra_mystica::pictures as told;
use words::text::shortened;

use super::layers::MapView;
use super::look::LOOK;
use super::{board, cults, map, marks, pool, rounds};
use crate::paper::{Area, Pen, Picture};

const MARGIN: f64 = 24.0;
const GAP: f64 = 16.0;
const HEAD: f64 = 84.0;
const PAD: f64 = 14.0;
/// How high the power actions are.
const ACTIONS: f64 = 100.0;
/// Columns of boards.
const COLUMNS: usize = 3;

/// The whole position.
pub(super) fn picture(words: &Words, game: &TerraMystica, view: &MapView) -> Picture {
    let inner = COLUMNS as f64 * (cults::WIDTH + GAP) - GAP;
    let width = inner + 2.0 * MARGIN;
    let mut pen = Pen::new(&LOOK);
    let bottom = top(&mut pen, words, game, view, inner);
    let bottom = columns(&mut pen, words, game, bottom + GAP);
    let whole = Area::new(0.0, 0.0, width, bottom + MARGIN);
    let mut sheet = Pen::new(&LOOK);
    sheet.rect(whole, 0.0, "paper");
    header(&mut sheet, words, game, width);
    sheet.raw(format_args!("{}", pen.finish()));
    let title = format!("{}. {}", words.text("tm-game"), told::status(words, game));
    Picture::new(whole, title, view.told(|over| told::position(words, game, over)), sheet)
}

fn header(pen: &mut Pen, words: &Words, game: &TerraMystica, width: f64) {
    pen.text(
        MARGIN,
        44.0,
        "t5 bold",
        format_args!("{} \u{b7} {}", words.text("tm-game"), told::round(words, game)),
    );
    pen.text(MARGIN, 68.0, "t2 ink2", told::about(words, game));
    let who = game.to_move().or_else(|| game.winners().first());
    pen.text(width - MARGIN - 36.0, 44.0, "t4 bold end", told::status(words, game));
    if let Some(seat) = who {
        marks::mark(pen, game, seat, (width - MARGIN - 14.0, 37.0), 14.0);
    }
}

/// The map with the cults beside it, and the rounds below; returns where it ends.
fn top(pen: &mut Pen, words: &Words, game: &TerraMystica, view: &MapView, inner: f64) -> f64 {
    let size = map::size(game);
    let left = inner - cults::WIDTH - GAP;
    let scale = (left - 2.0 * PAD) / size.width;
    let high = (size.height * scale).max(cults::HEIGHT + ACTIONS) + 2.0 * PAD;
    let first = Area::new(MARGIN, HEAD, left, high);
    pen.rect(first, 16.0, "panel");
    let down = (high - size.height * scale) / 2.0;
    pen.group((first.x + PAD, first.y + down), scale, "", |pen| map::draw(pen, words, game, view));
    let beside = Area::new(first.right() + GAP, HEAD, cults::WIDTH, high);
    pen.rect(beside, 16.0, "panel");
    let down = (high - cults::HEIGHT - ACTIONS).max(0.0) / 2.0;
    pen.group((beside.x - 2.0, beside.y + down), 0.99, "", |pen| cults::draw(pen, words, game));
    let below = (beside.x + 10.0, beside.y + down + cults::HEIGHT);
    pen.group(below, 0.95, "", |pen| {
        pool::actions(pen, words, game);
    });
    let tiles = rounds::size(game, 7);
    let below = Area::new(MARGIN, first.bottom() + GAP, inner, tiles.1 + 2.0 * PAD);
    pen.rect(below, 16.0, "panel");
    pen.group((below.x + PAD, below.y + PAD), 1.0, "", |pen| rounds::draw(pen, words, game, 7));
    turn_order(pen, words, game, Area::new(below.x + PAD + tiles.0 + 28.0, below.y, 0.0, below.height));
    below.bottom()
}

/// Who acts after whom, beside the rounds.
fn turn_order(pen: &mut Pen, words: &Words, game: &TerraMystica, area: Area) {
    pen.text(area.x, area.y + 34.0, "t2 bold ink2", words.text("tm-turn-order"));
    for (seat, number) in game.turn_order().iter().map(|seat| Seat(*seat)).zip(0_u8..) {
        let at = (area.x + 15.0 + f64::from(number) * 40.0, area.y + 62.0);
        let class = if game.player(seat).passed { "pale" } else { "" };
        pen.group((0.0, 0.0), 1.0, class, |pen| marks::mark(pen, game, seat, at, 14.0));
    }
    let passed: Vec<String> = game.passed().iter().map(|seat| told::seat(words, game, Seat(*seat))).collect();
    if !passed.is_empty() {
        let list = shortened(&passed.join(", "), 44);
        let says = words.say("tm-passed", &[("list", list.into())]);
        pen.text(area.x, area.y + 104.0, "t1 ink2", says);
    }
}

/// Boards and middle, each in the column that ends first; returns where the last one ends.
fn columns(pen: &mut Pen, words: &Words, game: &TerraMystica, from: f64) -> f64 {
    let boards = game.seat_list().map(|seat| {
        let mut pen = Pen::new(&LOOK);
        let height = board::draw(&mut pen, words, game, seat);
        (pen.finish(), height)
    });
    let mut ends = [from; COLUMNS];
    for (body, height) in boards.chain(pool::cards(words, game)) {
        let shortest =
            (1..COLUMNS).fold(0, |best, column| if ends[column] < ends[best] { column } else { best });
        let x = MARGIN + shortest as f64 * (cults::WIDTH + GAP);
        pen.group((x, ends[shortest]), 1.0, "", |pen| pen.raw(format_args!("{body}")));
        ends[shortest] += height + GAP;
    }
    ends.into_iter().fold(from, f64::max) - GAP
}
