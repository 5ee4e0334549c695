//! What can be wrong with a server, and what is said about it.

use std::time::{Duration, Instant};

use table::store::{self, PostgresStore};
use table::{Store, StoreError};
use testkit::postgres::Postgres;

use crate::place::{Place, lines, table};

fn name_of(url: &str) -> &str {
    url.rsplit('/').next().unwrap()
}

#[test]
fn nobody_there_is_said_without_the_password() {
    let port = std::net::TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
    let url = format!("postgres://ann:s3cret@127.0.0.1:{port}/games");
    let error = store::open(Some(&url)).err().unwrap();
    assert!(matches!(error, StoreError::Connect { .. }), "{error:?}");
    let text = format!("{error} {error:?}");
    assert!(
        text.contains(&format!("127.0.0.1:{port}")) && text.contains("check that the server runs"),
        "{text}"
    );
    assert!(!text.contains("s3cret"), "{text}");
}

#[test]
fn an_address_that_makes_no_sense_is_not_repeated() {
    let bad = [
        "postgres://",
        "postgres://ann:s3cret@host:port/games",
        "postgres://ann:s3@cret@host/games",
        "postgres://ann:s3cret@host/games?s3cret=1",
    ];
    for url in bad {
        let error = store::open(Some(url)).err().unwrap();
        assert_eq!(error, StoreError::Url, "{url}");
        assert!(!error.to_string().contains("cret"));
    }
    for url in ["postgres://ann:s3/cret@127.0.0.1:1/games", "postgres://ann:s3?cret@127.0.0.1:1/games"] {
        let error = store::open(Some(url)).err().unwrap();
        assert!(!format!("{error:?} {error}").contains("cret"), "{error}");
    }
}

#[test]
fn nobody_who_asks_for_encryption_gets_a_plain_connection() {
    // This server has no certificate.
    let url = |mode: &str| {
        let port = Postgres::shared().port();
        format!("postgres://postgres:s3cret@127.0.0.1:{port}/postgres?connect_timeout=1&sslmode={mode}")
    };
    for mode in ["require", "verify-ca", "verify-full", "always"] {
        let error = store::open(Some(&url(mode))).err().unwrap();
        assert!(
            matches!(error, StoreError::Connect { .. } | StoreError::Encrypted { .. }),
            "{mode}: {error:?}"
        );
        assert!(!error.to_string().contains("s3cret"), "{error}");
    }
    assert!(store::open(Some(&url("disable"))).is_ok());
}

#[test]
fn an_encrypted_connection_is_encrypted_and_whom_it_trusts_can_be_said() {
    let server = Postgres::start();
    let certificate = server.encrypt();
    let url = |host: &str, mode: &str| {
        format!("postgres://postgres@{host}:{}/postgres?sslmode={mode}", server.port())
    };
    // The server may take a moment to read its settings again.
    let opened = (0..50).find_map(|_| {
        std::thread::sleep(Duration::from_millis(100));
        store::open(Some(&url("127.0.0.1", "require"))).ok()
    });
    let store = opened.expect("an encrypted connection");
    store.create(table("private")).unwrap();
    let encrypted = server.sql("postgres", "SELECT count(*) FROM pg_stat_ssl WHERE ssl");
    assert_ne!(encrypted, "0");
    let trusted =
        format!("verify-full&sslrootcert={}", certificate.display().to_string().replace('/', "%2F"));
    assert_eq!(store::open(Some(&url("localhost", &trusted))).unwrap().list(9, 0).unwrap().len(), 1);
    // By another name than the certificate's, or without anybody who signed it: no connection.
    for bad in [url("127.0.0.1", &trusted), url("localhost", "verify-full")] {
        let error = store::open(Some(&bad)).err().unwrap();
        assert!(
            matches!(error, StoreError::Connect { .. } | StoreError::Encrypted { .. }),
            "{bad}: {error:?}"
        );
    }
}

#[test]
fn a_password_is_asked_for_proved_and_never_repeated() {
    let server = Postgres::start();
    let url = server.with_password("ann", "s3cret");
    let opened = |url: &str, password: Option<&str>| store::open_with(Some(url), password.map(str::to_owned));
    // The server may take a moment to read its rules again: until then it asks nobody.
    let asks = (0..50).any(|_| {
        std::thread::sleep(Duration::from_millis(100));
        opened(&url, None).is_err()
    });
    assert!(asks, "a password is asked for");
    let with = |password: &str| url.replace("ann@", &format!("ann:{password}@"));
    let made = opened(&url, Some("s3cret")).unwrap().create(table("a")).unwrap();
    assert_eq!(opened(&with("s3cret"), None).unwrap().list(9, 0), Ok(vec![made.clone()]));
    assert_eq!(
        opened(&with("s3cret"), Some("other")).unwrap().list(9, 0),
        Ok(vec![made]),
        "the address counts"
    );
    for (url, password) in
        [(url.clone(), None), (url.clone(), Some("wr0ng")), (with("wr0ng"), Some("s3cret"))]
    {
        let error = opened(&url, password).err().unwrap();
        let text = format!("{error} {error:?}");
        assert!(matches!(error, StoreError::Connect { .. }) && text.contains("password"), "{text}");
        assert!(!text.contains("s3cret") && !text.contains("wr0ng"), "{text}");
    }
}

