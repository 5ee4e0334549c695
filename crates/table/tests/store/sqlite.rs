//! What can be wrong with a file, and what is said about it.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use rusqlite::Connection;
use table::store::{SqliteStore, limits};
use table::{Store, StoreError, Tables};
use tempfile::TempDir;

use crate::place::{lines, table};

fn file() -> (TempDir, PathBuf) {
    let directory = tempfile::tempdir().unwrap();
    let path = directory.path().join("automa.db");
    (directory, path)
}

/// A database with some tables, closed: one file.
fn filled() -> (TempDir, PathBuf) {
    let (directory, path) = file();
    let store = SqliteStore::open(&path).unwrap();
    for name in ["a", "b", "c"] {
        let id = store.create(table(name)).unwrap().id;
        store.append(&id, 0, &lines(0, 500), "{}", None).unwrap();
    }
    drop(store);
    assert_eq!(fs::read_dir(directory.path()).unwrap().count(), 1, "the log was put into the file");
    (directory, path)
}

/// Opens it and reads everything.
fn read_all(path: &Path) -> Result<usize, StoreError> {
    let store = SqliteStore::open(path)?;
    let tables = store.list(100, 0)?;
    for info in &tables {
        store.load(&info.id)?;
    }
    Ok(tables.len())
}

#[test]
fn an_empty_file_becomes_a_database() {
    let (_directory, path) = file();
    fs::write(&path, "").unwrap();
    assert_eq!(read_all(&path), Ok(0));
}

#[test]
fn a_file_that_is_no_database_is_left_alone() {
    let (_directory, path) = file();
    let text = "Dear diary, today I played Patchwork. ".repeat(100);
    fs::write(&path, &text).unwrap();
    let error = read_all(&path).unwrap_err();
    assert_eq!(error, StoreError::NoDatabase { place: path.display().to_string() });
    assert!(error.to_string().contains("give another --database FILE"), "{error}");
    assert_eq!(fs::read_to_string(&path).unwrap(), text);
}

#[test]
fn the_database_of_another_program_is_left_alone() {
    let (_directory, path) = file();
    Connection::open(&path).unwrap().execute_batch("CREATE TABLE recipes (name TEXT)").unwrap();
    let before = fs::read(&path).unwrap();
    assert!(matches!(read_all(&path), Err(StoreError::Foreign { .. })));
    assert_eq!(fs::read(&path).unwrap(), before);
}

#[test]
fn a_newer_format_asks_for_a_newer_program() {
    let (_directory, path) = filled();
    Connection::open(&path).unwrap().pragma_update(None, "user_version", 99).unwrap();
    let error = read_all(&path).unwrap_err();
    assert!(matches!(error, StoreError::Newer { found: 99, known: 3, .. }));
    assert!(error.to_string().ends_with("use a newer automa"), "{error}");
    Connection::open(&path).unwrap().pragma_update(None, "user_version", -1).unwrap();
    assert!(matches!(read_all(&path), Err(StoreError::Newer { found: -1, .. })));
}

#[test]
fn a_damaged_file_is_noticed_and_never_panics() {
    let (_directory, path) = filled();
    let good = fs::read(&path).unwrap();
    let mut noticed = 0;
    // Each page overwritten, and the file cut off at each page.
    for page in 0..good.len() / 4096 {
        let mut bad = good.clone();
        bad[page * 4096..(page + 1) * 4096].fill(0xa5);
        for bytes in [&bad[..], &good[..page * 4096 + 100]] {
            fs::write(&path, bytes).unwrap();
            match read_all(&path) {
                Ok(_) => {}
                Err(
                    StoreError::Corrupt { .. } | StoreError::NoDatabase { .. } | StoreError::Foreign { .. },
                ) => {
                    noticed += 1;
                }
                Err(error) => panic!("page {page}: {error}"),
            }
            for log in ["automa.db-wal", "automa.db-shm"] {
                let _ = fs::remove_file(path.with_file_name(log));
            }
        }
    }
    assert!(noticed > good.len() / 4096, "{noticed} of {}", good.len() / 4096 * 2);
    fs::write(&path, &good).unwrap();
    assert_eq!(read_all(&path), Ok(3));
}

#[test]
fn what_is_not_damaged_is_still_listed() {
    let (_directory, path) = file();
    let store = SqliteStore::open(&path).unwrap();
    for number in 0..300 {
        store.create(table(&format!("table {number}"))).unwrap();
    }
    let all: Vec<String> = store.list(1000, 0).unwrap().into_iter().map(|info| info.name).collect();
    drop(store);
    let good = fs::read(&path).unwrap();
    let mut partly = 0;
    for page in 1..good.len() / 4096 {
        let mut bad = good.clone();
        bad[page * 4096..(page + 1) * 4096].fill(0xa5);
        fs::write(&path, &bad).unwrap();
        // Without its list of tables it is no database of ours any more.
        if let Ok(store) = SqliteStore::open(&path) {
            let tables = Tables::new(std::sync::Arc::new(store));
            let listed = tables.list(1000, 0).unwrap();
            let names: Vec<&String> = listed.tables.iter().map(|info| &info.name).collect();
            assert!(
                all.iter().filter(|name| names.contains(name)).eq(names.iter().copied()),
                "page {page}: their order"
            );
            // A page holds some forty of them; the index that leads to all of them is not the only one.
            let root = names.is_empty();
            assert!(root || names.len() > 200, "page {page}: only {} are left", names.len());
            assert!(listed.damage.is_some() || names.len() == all.len(), "page {page}: nothing is said");
            partly += usize::from(!root && names.len() < all.len());
        }
        for log in ["automa.db-wal", "automa.db-shm"] {
            let _ = fs::remove_file(path.with_file_name(log));
        }
    }
    assert!(partly > 3, "{partly} pages hold a part of the list");
}

