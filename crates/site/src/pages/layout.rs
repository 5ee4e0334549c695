//! The frame of every page.

use std::borrow::Cow;

use games::Title;
use maud::{DOCTYPE, Markup, PreEscaped, html};

use crate::assets;
use crate::context::Context;
use crate::kind::cover;

/// What stands around a page's content.
#[derive(Clone, Debug, Default)]
pub struct Frame {
    /// The title of the window.
    pub title: String,
    /// The two lines at the top: where we are. None on the home page.
    pub here: Option<(String, String)>,
    /// Where the arrow at the top leads, from the root.
    pub back: String,
    /// The table that is followed, with its version.
    pub table: Option<(String, u64)>,
    /// Another page that is followed, by its path, with its version.
    pub followed: Option<(String, u64)>,
    /// A style sheet of its own, from the root.
    pub style: Option<Cow<'static, str>>,
    /// A script of its own, by the name of the file.
    pub script: Option<&'static str>,
    /// Whether the screen should stay awake.
    pub awake: bool,
    /// What the menu at the top right opens, from the root.
    pub menu: Option<String>,
}

impl Frame {
    /// A page of its own with a title.
    pub fn plain(title: &str) -> Frame {
        Frame {
            title: title.to_owned(),
            here: Some((title.to_owned(), String::new())),
            back: "/".to_owned(),
            ..Frame::default()
        }
    }
}

/// A whole page.
#[allow(clippy::needless_pass_by_value, reason = "a page gives its content away")]
pub fn layout(context: &Context, frame: &Frame, content: Markup) -> Markup {
    let asset = |name: &str| context.to(&assets::path(name));
    let lasting = |name: &str| {
        let is_offline = context.door.is_offline();
        context.to(&if is_offline { assets::lasting_path(name) } else { assets::path(name) })
    };
    html! {
        (DOCTYPE)
        html lang=(context.language) data-theme=[context.theme] data-text=[context.text] {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover";
                meta name="color-scheme" content="light dark";
                title { (frame.title) " · automa" }
                link rel="stylesheet" href=(asset("app.css"));
                @if let Some(style) = &frame.style { link rel="stylesheet" href=(context.to(style)); }
                link rel="icon" type="image/svg+xml" href=(lasting("icon.svg"));
                link rel="apple-touch-icon" href=(lasting("icon-touch.png"));
                link rel="manifest" href=(lasting("manifest.webmanifest"));
                script type="module" src=(asset("app.js")) {}
                @if let Some(script) = frame.script { script type="module" src=(asset(script)) {} }
                @for part in assets::SCRIPT_PARTS { link rel="modulepreload" href=(asset(part)); }
            }
            body data-base=(context.to("")) data-offline=[context.door.is_offline().then_some("yes")]
                 data-table=[frame.table.as_ref().map(|(id, _)| id)]
                 data-path=[frame.followed.as_ref().map(|(path, _)| context.to(path))]
                 data-version=[frame.table.as_ref().or(frame.followed.as_ref()).map(|(_, version)| version)]
                 data-awake=[frame.awake.then_some("yes")] {
                a.skip href="#content" { (context.t("web-skip")) }
                @for title in Title::ALL { (PreEscaped((cover(*title).definitions)())) }
                (symbols())
                @if let Some((name, detail)) = &frame.here {
                    header.top {
                        a.icon-btn href=(context.to(&frame.back)) aria-label=(context.t("web-back")) { (icon("back")) }
                        div.where { b { (name) } span.num { (detail) } }
                        @if let Some(menu) = &frame.menu {
                            a.icon-btn href=(context.to(menu)) aria-label=(context.t("web-menu")) { (icon("menu")) }
                        }
                    }
                }
                @if context.door.is_offline() { (super::shelf::newer(context)) }
                div #content tabindex="-1" { (content) }
                // The script says here what has happened, for those who cannot see it.
                @if let Some((id, _)) = &frame.table { (thinking(context, id)) }
                p #live role="status" aria-live="polite" data-waiting=(context.t("play-waiting")) data-offline=(context.t("play-offline")) {}
            }
        }
    }
}

/// Shown by the script while a hint or a move is thought of, with a button to stop it.
fn thinking(context: &Context, id: &str) -> Markup {
    html! {
        form #thinking method="post" action=(context.to(&format!("/tables/{id}/stop"))) hidden {
            label for="thought" { (context.t("play-thinking")) }
            progress #thought {}
            button.btn { (icon("cross")) (context.t("play-stop")) }
        }
    }
}

/// One of our icons.
pub fn icon(name: &str) -> Markup {
    sized_icon(name, "i")
}

/// One of our icons, smaller than [`icon`] draws it.
pub fn small_icon(name: &str) -> Markup {
    sized_icon(name, "i s")
}

/// An icon of the drawings: buttons, time, cards, filters.
pub fn drawn_icon(name: &str) -> Markup {
    html! { svg.i aria-hidden="true" { use href=(format!("#pw-i-{name}")) {} } }
}

