//! One question a line, for screen readers, scripts and tests: no colour, no cursor, no boxes.

mod says;

use std::io::{BufRead, Write};

use kernel::Notation;
use patchwork::{Action, Patchwork};

use super::tell;
use super::{Refused, Sitting};
use crate::play::sitting::Undone;

/// No command is longer.
const LONGEST: usize = 4096;

/// Reads commands until the input ends or says `quit`. Every decision is saved before the answer is printed.
pub fn run(sitting: &mut Sitting, input: &mut impl BufRead, out: &mut impl Write) -> anyhow::Result<()> {
    writeln!(out, "{}", says::title(sitting))?;
    writeln!(out, "{}", sitting.words().text("tui-plain-welcome"))?;
    let at = sitting.session().at();
    let played = sitting.run_bots();
    answer(sitting, at, played, out)?;
    writeln!(out, "{}", says::position(sitting))?;
    loop {
        write!(out, "> ")?;
        out.flush()?;
        let Some(line) = read(input)? else {
            writeln!(out)?;
            return Ok(());
        };
        // A script's own lines are not echoed by a terminal: an empty answer keeps the prompt alone.
        if matches!(line.as_str(), "quit" | "q" | "exit") {
            return Ok(());
        }
        if !line.is_empty() {
            command(sitting, &line, out)?;
        }
    }
}

/// The next line, without its end; `None` when there is no more.
fn read(input: &mut impl BufRead) -> anyhow::Result<Option<String>> {
    let mut line = Vec::new();
    if input.read_until(b'\n', &mut line)? == 0 {
        return Ok(None);
    }
    line.truncate(LONGEST);
    Ok(Some(String::from_utf8_lossy(&line).trim().to_owned()))
}

/// What a step did: its lines of the log, or why it was refused.
fn answer(
    sitting: &Sitting,
    before: usize,
    played: Result<(), Refused>,
    out: &mut impl Write,
) -> anyhow::Result<bool> {
    let after = sitting.session().at();
    let lines = sitting.log(after);
    for line in lines.iter().rev().filter(|line| line.entry.is_some_and(|entry| entry >= before)) {
        writeln!(out, "{}", line.text)?;
    }
    let words = sitting.words();
    match played {
        Ok(()) => return Ok(true),
        Err(Refused::Illegal(illegal)) => {
            writeln!(out, "{}", tell::illegal(words, sitting.game(), &illegal))?;
            writeln!(out, "{}", says::legal(sitting))?;
        }
        Err(Refused::Save(error)) => {
            writeln!(out, "{}", words.say("tui-save-trouble", &[("error", error.to_string().into())]))?;
        }
    }
    Ok(false)
}

fn command(sitting: &mut Sitting, line: &str, out: &mut impl Write) -> anyhow::Result<()> {
    let line = line.to_lowercase();
    let (name, rest) = line.split_once(char::is_whitespace).unwrap_or((&line, ""));
    let rest = rest.trim();
    let words = sitting.words();
    let said = match name {
        "help" | "?" => format!("{}\n{}", words.text("tui-plain-help"), words.text("hint-let-help")),
        "look" | "state" => says::position(sitting),
        "board" => says::boards(sitting),
        "ring" => says::ring(sitting),
        "score" => says::scores(sitting),
        "cards" => says::cards(sitting),
        "log" => says::log(sitting),
        "why" => says::why(sitting),
        "spots" => says::spots(sitting, rest),
        "rules" | "rule" => says::rule(sitting, rest),
        "save" => words.say("tui-saved-at", &[("path", sitting.path().display().to_string().into())]),
        "hint" => hint(sitting),
        "let" => {
            let said = crate::play::takeover::said(sitting, rest)?;
            format!("{said}\n{}", says::position(sitting))
        }
        "undo" => undo(sitting)?,
        "redo" => {
            let done = sitting.redo()?;
            let text = sitting.words().text(if done { "tui-redone" } else { "tui-nothing-to-redo" });
            format!("{text}\n{}", says::position(sitting))
        }
        "retry" => return step(sitting, None, out),
        _ => return decide(sitting, &line, out),
    };
    writeln!(out, "{said}")?;
    Ok(())
}

fn hint(sitting: &Sitting) -> String {
    let Some(advice) = sitting.advice() else { return says::position(sitting) };
    let (words, game) = (sitting.words(), sitting.game());
    let Some(best) = advice.options.first() else { return says::position(sitting) };
    let said = tell::hint(words, game, best.weighed.action);
    format!("{said}\n{}\n{}", best.text, crate::play::advice::advice(words, &advice))
}

fn undo(sitting: &mut Sitting) -> anyhow::Result<String> {
    let id = match sitting.undo()? {
        Undone::Nothing => return Ok(sitting.words().text("tui-nothing-to-undo")),
        Undone::Free => "tui-undone",
        Undone::Revealed => "tui-undone-revealed",
    };
    Ok(format!("{}\n{}", sitting.words().text(id), says::position(sitting)))
}

/// A line that is no command of ours is an action, or wrong.
fn decide(sitting: &mut Sitting, line: &str, out: &mut impl Write) -> anyhow::Result<()> {
    let game: &Patchwork = sitting.game();
    match game.read(line) {
        Ok(Action::Automa) | Err(_) => {
            let words = sitting.words();
            let text: String = line.chars().take(60).collect();
            let near = ["take", "leather", "lay"].iter().any(|start| text.starts_with(start));
            let id = game.next_patches().first().map_or(0, |patch| patch.0);
            let said = if near {
                words.say("tui-plain-form", &[("id", id.into())])
            } else {
                words.say("tui-plain-unknown", &[("text", text.into())])
            };
            writeln!(out, "{said}")?;
            writeln!(out, "{}", says::legal(sitting))?;
            Ok(())
        }
        Ok(action) => step(sitting, Some(action), out),
    }
}

fn step(sitting: &mut Sitting, action: Option<Action>, out: &mut impl Write) -> anyhow::Result<()> {
    let before = sitting.session().at();
    let played = match action {
        Some(action) => sitting.decide(action),
        None => sitting.run_bots(),
    };
    if answer(sitting, before, played, out)? {
        writeln!(out, "{}", says::position(sitting))?;
    } else if sitting.human_to_move().is_none() && !sitting.game().is_over() {
        writeln!(out, "{}", sitting.words().text("tui-plain-stuck"))?;
    }
    Ok(())
}
