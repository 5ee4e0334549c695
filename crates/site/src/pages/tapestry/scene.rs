//! What the bots did, step by step: the cards they turned over, then each bot for itself, with the places on the map.

use kernel::{Entry, Game, Seat};
use maud::{PreEscaped, html};
use tapestry::{Bot, Event, Tapestry};
use words::tapestry::{beat, bot_acting, hex_name, staged};

use super::parts::mark;
use crate::context::Context;
use crate::pages::scene::{self, Step};

/// The steps of a decision of the bots.
pub fn scene(context: &Context, before: &Tapestry, entry: &Entry<Tapestry>) -> Vec<Step> {
    let parts = staged(before, entry.seat, &entry.events);
    if parts.is_empty() {
        return scene::plain(context, before, entry);
    }
    let steps = parts.into_iter().map(|events| step(context, before, events));
    steps.filter(|step| !step.says.is_empty()).collect()
}

fn step(context: &Context, before: &Tapestry, events: &[Event]) -> Step {
    let pair = events.iter().find_map(|event| match event {
        Event::AutomaCards { pair } => draw::tapestry::decision_pair(context.words, before.kit(), *pair),
        _ => None,
    });
    let automa =
        || (0..before.seats() as u8).map(Seat).find(|seat| before.bot_at(*seat) == Some(Bot::Automa));
    let whose = events.iter().find_map(|event| match event {
        Event::AutomaTally { .. } => automa(),
        _ => bot_acting(event),
    });
    let picture = pair.map(|pair| html! { (PreEscaped(pair.inline())) });
    let told = beat(context.words, before, events);
    Step {
        small_print: picture.is_some(),
        picture: picture.or_else(|| whose.map(|seat| mark(before, seat))),
        says: told.says,
        places: told.places.iter().map(|hex| hex_name(before, *hex)).collect(),
        ..Step::default()
    }
}
