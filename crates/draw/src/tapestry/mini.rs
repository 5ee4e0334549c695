//! A small map for a list of games, drawn from letters, without the game.

use kernel::{Axial, Seat};
use tapestry::{Kit, Terrain};

use super::land::{self, OUTLINE};
use super::look::LOOK;
use super::marks;
use crate::paper::{Pen, Short};

/// The small map as printed, for the first page: drawn beforehand, so that a browser that begins there opens no box. A test draws it anew.
pub fn cover() -> &'static str {
    include_str!("cover.svg").trim_ascii_end()
}

/// A small picture of a map in letters, without words. What is no map gives the small one as printed.
pub fn mini_map(letters: &str) -> String {
    let (id, letters) = letters.split_once(':').unwrap_or_default();
    let kit = Kit::maps_alone();
    let map = kit.maps.iter().find(|map| map.id == id).unwrap_or(&kit.maps[0]);
    let letters: Vec<char> = letters.chars().collect();
    let mut pen = Pen::new(&LOOK);
    let mut far = (0.0_f64, 0.0_f64);
    for hex in map.grid.all() {
        let Axial { q, r } = map.grid.at(hex);
        let (x, y) = (75.0 * f64::from(q), 86.6 * (f64::from(r) + f64::from(q) / 2.0));
        far = (far.0.max(x.abs()), far.1.max(y.abs()));
        let letter = letters.get(hex.index()).copied();
        if let Some(printed) = map.printed.get(hex.index()).and_then(Option::as_ref) {
            land::draw(&mut pen, printed.corners, printed.land, (x, y));
        } else {
            let explored = letter.is_some_and(|letter| letter != '.');
            let class = if explored { land::class(Terrain::Grassland) } else { "unexplored" };
            pen.group((x, y), 1.0, "", |pen| pen.path(&format!("hex {class}"), OUTLINE));
        }
        if let Some(seat) = letter.and_then(|letter| "abcde".find(letter)) {
            pen.circle(x, y, 17.0, &format!("piece {}", marks::class(Seat(seat as u8))));
        }
    }
    let (wide, high) = (far.0 + 52.0, far.1 + 46.0);
    let [x, y, width, height] = [-wide, -high, 2.0 * wide, 2.0 * high].map(Short);
    format!(r#"<svg viewBox="{x} {y} {width} {height}" class="ta" aria-hidden="true">{}</svg>"#, pen.finish())
}
