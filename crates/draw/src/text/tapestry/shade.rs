//! The inks as colours of a terminal.

use tapestry::Terrain;

use super::{Ink, Page};

/// A page with its colours, as escape sequences of a terminal.
pub fn coloured(page: &Page) -> String {
    let mut text = String::new();
    for row in page.rows() {
        let last = row.iter().rposition(|cell| cell.0 != ' ').map_or(0, |at| at + 1);
        let mut now = "";
        for (sign, ink) in &row[..last] {
            let code = code(*ink);
            if code != now {
                text.push_str("\u{1b}[0m");
                text.push_str(code);
                now = code;
            }
            text.push(*sign);
        }
        if !now.is_empty() {
            text.push_str("\u{1b}[0m");
        }
        text.push('\n');
    }
    text
}

fn code(ink: Ink) -> &'static str {
    match ink {
        Ink::Plain => "",
        Ink::Strong => "\u{1b}[1m",
        Ink::Faint => "\u{1b}[2m",
        Ink::Pick => "\u{1b}[1;32m",
        Ink::Gold => "\u{1b}[33m",
        Ink::Land(terrain) => match terrain {
            Terrain::Water => "\u{1b}[36m",
            Terrain::Desert => "\u{1b}[33m",
            Terrain::Forest => "\u{1b}[32m",
            Terrain::Grassland => "\u{1b}[92m",
            Terrain::Mountain => "\u{1b}[37m",
        },
        Ink::Of(seat) => match seat.0 {
            0 => "\u{1b}[1;34m",
            1 => "\u{1b}[1;31m",
            2 => "\u{1b}[1;37m",
            3 => "\u{1b}[1;35m",
            _ => "\u{1b}[1;36m",
        },
    }
}
