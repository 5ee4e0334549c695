//! Where the hexes of a board lie on the paper.

use kernel::{Axial, Hex, Hexes};
use terra_mystica::Map;

use super::land::{CORNERS, HALF, SIDE};
use crate::paper::{Area, Short};

/// The distance from one row to the next.
const ROW: f64 = 52.0;
/// Room on the left for the letters of the rows.
const LEFT: f64 = 30.0;
const MARGIN: f64 = 8.0;

/// From the middle of a hex to that of its neighbour in each direction of the grid, clockwise from the upper left.
const STEPS: [(f64, f64); 6] =
    [(-HALF, -ROW), (HALF, -ROW), (2.0 * HALF, 0.0), (HALF, ROW), (-HALF, ROW), (-2.0 * HALF, 0.0)];

/// A board on paper.
#[derive(Clone, Copy)]
pub(super) struct Places {
    map: &'static Map,
    left: i16,
    top: i16,
    right: i16,
    bottom: i16,
}

/// Half hexes from the left, and rows from the top.
fn doubled(at: Axial) -> (i16, i16) {
    (2 * i16::from(at.q) + i16::from(at.r), i16::from(at.r))
}

impl Places {
    pub fn new(map: &'static Map) -> Places {
        let all = || map.grid.all().iter().map(|hex| doubled(map.grid.at(hex)));
        Places {
            map,
            left: all().map(|(x, _)| x).min().unwrap_or(0),
            right: all().map(|(x, _)| x).max().unwrap_or(0),
            top: all().map(|(_, y)| y).min().unwrap_or(0),
            bottom: all().map(|(_, y)| y).max().unwrap_or(0),
        }
    }

    /// The whole board.
    pub fn whole(&self) -> Area {
        let width = LEFT + HALF * f64::from(self.right - self.left + 2) + MARGIN;
        let height = 2.0 * MARGIN + 2.0 * SIDE + ROW * f64::from(self.bottom - self.top);
        Area::new(0.0, 0.0, width, height)
    }

    /// Seven hexes and their surroundings, with this one in the middle where the board allows it.
    pub fn close_up(&self, hex: Hex) -> Area {
        let (whole, (x, y)) = (self.whole(), self.middle(hex));
        let (width, height) = (whole.width.min(430.0), whole.height.min(400.0));
        let within = |middle: f64, size: f64, most: f64| (middle - size / 2.0).clamp(0.0, most - size);
        Area::new(within(x, width, whole.width), within(y, height, whole.height), width, height)
    }

    /// The middle of a hex.
    pub fn middle(&self, hex: Hex) -> (f64, f64) {
        let (x, y) = doubled(self.map.grid.at(hex));
        (LEFT + HALF * f64::from(x - self.left + 1), MARGIN + SIDE + ROW * f64::from(y - self.top))
    }

    /// The letter of each row with land, and how far down it stands.
    pub fn rows(&self) -> Vec<(char, f64)> {
        let mut rows: Vec<(char, f64)> = Vec::new();
        for hex in self.map.land {
            let (letter, y) = (self.map.name(hex).chars().next().unwrap_or(' '), self.middle(hex).1);
            if rows.last().is_none_or(|last| last.0 != letter) {
                rows.push((letter, y));
            }
        }
        rows
    }

    /// The ends of a bridge: a little inside the corners that it joins.
    pub fn bridge(&self, (a, b): (Hex, Hex)) -> [(f64, f64); 2] {
        let ((ax, ay), (bx, by)) = (self.middle(a), self.middle(b));
        let on_the_way = |part: f64| (ax + (bx - ax) * part, ay + (by - ay) * part);
        [on_the_way(0.29), on_the_way(0.71)]
    }

    /// A line around a set of hexes, so far inside it: one piece for each side that leads out.
    pub fn around(&self, set: Hexes, inset: f64) -> String {
        let outside = |hex: Hex, direction: usize| {
            let next = self.map.grid.neighbour(hex, direction as u8);
            next.is_none_or(|next| !set.contains(next))
        };
        let mut path = Vec::new();
        for hex in set {
            let (x, y) = self.middle(hex);
            // Where the line turns at a corner of this hex: inside the hex, or around the hex outside.
            let turn = |corner: usize, side: usize, next: usize| {
                let (cx, cy) = CORNERS[corner];
                if outside(hex, next) {
                    let part = 1.0 - inset / HALF;
                    (x + cx * part, y + cy * part)
                } else {
                    let ((sx, sy), part) = (STEPS[side], 1.0 + inset / HALF);
                    (x + sx + (cx - sx) * part, y + sy + (cy - sy) * part)
                }
            };
            for side in (0..6).filter(|side| outside(hex, *side)) {
                let (ax, ay) = turn((side + 5) % 6, side, (side + 5) % 6);
                let (bx, by) = turn(side, side, (side + 1) % 6);
                let [ax, ay, bx, by] = [ax, ay, bx, by].map(Short);
                path.push(format!("M{ax} {ay}L{bx} {by}"));
            }
        }
        path.concat()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use terra_mystica::Kit;

    #[test]
    fn neighbours_touch_and_nothing_lies_outside() {
        for map in &Kit::printed().maps {
            let places = Places::new(map);
            let whole = places.whole();
            for hex in map.grid.all() {
                let (x, y) = places.middle(hex);
                assert!(x - HALF >= LEFT - 0.1 && x + HALF <= whole.width && y + SIDE <= whole.height);
                for (direction, step) in (0..).zip(STEPS) {
                    if let Some(next) = map.grid.neighbour(hex, direction) {
                        let (a, b) = places.middle(next);
                        assert!((a - x - step.0).abs() + (b - y - step.1).abs() < 0.01);
                    }
                }
                let near = places.close_up(hex);
                assert!(near.x >= 0.0 && near.right() <= whole.width && near.bottom() <= whole.height);
                assert!((near.x..near.right()).contains(&x) && (near.y..near.bottom()).contains(&y));
            }
        }
    }

    #[test]
    fn a_line_goes_around_a_group_once() {
        let map = &Kit::printed().maps[0];
        let set: Hexes = ["E5", "E6", "F3"].iter().filter_map(|name| map.find(name)).collect();
        // Three hexes that touch each other: 18 sides, 3 of them shared.
        assert_eq!(Places::new(map).around(set, 3.0).matches('M').count(), 12);
    }
}
