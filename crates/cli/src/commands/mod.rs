//! One file per command.

pub mod bench;
mod bench_serve;
pub mod cards;
pub mod companion;
pub mod decide;
pub mod import;
pub mod lab;
pub mod replay;
pub mod rules;
pub mod serve;
pub mod simulate;

use std::fs::File;
use std::io::{self, Read, Write};
use std::path::Path;

use ::games::{Title, with_title};
use anyhow::Context;
use clap::ArgMatches;
use kernel::Game;

use crate::args::{self, Usage};
use crate::games::Commanded as _;
use crate::play::PlayRequest;

/// No pack or position is larger.
const LARGEST_TEXT: u64 = 1 << 20;

/// Prints to standard output. An error there is returned, never a panic.
pub fn out(text: &str) -> anyhow::Result<()> {
    let mut out = crate::terminal::out();
    out.write_all(text.as_bytes())?;
    out.flush()?;
    Ok(())
}

/// Prints an object as a line of JSON.
pub fn out_json(value: &impl serde::Serialize) -> anyhow::Result<()> {
    out(&json_line(value)?)
}

/// An object as a line of JSON.
pub fn json_line(value: &impl serde::Serialize) -> anyhow::Result<String> {
    Ok(serde_json::to_string(value)? + "\n")
}

/// Reads a small text file; `-` is standard input.
pub fn read_text(path: &Path) -> anyhow::Result<String> {
    let mut bytes = Vec::new();
    let read = if path.as_os_str() == "-" {
        io::stdin().lock().take(LARGEST_TEXT + 1).read_to_end(&mut bytes)
    } else {
        File::open(path).and_then(|file| file.take(LARGEST_TEXT + 1).read_to_end(&mut bytes))
    };
    read.with_context(|| format!("cannot read {}; check the path", path.display()))?;
    anyhow::ensure!(
        bytes.len() as u64 <= LARGEST_TEXT,
        "{} is larger than 1 MiB: not such a file",
        path.display()
    );
    String::from_utf8(bytes).map_err(|_| anyhow::anyhow!("{} is not a text file", path.display()))
}

/// Writes a file that a person named: as a whole or not at all, and into a device or a pipe as it is.
pub fn write_file<T>(
    path: &Path,
    fill: impl FnOnce(&mut dyn Write) -> anyhow::Result<T>,
) -> anyhow::Result<T> {
    files::write(path, |file| fill(file)).with_context(|| {
        format!("cannot write {}; check that the folder exists and has room", path.display())
    })
}

/// Writes a text as a file.
pub fn write_text(path: &Path, text: &str) -> anyhow::Result<()> {
    write_file(path, |file| Ok(file.write_all(text.as_bytes())?))
}

/// The game named on the command line, with its flags.
pub fn named(matches: &ArgMatches) -> anyhow::Result<(Title, &ArgMatches)> {
    let missing = || Usage(format!("name a game: {}", args::known_games()));
    let (name, matches) = matches.subcommand().ok_or_else(missing)?;
    Ok((Title::of(name)?, matches))
}

/// `automa play GAME`
pub fn play(matches: &ArgMatches) -> anyhow::Result<()> {
    let (title, matches) = named(matches)?;
    with_title!(title, G => G::at_terminal(&play_request(matches)?))
}

fn play_request<G: Game>(matches: &ArgMatches) -> anyhow::Result<PlayRequest<G>> {
    Ok(PlayRequest {
        options: args::options(matches)?,
        seed: args::seed_or_fresh(matches),
        packs: args::packs(matches)?,
        load: matches.get_one("load").cloned(),
        save: matches.get_one("save").cloned(),
        players: args::players(matches)?,
        plain: matches.get_flag("plain"),
        svg: matches.get_one("svg").cloned(),
    })
}

/// `automa completions SHELL`
pub fn completions(matches: &ArgMatches) -> anyhow::Result<()> {
    let shell = *matches.get_one::<clap_complete::Shell>("shell").context("name a shell")?;
    let mut text = Vec::new();
    clap_complete::generate(shell, &mut args::command(), "automa", &mut text);
    out(&String::from_utf8_lossy(&text))
}
