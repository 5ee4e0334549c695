//! The two sides: colour and shape. A disc for a person, a diamond for the Automa, a square for a second person.

use crate::paper::{Area, Pen, Short};
use ::patchwork::{FIRST, Patchwork};
use kernel::Seat;

/// The colour of a seat: part of a class name.
pub(super) fn side(seat: Seat) -> &'static str {
    if seat == FIRST { "you" } else { "automa" }
}

/// A seat's token around a point.
pub(super) fn token(pen: &mut Pen, game: &Patchwork, seat: Seat, (x, y): (f64, f64), radius: f64) {
    let class = format!("token-{}", side(seat));
    if seat == FIRST {
        pen.circle(x, y, radius, &class);
    } else if game.is_automa(seat) {
        diamond(pen, (x, y), radius * 1.25, &class);
    } else {
        let half = radius * 0.9;
        pen.rect(Area::new(x - half, y - half, 2.0 * half, 2.0 * half), 2.0, &class);
    }
}

/// A square on its corner.
pub(super) fn diamond(pen: &mut Pen, (x, y): (f64, f64), half: f64, class: &str) {
    let step = Short(half);
    pen.path(
        class,
        format_args!("M{} {}l{step} {step}-{step} {step}-{step}-{step}z", Short(x), Short(y - half)),
    );
}
