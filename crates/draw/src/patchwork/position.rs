//! A whole position on one sheet.

use ::patchwork::{FIRST, Patchwork, SECOND};
use words::Words;
use words::patchwork::pictures as told;

use super::style::LOOK;
use super::tokens::token;
use super::{result, ring, seats, track};
use crate::paper::{Area, Pen, Picture};

const WIDTH: f64 = 1200.0;
const MARGIN: f64 = 32.0;
const GAP: f64 = 16.0;
const HEAD: f64 = 92.0;

/// The whole position.
pub(super) fn picture(words: &Words, game: &Patchwork) -> Picture {
    let inner = WIDTH - 2.0 * MARGIN;
    let top = Area::new(MARGIN, HEAD, track::WIDTH + 32.0, track::HEIGHT + 58.0);
    let beside = Area::new(top.right() + GAP, HEAD, inner - top.width - GAP, top.height);
    let half = (inner - GAP) / 2.0;
    let first = Area::new(MARGIN, top.bottom() + GAP, half, seats::HEIGHT);
    let second = Area::new(first.right() + GAP, first.y, half, seats::HEIGHT);
    let rest = ring::rest(game).len();
    let below = Area::new(MARGIN, first.bottom() + GAP, inner, ring::rest_height(rest, inner));
    let height = MARGIN + if rest == 0 { first.bottom() } else { below.bottom() };

    let mut pen = Pen::new(&LOOK);
    let whole = Area::new(0.0, 0.0, WIDTH, height);
    pen.rect(whole, 0.0, "paper");
    header(&mut pen, words, game);
    seats::time_board(&mut pen, words, game, top);
    pen.rect(beside, 16.0, "panel");
    if game.is_over() {
        result::draw(&mut pen, words, game, beside);
    } else {
        ring::next(&mut pen, words, game, beside);
    }
    seats::draw(&mut pen, words, game, FIRST, first);
    seats::draw(&mut pen, words, game, SECOND, second);
    if rest > 0 {
        pen.rect(below, 16.0, "panel");
        ring::draw_rest(&mut pen, words, game, below);
    }
    let title = format!("{}. {}", words.text("pw-game"), told::status(words, game));
    Picture::new(whole, title, told::position(words, game), pen)
}

fn header(pen: &mut Pen, words: &Words, game: &Patchwork) {
    pen.text(MARGIN, 50.0, "t5 bold", words.text("pw-game"));
    pen.text(MARGIN, 76.0, "t2 ink2", told::about(words, game));
    // Words have no known width here, so the token stands behind them, at the edge.
    pen.text(WIDTH - MARGIN - 38.0, 50.0, "t5 bold end", told::status(words, game));
    if let Some(seat) = game.whose_turn().or_else(|| game.winner()) {
        token(pen, game, seat, (WIDTH - MARGIN - 14.0, 40.0), 13.0);
    }
}
