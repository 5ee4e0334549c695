//! A capital city: a letter a plot, with the landmarks explained below.

use kernel::Seat;
use tapestry::Tapestry;
use tapestry::state::plot;
use words::Words;
use words::tapestry::printed_name;

use super::{Ink, Page};

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
