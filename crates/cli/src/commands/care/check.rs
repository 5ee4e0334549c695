//! `automa check`: replays every table of a store, decision by decision, checksum by checksum.

use std::sync::atomic::Ordering;

use anyhow::bail;
use clap::ArgMatches;
use games::{Kind, with_kind};
use kernel::Notation;
use serde::Serialize;
use table::Header;
use table::journal::{self, Difference};
use table::store::{self, Store, TableInfo, care};

use super::{database, spinner, stopped_by_ctrl_c, tables_bar};

/// What was found at one table.
#[derive(Serialize)]
#[serde(rename_all = "snake_case", tag = "state")]
enum Found {
    /// Every decision leads where it did.
    Sound { decisions: usize },
    /// From some decision on it was played by another edition of the rules: it opens, up to there.
    OtherRules { decision: usize, edition: u16, known: u16 },
    /// It does not open, or not as it was.
    Damaged { why: String },
}

#[derive(Serialize)]
struct Line<'a> {
    id: &'a str,
    name: &'a str,
    game: &'a str,
    #[serde(flatten)]
    found: &'a Found,
}

#[derive(Serialize, Default)]
struct Sum {
    tables: usize,
    sound: usize,
    other_rules: usize,
    damaged: usize,
    /// What is wrong with the database below its tables.
    faults: Vec<String>,
}

/// Reads the database and every table in it, and prints what is damaged.
pub fn run(matches: &ArgMatches) -> anyhow::Result<()> {
    let (url, json, stop) = (database(matches), matches.get_flag("json"), stopped_by_ctrl_c()?);
    let bar = spinner("reading the database");
    let faults = care::faults(url, &stop);
    bar.finish_and_clear();
    let mut sum = Sum { faults: faults?, ..Sum::default() };
    for fault in &sum.faults {
        if !json {
            super::super::out(&format!("the database: {fault}\n"))?;
        }
    }
    let store = store::open(url)?;
    // All at once: a list in parts would miss what is played meanwhile.
    let tables = store.salvage()?;
    let bar = tables_bar();
    bar.set_length(tables.len() as u64);
    for info in &tables {
        if stop.load(Ordering::Relaxed) {
            bar.finish_and_clear();
            bail!("stopped after {} of {} tables", sum.tables, tables.len());
        }
        let found = look_at(&*store, info);
        sum.tables += 1;
        let count = match &found {
            Found::Sound { .. } => &mut sum.sound,
            Found::OtherRules { .. } => &mut sum.other_rules,
            Found::Damaged { .. } => &mut sum.damaged,
        };
        *count += 1;
        bar.inc(1);
        if json || !matches!(found, Found::Sound { .. }) {
            bar.suspend(|| say(info, &found, json))?;
        }
    }
    bar.finish_and_clear();
    if json {
        super::super::out_json(&sum)?;
    } else {
        let Sum { tables, sound, other_rules, damaged, .. } = &sum;
        super::super::out(&format!(
            "{tables} tables: {sound} sound, {other_rules} of other rules, {damaged} damaged.\n"
        ))?;
    }
    if sum.damaged > 0 || !sum.faults.is_empty() {
        bail!("something is damaged; `automa salvage FILE` saves what can be read, or restore a copy");
    }
    Ok(())
}

fn say(info: &TableInfo, found: &Found, json: bool) -> anyhow::Result<()> {
    let (id, name, game) = (info.id.as_str(), info.name.as_str(), info.game.as_str());
    if json {
        return super::super::out_json(&Line { id, name, game, found });
    }
    let what = match found {
        Found::Sound { decisions } => format!("sound, {decisions} decisions"),
        Found::OtherRules { decision, edition, known } => format!(
            "from decision {decision} on it was played by edition {edition} of the rules, this program plays {known}; it opens \
             up to there"
        ),
        Found::Damaged { why } => format!("damaged: {why}"),
    };
    super::super::out(&format!("{id} {game} {name}: {what}\n"))
}

fn look_at(store: &dyn Store, info: &TableInfo) -> Found {
    let damaged = |why: &dyn std::fmt::Display| Found::Damaged { why: why.to_string() };
    let record = match store.load(&info.id) {
        Ok(record) => record,
        Err(error) => return damaged(&error),
    };
    let text = record.text();
    let header = match Header::parse(&text) {
        Ok(header) => header,
        Err(error) => return damaged(&error),
    };
    if header.game != info.game {
        return damaged(&format!("the list calls it `{}`, its journal `{}`", info.game, header.game));
    }
    match Kind::of(&header.game) {
        Ok(kind) => with_kind!(kind, G => replay::<G>(&text)),
        Err(error) => damaged(&error),
    }
}

fn replay<G: Notation>(text: &str) -> Found {
    match journal::read_as_far::<G>(text) {
        Err(error) => Found::Damaged { why: error.to_string() },
        Ok(replayed) => match replayed.differs {
            None => Found::Sound { decisions: replayed.session.len() },
            // Of the edition that we play: no upgrade did that.
            Some(differs) if differs.edition == differs.known => Found::Damaged { why: differs.to_string() },
            Some(Difference { number, edition, known, .. }) => {
                Found::OtherRules { decision: number, edition, known }
            }
        },
    }
}
