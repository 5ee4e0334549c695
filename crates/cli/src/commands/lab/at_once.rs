//! Experiments that the command line itself describes: played at once, their rows thrown away behind what they say.

use anyhow::Context;
use clap::ArgMatches;
use kernel::{Game, Seed};
use lab::experiment::MOST_GAMES;
use lab::question::NoQuestion;
use lab::run::{Ended, Run};
use tempfile::TempDir;

use crate::args::{self, Usage};
use crate::commands::simulate::progress_bar;
use crate::input::Interrupted;

/// What every one of them is asked for.
pub struct Asked<G: Game> {
    /// The settings of the game.
    pub options: G::Options,
    /// Who decides for people.
    pub names: Vec<String>,
    /// How many games of each kind.
    pub games: u64,
    /// The seed of the first.
    pub seed: Seed,
}

impl<G: Game> Asked<G> {
    /// Reads what the command line asks for.
    pub fn of(matches: &ArgMatches) -> anyhow::Result<Asked<G>> {
        let options = args::options::<G::Options>(matches)?;
        let names: Vec<String> =
            matches.get_many::<String>("player").into_iter().flatten().cloned().collect();
        let names = if names.is_empty() { vec!["greedy".to_owned()] } else { names };
        let games = matches.get_one::<u64>("games").copied().unwrap_or(2000);
        if !(2..=MOST_GAMES).contains(&games) {
            return Err(Usage(format!("--games is a number from 2 to {MOST_GAMES}")).into());
        }
        let seed = matches.get_one::<Seed>("seed").copied().unwrap_or(Seed(1));
        Ok(Asked { options, names, games, seed })
    }
}

/// A question that makes no sense is a mistake of the command line.
pub fn explain(error: NoQuestion) -> anyhow::Error {
    match error {
        NoQuestion::NoAutoma | NoQuestion::Same | NoQuestion::Player(_) => Usage(error.to_string()).into(),
        NoQuestion::Option(_) | NoQuestion::Pack(_) => error.into(),
    }
}

/// A folder for the rows, which goes with the program.
pub fn folder() -> anyhow::Result<TempDir> {
    tempfile::tempdir().context("no folder for the rows; set TMPDIR to one that can be written")
}

/// Plays all of it, with a bar. Half of the games say nothing.
pub fn play(run: &mut Run<'_>, matches: &ArgMatches) -> anyhow::Result<()> {
    let limits = super::run::until_signals()?;
    let bar = progress_bar(run.progress().most, 0);
    let ended =
        run.play(args::threads(matches)?, &limits, &mut |progress, _| bar.set_position(progress.done));
    bar.finish_and_clear();
    if ended? != Ended::Complete {
        let why = "stopped before all games were played; nothing is known yet";
        return Err(Interrupted(why.to_owned()).into());
    }
    Ok(())
}
