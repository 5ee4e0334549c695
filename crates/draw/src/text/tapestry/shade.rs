//! From meaning to the colours of a terminal with 256 of them.

use tapestry::Terrain;

use super::{Ink, Page};
use crate::text::shade::Shade;

/// How an ink looks.
pub fn shade(ink: Ink) -> Shade {
    let fore = |fore: u8| Shade { fore: Some(fore), ..Shade::default() };
    let bold = |fore: u8| Shade { fore: Some(fore), ground: None, bold: true };
    let on = |ground: u8, fore: u8| Shade { fore: Some(fore), ground: Some(ground), bold: true };
    match ink {
        Ink::Plain => Shade::default(),
        Ink::Strong => Shade { bold: true, ..Shade::default() },
        Ink::Faint => fore(244),
        Ink::Pick => on(30, 231),
        Ink::Chosen => on(166, 16),
        Ink::Lay => on(114, 16),
        Ink::Clash => on(174, 16),
        Ink::Gold => fore(136),
        Ink::Land(terrain) => match terrain {
            Terrain::Water => fore(32),
            Terrain::Desert => fore(136),
            Terrain::Forest => fore(28),
            Terrain::Grassland => fore(70),
            Terrain::Mountain => fore(245),
        },
        Ink::Of(seat) => match seat.0 {
            0 => bold(33),
            1 => bold(160),
            2 => bold(245),
            3 => bold(133),
            _ => bold(37),
        },
    }
}

/// A page with its colours, as escape sequences of a terminal.
pub fn coloured(page: &Page) -> String {
    crate::text::shade::coloured(page, shade)
}
