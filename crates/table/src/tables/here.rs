//! Which journals are here already, whatever their tables are called.
//!
//! A list knows the game of a table and how many lines it has. Only tables that are alike in that are loaded, each once, and of
//! their journals a hash is kept: so many tables cost little time and memory to compare.

use std::collections::{HashMap, HashSet};
use std::hash::{BuildHasher as _, RandomState};

use super::{TableError, Tables};
use crate::store::{NewTable, StoreError, TableId};

/// The game of a table, and how many lines it has.
type Form = (String, u64);

/// The tables of a store.
pub(super) struct Here {
    /// Those whose journals were not looked at yet.
    listed: HashMap<Form, Vec<TableId>>,
    /// The journals that were, as hashes.
    read: HashMap<Form, HashSet<u64>>,
    hashes: RandomState,
}

impl Here {
    /// The tables of this store that can be read.
    pub(super) fn of(tables: &Tables) -> Result<Here, TableError> {
        let mut listed: HashMap<Form, Vec<TableId>> = HashMap::new();
        for info in tables.list(u32::MAX, 0)?.tables {
            listed.entry((info.game, info.version)).or_default().push(info.id);
        }
        Ok(Here { listed, read: HashMap::new(), hashes: RandomState::new() })
    }

    /// Whether a table has this journal: as it came, which an older program may have written, or as this one writes it.
    pub(super) fn has(&mut self, tables: &Tables, new: &NewTable, text: &str) -> Result<bool, TableError> {
        let form = (new.game.clone(), new.lines.len() as u64);
        if let Some(ids) = self.listed.remove(&form) {
            let read = self.read.entry(form.clone()).or_default();
            for id in ids {
                match tables.store().load(&id) {
                    Ok(record) => {
                        read.insert(self.hashes.hash_one(record.text().as_str()));
                    }
                    // Deleted meanwhile, or damaged: then another copy of it is welcome.
                    Err(StoreError::NotFound(_) | StoreError::Corrupt { .. }) => {}
                    Err(error) => return Err(error.into()),
                }
            }
        }
        let Some(read) = self.read.get(&form) else { return Ok(false) };
        Ok(read.contains(&self.hashes.hash_one(new.text().as_str()))
            || read.contains(&self.hashes.hash_one(text)))
    }
}
