//! From meaning to the colours of a terminal with 256 of them.

use terra_mystica::{Cult, Terrain};

use super::{Ink, Page};
use crate::text::shade::Shade;

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
    crate::text::shade::coloured(page, shade)
}
