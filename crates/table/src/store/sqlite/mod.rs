//! The embedded store: one `SQLite` file.
//!
//! Writes go through one thread that commits them together ([`writer`]), reads through a connection of their own:
//! in WAL mode they never wait for a write. `synchronous = FULL` forces every commit to the disk before it returns.

pub(super) mod copy;
mod fault;
pub(super) mod rescue;
mod results;
mod salvage;
mod schema;
mod watch;
mod writer;

use std::path::Path;
use std::sync::{Mutex, PoisonError};

use rusqlite::{Connection, OptionalExtension as _, Row, params};

use self::fault::Fault;
use self::watch::Watch;
use self::writer::Writer;
use super::system::{now, random_id, stamp, stored};
use super::{Leaves, NewLines, NewTable, Record, Store, StoreError, TableId, TableInfo, limits, seconds};

/// Tables in an `SQLite` file.
#[derive(Debug)]
pub struct SqliteStore {
    place: String,
    reader: Mutex<Connection>,
    writer: Writer,
}

impl SqliteStore {
    /// Opens the file, and makes it and its directory if they do not exist.
    pub fn open(path: &Path) -> Result<SqliteStore, StoreError> {
        let place = path.display().to_string();
        if let Some(directory) = path.parent() {
            std::fs::create_dir_all(directory)
                .map_err(|error| StoreError::Open { place: place.clone(), why: error.to_string() })?;
        }
        let writing = schema::writer(path).map_err(|fault| fault.explain(&place))?;
        let reading = schema::reader(path).map_err(|fault| fault.explain(&place))?;
        let writer = Writer::start(writing, Watch::of(path), place.clone())?;
        Ok(SqliteStore { place, reader: Mutex::new(reading), writer })
    }

    fn read<T>(&self, work: impl FnOnce(&Connection) -> Result<T, Fault>) -> Result<T, StoreError> {
        let reader = self.reader.lock().unwrap_or_else(PoisonError::into_inner);
        work(&reader).map_err(|fault| fault.explain(&self.place))
    }
}

impl Store for SqliteStore {
    fn now(&self) -> u64 {
        seconds(now())
    }

    fn list(&self, limit: u32, offset: u32) -> Result<Vec<TableInfo>, StoreError> {
        self.read(|connection| {
            let mut list = connection.prepare_cached(
                "SELECT id, name, game, created, updated, version, summary FROM automa_tables \
                 ORDER BY updated DESC, key DESC LIMIT ?1 OFFSET ?2",
            )?;
            let mut rows = list.query(params![limit, offset])?;
            let mut tables = Vec::new();
            while let Some(row) = rows.next()? {
                tables.push(info(row)?);
            }
            Ok(tables)
        })
    }

    fn salvage(&self) -> Result<Vec<TableInfo>, StoreError> {
        self.read(|connection| Ok(salvage::readable(connection)))
    }

    fn exceeds(&self, bytes: u64) -> Result<bool, StoreError> {
        self.read(|connection| {
            let pages = "SELECT (page_count - freelist_count) * page_size \
                         FROM pragma_page_count, pragma_freelist_count, pragma_page_size";
            let used: i64 = connection.prepare_cached(pages)?.query_row([], |row| row.get(0))?;
            Ok(used > stored(bytes))
        })
    }

    fn info(&self, id: &TableId) -> Result<TableInfo, StoreError> {
        self.read(|connection| {
            let mut table = connection.prepare_cached(
                "SELECT id, name, game, created, updated, version, summary FROM automa_tables WHERE id = ?1",
            )?;
            let mut rows = table.query([id.as_str()])?;
            info(rows.next()?.ok_or_else(|| StoreError::NotFound(id.clone()))?)
        })
    }

