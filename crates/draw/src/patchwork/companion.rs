//! What lies beside a real table: a move on the time board, the whole board, and the ring as it is to be laid out.

use std::f64::consts::TAU;

use ::patchwork::companion::PatchworkCompanion;
use ::patchwork::components::FINAL;
use ::patchwork::{FIRST, Kit, PatchId, SECOND};
use kernel::Seat;
use words::Words;

use super::cloth;
use super::icons::Icon;
use super::style::LOOK;
use super::tokens::diamond;
use crate::paper::{Area, Pen, Picture, Short};

/// The distance from one space of the strip to the next.
const STEP: f64 = 32.0;
/// A space's side.
const CELL: f64 = 29.0;
/// The top of the spaces of the strip: above is room for the arrow.
const TOP: f64 = 30.0;
/// No strip has more spaces; a longer move has a gap in its middle.
const MOST: u8 = 11;

/// A move on the time board.
#[derive(Clone, Copy, Debug)]
pub struct Hop {
    /// The seat whose token moves.
    pub seat: Seat,
    /// The space that the token leaves.
    pub from: u8,
    /// The space that the token reaches.
    pub to: u8,
}

/// A token around a point: a disc for you, a diamond for the Automa.
fn token(pen: &mut Pen, seat: Seat, at: (f64, f64), radius: f64) {
    if seat == FIRST {
        pen.circle(at.0, at.1, radius, "token-you");
    } else {
        diamond(pen, at, radius * 1.2, "token-automa");
    }
}

/// The spaces that a strip shows; `None` is the gap in a long move.
fn window(hop: Hop) -> Vec<Option<u8>> {
    let first = hop.from.min(hop.to).saturating_sub(1);
    let last = hop.from.max(hop.to).saturating_add(2).max(first + 7).min(FINAL);
    let first = first.min(last.saturating_sub(7));
    if last - first < MOST {
        return (first..=last).map(Some).collect();
    }
    let (head, tail) = (first..first + 4, last - 5..=last);
    head.map(Some).chain([None]).chain(tail.map(Some)).collect()
}

/// The part of the time board around a move: where the token was, the way, where it is now. `says` is the move in
/// words.
pub fn hop(game: &PatchworkCompanion, hop: Hop, says: &str) -> Picture {
    let spaces = window(hop);
    let board = &game.kit().time_board;
    let printed = board.leather(game.options().game.edition);
    let left = |space: u8| spaces.iter().position(|shown| *shown == Some(space)).map(|at| at as f64 * STEP);
    let middle = |space: u8| left(space).map(|x| (x + CELL / 2.0, TOP + CELL / 2.0));
    let mut pen = Pen::new(&LOOK);
    for (shown, at) in spaces.iter().zip(0_u8..) {
        let x = f64::from(at) * STEP;
        let Some(space) = *shown else {
            pen.text(x + CELL / 2.0, TOP + 21.0, "t3 bold ink2 mid", "\u{2026}");
            continue;
        };
        let class = match space {
            space if space == hop.to => ["hop-to-automa", "hop-to-you"][usize::from(hop.seat == FIRST)],
            FINAL => "goal",
            _ => "sunk",
        };
        pen.rect(Area::new(x, TOP, CELL, CELL), 6.0, class);
        let letters = if space == hop.from || space == hop.to { "t2 bold ink mid" } else { "t1 ink2 mid" };
        pen.text(x + CELL / 2.0, TOP + CELL + 17.0, letters, space);
        if space == game.marker() && space != hop.to {
            pen.icon(Icon::Star, x + 5.0, TOP + 5.0, CELL - 10.0, "automa");
        }
        // Marks sit on the border before their space.
        if at > 0 && board.is_income(space) {
            pen.put(Icon::Mark, x - 1.5, TOP - 4.0);
        }
        if at > 0 && printed.has(space) {
            if game.leather().has(space) {
                pen.group((x - 9.5, TOP - 12.0), 0.8, "", |pen| {
                    pen.put(Icon::LeatherPatch, 0.0, 0.0);
                });
            } else {
                pen.rect(Area::new(x - 8.5, TOP - 11.0, 14.0, 14.0), 3.0, "gone");
            }
        }
    }
    if let (Some(from), Some(to)) = (middle(hop.from), middle(hop.to)) {
        arrow(&mut pen, hop.seat, from.0, to.0);
        if hop.seat == FIRST {
            pen.circle(from.0, from.1, 9.0, "hop-from-you");
        } else {
            diamond(&mut pen, from, 11.0, "hop-from-automa");
        }
        let other = Seat(1 - hop.seat.0);
        let shared = game.space(other) == hop.to;
        if shared {
            token(&mut pen, other, (to.0, to.1 + 5.0), 9.5);
        } else if let Some(at) = middle(game.space(other)) {
            token(&mut pen, other, at, 9.5);
        }
        token(&mut pen, hop.seat, (to.0, to.1 - if shared { 3.0 } else { 0.0 }), 9.5);
    }
    let width = spaces.len() as f64 * STEP;
    Picture::new(Area::new(-9.0, 0.0, width + 9.0, TOP + CELL + 22.0), says.to_owned(), String::new(), pen)
}

