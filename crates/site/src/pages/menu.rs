//! The menu of a table: everything that is not a move. What cannot be undone asks first.

use draw::qr::Qr;
use games::Title;
use kernel::Game;
use maud::{Markup, PreEscaped, html};
use wire::summary::{Summary, Waits};

use super::at::At;
use super::layout::icon;
use super::{Look, learn};
use crate::host::Reach;
use crate::kind::cover;

/// An entry of a kind of table's own: its icon, where it leads, the message that names it.
pub type Entry<'a> = (&'a str, &'a str, &'a str);

/// The page of a game with its sheet; the position can be kept as a picture.
pub fn with_sheet<G: Game>(at: At<'_, G>, look: &Look, title: Title, keys: &str, page: &Markup) -> Markup {
    let own = [("picture", "/picture.svg", "play-picture")];
    html! { (page) (sheet(at, look.open.as_deref(), title, &own, keys)) }
}

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
        Some("terms") => terms(at, title),
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
            @if cover(title).guide.is_some() {
                (entry("hint", &at.context.to(&format!("/learn/{}", title.key())), "learn-title"))
                (entry("name", &at.link("?open=terms"), "learn-terms"))
            }
            (entry("why", &at.context.to(&format!("/rules/{}", title.key())), "web-rules"))
            (entry("cards", &at.context.to(&format!("/cards/{}", title.key())), "web-cards"))
            @if !cover(title).sheets.is_empty() { (entry("picture", &at.context.to(&format!("/print/{}", title.key())), "print-title")) }
            @if let Some(aid) = cover(title).aid { (entry("hint", &at.context.to(&format!("/aid/{}", title.key())), aid.heading)) }
            (entry("back", &at.context.to("/"), "web-home"))
        }
        p.keys.cap.soft { (at.t(keys)) }
    }
}

/// What the words on this page mean: one tap away, and in nobody's way.
fn terms<G: Game>(at: At<'_, G>, title: Title) -> Markup {
    html! {
        h2 { (at.t("learn-terms")) }
        (learn::terms(at.context, title))
        p { a href=(at.context.to(&format!("/learn/{}", title.key()))) { (at.t("learn-title")) } }
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
    let summary = Summary::read(&at.open.info.summary);
    let alone = summary.seats.iter().filter(|sits| !sits.bot).count() == 1 && summary.seats.len() > 1;
    // What becomes of the result: what is chosen at first loses nothing.
    let choices: &[(&str, &str)] = match summary.waiting {
        Waits::Over => &[("keep", "career-delete-keep"), ("forget", "career-delete-forget")],
        _ if alone => &[("keep", "career-delete-nothing"), ("give-up", "career-delete-give-up")],
        _ => &[],
    };
    html! {
        h2 { (at.t("play-delete")) }
        p { (at.say("play-delete-sure", &[("name", at.called().into())])) }
        form.stack method="post" action=(at.link("/delete")) {
            @if !choices.is_empty() {
                fieldset.pick {
                    legend.small { (at.t("career-title")) }
                    @for (number, (value, says)) in choices.iter().enumerate() {
                        label {
                            input type="radio" name="result" value=(value) checked[number == 0];
                            span { (at.t(says)) span.tick { (icon("tick")) } }
                        }
                    }
                }
            }
            button.btn.danger { (icon("trash")) (at.t("play-delete-do")) }
            a.btn href=(at.link("")) { (at.t("play-keep")) }
        }
    }
}

/// The way in for another device: its address, to copy and for a camera.
fn join<G: Game>(at: At<'_, G>) -> Markup {
    let link = at.link("");
    html! {
        h2 { (at.t("play-join")) }
        @match at.context.door.reach() {
            Some(Reach::Network { origin, suffix }) => {
                @let address = format!("{origin}{link}{suffix}");
                p { (at.t("join-scan")) }
                @if let Some(code) = Qr::of(&address) { (PreEscaped(code.svg(&at.t("join-code")))) }
                p.address #join-address { (address) }
                button.btn.copy type="button" data-copy="join-address" data-done=(at.t("play-copied")) { (at.t("play-copy")) }
                p.small.soft { (at.t("join-same-network")) }
            },
            Some(Reach::ThisMachine) => {
                p { (at.t("join-this-machine")) }
                ol.steps {
                    li { (at.t("join-stop")) }
                    li { (at.t("join-start")) " " code { "automa serve --address 0.0.0.0" } }
                    li { (at.t("join-open")) }
                }
                p.small.soft { (at.t("join-safe")) }
            },
            None => {
                p { (at.t("play-join-how")) }
                // The script puts the whole address here; without it, the address bar has it.
                p.address data-address="yes" { (link) }
                p.small.soft { (at.t("play-join-network")) }
            }
        }
    }
}
