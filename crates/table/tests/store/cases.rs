//! What every store does.

use std::collections::HashSet;
use std::sync::Barrier;
use std::time::Instant;

use table::store::{Leaves, LimitError, NewTable, limits};
use table::{StoreError, TableId};

use crate::place::{HEAD, Place, lines, table};

pub fn a_table_from_its_beginning_to_its_end(place: &Place) {
    let store = place.open();
    assert_eq!(store.list(10, 0), Ok(vec![]));
    let made = store.create(NewTable { lines: lines(0, 2), ..table("  Rainy Sunday ") }).unwrap();
    assert_eq!((made.name.as_str(), made.game.as_str(), made.version), ("Rainy Sunday", "patchwork", 2));
    assert!(made.created > 1_700_000_000 && made.updated == made.created, "unix seconds: {made:?}");
    assert_eq!(store.list(10, 0), Ok(vec![made.clone()]));
    assert_eq!(store.append(&made.id, 2, &lines(2, 3), "{\"score\":7}", None), Ok(5));
    assert_eq!(store.append(&made.id, 5, &[], "{\"score\":8}", None), Ok(5), "only the summary changes");
    store.rename(&made.id, "Sunny Monday").unwrap();

    // Another handle sees all of it.
    let record = place.open().load(&made.id).unwrap();
    assert_eq!((record.head.as_str(), &record.lines), (HEAD, &lines(0, 5)));
    assert_eq!(record.text(), format!("{HEAD}{}\n", lines(0, 5).join("\n")));
    assert_eq!((record.info.name.as_str(), record.info.version), ("Sunny Monday", 5));
    assert_eq!(record.info.summary, "{\"score\":8}");
    assert!(record.info.updated >= record.info.created);
    assert_eq!(store.info(&made.id), Ok(record.info.clone()));
    assert_eq!(store.list(10, 0), Ok(vec![record.info]));

    store.delete(&made.id, Leaves::Result).unwrap();
    assert_eq!(store.list(10, 0), Ok(vec![]));
    assert_eq!(store.load(&made.id), Err(StoreError::NotFound(made.id)));
}

pub fn text_comes_back_as_it_was(place: &Place) {
    let store = place.open();
    let odd = ["", " ", "'; DROP TABLE automa_tables; --", "\\x00 \\ \"", "Zoë 日本 🧵", "%s $1 ?1"]
        .map(str::to_owned);
    let head = format!("{HEAD}| {}\n", "ü".repeat(1000));
    for name in &odd[2..] {
        let new = NewTable { head: head.clone(), lines: odd.to_vec(), summary: name.clone(), ..table(name) };
        let id = store.create(new).unwrap().id;
        let long = "x".repeat(limits::LINE_BYTES);
        store.append(&id, 6, &[odd[2].clone(), long.clone()], name, None).unwrap();
        let record = store.load(&id).unwrap();
        assert_eq!((&record.info.name, &record.info.summary, &record.head), (name, name, &head));
        assert_eq!(record.lines[..6], odd);
        assert_eq!(record.lines[6..], [odd[2].clone(), long]);
    }
}

pub fn the_last_played_comes_first(place: &Place) {
    let store = place.open();
    let ids: Vec<TableId> = (0..5).map(|n| store.create(table(&format!("t{n}"))).unwrap().id).collect();
    let names = |limit, offset| -> Vec<String> {
        store.list(limit, offset).unwrap().into_iter().map(|info| info.name).collect()
    };
    assert_eq!(names(9, 0), ["t4", "t3", "t2", "t1", "t0"]);
    store.append(&ids[1], 0, &lines(0, 1), "{}", None).unwrap();
    // A new name is no move.
    store.rename(&ids[0], "zero").unwrap();
    assert_eq!(names(9, 0), ["t1", "t4", "t3", "t2", "zero"]);
    assert_eq!(
        (names(2, 0), names(2, 2), names(2, 4)),
        (
            vec!["t1".to_owned(), "t4".to_owned()],
            vec!["t3".to_owned(), "t2".to_owned()],
            vec!["zero".to_owned()],
        )
    );
    assert!(names(0, 0).is_empty() && names(9, 5).is_empty() && names(9, u32::MAX).is_empty());
    assert_eq!(names(u32::MAX, 0).len(), 5);
    // However quick the machine: many decisions in a millisecond do not put their table before what is played after them.
    for round in 0..30 {
        for version in 3 * round..3 * round + 3 {
            store.append(&ids[3], version, &lines(version, 1), "{}", None).unwrap();
        }
        store.append(&ids[2], round, &lines(round, 1), "{}", None).unwrap();
        assert_eq!(names(2, 0), ["t2", "t3"]);
    }
}

