//! What can be saved out of a damaged file: every table that can be read goes into a new file, under its own id, with as many
//! decisions as can be read in a row.

use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};

use rusqlite::types::Value;
use rusqlite::{Connection, params, params_from_iter};

use super::fault::Fault;
use super::{salvage, schema};
use crate::store::{Salvaged, StoreError, TableInfo};

/// Tables that are copied in their own way; all others row by row.
const OWN: [&str; 3] = ["automa_tables", "automa_heads", "automa_lines"];

/// Copies what can be read into a file that is not there yet. `None` if it was stopped.
pub(in crate::store) fn rescue(
    from: &Path,
    to: &Path,
    stop: &AtomicBool,
    mut done: impl FnMut(usize, usize),
) -> Result<Option<Salvaged>, StoreError> {
    let damaged = schema::ours(from).map_err(|fault| fault.explain(&from.display().to_string()))?;
    let of_new = |fault: Fault| fault.explain(&to.display().to_string());
    let new = schema::writer(to).map_err(of_new)?;
    new.execute_batch("BEGIN IMMEDIATE").map_err(Fault::from).map_err(of_new)?;
    let (tables, unreadable) = salvage::readable_by_key(&damaged);
    let mut salvaged = Salvaged { lost: unreadable, ..Salvaged::default() };
    let count = tables.len();
    for (number, (key, info)) in tables.into_iter().enumerate() {
        if stop.load(Ordering::Relaxed) {
            return Ok(None);
        }
        done(number, count);
        let Some((head, lines)) = journal(&damaged, key, info.version) else {
            salvaged.lost += 1;
            continue;
        };
        put(&new, &damaged, key, &info, &head, &lines).map_err(of_new)?;
        match lines.len() as u64 {
            whole if whole == info.version => salvaged.whole += 1,
            some => salvaged.cut.push((info, some)),
        }
    }
    for table in others(&new).map_err(of_new)? {
        // As far as it goes: the damaged part ends a table here.
        let _ = rows(&damaged, &new, &table);
    }
    new.execute_batch("COMMIT").map_err(Fault::from).map_err(of_new)?;
    // Into one file: the log beside it would be left behind when the file is moved.
    new.pragma_update(None, "journal_mode", "DELETE").map_err(Fault::from).map_err(of_new)?;
    Ok(Some(salvaged))
}

/// Head and lines of a table, up to the first line that cannot be read; nothing without a head.
fn journal(damaged: &Connection, key: i64, version: u64) -> Option<(String, Vec<String>)> {
    let head = damaged.prepare_cached("SELECT text FROM automa_heads WHERE key = ?1").ok()?;
    let head: String = { head }.query_row([key], |row| row.get(0)).ok()?;
    let mut line =
        damaged.prepare_cached("SELECT text FROM automa_lines WHERE key = ?1 AND number = ?2").ok()?;
    let lines = (1..=version as i64).map_while(|number| line.query_row([key, number], |row| row.get(0)).ok());
    Some((head, lines.collect()))
}

fn put(
    new: &Connection,
    damaged: &Connection,
    key: i64,
    info: &TableInfo,
    head: &str,
    lines: &[String],
) -> Result<(), Fault> {
    let times = "SELECT created, updated FROM automa_tables NOT INDEXED WHERE key = ?1";
    let (created, updated): (i64, i64) =
        damaged.prepare_cached(times)?.query_row([key], |row| Ok((row.get(0)?, row.get(1)?)))?;
    new.prepare_cached(
        "INSERT INTO automa_tables (key, id, name, game, created, updated, version, summary) \
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)",
    )?
    .execute(params![
        key,
        info.id.as_str(),
        info.name,
        info.game,
        created,
        updated,
        lines.len() as i64,
        info.summary
    ])?;
    new.prepare_cached("INSERT INTO automa_heads (key, text) VALUES (?1, ?2)")?
        .execute(params![key, head])?;
    super::insert_lines(new, key, 0, lines)
}

/// What else the format has: copied without knowing what it means.
fn others(new: &Connection) -> Result<Vec<String>, Fault> {
    let mut tables = new.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'")?;
    let mut names = tables.query_map([], |row| row.get(0))?.collect::<Result<Vec<String>, _>>()?;
    names.retain(|name| !OWN.contains(&name.as_str()) && !name.starts_with("sqlite_"));
    Ok(names)
}

fn rows(damaged: &Connection, new: &Connection, table: &str) -> Result<(), Fault> {
    let quoted = |name: &str| format!("\"{}\"", name.replace('"', "\"\""));
    let mut select = damaged.prepare(&format!("SELECT * FROM {}", quoted(table)))?;
    let names: Vec<String> = select.column_names().map(quoted).collect();
    let places = vec!["?"; names.len()].join(", ");
    let (table, names) = (quoted(table), names.join(", "));
    let mut insert = new.prepare(&format!("INSERT OR IGNORE INTO {table} ({names}) VALUES ({places})"))?;
    let mut rows = select.query([])?;
    while let Some(row) = rows.next()? {
        let values = (0..).map_while(|column| row.get::<_, Value>(column).ok()).collect::<Vec<_>>();
        // What belongs to a table that is lost is lost with it.
        let _ = insert.execute(params_from_iter(values));
    }
    Ok(())
}
