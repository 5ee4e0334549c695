//! A board drawn from letters: for a list of games, without the games.

use kernel::Hex;
use terra_mystica::{Kit, Map, Terrain};

use super::land::{self, OUTLINE};
use super::look::LOOK;
use super::places::Places;
use crate::paper::{Pen, Short};

/// The terrains by their letters.
const LETTERS: &str = "dpslfmwiv~";

fn terrain(letter: char) -> Option<Terrain> {
    let at = LETTERS.chars().position(|known| known == letter.to_ascii_lowercase())?;
    Terrain::ALL.get(at).copied()
}

/// The printed board of the base game, for the first page: drawn beforehand, so that a browser that begins there opens no box. A test draws it anew.
pub fn cover() -> &'static str {
    include_str!("cover.svg").trim_ascii_end()
}

/// A small picture of a board in letters, without words. What is no board gives the printed one of the base game.
pub fn mini_map(letters: &str) -> String {
    let (key, hexes) = letters.split_once(':').unwrap_or_default();
    let kit = Kit::maps_alone();
    let map = kit.find_map(key).map_or(&kit.maps[0], |id| kit.map(id));
    let hexes: Vec<char> = hexes.chars().collect();
    let mut pen = Pen::new(&LOOK);
    let places = Places::new(map);
    for hex in map.grid.all() {
        draw_hex(&mut pen, map, hex, hexes.get(hex.index()).copied(), places.middle(hex));
    }
    let whole = places.whole();
    format!(
        r#"<svg viewBox="26 4 {} {}" class="tm" aria-hidden="true">{}</svg>"#,
        Short(whole.width - 30.0),
        Short(whole.height - 8.0),
        pen.finish()
    )
}

fn draw_hex(pen: &mut Pen, map: &Map, hex: Hex, letter: Option<char>, (x, y): (f64, f64)) {
    let shown = letter.and_then(terrain).unwrap_or(map.terrain_at(hex));
    pen.group((x, y), 1.0, "", |pen| pen.path(&format!("land {}", shown.name()), OUTLINE));
    if letter.is_some_and(char::is_uppercase) {
        pen.circle(x, y, 18.0, &format!("mark-edge {}", land::piece(shown)));
    }
}
