//! What the bots did, step by step: the cards they turned over, then each bot for itself, with the places on the map.

use kernel::{Entry, Seat};
use maud::{PreEscaped, html};
use tapestry::{Event, Tapestry};
use words::Voice as _;

use super::parts::mark;
use super::spots::event_hex;
use crate::context::Context;
use crate::pages::scene::{self, Step};

/// The steps of a decision of the bots.
pub fn scene(context: &Context, before: &Tapestry, entry: &Entry<Tapestry>) -> Vec<Step> {
    if before.bot_at(entry.seat).is_none() {
        return scene::plain(context, before, entry);
    }
    let steps = parts(&entry.events).into_iter().map(|events| step(context, before, events));
    steps.filter(|step| !step.says.is_empty()).collect()
}

/// The events in pieces: the cards, then whatever one bot does before the other.
fn parts(events: &[Event]) -> Vec<&[Event]> {
    let mut parts = Vec::new();
    let (mut from, mut now) = (0, None);
    for (at, event) in events.iter().enumerate() {
        let cards = matches!(event, Event::AutomaCards { .. });
        let whose = acts(event);
        if at > from && (cards || (whose.is_some() && whose != now)) {
            parts.push(&events[from..at]);
            from = at;
        }
        now = if cards { None } else { whose.or(now) };
    }
    parts.push(&events[from..]);
    parts
}

/// The bot that acts here.
fn acts(event: &Event) -> Option<Seat> {
    match event {
        Event::AutomaChose { seat, .. }
        | Event::Moved { seat, .. }
        | Event::Stuck { seat, .. }
        | Event::IncomeTurn { seat, .. }
        | Event::AutomaCard { seat }
        | Event::AutomaFavourite { seat, .. } => Some(*seat),
        _ => None,
    }
}

fn step(context: &Context, before: &Tapestry, events: &[Event]) -> Step {
    let pair = events.iter().find_map(|event| match event {
        Event::AutomaCards { pair } => draw::tapestry::decision_pair(context.words, before.kit(), *pair),
        _ => None,
    });
    let whose = events.iter().find_map(acts);
    let picture = pair.map(|pair| html! { (PreEscaped(pair.inline())) });
    Step {
        picture: picture.or_else(|| whose.map(|seat| mark(before, seat))),
        says: before.line(context.words, events),
        places: events
            .iter()
            .filter_map(event_hex)
            .map(|hex| words::tapestry::hex_name(before, hex))
            .collect(),
        ..Step::default()
    }
}
