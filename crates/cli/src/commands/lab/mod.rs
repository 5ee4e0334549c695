//! `automa lab`: experiments.
//!
//! - `cards`: what each card of the Automa does
//! - `run`: play one; `report`: what came out, as a page; `replay`: one of its games

mod cards;
mod replay;
mod report;
mod run;

use std::path::{Path, PathBuf};

use clap::ArgMatches;
use lab::experiment::Experiment;

/// Runs the command that is asked for.
pub fn run(matches: &ArgMatches) -> anyhow::Result<()> {
    match matches.subcommand() {
        Some(("run", matches)) => run::run(matches),
        Some(("report", matches)) => report::run(matches),
        Some(("cards", matches)) => cards::run(matches),
        Some(("replay", matches)) => replay::run(matches),
        _ => Err(crate::args::Usage("name what to do: see automa lab --help".to_owned()).into()),
    }
}

/// The experiment on the command line, and its folder.
fn experiment(matches: &ArgMatches) -> anyhow::Result<(Experiment, PathBuf)> {
    let path = matches.get_one::<PathBuf>("file").map_or(Path::new(""), PathBuf::as_path);
    let text = super::read_text(path)?;
    let experiment = Experiment::open(path, &text)?;
    let folder = matches.get_one("out").cloned().unwrap_or_else(|| lab::results::folder_of(path));
    Ok((experiment, folder))
}
