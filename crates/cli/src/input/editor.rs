//! A line that can be edited: arrows, history, and Tab for what can be said.

use std::fmt;
use std::io::Write;

use anyhow::Context as _;
use rustyline::completion::{Completer, Pair};
use rustyline::config::{CompletionType, Config};
use rustyline::error::ReadlineError;
use rustyline::highlight::Highlighter;
use rustyline::hint::Hinter;
use rustyline::history::MemHistory;
use rustyline::validate::Validator;
use rustyline::{Context, Helper};

use super::lines::LONGEST;
use super::{Interrupted, Keyboard, Line};
use crate::dialect::completions;

/// A terminal.
pub struct Editor {
    lines: rustyline::Editor<Known, MemHistory>,
    prompt: &'static str,
}

impl fmt::Debug for Editor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Editor").finish_non_exhaustive()
    }
}

impl Editor {
    pub fn new(prompt: &'static str) -> anyhow::Result<Editor> {
        let config = Config::builder().completion_type(CompletionType::List).build();
        let lines = rustyline::Editor::with_history(config, MemHistory::new());
        let mut lines = lines.context("cannot read from this terminal; use a pipe")?;
        lines.set_helper(Some(Known(Vec::new())));
        Ok(Editor { lines, prompt })
    }
}

impl Keyboard for Editor {
    fn next(&mut self, out: &mut dyn Write, known: &dyn Fn() -> Vec<String>) -> anyhow::Result<Option<Line>> {
        out.flush()?;
        self.lines.set_helper(Some(Known(known())));
        match self.lines.readline(self.prompt) {
            Ok(line) if line.len() > LONGEST => Ok(Some(Line::TooLong)),
            Ok(line) => {
                let line = line.trim();
                if !line.is_empty() {
                    // A line that is not remembered can be typed again.
                    let _ = self.lines.add_history_entry(line);
                }
                Ok(Some(Line::Text(line.to_owned())))
            }
            Err(ReadlineError::Eof) => Ok(None),
            Err(ReadlineError::Interrupted) => Err(Interrupted(String::new()).into()),
            Err(error) => Err(error).context("cannot read the next line"),
        }
    }
}

/// What can be said now.
struct Known(Vec<String>);

impl Completer for Known {
    type Candidate = Pair;

    fn complete(&self, line: &str, at: usize, _: &Context<'_>) -> rustyline::Result<(usize, Vec<Pair>)> {
        let (from, words) = completions(line.get(..at).unwrap_or(line), &self.0);
        let pair = |word: String| Pair { display: word.clone(), replacement: word + " " };
        Ok((from, words.into_iter().map(pair).collect()))
    }
}

impl Hinter for Known {
    type Hint = String;
}
impl Highlighter for Known {}
impl Validator for Known {}
impl Helper for Known {}
