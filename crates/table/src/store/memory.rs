//! Tables in memory, for a program whose surroundings keep them: a browser.
//!
//! It has neither a disk nor a clock nor randomness of its own. What a call has changed lies in [`MemoryStore::changes`] until
//! it is taken: nothing is acknowledged before whoever takes it has written it down.

mod results;

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Mutex, MutexGuard, PoisonError};

pub use self::results::KeptResult;
use super::{Leaves, NewLines, NewTable, Record, Store, StoreError, TableId, TableInfo, limits, seconds};

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
    /// A text is kept beside a table.
    Noted {
        /// The table.
        id: TableId,
        /// The name under which it is kept.
        name: String,
        /// The text; empty where it is no more.
        text: String,
    },
    /// A table is no more, and with it what was kept beside it.
    Gone(TableId),
    /// A result is new or has changed.
    Result(KeptResult),
    /// A result is no more.
    Forgotten(TableId),
}

#[derive(Debug)]
struct Held {
    kept: Kept,
    lines: Vec<String>,
    /// How many of the lines are written down; `None` while the table is new.
    written: Option<u64>,
    /// What is kept beside it.
    notes: BTreeMap<String, String>,
}

impl Held {
    fn info(&self) -> TableInfo {
        let Kept { id, name, game, created, updated, summary, .. } = self.kept.clone();
        let version = self.lines.len() as u64;
        TableInfo { id, name, game, created: seconds(created), updated: seconds(updated), version, summary }
    }

    fn bytes(&self) -> u64 {
        let lines: usize = self.lines.iter().map(|line| line.len() + 1).sum();
        let notes: usize = self.notes.values().map(String::len).sum();
        (lines + notes + self.kept.head.len() + self.kept.summary.len() + self.kept.name.len()) as u64
    }
}

#[derive(Debug, Default)]
struct Inside {
    tables: BTreeMap<TableId, Held>,
    /// Those that are not written down as they are.
    changed: BTreeSet<TableId>,
    /// Notes that are not written down as they are.
    noted: BTreeSet<(TableId, String)>,
    /// The results of games that have ended.
    results: BTreeMap<TableId, KeptResult>,
    /// Results that are not written down as they are.
    counted: BTreeSet<TableId>,
    /// When something was last played.
    latest: i64,
}

impl Inside {
    /// The time of a change: later than all others, so that the list has the right order within a millisecond, too.
    fn stamp(&mut self, now: i64) -> i64 {
        self.latest = now.max(self.latest + 1);
        self.latest
    }

    fn insert(&mut self, id: TableId, new: NewTable, now: i64) -> TableInfo {
        let NewTable { name, game, head, lines, summary } = new;
        let now = self.stamp(now);
        let kept = Kept { id: id.clone(), name, game, created: now, updated: now, summary, head };
        let held = Held { kept, lines, written: None, notes: BTreeMap::new() };
        let info = held.info();
        self.tables.insert(id.clone(), held);
        self.changed.insert(id);
        info
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
    /// A store without tables.
    pub fn new(outside: Outside) -> MemoryStore {
        MemoryStore { outside, inside: Mutex::default() }
    }

    /// Takes a table that was written down before, with what was kept beside it.
    pub fn fill(&self, kept: Kept, lines: Vec<String>, notes: BTreeMap<String, String>) {
        let written = Some(lines.len() as u64);
        let mut inside = self.lock();
        inside.latest = inside.latest.max(kept.updated);
        inside.tables.insert(kept.id.clone(), Held { kept, lines, written, notes });
    }

    /// What has changed since this was last asked; from now on it counts as written down.
    pub fn changes(&self) -> Vec<Change> {
        let mut inside = self.lock();
        let changed = std::mem::take(&mut inside.changed);
        let mut changes: Vec<Change> = changed.into_iter().filter_map(|id| change(&mut inside, id)).collect();
        for (id, name) in std::mem::take(&mut inside.noted) {
            let Some(held) = inside.tables.get(&id) else { continue };
            let text = held.notes.get(&name).cloned().unwrap_or_default();
            changes.push(Change::Noted { id, name, text });
        }
        let counted = std::mem::take(&mut inside.counted);
        changes.extend(counted.into_iter().map(|id| match inside.results.get(&id) {
            Some(result) => Change::Result(result.clone()),
            None => Change::Forgotten(id),
        }));
        changes
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
        let inside = self.lock();
        let tables: u64 = inside.tables.values().map(Held::bytes).sum();
        let results: u64 = inside.results.values().map(KeptResult::bytes).sum();
        Ok(tables + results > bytes)
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
        let (new, id) = (new.checked()?, self.id()?);
        Ok(self.lock().insert(id, new, (self.outside.now)()))
    }

    fn create_all(&self, new: Vec<NewTable>) -> Result<Vec<TableInfo>, StoreError> {
        let new = NewTable::all_checked(new)?;
        let ids = new.iter().map(|_| self.id()).collect::<Result<Vec<_>, _>>()?;
        let mut inside = self.lock();
        let now = (self.outside.now)();
        Ok(ids.into_iter().zip(new).map(|(id, new)| inside.insert(id, new, now)).collect())
    }

    fn add(&self, id: &TableId, new: NewLines) -> Result<u64, StoreError> {
        let now = (self.outside.now)();
        let mut inside = self.lock();
        let current = inside.find(id)?.lines.len() as u64;
        if current != new.after {
            return Err(StoreError::Conflict { current });
        }
        let updated = inside.stamp(now);
        let held = inside.find_mut(id)?;
        held.lines.extend(new.lines);
        let version = held.lines.len() as u64;
        held.kept.summary = new.summary;
        held.kept.updated = updated;
        let game = held.kept.game.clone();
        inside.changed.insert(id.clone());
        inside.put_result(id, &game, updated, new.result.as_deref());
        Ok(version)
    }

    fn rename(&self, id: &TableId, name: &str) -> Result<(), StoreError> {
        let name = limits::name(name)?.to_owned();
        let mut inside = self.lock();
        inside.find_mut(id)?.kept.name = name;
        inside.changed.insert(id.clone());
        Ok(())
    }

    fn keep(&self, id: &TableId, name: &str, text: &str) -> Result<(), StoreError> {
        limits::note(name, text)?;
        let mut inside = self.lock();
        let notes = &mut inside.find_mut(id)?.notes;
        if text.is_empty() {
            notes.remove(name);
        } else if notes.len() >= limits::NOTES && !notes.contains_key(name) {
            return Err(limits::LimitError::Notes.into());
        } else {
            notes.insert(name.to_owned(), text.to_owned());
        }
        inside.noted.insert((id.clone(), name.to_owned()));
        Ok(())
    }

    fn kept(&self, id: &TableId, name: &str) -> Result<Option<String>, StoreError> {
        limits::note_name(name)?;
        Ok(self.lock().find(id)?.notes.get(name).cloned())
    }

    fn delete(&self, id: &TableId, leaves: Leaves<'_>) -> Result<(), StoreError> {
        if let Leaves::GivenUp(text) = leaves {
            limits::result(text)?;
        }
        let now = (self.outside.now)();
        let mut inside = self.lock();
        let held = inside.tables.remove(id).ok_or_else(|| StoreError::NotFound(id.clone()))?;
        inside.leave(id, &held.kept.game, now, leaves);
        // One that nobody has written down leaves nothing behind.
        if held.written.is_some() {
            inside.changed.insert(id.clone());
        } else {
            inside.changed.remove(id);
        }
        Ok(())
    }
}
