//! A save of Patchwork, replayed: with the card behind each turn of the Automa.

use std::fmt::Write;

use clap::ArgMatches;
use kernel::{Game, Seat, Session};
use patchwork::{Event, Patchwork};
use words::Words;

/// Checks the save and prints its decisions, or steps through them on a terminal.
pub fn run(matches: &ArgMatches, text: &str) -> anyhow::Result<()> {
    super::told(matches, text, as_text)
}

fn as_text(session: &Session<Patchwork>) -> anyhow::Result<String> {
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
    writeln!(text, "{}", super::sound(session))?;
    for seat in [Seat(0), Seat(1)] {
        let name = words::patchwork::seat_name(&words, game, seat);
        writeln!(text, "{name}: {} points, token on {}.", game.score(seat), game.space(seat))?;
    }
    Ok(text)
}
