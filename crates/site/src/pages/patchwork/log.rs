//! What happened, newest first: one line a decision, the reason one tap away.

use kernel::{Entry, Game, Role};
use maud::{Markup, html};
use patchwork::{Event, Patchwork};

use super::parts::{Shared, token};
use crate::pages::layout::drawn_icon;

/// How many decisions the page shows; the history has all.
const SHOWN: usize = 8;

/// An entry with its number and the position before it.
type Line<'a> = (usize, Patchwork, &'a Entry<Patchwork>);

/// The last decisions, newest first.
fn lines(shared: Shared<'_>, most: usize) -> Vec<Line<'_>> {
    let session = &shared.open.session;
    let last = session.walk(session.at().saturating_sub(most));
    let mut lines: Vec<_> = last.map(|(index, before, entry)| (index + 1, before, entry)).collect();
    lines.reverse();
    lines
}

/// The first event of an entry as a sentence, and the rest.
fn told(shared: Shared<'_>, before: &Patchwork, entry: &Entry<Patchwork>) -> (String, String) {
    let one = |event: &Event| words::patchwork::event(shared.context.words, before, event);
    let mut events = entry.events.iter();
    let first = events.next().map(one).unwrap_or_default();
    (first, events.map(one).collect::<Vec<_>>().join(" "))
}

fn is_automas(before: &Patchwork, entry: &Entry<Patchwork>) -> bool {
    before.role(entry.seat) == Role::AUTOMA
}

/// The panel with the last decisions.
pub fn log(shared: Shared<'_>) -> Markup {
    let count = shared.open.session.at();
    html! {
        section.panel {
            h2 { (shared.t("play-log")) }
            @if count == 0 { p.soft.small { (shared.t("play-log-empty")) } }
            ol.log {
                @for (number, before, entry) in &lines(shared, SHOWN) { (line(shared, *number, before, entry)) }
            }
            @if count > 0 {
                p.more { a.btn href=(shared.link("/history")) { (shared.say("play-log-all", &[("count", (count as u32).into())])) } }
            }
        }
    }
}

fn line(shared: Shared<'_>, number: usize, before: &Patchwork, entry: &Entry<Patchwork>) -> Markup {
    let (first, rest) = told(shared, before, entry);
    let word = if is_automas(before, entry) { "play-why" } else { "play-look" };
    html! {
        li {
            (token(before, entry.seat))
            span.say {
                b { (first) } " " span.num { (rest) }
                @if entry.revealed {
                    " " span.revealed title=(shared.t("play-revealed")) {
                        (drawn_icon("deck")) span.hide { (shared.t("play-revealed")) }
                    }
                }
            }
            a href=(shared.link(&format!("/history/{number}"))) { (shared.t(word)) span.hide { " " (number) } }
        }
    }
}

/// What happened last, in a line above the board; at the start, how it begins.
pub fn since(shared: Shared<'_>) -> Markup {
    html! {
        p.since.num {
            @match lines(shared, 1).first() {
                Some((number, before, entry)) => {
                    @let (first, rest) = told(shared, before, entry);
                    (token(before, entry.seat))
                    span.what { b { (first) } " " (rest) }
                    @if is_automas(before, entry) {
                        a href=(shared.link(&format!("/history/{number}"))) { (shared.t("play-why")) }
                    }
                }
                None => span.what { (shared.t("play-first-move")) },
            }
        }
    }
}

/// What happened since a person decided last, to be read aloud.
pub fn news(shared: Shared<'_>) -> String {
    let session = &shared.open.session;
    let from = session.undo_target().unwrap_or(0);
    let said = session
        .walk(from)
        .map(|(_, before, entry)| words::patchwork::line(shared.context.words, &before, &entry.events));
    said.collect::<Vec<_>>().join(" ")
}
