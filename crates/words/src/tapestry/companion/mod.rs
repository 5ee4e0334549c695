//! Tapestry at a real table, in words: what is asked, what to do with one's hands, what is known.
//!
//! - `asks`: what it waits for, what to lay out, the points
//! - `cards`: decision cards, as they lie on the table
//! - `news`: what came of something that was said, for the log
//! - `hands`: what to do on the table
//! - `facts`: facts set right, and all that is known
//! - `refused`: why something cannot be

mod asks;
mod cards;
mod facts;
mod hands;
mod news;
mod refused;

use kernel::Game as _;
use tapestry::Event;
use tapestry::companion::{CompanionEvent, TapestryCompanion};

pub use self::asks::{Waiting, lay_out, level_name, say_also, scores, title, waiting};
pub use self::cards::{card, open_cards, tiebreaker_card, track_card};
pub use self::facts::{fixed, known};
pub use self::hands::chips;
pub use self::news::{deed, event, line};
pub use self::refused::illegal;
use crate::Words;
use crate::tapestry::{Why, whys};

/// What came of something that was said, as a page shows it: the largest words first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Instruction {
    /// What happened.
    pub headline: String,
    /// The cards behind it.
    pub cards: Vec<String>,
    /// What to do on the table, in this order.
    pub steps: Vec<String>,
    /// What the bots have, in a few words.
    pub chips: Vec<String>,
    /// The reasons of the bots' choices.
    pub whys: Vec<Why>,
}

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
    let told = events.iter().any(|event| matches!(event, CompanionEvent::Told { .. }));
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

/// What came of something that was said: the table before it and after it.
pub fn instruction(
    words: &Words,
    before: &TapestryCompanion,
    after: &TapestryCompanion,
    events: &[CompanionEvent],
) -> Instruction {
    Instruction {
        headline: hands::headline(words, before, after, events),
        cards: hands::cards(words, after, events),
        steps: hands::steps(words, after, events),
        chips: chips(words, after),
        whys: whys(words, after.table(), &table_events(events)),
    }
}

/// Who has won, once all is told.
pub fn result(words: &Words, game: &TapestryCompanion) -> Option<String> {
    game.winners().first()?;
    crate::tapestry::result(words, game.table())
}
