//! Why the bots chose as they did: each choice with its candidates, filter by filter; tracks in a table, hexes on the
//! map with the way of the scan.

use draw::tapestry::MapView;
use kernel::{Hex, Reasons, Step, Verdict};
use maud::{Markup, html};
use tapestry::automa::{About, Pick};
use tapestry::rulebook::rules;
use tapestry::state::NONE;
use tapestry::{Event, Tapestry};
use words::tapestry::{Why, why as reasons_in_words};

use super::parts::{Shared, mark, ta_icon};
use super::play::drawn;
use crate::context::Context;
use crate::kind::Shown;
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
                p.said { (Tapestry::line(shared.context.words, before, entry)) }
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

/// The candidates on the map: the losers pale, with what they fell by; the chosen one with a thick line; the scan of
/// this card where it decided.
pub fn considered(before: &Tapestry, why: &Why, reasons: &Reasons<Pick>, card: u8) -> MapView {
    let said = |step: &Step<Pick>, value: i32| why.measured(step, value).unwrap_or_default().to_owned();
    let scanned = why.rows.iter().any(|row| row.rule == rules::SCAN && row.verdict == Verdict::Narrowed);
    let view = MapView::considering(reasons, said);
    let map = before.map();
    // Where all that matters lies close together, a close-up is easier to read.
    let near = |centre: Hex| view.considered.iter().all(|one| map.grid.distance(centre, one.hex) <= 2);
    let around = view.chosen.filter(|chosen| !scanned && near(*chosen));
    MapView { scan: (scanned && card != NONE).then_some(card), around, ..view }
}
