//! The settings of a companion game.

use kernel::options::joined;
use kernel::{Field, OptionError, Options};

use crate::options::{Mode, TapestryOptions};

/// The settings of a companion game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct CompanionOptions {
    /// Those of the game itself.
    pub game: TapestryOptions,
    /// Whether decision cards are drawn at the table.
    pub own_cards: bool,
    /// Whether the science die of the bots is rolled at the table.
    pub own_die: bool,
}

impl Default for CompanionOptions {
    fn default() -> Self {
        let game = TapestryOptions { mode: Mode::Automa, seats: 3, ..TapestryOptions::default() };
        CompanionOptions { game, own_cards: false, own_die: false }
    }
}

const SOURCES: [(&str, &str); 2] = [("program", "the program"), ("own", "you, at the table")];
const CARDS: Field = Field { key: "cards", meaning: "who draws the decision cards", values: &SOURCES };
const DIE: Field = Field { key: "die", meaning: "who rolls the science die for the bots", values: &SOURCES };
const COUNT: usize = TapestryOptions::FIELDS.len() + 2;

static FIELDS: [Field; COUNT] = joined(&[CARDS, DIE], TapestryOptions::FIELDS);

impl Options for CompanionOptions {
    const FIELDS: &'static [Field] = &FIELDS;

    fn get(&self, key: &str) -> Option<String> {
        let own = |yes: bool| Some(SOURCES[usize::from(yes)].0.to_owned());
        match key {
            "cards" => own(self.own_cards),
            "die" => own(self.own_die),
            _ => self.game.get(key),
        }
    }

    fn set(&mut self, key: &str, value: &str) -> Result<(), OptionError> {
        let own = || {
            let found = SOURCES.iter().position(|(word, _)| *word == value);
            found.map(|at| at == 1).ok_or_else(|| Self::refused(key, value))
        };
        match key {
            "cards" => self.own_cards = own()?,
            "die" => self.own_die = own()?,
            _ if Self::FIELDS.iter().any(|field| field.key == key) => return self.game.set(key, value),
            _ => return Err(Self::unknown(key)),
        }
        Ok(())
    }

    fn check(&self) -> Result<(), OptionError> {
        if self.game.mode == Mode::People {
            let why = "a companion plays the bots; say automa or shadow";
            return Err(OptionError::Conflict { key: "mode", value: "people".to_owned(), why });
        }
        self.game.check()
    }

    fn check_idle(&self) -> Result<(), OptionError> {
        let why = "what people play stays on the real table; leave it out";
        self.refuse_idle(&["civilizations", "cities"], why)?;
        self.game.check_idle()
    }
}
