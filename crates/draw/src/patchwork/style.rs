//! What only cloth needs: its colours, classes and weaves.

use super::icons;
use crate::paper::{Colour, Look, Rule};

/// What every class and id of ours begins with.
pub(super) const PREFIX: &str = "pw-";

/// The look of Patchwork.
pub(super) static LOOK: Look = Look {
    prefix: "pw",
    colours: COLOURS,
    own_colours: &[],
    rules: RULES,
    page_rules: "",
    definitions: |wanted| weaves(wanted) + &icons::definitions(wanted),
};

const COLOURS: &[Colour] = &[
    ("cloth-1", "#7fa7b5", "#5c8797"),
    ("weave-1", "#5f8b9b", "#7aa6b5"),
    ("cloth-2", "#d99a86", "#b0715d"),
    ("weave-2", "#c27c66", "#cb9280"),
    ("cloth-3", "#a9b57e", "#7d8a52"),
    ("weave-3", "#8c9a5f", "#9dab72"),
    ("cloth-4", "#dcb863", "#a98534"),
    ("weave-4", "#c39c40", "#c7a556"),
    ("cloth-5", "#b49ac0", "#866a95"),
    ("weave-5", "#987aa7", "#a68ab5"),
    ("cloth-6", "#c9b8a0", "#8f7d64"),
    ("weave-6", "#ab9779", "#ae9c83"),
    ("seam", "#3a3128", "#14110e"),
];

const RULES: &[Rule] = &[
    // Cloth.
    ("cloth", "stroke:$seam;stroke-width:1.6;stroke-linejoin:round"),
    (
        "stitch",
        "fill:none;stroke:$seam;stroke-width:.9;stroke-dasharray:2.6 2.2;stroke-linecap:round;opacity:.65",
    ),
    ("sewn", "fill:#fbf3dd;stroke:#3a3128"),
    ("holes", "stroke:#3a3128;stroke-width:2;stroke-linecap:round"),
    ("leather", "fill:#7a4a26;stroke:$seam;stroke-width:1.6"),
    ("thread", "fill:none;stroke:#f0dcc0;stroke-width:1.1;stroke-dasharray:2.4 1.9;stroke-linecap:round"),
    ("grid", "fill:none;stroke:$line;stroke-width:1"),
    ("bg1", "fill:$cloth-1"),
    ("bg2", "fill:$cloth-2"),
    ("bg3", "fill:$cloth-3"),
    ("bg4", "fill:$cloth-4"),
    ("bg5", "fill:$cloth-5"),
    ("bg6", "fill:$cloth-6"),
    ("fg1", "fill:none;stroke:$weave-1;stroke-width:1.6"),
    ("fg2", "fill:$weave-2"),
    ("fg3", "fill:$weave-3;opacity:.7"),
    ("fg4", "fill:none;stroke:$weave-4;stroke-width:2"),
    ("fg5", "fill:none;stroke:$weave-5;stroke-width:1.4"),
    ("fg6", "fill:none;stroke:$weave-6;stroke-width:1.3"),
    ("c1", "fill:url(#pw-w1)"),
    ("c2", "fill:url(#pw-w2)"),
    ("c3", "fill:url(#pw-w3)"),
    ("c4", "fill:url(#pw-w4)"),
    ("c5", "fill:url(#pw-w5)"),
    ("c6", "fill:url(#pw-w6)"),
    // The time board.
    ("passed", "fill:$line"),
    ("goal", "fill:$sunk;stroke:$ink-2;stroke-width:1.5"),
    ("mark", "fill:$gold-soft;stroke:$gold;stroke-width:1.6"),
    ("mark-holes", "stroke:$gold;stroke-width:2.6;stroke-linecap:round"),
    ("gone", "fill:none;stroke:$line-2;stroke-width:1.2;stroke-dasharray:.1 3;stroke-linecap:round"),
    ("token-you", "fill:$you;stroke:$surface;stroke-width:2"),
    ("token-automa", "fill:$automa;stroke:$surface;stroke-width:2;stroke-linejoin:round"),
    // What a person is about to do: a piece in hand, where it could lie, where the token would land.
    ("edge-ok", "fill:none;stroke:$ok;stroke-width:2.6;stroke-dasharray:5 3;stroke-linejoin:round"),
    ("edge-bad", "fill:url(#pw-hatch);stroke:$bad;stroke-width:2.6;stroke-linejoin:round"),
    ("hatch-ground", "fill:$bad-soft"),
    ("hatch-line", "fill:none;stroke:$bad;stroke-width:1.5"),
    ("badge-ok", "fill:$ok;stroke:$surface;stroke-width:1"),
    ("badge-bad", "fill:$bad;stroke:$surface;stroke-width:1"),
    ("on-badge", "color:$surface"),
    ("spot", "fill:none;stroke:$ok;stroke-width:1.5;stroke-dasharray:3 2.4"),
    ("spot-small", "fill:none;stroke:$ok;stroke-width:1.2;stroke-dasharray:2 1.6;opacity:.8"),
    ("pick", "cursor:pointer"),
    ("hit", "fill:#0000"),
    ("reach-you", "fill:$you-soft;stroke:$you;stroke-width:2.4;stroke-dasharray:5 3"),
    ("reach-automa", "fill:$automa-soft;stroke:$automa;stroke-width:2.4;stroke-dasharray:5 3"),
    // A move at a real table.
    ("hop-automa", "fill:none;stroke:$automa;stroke-width:2.5;stroke-linecap:round;stroke-linejoin:round"),
    ("hop-you", "fill:none;stroke:$you;stroke-width:2.5;stroke-linecap:round;stroke-linejoin:round"),
    ("hop-from-automa", "fill:none;stroke:$automa;stroke-width:2;stroke-dasharray:3 3"),
    ("hop-from-you", "fill:none;stroke:$you;stroke-width:2;stroke-dasharray:3 3"),
    ("hop-to-automa", "fill:$automa-soft;stroke:$automa;stroke-width:2"),
    ("hop-to-you", "fill:$you-soft;stroke:$you;stroke-width:2"),
    ("hop-ring", "fill:none;stroke:$line-2;stroke-width:4;stroke-linecap:round;stroke-linejoin:round"),
    // Cards and scores.
    ("face", "fill:$surface;stroke:$automa;stroke-width:2"),
    ("face-top", "fill:$automa-soft"),
    ("back", "fill:$automa-soft;stroke:$automa;stroke-width:2"),
    ("back-stitch", "fill:none;stroke:$automa;stroke-width:1.6;stroke-dasharray:6 5;stroke-linecap:round"),
    ("lead-you", "fill:none;stroke:$you;stroke-width:3;stroke-linecap:round;stroke-linejoin:round"),
    ("lead-automa", "fill:none;stroke:$automa;stroke-width:3;stroke-linecap:round;stroke-dasharray:1 5"),
];

