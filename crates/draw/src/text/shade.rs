//! Colours of a terminal with 256 of them.

use super::grid::Grid;

/// How an ink looks: numbers of the usual palette, nothing where the terminal's own colour stays.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Shade {
    /// The letters.
    pub fore: Option<u8>,
    /// What is behind them.
    pub ground: Option<u8>,
    /// Whether the letters are bold.
    pub bold: bool,
}

/// A page with the escape codes of its colours.
pub fn coloured<I: Copy + Default + PartialEq>(page: &Grid<I>, shade: fn(I) -> Shade) -> String {
    let mut out = Vec::new();
    for row in page.rows() {
        for part in row.chunk_by(|a, b| a.1 == b.1) {
            let words: String = part.iter().map(|cell| cell.0).collect();
            let shade = shade(part[0].1);
            if shade == Shade::default() {
                out.push(words);
                continue;
            }
            let mut codes = Vec::new();
            if shade.bold {
                codes.push("1".to_owned());
            }
            codes.extend(shade.fore.map(|number| format!("38;5;{number}")));
            codes.extend(shade.ground.map(|number| format!("48;5;{number}")));
            out.push(format!("\u{1b}[{}m{words}\u{1b}[0m", codes.join(";")));
        }
        out.push("\n".to_owned());
    }
    out.concat()
}