/// An arc with a head, above the spaces.
fn arrow(pen: &mut Pen, seat: Seat, from: f64, to: f64) {
    let class = ["hop-automa", "hop-you"][usize::from(seat == FIRST)];
    let way = if to < from { -1.0 } else { 1.0 };
    let end = to - 4.0 * way;
    let [from, end, bend, back] = [from, end, end - 18.0 * way, -9.0 * way].map(Short);
    pen.path(
        class,
        format_args!(
            "M{from} {0}C{from} -2 {bend} -4 {end} {1}m{back} -2.5 l{2} 3.5 {3} -9",
            TOP - 5.0,
            TOP - 9.0,
            Short(9.0 * way),
            Short(3.0 * way)
        ),
    );
}

/// The whole time board of a real table, 18 spaces a row.
pub fn table_board(game: &PatchworkCompanion, says: &str) -> Picture {
    const COLUMNS: u8 = 18;
    let (step, cell, row, above) = (34.0, 30.0, 53.0, 17.0);
    let place = |space: u8| (f64::from(space % COLUMNS) * step, above + f64::from(space / COLUMNS) * row);
    let middle = |space: u8| (place(space).0 + cell / 2.0, place(space).1 + cell / 2.0);
    let board = &game.kit().time_board;
    let printed = board.leather(game.options().game.edition);
    let spaces = [FIRST, SECOND].map(|seat| game.space(seat));
    let passed = spaces[0].min(spaces[1]);
    let mut pen = Pen::new(&LOOK);
    for space in 0..=FINAL {
        let (x, y) = place(space);
        let class = match space {
            FINAL => "goal",
            space if space < passed => "passed",
            _ => "sunk",
        };
        pen.rect(Area::new(x, y, cell, cell), 6.0, class);
        let numbered = space.is_multiple_of(COLUMNS) || board.is_income(space) || printed.has(space);
        if space == game.marker() {
            let (icon, class) = match game.tile() {
                Some(SECOND) => (Icon::StarFull, "automa"),
                Some(_) => (Icon::Star, "automa faded"),
                None => (Icon::Star, "automa"),
            };
            pen.icon(icon, x + 4.0, y + 4.0, cell - 8.0, class);
        } else if numbered && !spaces.contains(&space) {
            pen.text(x + cell / 2.0, y + 21.0, "t3 bold ink2 mid", space);
        }
        if board.is_income(space) {
            pen.group((x - 2.0, y - 4.0), 1.2, "", |pen| pen.put(Icon::Mark, 0.0, 0.0));
        }
        if printed.has(space) && game.leather().has(space) {
            pen.group((x - 12.8, y - 14.8), 1.08, "", |pen| pen.put(Icon::LeatherPatch, 0.0, 0.0));
        } else if printed.has(space) {
            pen.rect(Area::new(x - 10.4, y - 12.4, 16.8, 16.8), 3.0, "gone");
        }
    }
    let top = game.on_top();
    let below = Seat(1 - top.0);
    if spaces[0] == spaces[1] {
        let (x, y) = middle(spaces[0]);
        token(&mut pen, below, (x + 3.0, y + 5.5), 10.0);
        token(&mut pen, top, (x - 2.0, y - 3.5), 10.0);
    } else {
        token(&mut pen, below, middle(game.space(below)), 12.0);
        token(&mut pen, top, middle(game.space(top)), 12.0);
    }
    let area = Area::new(0.0, 0.0, f64::from(COLUMNS) * step, above + 2.0 * row + cell).shrink(-6.0);
    Picture::new(area, says.to_owned(), String::new(), pen)
}

