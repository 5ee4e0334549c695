//! A game on screen, line by line.

use kernel::{Entry, Game};
use serde::{Deserialize, Serialize};
use terra_mystica::{Event, FactionId, TerraMystica};
use words::terra_mystica::event;

use super::{About, choices};
use crate::replay::scores;
use crate::trail::Choice;
use crate::{Text, english};

/// What a decision changed.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Moved {
    /// The round after it.
    pub round: u8,
    /// What happened, in sentences.
    pub events: Vec<String>,
    /// What the Automas did; `null` for a person, unless the decision let an Automa choose.
    pub automa: Option<Automa>,
}

/// What the Automas did.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Automa {
    /// The cards of each turn.
    pub cards: Vec<Pair>,
    /// Each choice with its reasons.
    pub choices: Vec<Choice<About>>,
    /// What made it pass, if it passed.
    pub stops: Option<Drawn>,
}

/// The cards of a turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Pair {
    /// The card that acts.
    pub action: u8,
    /// The card that supports it.
    pub support: u8,
}

/// The cards of passing.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Drawn {
    /// The card that made it pass; none if the deck was empty.
    pub drawn: Option<u8>,
    /// The card that acted last.
    pub support: Option<u8>,
}

/// What a game came to.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Came {
    /// The faction of each seat.
    pub factions: Vec<Option<Text>>,
    /// The points of every seat.
    pub scores: Vec<i32>,
    /// The first of the winners.
    pub winner: Option<u8>,
    /// The seats that won.
    pub winners: Vec<u8>,
}

impl Moved {
    pub(super) fn of(before: &TerraMystica, entry: &Entry<TerraMystica>, after: &TerraMystica) -> Moved {
        let events = entry.events.iter().filter_map(|happened| event(english(), before, happened));
        Moved { round: after.round(), events: events.collect(), automa: Automa::of(before, entry) }
    }
}

impl Automa {
    fn of(before: &TerraMystica, entry: &Entry<TerraMystica>) -> Option<Automa> {
        let number = |card: u8| before.kit().automa.card(card).number;
        let choices = choices(english(), before, &entry.events);
        if !before.is_automa(entry.seat) && choices.is_empty() {
            return None;
        }
        let cards = entry.events.iter().filter_map(|event| match event {
            Event::AutomaCards { cards, .. } => {
                Some(Pair { action: number(cards.action), support: number(cards.support) })
            }
            _ => None,
        });
        let stops = entry.events.iter().find_map(|event| match event {
            Event::AutomaStops { drawn, support, .. } => {
                Some(Drawn { drawn: drawn.map(number), support: support.map(number) })
            }
            _ => None,
        });
        Some(Automa { cards: cards.collect(), choices, stops })
    }
}

impl Came {
    pub(super) fn of(game: &TerraMystica) -> Came {
        let factions = game.players().iter().map(|player| player.faction.map(FactionId::key).map(Text::from));
        Came {
            factions: factions.collect(),
            scores: scores(game),
            winner: game.winners().first().map(|seat| seat.0),
            winners: game.winners().iter().map(|seat| seat.0).collect(),
        }
    }
}
