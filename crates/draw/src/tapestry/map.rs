//! The map: territories, outposts, coordinates; what can be chosen there, and a tile before it is laid.

use kernel::{Game, Hex, Hexes, Seat};
use tapestry::state::ItemKind;
use tapestry::{Tapestry, Terrain};
use words::Words;
use words::tapestry::{hex_name, terrain_name, who};

use super::considered::{self, Considered};
use super::land::{self, OUTLINE};
use super::look::LOOK;
use super::marks;
use super::scan;
use crate::paper::{Area, Escaped, Pen, Picture};

/// A hex that can be chosen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct HexPick {
    /// The hex that the link chooses.
    pub hex: Hex,
    /// Where choosing it leads.
    pub link: String,
    /// What choosing it does.
    pub says: String,
}

/// What is shown over the map. Nothing, by default.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct MapView {
    /// Hexes that can be chosen.
    pub picks: Vec<HexPick>,
    /// The hex that is in question.
    pub selected: Option<Hex>,
    /// A tile that is about to be laid there, and how it is turned.
    pub tile: Option<(u8, Hex, u8)>,
    /// Where something happened last.
    pub last: Hexes,
    /// Hexes that a bot considered.
    pub considered: Vec<Considered>,
    /// The hex that a bot chose.
    pub chosen: Option<Hex>,
    /// The decision card whose scan is drawn, by its place in the box.
    pub scan: Option<u8>,
    /// A close-up of the surroundings of a hex, for a small screen.
    pub around: Option<Hex>,
}

/// The middle of a hex.
pub(super) fn middle(game: &Tapestry, hex: Hex) -> (f64, f64) {
    scan::middle(game.map(), hex)
}

/// The box around all hexes.
pub(super) fn area(game: &Tapestry) -> Area {
    let points = game.map().grid.all().iter().map(|hex| middle(game, hex));
    let (mut left, mut top, mut right, mut bottom) = (0.0_f64, 0.0_f64, 0.0_f64, 0.0_f64);
    for (x, y) in points {
        (left, right) = (left.min(x), right.max(x));
        (top, bottom) = (top.min(y), bottom.max(y));
    }
    Area::new(left - 60.0, top - 53.0, right - left + 120.0, bottom - top + 106.0)
}

/// Two hexes around a place, without what lies beyond the map.
fn close_up(whole: Area, (x, y): (f64, f64)) -> Area {
    let (width, height) = (420.0_f64.min(whole.width), 350.0_f64.min(whole.height));
    let left = (x - width / 2.0).clamp(whole.x, whole.right() - width);
    let top = (y - height / 2.0).clamp(whole.y, whole.bottom() - height);
    Area::new(left, top, width, height)
}

/// A hex in words: "0/-2, forest and water, outpost of the Heralds".
pub fn hex_in_words(words: &Words, game: &Tapestry, hex: Hex) -> String {
    let site = game.site(hex);
    let mut parts = vec![hex_name(game, hex)];
    match land_of(game, hex) {
        Some((_, land)) => {
            let there = Terrain::ALL.iter().filter(|terrain| land >> terrain.index() & 1 == 1);
            parts.extend(there.map(|terrain| terrain_name(words, *terrain)));
        }
        None if game.explored().contains(hex) => parts.push(words.text("ta-map-explored")),
        None => parts.push(words.text("ta-map-unexplored")),
    }
    for item in &site.items {
        let id = if item.toppled { "ta-map-toppled" } else { "ta-map-outpost" };
        parts.push(words.say(id, &who(words, game, Seat(item.seat))));
    }
    parts.join(", ")
}

/// The corners and terrains of a hex, if it is explored.
fn land_of(game: &Tapestry, hex: Hex) -> Option<([Terrain; 6], u8)> {
    game.corners(hex).map(|corners| (corners, game.terrains(hex)))
}