/// The ring as it lies on the table: clockwise from the pawn, which stands at the bottom. Each patch carries its place,
/// counted from the pawn.
pub fn ring(words: &Words, kit: &Kit, patches: &[PatchId], says: &str) -> Picture {
    let (width, height) = (760.0, 620.0);
    let (across, down, side) = (324.0, 254.0, 52.0);
    let mut pen = Pen::new(&LOOK);
    let middle = (width / 2.0, height / 2.0);
    let places = along_oval(across, down, patches.len() + 1);
    let at = |index: usize, far: f64| {
        let (x, y) = places[index % places.len()];
        (middle.0 + x * far, middle.1 + y * far)
    };
    let (x, y) = at(0, 1.0);
    pen.icon(Icon::Pawn, x - 20.0, y - 22.0, 40.0, "ink");
    for (index, &id) in patches.iter().enumerate() {
        let (x, y) = at(index + 1, 1.0);
        let slot = Area::new(x - side / 2.0, y - side / 2.0, side, side);
        cloth::centred(&mut pen, words, kit.patch(id), slot, 0.58, "");
        let (x, y) = at(index + 1, 0.86);
        pen.text(x, y + 5.0, if index < 3 { "t4 bold ink mid" } else { "t2 bold ink2 mid" }, index + 1);
    }
    // Clockwise, as an arrow around the middle.
    let (x, y) = (Short(middle.0 - 60.0), Short(middle.1 + 45.0));
    pen.path("hop-ring", format_args!("M{x} {y}a75 75 0 1 1 120 0m-19 -5l19 6 5 -19"));
    Picture::new(Area::new(0.0, 0.0, width, height), says.to_owned(), String::new(), pen)
}

/// Points on an oval around the origin, clockwise from the bottom, the same way apart.
fn along_oval(across: f64, down: f64, count: usize) -> Vec<(f64, f64)> {
    const FINE: usize = 720;
    let at = |step: usize| {
        let turn = TAU * step as f64 / FINE as f64;
        (-across * turn.sin(), down * turn.cos())
    };
    let lengths: Vec<f64> = (0..FINE)
        .map(|step| {
            let ((ax, ay), (bx, by)) = (at(step), at(step + 1));
            (bx - ax).hypot(by - ay)
        })
        .collect();
    let whole: f64 = lengths.iter().sum();
    let mut places = Vec::with_capacity(count);
    let (mut gone, mut step) = (0.0, 0);
    for number in 0..count {
        let wanted = whole * number as f64 / count as f64;
        while step < FINE && gone < wanted {
            gone += lengths[step];
            step += 1;
        }
        places.push(at(step));
    }
    places
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_strip_shows_both_ends_and_is_never_too_long() {
        for (from, to) in [(0, 0), (0, 1), (19, 23), (50, 53), (3, 40), (40, 3), (53, 53)] {
            let shown = window(Hop { seat: SECOND, from, to });
            assert!(shown.contains(&Some(from)) && shown.contains(&Some(to)), "{from} to {to}: {shown:?}");
            assert!((8..=MOST as usize).contains(&shown.len()), "{from} to {to}: {shown:?}");
        }
    }

    #[test]
    fn the_oval_goes_clockwise_from_the_bottom() {
        let places = along_oval(3.0, 2.0, 4);
        // On a screen y grows downwards: clockwise from the bottom is left, top, right.
        assert!(
            places[0].1 > 1.9 && places[1].0 < -2.9 && places[2].1 < -1.9 && places[3].0 > 2.9,
            "{places:?}"
        );
    }
}
