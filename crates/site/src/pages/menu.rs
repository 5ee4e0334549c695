//! The menu of a table: everything that is not a move. What cannot be undone asks first.

use games::Title;
use kernel::Game;
use maud::{Markup, html};

use super::at::At;
use super::layout::icon;
use crate::kind::cover;

/// An entry of a kind of table's own: its icon, where it leads, the message that names it.
pub type Entry<'a> = (&'a str, &'a str, &'a str);

/// The sheet over the page, if one is open. `own` are entries of this kind of table, `keys` is the message that lists
/// its keys.
pub fn sheet<G: Game>(
    at: At<'_, G>,
    open: Option<&str>,
    title: Title,
    own: &[Entry<'_>],
    keys: &str,
) -> Markup {
    let inside = match open {
        Some("menu") => menu(at, title, own, keys),
        Some("rename") => rename(at),
        Some("delete") => delete(at),
        Some("join") => join(at),
        _ => return html! {},
    };
    html! {
        a.scrim href=(at.link("")) tabindex="-1" aria-hidden="true" {}
        section.sheet aria-label=(at.t("web-menu")) {
            a.icon-btn.close href=(at.link("")) data-key="escape" aria-label=(at.t("play-close")) { (icon("cross")) }
            (inside)
        }
    }
}

fn menu<G: Game>(at: At<'_, G>, title: Title, own: &[Entry<'_>], keys: &str) -> Markup {
    let entry =
        |symbol: &str, link: &str, word: &str| html! { li { a href=(link) { (icon(symbol)) (at.t(word)) } } };
    html! {
        h2 { (at.called()) }
        p.soft.num { (at.say("web-seed-is", &[("seed", at.session().setup().seed.to_string().into())])) }
        ul.entries {
            (entry("history", &at.link("/history"), "web-history"))
            @for (symbol, rest, word) in own { (entry(symbol, &at.link(rest), word)) }
            @if !at.context.door.is_offline() { (entry("screen", &at.link("?open=join"), "play-join")) }
            (entry("name", &at.link("?open=rename"), "play-rename"))
            (entry("export", &at.link("/export"), "play-export"))
            (entry("trash", &at.link("?open=delete"), "play-delete"))
            (entry("why", &at.context.to(&format!("/rules/{}", title.key())), "web-rules"))
            (entry("cards", &at.context.to(&format!("/cards/{}", title.key())), "web-cards"))
            @if let Some(aid) = cover(title).aid { (entry("hint", &at.context.to(&format!("/aid/{}", title.key())), aid.heading)) }
            (entry("back", &at.context.to("/"), "web-home"))
        }
        p.keys.cap.soft { (at.t(keys)) }
    }
}

fn rename<G: Game>(at: At<'_, G>) -> Markup {
    html! {
        h2 { (at.t("play-rename")) }
        form.stack method="post" action=(at.link("/rename")) {
            label for="name" { (at.t("web-name")) }
            input #name type="text" name="name" value=(at.called()) maxlength="80" required;
            button.btn.go { (at.t("play-rename-do")) }
        }
    }
}

fn delete<G: Game>(at: At<'_, G>) -> Markup {
    html! {
        h2 { (at.t("play-delete")) }
        p { (at.say("play-delete-sure", &[("name", at.called().into())])) }
        form.stack method="post" action=(at.link("/delete")) {
            button.btn.danger { (icon("trash")) (at.t("play-delete-do")) }
            a.btn href=(at.link("")) { (at.t("play-keep")) }
        }
    }
}

fn join<G: Game>(at: At<'_, G>) -> Markup {
    html! {
        h2 { (at.t("play-join")) }
        p { (at.t("play-join-how")) }
        // The script puts the whole address here; without it, the address bar has it.
        p.address data-address="yes" { (at.link("")) }
        p.small.soft { (at.t("play-join-network")) }
    }
}
