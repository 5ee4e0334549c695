//! Tapestry at a real table, in words: what is asked, what to do with one's hands, what is known.
//!
//! - `asks`: what it waits for, what to lay out, the points
//! - `cards`: decision cards, as they lie on the table
//! - `doubts`: what was told and can hardly be
//! - `news`: what came of something that was said, for the log
//! - `hands`: what to do on the table
//! - `facts`: facts set right, and all that is known
//! - `refused`: why something cannot be
//! - `voice`: all of it, as every game says it

mod asks;
mod cards;
mod doubts;
mod facts;
mod hands;
mod news;
mod refused;
mod voice;

use tapestry::Event;
use tapestry::companion::{CompanionEvent, Told};

pub use self::asks::{level_name, stays_in_box};
pub use self::cards::{card, open_cards, tiebreaker_card, track_card};
pub use self::facts::fixed;
pub use self::hands::chips;
pub use self::news::{deed, event};

/// What happened at the table among these events, without what people said.
pub fn table_events(events: &[CompanionEvent]) -> Vec<Event> {
    table(events).cloned().collect()
}

fn table(events: &[CompanionEvent]) -> impl Iterator<Item = &Event> {
    events.iter().filter_map(|event| match event {
        CompanionEvent::Table(event) => Some(event),
        _ => None,
    })
}

/// Whether the bots did something here that is to be done at the table, or explained.
pub fn is_bots(events: &[CompanionEvent]) -> bool {
    // A turn of theirs goes on when somebody has nothing more to tell about a landmark that a bot took.
    let tells =
        |event: &CompanionEvent| matches!(event, CompanionEvent::Told { told, .. } if *told != Told::Done);
    let told = events.iter().any(tells);
    let did = table(events).any(|event| {
        matches!(
            event,
            // A person's income turn is told, and makes no event.
            Event::IncomeTurn { .. }
                | Event::AutomaCards { .. }
                | Event::AutomaChose { .. }
                | Event::AutomaTally { .. }
                | Event::AutomaTiebreaker { .. }
        )
    });
    did && !told
}
