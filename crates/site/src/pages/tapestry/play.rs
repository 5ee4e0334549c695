//! The page of a game under way.

use maud::{Markup, PreEscaped, html};
use players::Hint;
use table::tables::Open;
use tapestry::Tapestry;

use super::intent::Intent;
use super::parts::{Shared, mark};
use super::{ask, bar, head, result, views};
use crate::context::Context;
use crate::pages::notes::{self, note};
use crate::pages::{Look, log, menu, scene, tip};

/// The page: what waits, and everything around it.
pub fn page(context: &Context, open: &Open<Tapestry>, look: &Look, hint: Option<Hint<Tapestry>>) -> Markup {
    let shared = Shared { context, open };
    let intent = Intent::of(&open.session, look, hint);
    let over = || result::page(shared, look);
    let page = intent.as_ref().map_or_else(over, |intent| desk(shared, intent, look));
    menu::with_sheet(shared, look, super::TITLE, "ta-web-keys", &page)
}

fn desk(shared: Shared<'_>, intent: &Intent, look: &Look) -> Markup {
    let game = shared.game();
    let words = shared.context.words;
    let alone = super::people(game).count() == 1;
    let prompt =
        if alone { words::tapestry::asked(words, game) } else { words::tapestry::waiting(words, game) };
    let prompt = prompt.unwrap_or_default();
    html! {
        div.tapestry data-say=(format!("{} {prompt}", log::news(shared))) {
            (head::head(shared, intent.seat))
            div.ta-right {
                main.tplay {
                    h1.todo tabindex="-1" { (mark(game, intent.seat)) span { (prompt) } }
                    div.slot {
                        @if let Some(notes) = notes(shared, Some(intent), look.said.as_deref()) { (notes) }
                        @else { (scene::scene(shared, "ta-web-first-move")) }
                    }
                    (tip::tip(shared))
                    div.view.ask { (ask::ask(shared, intent)) }
                }
                (bar::bar(shared, intent, look.open.as_deref()))
                (views::bots(shared))
            }
            (views::views(shared, intent))
        }
    }
}

/// What another device did, and what the program advises; `None` if nothing is to be said.
pub fn notes(shared: Shared<'_>, intent: Option<&Intent>, said: Option<&str>) -> Option<Markup> {
    let advice = intent.and_then(|intent| {
        let advised = bar::advised(shared, intent.hint?);
        Some(note("ok", "hint", &shared.t("play-hint-says"), &format!("{advised}.")))
    });
    notes::notes(shared, said, [advice])
}

/// A picture in a page.
pub fn drawn(picture: &draw::Picture) -> Markup {
    html! { (PreEscaped(picture.inline())) }
}
