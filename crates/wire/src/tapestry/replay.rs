//! A game on screen, line by line.

use kernel::{Entry, Game};
use serde::{Deserialize, Serialize};
use tapestry::Tapestry;
use words::tapestry::news;

use super::{About, choices, seats};
use crate::replay::scores;
use crate::trail::Choice;
use crate::{Text, english};

/// What a decision changed.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Moved {
    /// The income turns that each seat has begun.
    pub income_turns: Vec<u8>,
    /// What happened, in sentences.
    pub events: Vec<String>,
    /// The choices of the bots.
    pub automa: Vec<Choice<About>>,
}

/// What a game came to.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Came {
    /// The civilizations of each seat.
    pub civilizations: Vec<Vec<Text>>,
    /// The points of every seat.
    pub scores: Vec<i32>,
    /// The first of the winners.
    pub winner: Option<u8>,
    /// The seats that won.
    pub winners: Vec<u8>,
}

impl Moved {
    pub(super) fn of(before: &Tapestry, entry: &Entry<Tapestry>, after: &Tapestry) -> Moved {
        Moved {
            income_turns: seats(after).map(|seat| after.player_at(seat).income_turns).collect(),
            events: news(english(), before, &entry.events),
            automa: choices(english(), before, &entry.events),
        }
    }
}

impl Came {
    pub(super) fn of(game: &Tapestry) -> Came {
        let civilizations = seats(game).map(|seat| {
            let slots = game.player_at(seat).civs.iter();
            slots.map(|slot| game.kit().civs[usize::from(slot.civ)].id.as_str().into()).collect()
        });
        Came {
            civilizations: civilizations.collect(),
            scores: scores(game),
            winner: game.winners().first().map(|seat| seat.0),
            winners: game.winners().iter().map(|seat| seat.0).collect(),
        }
    }
}
