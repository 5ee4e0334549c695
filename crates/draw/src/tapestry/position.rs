//! A whole position on one sheet: the tracks, below them the map, then city and mat of every person.

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

/// What lies on a square of the sheet.
enum Part {
    Map,
    Mat(Seat),
    City(Seat),
}

/// The whole position.
pub(super) fn picture(words: &Words, game: &Tapestry) -> Picture {
    let side = city::WIDTH + 2.0 * PAD;
    let inner = 2.0 * side + GAP;
    let mut pen = Pen::new(&LOOK);
    let high = tracks::height(game) + 2.0 * PAD + 4.0;
    pen.rect(Area::new(MARGIN, HEAD, inner, high), 16.0, "panel");
    let from = (MARGIN + (inner - tracks::WIDTH) / 2.0, HEAD + PAD + 4.0);
    pen.group(from, 1.0, "", |pen| tracks::draw(pen, words, game, &[]));
    // Bots have neither mat nor city.
    let people = (0..game.seats() as u8).map(Seat).filter(|seat| game.bot_at(*seat).is_none());
    let parts: Vec<Part> = std::iter::once(Part::Map)
        .chain(people.flat_map(|seat| [Part::City(seat), Part::Mat(seat)]))
        .collect();
    let top = HEAD + high + GAP;
    for (number, part) in parts.iter().enumerate() {
        let (column, row) = ((number % 2) as f64, (number / 2) as f64);
        let area = Area::new(MARGIN + column * (side + GAP), top + row * (side + GAP), side, side);
        pen.rect(area, 16.0, "panel");
        self::part(&mut pen, words, game, part, area.shrink(PAD));
    }
    let bottom = top + parts.len().div_ceil(2) as f64 * (side + GAP) - GAP;
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

fn part(pen: &mut Pen, words: &Words, game: &Tapestry, part: &Part, area: Area) {
    let at = (area.x, area.y);
    match part {
        Part::Map => {
            let whole = map::area(game);
            let scale = (area.width / whole.width).min(area.height / whole.height);
            let origin = (
                area.x + area.width / 2.0 - (whole.x + whole.width / 2.0) * scale,
                area.y + area.height / 2.0 - (whole.y + whole.height / 2.0) * scale,
            );
            pen.group(origin, scale, "", |pen| map::draw(pen, words, game, &MapView::default()));
        }
        Part::Mat(seat) => pen.group(at, 1.0, "", |pen| mat::draw(pen, words, game, *seat)),
        Part::City(seat) => {
            pen.group(at, 1.0, "", |pen| city::draw(pen, words, game, *seat, &CityView::default()));
        }
    }
}
