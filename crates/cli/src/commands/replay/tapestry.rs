//! A save of Tapestry, replayed.

use std::fmt::Write;
use std::path::PathBuf;

use clap::ArgMatches;
use kernel::{Game, Seat, Session};
use tapestry::Tapestry;
use words::Words;
use words::tapestry::{line, result, seat_name, whys};

/// Replays.
pub fn run(matches: &ArgMatches, text: &str) -> anyhow::Result<()> {
    let session: Session<Tapestry> = super::read(matches, text)?;
    if let Some(path) = matches.get_one::<PathBuf>("svg") {
        super::super::write_text(path, &draw::tapestry::position(&Words::english(), session.game()))?;
    }
    super::super::out(&if matches.get_flag("json") {
        wire::replay::lines(&session)?
    } else {
        as_text(&session)?
    })
}

fn seats(game: &Tapestry) -> impl Iterator<Item = Seat> + use<> {
    (0..game.seats() as u8).map(Seat)
}

fn as_text(session: &Session<Tapestry>) -> anyhow::Result<String> {
    let words = Words::english();
    let game = session.game();
    let mut text = String::new();
    for (number, entry) in session.history().iter().enumerate() {
        let before = session.position(number).unwrap_or(game);
        writeln!(text, "{:>4}  {}", number + 1, line(&words, before, &entry.events))?;
        for why in whys(&words, before, &entry.events) {
            writeln!(text, "      {}", why.sentence)?;
        }
    }
    let state = if game.to_move().is_none() { "over" } else { "under way" };
    writeln!(text, "\nThe save is sound: {} decisions, the game is {state}.", session.at())?;
    for seat in seats(game) {
        writeln!(text, "{}: {} points.", seat_name(&words, game, seat), game.score(seat))?;
    }
    if let Some(won) = result(&words, game) {
        writeln!(text, "{won}")?;
    }
    Ok(text)
}
