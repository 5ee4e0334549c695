//! What the game on screen waits for.

use std::fmt::Write as _;

use kernel::{Game, Seat};
use patchwork::notation::hold_name;
use patchwork::{Decision, Patchwork, Squares};
use serde::{Deserialize, Serialize};

use crate::{Named, Text};

/// What the game waits for.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Waiting {
    /// It waits for nothing: the game is over.
    Over,
    /// A turn: to advance, or to take a patch.
    Turn {
        /// The seat that decides.
        seat: u8,
        /// Where an advance leads.
        advance_to: u8,
        /// The patches within reach.
        offers: Vec<Offer>,
    },
    /// A place for a leather patch.
    Leather {
        /// The seat that decides.
        seat: u8,
        /// How many are in hand.
        in_hand: u8,
        /// The empty squares.
        squares: Vec<String>,
    },
    /// The Automa's turn.
    Automa {
        /// The seat of the Automa.
        seat: u8,
        /// What the back of its next card shows, in the tactical deck.
        next_back: Option<u8>,
    },
}

/// A patch within reach.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Offer {
    /// Its number.
    pub patch: u8,
    /// Its name.
    pub name: Text,
    /// What it costs in buttons.
    pub cost: u8,
    /// What it costs in time.
    pub time: u8,
    /// The buttons on it.
    pub buttons: u8,
    /// Its squares.
    pub cells: u8,
    /// Where taking it leads.
    pub to: u8,
    /// In how many ways it fits.
    pub placements: u32,
    /// Why it cannot be taken, if it cannot.
    pub obstacle: Option<Obstacle>,
    /// For each way to hold it: the squares of its corner, with a space between them.
    pub spots: Named<String>,
}

/// Why a patch cannot be taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Obstacle {
    /// Buttons are missing.
    TooDear {
        /// How many buttons are missing.
        short: u8,
    },
    /// The patch fits nowhere on the board.
    NoRoom,
}

impl Waiting {
    /// What a position waits for.
    pub fn of(game: &Patchwork) -> Waiting {
        match game.decision() {
            None => Waiting::Over,
            Some(Decision::Turn { seat, advance_to, offers }) => Waiting::Turn {
                seat: seat.0,
                advance_to,
                offers: offers.iter().map(|offer| Offer::of(game, seat, *offer)).collect(),
            },
            Some(Decision::Leather { seat, free, in_hand }) => Waiting::Leather {
                seat: seat.0,
                in_hand,
                squares: free.iter().map(|square| square.to_string()).collect(),
            },
            Some(Decision::Automa { seat, next_back }) => Waiting::Automa { seat: seat.0, next_back },
        }
    }
}

impl Offer {
    fn of(game: &Patchwork, seat: Seat, offer: patchwork::Offer) -> Offer {
        let patch = game.kit().patch(offer.patch);
        let spots = patch.outlines.iter().zip(0..).map(|(_, number)| {
            (hold_name(patch, number).to_owned(), in_words(game.anchors(seat, offer.patch, number)))
        });
        let obstacle = offer.obstacle.map(|obstacle| match obstacle {
            patchwork::Obstacle::TooDear(short) => Obstacle::TooDear { short },
            patchwork::Obstacle::NoRoom => Obstacle::NoRoom,
        });
        Offer {
            patch: offer.patch.0,
            name: patch.name.clone().into(),
            cost: patch.cost,
            time: patch.time,
            buttons: patch.buttons,
            cells: patch.cells,
            to: offer.to,
            placements: offer.placements,
            obstacle,
            spots: spots.collect(),
        }
    }
}

/// Squares with a space between them: there may be hundreds, and a text of its own for each would be slow and long.
fn in_words(squares: Squares) -> String {
    squares.iter().fold(String::new(), |mut text, square| {
        let space = if text.is_empty() { "" } else { " " };
        let _ = write!(text, "{space}{square}");
        text
    })
}
