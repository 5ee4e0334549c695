//! `automa lab replay FILE --cell N --seed S`: one game of an experiment as a save, and its story.

use std::path::{Path, PathBuf};

use anyhow::Context;
use clap::ArgMatches;
use games::with_title;
use kernel::{Notation, Seed, Setup};
use lab::clock::CLOCK;
use lab::experiment::Cell;
use players::{Judge, Limits};
use table::journal;

use crate::args::{self, Usage};

/// Plays the game again, and tells it as `automa replay` does.
pub fn run(matches: &ArgMatches) -> anyhow::Result<()> {
    let experiment = super::experiment(matches)?;
    let number = matches.get_one::<u64>("cell").copied().unwrap_or(1);
    let cells = experiment.cells.len();
    let cell = number.checked_sub(1).and_then(|index| experiment.cells.get(usize::try_from(index).ok()?));
    let cell = cell.ok_or_else(|| Usage(format!("--cell is a number from 1 to {cells}")))?;
    let seed = matches.get_one::<Seed>("seed").copied().context("name the seed")?;
    let save = with_title!(experiment.game, G => save_of::<G>(cell, seed)?);
    let folder =
        tempfile::tempdir().context("no folder for the save; set TMPDIR to one that can be written")?;
    let path =
        matches.get_one::<PathBuf>("save").cloned().unwrap_or_else(|| folder.path().join("game.automa"));
    super::super::write_text(&path, &save)?;
    tell(&path, matches.get_flag("json"))
}

/// The save of a game that the cell's players play.
fn save_of<G: Judge + Notation>(cell: &Cell, seed: Seed) -> anyhow::Result<String> {
    let (options, actions) = cell.decisions::<G>(seed, &Limits::by(CLOCK))?;
    Ok(journal::write_game(Setup::<G> { options, seed, packs: cell.packs.clone() }, actions)?)
}

fn tell(path: &Path, json: bool) -> anyhow::Result<()> {
    let mut line: Vec<&std::ffi::OsStr> = vec!["automa".as_ref(), "replay".as_ref(), path.as_os_str()];
    if json {
        line.push("--json".as_ref());
    }
    match args::command().get_matches_from(line).subcommand() {
        Some((_, matches)) => crate::commands::replay::run(matches),
        None => Ok(()),
    }
}
