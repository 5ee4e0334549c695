//! The menu of a table: everything that is not a move. What cannot be undone asks first.

use maud::{Markup, html};

use super::parts::Shared;
use crate::pages::layout::icon;

/// The sheet over the page, if one is open.
pub fn sheet(shared: Shared<'_>, open: Option<&str>) -> Markup {
    let inside = match open {
        Some("menu") => menu(shared),
        Some("rename") => rename(shared),
        Some("delete") => delete(shared),
        Some("join") => join(shared),
        _ => return html! {},
    };
    html! {
        a.scrim href=(shared.link("")) tabindex="-1" aria-hidden="true" {}
        section.sheet aria-label=(shared.t("web-menu")) {
            a.icon-btn.close href=(shared.link("")) data-key="escape" aria-label=(shared.t("play-close")) { (icon("cross")) }
            (inside)
        }
    }
}

fn entry(symbol: &str, link: &str, word: &str) -> Markup {
    html! { li { a href=(link) { (icon(symbol)) (word) } } }
}

fn menu(shared: Shared<'_>) -> Markup {
    html! {
        h2 { (shared.open.info.name) }
        ul.entries {
            (entry("history", &shared.link("/history"), &shared.t("web-history")))
            (entry("screen", &shared.link("?open=join"), &shared.t("play-join")))
            (entry("fix", &shared.link("?open=rename"), &shared.t("play-rename")))
            (entry("export", &shared.link("/export"), &shared.t("play-export")))
            (entry("picture", &shared.link("/picture.svg"), &shared.t("play-picture")))
            (entry("trash", &shared.link("?open=delete"), &shared.t("play-delete")))
            (entry("why", "/rules", &shared.t("web-rules")))
            (entry("cards", "/cards", &shared.t("web-cards")))
            (entry("back", "/", &shared.t("web-home")))
        }
        p.keys.cap.soft { (shared.t("play-keys")) }
    }
}

fn rename(shared: Shared<'_>) -> Markup {
    html! {
        h2 { (shared.t("play-rename")) }
        form.stack method="post" action=(shared.link("/rename")) {
            label for="name" { (shared.t("web-name")) }
            input #name type="text" name="name" value=(shared.open.info.name) maxlength="80" required;
            button.btn.go { (shared.t("play-rename-do")) }
        }
    }
}

fn delete(shared: Shared<'_>) -> Markup {
    html! {
        h2 { (shared.t("play-delete")) }
        p { (shared.say("play-delete-sure", &[("name", shared.open.info.name.clone().into())])) }
        form.stack method="post" action=(shared.link("/delete")) {
            button.btn.danger { (icon("trash")) (shared.t("play-delete-do")) }
            a.btn href=(shared.link("")) { (shared.t("play-keep")) }
        }
    }
}

fn join(shared: Shared<'_>) -> Markup {
    html! {
        h2 { (shared.t("play-join")) }
        p { (shared.t("play-join-how")) }
        // The script puts the whole address here; without it, the address bar has it.
        p.address data-address="yes" { (shared.link("")) }
        p.small.soft { (shared.t("play-join-network")) }
    }
}
