//! `automa companion GAME`: the Automa for a real table. One command a line in, one answer out.
//!
//! - [`talks`]: what a game brings, each in a file of its own
//! - [`desk`]: the table with its history, and what a line does to it
//! - [`understood`]: what a typed line means
//! - [`text`]: the answers for people; [`json`]: the same for programs
//! - [`replay`]: a save, checked and shown

mod desk;
mod json;
mod patchwork;
mod replay;
pub mod talks;
mod tapestry;
mod terra_mystica;
mod text;
mod understood;

use std::io::Write;
use std::path::{Path, PathBuf};

use clap::ArgMatches;
use games::{Title, with_companion};
use kernel::Setup;
use words::Words;

use self::desk::{Desk, Heard};
use self::talks::Talks;
use crate::args;
use crate::input::{Interrupted, Keyboard, Line, Stdin};
use crate::play::saves;
use crate::terminal;

/// Follows a game at a real table.
pub fn run(matches: &ArgMatches) -> anyhow::Result<()> {
    let (title, matches) = super::named(matches)?;
    let none = || anyhow::anyhow!("{} has no companion for a real table", title.name());
    with_companion!(title.companion().ok_or_else(none)?, G => talk::<G>(title, matches))
}

fn talk<G: Talks>(title: Title, matches: &ArgMatches) -> anyhow::Result<()> {
    let words = args::words(matches);
    if let Some(path) = matches.get_one::<PathBuf>("print") {
        return print::<G>(&words, title, matches, path);
    }
    let saved = if let Some(file) = saves::named(matches) {
        saves::open::<G>(&words, &file)?
    } else {
        let options = args::options(matches)?;
        let setup = Setup { options, seed: args::seed_or_fresh(matches), packs: args::packs(matches)? };
        saves::create(&words, matches.get_one::<PathBuf>("save").map(PathBuf::as_path), setup)?
    };
    if matches.get_flag("json") {
        let mut desk = Desk::new(saved, words, false);
        let (mut keyboard, mut out) = (Stdin::for_programs(), terminal::out());
        return follow(&mut desk, &mut keyboard, &mut out, json::opening, json::answer);
    }
    let mut desk = Desk::new(saved, words, true);
    let (mut keyboard, mut out) = (Stdin::open()?, terminal::talk());
    let followed = follow(&mut desk, &mut keyboard, &mut out, text::opening, text::answer);
    match followed {
        Err(error) if !error.is::<Interrupted>() => Err(error),
        // Ctrl-C leaves as `quit` does, but for the exit status.
        followed => {
            writeln!(out, "{}", saves::resume(desk.words(), desk.path(), title.key(), "co-resume"))?;
            followed
        }
    }
}

/// Writes the sheet for such a table, and nothing else: no game is begun.
fn print<G: Talks>(words: &Words, title: Title, matches: &ArgMatches, path: &Path) -> anyhow::Result<()> {
    let kit = G::components(&args::packs(matches)?)?;
    let table = G::start(kit, &args::options(matches)?, args::seed_or_fresh(matches))?;
    let none = || anyhow::anyhow!(words.say("co-no-print", &[("game", title.name().into())]));
    super::write_text(path, &table.sheet(words).ok_or_else(none)?)?;
    super::out(&(words.say("co-printed", &[("path", path.display().to_string().into())]) + "\n"))
}

/// Line by line, until `quit` or the end of the input. Everything is saved before it is answered.
fn follow<G: Talks>(
    desk: &mut Desk<G>,
    keyboard: &mut impl Keyboard,
    out: &mut impl Write,
    opening: impl Fn(&Desk<G>) -> String,
    answer: impl Fn(&Desk<G>, &Line, &Result<Heard, desk::Trouble<G>>) -> String,
) -> anyhow::Result<()> {
    write!(out, "{}", opening(desk))?;
    out.flush()?;
    while let Some(line) = keyboard.next(out, &|| desk.known())? {
        let heard = desk.hear(&line);
        write!(out, "{}", answer(desk, &line, &heard))?;
        out.flush()?;
        if matches!(heard, Ok(Heard::Quit)) {
            break;
        }
    }
    Ok(())
}
