//! The board: land and river, names, structures, towns and bridges. Every hex is an element that a page can find.

use kernel::{Hex, Hexes, Seat};
use terra_mystica::{TerraMystica, Terrain};
use words::Words;
use words::terra_mystica::pictures as told;

use super::land::{self, Land, OUTLINE};
use super::layers::{self, MapView};
use super::look::LOOK;
use super::marks;
use super::places::Places;
use crate::paper::{Area, Escaped, Pen, Picture, Short};

/// Draws the board with its top left at the origin, and what a view puts over it.
pub(super) fn draw(pen: &mut Pen, words: &Words, game: &TerraMystica, view: &MapView) {
    let places = Places::new(game.map());
    for (letter, y) in places.rows() {
        pen.text(14.0, y + 6.5, "t3 bold ink2 mid", letter);
    }
    pen.group((0.0, 0.0), 1.0, "cardboard", |pen| cardboard(pen, words, game, view, places));
}

fn cardboard(pen: &mut Pen, words: &Words, game: &TerraMystica, view: &MapView, places: Places) {
    for hex in game.map().grid.all() {
        draw_hex(pen, words, game, hex, places.middle(hex));
    }
    for seat in game.seat_list() {
        towns(pen, words, game, seat, places);
    }
    for (place, ends) in (0..).zip(&game.map().bridges) {
        if let Some(owner) = game.bridge_owner(place) {
            bridge(pen, words, game, owner, *ends, places);
        }
    }
    layers::draw(pen, words, game, view, places);
}

/// The size of the whole board.
pub(super) fn size(game: &TerraMystica) -> Area {
    Places::new(game.map()).whole()
}

fn draw_hex(pen: &mut Pen, words: &Words, game: &TerraMystica, hex: Hex, (x, y): (f64, f64)) {
    let (map, terrain) = (game.map(), game.terrain(hex));
    let name = map.name(hex);
    pen.raw(format_args!(r#"<g class="tm-hex" data-hex="{}">"#, Escaped(name)));
    pen.title(told::hex(words, game, hex));
    pen.put(Land(terrain), x, y);
    if terrain != map.terrain_at(hex) && terrain != Terrain::River {
        // A tile lies here.
        pen.group((x, y), 0.9, "", |pen| pen.path("turned", OUTLINE));
    }
    if map.land.contains(hex) {
        pen.text(x, y - 14.8, &format!("t0 num mid small {}", land::letters(terrain)), name);
    }
    if let Some((seat, kind)) = game.structure(hex) {
        marks::piece(pen, game, seat, kind, (x, y));
    }
    pen.raw(format_args!("</g>"));
}

/// A line around the structures of a seat that belong to towns, and its links over rivers.
fn towns(pen: &mut Pen, words: &Words, game: &TerraMystica, seat: Seat, places: Places) {
    let player = game.player(seat);
    if player.in_town.is_empty() {
        return;
    }
    let mut left = player.in_town;
    while let Some(hex) = left.first() {
        let town = game.settlement(seat, hex) & player.in_town;
        left = left - town - Hexes::one(hex);
        let line = places.around(town | Hexes::one(hex), 4.4);
        let (name, class) = (told::town_of(words, game, seat), land::piece(marks::home(game, seat)));
        pen.raw(format_args!("<g>"));
        pen.title(name);
        pen.path("town-halo", &line);
        pen.path("town-rim", &line);
        pen.path(&format!("{class} town-edge"), &line);
        pen.raw(format_args!("</g>"));
    }
    for river in player.river_links {
        link(pen, game, seat, river, places);
    }
}

/// Where the Mermaids have skipped a river hex.
fn link(pen: &mut Pen, game: &TerraMystica, seat: Seat, river: Hex, places: Places) {
    let (x, y) = places.middle(river);
    let class = format!("{} link", land::piece(marks::home(game, seat)));
    for hex in game.map().adjacent(river) & game.player(seat).in_town {
        let (a, b) = places.middle(hex);
        let end = (x + (a - x) * 0.56, y + (b - y) * 0.56);
        let [x, y, a, b] = [x, y, end.0, end.1].map(Short);
        pen.path(&class, format_args!("M{x} {y}L{a} {b}"));
    }
    marks::mark(pen, game, seat, (x, y), 8.0);
}

fn bridge(pen: &mut Pen, words: &Words, game: &TerraMystica, owner: Seat, ends: (Hex, Hex), places: Places) {
    let [(ax, ay), (bx, by)] = places.bridge(ends).map(|(x, y)| (Short(x), Short(y)));
    let line = format!("M{ax} {ay}L{bx} {by}");
    pen.raw(format_args!("<g>"));
    pen.title(told::bridge_of(words, game, owner, ends));
    pen.path("bridge-edge", &line);
    pen.path(&format!("{} bridge", land::piece(marks::home(game, owner))), &line);
    pen.path("planks", &line);
    pen.raw(format_args!("</g>"));
}

/// The board with what a view puts over it.
pub(super) fn picture(words: &Words, game: &TerraMystica, view: &MapView) -> Picture {
    let places = Places::new(game.map());
    let mut pen = Pen::new(&LOOK);
    let (area, class) = match view.around {
        Some(hex) => (places.close_up(hex), ""),
        None => (places.whole(), "whole"),
    };
    pen.group((0.0, 0.0), 1.0, class, |pen| draw(pen, words, game, view));
    let (title, says) = (told::map_title(words, game), view.told(|over| told::map(words, game, over)));
    let picture = Picture::new(area, title, says, pen);
    if view.picks.is_empty() && view.bridges.is_empty() { picture } else { picture.grouped() }
}
