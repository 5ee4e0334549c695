//! Colours and classes of all games. Values are those of the design tokens of the browser pages, under the same names.

/// A colour: its name, in light, in dark.
pub(crate) type Colour = (&'static str, &'static str, &'static str);

pub(super) const COLOURS: &[Colour] = &[
    ("paper", "#f5f1e8", "#191714"),
    ("surface", "#fffdf8", "#24211c"),
    ("sunk", "#ebe4d6", "#110f0d"),
    ("ink-2", "#5d5346", "#bdb2a1"),
    ("ink", "#241f19", "#f2ebdf"),
    ("line-2", "#877b69", "#8d8271"),
    ("line", "#d9cfbd", "#3d372e"),
    ("you-soft", "#d5e7e9", "#173a42"),
    ("you", "#0e5a6b", "#74c7d6"),
    ("automa-soft", "#f7dfd2", "#49240f"),
    ("automa", "#9c3a1b", "#f29a73"),
    ("ok-soft", "#dcebdc", "#1b3a24"),
    ("ok", "#25663a", "#86cf98"),
    ("bad-soft", "#f8dde0", "#4d1820"),
    ("bad", "#a11d33", "#ff929f"),
    ("gold-soft", "#f6e6bd", "#43330d"),
    ("gold", "#8a5a00", "#e8bd58"),
];

/// A class without its prefix, and what it says; `$name` is a colour. Later ones win over earlier ones.
pub(crate) type Rule = (&'static str, &'static str);

pub(super) const RULES: &[Rule] = &[
    // Text: sizes of the tokens, from captions to the title.
    ("t0", "font-size:11px"),
    ("t1", "font-size:13px"),
    ("t2", "font-size:15px"),
    ("t3", "font-size:17px"),
    ("t4", "font-size:21px"),
    ("t5", "font-size:28px"),
    ("t6", "font-size:44px"),
    ("bold", "font-weight:650"),
    ("mid", "text-anchor:middle"),
    ("end", "text-anchor:end"),
    ("mono", "font-family:ui-monospace,\"SF Mono\",Menlo,Consolas,\"DejaVu Sans Mono\",monospace"),
    ("struck", "text-decoration:line-through"),
    // Colours of text and icons alike.
    ("ink", "fill:$ink;color:$ink"),
    ("ink2", "fill:$ink-2;color:$ink-2"),
    ("you", "fill:$you;color:$you"),
    ("automa", "fill:$automa;color:$automa"),
    ("ok", "fill:$ok;color:$ok"),
    ("bad", "fill:$bad;color:$bad"),
    ("gold", "fill:$gold;color:$gold"),
    ("line", "fill:none;stroke:currentColor;stroke-width:2;stroke-linecap:round;stroke-linejoin:round"),
    // Grounds.
    ("paper", "fill:$paper"),
    ("panel", "fill:$surface;stroke:$line"),
    ("sunk", "fill:$sunk"),
    ("tint", "fill:$ok-soft"),
    ("active-you", "stroke:$you;stroke-width:2"),
    ("active-automa", "stroke:$automa;stroke-width:2"),
    ("chip-you", "fill:$you-soft"),
    ("chip-automa", "fill:$automa-soft"),
    ("dashed", "fill:none;stroke:$line-2;stroke-dasharray:4 4"),
    ("rule", "fill:none;stroke:$line"),
    ("faded", "opacity:.42"),
];

pub(super) const FACE: &str =
    "system-ui,-apple-system,\"Segoe UI\",Roboto,\"Noto Sans\",\"DejaVu Sans\",sans-serif";
