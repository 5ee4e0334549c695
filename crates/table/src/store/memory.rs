//! Tables in memory, for a program whose surroundings keep them: a browser.
//!
//! It has neither a disk nor a clock nor randomness of its own. What a call has changed lies in [`MemoryStore::changes`] until
//! it is taken: nothing is acknowledged before whoever takes it has written it down.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Mutex, MutexGuard, PoisonError};

use super::{NewTable, Record, Store, StoreError, TableId, TableInfo, limits, seconds};

/// What the surroundings bring.
#[derive(Clone, Copy, Debug)]
pub struct Outside {
    /// The time, in milliseconds since 1970.
    pub now: fn() -> i64,
    /// Fills these bytes with chance; says whether it could.
    pub random: fn(&mut [u8]) -> bool,
}

/// A table as the surroundings keep it, without its lines.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Kept {
    /// Its id.
    pub id: TableId,
    /// What people call it.
    pub name: String,
    /// Its game.
    pub game: String,
    /// When it was made, in milliseconds since 1970.
    pub created: i64,
    /// When it was last played, in milliseconds since 1970.
    pub updated: i64,
    /// What the home page says about it.
    pub summary: String,
    /// The head of the journal.
    pub head: String,
}

/// What is to be written down.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Change {
    /// A table is new, or has another name or more lines.
    Put {
        /// All but its lines.
        kept: Kept,
        /// How many lines were written down before; `None` for a new table.
        had: Option<u64>,
        /// The lines behind them.
        lines: Vec<String>,
    },
    /// A table is no more.
    Gone(TableId),
}

#[derive(Debug)]
struct Held {
    kept: Kept,
    lines: Vec<String>,
    /// How many of the lines are written down; `None` while the table is new.
    written: Option<u64>,
}

impl Held {
    fn info(&self) -> TableInfo {
        let Kept { id, name, game, created, updated, summary, .. } = self.kept.clone();
        let version = self.lines.len() as u64;
        TableInfo { id, name, game, created: seconds(created), updated: seconds(updated), version, summary }
    }

    fn bytes(&self) -> u64 {
        let lines: usize = self.lines.iter().map(|line| line.len() + 1).sum();
        (lines + self.kept.head.len() + self.kept.summary.len() + self.kept.name.len()) as u64
    }
}

#[derive(Debug, Default)]
struct Inside {
    tables: BTreeMap<TableId, Held>,
    /// Those that are not written down as they are.
    changed: BTreeSet<TableId>,
    /// When something was last played.
    latest: i64,
}

impl Inside {
    /// The time of a change: later than all others, so that the list has the right order within a millisecond, too.
    fn stamp(&mut self, now: i64) -> i64 {
        self.latest = now.max(self.latest + 1);
        self.latest
    }

    fn find(&self, id: &TableId) -> Result<&Held, StoreError> {
        self.tables.get(id).ok_or_else(|| StoreError::NotFound(id.clone()))
    }

    fn find_mut(&mut self, id: &TableId) -> Result<&mut Held, StoreError> {
        self.tables.get_mut(id).ok_or_else(|| StoreError::NotFound(id.clone()))
    }
}

/// Tables in memory.
#[derive(Debug)]
pub struct MemoryStore {
    outside: Outside,
    inside: Mutex<Inside>,
}

impl MemoryStore {
    /// An empty one.
    pub fn new(outside: Outside) -> MemoryStore {
        MemoryStore { outside, inside: Mutex::default() }
    }

    /// Takes a table that was written down before.
    pub fn fill(&self, kept: Kept, lines: Vec<String>) {
        let written = Some(lines.len() as u64);
        let mut inside = self.lock();
        inside.latest = inside.latest.max(kept.updated);
        inside.tables.insert(kept.id.clone(), Held { kept, lines, written });
    }

    /// What has changed since this was last asked; from now on it counts as written down.
    pub fn changes(&self) -> Vec<Change> {
        let mut inside = self.lock();
        let changed = std::mem::take(&mut inside.changed);
        changed.into_iter().filter_map(|id| change(&mut inside, id)).collect()
    }

