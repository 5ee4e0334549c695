//! Opening the file: whose it is, which format it has, and how to bring an old one up to date.

use std::path::Path;
use std::time::Duration;

use rusqlite::{Connection, OpenFlags, TransactionBehavior};

use super::fault::Fault;
use crate::store::StoreError;

/// How long to wait for another program that is writing.
const PATIENCE: Duration = Duration::from_secs(5);

/// Written into the file's head, so that no other program's database is ever changed: `Autm`.
const APPLICATION: i32 = 0x4175_746d;

/// What leads from each format to the next. A format that was released is never changed: a new one is added, and the
/// test of opening an old file with it.
const MIGRATIONS: &[&str] = &[
    "
    CREATE TABLE automa_tables (
        key INTEGER PRIMARY KEY,
        id TEXT NOT NULL UNIQUE,
        name TEXT NOT NULL,
        game TEXT NOT NULL,
        created INTEGER NOT NULL, -- milliseconds since 1970
        updated INTEGER NOT NULL,
        version INTEGER NOT NULL, -- how many lines there are
        summary TEXT NOT NULL
    ) STRICT;
    CREATE INDEX automa_tables_updated ON automa_tables (updated DESC, key DESC);
    -- Apart, so that a list of tables reads no heads: they may be large.
    CREATE TABLE automa_heads (
        key INTEGER PRIMARY KEY REFERENCES automa_tables (key) ON DELETE CASCADE,
        text TEXT NOT NULL
    ) STRICT;
    CREATE TABLE automa_lines (
        key INTEGER NOT NULL REFERENCES automa_tables (key) ON DELETE CASCADE,
        number INTEGER NOT NULL, -- from 1
        text TEXT NOT NULL,
        PRIMARY KEY (key, number)
    ) STRICT, WITHOUT ROWID;
",
    "
    CREATE TABLE automa_notes (
        key INTEGER NOT NULL REFERENCES automa_tables (key) ON DELETE CASCADE,
        name TEXT NOT NULL,
        text TEXT NOT NULL,
        PRIMARY KEY (key, name)
    ) STRICT;
",
    "
    -- An empty text is a result that was taken back: the comment waits for the next one. The last statement counts the
    -- games that had ended before there were results.
    CREATE TABLE automa_results (
        id TEXT PRIMARY KEY,
        game TEXT NOT NULL,
        ended INTEGER NOT NULL, -- milliseconds since 1970
        text TEXT NOT NULL,
        comment TEXT NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX automa_results_ended ON automa_results (ended DESC, id);
    INSERT INTO automa_results (id, game, ended, text, comment)
    SELECT id, game, updated, summary, '' FROM automa_tables WHERE summary LIKE '%\"waiting\":\"over\"%';
",
];

/// The connection that writes, with the file in the newest format.
pub(super) fn writer(path: &Path) -> Result<Connection, Fault> {
    let mut connection = connect(path, OpenFlags::SQLITE_OPEN_CREATE)?;
    // Looked at before anything is changed: the file may belong to somebody else. In one transaction: another
    // program may be at it just now, and half of what it writes would look like somebody else's.
    let found = format(&*connection.transaction()?, path)?;
    if connection.is_readonly("main")? {
        return Err(StoreError::ReadOnly { place: path.display().to_string() }.into());
    }
    // Two programs that start at once: SQLite does not wait by itself when the mode is changed.
    let mut tries = 0;
    while let Err(error) = connection.pragma_update_and_check(None, "journal_mode", "WAL", |_| Ok(())) {
        let fault = Fault::from(error);
        tries += 1;
        if !fault.is_busy() || tries > 100 {
            return Err(fault);
        }
        std::thread::sleep(PATIENCE / 100);
    }
    connection.pragma_update(None, "synchronous", "FULL")?;
    connection.pragma_update(None, "foreign_keys", true)?;
    if found < MIGRATIONS.len() {
        migrate(&mut connection, path)?;
    }
    Ok(connection)
}

/// A connection to a database of ours that is there, to be looked at and left as it is.
pub(super) fn ours(path: &Path) -> Result<Connection, Fault> {
    let connection = reader(path)?;
    if format(&connection, path)? == 0 {
        return Err(Fault::Missing("it has no tables"));
    }
    Ok(connection)
}

/// A connection that only reads.
pub(super) fn reader(path: &Path) -> Result<Connection, Fault> {
    let connection = connect(path, OpenFlags::empty())?;
    connection.pragma_update(None, "query_only", true)?;
    Ok(connection)
}

fn connect(path: &Path, more: OpenFlags) -> Result<Connection, Fault> {
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX | more;
    let connection = Connection::open_with_flags(path, flags)?;
    connection.busy_timeout(PATIENCE)?;
    connection.set_prepared_statement_cache_capacity(32);
    Ok(connection)
}

/// The format of the file: 0 for a new one.
fn format(connection: &Connection, path: &Path) -> Result<usize, Fault> {
    let number = |sql: &str| connection.query_row(sql, [], |row| row.get::<_, i64>(0));
    let (application, found) = (number("PRAGMA application_id")?, number("PRAGMA user_version")?);
    let place = || path.display().to_string();
    let ours = application == i64::from(APPLICATION);
    if !ours && (application != 0 || found != 0 || number("SELECT count(*) FROM sqlite_schema")? > 0) {
        return Err(StoreError::Foreign { place: place() }.into());
    }
    let known = MIGRATIONS.len();
    match usize::try_from(found) {
        Ok(format) if format <= known => Ok(format),
        _ => Err(StoreError::Newer { place: place(), found, known: known as i64 }.into()),
    }
}

fn migrate(connection: &mut Connection, path: &Path) -> Result<(), Fault> {
    let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    // Asked again: another program may have been quicker.
    let found = format(&transaction, path)?;
    for migration in &MIGRATIONS[found..] {
        transaction.execute_batch(migration)?;
    }
    transaction.pragma_update(None, "application_id", APPLICATION)?;
    transaction.pragma_update(None, "user_version", MIGRATIONS.len() as i64)?;
    Ok(transaction.commit()?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_commit_is_forced_to_the_disk() {
        let directory = tempfile::tempdir().unwrap();
        let connection = writer(&directory.path().join("automa.db")).unwrap();
        let asked = |name: &str| -> String {
            connection
                .query_row(&format!("SELECT * FROM pragma_{name}"), [], |row| {
                    Ok(row
                        .get_ref(0)?
                        .as_str()
                        .map_or_else(|_| row.get::<_, i64>(0).unwrap().to_string(), str::to_owned))
                })
                .unwrap()
        };
        assert_eq!(
            (asked("journal_mode").as_str(), asked("synchronous").as_str()),
            ("wal", "2"),
            "2 is FULL"
        );
        assert_eq!(asked("foreign_keys"), "1");
    }
}
