//! The server as a process: stalled clients, listeners, a graceful stop, and kills at random moments.

#![cfg(unix)]
#![allow(missing_docs, clippy::unwrap_used)]

mod common;

use std::net::{IpAddr, Ipv4Addr};
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use common::child::{self, Server};
use common::client::Client;
use common::{code, path};
use kernel::Dice;
use serde_json::{Value, json};

child::server_itself!();

fn new_table(client: &mut Client, seed: u64) -> Value {
    let answer = client
        .request("POST", "/api/v1/tables", Some(&json!({ "game": "patchwork", "seed": seed })))
        .unwrap();
    assert_eq!(answer.status, 201);
    answer.json()
}

/// Plays some legal action; the answer, or why there is none.
fn play(client: &mut Client, table: &Value, dice: &mut Dice) -> std::io::Result<Value> {
    let count = table["legal"]["count"].as_u64().unwrap();
    let (which, path) = (dice.below(count as u32), format!("/api/v1{}", path(table)));
    let legal = client.request("GET", &format!("{path}/legal?limit=1&offset={which}"), None)?.json();
    let decision = json!({ "version": table["version"], "action": legal["actions"][0] });
    let answer = client.request("POST", &format!("{path}/decide"), Some(&decision))?;
    assert_eq!(answer.status, 200, "{}", answer.json());
    Ok(answer.json())
}

#[test]
fn three_hundred_stalled_clients_do_not_keep_others_out() {
    let (_folder, server) = Server::fresh();
    let table = format!("/api/v1{}", path(&new_table(&mut server.client(), 1)));
    let stalled: Vec<Client> = (0..300)
        .map(|number| {
            let mut client = server.client();
            let begun = match number % 4 {
                0 => String::new(),
                1 => "GET / HT".to_owned(),
                2 => "GET /api/v1/games HTTP/1.1\r\nhost: localhost\r\nx-slow: ".to_owned(),
                _ => format!(
                    "POST {table}/undo HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n\
                              content-length: 500\r\n\r\n{{"
                ),
            };
            client.write(begun.as_bytes()).unwrap();
            client
        })
        .collect();
    let start = Instant::now();
    for _ in 0..50 {
        let answer = server.client().request("GET", &table, None).unwrap();
        assert_eq!(answer.status, 200);
    }
    let each = start.elapsed() / 50;
    assert!(each < Duration::from_millis(200), "{each:?} for an answer");
    // Whoever says nothing is left, and whoever does not send his body is told.
    let late = stalled.into_iter().enumerate().skip(292).map(|(number, mut client)| {
        client.patience(Duration::from_secs(20));
        let answer = client.answer();
        assert!(number % 4 != 3 || matches!(&answer, Ok(answer) if answer.status == 408), "{answer:?}");
        if let Ok(answer) = answer {
            assert_eq!(answer.status, 408);
        }
    });
    assert_eq!(late.count(), 8);
    assert!(server.stop() < Duration::from_secs(2));
}

#[test]
fn listeners_hear_the_versions_and_their_number_is_bounded() {
    let (_folder, server) = Server::fresh();
    let mut client = server.client();
    let table = new_table(&mut client, 2);
    let events = format!("GET {}/events HTTP/1.1\r\nhost: localhost\r\n\r\n", path(&table));
    let listen = || {
        let mut listener = server.client();
        listener.write(events.as_bytes()).unwrap();
        let status = listener.answer().map(|answer| answer.status);
        (listener, status.unwrap())
    };
    let mut listeners: Vec<_> = (0..64).map(|_| listen()).collect();
    assert!(listeners.iter().all(|(_, status)| *status == 200));
    assert_eq!(listen().1, 429);
    let played = play(&mut client, &table, &mut Dice::new(2)).unwrap();
    let (listener, _) = &mut listeners[7];
    let heard = listener.until(&format!("data: {}\n", played["version"]));
    assert!(heard.contains("data: 0\n"), "first the version that there is: {heard}");
    // Those who leave make room.
    listeners.truncate(10);
    let start = Instant::now();
    while listen().1 != 200 {
        assert!(start.elapsed() < Duration::from_secs(5));
    }
    // A table that is gone has no news.
    let gone = client.request("DELETE", &format!("/api/v1{}", path(&table)), None).unwrap();
    assert_eq!(gone.status, 204);
    assert!(listeners[3].0.rest().ends_with(b"0\r\n\r\n"));
    assert_eq!(listen().1, 404);
}

