//! The text of a table that is described once: TOML, with the place of everything that is wrong.

use std::fmt;
use std::ops::RangeInclusive;

use serde::Deserialize;
use serde::de::{self, DeserializeOwned, Deserializer, SeqAccess, Visitor};
use toml::Spanned;

use crate::written;

/// A word, and where it stands.
pub type Word = Spanned<String>;

/// Several names: one text with spaces or commas between them, or a list.
#[derive(Clone, Debug, Default)]
pub struct Names(pub Vec<String>);

impl<'de> Deserialize<'de> for Names {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Names, D::Error> {
        struct Any;
        impl<'de> Visitor<'de> for Any {
            type Value = Names;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("names in one text such as \"A B\", or in a list such as [\"A\", \"B\"]")
            }
            fn visit_str<E: de::Error>(self, text: &str) -> Result<Names, E> {
                let words = text.split([' ', ',', '\t']).filter(|word| !word.is_empty());
                Ok(Names(words.map(str::to_owned).collect()))
            }
            fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Names, A::Error> {
                let mut names = Vec::new();
                while let Some(name) = list.next_element::<String>()? {
                    names.push(name);
                }
                Ok(Names(names))
            }
        }
        deserializer.deserialize_any(Any)
    }
}

/// A line says something wrong.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: `{text}`: expected {expected}")]
pub struct WrongLine {
    /// The line's number, from 1.
    pub line: usize,
    /// What the line says.
    pub text: String,
    /// What the line should say.
    pub expected: String,
}

/// The text of a description, for finding what is wrong in it.
#[derive(Clone, Copy, Debug)]
pub struct Page<'t>(pub &'t str);

impl Page<'_> {
    /// The line of a place, and what stands there.
    pub fn place(&self, at: usize) -> (usize, String) {
        let before = self.0.get(..at.min(self.0.len())).unwrap_or_default();
        let line = before.matches('\n').count() + 1;
        let text = self.0.lines().nth(line - 1).unwrap_or_default().trim();
        (line, text.chars().take(60).collect())
    }

    /// Something else was expected there.
    pub fn wrong(&self, at: usize, expected: impl Into<String>) -> WrongLine {
        let (line, text) = self.place(at);
        WrongLine { line, text, expected: expected.into() }
    }

    /// All of it, in its form.
    pub fn read<T: DeserializeOwned>(&self) -> Result<T, WrongLine> {
        written::read(self.0)
            .map_err(|error| self.wrong(error.at(), format!("something else: {}", error.message())))
    }

    /// That the description is of this game, if it says so.
    pub fn is_of(&self, game: Option<&Word>, name: &str) -> Result<(), WrongLine> {
        game.map_or(Ok(()), |word| self.named(word, |said| (said == name).then_some(()), name))
    }

    /// A name that stands for something.
    pub fn named<T>(
        &self,
        word: &Word,
        find: impl FnOnce(&str) -> Option<T>,
        expected: &str,
    ) -> Result<T, WrongLine> {
        find(word.get_ref()).ok_or_else(|| self.wrong(word.span().start, expected))
    }

    /// Several names that each stand for something.
    pub fn all<T>(
        &self,
        names: Option<&Spanned<Names>>,
        find: impl Fn(&str) -> Option<T>,
        expected: &str,
    ) -> Result<Vec<T>, WrongLine> {
        let Some(names) = names else { return Ok(Vec::new()) };
        let found = names.get_ref().0.iter().map(|name| {
            find(name).ok_or_else(|| self.wrong(names.span().start, format!("{expected}, not `{name}`")))
        });
        found.collect()
    }

    /// A number within its range.
    pub fn number<T: Copy + PartialOrd>(
        &self,
        number: Option<&Spanned<T>>,
        range: RangeInclusive<T>,
        expected: &str,
    ) -> Result<Option<T>, WrongLine> {
        match number {
            Some(number) if !range.contains(number.get_ref()) => {
                Err(self.wrong(number.span().start, expected))
            }
            number => Ok(number.map(|number| *number.get_ref())),
        }
    }
}