#[test]
fn lines_that_went_missing_are_noticed() {
    let (_directory, path) = filled();
    Connection::open(&path).unwrap().execute_batch("DELETE FROM automa_lines WHERE number = 7").unwrap();
    let error = read_all(&path).unwrap_err();
    assert!(
        matches!(error, StoreError::Corrupt { .. }) && error.to_string().contains("restore a copy"),
        "{error}"
    );
    Connection::open(&path).unwrap().execute_batch("DROP TABLE automa_heads").unwrap();
    assert!(matches!(read_all(&path), Err(StoreError::Corrupt { .. })));
}

#[test]
fn a_place_that_cannot_be_written_says_so() {
    let (directory, path) = file();
    fs::write(&path, "").unwrap();
    // Even root cannot make a directory below a file, or open a directory as a file.
    let zero = directory.path().join("zero\0.db");
    for bad in [path.join("automa.db"), path.join("more/automa.db"), directory.path().to_owned(), zero] {
        let error = SqliteStore::open(&bad).unwrap_err();
        assert!(matches!(error, StoreError::Open { .. }), "{error:?}");
        assert!(error.to_string().contains("check the path and the rights"), "{error}");
    }
}

#[test]
fn a_file_that_cannot_be_written_says_so() {
    let (_directory, path) = filled();
    let mut rights = fs::metadata(&path).unwrap().permissions();
    rights.set_readonly(true);
    fs::set_permissions(&path, rights).unwrap();
    // Root may write everything: then there is nothing to refuse.
    if fs::OpenOptions::new().append(true).open(&path).is_ok() {
        assert_eq!(read_all(&path), Ok(3));
    } else {
        assert!(matches!(read_all(&path), Err(StoreError::ReadOnly { .. })));
    }
}

#[test]
fn another_program_that_holds_the_file_is_waited_for() {
    let (_directory, path) = filled();
    let store = SqliteStore::open(&path).unwrap();
    let id = store.list(1, 0).unwrap()[0].id.clone();
    let other = Connection::open(&path).unwrap();
    other.execute_batch("BEGIN IMMEDIATE").unwrap();
    std::thread::scope(|scope| {
        let writer = scope.spawn(|| store.append(&id, 500, &lines(500, 1), "{}", None));
        std::thread::sleep(std::time::Duration::from_millis(200));
        // Reading goes on meanwhile.
        assert_eq!(store.load(&id).unwrap().info.version, 500);
        other.execute_batch("COMMIT").unwrap();
        assert_eq!(writer.join().unwrap(), Ok(501));
    });
}

/// Not a test: a process that may not write more than a little.
#[test]
#[ignore = "started by the test below"]
fn small_disk() {
    let Some(path) = std::env::var_os("AUTOMA_TEST_FULL") else { return };
    let store = SqliteStore::open(Path::new(&path)).unwrap();
    let id = store.create(table("full")).unwrap().id;
    let line = vec!["x".repeat(limits::LINE_BYTES); 10];
    let mut version = 0;
    let error = loop {
        match store.append(&id, version, &line, "{}", None) {
            Ok(new) => version = new,
            Err(error) => break error,
        }
        assert!(version < 4000, "the disk should be full by now");
    };
    assert!(matches!(error, StoreError::Disk { .. } | StoreError::DiskFull { .. }), "{error:?}");
    assert!(error.to_string().contains("free"), "{error}");
    let record = store.load(&id).unwrap();
    assert_eq!((record.info.version, record.lines.len() as u64), (version, version));
    println!("\nstopped at {version}");
}

#[test]
fn a_full_disk_keeps_what_was_there() {
    let (_directory, path) = file();
    let exe = std::env::current_exe().unwrap();
    // A limit on the size of files stands for a full disk; the signal that comes with it is ignored.
    let output = Command::new("sh")
        .args([
            "-c",
            "trap '' XFSZ; ulimit -f 1000; exec \"$0\" sqlite::small_disk --exact --ignored --nocapture",
        ])
        .arg(exe)
        .env("AUTOMA_TEST_FULL", &path)
        .output()
        .unwrap();
    let said = String::from_utf8_lossy(&output.stdout);
    assert!(output.status.success(), "{said}\n{}", String::from_utf8_lossy(&output.stderr));
    let version: u64 =
        said.lines().find_map(|line| line.strip_prefix("stopped at ")).unwrap().parse().unwrap();
    let store = SqliteStore::open(&path).unwrap();
    let info = &store.list(1, 0).unwrap()[0];
    assert_eq!(info.version, version);
    assert_eq!(
        store.append(&info.id, version, &lines(0, 1), "{}", None),
        Ok(version + 1),
        "with space it goes on"
    );
}
