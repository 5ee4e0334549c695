//! The table as the companion knows it.

use kernel::Game;
use patchwork::companion::PatchworkCompanion;
use patchwork::rules::score::LevelResult;
use patchwork::{FIRST, SECOND};
use serde::{Deserialize, Serialize};

use super::super::Level;
use super::{ids, side};
use crate::summary::Side;

/// The table as the companion knows it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Table {
    /// The person's things.
    pub you: You,
    /// The Automa's.
    pub automa: Automa,
    /// Whose token lies on top.
    pub on_top: Side,
    /// Whose turn it is.
    pub due: Option<Side>,
    /// The patches that are left.
    pub ring: Ring,
    /// Where leather patches lie on the time board.
    pub leather: Vec<u8>,
    /// Who has the special tile.
    pub tile: Holder,
    /// The Automa's cards.
    pub cards: Cards,
    /// Whose token reached the final space first.
    pub first_home: Option<Side>,
    /// Whether the game is over.
    pub over: bool,
    /// Who won.
    pub winner: Option<Side>,
    /// The same game on each level, once it is over.
    pub levels: Option<Vec<Level<Holder, Side>>>,
}

/// The person's things.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct You {
    /// The space of the token.
    pub space: u8,
    /// Points, now.
    pub points: i32,
    /// Whether buttons and empty squares were told.
    pub told: bool,
    /// Buttons, as told or as far as they follow.
    pub buttons: u16,
    /// Empty squares, likewise.
    pub empty: u8,
    /// Whether what follows is sure.
    pub sure: bool,
}

/// The Automa's things.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Automa {
    /// The space of its token.
    pub space: u8,
    /// Points, now.
    pub points: i32,
    /// Buttons that it has collected.
    pub buttons: u16,
    /// Its patches.
    pub patches: u8,
    /// Patches with buttons on them.
    pub with_buttons: u8,
    /// Printed buttons on all of them.
    pub printed: u8,
    /// The turns that it took.
    pub turns: u8,
    /// Those in which it passed.
    pub passes: u8,
    /// Where its marker for the special tile stands.
    pub marker: u8,
}

/// The ring of patches.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Ring {
    /// What is known of it, clockwise from the pawn.
    pub known: Vec<u8>,
    /// How many patches are left.
    pub left: u8,
    /// Whether all of it is known.
    pub whole: bool,
}

/// The Automa's cards.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Cards {
    /// Those that lie face up.
    pub seen: Vec<u8>,
    /// Those that can come next.
    pub possible: Vec<u8>,
    /// How many are in the deck.
    pub left: u8,
    /// How many lie aside unseen.
    pub aside: u8,
    /// What the back of the next one shows, in the tactical deck.
    pub next_back: Option<u8>,
}

/// Who has the special tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Holder {
    /// Nobody yet.
    Open,
    /// The person.
    You,
    /// The Automa.
    Automa,
}

impl From<Option<kernel::Seat>> for Holder {
    fn from(holder: Option<kernel::Seat>) -> Holder {
        match holder {
            None => Holder::Open,
            Some(FIRST) => Holder::You,
            Some(_) => Holder::Automa,
        }
    }
}

impl Table {
    pub(super) fn of(game: &PatchworkCompanion) -> Table {
        let number = |card: &u8| game.kit().card(*card).number;
        let (reckoned, heap) = (game.reckoned(), game.automa_heap());
        let (turns, passes) = game.automa_turns();
        let over = game.decision().is_none();
        let level = |result: &LevelResult| Level::of(result, Holder::from, side);
        Table {
            you: You {
                space: game.space(FIRST),
                points: game.score(FIRST),
                told: game.told().is_some(),
                buttons: game.told().map_or(reckoned.buttons, |told| told.0),
                empty: game.told().map_or(reckoned.empty, |told| told.1),
                sure: reckoned.sure,
            },
            automa: Automa {
                space: game.space(SECOND),
                points: game.score(SECOND),
                buttons: game.automa_buttons(),
                patches: heap.patches,
                with_buttons: heap.with_buttons,
                printed: heap.printed,
                turns,
                passes,
                marker: game.marker(),
            },
            on_top: side(game.on_top()),
            due: game.due().map(side),
            ring: Ring { known: ids(game.ring()), left: game.ring_len(), whole: game.knows_ring() },
            leather: game.leather().iter().collect(),
            tile: game.tile().into(),
            cards: Cards {
                seen: game.cards_seen().iter().map(number).collect(),
                possible: game.possible_cards().iter().map(number).collect(),
                left: game.cards_left(),
                aside: game.cards_aside(),
                next_back: game.next_back(),
            },
            first_home: game.first_home().map(side),
            over,
            winner: game.winner().map(side),
            levels: over.then(|| game.all_levels().iter().map(level).collect()),
        }
    }
}
