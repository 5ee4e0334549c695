//! The menu of a table: everything that is not a move. What cannot be undone asks first.

use maud::{Markup, html};

use super::desk::Desk;
use crate::pages::layout::icon;

/// The sheet over the page, if one is open.
pub fn sheet(desk: Desk<'_>, open: Option<&str>) -> Markup {
    let inside = match open {
        Some("menu") => menu(desk),
        Some("rename") => rename(desk),
        Some("delete") => delete(desk),
        Some("join") => join(desk),
        _ => return html! {},
    };
    html! {
        a.scrim href=(desk.link("")) tabindex="-1" aria-hidden="true" {}
        section.sheet aria-label=(desk.t("web-menu")) {
            a.icon-btn.close href=(desk.link("")) data-key="escape" aria-label=(desk.t("play-close")) { (icon("cross")) }
            (inside)
        }
    }
}

fn menu(desk: Desk<'_>) -> Markup {
    let entry =
        |symbol: &str, link: &str, word: &str| html! { li { a href=(link) { (icon(symbol)) (word) } } };
    html! {
        h2 { (desk.open.info.name) }
        ul.entries {
            (entry("history", &desk.link("/history"), &desk.t("web-history")))
            @if desk.game().told().is_none() {
                (entry("fix", &desk.link("?open=fix"), &desk.t("table-fix-title")))
                (entry("rotate", &desk.link("?open=ring"), &desk.t("table-the-ring")))
            }
            (entry("screen", &desk.link("?open=join"), &desk.t("play-join")))
            (entry("table", &desk.link("?open=rename"), &desk.t("play-rename")))
            (entry("export", &desk.link("/export"), &desk.t("play-export")))
            (entry("trash", &desk.link("?open=delete"), &desk.t("play-delete")))
            (entry("why", "/rules", &desk.t("web-rules")))
            (entry("back", "/", &desk.t("web-home")))
        }
        p.keys.cap.soft { (desk.t("table-keys")) }
    }
}

fn rename(desk: Desk<'_>) -> Markup {
    html! {
        h2 { (desk.t("play-rename")) }
        form.stack method="post" action=(desk.link("/rename")) {
            label for="name" { (desk.t("web-name")) }
            input #name type="text" name="name" value=(desk.open.info.name) maxlength="80" required;
            button.btn.go { (desk.t("play-rename-do")) }
        }
    }
}

fn delete(desk: Desk<'_>) -> Markup {
    html! {
        h2 { (desk.t("play-delete")) }
        p { (desk.say("play-delete-sure", &[("name", desk.open.info.name.clone().into())])) }
        form.stack method="post" action=(desk.link("/delete")) {
            button.btn.danger { (icon("trash")) (desk.t("play-delete-do")) }
            a.btn href=(desk.link("")) { (desk.t("play-keep")) }
        }
    }
}

fn join(desk: Desk<'_>) -> Markup {
    html! {
        h2 { (desk.t("play-join")) }
        p { (desk.t("play-join-how")) }
        // The script puts the whole address here; without it, the address bar has it.
        p.address data-address="yes" { (desk.link("")) }
        p.small.soft { (desk.t("play-join-network")) }
    }
}
