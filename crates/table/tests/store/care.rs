//! Copies, checks, and what can be saved out of a damaged file.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::atomic::AtomicBool;

use rusqlite::Connection;
use table::store::{CareError, SqliteStore, care};
use table::{Store, StoreError, TableId};
use tempfile::TempDir;

use crate::place::{Place, lines, table};

static GO_ON: AtomicBool = AtomicBool::new(false);

fn file() -> (TempDir, PathBuf) {
    let directory = tempfile::tempdir().unwrap();
    let path = directory.path().join("automa.db");
    (directory, path)
}

fn filled(path: &Path, tables: usize) -> Vec<TableId> {
    let store = SqliteStore::open(path).unwrap();
    let fill = |number| {
        let id = store.create(table(&format!("t{number}"))).unwrap().id;
        store.append(&id, 0, &lines(0, 60), "{}", None).unwrap();
        id
    };
    (0..tables).map(fill).collect()
}

fn url(path: &Path) -> String {
    path.display().to_string()
}

fn names(folder: &Path) -> Vec<String> {
    let mut names: Vec<String> = fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect();
    names.sort();
    names
}

#[test]
fn a_copy_is_one_moment_of_a_store_that_is_written_meanwhile() {
    let (directory, path) = file();
    filled(&path, 40);
    let store = SqliteStore::open(&path).unwrap();
    let id = store.create(table("busy")).unwrap().id;
    let done = AtomicBool::new(false);
    std::thread::scope(|scope| {
        scope.spawn(|| {
            let mut version = 0;
            // A table has an end: see the limits.
            while !done.load(std::sync::atomic::Ordering::Relaxed) && version < 4_900 {
                version = store.append(&id, version, &lines(version, 1), "{}", None).unwrap();
            }
        });
        for number in 0..10 {
            let to = directory.path().join(format!("copy-{number}.db"));
            assert_eq!(care::backup(Some(&url(&path)), &to, false, &GO_ON).unwrap(), 41);
            let copy = SqliteStore::open(&to).unwrap();
            // Each table has as many lines as it says, or this is an error.
            for info in copy.list(100, 0).unwrap() {
                copy.load(&info.id).unwrap();
            }
        }
        done.store(true, std::sync::atomic::Ordering::Relaxed);
    });
}

#[test]
fn nothing_is_written_over_without_being_told() {
    let (directory, path) = file();
    filled(&path, 3);
    let to = directory.path().join("kept.db");
    fs::write(&to, "a diary").unwrap();
    let (source, before) = (url(&path), names(directory.path()));
    let backup = |to: &Path, force| care::backup(Some(&source), to, force, &GO_ON);
    assert!(matches!(backup(&to, false), Err(CareError::Exists(_))));
    assert_eq!(fs::read_to_string(&to).unwrap(), "a diary");
    assert!(matches!(backup(&path, true), Err(CareError::Itself(_))));
    let nowhere = directory.path().join("no/such/folder/copy.db");
    assert!(matches!(backup(&nowhere, false), Err(CareError::Write(..))));
    let stopped = care::backup(Some(&source), &to, true, &AtomicBool::new(true));
    assert!(matches!(stopped, Err(CareError::Stopped)), "{stopped:?}");
    assert_eq!(fs::read_to_string(&to).unwrap(), "a diary", "nor is anything lost by stopping");
    assert_eq!(names(directory.path()), before, "and nothing is left lying about");
    assert_eq!(backup(&to, true).unwrap(), 3);
    assert_eq!(SqliteStore::open(&to).unwrap().list(9, 0).unwrap().len(), 3);
}

#[test]
fn what_is_not_there_or_not_ours_is_not_made_nor_copied() {
    let (directory, path) = file();
    let to = directory.path().join("copy.db");
    let source = url(&path);
    assert!(matches!(care::backup(Some(&source), &to, false, &GO_ON), Err(CareError::None(_))));
    assert!(matches!(care::faults(Some(&source), &GO_ON), Err(CareError::None(_))));
    assert!(names(directory.path()).is_empty(), "nothing was made");
    Connection::open(&path).unwrap().execute_batch("CREATE TABLE recipes (name TEXT)").unwrap();
    let foreign = care::backup(Some(&source), &to, false, &GO_ON);
    assert!(matches!(foreign, Err(CareError::Store(StoreError::Foreign { .. }))), "{foreign:?}");
    let server = care::backup(Some(&Place::postgres().url), &to, false, &GO_ON).unwrap_err();
    assert!(server.to_string().contains("pg_dump"), "{server}");
    assert_eq!(names(directory.path()), ["automa.db"]);
}

