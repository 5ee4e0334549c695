//! Hints, moves and experiments that take thought: they end when they are told to or when nobody waits for them, and
//! whatever they do, pages answer.

#![cfg(unix)]
#![allow(missing_docs, clippy::unwrap_used)]

mod common;

use std::future::Future;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::body::Body;
use axum::extract::ConnectInfo;
use axum::http::{HeaderMap, Request, StatusCode};
use common::child::{self, Server};
use common::client::Client;
use common::{Inside, code, path};
use serde_json::{Value, json};
use web::searches::{MOST_OF_A_VISITOR, MOST_OF_ALL};

/// A tenth of a second, with room for a busy machine.
const SOON: Duration = Duration::from_millis(500);

child::server_itself!();

/// A table at which 20,000 iterations take far longer than a request may.
fn slow() -> Value {
    json!({ "game": "terra-mystica", "seed": 7, "options": { "seats": 4, "automas": 1 } })
}

async fn slow_table(inside: &Inside) -> Value {
    let (status, table) = inside.call("POST", "/tables", Some(slow())).await;
    assert_eq!(status, 201, "{table}");
    table
}

/// A table at which the usual hint takes its time, too: many questions are answered before a position is judged.
async fn slow_hints(inside: &Inside) -> Value {
    let (status, table) =
        inside.call("POST", "/tables", Some(json!({ "game": "tapestry", "seed": 7 }))).await;
    assert_eq!(status, 201, "{table}");
    table
}

fn get(address: &str) -> Request<Body> {
    Request::builder().uri(address).header("host", "localhost").body(Body::empty()).unwrap()
}

fn post(address: &str, form: &str) -> Request<Body> {
    let request = Request::builder().method("POST").uri(address).header("host", "localhost");
    let request = request.header("content-type", "application/x-www-form-urlencoded");
    request.body(Body::from(form.to_owned())).unwrap()
}

fn long_hint(table: &Value) -> String {
    format!("/api/v1{}/hint?iterations=20000", path(table))
}

type Sent = tokio::task::JoinHandle<(StatusCode, HeaderMap, Vec<u8>)>;

/// Sends something and lets it run.
fn send(inside: &Arc<Inside>, request: Request<Body>) -> Sent {
    let inside = Arc::clone(inside);
    tokio::spawn(async move { inside.send(request).await })
}

async fn until(what: impl Fn() -> bool) -> Duration {
    let begun = Instant::now();
    while !what() {
        assert!(begun.elapsed() < Duration::from_secs(20), "it never came");
        tokio::time::sleep(Duration::from_millis(2)).await;
    }
    begun.elapsed()
}

async fn soon<T>(what: impl Future<Output = T>) -> T {
    tokio::time::timeout(SOON, what).await.expect("soon")
}

/// Thinks at a table until a search has run for a moment.
async fn thinking(inside: &Arc<Inside>, request: Request<Body>) -> Sent {
    let sent = at_work(inside, request).await;
    tokio::time::sleep(Duration::from_millis(20)).await;
    sent
}

/// Sends something and waits until it is being thought about, or was.
async fn at_work(inside: &Arc<Inside>, request: Request<Body>) -> Sent {
    let sent = send(inside, request);
    until(|| inside.app().searches.running() == 1 || sent.is_finished()).await;
    sent
}

