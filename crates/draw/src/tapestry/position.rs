//! A whole position on one sheet: the map with the tracks beside it, then mat and city of every seat.

use kernel::{Game, Seat};
use tapestry::Tapestry;
use words::Words;

use super::city::{self, CityView};
use super::look::LOOK;
use super::map::{self, MapView};
use super::{mat, tracks};
use crate::paper::{Area, Pen, Picture};

const MARGIN: f64 = 24.0;
const GAP: f64 = 16.0;
const HEAD: f64 = 64.0;
const PAD: f64 = 10.0;

/// The whole position.
pub(super) fn picture(words: &Words, game: &Tapestry) -> Picture {
    let panel = tracks::WIDTH + 2.0 * PAD;
    let inner = 2.0 * panel + GAP;
    let mut pen = Pen::new(&LOOK);
    let whole = map::area(game);
    let high = tracks::height(game) + 2.0 * PAD;
    let scale = ((panel - 2.0 * PAD) / whole.width).min((high - 2.0 * PAD) / whole.height);
    pen.rect(Area::new(MARGIN, HEAD, panel, high), 16.0, "panel");
    let at = (MARGIN + panel / 2.0, HEAD + high / 2.0);
    let middle = (whole.x + whole.width / 2.0, whole.y + whole.height / 2.0);
    let origin = (at.0 - middle.0 * scale, at.1 - middle.1 * scale);
    pen.group(origin, scale, "", |pen| map::draw(pen, words, game, &MapView::default()));
    let beside = Area::new(MARGIN + panel + GAP, HEAD, panel, high);
    pen.rect(beside, 16.0, "panel");
    pen.group((beside.x + PAD, beside.y + PAD), 1.0, "", |pen| tracks::draw(pen, words, game, &[]));
    let mut bottom = HEAD + high;
    for seat in (0..game.seats() as u8).map(Seat) {
        bottom += GAP;
        let height = city::WIDTH + 2.0 * PAD;
        let left = Area::new(MARGIN, bottom, panel, height);
        pen.rect(left, 16.0, "panel");
        pen.group((left.x + PAD, left.y + PAD), 1.0, "", |pen| mat::draw(pen, words, game, seat));
        let right = Area::new(MARGIN + panel + GAP, bottom, panel, height);
        pen.rect(right, 16.0, "panel");
        pen.group((right.x + PAD, right.y + PAD), 1.0, "", |pen| {
            city::draw(pen, words, game, seat, &CityView::default());
        });
        bottom += height;
    }
    let area = Area::new(0.0, 0.0, inner + 2.0 * MARGIN, bottom + MARGIN);
    let mut sheet = Pen::new(&LOOK);
    sheet.rect(area, 0.0, "paper");
    sheet.text(MARGIN, 42.0, "t5 bold", words.text("ta-game"));
    let status = words::tapestry::result(words, game)
        .or_else(|| words::tapestry::waiting(words, game))
        .unwrap_or_default();
    let short: String = status.chars().take(70).collect();
    sheet.text(area.width - MARGIN, 42.0, "t2 ink2 end", short);
    sheet.raw(format_args!("{}", pen.finish()));
    Picture::new(area, format!("{}. {status}", words.text("ta-game")), status, sheet)
}
