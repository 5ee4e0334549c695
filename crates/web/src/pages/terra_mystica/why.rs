//! Why the Automa chose as it did: each choice with its candidates, filter by filter, and where they lie on the map.

use draw::terra_mystica::{MapView, map};
use kernel::{Reasons, Step, Verdict};
use maud::{Markup, PreEscaped, html};
use terra_mystica::automa::Pick;
use terra_mystica::{Event, TerraMystica};
use words::Words;
use words::terra_mystica::{Why, WhyRow, pick_name, why as reasons_in_words};

use crate::context::Context;

/// So many candidates are listed by name; of more, only the number is told.
const NAMED: usize = 12;

/// So many letters fit on a hex.
const ROOM: usize = 8;

/// All choices of one decision.
pub fn why(context: &Context, before: &TerraMystica, events: &[Event]) -> Markup {
    html! {
        @for event in events {
            @if let Event::AutomaChose { seat, about, reasons } = event {
                @let why = reasons_in_words(context.words, before, *seat, *about, reasons);
                (choice(context, before, &why, reasons))
            }
        }
    }
}

/// Whether there is anything to explain.
pub fn explains(events: &[Event]) -> bool {
    events.iter().any(|event| matches!(event, Event::AutomaChose { .. } | Event::AutomaCards { .. }))
}

fn choice(context: &Context, before: &TerraMystica, why: &Why, reasons: &Reasons<Pick>) -> Markup {
    let asked = why.rows.iter().filter(|row| row.verdict != Verdict::NotNeeded);
    let not_needed: Vec<&WhyRow> = why.rows.iter().filter(|row| row.verdict == Verdict::NotNeeded).collect();
    html! {
        div.twhy {
            p.because { (why.sentence) }
            (outlined(context, before, why, reasons))
            ol.steps {
                li {
                    span.left.num { (why.candidates.len()) }
                    span { b { (context.t("terra-candidates")) } (names(context, before, why.candidates.iter().map(|(pick, _)| *pick))) }
                }
                @for row in asked { (filter(context, before, row)) }
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

/// One filter: how many it left, what it asked, what it measured on those that stayed and on the best that fell.
fn filter(context: &Context, before: &TerraMystica, row: &WhyRow) -> Markup {
    let kept: Vec<Pick> = row.cells.iter().filter(|(_, _, kept)| *kept).map(|(pick, ..)| *pick).collect();
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
                @if row.verdict == Verdict::Narrowed { (names(context, before, kept.iter().copied())) }
            }
        }
    }
}

fn names(context: &Context, before: &TerraMystica, picks: impl ExactSizeIterator<Item = Pick>) -> Markup {
    let many = picks.len() > NAMED;
    let names: Vec<String> = picks.take(NAMED).map(|pick| pick_name(context.words, before, pick)).collect();
    html! { small.soft { (names.join(" ")) @if many { " …" } } }
}

/// The candidates on the map: the losers pale, with what they fell by; the chosen one with a thick line.
fn outlined(context: &Context, before: &TerraMystica, why: &Why, reasons: &Reasons<Pick>) -> Markup {
    let view = considered(context.words, why, reasons);
    html! {
        @if !view.considered.is_empty() {
            @let view = MapView { around: view.chosen, ..view };
            div.close-up { (PreEscaped(map(before, &view).inline())) }
        }
    }
}

/// What a choice considered, to be drawn over the map: each hex that fell with the filter and what it measured.
pub fn considered(words: &Words, why: &Why, reasons: &Reasons<Pick>) -> MapView {
    let fell = |step: &Step<Pick>, value: i32| {
        let row = why.rows.iter().find(|row| row.rule == step.rule);
        let measured = step.measured.iter().find(|one| one.value == value).map(|one| one.candidate);
        let cell =
            row.zip(measured).and_then(|(row, pick)| row.cells.iter().find(|(other, ..)| *other == pick));
        let topic = step.rule.0.trim_start_matches("automa.").replace('.', "-");
        let name = words.maybe(&format!("terra-fell-{topic}")).unwrap_or_default();
        // A hex has room for a few letters; the filter's name says what the number is.
        let said = cell.map(|(_, said, _)| said.clone()).filter(|said| said.chars().count() <= ROOM);
        vec![name, said.unwrap_or_else(|| value.to_string())]
    };
    MapView::considering(reasons, fell)
}
