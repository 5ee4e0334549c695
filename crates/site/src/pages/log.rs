//! What happened, newest first: one line a decision, the reason one tap away. The same for every game whose seats have
//! marks.

use kernel::{Entry, Game, Role};
use maud::{Markup, html};

use super::at::At;
use super::layout::drawn_icon;
use crate::kind::Shown;

/// How many decisions the page shows; the history has all.
const SHOWN: usize = 10;

/// An entry with its number and the position before it.
type Line<'a, G> = (usize, G, &'a Entry<G>);

/// The last decisions, newest first.
fn lines<G: Game>(at: At<'_, G>, most: usize) -> Vec<Line<'_, G>> {
    let session = &at.open.session;
    let last = session.walk(session.at().saturating_sub(most));
    let mut lines: Vec<_> = last.map(|(index, before, entry)| (index + 1, before, entry)).collect();
    lines.reverse();
    lines
}

fn is_bots<G: Game>(before: &G, entry: &Entry<G>) -> bool {
    before.role(entry.seat) != Role::Person
}

/// The panel with the last decisions.
pub fn log<G: Shown>(at: At<'_, G>) -> Markup {
    let count = at.session().at();
    html! {
        section.panel.tlog {
            h2 { (at.t("play-log")) }
            @if count == 0 { p.soft.small { (at.t("play-log-empty")) } }
            ol.log {
                @for (number, before, entry) in &lines(at, SHOWN) {
                    li {
                        (G::mark(before, entry.seat))
                        span.say {
                            (before.line(at.context.words, &entry.events))
                            @if entry.revealed {
                                " " span.revealed title=(at.t("play-revealed")) {
                                    (drawn_icon("deck")) span.hide { (at.t("play-revealed")) }
                                }
                            }
                        }
                        a href=(at.link(&format!("/history/{number}"))) {
                            (at.t(if is_bots(before, entry) { "play-why" } else { "play-look" })) span.hide { " " (number) }
                        }
                    }
                }
            }
            @if count > 0 {
                p.more { a.btn href=(at.link("/history")) { (at.say("play-log-all", &[("count", (count as u32).into())])) } }
            }
        }
    }
}

/// What happened last, in a line above the map; at the start, the message `first`.
pub fn since<G: Shown>(at: At<'_, G>, first: &str) -> Markup {
    html! {
        p.since.num {
            @match lines(at, 1).first() {
                Some((number, before, entry)) => {
                    (G::mark(before, entry.seat))
                    span.what { (before.line(at.context.words, &entry.events)) }
                    @if is_bots(before, entry) {
                        a href=(at.link(&format!("/history/{number}"))) { (at.t("play-why")) }
                    }
                }
                None => span.what { (at.t(first)) },
            }
        }
    }
}

/// What happened since a person decided last, to be read aloud.
pub fn news<G: Shown>(at: At<'_, G>) -> String {
    let session = at.session();
    let from = session.undo_target().unwrap_or(0);
    let said = session.walk(from).map(|(_, before, entry)| before.line(at.context.words, &entry.events));
    said.collect::<Vec<_>>().join(" ")
}
