//! A territory: terrain at its six corners, equal neighbours as one shape, each with its motif.

use std::fmt::Write;

use tapestry::Terrain;

use crate::paper::{Pen, Short};

/// The corners around the middle: upper left, then clockwise.
pub(super) const CORNERS: [(f64, f64); 6] =
    [(-25.0, -43.3), (25.0, -43.3), (50.0, 0.0), (25.0, 43.3), (-25.0, 43.3), (-50.0, 0.0)];

/// The outline, for a path around the origin.
pub(super) const OUTLINE: &str = "M-25-43.3h50l25 43.3-25 43.3h-50l-25-43.3z";

/// The class of a terrain.
pub(super) fn class(terrain: Terrain) -> &'static str {
    match terrain {
        Terrain::Water => "water",
        Terrain::Desert => "desert",
        Terrain::Forest => "forest",
        Terrain::Grassland => "grassland",
        Terrain::Mountain => "mountain",
    }
}

/// The motif of a terrain around the origin; water has none.
fn motif(terrain: Terrain) -> &'static str {
    match terrain {
        Terrain::Water => "",
        Terrain::Desert => "M-4 0h.1M4 0h.1M0-4h.1M0 4h.1",
        Terrain::Forest => "M0-5l5 9h-10zM0 4v3",
        Terrain::Grassland => "M-4 5q0-6-2-8M0 5v-9M4 5q0-6 2-8",
        Terrain::Mountain => "M-8 5l6-10 4 6 2-3 4 7z",
    }
}

fn middle(a: (f64, f64), b: (f64, f64)) -> (f64, f64) {
    (f64::midpoint(a.0, b.0), f64::midpoint(a.1, b.1))
}

/// How far from the middle a shape of so many corners ends.
fn depth(corners: usize) -> f64 {
    match corners {
        1 => 17.0,
        2 => 15.0,
        3 => 10.0,
        4 => 3.0,
        _ => 0.0,
    }
}

/// Draws a territory around a place, with its motifs.
pub(super) fn draw(pen: &mut Pen, corners: [Terrain; 6], land: u8, at: (f64, f64)) {
    pen.group(at, 1.0, "", |pen| {
        pen.path("hex water", OUTLINE);
        if corners.iter().all(|corner| *corner == Terrain::Water) {
            island(pen, land);
        } else {
            runs(pen, corners);
        }
    });
}

/// Corners of one terrain that lie side by side, as one shape each.
fn runs(pen: &mut Pen, corners: [Terrain; 6]) {
    let same = |a: usize, b: usize| corners[a % 6] == corners[b % 6];
    if (0..6).all(|at| same(at, at + 1)) {
        pen.path(class(corners[0]), OUTLINE);
        marks(pen, corners[0], 0, 6);
        return;
    }
    for first in (0..6).filter(|at| !same(*at, at + 5)) {
        let terrain = corners[first];
        if terrain == Terrain::Water {
            continue;
        }
        let length = (1..6).take_while(|step| same(first, first + step)).count() + 1;
        let mut path = String::new();
        let mut add = |(x, y): (f64, f64)| {
            let letter = if path.is_empty() { 'M' } else { 'L' };
            // Writing to a string cannot fail.
            let _ = write!(path, "{letter}{} {}", Short(x), Short(y));
        };
        add(middle(CORNERS[(first + 5) % 6], CORNERS[first]));
        (first..first + length).for_each(|corner| add(CORNERS[corner % 6]));
        let last = (first + length - 1) % 6;
        add(middle(CORNERS[last], CORNERS[(last + 1) % 6]));
        let sum = (first..first + length).map(|corner| CORNERS[corner % 6]);
        let (x, y) = sum.fold((0.0, 0.0), |sum, corner| (sum.0 + corner.0, sum.1 + corner.1));
        let far = x.hypot(y).max(1.0);
        add((x / far * depth(length), y / far * depth(length)));
        path.push('z');
        pen.path(class(terrain), path);
        marks(pen, terrain, first, length);
    }
}

fn marks(pen: &mut Pen, terrain: Terrain, first: usize, length: usize) {
    for corner in first..first + length {
        let (x, y) = CORNERS[corner % 6];
        sign(pen, terrain, (x * 0.66, y * 0.66));
    }
}

fn sign(pen: &mut Pen, terrain: Terrain, at: (f64, f64)) {
    if terrain != Terrain::Water {
        pen.group(at, 1.0, "", |pen| {
            pen.path(&format!("motif {}-mark", class(terrain)), motif(terrain));
        });
    }
}

/// Land in the middle of water: a disc with a part for each terrain.
fn island(pen: &mut Pen, land: u8) {
    let there: Vec<Terrain> = Terrain::ALL
        .iter()
        .copied()
        .filter(|terrain| *terrain != Terrain::Water && land >> terrain.index() & 1 == 1)
        .collect();
    let count = there.len();
    for (at, terrain) in there.into_iter().enumerate() {
        if count == 1 {
            pen.circle(0.0, 0.0, 24.0, class(terrain));
            sign(pen, terrain, (0.0, 0.0));
            continue;
        }
        let angle = |part: usize| std::f64::consts::TAU * part as f64 / count as f64;
        let point = |turn: f64, far: f64| (turn.cos() * far, turn.sin() * far);
        let ((a, b), (c, d)) = (point(angle(at), 26.0), point(angle(at + 1), 26.0));
        let [a, b, c, d] = [a, b, c, d].map(Short);
        pen.path(class(terrain), format_args!("M0 0L{a} {b}A26 26 0 0 1 {c} {d}z"));
        sign(pen, terrain, point(f64::midpoint(angle(at), angle(at + 1)), 15.0));
    }
}
