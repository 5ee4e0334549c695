//! Packs: a player's own components, as text in the format of our data files; and the boxes they make.

use std::sync::{Mutex, OnceLock, PoisonError};

use serde::de::DeserializeOwned;
use toml::Spanned;
use toml::de::{DeTable, DeValue};

use crate::written::{self, Unreadable};

/// A pack as it was given.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Pack {
    /// What to call it in messages: its file name.
    pub name: String,
    /// Its text.
    pub text: String,
}

/// A pack or data file that cannot be used: where, and what was expected.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum PackError {
    /// The text is no TOML of the game's form.
    #[error("{file}, line {line}: {what}")]
    Toml {
        /// The file.
        file: String,
        /// The line, from 1.
        line: usize,
        /// What the reader says.
        what: String,
    },
    /// A value makes no sense.
    #[error("{file}, line {line}: expected {expected}")]
    Content {
        /// The file.
        file: String,
        /// The line, from 1.
        line: usize,
        /// What should stand there.
        expected: String,
    },
}

/// The boxes of a game: as printed, and with packs.
///
/// They are kept for as long as the program runs: a position refers to its box, and there are few.
pub struct Boxes<K: 'static> {
    read: fn(&[Pack]) -> Result<K, PackError>,
    printed: OnceLock<K>,
    with_packs: Mutex<Vec<&'static K>>,
}

impl<K: PartialEq> Boxes<K> {
    /// None is opened yet; `read` makes one from our own data files and packs.
    pub const fn new(read: fn(&[Pack]) -> Result<K, PackError>) -> Boxes<K> {
        Boxes { read, printed: OnceLock::new(), with_packs: Mutex::new(Vec::new()) }
    }

    /// The box as printed.
    pub fn printed(&'static self) -> &'static K {
        self.printed.get_or_init(|| {
            let kit = (self.read)(&[]);
            kit.unwrap_or_else(|error| unreachable!("our own data files are checked by tests: {error}"))
        })
    }

    /// The box changed by packs, in their order.
    pub fn with_packs(&'static self, packs: &[Pack]) -> Result<&'static K, PackError> {
        if packs.is_empty() {
            return Ok(self.printed());
        }
        packs.iter().try_for_each(Pack::can_be_shown)?;
        (self.read)(packs).map(|kit| self.keep(kit))
    }

    /// A box made otherwise, kept for as long as the program runs; the same box is kept once.
    pub fn keep(&'static self, kit: K) -> &'static K {
        let mut known = self.with_packs.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(same) = known.iter().find(|other| ***other == kit) {
            return same;
        }
        let kit: &'static K = Box::leak(Box::new(kit));
        known.push(kit);
        kit
    }
}

impl<K> std::fmt::Debug for Boxes<K> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Boxes").finish_non_exhaustive()
    }
}

impl Pack {
    /// Refuses names that would do something on a terminal instead of being read there.
    fn can_be_shown(&self) -> Result<(), PackError> {
        // What is no TOML is refused by whoever reads it, and says so better.
        let Ok(table) = DeTable::parse(&self.text) else { return Ok(()) };
        let Some(offset) = control_in_table(table.get_ref()) else { return Ok(()) };
        let expected = "text without control characters: take them out of this name";
        Err(PackError::content(&self.name, &self.text, offset, expected))
    }
}

/// Reads a data file or a pack into its form; `file` is what to call it in messages.
pub fn read<T: DeserializeOwned>(file: &str, text: &str) -> Result<T, PackError> {
    written::read(text).map_err(|error| PackError::toml(file, text, &error))
}

/// Where the first text with a control character begins.
fn control_in_table(table: &DeTable<'_>) -> Option<usize> {
    table.iter().find_map(|(key, value)| {
        let in_key = has_control(key.get_ref()).then(|| key.span().start);
        in_key.or_else(|| control_in(value))
    })
}

fn control_in(value: &Spanned<DeValue<'_>>) -> Option<usize> {
    match value.get_ref() {
        DeValue::String(text) => has_control(text).then(|| value.span().start),
        DeValue::Array(values) => values.iter().find_map(control_in),
        DeValue::Table(table) => control_in_table(table),
        _ => None,
    }
}

/// Line ends and tabs are part of a longer text.
fn has_control(text: &str) -> bool {
    text.contains(|sign: char| sign.is_control() && !matches!(sign, '\n' | '\r' | '\t'))
}

fn line_of(text: &str, offset: usize) -> usize {
    text.as_bytes().iter().take(offset).filter(|&&byte| byte == b'\n').count() + 1
}

impl PackError {
    /// What the TOML reader found wrong.
    fn toml(file: &str, text: &str, error: &Unreadable) -> PackError {
        let what = error.message().replace('\n', "; ");
        PackError::Toml { file: file.to_owned(), line: line_of(text, error.at()), what }
    }

    /// A value that makes no sense, at this byte of the text.
    pub fn content(file: &str, text: &str, offset: usize, expected: &str) -> PackError {
        PackError::Content {
            file: file.to_owned(),
            line: line_of(text, offset),
            expected: expected.to_owned(),
        }
    }
}
