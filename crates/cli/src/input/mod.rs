//! Lines that somebody types, or a program sends.
//!
//! - [`Keyboard`]: where the next line comes from
//! - [`lines`]: lines from a pipe, however long or strange
//! - `editor`: a terminal, with editing, history and completion
//! - [`wrap`]: long lines of an answer, at the width of the terminal

mod editor;
pub mod lines;
pub mod wrap;

use std::io::{self, BufRead, IsTerminal as _, StdinLock, Write};

use editor::Editor;
pub use lines::Line;

/// Somebody pressed Ctrl-C: exit status 130, as for every program that it ends.
#[derive(Debug, thiserror::Error)]
#[error("{0}")]
pub struct Interrupted(pub String);

/// Where lines come from.
pub trait Keyboard {
    /// The next line; `None` when there is no more, an [`Interrupted`] after Ctrl-C. `known` says what can be typed
    /// now, for completion.
    fn next(&mut self, out: &mut dyn Write, known: &dyn Fn() -> Vec<String>) -> anyhow::Result<Option<Line>>;
}

/// Lines from a pipe or a file.
#[derive(Debug)]
pub struct Piped<R: BufRead> {
    from: R,
    prompt: &'static str,
}

impl<R: BufRead> Piped<R> {
    /// With a prompt before each line; an empty one where a program reads the answers.
    pub fn new(from: R, prompt: &'static str) -> Piped<R> {
        Piped { from, prompt }
    }
}

impl<R: BufRead> Keyboard for Piped<R> {
    fn next(&mut self, out: &mut dyn Write, _: &dyn Fn() -> Vec<String>) -> anyhow::Result<Option<Line>> {
        write!(out, "{}", self.prompt)?;
        out.flush()?;
        Ok(lines::next(&mut self.from)?)
    }
}

/// What the program reads.
#[derive(Debug)]
pub enum Stdin {
    /// A terminal.
    Terminal(Box<Editor>),
    /// Anything else.
    Piped(Piped<StdinLock<'static>>),
}

/// The prompt.
const PROMPT: &str = "> ";

impl Stdin {
    /// Standard input, with editing where people type.
    pub fn open() -> anyhow::Result<Stdin> {
        if is_interactive() {
            return Ok(Stdin::Terminal(Box::new(Editor::new(PROMPT)?)));
        }
        Ok(Stdin::Piped(Piped::new(io::stdin().lock(), PROMPT)))
    }

    /// Lines as a program sends them: without prompt and editing.
    pub fn for_programs() -> Stdin {
        Stdin::Piped(Piped::new(io::stdin().lock(), ""))
    }
}

impl Keyboard for Stdin {
    fn next(&mut self, out: &mut dyn Write, known: &dyn Fn() -> Vec<String>) -> anyhow::Result<Option<Line>> {
        match self {
            Stdin::Terminal(editor) => editor.next(out, known),
            Stdin::Piped(piped) => piped.next(out, known),
        }
    }
}

/// Whether a person types here and reads the answer.
#[allow(clippy::disallowed_methods, reason = "it is only looked at")]
pub fn is_interactive() -> bool {
    io::stdin().is_terminal() && io::stdout().is_terminal()
}
