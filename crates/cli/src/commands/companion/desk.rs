//! The table with its history, and what a line does to it.

use std::path::Path;

use kernel::{Entry, Game, Session};
use table::SavedSession;
use table::file::StepError;
use words::Said;
use words::Words;

use super::talks::Talks;
use super::understood::{Misheard, understood};
use crate::input::Line;
use crate::input::lines::harmless;
use crate::play::spoken;

/// What can be asked for at every table.
pub const COMMANDS: [&str; 13] = [
    "table", "look", "why", "score", "assume", "history", "rules", "help", "undo", "redo", "save", "quit",
    "fix",
];

/// A saved companion game.
#[derive(Debug)]
pub struct Desk<G: Talks> {
    saved: SavedSession<G>,
    words: Words,
    enter_is_next: bool,
}

/// What was said in one line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Span {
    /// The first thing that was said, as an index into the history.
    pub from: usize,
    /// Behind the last one.
    pub to: usize,
    /// How many things needed no telling.
    pub quiet: usize,
}

/// What a line did or asked.
#[derive(Clone, Debug, PartialEq)]
pub enum Heard {
    /// The person said what happened at the table.
    Said(Span),
    /// A line was taken back.
    Undone {
        /// The line.
        line: String,
        /// Whether a card had been seen.
        revealed: bool,
    },
    /// A line was done again.
    Redone {
        /// The line.
        line: String,
        /// The decisions that the line stands for.
        span: Span,
    },
    /// What it waits for, and the last instruction.
    Look,
    /// The reasons of the Automa's last turn.
    Why,
    /// A part of the table.
    Shown(String),
    /// Several lines were taken back.
    UndoneSeveral {
        /// How many lines were taken back.
        count: usize,
        /// Whether a card had been seen.
        revealed: bool,
    },
    /// The person asked for the points.
    Score,
    /// What is taken for granted.
    Assume,
    /// What was said so far.
    History,
    /// The person asked for the commands.
    Help,
    /// Where it is saved.
    Save,
    /// The person ends the session.
    Quit,
}

/// Why a line did nothing.
#[derive(Debug)]
pub enum Trouble<G: Game> {
    /// The line is too long, no text, or empty: a message.
    Line(&'static str),
    /// It is no command; this was expected.
    Unknown {
        /// The line as the person typed it.
        text: String,
        /// What would be understood here.
        expected: &'static str,
        /// What may have been meant.
        near: Vec<String>,
    },
    /// It could be each of these.
    Several(Vec<String>),
    /// It names something that there are several of, or none: what can be meant, drawn.
    Which(String),
    /// The rules, or what is known of the table, do not allow what was said.
    Illegal {
        /// The table as it would be without it: earlier parts of the line are possible.
        before: Box<G>,
        /// The part of the line.
        part: Option<String>,
        /// The reason why it was refused.
        why: G::Illegal,
    },
    /// There is nothing to undo or to redo: a message.
    Nothing(&'static str),
    /// It could not be saved.
    Save(String),
}

impl<G: Talks> Desk<G> {
    /// `enter_is_next`: an empty line lets the Automa take its turn.
    pub fn new(saved: SavedSession<G>, words: Words, enter_is_next: bool) -> Desk<G> {
        Desk { saved, words, enter_is_next }
    }

    pub fn words(&self) -> &Words {
        &self.words
    }

    pub fn session(&self) -> &Session<G> {
        self.saved.session()
    }

    pub fn game(&self) -> &G {
        self.session().game()
    }

    pub fn path(&self) -> &Path {
        self.saved.path()
    }

    /// Something that was said and stands, with the table before and after it.
    pub fn said(&self, index: usize) -> Option<Said<'_, G>> {
        let session = self.session();
        let entry: &Entry<G> = session.history().get(index)?;
        Some(Said {
            before: session.position(index)?,
            after: session.position(index + 1)?,
            events: &entry.events,
        })
    }

    /// The last thing that stands.
    pub fn last(&self) -> Option<Said<'_, G>> {
        self.said(self.session().at().checked_sub(1)?)
    }

