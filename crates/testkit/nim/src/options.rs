//! The settings.

use kernel::{Field, OptionError, Options};

/// The settings of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NimOptions {
    /// The stones at the start.
    pub heap: u8,
    /// Whether the second seat is the Automa's.
    pub automa: bool,
}

impl Default for NimOptions {
    fn default() -> Self {
        NimOptions { heap: 21, automa: true }
    }
}

impl Options for NimOptions {
    const FIELDS: &'static [Field] = &[
        Field {
            key: "opponent",
            meaning: "who plays against you",
            values: &[("automa", "the Automa"), ("person", "a person")],
        },
        Field {
            key: "heap",
            meaning: "how many stones there are",
            values: &[("15", "a short game"), ("21", "the usual game"), ("31", "a long game")],
        },
    ];

    fn get(&self, key: &str) -> Option<String> {
        match key {
            "opponent" => Some(if self.automa { "automa" } else { "person" }.to_owned()),
            "heap" => Some(self.heap.to_string()),
            _ => None,
        }
    }

    fn set(&mut self, key: &str, value: &str) -> Result<(), OptionError> {
        match (key, value) {
            ("opponent", "automa" | "person") => self.automa = value == "automa",
            ("heap", "15") => self.heap = 15,
            ("heap", "21") => self.heap = 21,
            ("heap", "31") => self.heap = 31,
            _ => return Err(Self::refused(key, value)),
        }
        Ok(())
    }
}