fn sized_icon(name: &str, class: &str) -> Markup {
    html! { svg class=(class) aria-hidden="true" { use href=(format!("#i-{name}")) {} } }
}

/// The icons of the pages, each once. 24 x 24, line 2, round ends.
const SYMBOLS: &[(&str, &str)] = &[
    ("back", r#"<path d="M15 5l-7 7 7 7"/>"#),
    ("menu", r#"<path d="M5 12h.01M12 12h.01M19 12h.01" stroke-width="3"/>"#),
    ("screen", r#"<path d="M3 5h18v11H3zM9 20h6M12 16v4"/>"#),
    ("table", r#"<path d="M2.5 9h19M5 9v10M19 9v10M8 9l1.5-4h5L16 9"/>"#),
    ("flag", r#"<path d="M6 21V4M6 5h12l-3 4 3 4H6"/>"#),
    ("tick", r#"<path d="M5 12.5l5 5 9-11"/>"#),
    ("cross", r#"<path d="M6 6l12 12M18 6L6 18"/>"#),
    (
        "dice",
        r#"<path d="M5 5h14v14H5z"/><path d="M9 9h.01M15 15h.01M15 9h.01M9 15h.01" stroke-width="2.8"/>"#,
    ),
    ("undo", r#"<path d="M8 5 4 9l4 4M4.5 9H14a5.5 5.5 0 0 1 0 11H9"/>"#),
    ("redo", r#"<path d="m16 5 4 4-4 4M19.5 9H10a5.5 5.5 0 0 0 0 11h5"/>"#),
    ("rotate", r#"<path d="M19 12a7 7 0 1 1-2.3-5.2L20 9.5M20 4v5.5h-5.5"/>"#),
    (
        "flip",
        r#"<path d="M12 3v18" stroke-dasharray="2.5 3"/><path d="M8.5 7 3 17h5.5zM15.5 7 21 17h-5.5z"/>"#,
    ),
    (
        "spot",
        r#"<path d="M5 5h14v14H5z" stroke-dasharray="3.5 3.4"/><path d="M9.5 12h5M12.5 9.5 15 12l-2.5 2.5"/>"#,
    ),
    ("warn", r#"<path d="M12 4 2.8 20h18.4zM12 10v4.5M12 17.3h.01"/>"#),
    ("picture", r#"<path d="M4 5h16v14H4zM4 16l5-5 4 4 3-3 4 4M15.5 9h.01"/>"#),
    ("cards", r#"<path d="M8 3h11v15H8zM5 6.5V21h11"/>"#),
    ("plus", r#"<path d="M12 5v14M5 12h14"/>"#),
    ("hint", r#"<path d="M9 18h6M10 21h4M12 3a6 6 0 0 0-3.5 10.9V15h7v-1.1A6 6 0 0 0 12 3z"/>"#),
    ("fix", r#"<path d="M4 20l1-4L16 5l3 3L8 19zM13.5 7.5l3 3"/>"#),
    ("name", r#"<path d="M4 12V4h8l8 8-8 8zM8.5 8.5h.01"/>"#),
    ("history", r#"<path d="M4 5v5h5M4.5 10a8 8 0 1 1-.5 4M12 8v4l3 2"/>"#),
    (
        "why",
        r#"<path d="M9.5 9a2.5 2.5 0 1 1 3.6 2.2c-.8.5-1.1 1-1.1 1.8M12 16.5h.01M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18z"/>"#,
    ),
    ("chevron", r#"<path d="M6 9l6 6 6-6"/>"#),
    ("up", r#"<path d="M12 19V5M6 11l6-6 6 6"/>"#),
    ("down", r#"<path d="M12 5v14M6 13l6 6 6-6"/>"#),
    ("first", r#"<path d="M6 5v14M18 6l-7 6 7 6"/>"#),
    ("last", r#"<path d="M18 5v14M6 6l7 6-7 6"/>"#),
    ("play", r#"<path d="M8 5l11 7-11 7z"/>"#),
    ("pause", r#"<path d="M8 5v14M16 5v14"/>"#),
    ("left", r#"<path d="M19 12H5M11 6l-6 6 6 6"/>"#),
    ("right", r#"<path d="M5 12h14M13 6l6 6-6 6"/>"#),
    (
        "sun",
        r#"<path d="M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.4 1.4M17.6 17.6L19 19M5 19l1.4-1.4M17.6 6.4L19 5"/>"#,
    ),
    ("moon", r#"<path d="M20 14a8 8 0 1 1-10-10 6.5 6.5 0 0 0 10 10z"/>"#),
    ("export", r#"<path d="M12 15V4M8 8l4-4 4 4M5 14v6h14v-6"/>"#),
    ("trash", r#"<path d="M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13"/>"#),
];

fn symbols() -> Markup {
    html! {
        svg.hide width="0" height="0" aria-hidden="true" {
            @for (name, shape) in SYMBOLS {
                symbol id=(format!("i-{name}")) viewBox="0 0 24 24" { (PreEscaped(shape)) }
            }
        }
    }
}