#[test]
fn a_database_that_does_not_exist_is_named() {
    let url = format!("postgres://postgres@127.0.0.1:{}/nowhere", Postgres::shared().port());
    let error = store::open(Some(&url)).err().unwrap();
    assert!(error.to_string().contains("database \"nowhere\" does not exist"), "{error}");
}

#[test]
fn a_newer_format_asks_for_a_newer_program() {
    let place = Place::postgres();
    drop(place.open());
    Postgres::shared().sql(name_of(&place.url), "UPDATE automa_schema SET version = 99");
    let error = store::open(Some(&place.url)).err().unwrap();
    assert!(matches!(error, StoreError::Newer { found: 99, known: 3, .. }), "{error:?}");
}

#[test]
fn tables_that_somebody_removed_are_missed() {
    let place = Place::postgres();
    let store = place.open();
    let id = store.create(table("a")).unwrap().id;
    store.append(&id, 0, &lines(0, 9), "{}", None).unwrap();
    Postgres::shared().sql(name_of(&place.url), "DELETE FROM automa_lines WHERE number = 7");
    assert!(matches!(store.load(&id), Err(StoreError::Corrupt { .. })));
    Postgres::shared().sql(name_of(&place.url), "DROP TABLE automa_lines");
    assert!(matches!(store.load(&id), Err(StoreError::Corrupt { .. })));
}

#[test]
fn a_server_that_acknowledges_too_early_is_told_to_wait() {
    let place = Place::postgres();
    let name = name_of(&place.url);
    Postgres::shared().sql(name, &format!("ALTER DATABASE {name} SET synchronous_commit = off"));
    let store = place.open();
    // What the sessions of the store work with is seen from inside: a trigger writes it down.
    Postgres::shared().sql(
        name,
        "CREATE TABLE seen (setting TEXT); \
         CREATE FUNCTION see() RETURNS trigger LANGUAGE plpgsql AS \
         $$ BEGIN INSERT INTO seen VALUES (current_setting('synchronous_commit')); RETURN NEW; END $$; \
         CREATE TRIGGER see AFTER INSERT ON automa_tables FOR EACH ROW EXECUTE FUNCTION see()",
    );
    store.create(table("a")).unwrap();
    assert_eq!(Postgres::shared().sql(name, "SELECT setting FROM seen"), "on");
}

#[test]
fn a_server_that_comes_back_is_used_again() {
    let server = Postgres::start();
    let store = PostgresStore::open(&server.database(), None).unwrap();
    let id = store.create(table("a")).unwrap().id;
    store.append(&id, 0, &lines(0, 1), "{}", None).unwrap();
    server.stop();
    let start = Instant::now();
    // The first to notice may be told that it is not known what became of the change; then it is plain.
    let first = store.append(&id, 1, &lines(1, 1), "{}", None).unwrap_err();
    assert!(matches!(first, StoreError::Interrupted { .. } | StoreError::Connect { .. }), "{first:?}");
    for _ in 0..20 {
        let error = store.list(1, 0).unwrap_err();
        assert!(matches!(error, StoreError::Connect { .. }), "{error:?}");
    }
    assert!(start.elapsed() < Duration::from_secs(10), "nobody waits long: {:?}", start.elapsed());
    server.start_again();
    assert_eq!(store.load(&id).unwrap().lines, lines(0, 1));
    assert_eq!(store.append(&id, 1, &lines(1, 1), "{}", None), Ok(2));

    // Between two calls: nobody notices.
    std::thread::sleep(Duration::from_millis(1100));
    server.stop();
    server.start_again();
    for version in 2..20 {
        assert_eq!(store.append(&id, version, &lines(version, 1), "{}", None), Ok(version + 1));
    }
    assert_eq!(store.load(&id).unwrap().lines, lines(0, 20));
}

#[test]
fn connections_that_break_all_the_time_lose_nothing() {
    let place = Place::postgres();
    let (store, name) = (place.open(), name_of(&place.url));
    let id = store.create(table("a")).unwrap().id;
    std::thread::scope(|scope| {
        let breaker = scope.spawn(|| {
            for _ in 0..10 {
                let all = format!(
                    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity \
                     WHERE datname = '{name}' AND pid <> pg_backend_pid()"
                );
                Postgres::shared().sql(name, &all);
            }
        });
        let mut version = 0;
        while !breaker.is_finished() && version < 4000 {
            match store.append(&id, version, &lines(version, 1), "{}", None) {
                Ok(new) => version = new,
                // Not known: so one looks. It is there whole, or not at all.
                Err(StoreError::Interrupted { .. }) => {
                    let now = loop {
                        match store.load(&id) {
                            Ok(record) => break record.info.version,
                            Err(StoreError::Connect { .. } | StoreError::Interrupted { .. }) => {}
                            Err(error) => panic!("{error}"),
                        }
                    };
                    assert!(now == version || now == version + 1, "{now} after {version}");
                    version = now;
                }
                // Broken before anything was sent.
                Err(StoreError::Connect { .. }) => {}
                Err(error) => panic!("{error}"),
            }
        }
        assert_eq!(store.load(&id).unwrap().lines, lines(0, version));
    });
}
