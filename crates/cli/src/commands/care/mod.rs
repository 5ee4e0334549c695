//! `automa backup`, `automa check`, `automa salvage`: care of the store.
//!
//! Exit status 0 = done and all is sound, 1 = something is damaged, or it could not be done, or Ctrl-C stopped it.

mod check;

use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use anyhow::Context;
use clap::ArgMatches;
use indicatif::{ProgressBar, ProgressStyle};
use serde::Serialize;
use signal_hook::consts::SIGINT;
use table::store::care;

pub use check::run as check;

/// `automa backup FILE`
pub fn backup(matches: &ArgMatches) -> anyhow::Result<()> {
    #[derive(Serialize)]
    struct Done<'a> {
        backup: &'a str,
        tables: u64,
        bytes: u64,
    }
    let (to, stop) = (target(matches)?, stopped_by_ctrl_c()?);
    let bar = spinner("copying the tables");
    let tables = care::backup(database(matches), &to, matches.get_flag("force"), &stop);
    bar.finish_and_clear();
    let tables = tables?;
    let bytes = std::fs::metadata(&to).map_or(0, |copy| copy.len());
    let backup = &to.display().to_string();
    if matches.get_flag("json") {
        return super::out_json(&Done { backup, tables, bytes });
    }
    super::out(&format!(
        "{tables} tables are in {backup} ({} KiB), as they were when the copy began. To use it: automa serve --database {backup}\n",
        bytes.div_ceil(1024)
    ))
}

/// `automa salvage FILE`
pub fn salvage(matches: &ArgMatches) -> anyhow::Result<()> {
    #[derive(Serialize)]
    struct Cut<'a> {
        id: &'a str,
        name: &'a str,
        lines: u64,
        of: u64,
    }
    #[derive(Serialize)]
    struct Done<'a> {
        salvaged: &'a str,
        whole: usize,
        cut: Vec<Cut<'a>>,
        lost: usize,
    }
    let (to, stop) = (target(matches)?, stopped_by_ctrl_c()?);
    let bar = tables_bar();
    let tried = |done: usize, of: usize| {
        bar.set_length(of as u64);
        bar.set_position(done as u64);
    };
    let done = care::salvage(database(matches), &to, matches.get_flag("force"), &stop, tried);
    bar.finish_and_clear();
    let done = done?;
    let salvaged = &to.display().to_string();
    let cut: Vec<Cut<'_>> = done
        .cut
        .iter()
        .map(|(info, lines)| Cut { id: info.id.as_str(), name: &info.name, lines: *lines, of: info.version })
        .collect();
    if matches.get_flag("json") {
        return super::out_json(&Done { salvaged, whole: done.whole, cut, lost: done.lost });
    }
    for Cut { id, name, lines, of } in &cut {
        super::out(&format!("{id} {name}: the first {lines} of {of} lines\n"))?;
    }
    let (whole, cut, lost) = (done.whole, cut.len(), done.lost);
    super::out(&format!(
        "{whole} tables are whole, {cut} have lost their end, {lost} could not be read. They are in {salvaged}; the damaged \
         file is as it was. To use it: automa serve --database {salvaged}\n"
    ))
}

fn target(matches: &ArgMatches) -> anyhow::Result<PathBuf> {
    matches.get_one::<PathBuf>("file").cloned().context("name a file")
}

fn database(matches: &ArgMatches) -> Option<&str> {
    matches.get_one::<String>("database").map(String::as_str)
}

/// From now on Ctrl-C asks for an orderly end; pressed again it ends the program as usual.
fn stopped_by_ctrl_c() -> anyhow::Result<Arc<AtomicBool>> {
    let stop = Arc::new(AtomicBool::new(false));
    // In this order: the first press finds it unset.
    signal_hook::flag::register_conditional_default(SIGINT, Arc::clone(&stop))
        .and_then(|_| signal_hook::flag::register(SIGINT, Arc::clone(&stop)))
        .context("cannot listen for Ctrl-C")?;
    Ok(stop)
}

/// On standard error, and only if that is a terminal.
fn spinner(what: &'static str) -> ProgressBar {
    let bar = ProgressBar::new_spinner().with_message(what);
    bar.enable_steady_tick(Duration::from_millis(200));
    bar
}

/// A bar on standard error that counts tables.
fn tables_bar() -> ProgressBar {
    let bar = ProgressBar::new(0);
    if let Ok(style) = ProgressStyle::with_template("{bar:40} {human_pos} of {human_len} tables  {eta} left")
    {
        bar.set_style(style);
    }
    bar.enable_steady_tick(Duration::from_millis(200));
    bar
}
