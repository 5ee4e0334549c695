//! `automa replay FILE`: replays a save, checks it, and steps through it.

pub mod patchwork;
pub mod stepper;

use std::fmt::Write;
use std::path::PathBuf;

use clap::ArgMatches;
use games::with_kind;
use kernel::{Notation, Seat, Session};
use table::journal;
use wire::Wire;
use words::{Voice, Words};

use crate::args::{self, Usage};
use crate::commands::companion::talks::Talks as _;
use crate::games::Commanded;
use crate::play::{PlayRequest, write_picture};

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
    as_text: impl Fn(&Words, &Session<G>) -> anyhow::Result<String>,
) -> anyhow::Result<()> {
    let session: Session<G> = read(matches, text)?;
    let words = args::words(matches);
    if let Some(path) = matches.get_one::<PathBuf>("svg") {
        write_picture(&words, session.game(), path)?;
    }
    if steps(matches) {
        let Some(branch) = stepper::run(&words, &session, G::rows)? else { return Ok(()) };
        let code = matches.get_one::<String>("language").map_or("en", String::as_str);
        return G::at_terminal(&PlayRequest::resume(branch, code));
    }
    if matches.get_flag("json") {
        return super::out(&wire::replay::lines(&session)?);
    }
    super::tell(&as_text(&words, &session)?)
}

/// Whether a person at a terminal asked for nothing but the save: then it is stepped through.
pub fn steps(matches: &ArgMatches) -> bool {
    let plain = !matches.get_flag("json") && !matches.contains_id("at") && !matches.contains_id("svg");
    plain && crate::play::has_terminal()
}

fn as_text<G: Wire>(words: &Words, session: &Session<G>) -> anyhow::Result<String> {
    let game = session.game();
    let mut text = String::new();
    for (number, before, entry) in session.walk(0) {
        writeln!(text, "{:>4}  {}", number + 1, before.line(words, &entry.events))?;
        for why in before.whys(words, &entry.events) {
            writeln!(text, "      {}", why.sentence)?;
        }
    }
    writeln!(text, "{}", sound(words, session))?;
    for seat in (0..game.seats() as u8).map(Seat) {
        writeln!(text, "{}.", points(words, game, seat))?;
    }
    if let Some(won) = game.outcome(words) {
        writeln!(text, "{won}")?;
    }
    Ok(text)
}

/// The points of a seat: "Automa: 12 points".
fn points<G: Voice>(words: &Words, game: &G, seat: Seat) -> String {
    let args = [("who", game.name_of(words, seat).into()), ("points", game.score(seat).into())];
    words.say("points-of", &args)
}

/// That a save is sound, and how far it has come.
pub fn sound<G: Notation>(words: &Words, session: &Session<G>) -> String {
    let over = if session.game().to_move().is_none() { "yes" } else { "no" };
    let args = [("count", (session.at() as u32).into()), ("over", over.into())];
    format!("\n{}", words.say("replay-sound", &args))
}
