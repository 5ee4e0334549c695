//! The server store: `PostgreSQL`.
//!
//! Every change is one statement, so that it happens whole or not at all, and costs one way to the server and back.
//! The connections live on threads of their own ([`pool`]).

mod fault;
mod pool;
mod results;
mod schema;
mod tls;

use postgres::Row;

use self::fault::Fault;
use self::pool::{Connection, Pool, Retry};
use super::system::{now, random_id, stamp, stored};
use super::{Leaves, NewLines, NewTable, Record, Store, StoreError, TableId, TableInfo, limits, seconds};

/// Tables in a `PostgreSQL` database.
#[derive(Debug)]
pub struct PostgresStore {
    pool: Pool,
}

impl PostgresStore {
    /// Connects, and makes what is missing in the database.
    pub fn open(url: &str, password: Option<&str>) -> Result<PostgresStore, StoreError> {
        let pool = Pool::start(url, password)?;
        // Says at once if there is nobody.
        pool.run(Retry::Again, |_| Ok(()))?;
        Ok(PostgresStore { pool })
    }
}

impl Store for PostgresStore {
    fn now(&self) -> u64 {
        seconds(now())
    }

    fn list(&self, limit: u32, offset: u32) -> Result<Vec<TableInfo>, StoreError> {
        self.pool.run(Retry::Again, move |connection| {
            let rows = connection.query(
                "SELECT id, name, game, created, updated, version, summary FROM automa_tables \
                 ORDER BY updated DESC, key DESC LIMIT $1 OFFSET $2",
                &[&i64::from(limit), &i64::from(offset)],
            )?;
            rows.iter().map(info).collect()
        })
    }

    fn salvage(&self) -> Result<Vec<TableInfo>, StoreError> {
        // A server has its own means to mend what is damaged; what it gives is all there is.
        self.list(i32::MAX as u32, 0)
    }

    fn exceeds(&self, bytes: u64) -> Result<bool, StoreError> {
        self.pool.run(Retry::Again, move |connection| {
            let more = |rows: &[Row]| {
                Ok(rows.first().map_or(Ok(0), |row| row.try_get::<_, i64>(0))? > stored(bytes))
            };
            // What the files take is known at once, but they do not shrink when tables are deleted.
            let files = connection.query(
                "SELECT pg_total_relation_size('automa_tables') + pg_total_relation_size('automa_heads') \
                 + pg_total_relation_size('automa_lines') + pg_total_relation_size('automa_notes') \
                 + pg_total_relation_size('automa_results')",
                &[],
            )?;
            if !more(&files)? {
                return Ok(false);
            }
            let texts = connection.query(
                "SELECT (coalesce((SELECT sum(octet_length(text)) FROM automa_heads), 0) \
                 + coalesce((SELECT sum(octet_length(text)) FROM automa_lines), 0) \
                 + coalesce((SELECT sum(octet_length(text)) FROM automa_notes), 0) \
                 + coalesce((SELECT sum(octet_length(text) + octet_length(comment)) FROM automa_results), 0))::bigint",
                &[],
            )?;
            more(&texts)
        })
    }

    fn info(&self, id: &TableId) -> Result<TableInfo, StoreError> {
        let id = id.clone();
        self.pool.run(Retry::Again, move |connection| {
            let rows = connection.query(
                "SELECT id, name, game, created, updated, version, summary FROM automa_tables WHERE id = $1",
                &[&id.as_str()],
            )?;
            info(rows.first().ok_or_else(|| StoreError::NotFound(id.clone()))?)
        })
    }

    fn load(&self, id: &TableId) -> Result<Record, StoreError> {
        let id = id.clone();
        self.pool.run(Retry::Again, move |connection| {
            // One statement: a table that goes on while it is read is seen at one moment.
            let rows = connection.query(
                "SELECT id, name, game, created, updated, version, summary, text, \
                 ARRAY(SELECT text FROM automa_lines WHERE key = automa_tables.key ORDER BY number) \
                 FROM automa_tables JOIN automa_heads USING (key) WHERE id = $1",
                &[&id.as_str()],
            )?;
            let row = rows.first().ok_or_else(|| StoreError::NotFound(id.clone()))?;
            let record =
                Record { info: info(row)?, head: row.try_get(7)?, lines: row.try_get::<_, Vec<String>>(8)? };
            if record.lines.len() as u64 != record.info.version {
                return Err(Fault::Missing("lines of a table are missing"));
            }
            Ok(record)
        })
    }

