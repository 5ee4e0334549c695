//! A save of Patchwork, replayed: with the card behind each turn of the Automa.

use std::fmt::Write;

use clap::ArgMatches;
use kernel::{Seat, Session};
use patchwork::{Event, Patchwork};
use words::Words;

/// Checks the save and prints its decisions, or steps through them on a terminal.
pub fn run(matches: &ArgMatches, text: &str) -> anyhow::Result<()> {
    super::told(matches, text, as_text)
}

fn as_text(words: &Words, session: &Session<Patchwork>) -> anyhow::Result<String> {
    let game = session.game();
    let mut text = String::new();
    for (number, entry) in session.history().iter().enumerate() {
        writeln!(text, "{:>3}  {}", number + 1, words::patchwork::line(words, game, &entry.events))?;
        for event in &entry.events {
            if let Event::Automa { card, reasons, .. } = event {
                let why = words::patchwork::why(words, game.kit(), *card, reasons);
                let number = words.say("play-card", &[("number", game.kit().card(*card).number.into())]);
                writeln!(text, "     {number}. {}", why.sentence)?;
            }
        }
    }
    writeln!(text, "{}", super::sound(words, session))?;
    for seat in [Seat(0), Seat(1)] {
        let token = words.say("pw-replay-token", &[("space", game.space(seat).into())]);
        writeln!(text, "{}, {token}.", super::points(words, game, seat))?;
    }
    Ok(text)
}