pub fn a_long_list_stays_quick_and_small(place: &Place) {
    let store = place.open();
    // Large heads and many lines: a list must not read them.
    let head = format!("{HEAD}{}\n", "| pack\n".repeat(9000));
    std::thread::scope(|scope| {
        for _ in 0..16 {
            scope.spawn(|| {
                for n in 0..64 {
                    let head = if n % 8 == 0 { head.clone() } else { HEAD.to_owned() };
                    store.create(NewTable { head, lines: lines(0, 20), ..table("many") }).unwrap();
                }
            });
        }
    });
    let start = Instant::now();
    for page in 0..16 {
        assert_eq!(store.list(64, 64 * page).unwrap().len(), 64);
    }
    let each = start.elapsed() / 16;
    assert!(each.as_millis() < 100, "a page of 1,024 tables took {each:?}");
}

pub fn limits_are_kept_and_nothing_is_changed(place: &Place) {
    let store = place.open();
    let refused = |new: NewTable| store.create(new).map(|_| ());
    let long_name = "ü".repeat(limits::NAME_CHARS);
    assert_eq!(refused(table(&long_name)), Ok(()));
    assert_eq!(store.create(table("  ")).unwrap().name, "", "nobody chose a name");
    for name in ["two\nlines", "zero\0", &format!("{long_name}x")] {
        assert_eq!(refused(table(name)), Err(LimitError::Name.into()), "{name:?}");
    }
    let big = "x".repeat(limits::HEAD_BYTES);
    assert_eq!(refused(NewTable { head: format!("{big}\n"), ..table("a") }), Err(LimitError::Head.into()));
    assert_eq!(refused(NewTable { head: "a\0\n".into(), ..table("a") }), Err(LimitError::HeadText.into()));
    assert_eq!(refused(NewTable { head: "a".into(), ..table("a") }), Err(LimitError::HeadText.into()));
    assert_eq!(refused(NewTable { game: String::new(), ..table("a") }), Err(LimitError::Game.into()));
    assert_eq!(refused(NewTable { summary: "\0".into(), ..table("a") }), Err(LimitError::Summary.into()));

    let id = store.create(table("kept")).unwrap().id;
    let before = store.load(&id).unwrap();
    let append = |line: &str| store.append(&id, 0, &["1 advance".to_owned(), line.to_owned()], "{}", None);
    let long = "x".repeat(limits::LINE_BYTES + 1);
    assert_eq!(append(&long), Err(LimitError::Line { line: 2 }.into()));
    for line in ["a\nb", "a\r", "\0"] {
        assert_eq!(append(line), Err(LimitError::Character { line: 2 }.into()));
    }
    assert_eq!(store.append(&id, 0, &lines(0, 1), &long, None), Err(LimitError::Summary.into()));
    assert_eq!(store.rename(&id, " "), Err(LimitError::Name.into()));
    assert_eq!(store.load(&id), Ok(before));
}

pub fn tables_are_made_all_or_none(place: &Place) {
    let store = place.open();
    assert_eq!(store.create_all(vec![]), Ok(vec![]));
    let long = "x".repeat(limits::LINE_BYTES + 1);
    let bad = NewTable { lines: vec![long], ..table("bad") };
    assert!(store.create_all(vec![table("first"), bad, table("third")]).is_err());
    assert_eq!(store.list(9, 0), Ok(vec![]));
    let new = |number: u64| NewTable { lines: lines(0, number), ..table(&format!("t{number}")) };
    let made = store.create_all((0..20).map(new).collect()).unwrap();
    assert!((0..20).zip(&made).all(|(number, made)| made.version == number));
    let mut listed = place.open().list(99, 0).unwrap();
    listed.reverse();
    assert_eq!(listed, made, "the last counts as the last played");
    assert_eq!(store.load(&made[7].id).unwrap().lines, lines(0, 7));
}

