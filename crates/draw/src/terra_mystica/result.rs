//! How a game ended: a bar for each seat, made of the kinds of its points, and the same in numbers.

use kernel::{Game, Seat};
use terra_mystica::TerraMystica;
use words::Words;
use words::terra_mystica::pictures as told;
use words::text::{self, capital, shortened};

use super::cults::WIDTH;
use super::look::LOOK;
use super::marks;
use super::shares::{Share, Shares};
use crate::paper::{Area, Pen, Picture, Short};

const MARGIN: f64 = 16.0;
const BAR: f64 = 50.0;
const ROW: f64 = 27.0;

/// The seats from the most points to the fewest.
fn ranking(game: &TerraMystica) -> Vec<Seat> {
    let mut seats: Vec<Seat> = game.seat_list().collect();
    seats.sort_by_key(|seat| -game.score(*seat));
    seats
}

/// A part of a bar or the sign of a row: a colour and a pattern.
fn part(pen: &mut Pen, area: Area, share: Share) {
    let number = share.index();
    pen.rect(area, 0.0, &format!("share-{number}"));
    let (right, bottom) = (area.right(), area.bottom());
    let path = match number % 4 {
        0 => return,
        // Lines down, lines across, slanting lines.
        1 => {
            lines(area.x + 3.0, right, 6.0, |x| format!("M{} {}V{}", Short(x), Short(area.y), Short(bottom)))
        }
        2 => {
            lines(area.y + 4.0, bottom, 6.0, |y| format!("M{} {}H{}", Short(area.x), Short(y), Short(right)))
        }
        _ => lines(area.x, right - area.height, 8.0, |x| {
            format!("M{} {}L{} {}", Short(x), Short(bottom), Short(x + area.height), Short(area.y))
        }),
    };
    pen.path("share-lines", path);
}

fn lines(from: f64, to: f64, step: f64, line: impl Fn(f64) -> String) -> String {
    let count = ((to - from) / step).max(0.0).ceil() as u32;
    (0..count).map(|number| line(from + step * f64::from(number))).collect()
}

/// The bar of a seat.
fn bar(
    pen: &mut Pen,
    words: &Words,
    game: &TerraMystica,
    shares: &Shares,
    (seat, most): (Seat, i32),
    y: f64,
) {
    marks::mark(pen, game, seat, (MARGIN + 12.0, y + 12.0), 12.0);
    let name = shortened(&told::seat(words, game, seat), 24);
    pen.text(MARGIN + 34.0, y + 17.0, "t2 bold", name);
    pen.text(WIDTH - MARGIN, y + 18.0, "t4 num end", game.score(seat));
    let room = WIDTH - 2.0 * MARGIN;
    let mut x = MARGIN;
    for share in Share::ALL {
        let points = shares.get(seat, share);
        let width = room * f64::from(points.max(0)) / f64::from(most.max(1));
        if points <= 0 {
            continue;
        }
        pen.raw(format_args!("<g>"));
        pen.title(format_args!("{}: {points}", capital(&share.name(words))));
        part(pen, Area::new(x, y + 26.0, (width - 1.0).max(0.5), 18.0), share);
        pen.raw(format_args!("</g>"));
        x += width;
    }
}

/// The result.
pub(super) fn picture(words: &Words, game: &TerraMystica, shares: &Shares) -> Picture {
    let (seats, mut pen) = (ranking(game), Pen::new(&LOOK));
    // A bar without what was lost is a little longer than the points.
    let length = |seat: &Seat| Share::ALL.iter().map(|share| shares.get(*seat, *share).max(0)).sum::<i32>();
    let most = seats.iter().map(length).max().unwrap_or(1);
    let mut y = MARGIN;
    for seat in &seats {
        bar(&mut pen, words, game, shares, (*seat, most), y);
        y += BAR;
    }
    y += 10.0;
    let column = |number: usize| WIDTH - MARGIN - 16.0 - (seats.len() - 1 - number) as f64 * 44.0;
    for (number, seat) in seats.iter().enumerate() {
        marks::mark(&mut pen, game, *seat, (column(number), y + 12.0), 10.0);
    }
    y += ROW;
    for share in Share::ALL.into_iter().filter(|share| shares.any(*share)) {
        pen.rule(MARGIN, y, WIDTH - 2.0 * MARGIN);
        part(&mut pen, Area::new(MARGIN, y + 6.0, 22.0, 15.0), share);
        pen.text(MARGIN + 30.0, y + 19.0, "t2", capital(&share.name(words)));
        for (number, seat) in seats.iter().enumerate() {
            pen.text(column(number), y + 19.0, "t2 num mid", text::number(shares.get(*seat, share)));
        }
        y += ROW;
    }
    pen.rule(MARGIN, y, WIDTH - 2.0 * MARGIN);
    pen.text(MARGIN + 30.0, y + 20.0, "t2 bold", words.text("total"));
    for (number, seat) in seats.iter().enumerate() {
        pen.text(column(number), y + 20.0, "t3 num mid", game.score(*seat));
    }
    let whole = Area::new(0.0, 0.0, WIDTH, y + ROW + MARGIN);
    let mut sheet = Pen::new(&LOOK);
    sheet.rect(whole.shrink(0.7), 14.0, "card");
    sheet.raw(format_args!("{}", pen.finish()));
    let each: Vec<String> = seats
        .iter()
        .map(|seat| format!("{} {}", told::seat(words, game, *seat), game.score(*seat)))
        .collect();
    Picture::new(whole, words.text("tm-result"), format!("{}.", each.join(", ")), sheet)
}
