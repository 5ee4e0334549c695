//! What the bots did, step by step: the cards they turned over, then each bot for itself, with the places on the map.

use kernel::Entry;
use maud::{PreEscaped, html};
use tapestry::{Event, Tapestry};
use words::tapestry::{beat, bot_acting, hex_name, scene_parts};

use super::parts::mark;
use crate::context::Context;
use crate::pages::scene::{self, Step};

/// The steps of a decision of the bots.
pub fn scene(context: &Context, before: &Tapestry, entry: &Entry<Tapestry>) -> Vec<Step> {
    if before.bot_at(entry.seat).is_none() {
        return scene::plain(context, before, entry);
    }
    let steps = scene_parts(&entry.events).into_iter().map(|events| step(context, before, events));
    steps.filter(|step| !step.says.is_empty()).collect()
}

fn step(context: &Context, before: &Tapestry, events: &[Event]) -> Step {
    let pair = events.iter().find_map(|event| match event {
        Event::AutomaCards { pair } => draw::tapestry::decision_pair(context.words, before.kit(), *pair),
        _ => None,
    });
    let whose = events.iter().find_map(bot_acting);
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