/// Each cloth has its own weave, so that two patches differ without colour: stripes, dots, checks, diagonals,
/// crosses, waves. Width, height, turn, threads.
const WEAVES: [(f64, f64, &str, &str); 6] = [
    (6.0, 6.0, "", r#"<path class="pw-fg1" d="M0 3h6"/>"#),
    (8.0, 8.0, "", r#"<path class="pw-fg2" d="M.7 2a1.3 1.3 0 1 1 0 .1zM4.7 6a1.3 1.3 0 1 1 0 .1z"/>"#),
    (10.0, 10.0, "", r#"<path class="pw-fg3" d="M0 0h5v5h-5zM5 5h5v5h-5z"/>"#),
    (7.0, 7.0, r#" patternTransform="rotate(45)""#, r#"<path class="pw-fg4" d="M0 3.5h7"/>"#),
    (10.0, 10.0, "", r#"<path class="pw-fg5" d="M3 5h4M5 3v4"/>"#),
    (10.0, 6.0, "", r#"<path class="pw-fg6" d="M0 3Q2.5-.6 5 3T10 3"/>"#),
];

/// The weaves that `wanted` says are used.
pub(super) fn weaves(wanted: impl Fn(&str) -> bool) -> String {
    let used = (1..).zip(WEAVES).filter(|(number, _): &(u8, _)| wanted(&format!("c{number}")));
    let written = used.map(|(number, (width, height, turn, threads))| {
        let size = format!(r#"width="{width}" height="{height}""#);
        format!(
            concat!(
                r#"<pattern id="{}w{}" {} patternUnits="userSpaceOnUse"{}>"#,
                r#"<rect {} class="{}bg{}"/>{}</pattern>"#
            ),
            PREFIX, number, size, turn, size, PREFIX, number, threads
        )
    });
    let hatch = if wanted("edge-bad") { HATCH } else { "" };
    written.collect::<Vec<_>>().concat() + hatch
}

/// What cannot be: lines across.
const HATCH: &str = concat!(
    r#"<pattern id="pw-hatch" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)">"#,
    r#"<rect width="7" height="7" class="pw-hatch-ground"/><path class="pw-hatch-line" d="M0 3.5h7"/></pattern>"#
);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_colour_is_known() {
        assert!(!LOOK.style_of_file(|_| true).contains('$'));
        assert!(!LOOK.style_of_page().contains('$'));
        assert!(LOOK.style_of_page().contains("var(--weave-6)"));
    }

    #[test]
    fn only_what_is_used_is_written() {
        let sheet = LOOK.style_of_file(|class| class == "t0");
        assert!(sheet.contains(".pw-t0{") && !sheet.contains(".pw-t1{"));
    }
}