    fn create(&self, new: NewTable) -> Result<TableInfo, StoreError> {
        let new = (random_id()?, stamp(), new.checked()?);
        self.pool.run(Retry::Again, move |connection| insert(connection, &new))
    }

    fn create_all(&self, new: Vec<NewTable>) -> Result<Vec<TableInfo>, StoreError> {
        let new = NewTable::all_checked(new)?;
        let new = new
            .into_iter()
            .map(|new| Ok((random_id()?, stamp(), new)))
            .collect::<Result<Vec<_>, StoreError>>()?;
        self.pool.run(Retry::Again, move |connection| {
            connection.together(|connection| new.iter().map(|new| insert(connection, new)).collect())
        })
    }

    fn add(&self, id: &TableId, new: NewLines) -> Result<u64, StoreError> {
        let NewLines { after, lines, summary, result } = new;
        // No result is an empty one.
        let (id, result) = (id.clone(), result.unwrap_or_default());
        self.pool.run(Retry::Never, move |connection| {
            let version = after + lines.len() as u64;
            let changed = connection.query(
                "WITH changed AS ( \
                     UPDATE automa_tables SET version = $3, summary = $4, updated = greatest(updated + 1, $5) \
                     WHERE id = $1 AND version = $2 RETURNING key, id, game \
                 ), ended AS ( \
                     INSERT INTO automa_results (id, game, ended, text, comment) \
                     SELECT id, game, $5, $7, '' FROM changed WHERE $7 <> '' \
                     ON CONFLICT (id) DO UPDATE SET ended = excluded.ended, text = excluded.text \
                 ), undone AS ( \
                     UPDATE automa_results SET text = '' FROM changed \
                     WHERE automa_results.id = changed.id AND $7 = '' AND text <> '' \
                 ), added AS ( \
                     INSERT INTO automa_lines (key, number, text) \
                     SELECT key, $2 + number, text FROM changed, \
                     unnest($6::text[]) WITH ORDINALITY AS new (text, number) \
                 ) SELECT key FROM changed",
                &[&id.as_str(), &stored(after), &stored(version), &summary, &stamp(), &lines, &result],
            )?;
            if changed.is_empty() {
                let rows =
                    connection.query("SELECT version FROM automa_tables WHERE id = $1", &[&id.as_str()])?;
                return Err(match rows.first() {
                    Some(row) => StoreError::Conflict { current: row.try_get::<_, i64>(0)? as u64 }.into(),
                    None => StoreError::NotFound(id.clone()).into(),
                });
            }
            Ok(version)
        })
    }

    fn rename(&self, id: &TableId, name: &str) -> Result<(), StoreError> {
        let (id, name) = (id.clone(), limits::name(name)?.to_owned());
        self.pool.run(Retry::Again, move |connection| {
            let rename = "UPDATE automa_tables SET name = $2 WHERE id = $1 RETURNING key";
            one(connection, rename, &[&id.as_str(), &name], &id)
        })
    }

    fn keep(&self, id: &TableId, name: &str, text: &str) -> Result<(), StoreError> {
        limits::note(name, text)?;
        let (id, name, text) = (id.clone(), name.to_owned(), text.to_owned());
        self.pool.run(Retry::Again, move |connection| {
            if text.is_empty() {
                let forget = "DELETE FROM automa_notes USING automa_tables \
                              WHERE automa_notes.key = automa_tables.key AND id = $1 AND automa_notes.name = $2";
                connection.query(forget, &[&id.as_str(), &name])?;
                return one(connection, "SELECT key FROM automa_tables WHERE id = $1", &[&id.as_str()], &id);
            }
            connection.together(|connection| {
                // The row of the table is locked first, so that two programs cannot both add the last note that fits. By a
                // statement of its own: one statement counts what was there when it began, before it waited for the lock.
                let lock = "SELECT key FROM automa_tables WHERE id = $1 FOR UPDATE";
                one(connection, lock, &[&id.as_str()], &id)?;
                let kept = connection.query(
                    "INSERT INTO automa_notes (key, name, text) SELECT key, $2, $3 FROM automa_tables WHERE id = $1 AND \
                     (SELECT count(*) FROM automa_notes JOIN automa_tables USING (key) \
                      WHERE id = $1 AND automa_notes.name <> $2) < $4 \
                     ON CONFLICT (key, name) DO UPDATE SET text = excluded.text RETURNING key",
                    &[&id.as_str(), &name, &text, &(limits::NOTES as i64)],
                )?;
                if kept.is_empty() {
                    return Err(StoreError::from(limits::LimitError::Notes).into());
                }
                Ok(())
            })
        })
    }

