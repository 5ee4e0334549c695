//! Results in memory.

use std::cmp::Reverse;

use super::{Inside, MemoryStore};
use crate::store::{GameResult, Leaves, NewResult, Results, StoreError, TableId, limits, seconds};

/// A result as the surroundings keep it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeptResult {
    /// The id of its table, or one of its own.
    pub id: TableId,
    /// Its game.
    pub game: String,
    /// When it ended, in milliseconds since 1970.
    pub ended: i64,
    /// How it ended; empty while it is taken back.
    pub text: String,
    /// What a person wrote about it.
    pub comment: String,
}

impl KeptResult {
    pub(super) fn bytes(&self) -> u64 {
        (self.text.len() + self.comment.len() + self.game.len()) as u64
    }

    fn told(&self) -> GameResult {
        let KeptResult { id, game, ended, text, comment } = self.clone();
        GameResult { id, game, ended: seconds(ended), text, comment }
    }
}

impl Inside {
    /// Writes the result of a table, or takes it back.
    pub(super) fn put_result(&mut self, id: &TableId, game: &str, ended: i64, text: Option<&str>) {
        match (self.results.get_mut(id), text) {
            (Some(result), Some(text)) => {
                text.clone_into(&mut result.text);
                result.ended = ended;
            }
            (Some(result), None) if !result.text.is_empty() => result.text.clear(),
            (_, None) => return,
            (None, Some(text)) => {
                let (game, text, comment) = (game.to_owned(), text.to_owned(), String::new());
                self.results.insert(id.clone(), KeptResult { id: id.clone(), game, ended, text, comment });
            }
        }
        self.counted.insert(id.clone());
    }

    /// What a table leaves behind.
    pub(super) fn leave(&mut self, id: &TableId, game: &str, now: i64, leaves: Leaves<'_>) {
        if let Leaves::GivenUp(text) = leaves {
            return self.put_result(id, game, now, Some(text));
        }
        let Some(result) = self.results.get(id) else { return };
        if leaves == Leaves::Nothing || result.text.is_empty() {
            self.results.remove(id);
            self.counted.insert(id.clone());
        }
    }

    /// A result that counts.
    fn counting(&mut self, id: &TableId) -> Result<&mut KeptResult, StoreError> {
        let known = self.results.get_mut(id).filter(|result| !result.text.is_empty());
        known.ok_or_else(|| StoreError::NotFound(id.clone()))
    }
}

impl MemoryStore {
    /// Takes a result that was written down before.
    pub fn remember(&self, result: KeptResult) {
        self.lock().results.insert(result.id.clone(), result);
    }
}

impl Results for MemoryStore {
    fn results(&self, limit: u32, offset: u32) -> Result<Vec<GameResult>, StoreError> {
        let inside = self.lock();
        let mut all: Vec<&KeptResult> =
            inside.results.values().filter(|result| !result.text.is_empty()).collect();
        all.sort_by_key(|result| Reverse(result.ended));
        Ok(all.into_iter().skip(offset as usize).take(limit as usize).map(KeptResult::told).collect())
    }

    fn result(&self, id: &TableId) -> Result<GameResult, StoreError> {
        Ok(self.lock().counting(id)?.told())
    }

    fn add_results(&self, new: Vec<NewResult>) -> Result<usize, StoreError> {
        let rows = new.into_iter().map(|new| {
            let NewResult { id, game, ended, text, comment } = new.checked()?;
            let id = id.map_or_else(|| self.id(), Ok)?;
            let ended = i64::try_from(ended.saturating_mul(1000)).unwrap_or(i64::MAX);
            Ok(KeptResult { id, game, ended, text, comment })
        });
        let rows = rows.collect::<Result<Vec<KeptResult>, StoreError>>()?;
        let mut inside = self.lock();
        let mut added = 0;
        for row in rows {
            if !inside.results.contains_key(&row.id) {
                inside.counted.insert(row.id.clone());
                inside.results.insert(row.id.clone(), row);
                added += 1;
            }
        }
        Ok(added)
    }

    fn comment(&self, id: &TableId, comment: &str) -> Result<(), StoreError> {
        limits::comment(comment)?;
        let mut inside = self.lock();
        comment.clone_into(&mut inside.counting(id)?.comment);
        inside.counted.insert(id.clone());
        Ok(())
    }

    fn forget_result(&self, id: &TableId) -> Result<(), StoreError> {
        let mut inside = self.lock();
        inside.counting(id)?;
        inside.results.remove(id);
        inside.counted.insert(id.clone());
        Ok(())
    }
}