    fn load(&self, id: &TableId) -> Result<Record, StoreError> {
        self.read(|connection| {
            // One transaction: a table that goes on while it is read is seen at one moment.
            let transaction = connection.unchecked_transaction()?;
            let mut table = transaction.prepare_cached(
                "SELECT id, name, game, created, updated, version, summary, key, text \
                 FROM automa_tables JOIN automa_heads USING (key) WHERE id = ?1",
            )?;
            let mut rows = table.query([id.as_str()])?;
            let row = rows.next()?.ok_or_else(|| StoreError::NotFound(id.clone()))?;
            let (info, key, head) = (info(row)?, row.get::<_, i64>(7)?, row.get(8)?);
            let mut lines =
                transaction.prepare_cached("SELECT text FROM automa_lines WHERE key = ?1 ORDER BY number")?;
            let lines = lines.query_map([key], |row| row.get(0))?.collect::<Result<Vec<String>, _>>()?;
            if lines.len() as u64 != info.version {
                return Err(Fault::Missing("lines of a table are missing"));
            }
            Ok(Record { info, head, lines })
        })
    }

    fn create(&self, new: NewTable) -> Result<TableInfo, StoreError> {
        let (new, id) = (new.checked()?, random_id()?);
        self.writer.write(move |connection| insert(connection, id, new))
    }

    fn create_all(&self, new: Vec<NewTable>) -> Result<Vec<TableInfo>, StoreError> {
        let new = NewTable::all_checked(new)?;
        let new =
            new.into_iter().map(|new| Ok((random_id()?, new))).collect::<Result<Vec<_>, StoreError>>()?;
        // One piece of work: what fails is undone as a whole.
        self.writer
            .write(move |connection| new.into_iter().map(|(id, new)| insert(connection, id, new)).collect())
    }

    fn add(&self, id: &TableId, new: NewLines) -> Result<u64, StoreError> {
        let (id, NewLines { after, lines, summary, result }) = (id.clone(), new);
        self.writer.write(move |connection| {
            let version = after + lines.len() as u64;
            let key: Option<i64> = connection
                .prepare_cached(
                    "UPDATE automa_tables SET version = ?3, summary = ?4, updated = max(updated + 1, ?5) \
                     WHERE id = ?1 AND version = ?2 RETURNING key",
                )?
                .query_row(params![id.as_str(), stored(after), stored(version), summary, stamp()], |row| {
                    row.get(0)
                })
                .optional()?;
            let Some(key) = key else {
                let current: Option<i64> = connection
                    .prepare_cached("SELECT version FROM automa_tables WHERE id = ?1")?
                    .query_row([id.as_str()], |row| row.get(0))
                    .optional()?;
                return Err(match current {
                    Some(current) => StoreError::Conflict { current: current as u64 }.into(),
                    None => StoreError::NotFound(id).into(),
                });
            };
            insert_lines(connection, key, after, &lines)?;
            results::put(connection, &id, result.as_deref())?;
            Ok(version)
        })
    }

    fn rename(&self, id: &TableId, name: &str) -> Result<(), StoreError> {
        let (id, name) = (id.clone(), limits::name(name)?.to_owned());
        self.writer.write(move |connection| {
            let mut rename = connection.prepare_cached("UPDATE automa_tables SET name = ?2 WHERE id = ?1")?;
            one(rename.execute([id.as_str(), &name])?, id)
        })
    }

    fn keep(&self, id: &TableId, name: &str, text: &str) -> Result<(), StoreError> {
        limits::note(name, text)?;
        let (id, name, text) = (id.clone(), name.to_owned(), text.to_owned());
        self.writer.write(move |connection| {
            let key = key_of(connection, &id)?;
            if text.is_empty() {
                let forget = "DELETE FROM automa_notes WHERE key = ?1 AND name = ?2";
                connection.prepare_cached(forget)?.execute(params![key, name])?;
                return Ok(());
            }
            connection
                .prepare_cached(
                    "INSERT INTO automa_notes (key, name, text) VALUES (?1, ?2, ?3) \
                     ON CONFLICT (key, name) DO UPDATE SET text = excluded.text",
                )?
                .execute(params![key, name, text])?;
            let count = "SELECT count(*) FROM automa_notes WHERE key = ?1";
            let notes: i64 = connection.prepare_cached(count)?.query_row([key], |row| row.get(0))?;
            // What fails is undone as a whole.
            if notes > limits::NOTES as i64 {
                return Err(StoreError::from(limits::LimitError::Notes).into());
            }
            Ok(())
        })
    }

