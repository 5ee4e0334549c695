//! A game one question a line: with `--plain` without any colour, otherwise the same on a screen that is cleared for
//! each position. What is asked and shown comes from the game.

use std::io::{BufRead, Write};

use anyhow::Context;
use kernel::RuleBook;
use table::file::StepError;
use words::Words;

pub use super::spoken::Spoken;

use super::sitting::{Sitting, Told, Undone};
use super::{PlayRequest, sit_down, spoken, take_leave};
use crate::terminal::{self, CLEAR};

/// No command is longer.
const LONGEST: usize = 4096;

/// How a position is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Look {
    /// Lines for screen readers and scripts.
    Lines,
    /// A screen that is cleared for each position.
    Screen {
        /// Whether land and pieces have their colours.
        colours: bool,
    },
}

/// Plays at the terminal.
pub fn run<G: Spoken>(request: &PlayRequest<G>) -> anyhow::Result<()> {
    let mut table = sit_down(request)?;
    let colours = std::env::var_os("NO_COLOR").is_none_or(|value| value.is_empty());
    let look = if request.plain { Look::Lines } else { Look::Screen { colours } };
    let mut out = if request.plain { terminal::out() } else { terminal::screen() };
    talk(&mut table, look, &mut std::io::stdin().lock(), &mut out)?;
    // The way out is one at a time.
    drop(out);
    take_leave(&table, request.svg.as_deref())
}

/// Reads commands until the input ends or says `quit`. Every decision is saved before the answer is printed.
fn talk<G: Spoken>(
    table: &mut Sitting<G>,
    look: Look,
    input: &mut impl BufRead,
    out: &mut impl Write,
) -> anyhow::Result<()> {
    writeln!(out, "{}", G::title(table))?;
    writeln!(out, "{}", table.words().text("tui-plain-welcome"))?;
    step(table, look, None, out)?;
    loop {
        write!(out, "> ")?;
        out.flush()?;
        let Some(line) = read(input).context("cannot read the next line")? else {
            writeln!(out)?;
            return Ok(());
        };
        match line.as_str() {
            "" => {}
            "quit" | "q" | "exit" => return Ok(()),
            line => command(table, look, line, out)?,
        }
    }
}

/// The next line, without its end; `None` when there is no more.
fn read(input: &mut impl BufRead) -> std::io::Result<Option<String>> {
    let mut line = Vec::new();
    if input.read_until(b'\n', &mut line)? == 0 {
        return Ok(None);
    }
    line.truncate(LONGEST);
    Ok(Some(String::from_utf8_lossy(&line).trim().to_owned()))
}

