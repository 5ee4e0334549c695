//! What happened, newest first: one line a decision, the reason one tap away.

use kernel::{Game, Role};
use maud::{Markup, html};
use table::session::Entry;
use terra_mystica::TerraMystica;

use super::line;
use super::parts::{Shared, mark};
use crate::pages::layout::drawn_icon;

/// How many decisions the page shows; the history has all.
const SHOWN: usize = 10;

/// An entry with its number and the position before it.
type Line<'a> = (usize, &'a TerraMystica, &'a Entry<TerraMystica>);

fn lines(shared: Shared<'_>) -> impl Iterator<Item = Line<'_>> {
    let session = &shared.open.session;
    let numbered = session.history().iter().enumerate().rev();
    numbered.filter_map(|(index, entry)| Some((index + 1, session.position(index)?, entry)))
}

fn is_automas(before: &TerraMystica, entry: &Entry<TerraMystica>) -> bool {
    before.role(entry.seat) == Role::Automa
}

/// The panel with the last decisions.
pub fn log(shared: Shared<'_>) -> Markup {
    let count = shared.session().at();
    html! {
        section.panel {
            h2 { (shared.t("play-log")) }
            @if count == 0 { p.soft.small { (shared.t("play-log-empty")) } }
            ol.log {
                @for (number, before, entry) in lines(shared).take(SHOWN) {
                    li {
                        (mark(before, entry.seat))
                        span.say {
                            (line(shared.context.words, before, entry))
                            @if entry.revealed {
                                " " span.revealed title=(shared.t("play-revealed")) {
                                    (drawn_icon("deck")) span.hide { (shared.t("play-revealed")) }
                                }
                            }
                        }
                        a href=(shared.link(&format!("/history/{number}"))) {
                            (shared.t(if is_automas(before, entry) { "play-why" } else { "play-look" })) span.hide { " " (number) }
                        }
                    }
                }
            }
            @if count > 0 {
                p.more { a.btn href=(shared.link("/history")) { (shared.say("play-log-all", &[("count", (count as u32).into())])) } }
            }
        }
    }
}

/// What happened last, in a line above the map; at the start, how it begins.
pub fn since(shared: Shared<'_>) -> Markup {
    html! {
        p.since.num {
            @match lines(shared).next() {
                Some((number, before, entry)) => {
                    (mark(before, entry.seat))
                    span.what { (line(shared.context.words, before, entry)) }
                    @if is_automas(before, entry) {
                        a href=(shared.link(&format!("/history/{number}"))) { (shared.t("play-why")) }
                    }
                }
                None => span.what { (shared.t("terra-first-move")) },
            }
        }
    }
}

/// What happened since a person decided last, to be read aloud.
pub fn news(shared: Shared<'_>) -> String {
    let session = shared.session();
    let from = session.undo_target().unwrap_or(0);
    let entries = session.history().iter().enumerate().skip(from);
    let said = entries
        .filter_map(|(index, entry)| Some(line(shared.context.words, session.position(index)?, entry)));
    said.collect::<Vec<_>>().join(" ")
}
