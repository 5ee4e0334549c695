//! What the Automa does at a described table.

use kernel::Game;
use serde::{Deserialize, Serialize};
use terra_mystica::companion::Answer as Given;
use terra_mystica::{BonusId, Event, FactionId, TerraMystica};
use words::terra_mystica::event;

use super::{About, Deed, choices};
use crate::trail::Choice;
use crate::{Text, english};

/// One decision of the Automa, with its reasons.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Answer {
    /// The game's name.
    pub game: Text,
    /// Who decides.
    pub faction: Option<Text>,
    /// What was asked.
    pub wanted: Wanted,
    /// The numbers of the cards.
    pub cards: WantedCards,
    /// What is done on the table, in order.
    pub decision: Vec<Deed>,
    /// The points that it gains.
    pub vp: u16,
    /// Power that others may take.
    pub offers: Vec<Offered>,
    /// Whether another turn follows at once.
    pub moves_again: bool,
    /// All of it in sentences.
    pub events: Vec<String>,
    /// Each choice with its reasons.
    pub trail: Vec<Choice<About>>,
}

vocabulary! {
    /// What can be asked.
    "snake_case" Wanted of terra_mystica::companion::Wanted { Turn, Pass, FirstDwelling, FirstBonus }
}

/// The cards, by what was asked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum WantedCards {
    /// The two cards of a turn.
    Turn {
        /// The card that acts.
        action: u8,
        /// The card that supports it.
        support: u8,
    },
    /// The cards when the Automa passes.
    Pass {
        /// The card that made it pass; none if the deck was empty.
        drawn: Option<u8>,
        /// The card that acted last.
        support: u8,
    },
    /// The card of a choice in the setup.
    Revealed {
        /// The card that was revealed, if one was.
        revealed: Option<u8>,
    },
}

/// Power that somebody may take.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Offered {
    /// Whose faction may take it.
    pub to: Option<Text>,
    /// How much power is offered.
    pub power: u8,
}

impl WantedCards {
    fn of(answer: &Given) -> WantedCards {
        use terra_mystica::companion::Wanted;
        let number = |card: u8| answer.before.kit().automa.card(card).number;
        match answer.wanted {
            Wanted::Turn(cards) => {
                WantedCards::Turn { action: number(cards.action), support: number(cards.support) }
            }
            Wanted::Pass { support, drawn } => {
                WantedCards::Pass { drawn: drawn.map(number), support: number(support) }
            }
            Wanted::FirstDwelling { revealed } => WantedCards::Revealed { revealed: revealed.map(number) },
            Wanted::FirstBonus { revealed } => WantedCards::Revealed { revealed: Some(number(revealed)) },
        }
    }
}

impl From<&Given> for Answer {
    fn from(answer: &Given) -> Answer {
        let (words, table) = (english(), &answer.before);
        let faction = |seat| table.player(seat).faction.map(FactionId::key).map(Text::from);
        let offers = answer.events.iter().filter_map(|event| match event {
            Event::Offered { to, amount, .. } => Some(Offered { to: faction(*to), power: *amount }),
            _ => None,
        });
        Answer {
            game: TerraMystica::NAME.into(),
            faction: faction(answer.seat),
            wanted: (&answer.wanted).into(),
            cards: WantedCards::of(answer),
            decision: decision(answer),
            vp: answer.gained(),
            offers: offers.collect(),
            moves_again: answer.again,
            events: answer.events.iter().filter_map(|happened| event(words, table, happened)).collect(),
            trail: choices(words, table, &answer.events),
        }
    }
}

/// What it does on the table, in order: each with its kind and where.
fn decision(answer: &Given) -> Vec<Deed> {
    let mut deeds: Vec<Deed> =
        answer.events.iter().filter_map(|event| Deed::of(&answer.before, event)).collect();
    if matches!(answer.wanted, terra_mystica::companion::Wanted::FirstBonus { .. }) {
        let card = answer.after.player(answer.seat).bonus;
        deeds.push(Deed::Bonus { card: card.map(BonusId::id).map(Text::from) });
    }
    deeds
}