fn command<G: Spoken>(
    table: &mut Sitting<G>,
    look: Look,
    line: &str,
    out: &mut impl Write,
) -> anyhow::Result<()> {
    let (name, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    let (name, rest) = (name.to_lowercase(), rest.trim());
    let said = match name.as_str() {
        "log" => log(table),
        "save" => table.words().say("tui-saved-at", &[("path", table.path().display().to_string().into())]),
        "hint" => spoken::hint(table),
        "let" => {
            let said = super::takeover::said(table, rest)?;
            format!("{said}\n{}", G::position(table, look))
        }
        "undo" => undo(table, look)?,
        "redo" => {
            let done = table.redo()?;
            let text = table.words().text(if done { "tui-redone" } else { "tui-nothing-to-redo" });
            format!("{text}\n{}", G::position(table, look))
        }
        "retry" => return step(table, look, None, out),
        "tips" if G::TIPS => {
            table.set_tips(rest != "off");
            table.words().text(if table.tips() { "tui-tips-on" } else { "tui-tips-off" })
        }
        name => match spoken::shown(table, look, name, rest) {
            Some(said) if matches!(name, "help" | "?") => {
                format!("{}\n{}", said.trim_end(), table.words().text("hint-let-help"))
            }
            Some(said) => said,
            None => return decide(table, look, line, out),
        },
    };
    writeln!(out, "{}", said.trim_end())?;
    Ok(())
}

fn undo<G: Spoken>(table: &mut Sitting<G>, look: Look) -> anyhow::Result<String> {
    let id = match table.undo()? {
        Undone::Nothing => return Ok(table.words().text("tui-nothing-to-undo")),
        Undone::Free => "tui-undone",
        Undone::Revealed => "tui-undone-revealed",
    };
    Ok(format!("{}\n{}", table.words().text(id), G::position(table, look)))
}

/// A line that is no command of ours is a number of the list, an action, or wrong.
fn decide<G: Spoken>(
    table: &mut Sitting<G>,
    look: Look,
    line: &str,
    out: &mut impl Write,
) -> anyhow::Result<()> {
    let words = table.words();
    let game = table.game();
    if line.bytes().all(|byte| byte.is_ascii_digit()) {
        let list = G::offered(table);
        let chosen = line.parse::<usize>().ok().and_then(|number| list.get(number.checked_sub(1)?).copied());
        let Some(action) = chosen else {
            let number: String = line.chars().take(20).collect();
            let args = [("number", number.into()), ("most", (list.len() as u32).into())];
            writeln!(out, "{}", words.say("tui-no-number", &args))?;
            return Ok(());
        };
        return step(table, look, Some(action), out);
    }
    match game.read(line) {
        Err(_) => {
            let text: String = line.chars().take(60).collect();
            writeln!(out, "{}", words.say("tui-unknown", &[("text", text.into())]))?;
            Ok(())
        }
        Ok(action) => {
            let named = G::seat_of(action).filter(|seat| seat.index() < game.seats());
            if let Some(seat) = named.filter(|seat| !table.is_human(game, *seat)) {
                let who = game.name_of(words, seat);
                writeln!(out, "{}", words.say("tui-not-yours", &[("who", who.into())]))?;
                return Ok(());
            }
            step(table, look, Some(action), out)
        }
    }
}

/// Plays an action, if one is given, and everybody else's turns up to the next question.
fn step<G: Spoken>(
    table: &mut Sitting<G>,
    look: Look,
    action: Option<G::Action>,
    out: &mut impl Write,
) -> anyhow::Result<()> {
    let before = table.session().at();
    let played = match action {
        Some(action) => table.decide(action),
        None => table.run_bots(),
    };
    let happened: Vec<String> = table
        .log(table.session().at())
        .into_iter()
        .rev()
        .filter(|line| line.entry.is_some_and(|entry| entry >= before))
        .map(|line| line.text)
        .collect();
    let words = table.words();
    match played {
        Ok(()) => {
            // On a screen the news stand below the position, where the eye is.
            let position = G::position(table, look);
            if look == Look::Lines {
                happened.iter().try_for_each(|line| writeln!(out, "{line}"))?;
                writeln!(out, "{}", position.trim_end())?;
            } else {
                let recent = happened.len().saturating_sub(12);
                writeln!(out, "{CLEAR}")?;
                writeln!(out, "{}\n", position.trim_end())?;
                happened[recent..].iter().try_for_each(|line| writeln!(out, "{line}"))?;
            }
        }
        Err(refused) => {
            happened.iter().try_for_each(|line| writeln!(out, "{line}"))?;
            let text = match &refused {
                StepError::Illegal(illegal) => table.game().refused(words, illegal),
                StepError::Save(error) => {
                    words.say("tui-save-trouble", &[("error", error.to_string().into())])
                }
            };
            writeln!(out, "{text}")?;
            if table.human_to_move().is_none() && table.game().to_move().is_some() {
                writeln!(out, "{}", words.text("tui-plain-stuck"))?;
            }
        }
    }
    Ok(())
}

/// Everything that happened, the oldest first.
fn log<G: Told>(table: &Sitting<G>) -> String {
    let mut lines: Vec<String> = table.log(table.session().at()).into_iter().map(|line| line.text).collect();
    lines.reverse();
    lines.join("\n")
}

/// Parts of a page, a line between them.
pub fn together(parts: &[String]) -> String {
    parts.iter().map(|part| part.trim_end()).filter(|part| !part.is_empty()).collect::<Vec<_>>().join("\n\n")
}

/// Short texts side by side in 78 columns.
pub fn in_rows(parts: impl Iterator<Item = String>) -> Vec<String> {
    let mut rows: Vec<String> = Vec::new();
    for part in parts {
        match rows.last_mut() {
            Some(row) if row.chars().count() + part.chars().count() + 2 <= 78 => {
                row.push_str(", ");
                row.push_str(&part);
            }
            _ => rows.push(format!("  {part}")),
        }
    }
    rows
}

/// A rule in our own words.
pub fn rule(words: &Words, book: &RuleBook, id: &str) -> String {
    if let Some(rule) = book.get(id) {
        let sure = words.text(&format!("tui-certainty-{}", rule.certainty.name()));
        return format!("{}. {}\n({sure}: {})", rule.title, rule.text, rule.source);
    }
    let part = id.split('.').next().unwrap_or_default();
    let near = book.rules.iter().filter(|rule| rule.id.starts_with(part));
    let mut known: Vec<&str> = near.map(|rule| rule.id.as_str()).take(12).collect();
    if known.is_empty() {
        known = book.rules.iter().map(|rule| rule.id.as_str()).take(8).collect();
    }
    let id: String = id.chars().take(40).collect();
    words.say("tui-plain-no-rule", &[("id", id.into()), ("known", known.join(", ").into())])
}
