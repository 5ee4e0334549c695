//! Colours and classes. The land is cardboard and the same by day and night, but that a page dims it; all else follows the page.

use super::icons;
use crate::paper::{Colour, Look, Rule};

/// The look of Tapestry.
pub(super) static LOOK: Look = Look {
    prefix: "ta",
    colours: &[],
    own_colours: COLOURS,
    rules: RULES,
    page_rules: PAGE,
    definitions: icons::symbols,
};

const COLOURS: &[Colour] = &[
    ("ta-exploration-soft", "#dce9f7", "#16304d"),
    ("ta-exploration", "#27639e", "#8cbcf0"),
    ("ta-technology-soft", "#f5ebcf", "#3d300c"),
    ("ta-technology", "#805600", "#e6bc57"),
    ("ta-science-soft", "#dcefdf", "#173820"),
    ("ta-science", "#2a6d38", "#8ed09b"),
    ("ta-military-soft", "#f8dfdc", "#4b1b18"),
    ("ta-military", "#a3322a", "#f39a92"),
    ("ta-arts-soft", "#ebe0f5", "#321f47"),
    ("ta-arts", "#6c3f9e", "#c9a9ee"),
    ("ta-city", "#ede4d0", "#4a4336"),
    ("ta-city-edge", "#b3a78f", "#6d634f"),
    ("ta-plot", "#fbf6ea", "#5c5343"),
    ("ta-plot-edge", "#ddd1b8", "#6f6552"),
    ("ta-rough", "#d9ccb2", "#38322a"),
    ("ta-rough-edge", "#c7b798", "#544c3d"),
    ("ta-dot", "#6d5f49", "#a8977a"),
    ("ta-district", "#85704b", "#c0a873"),
];

