//! Why the bots chose as they did: each choice with its candidates, filter by filter; tracks in a table, hexes on the
//! map with the way of the scan.

use draw::tapestry::MapView;
use kernel::{Hex, Reasons, Step, Verdict};
use maud::{Markup, html};
use tapestry::automa::{About, Pick};
use tapestry::rulebook::rules;
use tapestry::state::NONE;
use tapestry::{Event, Tapestry};
use words::tapestry::{Why, WhyRow, why as reasons_in_words};

use super::parts::{Shared, mark, ta_icon};
use super::play::drawn;
use crate::context::Context;
use crate::kind::Shown;
use crate::pages::layout::icon;

/// So many candidates are listed by name; of more, only the number is told.
const NAMED: usize = 12;

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
    let asked = why.rows.iter().filter(|row| row.verdict != Verdict::NotNeeded);
    let not_needed: Vec<&WhyRow> = why.rows.iter().filter(|row| row.verdict == Verdict::NotNeeded).collect();
    html! {
        div.twhy {
            p.because { (mark(before, why.seat)) " " (why.sentence) }
            @if matches!(why.about, About::Track | About::Favourite) { (tracks(context, why)) }
            @else { (outlined(context, before, why, reasons, card)) }
            ol.steps {
                li {
                    span.left.num { (why.candidates.len()) }
                    span { b { (context.t("terra-candidates")) } (names(why, why.candidates.iter().map(|(pick, _)| *pick).collect())) }
                }
                @for row in asked { (filter(why, row)) }
            }
            @if !not_needed.is_empty() {
                p.small.soft.not-needed {
                    (context.t("play-why-not-needed")) " "
                    @for (number, row) in not_needed.iter().enumerate() {
                        @if number > 0 { ", " }
                        (rule_link(row, &row.question))
                    }
                    "."
                }
            }
        }
    }
}

/// The filter that a candidate fell by, and what it measured.
fn fell(why: &Why, pick: Pick) -> Option<(&WhyRow, &str)> {
    why.rows.iter().filter(|row| row.verdict == Verdict::Narrowed).find_map(|row| {
        let (_, value, kept) = row.cells.iter().find(|(other, ..)| *other == pick)?;
        (!kept).then_some((row, value.as_str()))
    })
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
                        @match fell(why, *pick) {
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
    let said = |step: &Step<Pick>, value: i32| {
        let row = why.rows.iter().find(|row| row.rule == step.rule);
        let measured = step.measured.iter().find(|one| one.value == value).map(|one| one.candidate);
        let cell =
            row.zip(measured).and_then(|(row, pick)| row.cells.iter().find(|(other, ..)| *other == pick));
        cell.map_or_else(String::new, |(_, said, _)| said.clone())
    };
    let scanned = why.rows.iter().any(|row| row.rule == rules::SCAN && row.verdict == Verdict::Narrowed);
    let view = MapView::considering(reasons, said);
    let map = before.map();
    // Where all that matters lies close together, a close-up is easier to read.
    let near = |centre: Hex| view.considered.iter().all(|one| map.grid.distance(centre, one.hex) <= 2);
    let around = view.chosen.filter(|chosen| !scanned && near(*chosen));
    MapView { scan: (scanned && card != NONE).then_some(card), around, ..view }
}

fn rule_link(row: &WhyRow, text: &str) -> Markup {
    html! { a.rule href=(format!("/rules/{}/{}", super::TITLE.key, row.rule)) { (text) } }
}

/// One filter: how many it left, what it asked, what it measured on those that stayed.
fn filter(why: &Why, row: &WhyRow) -> Markup {
    let kept: Vec<_> = row.cells.iter().filter(|(_, _, kept)| *kept).map(|(pick, ..)| *pick).collect();
    let value = row.cells.iter().find(|(_, _, kept)| *kept).map(|(_, value, _)| value.as_str());
    let decided = row.verdict == Verdict::Narrowed && kept.len() == 1;
    html! {
        li.done[decided].skipped[row.verdict != Verdict::Narrowed] {
            span.left.num { @if row.verdict == Verdict::Narrowed { (kept.len()) } @else { "–" } }
            span {
                b { (row.question) }
                @if row.verdict == Verdict::Narrowed && let Some(value) = value { ": " (value) }
                @if let Some(note) = &row.note { span.soft { " " (note) } }
                " " (rule_link(row, row.rule.0))
                @if row.verdict == Verdict::Narrowed { (names(why, kept)) }
            }
        }
    }
}

fn names(why: &Why, picks: Vec<Pick>) -> Markup {
    let many = picks.len() > NAMED;
    let name = |pick| why.candidates.iter().find(|(known, _)| *known == pick).map(|(_, name)| name.as_str());
    let names: Vec<&str> = picks.into_iter().take(NAMED).filter_map(name).collect();
    html! { small.soft { (names.join(", ")) @if many { " …" } } }
}
