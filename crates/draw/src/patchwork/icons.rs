//! Our icons: a 24 x 24 grid, a line of 2 with round ends, in the colour of the text around them.

use super::style::PREFIX;
use crate::paper::Named;

/// A small picture with one meaning.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Icon {
    Button,
    Income,
    Time,
    Squares,
    Star,
    /// The star for a special tile that somebody has won.
    StarFull,
    /// A flag for points.
    Flag,
    /// A patch of any shape.
    Patch,
    Deck,
    Leather,
    Tick,
    Cross,
    NoOvertake,
    MostButtons,
    Largest,
    Furthest,
    Pawn,
    /// The button printed on a patch: drawn at its own size, around the origin.
    Sewn,
    /// The mark on the time board, drawn like [`Icon::Sewn`].
    Mark,
    /// A leather patch of one square, 20 units wide, from the origin.
    LeatherPatch,
}

/// How an icon is stored.
enum Form {
    /// Scaled to wherever it is used.
    Symbol(&'static str),
    /// Drawn at its own size.
    Group(&'static str),
}

impl Icon {
    const ALL: [Icon; 20] = [
        Icon::Button,
        Icon::Income,
        Icon::Time,
        Icon::Squares,
        Icon::Star,
        Icon::StarFull,
        Icon::Flag,
        Icon::Patch,
        Icon::Deck,
        Icon::Leather,
        Icon::Tick,
        Icon::Cross,
        Icon::NoOvertake,
        Icon::MostButtons,
        Icon::Largest,
        Icon::Furthest,
        Icon::Pawn,
        Icon::Sewn,
        Icon::Mark,
        Icon::LeatherPatch,
    ];

    fn stored(self) -> (&'static str, Form) {
        use Form::{Group, Symbol};
        match self {
            Icon::Button => (
                "i-button",
                Symbol(concat!(
                    r#"<circle cx="12" cy="12" r="9"/>"#,
                    r#"<path stroke-width="2.6" d="M9.5 9.5h.01M14.5 9.5h.01M9.5 14.5h.01M14.5 14.5h.01"/>"#
                )),
            ),
            Icon::Income => (
                "i-income",
                Symbol(concat!(
                    r#"<path stroke-dasharray="3 3" d="M3 14v4a3 3 0 0 0 3 3h12a3 3 0 0 0 3-3v-4"/>"#,
                    r#"<circle cx="12" cy="9" r="6.5"/>"#,
                    r#"<path stroke-width="2.2" d="M10.2 7.5h.01M13.8 7.5h.01M10.2 10.8h.01M13.8 10.8h.01"/>"#
                )),
            ),
            Icon::Time => (
                "i-time",
                Symbol(
                    r#"<path d="M6 3h12M6 21h12M7.5 3v3.5L12 12l4.5-5.5V3M7.5 21v-3.5L12 12l4.5 5.5V21"/>"#,
                ),
            ),
            Icon::Squares => ("i-squares", Symbol(r#"<path d="M4 4h16v16H4zM12 4v16M4 12h16"/>"#)),
            Icon::Star => (
                "i-star",
                Symbol(
                    r#"<path d="m12 2.8 2.8 6 6.5.8-4.8 4.5 1.3 6.5-5.8-3.2-5.8 3.2 1.3-6.5-4.8-4.5 6.5-.8z"/>"#,
                ),
            ),
            Icon::StarFull => (
                "i-star-full",
                Symbol(concat!(
                    r#"<path fill="currentColor" d="m12 2.8 2.8 6 6.5.8-4.8 4.5 1.3 6.5-5.8-3.2-5.8 3.2 1.3-6.5"#,
                    r#"-4.8-4.5 6.5-.8z"/>"#
                )),
            ),
            Icon::Flag => ("i-flag", Symbol(r#"<path d="M6 21.5V3.5M6 4.5h13l-3.5 4.5 3.5 4.5H6"/>"#)),
            Icon::Patch => ("i-patch", Symbol(r#"<path d="M4 4h8v8h8v8H4z"/>"#)),
            Icon::Deck => ("i-deck", Symbol(r#"<path d="M8 3h11v15H8zM5 6.5v14.5h11"/>"#)),
            Icon::Leather => (
                "i-leather",
                Symbol(concat!(
                    r#"<path d="M5 5h14v14H5z"/>"#,
                    r#"<path stroke-width="1.4" stroke-dasharray="2 1.6" d="M8.5 8.5h7v7h-7z"/>"#
                )),
            ),
            Icon::Tick => ("i-tick", Symbol(r#"<path stroke-width="2.6" d="m5 12.5 5 5 9-11"/>"#)),
            Icon::Cross => ("i-cross", Symbol(r#"<path stroke-width="2.6" d="m6 6 12 12M18 6 6 18"/>"#)),
            Icon::NoOvertake => (
                "i-no-overtake",
                Symbol(concat!(
                    r#"<path d="M2.5 12h7.5M7 9l3 3-3 3"/><circle cx="16" cy="12" r="3.5"/>"#,
                    r#"<path stroke-dasharray="2.5 3" d="M21.5 4.5v15"/>"#
                )),
            ),
            Icon::MostButtons => (
                "i-most-buttons",
                Symbol(concat!(
                    r#"<circle cx="7" cy="16" r="4"/><circle cx="17" cy="16" r="4"/>"#,
                    r#"<circle cx="12" cy="7.5" r="4"/>"#
                )),
            ),
            Icon::Largest => {
                ("i-largest", Symbol(r#"<path d="M2.5 15h5v5h-5zM11 5h10v15H11zM16 5v15M11 12.5h10"/>"#))
            }
            Icon::Furthest => (
                "i-furthest",
                Symbol(concat!(
                    r#"<path d="M4 15a8.5 8.5 0 0 1 14-5M18.5 5.5V10H14M15.5 16h5v5h-5z"/>"#,
                    r#"<path stroke-width="3" d="M4 19.5h.01M10 19.5h.01"/>"#
                )),
            ),
            Icon::Pawn => (
                "i-pawn",
                Symbol(concat!(
                    r#"<path fill="currentColor" d="M12 2.5a4.3 4.3 0 0 1 2.7 7.6c-.5.4-.5.9-.3 1.5"#,
                    r#"l1.8 5.4c1.6.6 2.3 1.7 2.3 4H5.5c0-2.3.7-3.4 2.3-4l1.8-5.4c.2-.6.2-1.1-.3-1.5"#,
                    r#"A4.3 4.3 0 0 1 12 2.5z"/>"#
                )),
            ),
            Icon::Sewn => (
                "sewn",
                Group(concat!(
                    r#"<circle r="5.2" class="pw-sewn"/><path class="pw-holes" d="M-1.7-1.7h.01M1.7-1.7h.01"#,
                    r#"M-1.7 1.7h.01M1.7 1.7h.01"/>"#
                )),
            ),
            Icon::Mark => (
                "mark",
                Group(concat!(
                    r#"<circle r="8" class="pw-mark"/><path class="pw-mark-holes" d="M-2.5-2.5h.01M2.5-2.5h.01"#,
                    r#"M-2.5 2.5h.01M2.5 2.5h.01"/>"#
                )),
            ),
            Icon::LeatherPatch => (
                "leather",
                Group(concat!(
                    r#"<rect x=".8" y=".8" width="18.4" height="18.4" rx="3.5" class="pw-leather"/>"#,
                    r#"<rect x="4" y="4" width="12" height="12" rx="1.5" class="pw-thread"/>"#
                )),
            ),
        }
    }
}

impl Named for Icon {
    fn name(self) -> &'static str {
        self.stored().0
    }
}

/// The definitions of the icons that `wanted` says are used.
pub(super) fn definitions(wanted: impl Fn(&str) -> bool) -> String {
    let used = Icon::ALL.into_iter().map(Icon::stored).filter(|(name, _)| wanted(name));
    let written = used.map(|(name, form)| match form {
        Form::Symbol(inside) => {
            format!(
                r#"<symbol id="{PREFIX}{name}" viewBox="0 0 24 24" class="{PREFIX}line">{inside}</symbol>"#
            )
        }
        Form::Group(inside) => format!(r#"<g id="{PREFIX}{name}">{inside}</g>"#),
    });
    written.collect::<Vec<_>>().concat()
}
