//! The settings of a companion game.

use kernel::companion::CardSource;
use kernel::options::joined;
use kernel::{Field, OptionError, Options};

use crate::options::TerraOptions;

/// The settings of a companion game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CompanionOptions {
    /// Those of the game itself. Tiles and bonus cards that are drawn are dealt by the program.
    pub game: TerraOptions,
    /// Who draws the cards.
    pub cards: CardSource,
}

impl Default for CompanionOptions {
    fn default() -> Self {
        CompanionOptions {
            game: TerraOptions { automas: 1, ..TerraOptions::default() },
            cards: CardSource::Program,
        }
    }
}

const CARDS: Field = Field {
    key: "cards",
    meaning: "who draws the Automa's cards",
    values: &[
        ("program", "the program: no deck is needed"),
        ("own", "you, from your own printed deck; you say which card"),
    ],
};

const COUNT: usize = TerraOptions::FIELDS.len() + 1;

static FIELDS: [Field; COUNT] = joined(&[CARDS], TerraOptions::FIELDS);

impl Options for CompanionOptions {
    const FIELDS: &'static [Field] = &FIELDS;

    fn get(&self, key: &str) -> Option<String> {
        match key {
            "cards" => Some(self.cards.name().to_owned()),
            _ => self.game.get(key),
        }
    }

    fn set(&mut self, key: &str, value: &str) -> Result<(), OptionError> {
        match key {
            "cards" => {
                self.cards = CardSource::from_name(value).ok_or_else(|| Self::refused(key, value))?;
            }
            _ if Self::FIELDS.iter().any(|field| field.key == key) => return self.game.set(key, value),
            _ => return Err(Self::unknown(key)),
        }
        Ok(())
    }

    fn check(&self) -> Result<(), OptionError> {
        if self.game.automas == 0 {
            let value = "0".to_owned();
            return Err(OptionError::Conflict {
                key: "automas",
                value,
                why: "a companion is an Automa; say how many",
            });
        }
        self.game.check()
    }

    fn check_idle(&self) -> Result<(), OptionError> {
        self.game.check_idle()
    }
}
