//! `automa replay FILE` for the save of a companion.

use std::fmt::Write;

use clap::ArgMatches;
use kernel::Session;
use words::{Said, Words};

use super::talks::Talks;
use crate::args::{self, Usage};
use crate::commands::replay::{sound, stepper};
use crate::play::saves;

/// Replays, checks, and shows line by line.
pub fn run<G: Talks>(matches: &ArgMatches, text: &str) -> anyhow::Result<()> {
    let session: Session<G> = crate::commands::replay::read(matches, text)?;
    let words = args::words(matches);
    if let Some(path) = matches.get_one::<std::path::PathBuf>("svg") {
        let Some(picture) = session.game().picture() else {
            let why = "the program does not see your board, so there is no picture of it; leave out --svg";
            return Err(Usage(why.to_owned()).into());
        };
        crate::commands::write_text(path, &picture)?;
    }
    if crate::commands::replay::steps(matches) {
        let branch = stepper::run(&words, &session, |game, words| game.in_words(words).join("\n"))?;
        let Some(path) = branch else { return Ok(()) };
        return crate::commands::out(&(saves::resume(&words, &path, G::NAME, "tui-resume") + "\n"));
    }
    crate::commands::out(&if matches.get_flag("json") {
        wire::replay::lines(&session)?
    } else {
        as_text(&words, &session)?
    })
}

/// Each decision that stands, as it was said.
fn written<G: Talks>(session: &Session<G>, index: usize) -> String {
    let (before, entry) = (session.position(index), session.history().get(index));
    before.zip(entry).map_or_else(String::new, |(before, entry)| before.write(entry.action))
}

/// Each decision with the table before and after it.
fn each<G: Talks>(session: &Session<G>) -> impl Iterator<Item = (usize, Said<'_, G>)> {
    session.history().iter().enumerate().filter_map(|(index, entry)| {
        let (before, after) = (session.position(index)?, session.position(index + 1)?);
        Some((index, Said { before, after, events: &entry.events }))
    })
}

fn as_text<G: Talks>(words: &Words, session: &Session<G>) -> anyhow::Result<String> {
    let game = session.game();
    let mut text = String::new();
    for (index, said) in each(session) {
        let happened = said.before.line(words, said.events);
        writeln!(text, "{:>3}  {}: {happened}", index + 1, written(session, index))?;
    }
    writeln!(text, "{}", sound(words, session))?;
    for line in game.scores(words) {
        writeln!(text, "{line}")?;
    }
    Ok(text)
}
