//! The seam of a patch: one closed line around its squares, with rounded corners.
//!
//! All lengths are whole tenths of a unit. That is the one decimal place of our files, so relative steps add
//! up without error and a line always meets its own beginning.

use std::fmt::{self, Display, Write};

use ::patchwork::squares::SIDE;
use ::patchwork::{Square, Squares};

/// A square's side, in tenths.
const STEP: i32 = 200;

/// How far a line lies inside the edge, and how round its corners are; in tenths.
#[derive(Clone, Copy)]
pub(super) struct Line {
    inset: i32,
    radius: i32,
}

/// Half its width inside the edge, so that the seams of neighbours touch and never overlap.
pub(super) const SEAM: Line = Line { inset: 8, radius: 35 };
/// The stitches.
pub(super) const STITCH: Line = Line { inset: 32, radius: 20 };

/// Right, down, left, up; the cloth is always on the right hand.
type Direction = usize;
const STEPS: [(i32, i32); 4] = [(1, 0), (0, 1), (-1, 0), (0, -1)];

/// Where the edge turns.
struct Corner {
    x: i32,
    y: i32,
    from: Direction,
    to: Direction,
}

/// The path data of a line around squares; several closed lines if the squares have holes or do not touch.
pub(super) fn around(squares: Squares, line: Line) -> String {
    let mut path = String::new();
    for corners in edges(squares) {
        write_loop(&mut path, &corners, line);
    }
    path
}

fn edges(squares: Squares) -> Vec<Vec<Corner>> {
    const VERTICES: usize = SIDE as usize + 1;
    let mut walked = [[[false; 4]; VERTICES]; VERTICES];
    let mut loops = Vec::new();
    for row in 0..VERTICES {
        for column in 0..VERTICES {
            for direction in 0..4 {
                let (x, y) = (column as i32, row as i32);
                if !walked[row][column][direction] && is_edge(squares, x, y, direction) {
                    loops.push(walk(squares, (x, y, direction), |x, y, direction| {
                        walked[y as usize][x as usize][direction] = true;
                    }));
                }
            }
        }
    }
    loops
}

/// Follows the edge from one of its pieces until it is back there.
fn walk(
    squares: Squares,
    start: (i32, i32, Direction),
    mut walked: impl FnMut(i32, i32, Direction),
) -> Vec<Corner> {
    let (mut x, mut y, mut direction) = start;
    let mut corners = Vec::new();
    loop {
        walked(x, y, direction);
        x += STEPS[direction].0;
        y += STEPS[direction].1;
        // Where two squares meet in a corner only, the right turn stays with the square it came from.
        let turns = [direction + 1, direction, direction + 3].map(|turn| turn % 4);
        let next = turns.into_iter().find(|&turn| is_edge(squares, x, y, turn)).unwrap_or(direction);
        if next != direction {
            corners.push(Corner { x, y, from: direction, to: next });
        }
        direction = next;
        if (x, y, direction) == start {
            return corners;
        }
    }
}

/// Whether the edge runs from a vertex in a direction: cloth on the right hand, none on the left.
fn is_edge(squares: Squares, x: i32, y: i32, direction: Direction) -> bool {
    let cloth = |column: i32, row: i32| {
        let square = u8::try_from(row).ok().zip(u8::try_from(column).ok());
        square.and_then(|(row, column)| Square::at(row, column)).is_some_and(|square| squares.has(square))
    };
    let (right, left) = match direction {
        0 => (cloth(x, y), cloth(x, y - 1)),
        1 => (cloth(x - 1, y), cloth(x, y)),
        2 => (cloth(x - 1, y - 1), cloth(x - 1, y)),
        _ => (cloth(x, y - 1), cloth(x - 1, y - 1)),
    };
    right && !left
}

fn write_loop(path: &mut String, corners: &[Corner], line: Line) {
    let r = line.radius;
    let place = |corner: &Corner| {
        // The right hand of a direction is the next direction: inwards is right of both edges.
        let (a, b) = (STEPS[(corner.from + 1) % 4], STEPS[(corner.to + 1) % 4]);
        (STEP * corner.x + line.inset * (a.0 + b.0), STEP * corner.y + line.inset * (a.1 + b.1))
    };
    let Some(first) = corners.first() else { return };
    let mut last = place(first);
    let leave = STEPS[first.to];
    let _ = write!(path, "M{} {}", Tenths(last.0 + r * leave.0), Tenths(last.1 + r * leave.1));
    for corner in corners.iter().skip(1).chain([first]) {
        let here = place(corner);
        let (from, to) = (STEPS[corner.from], STEPS[corner.to]);
        let straight = |length: i32| length - 2 * r * length.signum();
        let _ = if from.1 == 0 {
            write!(path, "h{}", Tenths(straight(here.0 - last.0)))
        } else {
            write!(path, "v{}", Tenths(straight(here.1 - last.1)))
        };
        let bend = [from.0 * r, from.1 * r, (from.0 + to.0) * r, (from.1 + to.1) * r].map(Tenths);
        let _ = write!(path, "q{} {} {} {}", bend[0], bend[1], bend[2], bend[3]);
        last = here;
    }
    path.push('z');
}

/// A whole number of tenths, written as short as SVG allows.
#[derive(Clone, Copy)]
struct Tenths(i32);

impl Display for Tenths {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (whole, tenth) = (self.0.abs() / 10, self.0.abs() % 10);
        if self.0 < 0 {
            f.write_char('-')?;
        }
        match (whole, tenth) {
            (_, 0) => write!(f, "{whole}"),
            (0, _) => write!(f, ".{tenth}"),
            _ => write!(f, "{whole}.{tenth}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn squares(rows: &[&str]) -> Squares {
        let cells = rows.iter().zip(0..).flat_map(|(line, row)| {
            line.chars()
                .zip(0..)
                .filter(|(c, _)| *c == '#')
                .filter_map(move |(_, column)| Square::at(row, column))
        });
        cells.collect()
    }

    #[test]
    fn one_square_has_four_corners() {
        assert_eq!(
            around(squares(&["#"]), SEAM),
            "M19.2 4.3v11.4q0 3.5 -3.5 3.5h-11.4q-3.5 0 -3.5 -3.5v-11.4q0 -3.5 3.5 -3.5h11.4q3.5 0 3.5 3.5z"
        );
    }

    #[test]
    fn a_hole_is_a_line_of_its_own() {
        assert_eq!(around(squares(&["###", "#.#", "###"]), SEAM).matches('M').count(), 2);
    }

    #[test]
    fn squares_that_touch_in_a_corner_stay_apart() {
        let path = around(squares(&["#.", ".#"]), SEAM);
        assert_eq!((path.matches('M').count(), path.matches('q').count()), (2, 8));
    }
}
