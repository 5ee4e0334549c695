//! From meaning to the colours of a terminal with 256 of them.

use terra_mystica::{Cult, Terrain};

use super::{Ink, Page};

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

/// The colours of land: ground and letters.
fn land(terrain: Terrain) -> (u8, u8) {
    match terrain {
        Terrain::Desert => (222, 16),
        Terrain::Plains => (137, 16),
        Terrain::Swamp => (59, 231),
        Terrain::Lakes => (74, 16),
        Terrain::Forest => (107, 16),
        Terrain::Mountains => (250, 16),
        Terrain::Wasteland => (174, 16),
        Terrain::Ice => (231, 16),
        Terrain::Volcano => (130, 231),
        Terrain::River => (16, 67),
    }
}

/// The colours of the pieces of a faction that is at home there: ground and letters.
fn piece(home: Terrain) -> (u8, u8) {
    match home {
        Terrain::Desert => (220, 16),
        Terrain::Plains => (94, 231),
        Terrain::Swamp => (16, 231),
        Terrain::Lakes => (25, 231),
        Terrain::Forest => (22, 231),
        Terrain::Mountains => (240, 231),
        Terrain::Wasteland => (124, 231),
        Terrain::Ice => (117, 16),
        Terrain::Volcano => (208, 16),
        Terrain::River => (244, 16),
    }
}

/// How an ink looks.
pub fn shade(ink: Ink) -> Shade {
    let fore = |fore: u8| Shade { fore: Some(fore), ..Shade::default() };
    let both = |(ground, fore): (u8, u8), bold: bool| Shade { fore: Some(fore), ground: Some(ground), bold };
    match ink {
        Ink::Plain => Shade::default(),
        Ink::Strong => Shade { bold: true, ..Shade::default() },
        Ink::Faint => fore(244),
        // Land stands out where water has no ground.
        Ink::Land(Terrain::River) => fore(67),
        Ink::Land(terrain) => both(land(terrain), false),
        Ink::Of(_, home) => both(piece(home), true),
        Ink::Pick => both((30, 231), true),
        Ink::Chosen => both((166, 16), true),
        Ink::Gold => fore(136),
        Ink::Power => fore(134),
        Ink::Cult(Cult::Fire) => fore(166),
        Ink::Cult(Cult::Water) => fore(32),
        Ink::Cult(Cult::Earth) => fore(137),
        Ink::Cult(Cult::Air) => fore(246),
    }
}

/// A page with the escape codes of its colours.
pub fn coloured(page: &Page) -> String {
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
