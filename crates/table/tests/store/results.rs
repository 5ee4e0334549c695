//! Results of games that have ended: written and taken back with the decisions, and left behind by their tables.

use std::path::Path;

use kernel::{Game as _, Legal as _, Notation as _, Session};
use patchwork::{Patchwork, PatchworkOptions};
use table::store::{GameResult, Leaves, LimitError, NewResult, SqliteStore, Store, limits};
use table::{Bots, StoreError, TableId, Tables, To, Told};
use testkit::postgres::Postgres;

use crate::place::{Place, lines, table};

fn texts(store: &dyn Store) -> Vec<(TableId, String)> {
    store.results(100, 0).unwrap().into_iter().map(|result| (result.id, result.text)).collect()
}

pub fn a_result_comes_with_its_decision_and_goes_with_it(place: &Place) {
    let store = place.open();
    let id = store.create(table("a")).unwrap().id;
    store.append(&id, 0, &lines(0, 1), "{}", None).unwrap();
    assert_eq!(texts(&*store), []);
    store.append(&id, 1, &lines(1, 1), "{}", Some("{\"you\":3}")).unwrap();
    let result = store.result(&id).unwrap();
    assert_eq!((&result.game[..], &result.text[..], &result.comment[..]), ("patchwork", "{\"you\":3}", ""));
    assert!(result.ended > 1_700_000_000, "{result:?}");
    store.comment(&id, "Zoë won; '; DROP TABLE automa_results; --").unwrap();

    // Who was too late changes nothing, the result neither.
    assert_eq!(store.append(&id, 1, &lines(1, 1), "{}", None), Err(StoreError::Conflict { current: 2 }));
    assert_eq!(
        store.append(&id, 1, &lines(1, 1), "{}", Some("{}")),
        Err(StoreError::Conflict { current: 2 })
    );
    assert_eq!(texts(&*place.open()), [(id.clone(), "{\"you\":3}".to_owned())], "another handle sees it");

    // Undone: it does not count, and what was written about it waits.
    store.append(&id, 2, &lines(2, 1), "{}", None).unwrap();
    assert_eq!((texts(&*store), store.result(&id)), (vec![], Err(StoreError::NotFound(id.clone()))));
    assert_eq!(store.comment(&id, "nothing to say"), Err(StoreError::NotFound(id.clone())));
    store.append(&id, 3, &lines(3, 1), "{}", Some("{\"you\":4}")).unwrap();
    let again = store.result(&id).unwrap();
    assert_eq!(
        (&again.text[..], &again.comment[..]),
        ("{\"you\":4}", "Zoë won; '; DROP TABLE automa_results; --")
    );
    store.forget_result(&id).unwrap();
    assert_eq!(store.forget_result(&id), Err(StoreError::NotFound(id.clone())));
    assert_eq!(store.load(&id).unwrap().info.version, 4, "the table stays");
}

pub fn a_deleted_table_leaves_what_was_asked_for(place: &Place) {
    let store = place.open();
    let ended = |text: Option<&str>| {
        let id = store.create(table("a")).unwrap().id;
        store.append(&id, 0, &lines(0, 1), "{}", text).unwrap();
        id
    };
    let [kept, forgotten, running, given_up] =
        [ended(Some("kept")), ended(Some("gone")), ended(None), ended(None)];
    let undone = ended(Some("undone"));
    store.append(&undone, 1, &lines(1, 1), "{}", None).unwrap();
    store.delete(&kept, Leaves::Result).unwrap();
    store.delete(&forgotten, Leaves::Nothing).unwrap();
    store.delete(&running, Leaves::Result).unwrap();
    store.delete(&undone, Leaves::Result).unwrap();
    store.delete(&given_up, Leaves::GivenUp("lost")).unwrap();
    assert_eq!(
        store.delete(&given_up, Leaves::GivenUp("twice")),
        Err(StoreError::NotFound(given_up.clone()))
    );
    let mut left = texts(&*place.open());
    left.sort_by(|a, b| a.1.cmp(&b.1));
    assert_eq!(left, [(kept.clone(), "kept".to_owned()), (given_up, "lost".to_owned())]);
    // What was left behind can be forgotten later.
    store.forget_result(&kept).unwrap();
    assert_eq!(store.results(9, 0).unwrap().len(), 1);
}

fn brought(id: Option<&str>, ended: u64, text: &str) -> NewResult {
    let id = id.map(|id| id.parse().unwrap());
    NewResult { id, game: "patchwork".to_owned(), ended, text: text.to_owned(), comment: String::new() }
}

