//! `automa replay FILE`: replays a save, checks it, and steps through it.

use std::fmt::Write;
use std::path::PathBuf;

use anyhow::Context;
use clap::ArgMatches;
use games::{Kind, with_kind};
use kernel::{Game, Notation, Seat, Session};
use patchwork::{Event, Patchwork};
use table::{Header, journal};
use wire::Wire;
use words::Words;

use crate::args::Usage;
use crate::commands::companion::lines::harmless;
use crate::commands::companion::talks::Talks as _;
use crate::games::Commanded as _;
use crate::play::lines::Spoken;

/// Replays.
pub fn run(matches: &ArgMatches) -> anyhow::Result<()> {
    let path = matches.get_one::<PathBuf>("file").context("name a save")?;
    let text = table::file::read_text(path)?;
    let header = Header::parse(&text).with_context(|| path.display().to_string())?;
    let kind = Kind::of(&header.game).map_err(|_| {
        anyhow::anyhow!("this is a save of `{}`, which this program does not know", harmless(&header.game))
    });
    let replayed = kind.and_then(|kind| with_kind!(kind, G => G::replay(matches, &text)));
    replayed.with_context(|| path.display().to_string())
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

/// A save of Patchwork.
pub fn patchwork(matches: &ArgMatches, text: &str) -> anyhow::Result<()> {
    told(matches, text, draw::patchwork::position, as_text)
}

/// A save of a game that is played line by line.
pub fn spoken<G: Spoken + Wire>(matches: &ArgMatches, text: &str) -> anyhow::Result<()> {
    told(matches, text, |words, game: &G| game.picture(words), every_line)
}

/// Draws the position where that is asked for, and tells the game: as JSON, or as a text.
fn told<G: Wire>(
    matches: &ArgMatches,
    text: &str,
    draw: impl Fn(&Words, &G) -> String,
    tell: impl Fn(&Session<G>) -> Result<String, std::fmt::Error>,
) -> anyhow::Result<()> {
    let session: Session<G> = read(matches, text)?;
    if let Some(path) = matches.get_one::<PathBuf>("svg") {
        super::write_text(path, &draw(&Words::english(), session.game()))?;
    }
    super::out(&if matches.get_flag("json") { wire::replay::lines(&session)? } else { tell(&session)? })
}

fn every_line<G: Wire>(session: &Session<G>) -> Result<String, std::fmt::Error> {
    let words = Words::english();
    let game = session.game();
    let mut text = String::new();
    for (number, entry) in session.history().iter().enumerate() {
        let before = session.position(number).unwrap_or(game);
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
pub fn sound<G: Game>(session: &Session<G>) -> String {
    let state = if session.game().to_move().is_none() { "over" } else { "under way" };
    format!("\nThe save is sound: {} decisions, the game is {state}.", session.at())
}

fn as_text(session: &Session<Patchwork>) -> Result<String, std::fmt::Error> {
    let words = Words::english();
    let game = session.game();
    let mut text = String::new();
    for (number, entry) in session.history().iter().enumerate() {
        writeln!(text, "{:>3}  {}", number + 1, words::patchwork::line(&words, game, &entry.events))?;
        for event in &entry.events {
            if let Event::Automa { card, reasons, .. } = event {
                let why = words::patchwork::why(&words, game.kit(), *card, reasons);
                writeln!(text, "     Card {}. {}", game.kit().card(*card).number, why.sentence)?;
            }
        }
    }
    writeln!(text, "{}", sound(session))?;
    for seat in [Seat(0), Seat(1)] {
        let name = words::patchwork::seat_name(&words, game, seat);
        writeln!(text, "{name}: {} points, token on {}.", game.score(seat), game.space(seat))?;
    }
    Ok(text)
}
