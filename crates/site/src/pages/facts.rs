//! Facts of a real table, each set right on its own: their boxes, fields, and what the last correction changed.

use kernel::{Game, Notation};
use maud::{Markup, html};

use super::at::At;
use super::beside::note;
use super::layout::icon;

/// A value of a list, what it is called, and whether it is so now.
pub type Choice = (String, String, bool);

/// One fact: its name and its forms.
pub fn fact(id: &str, title: &Markup, inside: &Markup) -> Markup {
    html! { section.panel.co-fact id=(format!("fix-{id}")) { h2 { (title) } (inside) } }
}

/// A form that says `fix` and what stands in its fields.
pub fn form<G: Game>(at: At<'_, G>, key: &str, inside: &Markup) -> Markup {
    let key = format!("fix {key}");
    at.form(
        "co-set",
        &html! {
            input type="hidden" name="action" value=(key.trim_end());
            input type="hidden" name="open" value="fix";
            (inside)
            button.btn { (at.t("table-set")) }
        },
    )
}

/// One of several, from a list.
pub fn select(id: &str, label: &str, choices: &[Choice]) -> Markup {
    html! {
        span.co-field {
            label for=(id) { (label) }
            select id=(id) name="with" {
                @for (value, name, now) in choices { option value=(value) selected[*now] { (name) } }
            }
        }
    }
}

/// A small number.
pub fn number(id: &str, label: &str, now: u16, most: u16) -> Markup {
    html! {
        span.co-field {
            label for=(id) { (label) }
            input id=(id) type="number" inputmode="numeric" name="with" min="0" max=(most) required value=(now);
        }
    }
}

/// What the last correction changed, with its undo beside it.
pub fn changed<G: Notation>(at: At<'_, G>, number: usize, headline: &str, doubts: &[String]) -> Markup {
    note(
        "ok",
        "tick",
        &html! {
            p { (at.t("table-fixed")) " " b { (headline) } }
            @for doubt in doubts { p { (doubt) } }
            form method="post" action=(at.link("/rewind")) {
                (at.version())
                input type="hidden" name="to" value=(number);
                button.btn { (icon("undo")) (at.t("play-undo")) }
            }
        },
    )
}

/// The page with all facts: what was changed or cannot be, the facts, and the way back.
pub fn page<G: Game>(
    at: At<'_, G>,
    class: &str,
    changed: &Markup,
    wrong: Option<&str>,
    facts: &Markup,
) -> Markup {
    let title = at.t("table-fix-title");
    html! {
        main.co.co-fix.(class) data-say=(title) {
            div.co-head {
                h1 tabindex="-1" { (title) }
                p.soft { (at.t("table-fix-help")) }
            }
            (changed)
            @if let Some(why) = wrong { (note("bad", "cross", &html! { p { b { (at.t("table-cannot-be")) } " " (why) } })) }
            div.co-facts-list { (facts) }
        }
    }
}

/// The way back from the facts.
pub fn back<G: Game>(at: At<'_, G>) -> Markup {
    html! { a.btn.go href=(at.link("?open=turn")) data-key="enter" { (at.t("table-back")) small { (at.t("table-back-means")) } } }
}