    fn kept(&self, id: &TableId, name: &str) -> Result<Option<String>, StoreError> {
        limits::note_name(name)?;
        let (id, name) = (id.clone(), name.to_owned());
        self.pool.run(Retry::Again, move |connection| {
            let rows = connection.query(
                "SELECT text FROM automa_tables LEFT JOIN automa_notes \
                 ON automa_notes.key = automa_tables.key AND automa_notes.name = $2 WHERE id = $1",
                &[&id.as_str(), &name],
            )?;
            Ok(rows.first().ok_or_else(|| StoreError::NotFound(id.clone()))?.try_get(0)?)
        })
    }

    fn delete(&self, id: &TableId, leaves: Leaves<'_>) -> Result<(), StoreError> {
        let given_up = if let Leaves::GivenUp(text) = leaves { text } else { "" };
        limits::result(given_up)?;
        let (id, given_up, forget) = (id.clone(), given_up.to_owned(), leaves == Leaves::Nothing);
        self.pool.run(Retry::Never, move |connection| {
            // Head, lines and notes go with it: ON DELETE CASCADE.
            let delete = "WITH gone AS (DELETE FROM automa_tables WHERE id = $1 RETURNING key, id, game), left_over AS ( \
                              INSERT INTO automa_results (id, game, ended, text, comment) \
                              SELECT id, game, $4, $3, '' FROM gone WHERE $3 <> '' \
                              ON CONFLICT (id) DO UPDATE SET ended = excluded.ended, text = excluded.text \
                          ), forgotten AS ( \
                              DELETE FROM automa_results USING gone \
                              WHERE automa_results.id = gone.id AND $3 = '' AND ($2 OR text = '') \
                          ) SELECT key FROM gone";
            one(connection, delete, &[&id.as_str(), &forget, &given_up, &stamp()], &id)
        })
    }
}

/// A new table with its id and its time.
fn insert(
    connection: &mut Connection,
    (id, now, new): &(TableId, i64, NewTable),
) -> Result<TableInfo, Fault> {
    let NewTable { name, game, head, lines, summary } = new;
    let version = lines.len() as u64;
    // The id is random: should it be there already, then an earlier try had arrived.
    connection.query(
        "WITH made AS ( \
             INSERT INTO automa_tables (id, name, game, created, updated, version, summary) \
             VALUES ($1, $2, $3, $4, $4, $5, $6) ON CONFLICT (id) DO NOTHING RETURNING key \
         ), headed AS (INSERT INTO automa_heads (key, text) SELECT key, $7 FROM made) \
         INSERT INTO automa_lines (key, number, text) \
         SELECT key, number, text FROM made, unnest($8::text[]) WITH ORDINALITY AS new (text, number)",
        &[&id.as_str(), name, game, now, &stored(version), summary, head, lines],
    )?;
    let (created, updated) = (seconds(*now), seconds(*now));
    let (name, game, summary) = (name.clone(), game.clone(), summary.clone());
    Ok(TableInfo { id: id.clone(), name, game, created, updated, version, summary })
}

/// The first seven columns of every query for tables.
fn info(row: &Row) -> Result<TableInfo, Fault> {
    let id: &str = row.try_get(0)?;
    Ok(TableInfo {
        id: id.parse().map_err(|_| Fault::Missing("the id of a table is wrong"))?,
        name: row.try_get(1)?,
        game: row.try_get(2)?,
        created: seconds(row.try_get(3)?),
        updated: seconds(row.try_get(4)?),
        version: row.try_get::<_, i64>(5)? as u64,
        summary: row.try_get(6)?,
    })
}

/// A change of one table, or there was no such table.
fn one(
    connection: &mut Connection,
    sql: &'static str,
    values: pool::Values<'_>,
    id: &TableId,
) -> Result<(), Fault> {
    if connection.query(sql, values)?.is_empty() {
        return Err(StoreError::NotFound(id.clone()).into());
    }
    Ok(())
}
