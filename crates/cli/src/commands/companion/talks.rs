//! What a game brings to its companion in the terminal.

use clap::ArgMatches;
use wire::{RealTable, Said};
use words::Words;

/// A question, and an example of an answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Asks {
    pub question: String,
    pub say: String,
}

/// A game that is followed at a real table.
pub trait Talks: RealTable {
    /// The message that lists its commands.
    const HELP: &'static str;

    /// The table as a picture, where the program sees enough of it.
    fn picture(&self) -> Option<String> {
        None
    }

    /// `automa replay` of such a save.
    fn replay(matches: &ArgMatches, text: &str) -> anyhow::Result<()> {
        super::replay::run::<Self>(matches, text)
    }

    /// What the Enter key alone says.
    fn enter(&self) -> Option<Self::Action>;

    /// The things that are said in one line: `action ACT6. build E7`.
    fn parts<'t>(&self, text: &'t str) -> Vec<&'t str> {
        let parts: Vec<&str> =
            text.split(['.', ';']).map(str::trim).filter(|part| !part.is_empty()).collect();
        if parts.is_empty() { vec![text] } else { parts }
    }

    /// Whether something needs no telling: it is taken note of and changes nothing.
    fn needs_no_telling(&self, part: &str) -> bool {
        let _ = part;
        false
    }

    /// A part of the table that can be looked at, by its name.
    fn show(&self, words: &Words, name: &str) -> Option<String> {
        let _ = (words, name);
        None
    }

    /// Whether the Automa did something here that can be explained.
    fn is_automas(events: &[Self::Event]) -> bool;

    /// Why something cannot be.
    fn illegal(&self, words: &Words, illegal: &Self::Illegal) -> String;

    /// What it waits for.
    fn asks(&self, words: &Words) -> Asks;

    /// What table this is.
    fn title(&self, words: &Words) -> String;

    /// What to lay out at the start.
    fn lay_out(&self, words: &Words) -> Vec<String>;

    /// What to do at the table now.
    fn told(words: &Words, said: Said<'_, Self>) -> Vec<String>;

    /// The reasons, if the Automa had any.
    fn why(words: &Words, said: Said<'_, Self>) -> Option<String>;

    /// The points.
    fn scores(&self, words: &Words) -> Vec<String>;

    /// What is known or taken for granted, in words.
    fn assumptions(&self, words: &Words) -> Vec<String>;
}
