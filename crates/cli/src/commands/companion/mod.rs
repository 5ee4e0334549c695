//! `automa companion GAME`: the Automa for a real table. One command a line in, one answer out.
//!
//! - [`desk`]: the table with its history, and what a line does to it
//! - [`lines`]: lines from outside, however long or strange
//! - [`text`]: the answers for people; [`json`]: the same for programs
//! - [`replay`]: a save, checked and shown

mod desk;
mod json;
mod lines;
pub mod replay;
mod text;

use std::io::{self, BufRead, Write};
use std::path::PathBuf;

use clap::ArgMatches;
use patchwork::companion::Companion;
use table::{SavedSession, Setup};
use words::Words;

use self::desk::{Desk, Heard};
use self::lines::Line;
use crate::args;
use crate::play::saves;

/// Follows a game at a real table.
pub fn run(matches: &ArgMatches) -> anyhow::Result<()> {
    let matches = super::game(matches)?;
    let words = Words::english();
    let saved = if let Some(file) = matches.get_one::<PathBuf>("load") {
        SavedSession::<Companion>::open(file)?
    } else {
        let options = args::options(matches)?;
        let setup = Setup { options, seed: args::seed_or_fresh(matches), packs: args::packs(matches)? };
        saves::create(&words, matches.get_one::<PathBuf>("save").map(PathBuf::as_path), setup)?
    };
    let json = matches.get_flag("json");
    let mut desk = Desk::new(saved, words, !json);
    let (mut input, mut out) = (io::stdin().lock(), io::stdout().lock());
    if json {
        follow(&mut desk, &mut input, &mut out, json::opening, json::answer)
    } else {
        follow(&mut desk, &mut input, &mut out, text::opening, text::answer)?;
        let path = desk.path().display().to_string();
        writeln!(out, "{}", desk.words().say("co-resume", &[("path", path.into())]))?;
        Ok(())
    }
}

/// Line by line, until `quit` or the end of the input. Everything is saved before it is answered.
fn follow(
    desk: &mut Desk,
    input: &mut impl BufRead,
    out: &mut impl Write,
    opening: impl Fn(&Desk) -> String,
    answer: impl Fn(&Desk, &Line, &Result<Heard, desk::Trouble>) -> String,
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
