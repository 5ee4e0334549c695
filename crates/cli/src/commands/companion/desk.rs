//! The table with its history, and what a line does to it.

use std::path::Path;

use kernel::{Game, Notation};
use patchwork::SECOND;
use patchwork::companion::{Companion, CompanionAction, CompanionEvent, CompanionIllegal};
use table::file::StepError;
use table::{Entry, SavedSession, Session};
use words::Words;

use super::lines::{Line, harmless};

/// A saved companion game.
#[derive(Debug)]
pub struct Desk {
    saved: SavedSession<Companion>,
    words: Words,
    enter_is_next: bool,
}

/// What a line did or asked.
#[derive(Clone, Debug, PartialEq)]
pub enum Heard {
    /// Something was said, and this came of it.
    Said(Vec<CompanionEvent>),
    /// A line was taken back.
    Undone {
        /// The line.
        line: String,
        /// Whether a card had been seen.
        revealed: bool,
    },
    /// A line was done again, and this came of it.
    Redone {
        /// The line.
        line: String,
        /// What came of it.
        events: Vec<CompanionEvent>,
    },
    /// What it waits for, and the last instruction.
    Look,
    /// The reasons of the Automa's last turn.
    Why,
    /// The points.
    Score,
    /// What is taken for granted.
    Assume,
    /// What was said so far.
    History,
    /// The commands.
    Help,
    /// Where it is saved.
    Save,
    /// The end.
    Quit,
}

/// Why a line did nothing.
#[derive(Clone, Debug, PartialEq)]
pub enum Trouble {
    /// The line is too long, no text, or empty: a message.
    Line(&'static str),
    /// It is no command; this was expected.
    Unknown {
        /// What was said.
        text: String,
        /// What was expected.
        expected: &'static str,
    },
    /// It cannot be.
    Illegal(CompanionIllegal),
    /// There is nothing to undo or to redo: a message.
    Nothing(&'static str),
    /// It could not be saved.
    Save(String),
}

impl Desk {
    /// `enter_is_next`: an empty line lets the Automa take its turn.
    pub fn new(saved: SavedSession<Companion>, words: Words, enter_is_next: bool) -> Desk {
        Desk { saved, words, enter_is_next }
    }

    pub fn words(&self) -> &Words {
        &self.words
    }

    pub fn session(&self) -> &Session<Companion> {
        self.saved.session()
    }

    pub fn game(&self) -> &Companion {
        self.session().game()
    }

    pub fn path(&self) -> &Path {
        self.saved.path()
    }

    /// The last line that stands, with the position that it led to.
    pub fn last(&self) -> Option<&Entry<Companion>> {
        self.session().history().last()
    }

    /// The last turn of the Automa: what came of it.
    pub fn last_turn(&self) -> Option<&Entry<Companion>> {
        self.session().history().iter().rev().find(|entry| words::companion::answer(&entry.events).is_some())
    }

    /// A line that stands, as it was said.
    pub fn line(&self, index: usize) -> String {
        let (before, entry) = (self.session().position(index), self.session().history().get(index));
        before.zip(entry).map_or_else(String::new, |(before, entry)| before.write(entry.action))
    }

    /// Does what a line says.
    pub fn hear(&mut self, line: &Line) -> Result<Heard, Trouble> {
        let text = match line {
            Line::Text(text) => text.to_lowercase(),
            Line::TooLong => return Err(Trouble::Line("co-too-long")),
            Line::NotText => return Err(Trouble::Line("co-not-text")),
        };
        Ok(match text.as_str() {
            // The Enter key alone lets the Automa take its turn; a program must say so.
            "" if self.enter_is_next && self.game().to_move() == Some(SECOND) => {
                return self.say(CompanionAction::Automa);
            }
            "" => return Err(Trouble::Line("co-empty")),
            "undo" => return self.undo(),
            "redo" => return self.redo(),
            "look" | "state" => Heard::Look,
            "why" => Heard::Why,
            "score" => Heard::Score,
            "assume" => Heard::Assume,
            "history" => Heard::History,
            "help" | "?" => Heard::Help,
            "save" => Heard::Save,
            "quit" | "q" | "exit" => Heard::Quit,
            _ => {
                let action = self.game().read(&text).map_err(|error| Trouble::Unknown {
                    text: harmless(&error.text),
                    expected: error.expected,
                })?;
                return self.say(action);
            }
        })
    }

    fn say(&mut self, action: CompanionAction) -> Result<Heard, Trouble> {
        let words = &self.words;
        let played =
            self.saved.play(action, |game, entry| words::companion::line(words, game, &entry.events));
        match played {
            Ok(entry) => Ok(Heard::Said(entry.events.clone())),
            Err(StepError::Illegal(illegal)) => Err(Trouble::Illegal(illegal)),
            Err(StepError::Save(error)) => Err(Trouble::Save(error.to_string())),
        }
    }

    /// One line back: here a line is what people remember, whoever's turn it was.
    fn undo(&mut self) -> Result<Heard, Trouble> {
        let Some(to) = self.session().at().checked_sub(1) else {
            return Err(Trouble::Nothing("co-nothing-to-undo"));
        };
        let (line, revealed) = (self.line(to), self.session().revealed_since(to));
        self.saved.rewind(to).map_err(|error| Trouble::Save(error.to_string()))?;
        Ok(Heard::Undone { line, revealed })
    }

    fn redo(&mut self) -> Result<Heard, Trouble> {
        let at = self.session().at();
        if at == self.session().len() {
            return Err(Trouble::Nothing("co-nothing-to-redo"));
        }
        self.saved.rewind(at + 1).map_err(|error| Trouble::Save(error.to_string()))?;
        let events = self.last().map_or_else(Vec::new, |entry| entry.events.clone());
        Ok(Heard::Redone { line: self.line(at), events })
    }
}
