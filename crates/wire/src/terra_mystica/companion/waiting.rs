//! What the companion waits for.

use kernel::Game;
use serde::{Deserialize, Serialize};
use terra_mystica::Waiting as Asks;
use terra_mystica::companion::{CompanionDecision, TerraCompanion};

/// What it waits for. `seat` is who is asked, or the Automa that goes on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[allow(missing_docs, reason = "the member is said above")]
pub enum Waiting {
    /// It waits for nothing: the game is over.
    Over,
    /// A faction is to be chosen.
    Faction { seat: u8 },
    /// A colour.
    Colour { seat: u8 },
    /// The favour tile of the start.
    FirstFavour { seat: u8 },
    /// A starting dwelling.
    Dwelling { seat: u8 },
    /// The first bonus card.
    BonusCard { seat: u8 },
    /// What a person does in the turn, and how much was told of it already.
    Turn { seat: u8, told: u8 },
    /// What a person does with the spades of the cult bonus.
    Spades { seat: u8 },
    /// Whether a person took the power that a build of an Automa offered.
    Power { seat: u8, from: u8, power: u8 },
    /// The Automa goes on.
    Automa { seat: u8 },
    /// A card from the person's deck.
    Card {
        seat: u8,
        /// What it is wanted for.
        #[serde(rename = "for")]
        what: CardFor,
    },
    /// A person's points before areas and cults.
    Result { seat: u8 },
}

vocabulary! {
    /// What a card is wanted for.
    "snake_case" CardFor of terra_mystica::companion::CardFor { Tie, Bonus, Support, Action }
}

impl Waiting {
    /// What a table waits for.
    pub fn of(game: &TerraCompanion) -> Waiting {
        match game.decision() {
            None => Waiting::Over,
            Some(CompanionDecision::Setup { seat: kernel::Seat(seat), what }) => match what {
                Asks::Faction => Waiting::Faction { seat },
                Asks::Colour => Waiting::Colour { seat },
                Asks::FirstFavour => Waiting::FirstFavour { seat },
                Asks::BonusCard => Waiting::BonusCard { seat },
                _ => Waiting::Dwelling { seat },
            },
            Some(CompanionDecision::Turn { seat, told }) => Waiting::Turn { seat: seat.0, told },
            Some(CompanionDecision::Spades { seat }) => Waiting::Spades { seat: seat.0 },
            Some(CompanionDecision::Power { seat, from, amount }) => {
                Waiting::Power { seat: seat.0, from: from.0, power: amount }
            }
            Some(CompanionDecision::Automa { seat }) => Waiting::Automa { seat: seat.0 },
            Some(CompanionDecision::Card { seat, what }) => Waiting::Card { seat: seat.0, what: what.into() },
            Some(CompanionDecision::Result { seat }) => Waiting::Result { seat: seat.0 },
        }
    }
}
