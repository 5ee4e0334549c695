//! The map: eight by four characters a hex. The coordinates above, then the six corners clockwise from the upper left,
//! then what stands there.

use kernel::{Hex, Hexes, Seat};
use tapestry::state::{ItemKind, Territory};
use tapestry::{Tapestry, Terrain};
use words::Words;
use words::tapestry::hex_name;

use super::{Ink, Page, letter};
use crate::tapestry::marks;

/// Characters from one column of hexes to the next.
const WIDTH: usize = 8;

/// What is shown on a map besides what stands there.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct MapText {
    /// Hexes that can be chosen: a star behind their names.
    pub picks: Hexes,
    /// Where something happened last: an exclamation mark behind the names.
    pub last: Hexes,
    /// The hex that is selected: brackets around its name.
    pub chosen: Option<Hex>,
    /// A tile that is about to be laid there, and how it is turned.
    pub tile: Option<(u8, Hex, u8)>,
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
    let (name, ink) = if view.chosen == Some(hex) {
        (format!("[{name}]"), Ink::Chosen)
    } else if view.picks.contains(hex) {
        (format!("{name}*"), Ink::Pick)
    } else if view.last.contains(hex) {
        (format!("{name}!"), Ink::Strong)
    } else {
        (name, Ink::Faint)
    };
    page.text(row, column, &name, ink);
    let corners = corners(game, view, hex);
    match corners {
        Some(corners) => {
            for (at, terrain) in corners.into_iter().enumerate() {
                page.put(row + 1, column + at, letter(terrain), Ink::Land(terrain));
            }
        }
        // At a real table nobody says which tile it is.
        None if site.territory() == Territory::AnyTile => {
            page.text(row + 1, column, &format!("[{}]", words.text("ta-text-tile")), Ink::Plain);
        }
        None => page.text(row + 1, column, "......", Ink::Faint),
    }
    items(page, game, hex, (row + 2, column));
}

/// Who stands on a hex.
fn items(page: &mut Page, game: &Tapestry, hex: Hex, (row, column): (usize, usize)) -> usize {
    let mut x = column;
    for item in &game.site(hex).items {
        let seat = Seat(item.seat);
        let who = marks::letter(game, seat);
        let words = match (item.toppled, item.kind) {
            (true, _) => format!("({who})"),
            (false, ItemKind::Token) => format!("o{who}"),
            (false, _) => who,
        };
        page.text(row, x, &words, Ink::Of(seat));
        x += words.chars().count() + 1;
    }
    x
}

/// The corners of the tile on a hex, or of the one that is about to be laid there.
fn corners(game: &Tapestry, view: &MapText, hex: Hex) -> Option<[Terrain; 6]> {
    match view.tile.filter(|(_, on, _)| *on == hex) {
        Some((tile, _, turn)) => {
            game.kit().tiles.get(usize::from(tile)).map(|tile| tile.corners[usize::from(turn % 6)])
        }
        None => game.corners(hex),
    }
}

/// Where a hex is in doubled coordinates: columns, and rows of which two make a hex.
fn doubled(game: &Tapestry, hex: Hex) -> (i32, i32) {
    let at = game.map().grid.at(hex);
    (i32::from(at.q), 2 * i32::from(at.r) + i32::from(at.q))
}

/// The row and column of the first character of a hex on the small map.
pub fn place_small(game: &Tapestry, hex: Hex) -> (usize, usize) {
    let all = || game.map().grid.all().iter().map(|hex| doubled(game, hex));
    let (left, top) = (all().map(|at| at.0).min().unwrap_or(0), all().map(|at| at.1).min().unwrap_or(0));
    let (x, y) = doubled(game, hex);
    ((y - top) as usize, (x - left) as usize * WIDTH)
}

/// The map in half the rows: the corners, and below them who stands there, or the name where it matters now.
pub fn map_small(words: &Words, game: &Tapestry, view: &MapText) -> Page {
    let grid = &game.map().grid;
    let places: Vec<(usize, usize)> = grid.all().iter().map(|hex| place_small(game, hex)).collect();
    let width = places.iter().map(|at| at.1 + WIDTH).max().unwrap_or(0);
    let rows = places.iter().map(|at| at.0 + 2).max().unwrap_or(0);
    let mut page = Page::new(width, rows);
    for (hex, (row, column)) in grid.all().iter().zip(places) {
        match corners(game, view, hex) {
            Some(corners) => {
                for (at, terrain) in corners.into_iter().enumerate() {
                    page.put(row, column + at, letter(terrain), Ink::Land(terrain));
                }
            }
            None if game.site(hex).territory() == Territory::AnyTile => {
                page.text(row, column, &format!("[{}]", words.text("ta-text-tile")), Ink::Plain);
            }
            None => page.text(row, column, "......", Ink::Faint),
        }
        let name = hex_name(game, hex);
        if view.chosen == Some(hex) {
            page.text(row + 1, column, &format!("[{name}]"), Ink::Chosen);
        } else if view.picks.contains(hex) {
            page.text(row + 1, column, &format!("{name}*"), Ink::Pick);
        } else {
            let x = items(&mut page, game, hex, (row + 1, column));
            if view.last.contains(hex) {
                page.put(row + 1, x.max(column), '!', Ink::Strong);
            } else if x == column {
                page.text(row + 1, column, &name, Ink::Faint);
            }
        }
    }
    page
}
