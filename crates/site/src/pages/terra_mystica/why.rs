//! Why the Automa chose as it did: each choice with its candidates, filter by filter, and where they lie on the map.

use draw::terra_mystica::{MapView, considered, map};
use kernel::Reasons;
use maud::{Markup, PreEscaped, html};
use terra_mystica::automa::Pick;
use terra_mystica::{Event, TerraMystica};
use words::terra_mystica::{Why, why as reasons_in_words};

use crate::context::Context;
use crate::pages::why::steps;

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
    html! {
        div.twhy {
            p.because { (why.sentence) }
            (outlined(context, before, why, reasons))
            (steps(context, super::TITLE.key(), why))
        }
    }
}

/// The candidates on the map: the losers pale, with what they fell by; the chosen one with a thick line.
fn outlined(context: &Context, before: &TerraMystica, why: &Why, reasons: &Reasons<Pick>) -> Markup {
    let view = considered(context.words, why, reasons);
    html! {
        @if !view.considered.is_empty() {
            @let view = MapView { around: view.chosen, ..view };
            div.close-up { (PreEscaped(map(context.words, before, &view).inline())) }
        }
    }
}
