//! Seats: a colour, a shape and a number each; towers that stand or lie.

use kernel::{Game, Seat};
use tapestry::{Bot, Tapestry};

use crate::paper::{Pen, Short};

/// The class with a seat's colour.
pub(super) fn class(seat: Seat) -> &'static str {
    ["seat-0", "seat-1", "seat-2", "seat-3", "seat-4"][seat.index().min(4)]
}

/// What stands in a seat's mark: a number for people, a letter for the artificial ones.
pub(crate) fn letter(game: &Tapestry, seat: Seat) -> String {
    if seat.index() >= game.seats() {
        return (seat.0 + 1).to_string();
    }
    match game.bot_at(seat) {
        None => (seat.0 + 1).to_string(),
        Some(Bot::Automa) => "A".to_owned(),
        Some(Bot::ShadowEmpire) => "S".to_owned(),
    }
}

/// The outline of a seat's mark around the origin, 20 units wide: every seat has another.
fn outline(seat: Seat) -> &'static str {
    match seat.0 {
        0 => "M10 0a10 10 0 1 1-20 0a10 10 0 1 1 20 0z",
        1 => "M0-11.5 11.5 0 0 11.5-11.5 0z",
        2 => "M-9-9h18v18h-18z",
        3 => "M0-11 11 8h-22z",
        _ => "M-6-10h12l6 10-6 10h-12l-6-10z",
    }
}

/// A seat's mark.
pub(super) fn mark(pen: &mut Pen, game: &Tapestry, seat: Seat, (x, y): (f64, f64), radius: f64) {
    pen.group((x, y), radius / 10.0, "", |pen| {
        pen.path(&format!("piece {}", class(seat)), outline(seat));
        let down = if seat.0 == 3 { 6.4 } else { 4.4 };
        pen.text(0.0, down, "t1 num mid on-piece", letter(game, seat));
    });
}

const TOWER: &str = "M-5.5 12v-13h-3v-9h4v3h2.6v-3h3.8v3h2.6v-3h4v9h-3v13z";

/// An outpost that stands, or lies toppled and is hollow.
pub(super) fn outpost(pen: &mut Pen, game: &Tapestry, seat: Seat, (x, y): (f64, f64), toppled: bool) {
    let turn = if toppled { " rotate(90)" } else { "" };
    let class =
        format!("{} {}", if toppled { "lying" } else { "piece" }, if toppled { "" } else { class(seat) });
    let colour = format!("ta-{}", self::class(seat));
    let (x, y) = (Short(x), Short(y));
    pen.raw(format_args!(
        r#"<g transform="translate({x} {y})" class="{colour}"><g transform="scale(1){turn}">"#
    ));
    pen.path(&class, TOWER);
    pen.raw(format_args!("</g>"));
    let ink = if toppled { "of" } else { "on-piece" };
    pen.text(0.0, 6.4, &format!("t00 num mid {ink}"), letter(game, seat));
    pen.raw(format_args!("</g>"));
}
