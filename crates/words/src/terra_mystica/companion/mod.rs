//! Terra Mystica at a real table, in words: what is asked, what to do with one's hands, what is doubtful.
//!
//! - `asks`: what it waits for, what to lay out, the points
//! - `news`: what came of something that was said, for the log
//! - `hands`: what to do on the table; `track`: where the markers for points stand meanwhile
//! - `facts`: facts set right, and doubts
//! - `refused`: why something cannot be
//! - `voice`: all of it, as every game says it

mod asks;
mod facts;
mod hands;
mod news;
mod refused;
mod track;
mod voice;

use terra_mystica::Event;
use terra_mystica::companion::CompanionEvent;

pub use self::asks::lay_seats;
pub use self::facts::{fixed, warning};
pub use self::hands::chips;
pub use self::news::{deed, event};

/// What the Automas did among these events, without what people said.
pub fn table_events(events: &[CompanionEvent]) -> Vec<Event> {
    events
        .iter()
        .filter_map(|event| match event {
            CompanionEvent::Table(event) => Some(event.clone()),
            _ => None,
        })
        .collect()
}

/// Whether an Automa did something here that is to be done at the table, or explained.
pub fn is_automas(events: &[CompanionEvent]) -> bool {
    events.iter().any(|event| {
        matches!(
            event,
            CompanionEvent::Table(
                Event::AutomaCards { .. } | Event::AutomaStops { .. } | Event::AutomaChose { .. }
            )
        )
    })
}
