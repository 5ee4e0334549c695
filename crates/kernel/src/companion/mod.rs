//! What companions at real tables share: a companion is a [`Game`](crate::Game) whose decisions are what people say.
//!
//! - [`Offered`]: what is likely to be said; [`heard`]: what follows from it, or no trace
//! - [`CardSource`]: who draws the bots' cards
//! - [`list`]: short lists that can be copied; [`described`]: the text of a table that is described once

pub mod described;
pub mod list;

pub use list::List;

use crate::{Legal, Sink};

/// What is offered now. More can be said: what is unlikely, and any fact.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Offered<A>(pub Vec<A>);

impl<A: Copy> Legal for Offered<A> {
    type Action = A;
    fn count(&self) -> u32 {
        self.0.len() as u32
    }
    fn get(&self, index: u32) -> Option<A> {
        self.0.get(index as usize).copied()
    }
}

/// Works out on a copy what follows from what was said, so that what cannot be leaves no trace.
pub fn heard<G: Clone, Event, Illegal>(
    table: &mut G,
    sink: &mut impl Sink<Event>,
    hear: impl FnOnce(&mut G, &mut Vec<Event>) -> Result<(), Illegal>,
) -> Result<(), Illegal> {
    let mut after = table.clone();
    let mut news = Vec::new();
    hear(&mut after, &mut news)?;
    *table = after;
    for event in news {
        sink.event(event);
    }
    Ok(())
}

/// Who draws the bots' cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum CardSource {
    /// The program.
    #[default]
    Program,
    /// The person, from a deck on the table.
    Own,
}

impl CardSource {
    /// The word that a setting uses for it.
    pub fn name(self) -> &'static str {
        match self {
            CardSource::Program => "program",
            CardSource::Own => "own",
        }
    }

    /// What a setting says.
    pub fn from_name(name: &str) -> Option<CardSource> {
        [CardSource::Program, CardSource::Own].into_iter().find(|source| source.name() == name)
    }
}
