//! Memory: what it hands out to be written down is all that there is.

use std::collections::BTreeMap;

use table::store::{Change, Kept, KeptResult, Leaves, MemoryStore, Outside, Results as _};
use table::{Store as _, StoreError, TableId};

use crate::place::{lines, outside, table};

/// Whoever keeps the tables: a row for each, and its lines.
#[derive(Default, Debug, PartialEq, Eq)]
struct Notebook(BTreeMap<TableId, Page>, BTreeMap<TableId, KeptResult>);

type Page = (Kept, Vec<String>, BTreeMap<String, String>);

impl Notebook {
    fn write(&mut self, changes: Vec<Change>) {
        for change in changes {
            match change {
                Change::Gone(id) => assert!(self.0.remove(&id).is_some(), "{id} was never written"),
                Change::Noted { id, name, text } => {
                    let notes = &mut self.0.get_mut(&id).expect("its table is written first").2;
                    if text.is_empty() {
                        notes.remove(&name)
                    } else {
                        notes.insert(name, text)
                    };
                }
                Change::Result(result) => drop(self.1.insert(result.id.clone(), result)),
                Change::Forgotten(id) => drop(self.1.remove(&id)),
                Change::Put { kept, had, lines } => {
                    let known = self.0.get(&kept.id).map(|(_, lines, _)| lines.len() as u64);
                    assert_eq!(known, had, "the store knows how much is written");
                    let page = || (kept.clone(), Vec::new(), BTreeMap::new());
                    let (row, all, _) = self.0.entry(kept.id.clone()).or_insert_with(page);
                    *row = kept;
                    all.extend(lines);
                }
            }
        }
    }

    fn opened(&self) -> MemoryStore {
        let store = MemoryStore::new(outside());
        for (kept, lines, notes) in self.0.values().cloned() {
            store.fill(kept, lines, notes);
        }
        for result in self.1.values().cloned() {
            store.remember(result);
        }
        store
    }
}

#[test]
fn what_was_written_down_is_the_whole_store() {
    let (store, mut notebook) = (MemoryStore::new(outside()), Notebook::default());
    let first = store.create(table("first")).unwrap();
    let second = store.create(table("second")).unwrap();
    notebook.write(store.changes());
    assert_eq!(store.append(&first.id, 0, &lines(0, 3), "{}", None).unwrap(), 3);
    store.rename(&second.id, "other").unwrap();
    notebook.write(store.changes());
    store.append(&first.id, 3, &lines(3, 2), "{\"five\":5}", None).unwrap();
    store.keep(&first.id, "review", "half").unwrap();
    store.keep(&second.id, "review", "soon gone").unwrap();
    notebook.write(store.changes());
    store.keep(&first.id, "review", "whole").unwrap();
    store.keep(&second.id, "review", "").unwrap();
    // One that comes and goes between two looks is never heard of.
    let brief = store.create(table("brief")).unwrap();
    store.delete(&brief.id, Leaves::Result).unwrap();
    notebook.write(store.changes());
    assert_eq!(store.changes(), [], "nothing is handed out twice");
    let again = notebook.opened();
    assert_eq!(again.list(9, 0).unwrap(), store.list(9, 0).unwrap());
    assert_eq!(again.load(&first.id).unwrap(), store.load(&first.id).unwrap());
    assert_eq!(again.kept(&first.id, "review").unwrap().as_deref(), Some("whole"));
    assert_eq!(again.kept(&second.id, "review"), Ok(None));
    assert_eq!(again.changes(), [], "what was filled in is written down");
    again.delete(&first.id, Leaves::Result).unwrap();
    notebook.write(again.changes());
    assert_eq!(notebook.0.keys().collect::<Vec<_>>(), [&second.id]);
}

#[test]
fn a_conflict_changes_nothing() {
    let store = MemoryStore::new(outside());
    let id = store.create(table("one")).unwrap().id;
    store.append(&id, 0, &lines(0, 1), "{}", None).unwrap();
    store.changes();
    let late = store.append(&id, 0, &lines(0, 1), "{}", None);
    assert_eq!(late, Err(StoreError::Conflict { current: 1 }));
    assert_eq!(store.changes(), []);
}

#[test]
fn without_randomness_there_is_no_table() {
    let store = MemoryStore::new(Outside { random: |_| false, ..outside() });
    assert_eq!(store.create(table("none")), Err(StoreError::NoRandomness));
    assert_eq!(store.list(9, 0).unwrap(), []);
}

#[test]
fn results_are_written_down_with_what_brought_them() {
    let (store, mut notebook) = (MemoryStore::new(outside()), Notebook::default());
    let id = store.create(table("first")).unwrap().id;
    store.append(&id, 0, &lines(0, 1), "{}", Some("{\"you\":1}")).unwrap();
    store.comment(&id, "close").unwrap();
    notebook.write(store.changes());
    assert_eq!(store.changes(), []);
    let again = notebook.opened();
    assert_eq!(again.results(9, 0).unwrap(), store.results(9, 0).unwrap());
    assert_eq!(again.changes(), [], "what was filled in is written down");
    again.delete(&id, Leaves::Nothing).unwrap();
    notebook.write(again.changes());
    assert_eq!(notebook, Notebook::default(), "nothing is left");
}
