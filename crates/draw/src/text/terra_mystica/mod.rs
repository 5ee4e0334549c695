//! Terra Mystica for a terminal of 80 columns: rows of characters, each with a meaning that a view may colour.
//!
//! - `map`: the board, five by two characters a hex
//! - `cults`: the four tracks with markers and priests
//! - `seat`: what one seat has
//! - `cards`: the cards of an Automa
//! - `table`: the rounds, and what lies in the middle
//! - `shade`: the colours of the inks; `sheet`: lines of words, as a grid
//!
//! Nothing is told by colour alone: every terrain has its letter, every structure its code with the number of its seat.

mod cards;
mod cults;
mod map;
mod seat;
mod shade;
mod sheet;
mod table;

use kernel::Seat;
use terra_mystica::{Cult, Terrain};

use super::grid::Grid;

pub use cards::cards;
pub use cults::cults;
pub use map::{MapText, map, map_small, place};
pub use seat::{seat, seats};
pub use shade::{coloured, shade};

pub use crate::text::shade::Shade;
pub use table::{middle, rounds};

/// Rows of characters of Terra Mystica.
pub type Page = Grid<Ink>;

/// What a character stands for. A view may colour it; without colour the character says it all.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Ink {
    /// Text without emphasis.
    #[default]
    Plain,
    /// Headings and what matters now.
    Strong,
    /// Labels of no weight, and what is used up.
    Faint,
    /// A hex of this terrain.
    Land(Terrain),
    /// Something of a seat whose pieces have the colour of this terrain.
    Of(Seat, Terrain),
    /// What can be chosen.
    Pick,
    /// What was chosen, or is selected.
    Chosen,
    /// Coins and points.
    Gold,
    /// Power in the three bowls.
    Power,
    /// A cult.
    Cult(Cult),
}

/// The letter of a terrain.
pub fn letter(terrain: Terrain) -> char {
    match terrain {
        Terrain::Desert => 'd',
        Terrain::Plains => 'p',
        Terrain::Swamp => 's',
        Terrain::Lakes => 'l',
        Terrain::Forest => 'f',
        Terrain::Mountains => 'm',
        Terrain::Wasteland => 'w',
        Terrain::Ice => 'i',
        Terrain::Volcano => 'v',
        Terrain::River => '~',
    }
}
