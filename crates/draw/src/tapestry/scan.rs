//! A way over the map, as the tiebreaker card walks it: row by row, each row a line with an arrow.

use kernel::Hex;
use tapestry::Kit;
use tapestry::components::Map;
use tapestry::components::automa::{SCANNED, Scan};

use super::land::OUTLINE;
use crate::paper::{Pen, Short};

/// The map on which the bots play.
pub(super) fn small_map(kit: &Kit) -> Option<&Map> {
    kit.maps.iter().find(|map| map.grid.len() == SCANNED)
}

/// The middle of a hex, with sides of 50 units.
pub(super) fn middle(map: &Map, hex: Hex) -> (f64, f64) {
    let at = map.grid.at(hex);
    let (q, r) = (f64::from(at.q), f64::from(at.r));
    (75.0 * q, 86.6 * (r + q / 2.0))
}

/// The rows of a scan: it goes straight on until it jumps to the next one.
pub(super) fn rows<'s>(map: &Map, scan: &'s Scan) -> Vec<&'s [Hex]> {
    let step = |from: Hex, to: Hex| {
        let (from, to) = (map.grid.at(from), map.grid.at(to));
        (to.q - from.q, to.r - from.r)
    };
    let Some(first) = scan.order.get(..2).map(|two| step(two[0], two[1])) else { return Vec::new() };
    scan.order.chunk_by(|from, to| step(*from, *to) == first).collect()
}

/// A row as a line with an arrow at its end.
pub(super) fn row(pen: &mut Pen, map: &Map, row: &[Hex], class: &str) {
    let (Some(first), Some(last)) = (row.first(), row.last()) else { return };
    let (from, to) = (middle(map, *first), middle(map, *last));
    let length = ((to.0 - from.0).powi(2) + (to.1 - from.1).powi(2)).sqrt();
    if length < 1.0 {
        return;
    }
    let along = ((to.0 - from.0) / length, (to.1 - from.1) / length);
    // A third of a hex behind its last one, so that the direction shows.
    let end = (to.0 + 18.0 * along.0, to.1 + 18.0 * along.1);
    let wing = |side: f64| {
        let (back, aside) = (24.0, 15.0 * side);
        Point(end.0 - back * along.0 - aside * along.1, end.1 - back * along.1 + aside * along.0)
    };
    let (from, end) = (Point(from.0, from.1), Point(end.0, end.1));
    pen.path(&format!("scan {class}"), format_args!("M{from}L{end}"));
    pen.path(&format!("head scan {class}"), format_args!("M{}L{end}L{}", wing(1.0), wing(-1.0)));
}

/// A place, written short.
#[derive(Clone, Copy)]
struct Point(f64, f64);

impl std::fmt::Display for Point {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} {}", Short(self.0), Short(self.1))
    }
}

/// The whole scan on a small map around the origin, so many units for the side of a hex.
pub(super) fn small(pen: &mut Pen, kit: &Kit, scan: u8, at: (f64, f64), side: f64) {
    let Some((map, scan)) = small_map(kit).zip(kit.automa.scans.get(usize::from(scan))) else { return };
    pen.group(at, side / 50.0, "", |pen| {
        for hex in map.grid.all() {
            let printed = map.printed_hexes.contains(hex);
            let class = if printed { "hex water" } else { "hex unexplored" };
            pen.group(middle(map, hex), 1.0, "", |pen| pen.path(class, OUTLINE));
        }
        let all = rows(map, scan);
        for later in all.iter().skip(1) {
            row(pen, map, later, "later");
        }
        let Some(first) = all.first() else { return };
        row(pen, map, first, "first");
        if let Some(start) = first.first() {
            let (x, y) = middle(map, *start);
            pen.circle(x, y, 24.0, "scan-start");
        }
    });
}
