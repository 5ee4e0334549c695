//! `automa lab run FILE`

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use anyhow::Context;
use clap::ArgMatches;
use kernel::Stop;
use lab::clock::CLOCK;
use lab::run::{Ended, Run};
use lab::{results, summary};
use players::Limits;
use signal_hook::consts::{SIGINT, SIGTERM};

use crate::args;
use crate::commands::simulate::progress_bar;
use crate::input::Interrupted;

/// Plays what is missing of an experiment; writes and prints what came out.
pub fn run(matches: &ArgMatches) -> anyhow::Result<()> {
    let (experiment, folder) = (super::experiment(matches)?, super::folder(matches));
    let threads = args::threads(matches)?;
    if matches.get_flag("fresh") {
        lab::run::forget(&folder)?;
    }
    let mut run = Run::open(&experiment, &folder)?;
    let limits = until_signals()?;
    let before = run.progress();
    let bar = progress_bar(before.most, before.done);
    bar.set_position(before.done);
    if before.done > 0 && !run.is_complete() {
        bar.println(format!("{} games are there already", before.done));
    }
    let ended = run.play(threads, &limits, &mut |progress, _| {
        bar.set_length(progress.most);
        bar.set_position(progress.done);
    });
    bar.finish_and_clear();
    if ended? == Ended::Stopped {
        let progress = run.progress();
        let said = format!(
            "stopped after {} of {} games; nothing is lost, the same command goes on from here",
            progress.done, progress.most
        );
        return Err(Interrupted(said).into());
    }
    results::write(&run)?;
    let (table, json) = (summary::table(&run), summary::json(&run));
    super::super::write_text(&folder.join("summary.txt"), &table)?;
    super::super::write_text(&folder.join("summary.json"), &format!("{json:#}\n"))?;
    if matches.get_flag("json") {
        return super::super::out(&format!("{json}\n"));
    }
    super::super::out(&format!("{table}  {}\n", folder.join("results.parquet").display()))
}

/// Until Ctrl-C or a polite kill: the games under way are given up. A second one ends the program at once; even then
/// nothing is lost but those games.
pub(super) fn until_signals() -> anyhow::Result<Limits> {
    let asked = Arc::new(AtomicBool::new(false));
    for signal in [SIGINT, SIGTERM] {
        signal_hook::flag::register_conditional_shutdown(signal, 130, Arc::clone(&asked))
            .and_then(|_| signal_hook::flag::register(signal, Arc::clone(&asked)))
            .context("cannot listen for Ctrl-C")?;
    }
    Ok(Limits::by(CLOCK).stopped_by(&Stop::from(asked)))
}