pub(super) fn draw(pen: &mut Pen, words: &Words, game: &Tapestry, view: &MapView) {
    for hex in game.map().grid.all() {
        draw_hex(pen, words, game, hex, view.picks.iter().any(|pick| pick.hex == hex));
    }
    if let Some((tile, hex, turn)) = view.tile
        && let Some(tile) = game.kit().tiles.get(usize::from(tile))
    {
        land::draw(pen, tile.corners[usize::from(turn % 6)], tile.land, middle(game, hex));
    }
    let ring = |pen: &mut Pen, hex: Hex, class: &str| {
        pen.group(middle(game, hex), 0.92, "", |pen| pen.path(class, OUTLINE));
    };
    for hex in view.last {
        ring(pen, hex, "last");
    }
    considered::draw(pen, words, game, view);
    for pick in &view.picks {
        let name = Escaped(hex_name(game, pick.hex)).to_string();
        let says = Escaped(format!("{}: {}", hex_in_words(words, game, pick.hex), pick.says)).to_string();
        let link = Escaped(&pick.link).to_string();
        pen.raw(format_args!(r#"<a href="{link}" class="ta-pick" data-pick="{name}" aria-label="{says}">"#));
        for class in ["legal-fill", "legal-halo", "legal-ring"] {
            ring(pen, pick.hex, class);
        }
        // Large enough for a phone, whose map has no small print.
        let (x, y) = middle(game, pick.hex);
        pen.text(x, y + 34.0, "t2 num mid on-land", hex_name(game, pick.hex));
        pen.raw(format_args!("</a>"));
    }
    if let Some(hex) = view.selected {
        ring(pen, hex, "legal-halo");
        let seat = game.decision().map_or("", |decision| marks::class(decision.seat));
        ring(pen, hex, &format!("{seat} selected"));
    }
}

fn draw_hex(pen: &mut Pen, words: &Words, game: &Tapestry, hex: Hex, named: bool) {
    let (x, y) = middle(game, hex);
    let site = game.site(hex);
    let name = hex_name(game, hex);
    pen.raw(format_args!(r#"<g data-hex="{}">"#, Escaped(&name)));
    pen.title(hex_in_words(words, game, hex));
    match land_of(game, hex) {
        Some((corners, land)) => land::draw(pen, corners, land, (x, y)),
        // At a real table nobody asks which tile it is.
        None if game.explored().contains(hex) => pen.group((x, y), 1.0, "", |pen| {
            pen.path("hex explored", OUTLINE);
            pen.path("motif grassland-mark", "M-24-14q6-7 12 0M12 16q6-7 12 0M6-24q6-7 12 0M-18 22q6-7 12 0");
        }),
        None => pen.group((x, y), 1.0, "", |pen| pen.path("hex unexplored", OUTLINE)),
    }
    if !named {
        pen.text(x, y + 38.0, "t0 num mid small on-land", &name);
    }
    let count = site.items.len() as f64;
    for (at, item) in (0_u8..).zip(&site.items) {
        let place = (x + (f64::from(at) - (count - 1.0) / 2.0) * 24.0, y + 2.0);
        match item.kind {
            ItemKind::Outpost | ItemKind::Shared => {
                marks::outpost(pen, game, Seat(item.seat), place, item.toppled);
            }
            ItemKind::Token | ItemKind::Holder | ItemKind::Building => {
                let class = if item.toppled { "pale" } else { "" };
                pen.group((0.0, 0.0), 1.0, class, |pen| {
                    marks::mark(pen, game, Seat(item.seat), place, 9.0);
                });
            }
        }
    }
    pen.raw(format_args!("</g>"));
}

/// The map with what a view puts over it.
pub(super) fn picture(words: &Words, game: &Tapestry, view: &MapView) -> Picture {
    let mut pen = Pen::new(&LOOK);
    // A close-up has room for its small print.
    let class = if view.around.is_some() { "" } else { "whole" };
    pen.group((0.0, 0.0), 1.0, class, |pen| draw(pen, words, game, view));
    let held: Vec<String> = (0..game.seats() as u8)
        .map(|seat| {
            let count = game.controlled(Seat(seat)).len();
            let [who, you] = who(words, game, Seat(seat));
            words.say("ta-map-controls", &[who, you, ("count", count.into())])
        })
        .collect();
    let whole = area(game);
    let shown = view.around.map_or(whole, |hex| close_up(whole, middle(game, hex)));
    let picture = Picture::new(shown, words.text("ta-map"), held.join(" "), pen);
    if view.picks.is_empty() { picture } else { picture.grouped() }
}

/// A tile where it would lie, turned by so many sixths, with the land around it.
pub(super) fn laid(words: &Words, game: &Tapestry, tile: u8, hex: Hex, turn: u8) -> Picture {
    let mut pen = Pen::new(&LOOK);
    for near in game.map().grid.all().iter().filter(|near| game.map().grid.distance(hex, *near) == 1) {
        draw_hex(&mut pen, words, game, near, false);
    }
    let (x, y) = middle(game, hex);
    if let Some(known) = game.kit().tiles.get(usize::from(tile)) {
        land::draw(&mut pen, known.corners[usize::from(turn % 6)], known.land, (x, y));
    }
    pen.group((x, y), 0.95, "", |pen| pen.path("legal-ring", OUTLINE));
    let title = words.say("ta-tile", &[("number", (u32::from(tile) + 1).into())]);
    // As much of the neighbours as meets the tile.
    Picture::new(Area::new(x - 92.0, y - 84.0, 184.0, 168.0), title, String::new(), pen)
}

/// One tile, turned by so many sixths.
pub(super) fn tile(words: &Words, game: &tapestry::Kit, tile: u8, turn: u8) -> Picture {
    let mut pen = Pen::new(&LOOK);
    let mut says = String::new();
    if let Some(known) = game.tiles.get(usize::from(tile)) {
        land::draw(&mut pen, known.corners[usize::from(turn % 6)], known.land, (0.0, 0.0));
        says = words::tapestry::tile(words, game, known);
    }
    let title = words.say("ta-tile", &[("number", (u32::from(tile) + 1).into())]);
    Picture::new(Area::new(-53.0, -46.0, 106.0, 92.0), title, says, pen)
}