#[test]
fn it_stops_when_asked_and_finishes_what_is_under_way() {
    let (folder, server) = Server::fresh();
    let mut client = server.client();
    let mut table = new_table(&mut client, 3);
    let mut listener = server.client();
    listener
        .write(format!("GET {}/events HTTP/1.1\r\nhost: localhost\r\n\r\n", path(&table)).as_bytes())
        .unwrap();
    assert_eq!(listener.answer().unwrap().status, 200);
    let mut stalled = server.client();
    stalled.write(b"GET / HTTP/1.1\r\nhost: loc").unwrap();
    let _idle = server.client();
    let (stopping, address) = (AtomicBool::new(false), server.address);
    std::thread::scope(|scope| {
        let playing = scope.spawn(|| {
            let mut dice = Dice::new(3);
            // Everything that was answered counts; the first silence is the end.
            while let Ok(next) = play(&mut client, &table, &mut dice) {
                let over = next["legal"]["count"] == 0;
                table = if over { new_table(&mut Client::connect(address).unwrap(), 4) } else { next };
                if stopping.load(Ordering::Relaxed) {
                    break;
                }
            }
            table
        });
        std::thread::sleep(Duration::from_millis(200));
        let took = server.stop();
        stopping.store(true, Ordering::Relaxed);
        assert!(took < Duration::from_secs(2), "{took:?}");
        assert!(listener.rest().ends_with(b"0\r\n\r\n"), "the stream of events is ended, not broken");
        let table = playing.join().unwrap();
        let again = Server::start(folder.path().join("a.db").to_str().unwrap());
        let found = again.client().request("GET", &format!("/api/v1{}", path(&table)), None).unwrap().json();
        assert!(found["version"].as_u64() >= table["version"].as_u64());
    });
}

#[test]
fn fifty_kills_lose_nothing_that_was_acknowledged() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("a.db");
    let mut dice = Dice::new(5);
    // What each table was when it was last answered.
    let mut known: Vec<Value> = Vec::new();
    let mut decisions = 0;
    for round in 0..50 {
        let server = Server::start(file.to_str().unwrap());
        let mut client = server.client();
        for before in known.iter_mut().rev().take(3) {
            let found = client.request("GET", &format!("/api/v1{}", path(before)), None).unwrap();
            assert_eq!(found.status, 200, "round {round}: a table is lost");
            let found = found.json();
            let (was, is) = (before["version"].as_u64().unwrap(), found["version"].as_u64().unwrap());
            assert!(is >= was, "round {round}: {was} was acknowledged, {is} is there");
            if is == was {
                assert_eq!(found["state"], before["state"]);
            }
            *before = found;
        }
        let last = known.last().filter(|table| table["legal"]["count"] != 0).cloned();
        let mut table = last.unwrap_or_else(|| {
            let table = new_table(&mut client, round);
            known.push(table.clone());
            table
        });
        let wait = Duration::from_micros(u64::from(dice.below(60_000)));
        let killer = std::thread::spawn(move || {
            std::thread::sleep(wait);
            server.kill();
        });
        while let Ok(next) = play(&mut client, &table, &mut dice) {
            decisions += 1;
            table = next;
            *known.last_mut().unwrap() = table.clone();
            if table["legal"]["count"] == 0 {
                break;
            }
        }
        killer.join().unwrap();
    }
    // How many depends on what else the machine does; none would prove nothing.
    assert!(decisions > 10, "only {decisions} decisions were made");
}

#[test]
fn elsewhere_nobody_comes_in_without_the_token() {
    let folder = tempfile::tempdir().unwrap();
    let server =
        Server::start_on(folder.path().join("a.db").to_str().unwrap(), IpAddr::V4(Ipv4Addr::UNSPECIFIED));
    let token = server.suffix.strip_prefix("?token=").unwrap().to_owned();
    let address = (Ipv4Addr::LOCALHOST, server.address.port()).into();
    let mut client = Client::connect(address).unwrap();
    let answer = client.request("GET", "/api/v1/games", None).unwrap();
    assert_eq!((answer.status, code(&answer.json())), (401, "no_token"));
    let head = format!("GET /api/v1/games HTTP/1.1\r\nhost: here\r\nauthorization: Bearer {token}\r\n\r\n");
    client.write(head.as_bytes()).unwrap();
    assert_eq!(client.answer().unwrap().status, 200);
    assert!(server.stop() < Duration::from_secs(2));
}

#[test]
fn no_request_is_logged() {
    let (_folder, server) = Server::fresh();
    let mut client = server.client();
    client.request("GET", "/api/v1/tables/secretsecret?at=77", None).unwrap();
    client.request("POST", "/api/v1/tables", Some(&json!({ "game": "secret" }))).unwrap();
    let (took, said) = server.stop_and_listen();
    assert!(took < Duration::from_secs(2));
    assert!(!said.contains("secret") && !said.contains("/api"), "{said}");
}
