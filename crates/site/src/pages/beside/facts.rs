//! Facts of a real table, each set right on its own: their boxes, fields, and what the last correction changed.

use kernel::Game;
use maud::{Markup, html};

use super::parts::{bar, note};
use super::{AtTable, Look};
use crate::pages::at::At;
use crate::pages::layout::icon;

/// A value of a list, what it is called, and whether it is so now.
pub type Choice = (String, String, bool);

/// A value, how it is seen, and whether it is so now.
pub type Pictured = (String, Markup, bool);

/// One fact: its name and its forms.
pub fn fact(id: &str, title: &Markup, inside: &Markup) -> Markup {
    html! { section.panel.co-fact id=(format!("fix-{id}")) { h2 { (title) } (inside) } }
}

/// A form that says `fix` and what stands in its fields.
pub fn form<G: Game>(at: At<'_, G>, key: &str, inside: &Markup) -> Markup {
    choices(at, key, &html! { (inside) button.btn { (at.t("table-set")) } })
}

/// The same with buttons of its own: each says another value.
pub fn choices<G: Game>(at: At<'_, G>, key: &str, inside: &Markup) -> Markup {
    let key = format!("fix {key}");
    at.form(
        "co-set",
        &html! {
            input type="hidden" name="action" value=(key.trim_end());
            input type="hidden" name="open" value="fix";
            (inside)
        },
    )
}

/// One of a few, as chips that stand side by side: the word of an action that stands in this place.
pub fn chips(id: &str, place: u8, label: &Markup, choices: &[Choice]) -> Markup {
    let named = |(value, name, now): &Choice| (value.clone(), html! { (name) }, *now);
    pictures(id, place, label, &choices.iter().map(named).collect::<Vec<_>>())
}

/// The same with a picture in each.
pub fn pictures(id: &str, place: u8, label: &Markup, choices: &[Pictured]) -> Markup {
    html! {
        fieldset.co-chipset {
            legend { (label) }
            span.co-row {
                @for (number, (value, seen, now)) in choices.iter().enumerate() {
                    @let id = format!("{id}-{number}");
                    input id=(id) type="radio" name=(format!("with-{place}")) value=(value) checked[*now] required;
                    label for=(id) { (seen) }
                }
            }
        }
    }
}

/// A fact that one tap sets right: what it is called, and a button for every value, with the present one marked.
pub fn taps<G: Game>(at: At<'_, G>, id: &str, key: &str, label: &Markup, values: &[Pictured]) -> Markup {
    let inside = html! {
        span.co-taps id=(id) {
            span.label { (label) }
            @for (value, seen, now) in values {
                button.btn.now[*now] name="with" value=(value) aria-pressed=(now.to_string()) { (seen) }
            }
        }
    };
    choices(at, key, &inside)
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

/// The page with all facts: what was changed or cannot be, the facts, and the way back.
pub(super) fn page<G: AtTable>(at: At<'_, G>, look: &Look) -> Markup {
    let title = at.t("table-fix-title");
    let class = format!("co {}-co co-fix", G::CLASS);
    html! {
        main class=(class) data-say=(title) data-view="fix" {
            div.co-head {
                h1 tabindex="-1" { (title) }
                p.soft { (at.t("table-fix-help")) }
            }
            (changed(at))
            (wrong(at, look))
            div.co-facts-list { (G::facts(at, look)) }
            (G::lies_open(at))
        }
        (bar(at, &html! {
            a.btn.go href=(at.link("?open=turn")) data-key="enter" { (at.t("table-back")) small { (at.t("table-back-means")) } }
        }))
    }
}

/// What the last correction changed, with its undo beside it.
fn changed<G: AtTable>(at: At<'_, G>) -> Markup {
    let last = at.last_told().filter(|(_, entry, _)| G::is_fix(entry.action));
    let Some((number, _, texts)) = last else { return html! {} };
    note(
        "ok",
        "tick",
        &html! {
            p { (at.t("table-fixed")) " " b { (texts.headline) } }
            @for doubt in &texts.warnings { p { (doubt) } }
            form method="post" action=(at.link("/rewind")) {
                (at.version())
                input type="hidden" name="to" value=(number);
                button.btn { (icon("undo")) (at.t("play-undo")) }
            }
        },
    )
}

/// What cannot be, first of all.
fn wrong<G: AtTable>(at: At<'_, G>, look: &Look) -> Markup {
    let Some(why) = at.refused(look) else { return html! {} };
    let fact = look.tried.as_deref().and_then(G::fact_of);
    note(
        "bad",
        "cross",
        &html! {
            p {
                b { (at.t("table-cannot-be")) } " " (why)
                @if let Some(fact) = fact { " " a href=(format!("#fix-{fact}")) { (at.t("table-show-fact")) } }
            }
        },
    )
}