    fn lock(&self) -> MutexGuard<'_, Inside> {
        self.inside.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn id(&self) -> Result<TableId, StoreError> {
        TableId::from_chance(|bytes| (self.outside.random)(bytes)).ok_or(StoreError::NoRandomness)
    }
}

fn change(inside: &mut Inside, id: TableId) -> Option<Change> {
    let Some(held) = inside.tables.get_mut(&id) else { return Some(Change::Gone(id)) };
    let had = held.written;
    let lines = held.lines.get(had.unwrap_or(0) as usize..)?.to_vec();
    held.written = Some(held.lines.len() as u64);
    Some(Change::Put { kept: held.kept.clone(), had, lines })
}

impl Store for MemoryStore {
    fn now(&self) -> u64 {
        seconds((self.outside.now)())
    }

    fn list(&self, limit: u32, offset: u32) -> Result<Vec<TableInfo>, StoreError> {
        let inside = self.lock();
        let mut all: Vec<&Held> = inside.tables.values().collect();
        all.sort_by_key(|held| (Reverse(held.kept.updated), held.kept.id.clone()));
        Ok(all.into_iter().skip(offset as usize).take(limit as usize).map(Held::info).collect())
    }

    /// Memory is not damaged in part.
    fn salvage(&self) -> Result<Vec<TableInfo>, StoreError> {
        self.list(u32::MAX, 0)
    }

    fn exceeds(&self, bytes: u64) -> Result<bool, StoreError> {
        Ok(self.lock().tables.values().map(Held::bytes).sum::<u64>() > bytes)
    }

    fn info(&self, id: &TableId) -> Result<TableInfo, StoreError> {
        Ok(self.lock().find(id)?.info())
    }

    fn load(&self, id: &TableId) -> Result<Record, StoreError> {
        let inside = self.lock();
        let held = inside.find(id)?;
        Ok(Record { info: held.info(), head: held.kept.head.clone(), lines: held.lines.clone() })
    }

    fn create(&self, new: NewTable) -> Result<TableInfo, StoreError> {
        let NewTable { name, game, head, lines, summary } = new.checked()?;
        let id = self.id()?;
        let mut inside = self.lock();
        let now = inside.stamp((self.outside.now)());
        let kept = Kept { id: id.clone(), name, game, created: now, updated: now, summary, head };
        let held = Held { kept, lines, written: None };
        let info = held.info();
        inside.tables.insert(id.clone(), held);
        inside.changed.insert(id);
        Ok(info)
    }

    fn append(
        &self,
        id: &TableId,
        expected_version: u64,
        lines: &[String],
        summary: &str,
    ) -> Result<u64, StoreError> {
        limits::lines(expected_version, lines)?;
        limits::summary(summary)?;
        let now = (self.outside.now)();
        let mut inside = self.lock();
        let current = inside.find(id)?.lines.len() as u64;
        if current != expected_version {
            return Err(StoreError::Conflict { current });
        }
        let updated = inside.stamp(now);
        let held = inside.find_mut(id)?;
        held.lines.extend_from_slice(lines);
        summary.clone_into(&mut held.kept.summary);
        held.kept.updated = updated;
        inside.changed.insert(id.clone());
        Ok(current + lines.len() as u64)
    }

    fn rename(&self, id: &TableId, name: &str) -> Result<(), StoreError> {
        let name = limits::name(name)?.to_owned();
        let mut inside = self.lock();
        inside.find_mut(id)?.kept.name = name;
        inside.changed.insert(id.clone());
        Ok(())
    }

    fn delete(&self, id: &TableId) -> Result<(), StoreError> {
        let mut inside = self.lock();
        let held = inside.tables.remove(id).ok_or_else(|| StoreError::NotFound(id.clone()))?;
        // One that nobody has written down leaves nothing behind.
        if held.written.is_some() {
            inside.changed.insert(id.clone());
        } else {
            inside.changed.remove(id);
        }
        Ok(())
    }
}
