//! What the bots did, step by step: the cards they turned over, then each bot for itself.

use kernel::{Hex, Seat};
use tapestry::{Event, Tapestry};

use super::line;
use crate::Words;
use crate::scene::{self, Beat};

/// The steps of a decision of the bots.
pub fn beats(words: &Words, before: &Tapestry, seat: Seat, events: &[Event]) -> Vec<Beat> {
    let parts = staged(before, seat, events);
    if parts.is_empty() {
        return scene::plain(words, before, seat, events);
    }
    let beats = parts.into_iter().map(|events| beat(words, before, events));
    beats.filter(|beat| !beat.says.is_empty()).collect()
}

/// What the first bot did that did anything: the cards before it are left out.
pub fn deed(words: &Words, before: &Tapestry, events: &[Event]) -> Option<String> {
    let mut parts = scene_parts(events).into_iter();
    let deed = parts.find(|events| events.iter().any(|event| bot_acting(event).is_some()))?;
    Some(line(words, before, deed)).filter(|said| !said.is_empty())
}

/// One part of a scene in words.
pub fn beat(words: &Words, before: &Tapestry, events: &[Event]) -> Beat {
    let places = events.iter().filter_map(event_hex).collect();
    Beat { says: line(words, before, events), more: None, places }
}

/// What of a decision is shown step by step: the bots' own, and what they go on with after a person's answer, that answer first.
pub fn staged<'a>(before: &Tapestry, seat: Seat, events: &'a [Event]) -> Vec<&'a [Event]> {
    if before.bot_at(seat).is_some() {
        return scene_parts(events);
    }
    let of_bots = |event: &Event| match event {
        Event::AutomaCards { .. }
        | Event::AutomaTally { .. }
        | Event::AutomaProgress { .. }
        | Event::AutomaDeck { .. } => true,
        _ => bot_acting(event).is_some_and(|seat| before.bot_at(seat).is_some()),
    };
    let Some(from) = events.iter().position(of_bots) else { return Vec::new() };
    let (answer, rest) = events.split_at(from);
    let answer = (!answer.is_empty()).then_some(answer);
    answer.into_iter().chain(scene_parts(rest)).collect()
}

/// The events in pieces: the cards, then whatever one bot does before the other; the points of an income turn by themselves.
pub fn scene_parts(events: &[Event]) -> Vec<&[Event]> {
    let mut parts = Vec::new();
    let (mut from, mut now) = (0, None);
    for (at, event) in events.iter().enumerate() {
        let cards = matches!(event, Event::AutomaCards { .. } | Event::AutomaTally { .. });
        let whose = bot_acting(event);
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
pub fn bot_acting(event: &Event) -> Option<Seat> {
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

/// The hex that something happened on.
pub fn event_hex(event: &Event) -> Option<Hex> {
    match event {
        Event::Explored { hex, .. } | Event::Conquers { hex, .. } | Event::Stands { hex, .. } => Some(*hex),
        _ => None,
    }
}
