//! The tables that can still be read from a damaged file.
//!
//! A table stands in the file three times: in the list itself, and in two indexes that lead to it. Whatever page is
//! damaged, the keys come from the places that are not, and each table is then read by its key alone.

use std::cmp::Reverse;
use std::collections::BTreeSet;

use rusqlite::{Connection, params};

use super::fault::Fault;
use super::info;
use crate::store::TableInfo;

/// Where keys are found: by time, by id, and in the list from both of its ends.
const KEYS: [&str; 4] = [
    "SELECT key FROM automa_tables INDEXED BY automa_tables_updated ORDER BY updated DESC",
    "SELECT key FROM automa_tables INDEXED BY sqlite_autoindex_automa_tables_1 ORDER BY id",
    "SELECT key FROM automa_tables NOT INDEXED ORDER BY key",
    "SELECT key FROM automa_tables NOT INDEXED ORDER BY key DESC",
];

/// All tables that can be read, the last played first.
pub(super) fn readable(connection: &Connection) -> Vec<TableInfo> {
    readable_by_key(connection).0.into_iter().map(|(_, info)| info).collect()
}

/// The same with their keys, and how many others there are of which only the key is known.
pub(super) fn readable_by_key(connection: &Connection) -> (Vec<(i64, TableInfo)>, usize) {
    let mut keys = BTreeSet::new();
    for source in KEYS {
        // As far as it goes: the next source may know the rest.
        let _ = gather(connection, source, &mut keys);
    }
    let known = keys.len();
    let mut tables: Vec<(i64, i64, TableInfo)> =
        keys.into_iter().filter_map(|key| one(connection, key).ok()).collect();
    tables.sort_by_key(|(updated, key, _)| Reverse((*updated, *key)));
    let unreadable = known - tables.len();
    (tables.into_iter().map(|(_, key, info)| (key, info)).collect(), unreadable)
}

fn gather(connection: &Connection, source: &str, keys: &mut BTreeSet<i64>) -> Result<(), Fault> {
    let mut statement = connection.prepare(source)?;
    let mut rows = statement.query([])?;
    while let Some(row) = rows.next()? {
        keys.insert(row.get(0)?);
    }
    Ok(())
}

fn one(connection: &Connection, key: i64) -> Result<(i64, i64, TableInfo), Fault> {
    let mut table = connection.prepare_cached(
        "SELECT id, name, game, created, updated, version, summary FROM automa_tables NOT INDEXED WHERE key = ?1",
    )?;
    table
        .query_row(params![key], |row| Ok((row.get(4)?, info(row))))
        .map_err(Fault::from)
        .and_then(|(updated, info)| Ok((updated, key, info?)))
}
