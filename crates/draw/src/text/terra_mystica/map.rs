//! The board: five by two characters a hex, the name above, below the terrain and what stands there.

use kernel::{Hex, Hexes};
use terra_mystica::{Map, TerraMystica};
use words::Words;

use super::{Ink, Page, letter};
use crate::terra_mystica::marks;

/// Characters from one hex to its neighbour in a row.
const WIDTH: usize = 5;
/// Room on the left for the letters of the rows.
const LEFT: usize = 2;

/// What is shown on a board besides what stands there.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct MapText {
    /// Hexes that can be chosen: a star behind their names.
    pub picks: Hexes,
    /// The hex that was chosen or is selected: brackets around its name.
    pub chosen: Option<Hex>,
    /// Where something was last moved: an exclamation mark behind the names.
    pub last: Hexes,
}

/// Half hexes from the left, and rows from the top.
fn doubled(map: &Map, hex: Hex) -> (i16, i16) {
    let at = map.grid.at(hex);
    (2 * i16::from(at.q) + i16::from(at.r), i16::from(at.r))
}

/// The row and column of the first character of a hex.
pub fn place(map: &Map, hex: Hex) -> (usize, usize) {
    let least = |part: fn((i16, i16)) -> i16| {
        map.grid.all().iter().map(|hex| part(doubled(map, hex))).min().unwrap_or(0)
    };
    let ((left, top), (x, y)) = ((least(|at| at.0), least(|at| at.1)), doubled(map, hex));
    (2 * (y - top) as usize, LEFT + (x - left) as usize * WIDTH / 2)
}

/// The board as rows of characters, and below it the bridges.
///
/// `E7` over `f` is a forest; `fTP1` is a trading house of the first seat on it, and a `+` behind
/// the name says that it belongs to a town.
pub fn map(words: &Words, game: &TerraMystica, view: &MapText) -> Page {
    let map = game.map();
    let places: Vec<(usize, usize)> = map.grid.all().iter().map(|hex| place(map, hex)).collect();
    let width = places.iter().map(|at| at.1 + WIDTH).max().unwrap_or(LEFT);
    let rows = places.iter().map(|at| at.0 + 2).max().unwrap_or(0);
    let bridges = bridges(words, game);
    let mut page = Page::new(width.max(bridges.chars().count()), rows + usize::from(!bridges.is_empty()));
    for (hex, at) in map.grid.all().iter().zip(places) {
        draw_hex(&mut page, game, view, hex, at);
        if map.land.contains(hex)
            && let Some(row) = map.name(hex).chars().next()
        {
            page.put(at.0, 0, row, Ink::Faint);
        }
    }
    page.text(rows, 0, &bridges, Ink::Plain);
    page
}

fn draw_hex(page: &mut Page, game: &TerraMystica, view: &MapText, hex: Hex, (row, column): (usize, usize)) {
    let terrain = game.terrain(hex);
    let ground = Ink::Land(terrain);
    for line in [row, row + 1] {
        page.text(line, column, "    ", ground);
    }
    let name = game.map().name(hex);
    let (words, ink) = if view.chosen == Some(hex) {
        (format!("[{name}]"), Ink::Chosen)
    } else if view.picks.contains(hex) {
        (format!("{name}*"), Ink::Pick)
    } else if view.last.contains(hex) {
        (format!("{name}!"), ground)
    } else if game.map().land.contains(hex) {
        (name.to_owned(), ground)
    } else {
        (String::new(), ground)
    };
    page.text(row, column, &words, ink);
    if game.structure(hex).is_some_and(|(seat, _)| game.player(seat).in_town.contains(hex)) {
        page.put(row, column + 3, '+', ground);
    }
    page.put(row + 1, column, letter(terrain), ground);
    if let Some((seat, kind)) = game.structure(hex) {
        let words = format!("{}{}", kind.short(), marks::number(seat));
        page.text(row + 1, column + 1, &words, Ink::Of(seat, marks::home(game, seat)));
    }
    for seat in game.seat_list().filter(|seat| game.player(*seat).river_links.contains(hex)) {
        let ink = Ink::Of(seat, marks::home(game, seat));
        page.text(row + 1, column + 1, &format!("={}", marks::number(seat)), ink);
    }
}

/// The board in half the rows: a hex is one row of four characters, its terrain and what stands there. Behind it a star says
/// that it can be chosen, an exclamation mark that something was moved there; brackets are around the one that is
/// selected. The rows have letters, the columns are counted from the left.
pub fn map_small(words: &Words, game: &TerraMystica, view: &MapText) -> Page {
    let map = game.map();
    let at = |hex: Hex| {
        let (row, column) = place(map, hex);
        (row / 2, column)
    };
    let width = map.grid.all().iter().map(|hex| at(hex).1 + WIDTH).max().unwrap_or(LEFT);
    let rows = map.grid.all().iter().map(|hex| at(hex).0 + 1).max().unwrap_or(0);
    let bridges = bridges(words, game);
    let mut page = Page::new(width.max(bridges.chars().count()), rows + usize::from(!bridges.is_empty()));
    for hex in map.grid.all() {
        draw_small(&mut page, game, view, hex, at(hex));
    }
    if let Some(hex) = view.chosen {
        let (row, column) = at(hex);
        page.put(row, column.saturating_sub(1), '[', Ink::Chosen);
        page.put(row, column + WIDTH - 1, ']', Ink::Chosen);
    }
    page.text(rows, 0, &bridges, Ink::Plain);
    page
}

fn draw_small(page: &mut Page, game: &TerraMystica, view: &MapText, hex: Hex, (row, column): (usize, usize)) {
    let map = game.map();
    let ground = Ink::Land(game.terrain(hex));
    page.text(row, column, "    ", ground);
    page.put(row, column, letter(game.terrain(hex)), ground);
    let home = |seat| Ink::Of(seat, marks::home(game, seat));
    let built =
        game.structure(hex).map(|(seat, kind)| (seat, format!("{}{}", kind.short(), marks::number(seat))));
    let linked = game.seat_list().filter(|seat| game.player(*seat).river_links.contains(hex));
    let linked = linked.map(|seat| (seat, format!("={}", marks::number(seat))));
    // Right behind what stands there: further off, the mark would seem to be the next hex's.
    let mut mark = column + 1;
    for (seat, words) in built.into_iter().chain(linked) {
        page.text(row, column + 1, &words, home(seat));
        mark = column + 1 + words.chars().count();
    }
    if view.picks.contains(hex) {
        page.put(row, mark, '*', Ink::Pick);
    } else if view.last.contains(hex) {
        page.put(row, mark, '!', Ink::Strong);
    }
    if map.land.contains(hex)
        && let Some(name) = map.name(hex).chars().next()
    {
        page.put(row, 0, name, Ink::Faint);
    }
}

/// The bridges in a line: who has them, and where.
fn bridges(words: &Words, game: &TerraMystica) -> String {
    let map = game.map();
    let each = (0..).zip(&map.bridges).filter_map(|(place, (a, b))| {
        let owner = game.bridge_owner(place)?;
        Some(format!("{}-{} ({})", map.name(*a), map.name(*b), marks::number(owner)))
    });
    let list: Vec<String> = each.collect();
    if list.is_empty() { String::new() } else { words.say("tm-bridges", &[("list", list.join(", ").into())]) }
}
