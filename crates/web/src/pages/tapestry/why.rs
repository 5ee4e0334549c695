//! Why the bots chose as they did: each choice with its candidates, filter by filter.

use kernel::Verdict;
use maud::{Markup, html};
use table::session::Entry;
use tapestry::{Event, Tapestry};
use words::tapestry::{Why, WhyRow, whys};

use super::parts::{Shared, mark};
use crate::context::Context;
use crate::kind::Shown;
use crate::pages::layout::icon;

/// So many candidates are listed by name; of more, only the number is told.
const NAMED: usize = 12;

/// All choices of one decision.
pub fn why(context: &Context, before: &Tapestry, entry: &Entry<Tapestry>) -> Markup {
    html! { @for why in whys(context.words, before, &entry.events) { (choice(context, &why)) } }
}

/// Whether there is anything to explain.
pub fn explains(entry: &Entry<Tapestry>) -> bool {
    entry.events.iter().any(|event| matches!(event, Event::AutomaChose { .. }))
}

/// The last turn of the bots, and why.
pub fn panel(shared: Shared<'_>) -> Markup {
    let session = &shared.open.session;
    let history = session.history().iter().enumerate().rev();
    let last = history
        .filter(|(_, entry)| explains(entry))
        .find_map(|(index, entry)| Some((index + 1, session.position(index)?, entry)));
    html! {
        @if let Some((number, before, entry)) = last {
            section.panel.automa.tautoma {
                h2 { (mark(before, entry.seat)) (shared.seat(entry.seat)) }
                p.said { (Tapestry::line(shared.context.words, before, entry)) }
                details.why-open #why-bots {
                    summary data-key="?" { (icon("why")) (shared.t("play-why-this")) span.chev { (icon("chevron")) } }
                    (why(shared.context, before, entry))
                    p.small { a href=(shared.link(&format!("/history/{number}"))) { (shared.t("play-why-position")) } }
                }
            }
        }
    }
}

fn choice(context: &Context, why: &Why) -> Markup {
    let asked = why.rows.iter().filter(|row| row.verdict != Verdict::NotNeeded);
    let not_needed: Vec<&WhyRow> = why.rows.iter().filter(|row| row.verdict == Verdict::NotNeeded).collect();
    html! {
        div.twhy {
            p.because { (why.sentence) }
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

fn names(why: &Why, picks: Vec<tapestry::automa::Pick>) -> Markup {
    let many = picks.len() > NAMED;
    let name = |pick| why.candidates.iter().find(|(known, _)| *known == pick).map(|(_, name)| name.as_str());
    let names: Vec<&str> = picks.into_iter().take(NAMED).filter_map(name).collect();
    html! { small.soft { (names.join(", ")) @if many { " …" } } }
}
