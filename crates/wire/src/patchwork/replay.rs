//! A game on screen, line by line.

use kernel::{Entry, Game};
use patchwork::rules::score::LevelResult;
use patchwork::{FIRST, Patchwork, SECOND};
use serde::{Deserialize, Serialize};

use super::{Level, Why, why};
use crate::Role;
use crate::replay::scores;

/// What a decision changed.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Moved {
    /// The spaces of both tokens.
    pub spaces: [u8; 2],
    /// The Automa's turn, if it was one.
    pub automa: Option<Automa>,
}

/// A turn of the Automa.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Automa {
    /// The number of its card.
    pub card: u8,
    /// The reasons of its choice.
    pub trail: Why,
}

/// What a game came to.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Came {
    /// The points of both seats.
    pub scores: Vec<i32>,
    /// The seat that won.
    pub winner: Option<u8>,
    /// The same game on each level; `null` between two people.
    pub levels: Option<Vec<Level<Option<Role>, Role>>>,
}

impl Moved {
    pub(super) fn of(before: &Patchwork, entry: &Entry<Patchwork>, after: &Patchwork) -> Moved {
        let automa = why(before.kit(), &entry.events).map(|trail| Automa { card: trail.card, trail });
        Moved { spaces: [FIRST, SECOND].map(|seat| after.space(seat)), automa }
    }
}

impl Came {
    pub(super) fn of(game: &Patchwork) -> Came {
        let role = |seat| Role::from(game.role(seat));
        let level = |result: &LevelResult| Level::of(result, |tile| tile.map(role), role);
        Came {
            scores: scores(game),
            winner: game.winner().map(|seat| seat.0),
            levels: game.all_levels().map(|levels| levels.iter().map(level).collect()),
        }
    }
}
