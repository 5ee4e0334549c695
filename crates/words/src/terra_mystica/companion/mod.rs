//! Terra Mystica at a real table, in words: what is asked, what to do with one's hands, what is doubtful.
//!
//! - `asks`: what it waits for, what to lay out, the points
//! - `news`: what came of something that was said, for the log
//! - `hands`: what to do on the table
//! - `facts`: facts set right, and doubts
//! - `refused`: why something cannot be

mod asks;
mod facts;
mod hands;
mod news;
mod refused;

use kernel::Game as _;
use terra_mystica::Event;
use terra_mystica::companion::{CompanionEvent, TerraCompanion};

pub use self::asks::{Waiting, lay_out, lay_seats, say_also, scores, waiting};
pub use self::facts::{fixed, known, warning};
pub use self::hands::chips;
pub use self::news::{deed, event, line};
pub use self::refused::illegal;
use crate::Words;
use crate::terra_mystica::{Why, whys};

/// What came of something that was said, as a page shows it: the largest words first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Instruction {
    /// What happened.
    pub headline: String,
    /// The cards behind it.
    pub cards: Option<String>,
    /// What to do on the table, in this order.
    pub steps: Vec<String>,
    /// Power that people may take.
    pub power: Vec<String>,
    /// What is doubtful.
    pub warnings: Vec<String>,
    /// The Automas' things in a few words.
    pub chips: Vec<String>,
    /// The reasons of the Automa's choices.
    pub whys: Vec<Why>,
}

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

/// What came of something that was said: the table before it and after it.
pub fn instruction(
    words: &Words,
    before: &TerraCompanion,
    after: &TerraCompanion,
    events: &[CompanionEvent],
) -> Instruction {
    let warnings = events.iter().filter_map(|event| match event {
        CompanionEvent::Warning(doubtful) => Some(warning(words, after.table(), *doubtful)),
        _ => None,
    });
    Instruction {
        headline: hands::headline(words, before, after, events),
        cards: hands::cards(words, after.table(), events),
        steps: hands::steps(words, before, after, events),
        power: hands::power(words, after.table(), events),
        warnings: warnings.collect(),
        chips: chips(words, after),
        whys: whys(words, after.table(), &table_events(events)),
    }
}

/// Who has won, once all is told.
pub fn result(words: &Words, game: &TerraCompanion) -> Option<String> {
    crate::terra_mystica::won(words, game.table(), game.winners(), |seat| game.score(seat))
}