pub fn results_from_elsewhere_come_once(place: &Place) {
    let store = place.open();
    let new = || {
        vec![
            brought(Some("0123456789ab"), 5_000, "a"),
            brought(None, 7_000, "b"),
            brought(Some("0123456789ac"), 6_000, "c"),
        ]
    };
    assert_eq!(store.add_results(new()), Ok(3));
    assert_eq!(store.add_results(new()), Ok(1), "only the one without an id is new");
    let all: Vec<(u64, String)> =
        store.results(9, 0).unwrap().into_iter().map(|result| (result.ended, result.text)).collect();
    let wanted = [(7_000, "b"), (7_000, "b"), (6_000, "c"), (5_000, "a")];
    assert_eq!(all, wanted.map(|(ended, text)| (ended, text.to_owned())), "the latest first");
    assert_eq!(store.results(1, 2).unwrap()[0].text, "c");
    assert_eq!(store.add_results(vec![]), Ok(0));

    // All or none.
    let large = "x".repeat(limits::RESULT_BYTES + 1);
    for wrong in
        [brought(None, 1, ""), brought(None, 1, &large), brought(None, u64::MAX, "a"), brought(None, 1, "\0")]
    {
        let together = vec![brought(None, 1, "good"), wrong];
        assert_eq!(store.add_results(together), Err(LimitError::Result.into()));
    }
    let long = "ü".repeat(limits::COMMENT_CHARS + 1);
    let id = "0123456789ab".parse().unwrap();
    assert_eq!(store.comment(&id, &long), Err(LimitError::Comment.into()));
    assert_eq!(store.results(9, 0).unwrap().len(), 4);
    let table = store.create(table("a")).unwrap().id;
    assert_eq!(store.append(&table, 0, &lines(0, 1), "{}", Some(&large)), Err(LimitError::Result.into()));
    assert_eq!(store.load(&table).unwrap().lines.len(), 0);
}

/// Tells the points of a game that is over.
fn points(session: &Session<Patchwork>) -> Told {
    let game = session.game();
    let result = game.to_move().is_none().then(|| game.score(kernel::Seat(0)).to_string());
    Told { summary: "{}".to_owned(), result }
}

pub fn a_game_that_is_played_to_its_end_counts_until_it_is_undone(place: &Place) {
    let tables = Tables::new(place.open());
    let setup =
        kernel::Setup { options: PatchworkOptions::default(), seed: kernel::Seed(7), packs: Vec::new() };
    let id = tables.start::<Patchwork>("a", setup, points).unwrap().id;
    let remark = |_: &Patchwork, _: &kernel::Entry<Patchwork>| String::new();
    let mut version = 0;
    while tables.open::<Patchwork>(&id).is_ok_and(|open| open.session.game().to_move().is_some()) {
        assert_eq!(tables.store().results(9, 0).unwrap(), []);
        let action = {
            let open = tables.open::<Patchwork>(&id).unwrap();
            let game = open.session.game();
            // A single square of leather has to be laid; otherwise the token goes ahead.
            game.write(game.legal().get(0).unwrap())
        };
        version = tables
            .play::<Patchwork>(&id, version, &[&action], Bots::Run, remark, points)
            .unwrap()
            .info
            .version;
    }
    let [GameResult { id: of, .. }] = &tables.store().results(9, 0).unwrap()[..] else {
        panic!("one result")
    };
    assert_eq!(*of, id);
    let version = tables.go::<Patchwork>(&id, version, To::Undo, points).unwrap().info.version;
    assert_eq!(tables.store().results(9, 0).unwrap(), []);
    tables.go::<Patchwork>(&id, version, To::Redo, points).unwrap();
    assert_eq!(tables.store().results(9, 0).unwrap().len(), 1);
}

/// A file that a program of the first format has written, with two finished games and one under way.
#[test]
fn games_that_had_ended_before_are_counted_when_a_file_is_brought_up_to_date() {
    let directory = tempfile::tempdir().unwrap();
    let path = directory.path().join("automa.db");
    let old = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/databases/v1.db");
    std::fs::copy(old, &path).unwrap();
    for _ in 0..2 {
        let store = SqliteStore::open(&path).unwrap();
        assert_eq!(store.list(9, 0).unwrap().len(), 3);
        counted(&store);
    }
}

fn counted(store: &dyn Store) {
    let results = store.results(9, 0).unwrap();
    let points: Vec<bool> = results.iter().map(|result| result.text.contains("\"winner\":\"you\"")).collect();
    assert_eq!(points, [true, true]);
    for result in results {
        let info = store.info(&result.id).unwrap();
        assert_eq!((info.updated, &info.summary), (result.ended, &result.text));
    }
}

#[test]
fn games_that_had_ended_before_are_counted_when_a_server_is_brought_up_to_date() {
    let place = Place::postgres();
    let store = place.open();
    let over = "{\"winner\":\"you\",\"waiting\":\"over\"}";
    for summary in [over, over, "{\"waiting\":\"person\"}", "no JSON: 'waiting'"] {
        let id = store.create(table("old")).unwrap().id;
        store.append(&id, 0, &lines(0, 3), summary, None).unwrap();
    }
    drop(store);
    let name = place.url.rsplit('/').next().unwrap();
    Postgres::shared().sql(name, "DROP TABLE automa_results; UPDATE automa_schema SET version = 2");
    counted(&*place.open());
    counted(&*place.open());
}
