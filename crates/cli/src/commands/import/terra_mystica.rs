//! `automa import terra-mystica FILE`: replays an online ledger and compares every row.

use std::fmt::Write;
use std::path::PathBuf;

use anyhow::Context;
use clap::ArgMatches;
use terra_mystica::ledger::{self, Report};

/// Replays a ledger of Terra Mystica; the request fails where anything differs.
pub fn run(matches: &ArgMatches) -> anyhow::Result<()> {
    let path = matches.get_one::<PathBuf>("file").context("name a ledger")?;
    let text = super::super::read_text(path)?;
    let report = ledger::replay(&text).with_context(|| path.display().to_string())?;
    if matches.get_flag("json") {
        super::super::out_json(&wire::terra_mystica::Ledger::from(&report))?;
    } else {
        super::super::out(&as_text(&report)?)?;
    }
    match &report.mismatch {
        None => Ok(()),
        Some(mismatch) => anyhow::bail!(
            "row {} differs: the ledger has {} {} for {}, the rules give {}",
            mismatch.row,
            mismatch.field,
            mismatch.expected,
            mismatch.faction.key(),
            mismatch.got
        ),
    }
}

fn as_text(report: &Report) -> anyhow::Result<String> {
    let mut text = String::new();
    writeln!(text, "{}: {} of {} rows agree", report.game, report.checked, report.rows)?;
    for (faction, vp) in &report.final_vp {
        writeln!(text, "  {:<16} {vp:>4} points", faction.key())?;
    }
    Ok(text)
}