fn body(bytes: &[u8]) -> Value {
    serde_json::from_slice(bytes).unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_search_ends_when_its_request_goes_away() {
    let inside = Arc::new(Inside::new());
    let table = slow_table(&inside).await;
    let asked = thinking(&inside, get(&long_hint(&table))).await;
    asked.abort();
    let took = until(|| inside.app().searches.running() == 0).await;
    assert!(took < SOON, "it went on for {took:?}");
    assert_eq!(inside.app().searches.awaited(), 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stopped_hint_gives_what_it_has() {
    let inside = Arc::new(Inside::new());
    let table = slow_table(&inside).await;
    let asked = thinking(&inside, get(&long_hint(&table))).await;
    let (status, stopped) = inside.call("POST", &format!("{}/stop", path(&table)), None).await;
    assert_eq!((status, &stopped), (200, &json!({ "stopped": 1 })));
    let (status, _, bytes) = soon(asked).await.unwrap();
    let hint = body(&bytes);
    assert_eq!((status.as_u16(), &hint["ended"]), (200, &json!("stopped")), "{hint}");
    let iterations = hint["iterations"].as_u64().unwrap();
    assert!(iterations > 0 && iterations < 20_000 && hint["options"][0]["visits"] != 0, "{hint}");
    let (_, stopped) = inside.call("POST", &format!("{}/stop", path(&table)), None).await;
    assert_eq!(stopped, json!({ "stopped": 0 }), "there is nothing more to stop");
}

/// From the moment when somebody presses *Stop* until he sees what was found, in every game: `docs/testing.md` has the figures.
#[tokio::test(flavor = "multi_thread")]
#[ignore = "a measurement: cargo test --release -p automa-web --test searches -- --ignored --nocapture how_long"]
async fn how_long_a_stop_takes() {
    let inside = Arc::new(Inside::new());
    for game in ["patchwork", "terra-mystica", "tapestry"] {
        let mut times = Vec::new();
        for seed in 0..40 {
            let table = inside.start_game(game, seed, json!({})).await;
            let asked = thinking(&inside, get(&format!("/api/v1{}/hint?time=8000", path(&table)))).await;
            tokio::time::sleep(Duration::from_millis(50 + 7 * seed)).await;
            let begun = Instant::now();
            inside.call("POST", &format!("{}/stop", path(&table)), None).await;
            let (status, _, bytes) = asked.await.unwrap();
            let took = begun.elapsed();
            assert_eq!(status, 200);
            // On a quick machine some are thought to their end before.
            if body(&bytes)["ended"] == "stopped" {
                times.push(took.as_secs_f64() * 1000.0);
            }
        }
        times.sort_by(f64::total_cmp);
        println!(
            "{game}: half of {} stops take up to {:.1} ms, all up to {:.1} ms",
            times.len(),
            times[times.len() / 2],
            times[times.len() - 1]
        );
    }
}

/// The usual hint may be there before it can be stopped, or be stopped before it has thought at all: so it is tried again.
const TRIES: usize = 40;

#[tokio::test(flavor = "multi_thread")]
async fn a_stopped_hint_on_a_page_shows_what_it_has() {
    let inside = Arc::new(Inside::new());
    for _ in 0..TRIES {
        let table = slow_hints(&inside).await;
        let asked = at_work(&inside, get(&format!("{}?open=hint", path(&table)))).await;
        let (status, headers, _) = inside.send(post(&format!("{}/stop", path(&table)), "")).await;
        assert_eq!((status.as_u16(), headers["location"].to_str().unwrap()), (303, path(&table).as_str()));
        let (status, _, bytes) = soon(asked).await.unwrap();
        if status == 303 {
            continue;
        }
        let page = String::from_utf8(bytes).unwrap();
        assert!(status == 200 && page.contains("A hint."));
        if page.contains("Stopped after") {
            return;
        }
    }
    panic!("none of {TRIES} hints was stopped");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stopped_let_changes_nothing() {
    let inside = Arc::new(Inside::new());
    let table = slow_table(&inside).await;
    let asked = json!({ "version": 0, "player": "mcts:iterations=20000" });
    let request = Request::builder().method("POST").uri(format!("/api/v1{}/let", path(&table)));
    let request = request.header("host", "localhost").header("content-type", "application/json");
    let asked = thinking(&inside, request.body(Body::from(asked.to_string())).unwrap()).await;
    inside.call("POST", &format!("{}/stop", path(&table)), None).await;
    let (status, _, bytes) = soon(asked).await.unwrap();
    assert_eq!((status.as_u16(), code(&body(&bytes))), (409, "stopped"));
    let (_, now) = inside.call("GET", &path(&table), None).await;
    assert_eq!(now["version"], 0);
}

/// From a page: back to the table, as it was.
#[tokio::test(flavor = "multi_thread")]
async fn a_stopped_let_of_a_page_changes_nothing() {
    let inside = Arc::new(Inside::new());
    for _ in 0..TRIES {
        let table = slow_hints(&inside).await;
        let asked = at_work(&inside, post(&format!("{}/let", path(&table)), "version=0&rest=no")).await;
        inside.send(post(&format!("{}/stop", path(&table)), "")).await;
        let (status, headers, _) = soon(asked).await.unwrap();
        assert_eq!((status.as_u16(), headers["location"].to_str().unwrap()), (303, path(&table).as_str()));
        if inside.call("GET", &path(&table), None).await.1["version"] == 0 {
            return;
        }
    }
    panic!("none of {TRIES} decisions was stopped");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hint_is_quick_unless_more_is_asked_for() {
    let inside = Arc::new(Inside::new());
    for new in [json!({ "game": "patchwork" }), slow(), json!({ "game": "tapestry" })] {
        let (_, table) = inside.call("POST", "/tables", Some(new)).await;
        let begun = Instant::now();
        let (status, hint) = inside.call("GET", &format!("{}/hint", path(&table)), None).await;
        assert_eq!(status, 200, "{hint}");
        let took = begun.elapsed();
        assert!(took < Duration::from_millis(1_500) + SOON, "{took:?}");
        assert!(hint["iterations"].as_u64().unwrap() > 0, "{hint}");
    }
    let table = slow_table(&inside).await;
    let begun = Instant::now();
    let (_, hint) = inside.call("GET", &format!("{}/hint?time=100", path(&table)), None).await;
    assert_eq!(hint["ended"], "time");
    assert!(begun.elapsed() < Duration::from_millis(100) + SOON, "{:?}", begun.elapsed());
    let (status, bad) = inside.call("GET", &format!("{}/hint?time=60000", path(&table)), None).await;
    assert_eq!((status, code(&bad)), (400, "bad_query"));
}

fn from_elsewhere(mut request: Request<Body>, visitor: u8) -> Request<Body> {
    let peer = SocketAddr::from(([10, 0, 0, visitor], 9));
    request.extensions_mut().insert(ConnectInfo(peer));
    request
}

#[tokio::test(flavor = "multi_thread")]
async fn a_visitor_and_all_visitors_have_a_limit_and_are_told() {
    let inside = Arc::new(Inside::new());
    let table = slow_table(&inside).await;
    let mut all = Vec::new();
    for visitor in 0..(MOST_OF_ALL / MOST_OF_A_VISITOR) as u8 {
        for _ in 0..MOST_OF_A_VISITOR {
            all.push(send(&inside, from_elsewhere(get(&long_hint(&table)), visitor)));
        }
    }
    until(|| inside.app().searches.awaited() == MOST_OF_ALL).await;
    let (status, _, bytes) = soon(inside.send(from_elsewhere(get(&long_hint(&table)), 0))).await;
    assert_eq!((status.as_u16(), code(&body(&bytes))), (429, "too_many_searches"));
    let (status, _, bytes) = soon(inside.send(from_elsewhere(get(&long_hint(&table)), 99))).await;
    assert_eq!((status.as_u16(), code(&body(&bytes))), (503, "busy"));
    // On pages in the visitor's language; and what takes no thought is answered as ever.
    for (language, sentence) in
        [("en", "The program is thinking about other games."), ("de", "Das Programm denkt gerade")]
    {
        let mut request = from_elsewhere(get(&format!("{}?open=hint", path(&table))), 99);
        request.headers_mut().insert("accept-language", language.parse().unwrap());
        let (status, _, bytes) = soon(inside.send(request)).await;
        let page = String::from_utf8(bytes).unwrap();
        assert!(status == 503 && page.contains(sentence), "{status} {page}");
    }
    let mut request = from_elsewhere(get(&format!("{}?open=hint", path(&table))), 3);
    request.headers_mut().insert("accept-language", "de".parse().unwrap());
    let (status, _, bytes) = soon(inside.send(request)).await;
    let page = String::from_utf8(bytes).unwrap();
    assert!(status == 429 && page.contains("zu viele Tipps"), "{status} {page}");
    assert_eq!(soon(inside.send(from_elsewhere(get(&path(&table)), 99))).await.0, 200);
    // Who waits can be stopped, too, and his place is free at once.
    let before = inside.app().searches.awaited();
    let address = format!("/api/v1{}/stop", path(&table));
    let (_, _, bytes) = inside.send(from_elsewhere(post(&address, ""), 7)).await;
    assert_eq!(body(&bytes), json!({ "stopped": MOST_OF_A_VISITOR }));
    until(|| inside.app().searches.awaited() <= before - MOST_OF_A_VISITOR).await;
    for sent in &all {
        sent.abort();
    }
    until(|| inside.app().searches.awaited() == 0 && inside.app().searches.running() == 0).await;
}

fn server() -> (tempfile::TempDir, Server, String) {
    let (folder, server) = Server::fresh();
    let answer = server.client().request("POST", "/api/v1/tables", Some(&slow())).unwrap();
    assert_eq!(answer.status, 201);
    let table = path(&answer.json());
    (folder, server, table)
}

/// How long a short hint takes: as long as others keep the server busy.
fn short_hint(server: &Server, table: &str) -> Duration {
    let begun = Instant::now();
    loop {
        let address = format!("/api/v1{table}/hint?iterations=1");
        let status = server.client().request("GET", &address, None).unwrap().status;
        if status == 200 {
            return begun.elapsed();
        }
        assert!(matches!(status, 429 | 503), "{status}");
        assert!(begun.elapsed() < Duration::from_secs(15), "nobody makes room");
        std::thread::sleep(Duration::from_millis(10));
    }
}

/// Clients who have asked for a long hint each, and have heard nothing yet.
fn long_hints(server: &Server, table: &str, count: usize) -> Vec<Client> {
    let head = format!("GET /api/v1{table}/hint?iterations=20000 HTTP/1.1\r\nhost: localhost\r\n\r\n");
    let ask = |_| {
        let mut client = server.client();
        client.write(head.as_bytes()).unwrap();
        client
    };
    (0..count).map(ask).collect()
}

#[test]
fn a_client_that_hangs_up_ends_its_search() {
    let (_folder, server, table) = server();
    short_hint(&server, &table);
    let clients = long_hints(&server, &table, MOST_OF_A_VISITOR);
    std::thread::sleep(Duration::from_millis(300));
    drop(clients);
    // Each of them would think for seconds.
    let took = short_hint(&server, &table);
    assert!(took < 2 * SOON, "they went on for {took:?}");
    assert!(server.stop() < Duration::from_secs(2));
}

#[test]
fn pages_answer_while_one_visitor_asks_for_a_hundred_and_thirty_long_hints() {
    let (_folder, server, table) = server();
    let clients = long_hints(&server, &table, 130);
    for address in ["/", table.as_str(), "/rules/terra-mystica", "/api/v1/games"] {
        let begun = Instant::now();
        assert_eq!(server.client().request("GET", address, None).unwrap().status, 200);
        assert!(begun.elapsed() < Duration::from_secs(1), "{address}: {:?}", begun.elapsed());
    }
    let mut told = 0;
    for mut client in clients {
        client.patience(Duration::from_millis(50));
        if let Ok(answer) = client.answer() {
            assert_eq!((answer.status, code(&answer.json())), (429, "too_many_searches"));
            told += 1;
        }
    }
    assert_eq!(told, 130 - MOST_OF_A_VISITOR, "all others are told at once");
    let took = short_hint(&server, &table);
    assert!(took < 2 * SOON, "{took:?}");
}
