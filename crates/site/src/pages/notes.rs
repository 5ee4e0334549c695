//! Boxes over a game under way with something to know.

use kernel::Game;
use maud::{Markup, html};

use super::at::At;
use super::layout::icon;

/// A box with something to know: beside its cause, never a pop-up.
pub fn note(kind: &str, symbol: &str, fact: &str, more: &str) -> Markup {
    html! { div.note-box.(kind) role="status" { (icon(symbol)) p { b { (fact) } " " (more) } } }
}

/// What another device did, and a game's own notes; `None` if nothing is to be said.
pub fn notes<G: Game, const OWN: usize>(
    at: At<'_, G>,
    said: Option<&str>,
    own: [Option<Markup>; OWN],
) -> Option<Markup> {
    let conflict = (said == Some("conflict"))
        .then(|| note("bad", "warn", &at.t("play-conflict"), &at.t("play-conflict-do")));
    let all: Vec<Markup> = [conflict].into_iter().chain(own).flatten().collect();
    (!all.is_empty()).then(|| html! { @for one in all { (one) } })
}
