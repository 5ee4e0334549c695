//! Why the bots chose as they did: each choice with its candidates, filter by filter; tracks in a table, hexes on the
//! map with the way of the scan.

use draw::tapestry::considered;
use kernel::Reasons;
use maud::{Markup, html};
use tapestry::automa::{About, Pick};
use tapestry::{Event, Tapestry};
use words::Voice as _;
use words::tapestry::{Why, why as reasons_in_words};

use super::parts::{Shared, mark, ta_icon};
use super::play::drawn;
use crate::context::Context;
use crate::pages::layout::icon;
use crate::pages::why::steps;

/// All choices among these events, under the cards that they were made with.
pub fn why(context: &Context, before: &Tapestry, events: &[Event]) -> Markup {
    let mut card = before.bots().pair[1];
    let mut parts: Vec<Markup> = Vec::new();
    for event in events {
        match event {
            Event::AutomaCards { pair } => {
                card = pair[1];
                let picture = draw::tapestry::decision_pair(context.words, before.kit(), *pair);
                parts.push(html! { @if let Some(picture) = picture { div.ta-pair { (drawn(&picture)) } } });
            }
            Event::AutomaTiebreaker { card: shown } => card = *shown,
            Event::AutomaChose { seat, about, reasons } => {
                let told = reasons_in_words(context.words, before, *seat, *about, reasons);
                parts.push(choice(context, before, &told, reasons, card));
            }
            _ => {}
        }
    }
    html! { @for part in parts { (part) } }
}

/// Whether there is anything to explain.
pub fn explains(events: &[Event]) -> bool {
    events.iter().any(|event| matches!(event, Event::AutomaChose { .. }))
}

/// The last turn of the bots, and why.
pub fn panel(shared: Shared<'_>) -> Markup {
    let session = &shared.open.session;
    let history = session.history().iter().enumerate().rev();
    let last = history
        .filter(|(_, entry)| explains(&entry.events))
        .find_map(|(index, entry)| Some((index + 1, session.position(index)?, entry)));
    html! {
        @if let Some((number, before, entry)) = last {
            section.panel.automa.tautoma {
                h2 { (mark(before, entry.seat)) (shared.seat(entry.seat)) }
                p.said { (before.line(shared.context.words, &entry.events)) }
                details.why-open #why-bots {
                    summary data-key="?" { (icon("why")) (shared.t("play-why-this")) span.chev { (icon("chevron")) } }
                    (why(shared.context, before, &entry.events))
                    p.small { a href=(shared.link(&format!("/history/{number}"))) { (shared.t("play-why-position")) } }
                }
            }
        }
    }
}

fn choice(context: &Context, before: &Tapestry, why: &Why, reasons: &Reasons<Pick>, card: u8) -> Markup {
    html! {
        div.twhy {
            p.because { (mark(before, why.seat)) " " (why.sentence) }
            @if matches!(why.about, About::Track | About::Favourite) { (tracks(context, why)) }
            @else { (outlined(context, before, why, reasons, card)) }
            (steps(context, super::TITLE.key(), why))
        }
    }
}

/// The tracks side by side: the one that was taken, and what each of the others fell by.
fn tracks(context: &Context, why: &Why) -> Markup {
    html! {
        ul.ta-why-tracks {
            @for (pick, name) in &why.candidates {
                @if let Pick::Track(track) = pick {
                    @let taken = why.chosen == Some(*pick);
                    li.taken[taken] data-considered=(track.key()) {
                        (ta_icon(track.key())) b { (name) }
                        @match why.fell(*pick) {
                            Some((row, value)) => { span { (value) } small.soft { (row.question) } },
                            None if taken => span { (icon("tick")) (context.t("ta-web-taken")) },
                            None => span.soft { "–" },
                        }
                    }
                }
            }
        }
    }
}

fn outlined(context: &Context, before: &Tapestry, why: &Why, reasons: &Reasons<Pick>, card: u8) -> Markup {
    let view = considered(before, why, reasons, card);
    html! {
        @if !view.considered.is_empty() {
            div.ta-map { (drawn(&draw::tapestry::map(context.words, before, &view))) }
        }
    }
}