    /// The last turn of the Automa.
    pub fn last_turn(&self) -> Option<Said<'_, G>> {
        self.said(self.session().history().iter().rposition(|entry| G::is_bots(&entry.events))?)
    }

    /// A line that stands, as it was said.
    pub fn line(&self, index: usize) -> String {
        let (before, entry) = (self.session().position(index), self.session().history().get(index));
        before.zip(entry).map_or_else(String::new, |(before, entry)| before.write(entry.action))
    }

    /// Does what a line says.
    pub fn hear(&mut self, line: &Line) -> Result<Heard, Trouble<G>> {
        let typed = match line {
            Line::Text(text) => text.as_str(),
            Line::TooLong => return Err(Trouble::Line("co-too-long")),
            Line::NotText => return Err(Trouble::Line("co-not-text")),
        };
        let text = typed.to_lowercase();
        Ok(match text.as_str() {
            // The Enter key alone lets the Automa take its turn; a program must say so.
            "" if self.enter_is_next
                && let Some(action) = self.game().enter() =>
            {
                return self.say(&[action], 0);
            }
            "" => return Err(Trouble::Line("co-empty")),
            "undo" => return self.undo(),
            _ if text.strip_prefix("undo ").is_some_and(|count| count.trim().parse::<u16>().is_ok()) => {
                return self.undo_several(text[5..].trim().parse().unwrap_or(1));
            }
            "redo" => return self.redo(),
            "look" | "state" => Heard::Look,
            "why" => Heard::Why,
            "score" => Heard::Score,
            "assume" => Heard::Assume,
            "history" => Heard::History,
            "help" | "?" => Heard::Help,
            "rules" => Heard::Shown(self.words.text("co-rules-how")),
            "save" => Heard::Save,
            "quit" | "q" | "exit" => Heard::Quit,
            _ if let Some(wanted) =
                text.strip_prefix("rules ").map(str::trim).filter(|wanted| !wanted.is_empty()) =>
            {
                Heard::Shown(spoken::rules(&self.words, G::rules(), wanted))
            }
            _ => match self.shown(&text) {
                Some(shown) => Heard::Shown(shown),
                None => return self.say_all(typed),
            },
        })
    }

    /// A part of the table, or all of it, by its name.
    fn shown(&self, name: &str) -> Option<String> {
        let (words, game) = (&self.words, self.game());
        if name == "table" {
            let parts = G::SHOWS.iter().filter_map(|part| game.show(words, part));
            return Some(parts.map(|part| part.trim_end().to_owned()).collect::<Vec<_>>().join("\n\n"));
        }
        game.show(words, name).or_else(|| {
            // What another game's table has.
            let looks = ["map", "cults", "tracks", "track", "ring", "rounds", "tiles", "seats", "cards"];
            let known = G::SHOWS.iter().chain(&["table"]).copied().collect::<Vec<_>>().join(", ");
            let args = [("name", name.into()), ("looks", known.into())];
            looks.contains(&name).then(|| words.say("co-no-look", &args))
        })
    }

    /// Everything that can be typed now, for completion.
    pub fn known(&self) -> Vec<String> {
        let phrases = super::understood::phrases(self.game()).into_iter().map(|(_, text)| text);
        phrases.chain(G::SHOWS.iter().chain(&COMMANDS).map(|name| (*name).to_owned())).collect()
    }

    /// Everything that a line says, or nothing of it.
    fn say_all(&mut self, text: &str) -> Result<Heard, Trouble<G>> {
        let parts = self.game().parts(text);
        let single = parts.len() == 1;
        let (mut trial, mut actions, mut quiet) = (self.game().clone(), Vec::new(), 0);
        for part in parts {
            if trial.needs_no_telling(&part.to_lowercase()) {
                quiet += 1;
                continue;
            }
            let action = understood(&self.words, &trial, part).map_err(|misheard| match misheard {
                Misheard::Several(all) => Trouble::Several(all),
                Misheard::Which(said) => Trouble::Which(said),
                Misheard::Unknown { expected, near } => {
                    Trouble::Unknown { text: harmless(part), expected, near }
                }
            })?;
            let before = trial.clone();
            trial.play(action, &mut ()).map_err(|why| Trouble::Illegal {
                before: Box::new(before),
                part: (!single).then(|| harmless(part)),
                why,
            })?;
            actions.push(action);
        }
        self.say(&actions, quiet)
    }

    fn say(&mut self, actions: &[G::Action], quiet: usize) -> Result<Heard, Trouble<G>> {
        let from = self.session().at();
        for &action in actions {
            let words = &self.words;
            match self.saved.play(action, |game, entry| game.line(words, &entry.events)) {
                Ok(_) => {}
                Err(StepError::Illegal(why)) => {
                    let before = Box::new(self.game().clone());
                    return Err(Trouble::Illegal { before, part: None, why });
                }
                Err(StepError::Save(error)) => return Err(Trouble::Save(error.to_string())),
            }
        }
        Ok(Heard::Said(Span { from, to: self.session().at(), quiet }))
    }

    /// One thing back: here that is what people remember, whoever's turn it was.
    fn undo(&mut self) -> Result<Heard, Trouble<G>> {
        let Some(to) = self.session().at().checked_sub(1) else {
            return Err(Trouble::Nothing("co-nothing-to-undo"));
        };
        let (line, revealed) = (self.line(to), self.session().revealed_since(to));
        self.saved.rewind(to).map_err(|error| Trouble::Save(error.to_string()))?;
        Ok(Heard::Undone { line, revealed })
    }

    /// Several things back.
    fn undo_several(&mut self, count: u16) -> Result<Heard, Trouble<G>> {
        let at = self.session().at();
        let to = at.saturating_sub(usize::from(count));
        match at - to {
            0 => Err(Trouble::Nothing("co-nothing-to-undo")),
            1 => self.undo(),
            count => {
                let revealed = self.session().revealed_since(to);
                self.saved.rewind(to).map_err(|error| Trouble::Save(error.to_string()))?;
                Ok(Heard::UndoneSeveral { count, revealed })
            }
        }
    }

    fn redo(&mut self) -> Result<Heard, Trouble<G>> {
        let at = self.session().at();
        if at == self.session().len() {
            return Err(Trouble::Nothing("co-nothing-to-redo"));
        }
        self.saved.rewind(at + 1).map_err(|error| Trouble::Save(error.to_string()))?;
        Ok(Heard::Redone { line: self.line(at), span: Span { from: at, to: at + 1, quiet: 0 } })
    }
}
