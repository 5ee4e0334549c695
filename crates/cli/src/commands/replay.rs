//! `automa replay FILE`: replays a save, checks it, and steps through it.

pub mod patchwork;
mod stepper;

use std::fmt::Write;
use std::path::PathBuf;

use clap::ArgMatches;
use games::with_kind;
use kernel::{Notation, Seat, Session};
use table::journal;
use wire::Wire;
use words::{Voice, Words};

use crate::args::Usage;
use crate::commands::companion::talks::Talks as _;
use crate::games::Commanded;
use crate::play::write_picture;

/// Runs the command, with the type of the game that was saved.
pub fn run(matches: &ArgMatches) -> anyhow::Result<()> {
    super::with_save(matches, |kind, text| with_kind!(kind, G => G::replay(matches, text)))
}

/// The save, up to where `--at` says.
pub fn read<G: Notation>(matches: &ArgMatches, text: &str) -> anyhow::Result<Session<G>> {
    let at = matches.get_one::<u64>("at").map(|&at| at as usize);
    let session: Session<G> = journal::read(text, at)?;
    if let Some(at) = at.filter(|&at| at > session.len()) {
        let what = format!("the save has {} decisions, so --at {at} is beyond its end", session.len());
        return Err(Usage(what).into());
    }
    Ok(session)
}

/// A save of a game on screen: line by line, or as JSON.
pub fn any<G: Commanded>(matches: &ArgMatches, text: &str) -> anyhow::Result<()> {
    told(matches, text, as_text::<G>)
}

/// The same, where a game tells it in its own way.
pub fn told<G: Commanded>(
    matches: &ArgMatches,
    text: &str,
    as_text: impl Fn(&Session<G>) -> anyhow::Result<String>,
) -> anyhow::Result<()> {
    let session: Session<G> = read(matches, text)?;
    if let Some(path) = matches.get_one::<PathBuf>("svg") {
        write_picture(&Words::english(), session.game(), path)?;
    }
    if steps(matches) {
        return step(&session, G::rows);
    }
    super::out(&if matches.get_flag("json") { wire::replay::lines(&session)? } else { as_text(&session)? })
}

/// Whether a person at a terminal asked for nothing but the save: then it is stepped through.
pub fn steps(matches: &ArgMatches) -> bool {
    let plain = !matches.get_flag("json") && !matches.contains_id("at") && !matches.contains_id("svg");
    plain && crate::play::has_terminal()
}

/// Steps through a save on a screen of its own.
pub fn step<G: Voice>(session: &Session<G>, rows: stepper::Rows<G>) -> anyhow::Result<()> {
    stepper::run(session, rows)
}

fn as_text<G: Wire>(session: &Session<G>) -> anyhow::Result<String> {
    let words = Words::english();
    let game = session.game();
    let mut text = String::new();
    for (number, before, entry) in session.walk(0) {
        writeln!(text, "{:>4}  {}", number + 1, before.line(&words, &entry.events))?;
        for why in before.whys(&words, &entry.events) {
            writeln!(text, "      {}", why.sentence)?;
        }
    }
    writeln!(text, "{}", sound(session))?;
    for seat in (0..game.seats() as u8).map(Seat) {
        writeln!(text, "{}: {} points.", game.name_of(&words, seat), game.score(seat))?;
    }
    if let Some(won) = game.outcome(&words) {
        writeln!(text, "{won}")?;
    }
    Ok(text)
}

/// That a save is sound, and how far it has come.
pub fn sound<G: Notation>(session: &Session<G>) -> String {
    let state = if session.game().to_move().is_none() { "over" } else { "under way" };
    format!("\nThe save is sound: {} decisions, the game is {state}.", session.at())
}
