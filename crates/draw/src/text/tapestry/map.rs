//! The map: eight by four characters a hex. The coordinates above, then the six corners clockwise from the upper left,
//! then what stands there.

use kernel::{Hex, Hexes, Seat};
use tapestry::state::{ANY_TILE, ItemKind, NONE, PRINTED};
use tapestry::{Tapestry, Terrain};
use words::Words;
use words::tapestry::hex_name;

use super::{Ink, Page, letter};
use crate::tapestry::marks;

/// From one column of hexes to the next.
const WIDTH: usize = 8;

/// What is shown on a map besides what stands there.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct MapText {
    /// Hexes that can be chosen: a star behind their names.
    pub picks: Hexes,
    /// Where something happened last: an exclamation mark behind the names.
    pub last: Hexes,
}

/// The map as rows of characters: `0/-2` over `~ffg~~` over `1` for an outpost of the first seat, `(1)` for a toppled
/// one, `o1` for a token.
pub fn map(words: &Words, game: &Tapestry, view: &MapText) -> Page {
    let grid = &game.map().grid;
    let at = |hex: Hex| {
        let at = grid.at(hex);
        (i32::from(at.q), 2 * i32::from(at.r) + i32::from(at.q))
    };
    let (mut left, mut top, mut right, mut bottom) = (0, 0, 0, 0);
    for (x, y) in grid.all().iter().map(at) {
        (left, right) = (left.min(x), right.max(x));
        (top, bottom) = (top.min(y), bottom.max(y));
    }
    let mut page = Page::new((right - left + 1) as usize * WIDTH, (bottom - top) as usize * 2 + 3);
    for hex in grid.all() {
        let (x, y) = at(hex);
        draw_hex(&mut page, words, game, view, hex, ((y - top) as usize * 2, (x - left) as usize * WIDTH));
    }
    page
}

fn draw_hex(
    page: &mut Page,
    words: &Words,
    game: &Tapestry,
    view: &MapText,
    hex: Hex,
    (row, column): (usize, usize),
) {
    let site = game.site(hex);
    let name = hex_name(game, hex);
    let (name, ink) = if view.picks.contains(hex) {
        (format!("{name}*"), Ink::Pick)
    } else if view.last.contains(hex) {
        (format!("{name}!"), Ink::Strong)
    } else {
        (name, Ink::Faint)
    };
    page.text(row, column, &name, ink);
    let corners: Option<[Terrain; 6]> = match site.tile {
        NONE => None,
        PRINTED => game.map().printed.get(hex.index()).and_then(Option::as_ref).map(|known| known.corners),
        tile => game.kit().tiles.get(usize::from(tile)).map(|tile| tile.corners[usize::from(site.turn % 6)]),
    };
    match corners {
        Some(corners) => {
            for (at, terrain) in corners.into_iter().enumerate() {
                page.put(row + 1, column + at, letter(terrain), Ink::Land(terrain));
            }
        }
        // At a real table nobody says which tile it is.
        None if site.tile == ANY_TILE => {
            page.text(row + 1, column, &format!("[{}]", words.text("ta-text-tile")), Ink::Plain);
        }
        None => page.text(row + 1, column, "......", Ink::Faint),
    }
    let mut x = column;
    for item in &site.items {
        let seat = Seat(item.seat);
        let who = marks::letter(game, seat);
        let words = match (item.toppled, item.kind) {
            (true, _) => format!("({who})"),
            (false, ItemKind::Token) => format!("o{who}"),
            (false, _) => who,
        };
        page.text(row + 2, x, &words, Ink::Of(seat));
        x += words.chars().count() + 1;
    }
}
