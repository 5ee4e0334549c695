//! Tapestry for a terminal of 80 columns: rows of characters, each with a meaning that a view may colour.
//!
//! - `map`: the map with coordinates, terrains and outposts
//! - `tracks`: the tracks with tokens and landmarks
//! - `city`: a capital city; `mat`: what a seat has
//! - `shade`: the colours of the inks
//!
//! Nothing is told by colour alone: every terrain has its letter, every seat its number.

mod city;
mod map;
mod mat;
mod shade;
mod tracks;

use kernel::Seat;
use tapestry::Terrain;

use super::grid::Grid;

pub use city::{Ghost, city, city_with, plot_at};
pub use map::{MapText, map, map_small, place_small};
pub use mat::{cards, mat, seats};
pub use shade::{coloured, shade};
pub use tracks::tracks;

/// Rows of characters of Tapestry.
pub type Page = Grid<Ink>;

/// What a character stands for. A view may colour it; without colour the character says it all.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Ink {
    /// Text without emphasis.
    #[default]
    Plain,
    /// Headings and what matters now.
    Strong,
    /// Labels of no weight.
    Faint,
    /// A terrain.
    Land(Terrain),
    /// Something of a seat.
    Of(Seat),
    /// What can be chosen.
    Pick,
    /// What the person has selected.
    Chosen,
    /// What is in hand, where it may lie.
    Lay,
    /// What is in hand, where it may not lie.
    Clash,
    /// Landmarks and points.
    Gold,
}

/// The letter of a terrain.
pub fn letter(terrain: Terrain) -> char {
    match terrain {
        Terrain::Water => '~',
        Terrain::Desert => 'd',
        Terrain::Forest => 'f',
        Terrain::Grassland => 'g',
        Terrain::Mountain => 'm',
    }
}

/// Lines of words as a page.
pub(super) fn page_of(lines: &[(String, Ink)]) -> Page {
    let width = lines.iter().map(|(line, _)| line.chars().count()).max().unwrap_or(0);
    let mut page = Page::new(width, lines.len());
    for (row, (line, ink)) in lines.iter().enumerate() {
        page.text(row, 0, line, *ink);
    }
    page
}

/// Words in lines of so many characters, the later ones indented.
pub(super) fn wrapped(words: &str, width: usize, indent: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in words.split_whitespace() {
        let room = width.saturating_sub(indent);
        match lines.last_mut() {
            Some(line) if line.trim_start().chars().count() + word.chars().count() < room => {
                line.push(' ');
                line.push_str(word);
            }
            Some(_) => lines.push(format!("{}{word}", " ".repeat(indent))),
            None => lines.push(word.to_owned()),
        }
    }
    lines
}
