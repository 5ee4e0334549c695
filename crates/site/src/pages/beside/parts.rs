//! The bar with undo and fix, boxes with something to know, large numbers, lists of hexes.

use kernel::{Game, Options};
use maud::{Markup, html};

use super::AtTable;
use super::facts::Choice;
use crate::pages::at::At;
use crate::pages::layout::icon;

/// A box with something to know.
pub fn note(kind: &str, symbol: &str, inside: &Markup) -> Markup {
    html! { div.note-box.(kind) role="status" { (icon(symbol)) div { (inside) } } }
}

/// Text with its numbers set off, and names such as E7 or -1/2: they are what one reads at arm's length.
pub fn with_numbers(text: &str) -> Markup {
    let mut parts: Vec<(bool, String)> = Vec::new();
    for letter in text.chars() {
        let word = letter.is_alphanumeric() || matches!(letter, '-' | '/');
        match parts.last_mut() {
            Some((same, part)) if *same == word => part.push(letter),
            _ => parts.push((word, letter.to_string())),
        }
    }
    let digits = |part: &str| part.contains(|letter: char| letter.is_ascii_digit());
    html! { @for (_, part) in &parts { @if digits(part) { b { (part) } } @else { (part) } } }
}

/// Another device was quicker.
pub fn conflict<G: Game>(at: At<'_, G>, said: Option<&str>) -> Markup {
    html! {
        @if said == Some("conflict") {
            (note("bad", "cross", &html! { p { b { (at.t("play-conflict")) } " " (at.t("play-conflict-do")) } }))
        }
    }
}

/// What was taken back, and a way forth again.
pub fn taken_back<G: Game>(at: At<'_, G>) -> Markup {
    let undone = at.session().len() - at.session().at();
    html! {
        @if undone > 0 {
            (note("back", "undo", &html! {
                p { (at.say("table-undone", &[("count", (undone as u32).into())])) }
                form method="post" action=(at.link("/redo")) { (at.version()) button.btn data-key="y" { (icon("redo")) (at.t("table-redo")) } }
            }))
        }
    }
}

/// The bar at the bottom: undo and fix keep their places, and the one thing to do. Nothing is set right in a finished
/// game: undo comes first.
pub fn bar<G: AtTable>(at: At<'_, G>, go: &Markup) -> Markup {
    let undo_target = at.undo_target();
    html! {
        div.bar.co-bar {
            div.inner {
                form method="post" action=(at.link("/rewind")) {
                    (at.version())
                    input type="hidden" name="to" value=(undo_target.unwrap_or(0));
                    button.tool data-key="u" disabled[undo_target.is_none()] { (icon("undo")) (at.t("play-undo")) }
                }
                @if at.game().decision().is_some() {
                    a.tool href=(at.link("?open=fix")) data-key="f" { (icon("fix")) (at.t("table-fix")) }
                }
                (go)
            }
        }
    }
}

/// What to do with one's hands, one thing after the other; what belongs below a step, by its number from 0.
pub fn steps(steps: &[String], below: impl Fn(usize) -> Markup) -> Markup {
    html! {
        ol.co-steps.num {
            @for (number, step) in steps.iter().enumerate() {
                li { span.n aria-hidden="true" { (number + 1) } div { p { (with_numbers(step)) } (below(number)) } }
            }
        }
    }
}

/// Doubts, each in a box of its own.
pub fn doubts(doubts: &[String]) -> Markup {
    html! { @for doubt in doubts { (note("warn", "why", &html! { p { (doubt) } })) } }
}

/// Hexes as a list, for those who cannot tap on a small one, and for what is unlikely.
pub fn hex_list<G: Game>(at: At<'_, G>, hexes: impl Iterator<Item = Choice>) -> Markup {
    html! {
        form.hexlist method="get" action=(at.link("")) {
            input type="hidden" name="open" value="turn";
            label for="hex" { (at.t("table-hex")) }
            select #hex name="at" {
                @for (value, name, now) in hexes { option value=(value) selected[now] { (name) } }
            }
            button.btn { (at.t("table-hex-show")) }
        }
    }
}

/// The same game anew, with another seed.
pub fn again<G: Game>(at: At<'_, G>) -> Markup {
    html! {
        form.co-go method="post" action=(at.context.to("/tables")) {
            input type="hidden" name="game" value=(G::NAME);
            @for (key, value) in at.session().setup().options.pairs() { input type="hidden" name=(key) value=(value); }
            button.btn.go data-key="enter" { (at.t("play-again")) small { (at.t("table-same-options")) } }
        }
    }
}
