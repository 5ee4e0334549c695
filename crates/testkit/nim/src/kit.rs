//! The Automa's cards.

use kernel::{Boxes, Pack, PackError, pack};
use serde::Deserialize;

/// No deck has more cards.
pub const MOST_CARDS: usize = 8;

/// A card of the Automa.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Card {
    /// Its printed number.
    pub number: u8,
    /// The Automa likes to leave whole groups of so many stones.
    pub group: u8,
}

/// The box.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Kit {
    /// The cards, each with a number of its own.
    pub cards: Vec<Card>,
}

/// A file with cards: ours, or a pack.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Sheet {
    card: Vec<Card>,
}

static BOXES: Boxes<Kit> = Boxes::new(|packs| {
    let printed = Pack { name: "cards.toml".to_owned(), text: include_str!("../data/cards.toml").to_owned() };
    let mut kit = Kit { cards: Vec::new() };
    [&printed].into_iter().chain(packs).try_for_each(|sheet| kit.add(sheet))?;
    Ok(kit)
});

impl Kit {
    /// The box with these packs.
    pub fn with_packs(packs: &[Pack]) -> Result<&'static Kit, PackError> {
        BOXES.with_packs(packs)
    }

    /// The box without a card; `None` if no card would be left.
    pub fn without(&self, number: u8) -> Option<&'static Kit> {
        let cards: Vec<Card> = self.cards.iter().copied().filter(|card| card.number != number).collect();
        (!cards.is_empty()).then(|| BOXES.keep(Kit { cards }))
    }

    /// The card of this number.
    pub fn card(&self, number: u8) -> Option<Card> {
        self.cards.iter().copied().find(|card| card.number == number)
    }

    /// A known number replaces its card, a new one joins the deck.
    fn add(&mut self, sheet: &Pack) -> Result<(), PackError> {
        let read: Sheet = pack::read(&sheet.name, &sheet.text)?;
        for card in read.card {
            let wrong = |expected| Err(PackError::content(&sheet.name, &sheet.text, 0, expected));
            if card.group == 0 {
                return wrong("a group of at least one stone");
            }
            match self.cards.iter().position(|known| known.number == card.number) {
                Some(at) => self.cards[at] = card,
                None if self.cards.len() == MOST_CARDS => return wrong("at most eight cards"),
                None => self.cards.push(card),
            }
        }
        Ok(())
    }
}
