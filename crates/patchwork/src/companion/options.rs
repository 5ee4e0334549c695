//! The settings of a companion game.

use kernel::companion::CardSource;
use kernel::{Field, OptionError, Options};

use crate::options::{DECK, EDITION, LEATHER, LEVEL, PatchworkOptions};

/// How the program knows the ring.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum RingSource {
    /// The program deals it, and the person lays it out so.
    #[default]
    Dealt,
    /// The person enters it at the start.
    Entered,
    /// The person says the next three whenever the Automa is due.
    NextThree,
}

/// The settings of a companion game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct CompanionOptions {
    /// Level, deck, edition and the reading for leather patches. The opponent is always the Automa.
    pub game: PatchworkOptions,
    /// Who draws the cards.
    pub cards: CardSource,
    /// How the ring is known.
    pub ring: RingSource,
}

impl Options for CompanionOptions {
    const FIELDS: &'static [Field] = &[
        LEVEL,
        DECK,
        EDITION,
        LEATHER,
        Field {
            key: "cards",
            meaning: "who draws the Automa's cards",
            values: &[
                ("program", "the program: your deck stays in the box"),
                ("own", "you, from your own deck; you say which card"),
            ],
        },
        Field {
            key: "ring",
            meaning: "how the program knows the ring of patches",
            values: &[
                ("next-three", "you say the next three when the Automa is due"),
                ("entered", "you enter the ring, clockwise from the pawn"),
                ("dealt", "it deals the ring, and you lay it out so"),
            ],
        },
    ];

    /// A new evening: what lies there is asked for when it matters. (A save that does not name the ring is one that was dealt.)
    fn solo(self) -> Self {
        CompanionOptions { ring: RingSource::NextThree, ..self }
    }

    fn get(&self, key: &str) -> Option<String> {
        let value = match key {
            "cards" => self.cards.name(),
            "ring" => match self.ring {
                RingSource::Dealt => "dealt",
                RingSource::Entered => "entered",
                RingSource::NextThree => "next-three",
            },
            _ if Self::FIELDS.iter().any(|field| field.key == key) => return self.game.get(key),
            _ => return None,
        };
        Some(value.to_owned())
    }

    fn set(&mut self, key: &str, value: &str) -> Result<(), OptionError> {
        match (key, value) {
            ("cards", _) => {
                self.cards = CardSource::from_name(value).ok_or_else(|| Self::refused(key, value))?;
            }
            ("ring", "dealt") => self.ring = RingSource::Dealt,
            ("ring", "entered") => self.ring = RingSource::Entered,
            ("ring", "next-three") => self.ring = RingSource::NextThree,
            ("level" | "deck" | "edition" | "leather", _) => return self.game.set(key, value),
            _ => return Err(Self::refused(key, value)),
        }
        Ok(())
    }
}