const RULES: &[Rule] = &[
    // Small print: a page may switch it off where the picture is small.
    ("small", "display:var(--small,inline)"),
    ("t00", "font-size:10px"),
    ("num", "font-weight:700"),
    ("solid", "fill:currentColor"),
    // Land: cardboard.
    ("hex", "stroke:#fffdf8;stroke-width:2.4;stroke-linejoin:round"),
    ("unexplored", "fill:#e4dbc9"),
    ("explored", "fill:#d6dfae"),
    ("water", "fill:#c3deee"),
    ("desert", "fill:#ead491"),
    ("forest", "fill:#6fa775"),
    ("grassland", "fill:#bfd58a"),
    ("mountain", "fill:#b1a79b"),
    ("motif", "fill:none;stroke-width:1.8;stroke-linecap:round;stroke-linejoin:round"),
    ("desert-mark", "stroke:#8a6414"),
    ("forest-mark", "stroke:#1f4f29"),
    ("grassland-mark", "stroke:#4e6b1c"),
    ("mountain-mark", "stroke:#4b423a"),
    ("on-land", "fill:#241f19;color:#241f19"),
    ("start", "fill:#fffdf6;stroke:#877b69"),
    // Seats: each has its colour, its shape and its number.
    ("seat-0", "fill:#1d4ed8;color:#1d4ed8"),
    ("seat-1", "fill:#a8480a;color:#a8480a"),
    ("seat-2", "fill:#475569;color:#475569"),
    ("seat-3", "fill:#7c2fb0;color:#7c2fb0"),
    ("seat-4", "fill:#0b6b62;color:#0b6b62"),
    ("piece", "stroke:#fffdf8;stroke-width:1.6;stroke-linejoin:round"),
    ("lying", "fill:#fffdf8;stroke:currentColor;stroke-width:1.8;stroke-linejoin:round"),
    ("on-piece", "fill:#fffdf8;color:#fffdf8"),
    ("of", "fill:currentColor"),
    // Over a picture.
    ("pick", "cursor:pointer"),
    ("hit", "fill:transparent"),
    ("legal-fill", "fill:#0f766e;fill-opacity:.18"),
    ("legal-halo", "fill:none;stroke:#fffdf8;stroke-width:6.5;stroke-linejoin:round;opacity:.85"),
    ("legal-ring", "fill:none;stroke:#0c6059;stroke-width:3.6;stroke-linejoin:round"),
    ("selected", "fill:none;stroke:currentColor;stroke-width:5;stroke-linejoin:round"),
    ("ghost", "fill:#0f766e;fill-opacity:.55;stroke:#0c6059;stroke-width:2"),
    ("last", "fill:none;stroke:#241f19;stroke-width:2.4;stroke-dasharray:7 5;stroke-linejoin:round"),
    // Goods and buildings.
    ("coin", "fill:#f2c94c;stroke:#7a5a08;stroke-width:1.8"),
    ("coin-rim", "fill:none;stroke:#7a5a08;stroke-width:1.4"),
    ("stone", "fill:#c9cdd3;stroke:#3f4753;stroke-width:1.7;stroke-linejoin:round"),
    ("fruit", "fill:#c0813f;stroke:#5c3510;stroke-width:1.7;stroke-linejoin:round"),
    ("stalk", "fill:none;stroke:#3f7a3a;stroke-width:2;stroke-linecap:round"),
    ("star", "fill:#d9645a;stroke:#7a201a;stroke-width:1.6;stroke-linejoin:round"),
    ("market", "fill:#f2c94c;stroke:#6b4e06;stroke-width:1.7;stroke-linejoin:round"),
    ("door", "fill:#fff;stroke:#3f3a33;stroke-width:1.5"),
    ("gate", "fill:none;stroke:#fff;stroke-width:1.5"),
    ("points", "fill:#f4d58a;stroke:#8a5a08;stroke-width:1.6"),
    // Tracks.
    ("of-exploration", "fill:$ta-exploration;color:$ta-exploration"),
    ("of-technology", "fill:$ta-technology;color:$ta-technology"),
    ("of-science", "fill:$ta-science;color:$ta-science"),
    ("of-military", "fill:$ta-military;color:$ta-military"),
    ("of-arts", "fill:$ta-arts;color:$ta-arts"),
    ("band-exploration", "fill:$ta-exploration-soft;stroke:$ta-exploration"),
    ("band-technology", "fill:$ta-technology-soft;stroke:$ta-technology"),
    ("band-science", "fill:$ta-science-soft;stroke:$ta-science"),
    ("band-military", "fill:$ta-military-soft;stroke:$ta-military"),
    ("band-arts", "fill:$ta-arts-soft;stroke:$ta-arts"),
    ("space", "fill:$surface"),
    ("name", "font-size:8.6px;fill:$ink"),
    ("bonus", "fill:$gold-soft"),
    ("shape", "fill:$gold"),
    ("read", "cursor:help"),
    ("free", "fill:$gold-soft;stroke:$gold"),
    ("gone", "fill:$sunk;stroke:$line-2;stroke-dasharray:3 3"),
    // The city and the mat.
    ("city", "fill:$ta-city;stroke:$ta-city-edge"),
    ("plot", "fill:$ta-plot;stroke:$ta-plot-edge"),
    ("rough", "fill:$ta-rough;stroke:$ta-rough-edge"),
    ("dot", "fill:$ta-dot"),
    ("district", "fill:none;stroke:$ta-district;stroke-width:1.6;stroke-dasharray:6 4"),
    ("done", "fill:none;stroke:#0f766e;stroke-width:4;stroke-linejoin:round"),
    ("full", "fill:#15803d;fill-opacity:.18;stroke:#15803d;stroke-width:2"),
    ("built", "fill:#fffdf8;stroke:#3f3a33;stroke-width:1.6"),
    ("mark", "fill:#f7e9c9;stroke:#9a6a10;stroke-width:2.4;stroke-linejoin:round"),
    ("joint", "fill:#f7e9c9"),
    ("covered", "fill:$sunk;stroke:$line"),
    ("open", "fill:$surface;stroke:$line-2"),
    // Cards.
    ("card", "fill:$surface;stroke:$line-2;stroke-width:1.4"),
    ("band", "fill:$sunk"),
    ("ring", "fill:$surface;stroke:$ink-2;stroke-width:1.8"),
    ("die-red", "fill:#a3322a;stroke:#fffdf8;stroke-width:2"),
    ("die-black", "fill:#29241f;stroke:#fffdf8;stroke-width:2"),
    ("die-science", "fill:#2a6d38;stroke:#fffdf8;stroke-width:2"),
    ("orbit", "fill:$surface;stroke:#3b4a86;stroke-width:7;stroke-linejoin:round"),
    ("frame", "fill:$surface;stroke:#9a6a10;stroke-width:5"),
    ("pale", "opacity:.45"),
    // Decision cards and scans.
    ("in-play", "fill:$gold-soft"),
    ("badge", "fill:$sunk;stroke:$ink-2;stroke-width:1.4"),
    ("box-automa", "fill:$surface;stroke:$automa;stroke-width:1.8"),
    ("box-shadow", "fill:$surface;stroke:$ink-2;stroke-width:1.8"),
    ("arrow", "fill:none;stroke:currentColor;stroke-width:2.4;stroke-linecap:round;stroke-linejoin:round"),
    ("heart-automa", "fill:#a8480a"),
    ("heart-shadow", "fill:#475569"),
    ("scan", "fill:none;stroke-linecap:round;stroke-linejoin:round"),
    ("first", "stroke:#241f19;stroke-width:11"),
    ("later", "stroke:#85704b;stroke-width:6"),
    ("scan-start", "fill:#241f19;stroke:#fffdf8;stroke-width:5"),
    ("thin", "stroke-width:3;stroke-dasharray:1 7"),
    ("head", "stroke-dasharray:none"),
    ("veil", "fill:#fffdf8;fill-opacity:.5"),
    ("candidate", "fill:none;stroke:#a8480a;stroke-width:2.6;stroke-dasharray:8 5;stroke-linejoin:round"),
    ("reason", "fill:#fffdf8;stroke:#a8480a;stroke-width:1.2"),
    ("chosen", "fill:none;stroke:#a8480a;stroke-width:6;stroke-linejoin:round"),
    ("chosen-label", "fill:#a8480a;stroke:#fffdf8;stroke-width:1.6"),
];

/// Where a picture is small its small print goes; what can be chosen shows where the pointer or the focus is.
const PAGE: &str = concat!(
    "@media(max-width:600px){.ta-whole{--small:none}}",
    ".ta-pick:hover .ta-legal-fill,.ta-pick:focus-visible .ta-legal-fill{fill-opacity:.45}",
    ".ta-pick:focus-visible{outline:none}",
    ".ta-pick:focus-visible .ta-legal-ring{stroke:var(--focus);stroke-width:6}",
);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_colour_is_known() {
        assert!(!LOOK.style_of_file(|_| true).contains('$'));
        let page = LOOK.style_of_page();
        assert!(!page.contains('$'));
        assert!(page.contains("var(--ta-arts-soft)") && page.contains("--ta-arts-soft:#ebe0f5;"));
    }
}
