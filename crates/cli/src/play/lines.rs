//! A game one question a line: with `--plain` without any colour, otherwise the same on a screen that is cleared for
//! each position. What is asked and shown comes from the game.

use std::io::Write;

use table::file::StepError;

pub use super::spoken::Spoken;

use super::heard::{self, Heard};
use super::sitting::{Refused, Sitting, Told, Undone};
use super::spoken::Numbered;
use super::{PlayRequest, sit_down, spoken, take_leave};
use crate::dialect;
use crate::input::{Interrupted, Keyboard, Line, Stdin};
use crate::terminal::{self, CLEAR};

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
    let mut out = if request.plain { terminal::talk() } else { terminal::screen() };
    let talked = talk(&mut table, look, &mut Stdin::open()?, &mut out);
    // The way out is one at a time.
    drop(out);
    match talked {
        Err(error) if !error.is::<Interrupted>() => Err(error),
        // Ctrl-C leaves as `quit` does, but for the exit status.
        talked => take_leave(&table, request.svg.as_deref()).and(talked),
    }
}

/// Reads commands until the input ends or says `quit`. Every decision is saved before the answer is printed.
pub fn talk<G: Spoken>(
    table: &mut Sitting<G>,
    look: Look,
    keyboard: &mut impl Keyboard,
    out: &mut impl Write,
) -> anyhow::Result<()> {
    writeln!(out, "{}", G::title(table))?;
    writeln!(out, "{}", table.words().text("tui-plain-welcome"))?;
    if table.asked().is_some() {
        writeln!(out, "{}", table.words().text("tui-lesson-how"))?;
    }
    step(table, look, None, out)?;
    loop {
        let Some(line) = keyboard.next(out, &|| heard::known(table))? else {
            writeln!(out)?;
            return Ok(());
        };
        match line {
            Line::Text(line) if line.is_empty() => {}
            Line::Text(line) if matches!(line.as_str(), "quit" | "q" | "exit") => return Ok(()),
            Line::Text(line) => command(table, look, &line, out)?,
            Line::TooLong => writeln!(out, "{}", table.words().text("co-too-long"))?,
            Line::NotText => writeln!(out, "{}", table.words().text("co-not-text"))?,
        }
    }
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
        "let" => return let_decide(table, look, rest, out),
        "undo" => undo(table, look, rest)? + &taught(table),
        "redo" => {
            let done = table.redo()?;
            let text = table.words().text(if done { "tui-redone" } else { "tui-nothing-to-redo" });
            format!("{text}\n{}{}", G::position(table, look), taught(table))
        }
        "lesson" => lesson(table, rest),
        "retry" => return step(table, look, None, out),
        "tips" if G::TIPS => {
            table.set_tips(rest != "off");
            table.words().text(if table.tips() { "tui-tips-on" } else { "tui-tips-off" })
        }
        name => match spoken::shown(table, look, name, rest) {
            Some(said) if matches!(name, "help" | "?") => {
                let more = ["tui-help-dialect", "hint-let-help"].map(|id| table.words().text(id));
                format!("{}\n{}", said.trim_end(), more.join("\n"))
            }
            Some(said) => said,
            None => return decide(table, look, line, out),
        },
    };
    writeln!(out, "{}", said.trim_end())?;
    Ok(())
}

/// `lesson`: what is asked for, once more; `lesson off` leaves it.
fn lesson<G: Spoken>(table: &mut Sitting<G>, rest: &str) -> String {
    if table.asked().is_none() {
        return table.words().say("tui-lesson-none", &[("game", G::NAME.into())]);
    }
    if rest == "off" {
        table.leave_lesson();
        return table.words().text("tui-lesson-left");
    }
    taught(table)
}

/// What a lesson asks for, and how to say it; nothing without one. After its last step it lets go.
fn taught<G: Spoken>(table: &mut Sitting<G>) -> String {
    let Some(asked) = table.asked() else { return String::new() };
    let words = table.words();
    let over = asked.is_over();
    let head = if over { words.text("lesson-over") } else { words.say("lesson-step", &asked.counted()) };
    let mut said = format!("\n{head}. {}", asked.says);
    if !asked.answer.is_empty() {
        let mut game = table.game().clone();
        let mut typed = Vec::new();
        for action in asked.answer {
            typed.push(game.typed(action));
            if game.play(action, &mut ()).is_err() {
                break;
            }
        }
        let act = typed.join(". ");
        said = format!("{said}\n{}", words.say("tui-lesson-type", &[("act", act.into())]));
    }
    if over {
        table.leave_lesson();
    }
    said
}

/// Takes back what was decided last, or the last few decisions: `undo 3`.
fn undo<G: Spoken>(table: &mut Sitting<G>, look: Look, rest: &str) -> anyhow::Result<String> {
    let Ok(times) = (if rest.is_empty() { Ok(1) } else { rest.parse::<u16>() }) else {
        return Ok(table.words().text("tui-undo-usage"));
    };
    let (mut done, mut revealed) = (0_u32, false);
    for _ in 0..times {
        match table.undo()? {
            Undone::Nothing => break,
            Undone::Free => {}
            Undone::Revealed => revealed = true,
        }
        done += 1;
    }
    let words = table.words();
    let said = match done {
        0 => return Ok(words.text("tui-nothing-to-undo")),
        1 => words.text(if revealed { "tui-undone-revealed" } else { "tui-undone" }),
        _ => {
            let revealed = if revealed { "yes" } else { "no" };
            words.say("tui-undone-several", &[("count", done.into()), ("revealed", revealed.into())])
        }
    };
    Ok(format!("{said}\n{}", G::position(table, look)))
}

