//! `automa replay FILE` for the save of a companion.

use std::fmt::Write;

use clap::ArgMatches;
use kernel::{Game, Notation};
use lab::simulate::options_json;
use patchwork::companion::Companion;
use serde_json::json;
use table::Session;
use web::pages::patchwork::companion::as_json::state;
use web::pages::patchwork::trail::trail;
use words::Words;
use words::companion::{answer, line, scores};

use crate::args::Usage;

/// Replays, checks, and shows line by line.
pub fn run(matches: &ArgMatches, text: &str) -> anyhow::Result<()> {
    if matches.contains_id("svg") {
        let why = "the program does not see your board, so there is no picture of it; leave out --svg";
        return Err(Usage(why.to_owned()).into());
    }
    let session: Session<Companion> = crate::commands::replay::read(matches, text)?;
    crate::commands::out(&if matches.get_flag("json") { as_json(&session)? } else { as_text(&session)? })
}

/// Each decision that stands, as it was said.
fn said(session: &Session<Companion>, index: usize) -> String {
    let (before, entry) = (session.position(index), session.history().get(index));
    before.zip(entry).map_or_else(String::new, |(before, entry)| before.write(entry.action))
}

fn as_json(session: &Session<Companion>) -> anyhow::Result<String> {
    let (words, game) = (Words::english(), session.game());
    let mut lines = String::new();
    for (index, entry) in session.history().iter().enumerate() {
        let Some(after) = session.position(index + 1) else { continue };
        let object = json!({
            "number": index + 1,
            "action": said(session, index),
            "text": line(&words, after, &entry.events),
            "trail": answer(&entry.events).map(|answer| trail(game.kit(), &answer.reasons)),
            "digest": format!("{:016x}", after.digest()),
        });
        writeln!(lines, "{object}")?;
    }
    let closing = json!({
        "game": Companion::NAME,
        "options": options_json(&session.setup().options),
        "seed": session.setup().seed.0,
        "decisions": session.at(),
        "over": game.decision().is_none(),
        "state": state(game),
        "digest": format!("{:016x}", game.digest()),
    });
    writeln!(lines, "{closing}")?;
    Ok(lines)
}

fn as_text(session: &Session<Companion>) -> anyhow::Result<String> {
    let (words, game) = (Words::english(), session.game());
    let mut text = String::new();
    for (index, entry) in session.history().iter().enumerate() {
        writeln!(text, "{:>3}  {}: {}", index + 1, said(session, index), line(&words, game, &entry.events))?;
    }
    let state = if game.decision().is_none() { "over" } else { "under way" };
    writeln!(text, "\nThe save is sound: {} decisions, the game is {state}.", session.at())?;
    for line in scores(&words, game) {
        writeln!(text, "{line}")?;
    }
    Ok(text)
}
