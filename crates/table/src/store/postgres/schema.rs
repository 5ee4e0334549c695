//! What the database must hold, and how to bring an old one up to date.

use postgres::Client;

use super::fault::Fault;
use crate::store::StoreError;

/// Held while the format is changed, so that two programs that start at once do it once: `Autm`.
const LOCK: i64 = 0x4175_746d;

/// What leads from each format to the next; the same tables as in the embedded store. A format that was released is
/// never changed: a new one is added.
const MIGRATIONS: &[&str] = &[
    "
    CREATE TABLE automa_tables (
        key BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        id TEXT NOT NULL UNIQUE,
        name TEXT NOT NULL,
        game TEXT NOT NULL,
        created BIGINT NOT NULL, -- milliseconds since 1970
        updated BIGINT NOT NULL,
        version BIGINT NOT NULL, -- how many lines there are
        summary TEXT NOT NULL
    );
    CREATE INDEX automa_tables_updated ON automa_tables (updated DESC, key DESC);
    CREATE TABLE automa_heads (
        key BIGINT PRIMARY KEY REFERENCES automa_tables (key) ON DELETE CASCADE,
        text TEXT NOT NULL
    );
    CREATE TABLE automa_lines (
        key BIGINT NOT NULL REFERENCES automa_tables (key) ON DELETE CASCADE,
        number BIGINT NOT NULL, -- from 1
        text TEXT NOT NULL,
        PRIMARY KEY (key, number)
    );
",
    "
    CREATE TABLE automa_notes (
        key BIGINT NOT NULL REFERENCES automa_tables (key) ON DELETE CASCADE,
        name TEXT NOT NULL,
        text TEXT NOT NULL,
        PRIMARY KEY (key, name)
    );
",
    "
    -- An empty text is a result that was taken back: the comment waits for the next one. The last statement counts the
    -- games that had ended before there were results.
    CREATE TABLE automa_results (
        id TEXT PRIMARY KEY,
        game TEXT NOT NULL,
        ended BIGINT NOT NULL, -- milliseconds since 1970
        text TEXT NOT NULL,
        comment TEXT NOT NULL
    );
    CREATE INDEX automa_results_ended ON automa_results (ended DESC, id);
    INSERT INTO automa_results (id, game, ended, text, comment)
    SELECT id, game, updated, summary, '' FROM automa_tables WHERE summary LIKE '%\"waiting\":\"over\"%';
",
];

/// Makes a fresh connection ready for use.
pub(super) fn prepare(client: &mut Client, place: &str) -> Result<(), Fault> {
    // A server may be set to acknowledge before the disk has it; stronger settings than `on` are left alone.
    client.batch_execute(
        "SET statement_timeout = '15s'; \
         SELECT set_config('synchronous_commit', 'on', false) \
         WHERE current_setting('synchronous_commit') IN ('off', 'local')",
    )?;
    if format(client, place)? < MIGRATIONS.len() {
        migrate(client, place)?;
    }
    Ok(())
}

/// The format of the database: 0 for a new one.
fn format(client: &mut impl postgres::GenericClient, place: &str) -> Result<usize, Fault> {
    // Not `to_regclass`: it may answer from what it knew before another program made the table.
    let known = "SELECT 1 FROM pg_tables WHERE tablename = 'automa_schema' \
                 AND schemaname = ANY (current_schemas(false))";
    if client.query(known, &[])?.is_empty() {
        return Ok(0);
    }
    let row = client.query_one("SELECT coalesce(max(version), 0) FROM automa_schema", &[])?;
    let (found, known): (i64, _) = (row.try_get(0)?, MIGRATIONS.len());
    match usize::try_from(found) {
        Ok(format) if format <= known => Ok(format),
        _ => Err(StoreError::Newer { place: place.to_owned(), found, known: known as i64 }.into()),
    }
}

fn migrate(client: &mut Client, place: &str) -> Result<(), Fault> {
    let mut transaction = client.transaction()?;
    transaction.execute("SELECT pg_advisory_xact_lock($1)", &[&LOCK])?;
    // Asked again: another program may have been quicker.
    let found = format(&mut transaction, place)?;
    for migration in &MIGRATIONS[found..] {
        transaction.batch_execute(migration)?;
    }
    transaction.batch_execute("CREATE TABLE IF NOT EXISTS automa_schema (version BIGINT NOT NULL)")?;
    transaction.execute("DELETE FROM automa_schema", &[])?;
    transaction.execute("INSERT INTO automa_schema (version) VALUES ($1)", &[&(MIGRATIONS.len() as i64)])?;
    Ok(transaction.commit()?)
}
