//! Results in the file.

use rusqlite::{Connection, Row, params};

use super::fault::Fault;
use super::{SqliteStore, one, random_id, stamp, stored};
use crate::store::{GameResult, NewResult, Results, StoreError, TableId, limits, seconds};

/// Writes the result of a table, or takes it back.
pub(super) fn put(connection: &Connection, id: &TableId, text: Option<&str>) -> Result<(), Fault> {
    match text {
        Some(text) => connection
            .prepare_cached(
                "INSERT INTO automa_results (id, game, ended, text, comment) \
                 SELECT id, game, ?2, ?3, '' FROM automa_tables WHERE id = ?1 \
                 ON CONFLICT (id) DO UPDATE SET ended = excluded.ended, text = excluded.text",
            )?
            .execute(params![id.as_str(), stamp(), text])?,
        None => connection
            .prepare_cached("UPDATE automa_results SET text = '' WHERE id = ?1 AND text <> ''")?
            .execute([id.as_str()])?,
    };
    Ok(())
}

impl Results for SqliteStore {
    fn results(&self, limit: u32, offset: u32) -> Result<Vec<GameResult>, StoreError> {
        self.read(|connection| {
            let mut list = connection.prepare_cached(
                "SELECT id, game, ended, text, comment FROM automa_results WHERE text <> '' \
                 ORDER BY ended DESC, id LIMIT ?1 OFFSET ?2",
            )?;
            let mut rows = list.query(params![limit, offset])?;
            let mut results = Vec::new();
            while let Some(row) = rows.next()? {
                results.push(read(row)?);
            }
            Ok(results)
        })
    }

    fn result(&self, id: &TableId) -> Result<GameResult, StoreError> {
        self.read(|connection| {
            let mut result = connection.prepare_cached(
                "SELECT id, game, ended, text, comment FROM automa_results WHERE id = ?1 AND text <> ''",
            )?;
            let mut rows = result.query([id.as_str()])?;
            read(rows.next()?.ok_or_else(|| StoreError::NotFound(id.clone()))?)
        })
    }

    fn add_results(&self, new: Vec<NewResult>) -> Result<usize, StoreError> {
        let rows = new.into_iter().map(|new| {
            let new = new.checked()?;
            let id = new.id.clone().map_or_else(random_id, Ok)?;
            Ok((id, new))
        });
        let rows = rows.collect::<Result<Vec<(TableId, NewResult)>, StoreError>>()?;
        self.writer.write(move |connection| {
            let mut add = connection.prepare_cached(
                "INSERT INTO automa_results (id, game, ended, text, comment) VALUES (?1, ?2, ?3, ?4, ?5) \
                 ON CONFLICT (id) DO NOTHING",
            )?;
            let mut added = 0;
            for (id, new) in rows {
                let ended = stored(new.ended.saturating_mul(1000));
                added += add.execute(params![id.as_str(), new.game, ended, new.text, new.comment])?;
            }
            Ok(added)
        })
    }

    fn comment(&self, id: &TableId, comment: &str) -> Result<(), StoreError> {
        limits::comment(comment)?;
        let (id, comment) = (id.clone(), comment.to_owned());
        self.writer.write(move |connection| {
            let mut write = connection
                .prepare_cached("UPDATE automa_results SET comment = ?2 WHERE id = ?1 AND text <> ''")?;
            one(write.execute([id.as_str(), &comment])?, id)
        })
    }

    fn forget_result(&self, id: &TableId) -> Result<(), StoreError> {
        let id = id.clone();
        self.writer.write(move |connection| {
            let mut forget =
                connection.prepare_cached("DELETE FROM automa_results WHERE id = ?1 AND text <> ''")?;
            one(forget.execute([id.as_str()])?, id)
        })
    }
}

fn read(row: &Row<'_>) -> Result<GameResult, Fault> {
    let id = row.get_ref(0)?.as_str().ok().and_then(|id| id.parse().ok());
    Ok(GameResult {
        id: id.ok_or(Fault::Missing("the id of a result is wrong"))?,
        game: row.get(1)?,
        ended: seconds(row.get(2)?),
        text: row.get(3)?,
        comment: row.get(4)?,
    })
}
