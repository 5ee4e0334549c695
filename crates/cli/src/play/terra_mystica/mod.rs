//! Terra Mystica in the terminal: one question a line. With `--plain` without any colour, otherwise the same on a
//! screen that is cleared for each position, with the map in the colours of its land.

mod says;

use std::io::{BufRead, Write};

use anyhow::Context;
use kernel::{Game, Notation, Seat};
use table::file::StepError;
use terra_mystica::{Action, TerraMystica};

use self::says::Look;
pub use self::says::reasons;
use super::sitting::{Sitting, Told, Undone};
use super::{PlayRequest, sit_down, take_leave};

/// No command is longer.
const LONGEST: usize = 4096;

type Table = Sitting<TerraMystica>;

impl Told for TerraMystica {
    fn line(&self, words: &words::Words, events: &[terra_mystica::Event]) -> String {
        words::terra_mystica::line(words, self, events)
    }
    fn has_reasons(events: &[terra_mystica::Event]) -> bool {
        events.iter().any(|event| matches!(event, terra_mystica::Event::AutomaChose { .. }))
    }
    fn turn_of_automa(&self, seat: Seat) -> Action {
        Action { seat, act: terra_mystica::Act::Automa }
    }
}

/// Plays Terra Mystica.
pub fn run(request: &PlayRequest<TerraMystica>) -> anyhow::Result<()> {
    let mut table = sit_down(request)?;
    let colours = std::env::var_os("NO_COLOR").is_none_or(|value| value.is_empty());
    let look = if request.plain { Look::Lines } else { Look::Screen { colours } };
    talk(&mut table, look, &mut std::io::stdin().lock(), &mut std::io::stdout().lock())?;
    take_leave(&table, request.svg.as_deref(), draw::terra_mystica::position)
}

/// Reads commands until the input ends or says `quit`. Every decision is saved before the answer is printed.
pub fn talk(
    table: &mut Table,
    look: Look,
    input: &mut impl BufRead,
    out: &mut impl Write,
) -> anyhow::Result<()> {
    writeln!(out, "{}", says::title(table))?;
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

fn command(table: &mut Table, look: Look, line: &str, out: &mut impl Write) -> anyhow::Result<()> {
    let (name, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    let rest = rest.trim();
    let words = table.words();
    let said = match name.to_lowercase().as_str() {
        "help" | "?" => says::help(words),
        "look" | "state" => says::everything(table, look),
        "map" => says::map(table, look),
        "board" => says::board(table, look, rest),
        "cults" => says::cults(table, look),
        "rounds" => says::rounds(table, look),
        "tiles" | "middle" => says::middle(table, look),
        "seats" => says::seats(table, look),
        "actions" | "list" => says::actions(table),
        "score" => says::scores(table),
        "log" => says::log(table),
        "why" => says::why(table),
        "rules" | "rule" => says::rule(table, rest),
        "save" => words.say("tui-saved-at", &[("path", table.path().display().to_string().into())]),
        "hint" => says::hint(table),
        "undo" => undo(table, look)?,
        "redo" => {
            let done = table.redo()?;
            let text = table.words().text(if done { "tui-redone" } else { "tui-nothing-to-redo" });
            format!("{text}\n{}", says::position(table, look))
        }
        "retry" => return step(table, look, None, out),
        _ => return decide(table, look, line, out),
    };
    writeln!(out, "{}", said.trim_end())?;
    Ok(())
}

fn undo(table: &mut Table, look: Look) -> anyhow::Result<String> {
    let id = match table.undo()? {
        Undone::Nothing => return Ok(table.words().text("tui-nothing-to-undo")),
        Undone::Free => "tui-undone",
        Undone::Revealed => "tui-undone-revealed",
    };
    Ok(format!("{}\n{}", table.words().text(id), says::position(table, look)))
}

/// A line that is no command of ours is a number of the list, an action, or wrong.
fn decide(table: &mut Table, look: Look, line: &str, out: &mut impl Write) -> anyhow::Result<()> {
    let words = table.words();
    let game = table.game();
    if line.bytes().all(|byte| byte.is_ascii_digit()) {
        let list = says::offered(table);
        let chosen = line.parse::<usize>().ok().and_then(|number| list.get(number.checked_sub(1)?).copied());
        let Some(action) = chosen else {
            let number: String = line.chars().take(20).collect();
            let args = [("number", number.into()), ("most", (list.len() as u32).into())];
            writeln!(out, "{}", words.say("tm-tui-no-number", &args))?;
            return Ok(());
        };
        return step(table, look, Some(action), out);
    }
    match game.read(line) {
        Err(_) => {
            let text: String = line.chars().take(60).collect();
            writeln!(out, "{}", words.say("tm-tui-unknown", &[("text", text.into())]))?;
            Ok(())
        }
        Ok(action) if action.seat.index() < game.players().len() && !table.is_human(game, action.seat) => {
            let who = words::terra_mystica::seat_name(words, game, action.seat);
            writeln!(out, "{}", words.say("tm-tui-not-yours", &[("who", who.into())]))?;
            Ok(())
        }
        Ok(action) => step(table, look, Some(action), out),
    }
}

/// Plays an action, if one is given, and everybody else's turns up to the next question.
fn step(table: &mut Table, look: Look, action: Option<Action>, out: &mut impl Write) -> anyhow::Result<()> {
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
            let position = says::position(table, look);
            if look == Look::Lines {
                happened.iter().try_for_each(|line| writeln!(out, "{line}"))?;
                writeln!(out, "{}", position.trim_end())?;
            } else {
                let recent = happened.len().saturating_sub(12);
                writeln!(out, "{}", says::CLEAR)?;
                writeln!(out, "{}\n", position.trim_end())?;
                happened[recent..].iter().try_for_each(|line| writeln!(out, "{line}"))?;
            }
        }
        Err(refused) => {
            happened.iter().try_for_each(|line| writeln!(out, "{line}"))?;
            let text = match &refused {
                StepError::Illegal(illegal) => words::terra_mystica::illegal(words, table.game(), illegal),
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