/// `let`: what the player decided, and what happened since, move by move.
fn let_decide<G: Spoken>(
    table: &mut Sitting<G>,
    look: Look,
    rest: &str,
    out: &mut impl Write,
) -> anyhow::Result<()> {
    let mut lost = Ok(());
    let mut tell = |line: &str| {
        if lost.is_ok() {
            lost = writeln!(out, "{line}").and_then(|()| out.flush());
        }
    };
    let said = super::takeover::said(table, rest, &mut tell)?;
    lost?;
    writeln!(out, "{said}")?;
    writeln!(out, "{}", G::position(table, look).trim_end())?;
    Ok(())
}

/// A line that is no command of ours is a number of the list, one act or several, a command cut short, or wrong.
fn decide<G: Spoken>(
    table: &mut Sitting<G>,
    look: Look,
    line: &str,
    out: &mut impl Write,
) -> anyhow::Result<()> {
    if line.bytes().all(|byte| byte.is_ascii_digit()) {
        return match G::numbered(table, line) {
            Numbered::Act(action) => step(table, look, Some(action), out),
            Numbered::Said(said) => Ok(writeln!(out, "{said}")?),
        };
    }
    let parts = dialect::parts(line);
    match heard::heard(table, table.game(), line) {
        Ok(action) => step(table, look, Some(action), out),
        Err(_) if parts.len() > 1 => several(table, look, &parts, false, out),
        Err(Heard::Unknown { .. }) if heard::command::<G>(line).is_some() => {
            let name = heard::command::<G>(line).unwrap_or_default();
            let rest = line.split_once(char::is_whitespace).map_or("", |(_, rest)| rest);
            command(table, look, &format!("{name} {rest}"), out)
        }
        Err(why) => Ok(writeln!(out, "{}", heard::said(table, &why))?),
    }
}

/// Several acts in a line: all of them, or none. Once something hidden shows, or somebody else is to move, what came before
/// is done: to take it back would be to look; `partly_done` says that something was.
fn several<G: Spoken>(
    table: &mut Sitting<G>,
    look: Look,
    parts: &[&str],
    partly_done: bool,
    out: &mut impl Write,
) -> anyhow::Result<()> {
    let begun = table.session().at();
    let mut trial = table.game().clone();
    let mut acts = Vec::new();
    for (number, part) in parts.iter().enumerate() {
        let refused = match heard::heard(table, &trial, part) {
            Err(why) => Some(heard::said(table, &why)),
            Ok(action) => {
                let before = trial.clone();
                let played = trial.play(action, &mut ());
                acts.push(action);
                played.err().map(|illegal| G::refusal(table, &before, &illegal))
            }
        };
        if let Some(why) = refused {
            let args = [("part", (*part).into()), ("why", why.into())];
            let id = if partly_done { "tui-no-rest" } else { "co-no-part" };
            writeln!(out, "{}", table.words().say(id, &args))?;
            return Ok(());
        }
        let others = trial.to_move().is_none_or(|seat| !table.is_human(&trial, seat));
        if number + 1 < parts.len() && (others || trial.revealed_since(table.game())) {
            if table.is_something_else(&acts) {
                return tell_refused(table, &Refused::NotNow, out);
            }
            for action in acts {
                if let Err(refused) = table.decide(action) {
                    return tell_refused(table, &refused, out);
                }
            }
            happened_since(table, begun).iter().try_for_each(|line| writeln!(out, "{line}"))?;
            return match &parts[number + 1..] {
                [last] => decide(table, look, last, out),
                rest => several(table, look, rest, true, out),
            };
        }
    }
    if table.is_something_else(&acts) {
        return tell_refused(table, &Refused::NotNow, out);
    }
    let last = acts.pop();
    for action in acts {
        if let Err(refused) = table.decide(action) {
            return tell_refused(table, &refused, out);
        }
    }
    happened_since(table, begun).iter().try_for_each(|line| writeln!(out, "{line}"))?;
    step(table, look, last, out)
}

/// What happened after so many decisions, the oldest first.
fn happened_since<G: Told>(table: &Sitting<G>, before: usize) -> Vec<String> {
    let log = table.log(table.session().at()).into_iter().rev();
    log.filter(|line| line.entry.is_some_and(|entry| entry >= before)).map(|line| line.text).collect()
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
    let happened = happened_since(table, before);
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
            let asked = taught(table);
            if !asked.is_empty() {
                writeln!(out, "{asked}")?;
            }
        }
        Err(refused) => {
            happened.iter().try_for_each(|line| writeln!(out, "{line}"))?;
            tell_refused(table, &refused, out)?;
        }
    }
    Ok(())
}

/// Why a step was not made, and how to go on.
fn tell_refused<G: Spoken>(
    table: &mut Sitting<G>,
    refused: &Refused<G>,
    out: &mut impl Write,
) -> anyhow::Result<()> {
    let words = table.words();
    let text = match refused {
        Refused::Step(StepError::Illegal(illegal)) => G::refusal(table, table.game(), illegal),
        Refused::Step(StepError::Save(error)) => {
            words.say("tui-save-trouble", &[("error", error.to_string().into())])
        }
        Refused::NotNow => words.text("lesson-not-now") + &taught(table),
    };
    writeln!(out, "{text}")?;
    if table.human_to_move().is_none() && table.game().to_move().is_some() {
        writeln!(out, "{}", table.words().text("tui-plain-stuck"))?;
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