    fn kept(&self, id: &TableId, name: &str) -> Result<Option<String>, StoreError> {
        limits::note_name(name)?;
        self.read(|connection| {
            let key = key_of(connection, id)?;
            let mut note =
                connection.prepare_cached("SELECT text FROM automa_notes WHERE key = ?1 AND name = ?2")?;
            Ok(note.query_row(params![key, name], |row| row.get(0)).optional()?)
        })
    }

    fn delete(&self, id: &TableId, leaves: Leaves<'_>) -> Result<(), StoreError> {
        let given_up = if let Leaves::GivenUp(text) = leaves { Some(text) } else { None };
        limits::result(given_up.unwrap_or_default())?;
        let (id, given_up, forget) = (id.clone(), given_up.map(str::to_owned), leaves == Leaves::Nothing);
        self.writer.write(move |connection| {
            if given_up.is_some() {
                results::put(connection, &id, given_up.as_deref())?;
            }
            connection
                .prepare_cached("DELETE FROM automa_results WHERE id = ?1 AND (?2 OR text = '')")?
                .execute(params![id.as_str(), forget])?;
            // Head, lines and notes go with it: ON DELETE CASCADE.
            let mut delete = connection.prepare_cached("DELETE FROM automa_tables WHERE id = ?1")?;
            one(delete.execute([id.as_str()])?, id)
        })
    }
}

/// The first seven columns of every query for tables.
fn info(row: &Row<'_>) -> Result<TableInfo, Fault> {
    let id = row.get_ref(0)?.as_str().ok().and_then(|id| id.parse().ok());
    Ok(TableInfo {
        id: id.ok_or(Fault::Missing("the id of a table is wrong"))?,
        name: row.get(1)?,
        game: row.get(2)?,
        created: seconds(row.get(3)?),
        updated: seconds(row.get(4)?),
        version: row.get::<_, i64>(5)? as u64,
        summary: row.get(6)?,
    })
}

/// What a table is called inside the database.
fn key_of(connection: &Connection, id: &TableId) -> Result<i64, Fault> {
    let mut table = connection.prepare_cached("SELECT key FROM automa_tables WHERE id = ?1")?;
    let key = table.query_row([id.as_str()], |row| row.get(0)).optional()?;
    key.ok_or_else(|| StoreError::NotFound(id.clone()).into())
}

fn insert(connection: &Connection, id: TableId, new: NewTable) -> Result<TableInfo, Fault> {
    let (now, version) = (stamp(), new.lines.len() as u64);
    connection
        .prepare_cached(
            "INSERT INTO automa_tables (id, name, game, created, updated, version, summary) \
             VALUES (?1, ?2, ?3, ?4, ?4, ?5, ?6)",
        )?
        .execute(params![id.as_str(), new.name, new.game, now, stored(version), new.summary])?;
    let key = connection.last_insert_rowid();
    connection
        .prepare_cached("INSERT INTO automa_heads (key, text) VALUES (?1, ?2)")?
        .execute(params![key, new.head])?;
    insert_lines(connection, key, 0, &new.lines)?;
    let (created, updated) = (seconds(now), seconds(now));
    let NewTable { name, game, summary, .. } = new;
    Ok(TableInfo { id, name, game, created, updated, version, summary })
}

fn insert_lines(connection: &Connection, key: i64, before: u64, lines: &[String]) -> Result<(), Fault> {
    let mut insert =
        connection.prepare_cached("INSERT INTO automa_lines (key, number, text) VALUES (?1, ?2, ?3)")?;
    for (number, line) in (stored(before) + 1..).zip(lines) {
        insert.execute(params![key, number, line])?;
    }
    Ok(())
}

/// The change of one row, or there was no such table.
fn one(changed: usize, id: TableId) -> Result<(), Fault> {
    if changed == 0 { Err(StoreError::NotFound(id).into()) } else { Ok(()) }
}
