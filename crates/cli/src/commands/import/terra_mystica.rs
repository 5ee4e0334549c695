//! `automa import terra-mystica FILE`: replays a record of an online game, or a folder of them, and compares every row.

use std::fmt::Write;
use std::path::{Path, PathBuf};

use anyhow::Context;
use clap::ArgMatches;
use serde::Serialize;
use table::journal;
use terra_mystica::TerraMystica;
use terra_mystica::ledger::{Ledger, LedgerError, Report};
use wire::record::Mismatch;
use wire::terra_mystica::recorded_of;

use crate::args::Usage;

/// How the names of records end.
const ENDINGS: [&str; 4] = ["tsv", "txt", "log", "json"];
/// The most records of one folder, and how deep folders may lie in it.
const MOST_FILES: usize = 20_000;
const DEEPEST: usize = 16;

/// Replays records of Terra Mystica; the request fails where anything differs.
pub fn run(matches: &ArgMatches) -> anyhow::Result<()> {
    let path = matches.get_one::<PathBuf>("file").context("name a record")?;
    let (save, json) = (matches.get_one::<PathBuf>("save"), matches.get_flag("json"));
    if path.is_dir() {
        if save.is_some() {
            return Err(Usage("--save takes one record, not a folder of them".to_owned()).into());
        }
        return folder(path, json);
    }
    one(path, save.map(PathBuf::as_path), json)
}

fn replayed(path: &Path) -> anyhow::Result<(Ledger, Report)> {
    let text = super::super::read_text(path)?;
    let ledger = Ledger::parse(&text)?;
    let report = ledger.replay()?;
    Ok((ledger, report))
}

fn one(path: &Path, save: Option<&Path>, json: bool) -> anyhow::Result<()> {
    let (ledger, report) = replayed(path).with_context(|| path.display().to_string())?;
    if let Some(save) = save {
        let recorded = recorded_of(&ledger, &report);
        let text = journal::write_game_told::<TerraMystica>(recorded.setup, recorded.decisions)?;
        super::super::write_text(save, &text)?;
    }
    if json {
        super::super::out_json(&wire::terra_mystica::Ledger::from(&report))?;
    } else {
        super::super::out(&as_text(&report, save)?)?;
    }
    match &report.mismatch {
        None => Ok(()),
        Some(mismatch) => anyhow::bail!("{}", Mismatch::from(mismatch)),
    }
}

fn as_text(report: &Report, save: Option<&Path>) -> anyhow::Result<String> {
    let mut text = String::new();
    let name = if report.game.is_empty() { "The game" } else { &report.game };
    writeln!(text, "{}: {} of {} rows agree", name, report.checked, report.rows)?;
    for (faction, vp) in &report.final_vp {
        writeln!(text, "  {:<16} {vp:>4} points", faction.key())?;
    }
    if let Some(save) = save {
        writeln!(text, "{} decisions are in {}", report.played.len(), save.display())?;
    }
    Ok(text)
}

/// What came of one record of a folder.
#[derive(Serialize)]
struct Line {
    file: String,
    #[serde(flatten)]
    ledger: Option<wire::terra_mystica::Ledger>,
    #[serde(skip_serializing_if = "Option::is_none")]
    error: Option<String>,
}

/// What came of all of them.
#[derive(Serialize, Default)]
struct Sum {
    records: usize,
    agree: usize,
    differ: usize,
    unreadable: usize,
    /// Files that are no records at all.
    skipped: usize,
    rows: usize,
}

fn folder(path: &Path, json: bool) -> anyhow::Result<()> {
    let mut files = Vec::new();
    find(path, 0, &mut files)?;
    files.sort();
    anyhow::ensure!(
        !files.is_empty(),
        "there is no record in {}: their names end with .tsv, .txt, .log or .json",
        path.display()
    );
    let mut sum = Sum::default();
    for file in &files {
        sum.records += 1;
        let shown = file.strip_prefix(path).unwrap_or(file).display().to_string();
        let (told, line) = match replayed(file) {
            Err(error) => {
                let foreign = error.downcast_ref() == Some(&LedgerError::Foreign);
                *(if foreign { &mut sum.skipped } else { &mut sum.unreadable }) += 1;
                let error = format!("{error:#}");
                (format!("{shown}: {error}"), Line { file: shown, ledger: None, error: Some(error) })
            }
            Ok((_, report)) => {
                sum.rows += report.checked;
                *(if report.mismatch.is_some() { &mut sum.differ } else { &mut sum.agree }) += 1;
                let ledger = wire::terra_mystica::Ledger::from(&report);
                let mut told = format!("{shown}: {} of {} rows agree", report.checked, report.rows);
                if let Some(mismatch) = &ledger.mismatch {
                    write!(told, "; {mismatch}")?;
                }
                (told, Line { file: shown, ledger: Some(ledger), error: None })
            }
        };
        super::super::out(&if json { super::super::json_line(&line)? } else { told + "\n" })?;
    }
    if json {
        super::super::out_json(&sum)?;
    } else {
        let Sum { records, agree, differ, unreadable, skipped, rows } = &sum;
        super::super::out(&format!(
            "{records} files: {agree} records agree, {differ} differ, {unreadable} cannot be read, {skipped} are none; \
             {rows} rows agree\n"
        ))?;
    }
    let (wrong, records) = (sum.differ + sum.unreadable, sum.records - sum.skipped);
    anyhow::ensure!(records > 0, "none of the files in {} is a record", path.display());
    anyhow::ensure!(wrong == 0, "{wrong} of {records} records do not agree");
    Ok(())
}

/// The records of a folder and of those in it; links are not followed.
fn find(folder: &Path, depth: usize, files: &mut Vec<PathBuf>) -> anyhow::Result<()> {
    anyhow::ensure!(depth < DEEPEST, "{} lies too deep; name a folder further down", folder.display());
    let entries = std::fs::read_dir(folder).with_context(|| format!("cannot read {}", folder.display()))?;
    for entry in entries {
        let entry = entry.with_context(|| format!("cannot read {}", folder.display()))?;
        let (path, kind) = (entry.path(), entry.file_type()?);
        let ending = path.extension().and_then(|ending| ending.to_str()).unwrap_or("").to_ascii_lowercase();
        if kind.is_dir() {
            find(&path, depth + 1, files)?;
        } else if kind.is_file() && ENDINGS.contains(&ending.as_str()) {
            files.push(path);
            anyhow::ensure!(
                files.len() <= MOST_FILES,
                "there are more than {MOST_FILES} records; name a folder further down"
            );
        }
    }
    Ok(())
}