#[test]
fn a_sound_file_has_no_faults_and_a_damaged_one_has() {
    let (_directory, path) = file();
    filled(&path, 10);
    assert_eq!(care::faults(Some(&url(&path)), &GO_ON).unwrap(), [] as [String; 0]);
    let stray = "PRAGMA foreign_keys = OFF; DELETE FROM automa_tables WHERE name = 't3'";
    Connection::open(&path).unwrap().execute_batch(stray).unwrap();
    let said = care::faults(Some(&url(&path)), &GO_ON).unwrap();
    assert!(said.iter().any(|line| line.contains("automa_lines")), "{said:?}");
}

#[test]
fn of_a_damaged_file_all_is_saved_that_can_be_read() {
    let (directory, path) = file();
    let ids = filled(&path, 60);
    let good = fs::read(&path).unwrap();
    let (mut tried, mut saved_tables, mut whole_files) = (0, 0, 0);
    for page in 1..good.len() / 4096 {
        let mut bad = good.clone();
        bad[page * 4096..(page + 1) * 4096].fill(0xa5);
        fs::write(&path, &bad).unwrap();
        let to = directory.path().join("saved.db");
        let salvaged = care::salvage(Some(&url(&path)), &to, true, &GO_ON, |_, _| {});
        tried += 1;
        if let Ok(salvaged) = salvaged {
            let saved = SqliteStore::open(&to).unwrap();
            let list = saved.list(100, 0).unwrap();
            assert_eq!(list.len(), salvaged.whole + salvaged.cut.len(), "page {page}");
            for info in &list {
                let record = saved.load(&info.id).unwrap();
                assert!(ids.contains(&info.id), "under its own id");
                assert_eq!(record.lines, lines(0, record.lines.len() as u64), "a beginning of what it was");
            }
            assert_eq!(care::faults(Some(&url(&to)), &GO_ON).unwrap(), [] as [String; 0]);
            saved_tables += list.len();
            whole_files += usize::from(salvaged.whole == 60);
        }
        for log in ["automa.db-wal", "automa.db-shm", "saved.db-wal", "saved.db-shm"] {
            let _ = fs::remove_file(path.with_file_name(log));
        }
    }
    // One page holds one of the indexes' leaves, or the lines of one or two tables; roots lead to everything.
    assert!(saved_tables > tried * 60 * 8 / 10, "{saved_tables} of {}", tried * 60);
    assert!(whole_files > 1, "{whole_files}");
}

#[test]
fn a_file_that_is_taken_away_or_replaced_is_noticed_before_the_next_answer() {
    for replaced in [false, true] {
        let (directory, path) = file();
        let id = filled(&path, 2).remove(0);
        let store = SqliteStore::open(&path).unwrap();
        assert_eq!(store.append(&id, 60, &lines(60, 1), "{}", None), Ok(61));
        let aside = directory.path().join("aside.db");
        if replaced {
            care::backup(Some(&url(&path)), &aside, false, &GO_ON).unwrap();
            fs::rename(&aside, &path).unwrap();
        } else {
            fs::rename(&path, &aside).unwrap();
        }
        let error = store.append(&id, 61, &lines(61, 1), "{}", None).unwrap_err();
        assert!(matches!(error, StoreError::Replaced { .. }), "{error:?}");
        assert!(error.to_string().contains("restarted"), "{error}");
        assert!(matches!(store.create(table("new")), Err(StoreError::Replaced { .. })));
        if !replaced {
            // Put back, it is the same file again, and nothing was written that nobody was told of.
            fs::rename(&aside, &path).unwrap();
            assert_eq!(store.append(&id, 61, &lines(61, 1), "{}", None), Ok(62));
        }
    }
}
