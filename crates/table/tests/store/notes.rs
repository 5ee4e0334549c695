//! Small texts beside a table: no part of its journal, and gone with it.

use rusqlite::Connection;
use table::store::{Leaves, LimitError, SqliteStore, limits};
use table::{Store as _, StoreError, TableId};
use testkit::postgres::Postgres;

use crate::place::{Place, lines, table};

pub fn a_note_is_kept_beside_its_table_until_both_go(place: &Place) {
    let store = place.open();
    let (id, other) = (store.create(table("a")).unwrap().id, store.create(table("b")).unwrap().id);
    let before = store.list(9, 0).unwrap();
    assert_eq!(store.kept(&id, "review"), Ok(None));
    let odd = "'; DROP TABLE automa_notes; --\n\r\\ \" Zoë 日本 🧵 %s $1 ?1";
    store.keep(&id, "review", odd).unwrap();
    store.keep(&id, "dealt-2", "another").unwrap();
    store.keep(&other, "review", "of the other").unwrap();
    assert_eq!(place.open().kept(&id, "review").unwrap().as_deref(), Some(odd), "another handle sees it");
    store.keep(&id, "review", "later").unwrap();
    assert_eq!(store.kept(&id, "review").unwrap().as_deref(), Some("later"));
    store.keep(&id, "dealt-2", "").unwrap();
    store.keep(&id, "never", "").unwrap();
    assert_eq!(store.kept(&id, "dealt-2"), Ok(None));
    assert_eq!(store.list(9, 0).unwrap(), before, "neither version nor place in the list has changed");
    assert_eq!(store.append(&id, 0, &lines(0, 1), "{}", None), Ok(1));
    assert_eq!(store.kept(&id, "review").unwrap().as_deref(), Some("later"));

    store.delete(&id, Leaves::Result).unwrap();
    let missing = || StoreError::NotFound(id.clone());
    assert_eq!(store.kept(&id, "review"), Err(missing()));
    assert_eq!(store.keep(&id, "review", "late"), Err(missing()));
    assert_eq!(store.keep(&id, "review", ""), Err(missing()));
    assert_eq!(store.kept(&other, "review").unwrap().as_deref(), Some("of the other"));
}

pub fn notes_have_limits_and_what_is_refused_changes_nothing(place: &Place) {
    let store = place.open();
    let id = store.create(table("a")).unwrap().id;
    for name in ["", "Review", "re view", "ü", "a/b", &"x".repeat(limits::NOTE_NAME_BYTES + 1)] {
        assert_eq!(store.keep(&id, name, "text"), Err(LimitError::NoteName.into()), "{name:?}");
        assert_eq!(store.kept(&id, name), Err(LimitError::NoteName.into()), "{name:?}");
    }
    let largest = "x".repeat(limits::NOTE_BYTES);
    store.keep(&id, "large", &largest).unwrap();
    assert_eq!(store.keep(&id, "large", &format!("{largest}x")), Err(LimitError::Note.into()));
    assert_eq!(store.keep(&id, "large", "zero\0"), Err(LimitError::Note.into()));
    assert_eq!(store.kept(&id, "large").unwrap(), Some(largest));
    for number in 1..limits::NOTES {
        store.keep(&id, &format!("note-{number}"), "text").unwrap();
    }
    assert_eq!(store.keep(&id, "one-more", "text"), Err(LimitError::Notes.into()));
    assert_eq!(store.kept(&id, "one-more"), Ok(None));
    store.keep(&id, "note-1", "one that is there may change").unwrap();
    store.keep(&id, "large", "").unwrap();
    store.keep(&id, "one-more", "text").unwrap();
    assert_eq!(store.exceeds(1 << 30), Ok(false));
}

pub fn two_handles_write_the_same_note(place: &Place) {
    let handles = [place.open(), place.open()];
    let id = handles[0].create(table("a")).unwrap().id;
    std::thread::scope(|scope| {
        for writer in 0..8 {
            let (store, id) = (&handles[writer % 2], &id);
            scope.spawn(move || {
                for number in 0..5 {
                    store.keep(id, "review", &format!("{writer} {number}")).unwrap();
                    // More names than fit: whoever is late is refused, and no more than fit are ever kept.
                    let _ = store.keep(id, &format!("of-{writer}-{number}"), "text");
                }
            });
        }
    });
    assert!(handles[0].kept(&id, "review").unwrap().is_some());
    let kept = (0..8).flat_map(|writer| (0..5).map(move |number| format!("of-{writer}-{number}")));
    let kept = kept.filter(|name| handles[1].kept(&id, name).unwrap().is_some()).count();
    assert_eq!(kept, limits::NOTES - 1);
}

/// What later formats added to the first.
const BACK: &str = "DROP TABLE automa_notes; DROP TABLE automa_results";

#[test]
fn a_file_of_the_first_format_is_brought_up_to_date() {
    let directory = tempfile::tempdir().unwrap();
    let path = directory.path().join("automa.db");
    let store = SqliteStore::open(&path).unwrap();
    let id = store.create(table("old")).unwrap().id;
    store.append(&id, 0, &lines(0, 3), "{}", None).unwrap();
    drop(store);
    let old = Connection::open(&path).unwrap();
    old.execute_batch(BACK).unwrap();
    old.pragma_update(None, "user_version", 1).unwrap();
    drop(old);
    works(&SqliteStore::open(&path).unwrap(), &id);
    works(&SqliteStore::open(&path).unwrap(), &id);
}

#[test]
fn a_server_of_the_first_format_is_brought_up_to_date() {
    let place = Place::postgres();
    let store = place.open();
    let id = store.create(table("old")).unwrap().id;
    store.append(&id, 0, &lines(0, 3), "{}", None).unwrap();
    drop(store);
    let name = place.url.rsplit('/').next().unwrap();
    Postgres::shared().sql(name, &format!("{BACK}; UPDATE automa_schema SET version = 1"));
    works(&*place.open(), &id);
    works(&*place.open(), &id);
}

fn works(store: &dyn table::Store, id: &TableId) {
    assert_eq!(store.load(id).unwrap().lines, lines(0, 3));
    store.keep(id, "review", "text").unwrap();
    assert_eq!(store.kept(id, "review").unwrap().as_deref(), Some("text"));
}