pub fn a_table_has_an_end(place: &Place) {
    let store = place.open();
    let most = limits::LINES as u64;
    assert!(store.create(NewTable { lines: lines(0, most + 1), ..table("a") }).is_err());
    let id = store.create(NewTable { lines: lines(0, most - 1), ..table("a") }).unwrap().id;
    assert_eq!(store.append(&id, most - 1, &lines(0, 2), "{}", None), Err(LimitError::Lines.into()));
    assert_eq!(store.append(&id, most - 1, &lines(0, 1), "{}", None), Ok(most));
    assert_eq!(store.append(&id, most, &lines(0, 1), "{}", None), Err(LimitError::Lines.into()));
    assert_eq!(store.append(&id, u64::MAX, &lines(0, 1), "{}", None), Err(LimitError::Lines.into()));
    assert_eq!(store.append(&id, u64::MAX, &[], "{}", None), Err(LimitError::Lines.into()));
    assert_eq!(store.load(&id).unwrap().lines.len(), limits::LINES);
}

pub fn what_is_not_there_is_not_found(place: &Place) {
    let store = place.open();
    let id: TableId = "0123456789ab".parse().unwrap();
    let missing = || StoreError::NotFound(id.clone());
    assert_eq!(store.info(&id), Err(missing()));
    assert_eq!(store.load(&id), Err(missing()));
    assert_eq!(store.append(&id, 0, &lines(0, 1), "{}", None), Err(missing()));
    assert_eq!(store.rename(&id, "name"), Err(missing()));
    assert_eq!(store.delete(&id, Leaves::Result), Err(missing()));
    for text in
        ["", "0123456789a", "0123456789abc", "0123456789aB", "0123456789a/", "0123456789aü", "iiiiiiiiiiii"]
    {
        assert!(text.parse::<TableId>().is_err(), "{text}");
    }
}

pub fn of_two_writers_exactly_one_wins(place: &Place) {
    const ROUNDS: u64 = 15;
    let first = place.open();
    let id = first.create(table("race")).unwrap().id;
    let handles = [first, place.open()];
    let gate = Barrier::new(8);
    let won: Vec<(u64, String)> = std::thread::scope(|scope| {
        let writers: Vec<_> = (0..8)
            .map(|writer| {
                let (store, id, gate) = (&handles[writer % 2], &id, &gate);
                scope.spawn(move || {
                    let mut won = Vec::new();
                    for version in 0..ROUNDS {
                        gate.wait();
                        let line = format!("{version} by {writer}");
                        match store.append(id, version, std::slice::from_ref(&line), "{}", None) {
                            Ok(new) => won.push((new, line)),
                            Err(error) => assert_eq!(error, StoreError::Conflict { current: version + 1 }),
                        }
                        gate.wait();
                    }
                    won
                })
            })
            .collect();
        writers.into_iter().flat_map(|writer| writer.join().unwrap()).collect()
    });
    let record = handles[0].load(&id).unwrap();
    assert_eq!((won.len() as u64, record.lines.len() as u64, record.info.version), (ROUNDS, ROUNDS, ROUNDS));
    for (version, line) in won {
        assert_eq!(record.lines[version as usize - 1], line);
    }
}

pub fn many_threads_lose_nothing(place: &Place) {
    let store = place.open();
    let ids: Vec<TableId> = std::thread::scope(|scope| {
        let writers: Vec<_> = (0..16)
            .map(|_| {
                scope.spawn(|| {
                    let id = store.create(table("one of many")).unwrap().id;
                    for version in 0..20 {
                        assert_eq!(
                            store.append(&id, version, &lines(version, 1), "{}", None),
                            Ok(version + 1)
                        );
                        assert_eq!(store.load(&id).unwrap().info.version, version + 1, "seen at once");
                    }
                    id
                })
            })
            .collect();
        writers.into_iter().map(|writer| writer.join().unwrap()).collect()
    });
    assert_eq!(ids.iter().collect::<HashSet<_>>().len(), 16);
    drop(store);
    let store = place.open();
    for id in ids {
        assert_eq!(store.load(&id).unwrap().lines, lines(0, 20));
    }
}

pub fn many_handles_may_open_at_once(place: &Place) {
    std::thread::scope(|scope| {
        for _ in 0..6 {
            scope.spawn(|| place.open().create(table("together")).unwrap());
        }
    });
    assert_eq!(place.open().list(10, 0).unwrap().len(), 6);
}

pub fn a_store_may_be_used_and_dropped_in_an_async_program(place: &Place) {
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).build().unwrap();
    let url = place.url.clone();
    let on_a_worker = runtime.spawn(async move {
        // It waits, which is impolite there; it must not panic.
        let store = table::store::open(Some(&url)).unwrap();
        store.create(table("async")).unwrap();
        store.list(9, 0).unwrap().len()
    });
    assert_eq!(runtime.block_on(on_a_worker).unwrap(), 1);
}
