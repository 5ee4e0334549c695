//! Whose it is: the colour of the faction, the number of the seat, a disc for a person and a diamond for the Automa.

use kernel::{Game, Role, Seat};
use terra_mystica::{Structure, TerraMystica, Terrain};

use super::icons::Icon;
use super::land;
use crate::paper::{Pen, Short};

/// The terrain whose colour the pieces of a seat have; the river's before a faction is chosen.
pub(crate) fn home(game: &TerraMystica, seat: Seat) -> Terrain {
    let player = game.player(seat);
    if player.faction.is_some() { player.home } else { Terrain::River }
}

/// Seats are counted from 1 for people.
pub(crate) fn number(seat: Seat) -> u16 {
    u16::from(seat.0) + 1
}

fn is_automa(game: &TerraMystica, seat: Seat) -> bool {
    game.role(seat) != Role::Person
}

/// A seat's mark around a point.
pub(super) fn mark(pen: &mut Pen, game: &TerraMystica, seat: Seat, (x, y): (f64, f64), radius: f64) {
    let home = home(game, seat);
    shape(pen, game, seat, (x, y), radius, &format!("{} mark-edge", land::piece(home)));
    let size = if radius > 10.0 { "t2" } else { "t0" };
    let down = if radius > 10.0 { 5.4 } else { 4.0 };
    pen.text(x, y + down, &format!("{size} num mid {}", land::on_piece(home)), number(seat));
}

/// The shape alone.
fn shape(pen: &mut Pen, game: &TerraMystica, seat: Seat, (x, y): (f64, f64), radius: f64, class: &str) {
    if is_automa(game, seat) {
        let step = Short(radius * 1.28);
        let (x, top) = (Short(x), Short(y - radius * 1.28));
        pen.path(class, format_args!("M{x} {top}l{step} {step}-{step} {step}-{step}-{step}z"));
    } else {
        pen.circle(x, y, radius, class);
    }
}

/// A structure on the board: its shape in the faction's colour with the number of the seat, on a foot that says who
/// plays it.
pub(super) fn piece(pen: &mut Pen, game: &TerraMystica, seat: Seat, kind: Structure, (x, y): (f64, f64)) {
    let home = home(game, seat);
    let foot = if is_automa(game, seat) { "foot-automa" } else { "foot-person" };
    pen.circle(x, y + 6.4, 18.0, foot);
    pen.icon(Icon::of_structure(kind), x - 14.0, y - 9.2, 28.0, land::piece(home));
    let class = format!("t0 num mid small {}", land::on_piece(home));
    pen.text(x + number_shift(kind), y + 13.2, &class, number(seat));
}

/// A trading house is higher on its right.
fn number_shift(kind: Structure) -> f64 {
    if kind == Structure::TradingHouse { 1.5 } else { 0.0 }
}
