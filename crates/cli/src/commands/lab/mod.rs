//! `automa lab`: experiments.
//!
//! - `cards`: what each card of the Automa does; `compare`: a box of one's own against the printed one
//! - `at_once`: what these two are asked for, and how they play
//! - `run`: play one; `report`: what came out, as a page; `replay`: one of its games

mod at_once;
mod cards;
mod compare;
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
        Some(("compare", matches)) => compare::run(matches),
        Some(("replay", matches)) => replay::run(matches),
        _ => Err(crate::args::Usage("name what to do: see automa lab --help".to_owned()).into()),
    }
}

fn file(matches: &ArgMatches) -> &Path {
    matches.get_one::<PathBuf>("file").map_or(Path::new(""), PathBuf::as_path)
}

/// The experiment on the command line.
fn experiment(matches: &ArgMatches) -> anyhow::Result<Experiment> {
    let path = file(matches);
    Ok(Experiment::open(path, &super::read_text(path)?)?)
}

/// Where its rows and results are.
fn folder(matches: &ArgMatches) -> PathBuf {
    matches.get_one("out").cloned().unwrap_or_else(|| lab::results::folder_of(file(matches)))
}
