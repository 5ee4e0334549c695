//! `automa companion GAME`: the Automa for a real table. One command a line in, one answer out.
//!
//! - [`talks`]: what a game brings, each in a file of its own
//! - [`desk`]: the table with its history, and what a line does to it
//! - [`lines`]: lines from outside, however long or strange
//! - [`text`]: the answers for people; [`json`]: the same for programs
//! - [`replay`]: a save, checked and shown

mod desk;
mod json;
pub mod lines;
mod patchwork;
mod replay;
pub mod talks;
mod tapestry;
mod terra_mystica;
mod text;

use std::io::{self, BufRead, Write};
use std::path::PathBuf;

use clap::ArgMatches;
use games::{Title, with_companion};
use kernel::Setup;
use table::SavedSession;
use words::Words;

use self::desk::{Desk, Heard};
use self::lines::Line;
use self::talks::Talks;
use crate::args;
use crate::play::saves;
use crate::terminal;

/// Follows a game at a real table.
pub fn run(matches: &ArgMatches) -> anyhow::Result<()> {
    let (title, matches) = super::named(matches)?;
    let none = || anyhow::anyhow!("{} has no companion for a real table", title.name());
    with_companion!(title.companion().ok_or_else(none)?, G => talk::<G>(title, matches))
}

fn talk<G: Talks>(title: Title, matches: &ArgMatches) -> anyhow::Result<()> {
    let language = matches.get_one::<String>("language").map_or("en", String::as_str);
    let words = Words::of(language).unwrap_or_else(Words::english);
    let saved = if let Some(file) = matches.get_one::<PathBuf>("load") {
        SavedSession::<G>::open(file)?
    } else {
        let options = args::options(matches)?;
        let setup = Setup { options, seed: args::seed_or_fresh(matches), packs: args::packs(matches)? };
        saves::create(&words, matches.get_one::<PathBuf>("save").map(PathBuf::as_path), setup)?
    };
    let json = matches.get_flag("json");
    let mut desk = Desk::new(saved, words, !json);
    let (mut input, mut out) = (io::stdin().lock(), terminal::out());
    if json {
        follow(&mut desk, &mut input, &mut out, json::opening, json::answer)
    } else {
        follow(&mut desk, &mut input, &mut out, text::opening, text::answer)?;
        let path = desk.path().display().to_string();
        let args = [("game", title.key().into()), ("path", path.into())];
        writeln!(out, "{}", desk.words().say("co-resume", &args))?;
        Ok(())
    }
}

/// Line by line, until `quit` or the end of the input. Everything is saved before it is answered.
fn follow<G: Talks>(
    desk: &mut Desk<G>,
    input: &mut impl BufRead,
    out: &mut impl Write,
    opening: impl Fn(&Desk<G>) -> String,
    answer: impl Fn(&Desk<G>, &Line, &Result<Heard, desk::Trouble<G>>) -> String,
) -> anyhow::Result<()> {
    write!(out, "{}", opening(desk))?;
    out.flush()?;
    while let Some(line) = lines::next(input)? {
        let heard = desk.hear(&line);
        write!(out, "{}", answer(desk, &line, &heard))?;
        out.flush()?;
        if matches!(heard, Ok(Heard::Quit)) {
            break;
        }
    }
    Ok(())
}
