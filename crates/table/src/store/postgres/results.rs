//! Results in the database.

use postgres::Row;

use super::fault::Fault;
use super::pool::Retry;
use super::{PostgresStore, one, random_id, stored};
use crate::store::{GameResult, NewResult, Results, StoreError, TableId, limits, seconds};

impl Results for PostgresStore {
    fn results(&self, limit: u32, offset: u32) -> Result<Vec<GameResult>, StoreError> {
        self.pool.run(Retry::Again, move |connection| {
            let rows = connection.query(
                "SELECT id, game, ended, text, comment FROM automa_results WHERE text <> '' \
                 ORDER BY ended DESC, id COLLATE \"C\" LIMIT $1 OFFSET $2",
                &[&i64::from(limit), &i64::from(offset)],
            )?;
            rows.iter().map(read).collect()
        })
    }

    fn result(&self, id: &TableId) -> Result<GameResult, StoreError> {
        let id = id.clone();
        self.pool.run(Retry::Again, move |connection| {
            let rows = connection.query(
                "SELECT id, game, ended, text, comment FROM automa_results WHERE id = $1 AND text <> ''",
                &[&id.as_str()],
            )?;
            read(rows.first().ok_or_else(|| StoreError::NotFound(id.clone()))?)
        })
    }

    fn add_results(&self, new: Vec<NewResult>) -> Result<usize, StoreError> {
        let (mut ids, mut games, mut ends) = (Vec::new(), Vec::new(), Vec::new());
        let (mut texts, mut comments) = (Vec::new(), Vec::new());
        for new in new {
            let new = new.checked()?;
            ids.push(new.id.map_or_else(random_id, Ok)?.to_string());
            games.push(new.game);
            ends.push(stored(new.ended.saturating_mul(1000)));
            texts.push(new.text);
            comments.push(new.comment);
        }
        self.pool.run(Retry::Again, move |connection| {
            let added = connection.query(
                "INSERT INTO automa_results (id, game, ended, text, comment) \
                 SELECT * FROM unnest($1::text[], $2::text[], $3::bigint[], $4::text[], $5::text[]) \
                 ON CONFLICT (id) DO NOTHING RETURNING id",
                &[&ids, &games, &ends, &texts, &comments],
            )?;
            Ok(added.len())
        })
    }

    fn comment(&self, id: &TableId, comment: &str) -> Result<(), StoreError> {
        limits::comment(comment)?;
        let (id, comment) = (id.clone(), comment.to_owned());
        self.pool.run(Retry::Again, move |connection| {
            let write = "UPDATE automa_results SET comment = $2 WHERE id = $1 AND text <> '' RETURNING id";
            one(connection, write, &[&id.as_str(), &comment], &id)
        })
    }

    fn forget_result(&self, id: &TableId) -> Result<(), StoreError> {
        let id = id.clone();
        self.pool.run(Retry::Never, move |connection| {
            let forget = "DELETE FROM automa_results WHERE id = $1 AND text <> '' RETURNING id";
            one(connection, forget, &[&id.as_str()], &id)
        })
    }
}

fn read(row: &Row) -> Result<GameResult, Fault> {
    let id: &str = row.try_get(0)?;
    Ok(GameResult {
        id: id.parse().map_err(|_| Fault::Missing("the id of a result is wrong"))?,
        game: row.try_get(1)?,
        ended: seconds(row.try_get(2)?),
        text: row.try_get(3)?,
        comment: row.try_get(4)?,
    })
}
