//! A capital city: a letter a plot, with the landmarks explained below.

use kernel::Seat;
use tapestry::Tapestry;
use tapestry::components::Outline;
use tapestry::state::{MARGIN, plot};
use words::Words;
use words::tapestry::printed_name;

use super::{Ink, Page};

/// A building before it is placed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ghost {
    /// The outline of the building, turned as it is held.
    pub outline: Outline,
    /// The column of its upper left corner, margin included.
    pub x: u8,
    /// The row.
    pub y: u8,
    /// Whether it may lie there.
    pub legal: bool,
}

/// The row and column of a plot's character; with the margin, as the rules count them. `None` for what lies beyond.
pub fn plot_at(x: u8, y: u8) -> Option<(usize, usize)> {
    let inside = |at: u8| at.checked_sub(MARGIN).filter(|at| *at < 9).map(usize::from);
    let (column, row) = (inside(x)?, inside(y)?);
    Some((1 + row + row / 3, 3 + 2 * column + column / 3))
}

/// A city with a building over it that is about to be placed: `@`, or `x` where it may not lie.
pub fn city_with(words: &Words, game: &Tapestry, seat: Seat, ghost: Option<Ghost>) -> Page {
    let mut page = city(words, game, seat);
    let Some(ghost) = ghost else { return page };
    for (row, bits) in (0_u8..).zip(ghost.outline.rows).take(usize::from(ghost.outline.height)) {
        for column in (0..ghost.outline.width).filter(|column| bits >> column & 1 == 1) {
            let Some((y, x)) = plot_at(ghost.x + column, ghost.y + row) else { continue };
            let (sign, ink) = if ghost.legal { ('@', Ink::Lay) } else { ('x', Ink::Clash) };
            page.put(y, x, sign, ink);
        }
    }
    page
}

/// A city: `.` is free, `#` impassable, `M H F A` are buildings, `o` is a token, small letters are landmarks.
pub fn city(words: &Words, game: &Tapestry, seat: Seat) -> Page {
    let city = &game.player_at(seat).city;
    let mut legend: Vec<(u8, char)> = Vec::new();
    let owned: Vec<u8> = (0..64_u8).filter(|at| city.landmarks >> at & 1 == 1).collect();
    legend.extend(owned.into_iter().zip("abcdefghijklmnpqrstuvwxyz".chars()));
    let names: Vec<String> = legend
        .iter()
        .filter_map(|(at, sign)| {
            let known = game.kit().landmarks.get(usize::from(*at))?;
            Some(format!("{sign} {}", printed_name(words, &known.name)))
        })
        .collect();
    let mut page =
        Page::new(24.max(names.iter().map(|name| name.chars().count() + 28).max().unwrap_or(0)), 12);
    for (at, sign) in ('a'..='i').enumerate() {
        page.put(0, 3 + 2 * at + at / 3, sign, Ink::Faint);
    }
    for row in 0..9 {
        let y = 1 + row + row / 3;
        page.text(y, 0, &(row + 1).to_string(), Ink::Faint);
        for column in 0..9 {
            let there = city.plots[row * 9 + column];
            let (sign, ink) = match there {
                plot::OPEN if city.impassable[row] >> column & 1 == 1 => ('#', Ink::Faint),
                plot::OPEN => ('.', Ink::Plain),
                1..=4 => (['M', 'H', 'F', 'A'][usize::from(there - plot::BUILDING)], Ink::Strong),
                plot::TOKEN => ('o', Ink::Of(seat)),
                mark => {
                    let known = legend.iter().find(|(at, _)| plot::LANDMARK + at == mark);
                    (known.map_or('?', |(_, sign)| *sign), Ink::Gold)
                }
            };
            page.put(y, 3 + 2 * column + column / 3, sign, ink);
        }
    }
    for (row, name) in names.iter().enumerate() {
        page.text(1 + row, 26, name, Ink::Gold);
    }
    page
}
