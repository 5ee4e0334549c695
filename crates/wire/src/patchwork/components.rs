//! Cards and patches.

use patchwork::{Kit, Square};
use serde::{Deserialize, Serialize};

use crate::Text;

/// All components of the box.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Components {
    /// The cards of both decks.
    pub cards: Vec<Card>,
    /// The patches.
    pub patches: Vec<Patch>,
}

/// A card of the Automa.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Card {
    /// Its number.
    pub card: u8,
    /// Its deck.
    pub deck: Text,
    /// The buttons that it can spend.
    #[serde(rename = "virtual")]
    pub budget: u8,
    /// Its filters, in their order.
    pub filters: Vec<Text>,
    /// The buttons that it gains at a mark.
    pub income: u8,
}

/// A patch.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Patch {
    /// Its number.
    pub patch: u8,
    /// Its name.
    pub name: Text,
    /// Its squares.
    pub cells: u8,
    /// What it costs in buttons.
    pub button_cost: u8,
    /// What it costs in time.
    pub time_cost: u8,
    /// The buttons on it.
    pub buttons: u8,
    /// In how many ways it can lie.
    pub outlines: usize,
    /// Its printed shape, as rows of `#` and `.`.
    pub shape: Vec<String>,
}

impl From<&Kit> for Components {
    fn from(kit: &Kit) -> Components {
        Components {
            cards: kit.cards().iter().map(Card::from).collect(),
            patches: kit.patches().iter().map(Patch::from).collect(),
        }
    }
}

impl From<&patchwork::Card> for Card {
    fn from(card: &patchwork::Card) -> Card {
        Card {
            card: card.number,
            deck: card.deck.name().into(),
            budget: card.budget,
            filters: card.filters.iter().map(|filter| filter.name().into()).collect(),
            income: card.income,
        }
    }
}

impl From<&patchwork::Patch> for Patch {
    fn from(patch: &patchwork::Patch) -> Patch {
        Patch {
            patch: patch.id.0,
            name: patch.name.clone().into(),
            cells: patch.cells,
            button_cost: patch.cost,
            time_cost: patch.time,
            buttons: patch.buttons,
            outlines: patch.outlines.len(),
            shape: shape(patch),
        }
    }
}

/// The printed shape of a patch as rows of `#` and `.`.
pub fn shape(patch: &patchwork::Patch) -> Vec<String> {
    let outline = &patch.outlines[0];
    let filled = |row, column| Square::at(row, column).is_some_and(|square| outline.cells().has(square));
    let row = |row| (0..outline.width).map(|column| if filled(row, column) { '#' } else { '.' }).collect();
    (0..outline.height).map(row).collect()
}
