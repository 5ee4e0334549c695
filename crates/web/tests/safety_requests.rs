//! Requests that make no sense, saves that are damaged, and visitors who should not come in.

#![allow(missing_docs, clippy::unwrap_used)]

mod common;

use std::sync::Arc;
use std::time::Duration;

use axum::body::Body;
use axum::extract::ConnectInfo;
use axum::http::{HeaderMap, Request, StatusCode};
use common::client::Client;
use common::{Inside, child, code, loopback, path};
use kernel::Dice;
use serde_json::{Value, json};
use table::store::{
    GameResult, Leaves, NewLines, NewResult, NewTable, Record, Results, Store, StoreError, TableId, TableInfo,
};
use table::tables::Tables;

child::server_itself!();

/// Requests as they should be: method, path, body.
fn proper(table: &Value, save: &str) -> Vec<(&'static str, String, String)> {
    let table = format!("/api/v1{}", path(table));
    let body = |value: Value| value.to_string();
    vec![
        ("GET", "/api/v1/games".to_owned(), String::new()),
        ("GET", "/api/v1/tables?limit=10&offset=2".to_owned(), String::new()),
        (
            "POST",
            "/api/v1/tables".to_owned(),
            body(json!({ "game": "patchwork", "seed": 7, "options": { "level": 2 } })),
        ),
        ("POST", "/api/v1/import".to_owned(), body(json!({ "name": "brought", "text": save }))),
        ("GET", format!("{table}?at=1"), String::new()),
        ("GET", format!("{table}/legal?limit=5"), String::new()),
        ("GET", format!("{table}/history"), String::new()),
        ("GET", format!("{table}/export"), String::new()),
        ("PATCH", table.clone(), body(json!({ "name": "another" }))),
        ("POST", format!("{table}/decide"), body(json!({ "version": 0, "action": "advance" }))),
        ("POST", format!("{table}/undo"), body(json!({ "version": 1 }))),
        ("POST", format!("{table}/rewind"), body(json!({ "version": 2, "to": 1 }))),
        ("GET", "/".to_owned(), String::new()),
        ("GET", "/new?game=patchwork".to_owned(), String::new()),
        ("GET", format!("{}?open=menu", table.replace("/api/v1", "")), String::new()),
    ]
}

/// Changes bytes here and there: other bytes, fewer, more, doubled.
fn mutate(bytes: &mut Vec<u8>, dice: &mut Dice) {
    const SHARP: &[u8] = b"\0\r\n\"\\{}[]:,%/?#&=. -9e\xff";
    for _ in 0..=dice.below(4) {
        let length = bytes.len() as u32;
        let at = dice.below(length + 1) as usize;
        let end = (at + 1 + dice.below(12) as usize).min(bytes.len());
        match dice.below(6) {
            0 if at < bytes.len() => bytes[at] = dice.below(256) as u8,
            1 if at < bytes.len() => bytes[at] = SHARP[dice.below(SHARP.len() as u32) as usize],
            2 => drop(bytes.drain(at.min(end)..end)),
            3 => bytes.insert(at, SHARP[dice.below(SHARP.len() as u32) as usize]),
            4 => {
                let again = bytes[at.min(end)..end].to_vec();
                bytes.splice(at..at, again);
            }
            _ if dice.below(8) == 0 => bytes.truncate(at),
            _ => {}
        }
    }
}

fn is_api(path: &str) -> bool {
    path.starts_with("/api/")
}

#[tokio::test(flavor = "multi_thread")]
async fn five_thousand_malformed_requests_are_answered_clearly() {
    let inside = Inside::new();
    let table = inside.start(1).await;
    let (_, save) = inside.call("GET", &format!("{}/export", path(&table)), None).await;
    let requests = proper(&table, save.as_str().unwrap());
    let mut dice = Dice::new(1);
    let (mut sent, mut refused) = (0, 0);
    while sent < 5000 {
        let (method, path, body) = &requests[dice.below(requests.len() as u32) as usize];
        let (mut uri, mut bytes) = (path.clone().into_bytes(), body.clone().into_bytes());
        mutate(if body.is_empty() || dice.below(4) == 0 { &mut uri } else { &mut bytes }, &mut dice);
        let Ok(uri) = String::from_utf8(uri) else { continue };
        let request = Request::builder().method(*method).uri(&uri).header("host", "localhost");
        let request =
            if body.is_empty() { request } else { request.header("content-type", "application/json") };
        // What is no address at all never reaches us.
        let Ok(request) = request.body(Body::from(bytes)) else { continue };
        let api = is_api(request.uri().path());
        let (status, headers, body) = inside.send(request).await;
        sent += 1;
        let text = String::from_utf8_lossy(&body);
        assert!(status.as_u16() < 500, "{method} {uri:?}: {status} {text}");
        if status.is_client_error() {
            refused += 1;
            assert!(!body.is_empty(), "{method} {uri:?}: {status} without a word");
            if api {
                assert_eq!(headers["content-type"], "application/json", "{method} {uri:?}");
                code(&serde_json::from_slice(&body).unwrap());
            }
        }
    }
    assert!(refused > 2000, "only {refused} of {sent} were wrong");
    assert_eq!(inside.call("GET", "/games", None).await.0, 200);
}

#[test]
fn five_thousand_malformed_messages_do_not_hurt_the_server() {
    const THREADS: u64 = 20;
    let (_folder, server) = child::Server::fresh();
    let new = json!({ "game": "patchwork", "seed": 1 });
    let table = server.client().request("POST", "/api/v1/tables", Some(&new)).unwrap().json();
    let requests = &proper(&table, "automa journal 1\n");
    let address = server.address;
    let answered: usize = std::thread::scope(|scope| {
        let send = |thread: u64| {
            let mut dice = Dice::new(thread);
            let mut answered = 0;
            for _ in 0..5000 / THREADS {
                let (method, path, body) = &requests[dice.below(requests.len() as u32) as usize];
                let length = body.len();
                let mut bytes = format!(
                    "{method} {path} HTTP/1.1\r\nhost: {address}\r\ncontent-type: application/json\r\n\
                     content-length: {length}\r\n\r\n{body}"
                )
                .into_bytes();
                mutate(&mut bytes, &mut dice);
                let mut client = Client::connect(address).unwrap();
                client.patience(Duration::from_millis(40));
                // The server may have hung up before everything was said.
                let _ = client.write(&bytes);
                if let Ok(answer) = client.answer() {
                    answered += 1;
                    let sent = String::from_utf8_lossy(&bytes);
                    assert!((200..500).contains(&answer.status), "{sent}\n{}", answer.head);
                }
            }
            answered
        };
        let threads: Vec<_> = (0..THREADS).map(|thread| scope.spawn(move || send(thread))).collect();
        threads.into_iter().map(|thread| thread.join().unwrap()).sum()
    });
    assert!(answered > 2500, "only {answered} were answered");
    assert_eq!(server.client().request("GET", "/api/v1/games", None).unwrap().status, 200);
    assert!(server.stop() < Duration::from_secs(2));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_thousand_damaged_saves_are_refused_or_open_soundly() {
    let inside = Inside::new();
    let mut saves = Vec::new();
    for (game, seed) in [("patchwork", 1), ("patchwork", 2), ("patchwork-companion", 3)] {
        let new = json!({ "game": game, "seed": seed });
        let (_, mut table) = inside.call("POST", "/tables", Some(new)).await;
        let mut dice = Dice::new(seed);
        for _ in 0..8 {
            let legal = inside.legal(&table).await;
            let action = &legal[dice.below(legal.len() as u32) as usize];
            let decision = json!({ "version": table["version"], "action": action });
            (_, table) = inside.call("POST", &format!("{}/decide", path(&table)), Some(decision)).await;
        }
        let (_, save) = inside.call("GET", &format!("{}/export", path(&table)), None).await;
        saves.push(save.as_str().unwrap().to_owned());
    }
    saves.push(
        saves[0]
            .replace("begin\n", "pack mine.toml\n| game = \"patchwork\"\n| [[card]]\n| number = 1\nbegin\n"),
    );
    let (mut dice, mut opened, mut refused) = (Dice::new(9), 0, 0);
    for _ in 0..1000 {
        let mut bytes = saves[dice.below(saves.len() as u32) as usize].clone().into_bytes();
        mutate(&mut bytes, &mut dice);
        let text = String::from_utf8_lossy(&bytes);
        let (status, answer) = inside.call("POST", "/import", Some(json!({ "text": text }))).await;
        if status == 201 {
            opened += 1;
            let (status, again) = inside.call("GET", &path(&answer), None).await;
            assert_eq!((status, &again["state"]), (200, &answer["state"]), "{text}");
            let (_, save) = inside.call("GET", &format!("{}/export", path(&answer)), None).await;
            let (status, copy) = inside.call("POST", "/import", Some(json!({ "text": save }))).await;
            assert_eq!((status, &copy["state"]), (201, &answer["state"]), "{text}");
        } else {
            refused += 1;
            assert!([400, 422].contains(&status), "{status} {answer}: {text}");
            code(&answer);
        }
    }
    assert!(opened > 50 && refused > 300, "{opened} opened, {refused} refused");
}

/// A store that cannot do anything but list, or not even that.
struct Stub {
    list: fn(u32) -> Vec<TableInfo>,
}

impl Store for Stub {
    fn now(&self) -> u64 {
        0
    }
    fn list(&self, _: u32, offset: u32) -> Result<Vec<TableInfo>, StoreError> {
        Ok((self.list)(offset))
    }
    fn salvage(&self) -> Result<Vec<TableInfo>, StoreError> {
        Ok((self.list)(0))
    }
    fn exceeds(&self, _: u64) -> Result<bool, StoreError> {
        Ok(false)
    }
    fn info(&self, id: &TableId) -> Result<TableInfo, StoreError> {
        Err(StoreError::NotFound(id.clone()))
    }
    fn load(&self, id: &TableId) -> Result<Record, StoreError> {
        Err(StoreError::NotFound(id.clone()))
    }
    fn create(&self, _: NewTable) -> Result<TableInfo, StoreError> {
        Err(StoreError::DiskFull { place: "here".to_owned() })
    }
    fn create_all(&self, _: Vec<NewTable>) -> Result<Vec<TableInfo>, StoreError> {
        Err(StoreError::DiskFull { place: "here".to_owned() })
    }
    fn add(&self, id: &TableId, _: NewLines) -> Result<u64, StoreError> {
        Err(StoreError::NotFound(id.clone()))
    }
    fn rename(&self, id: &TableId, _: &str) -> Result<(), StoreError> {
        Err(StoreError::NotFound(id.clone()))
    }
    fn keep(&self, id: &TableId, _: &str, _: &str) -> Result<(), StoreError> {
        Err(StoreError::NotFound(id.clone()))
    }
    fn kept(&self, _: &TableId, _: &str) -> Result<Option<String>, StoreError> {
        Ok(None)
    }
    fn delete(&self, id: &TableId, _: Leaves<'_>) -> Result<(), StoreError> {
        Err(StoreError::NotFound(id.clone()))
    }
}

impl Results for Stub {
    fn results(&self, _: u32, _: u32) -> Result<Vec<GameResult>, StoreError> {
        Ok(Vec::new())
    }
    fn result(&self, id: &TableId) -> Result<GameResult, StoreError> {
        Err(StoreError::NotFound(id.clone()))
    }
    fn add_results(&self, _: Vec<NewResult>) -> Result<usize, StoreError> {
        Err(StoreError::DiskFull { place: "here".to_owned() })
    }
    fn comment(&self, id: &TableId, _: &str) -> Result<(), StoreError> {
        Err(StoreError::NotFound(id.clone()))
    }
    fn forget_result(&self, id: &TableId) -> Result<(), StoreError> {
        Err(StoreError::NotFound(id.clone()))
    }
}

#[tokio::test]
async fn a_bug_is_answered_and_does_not_end_the_server() {
    let inside = Inside::of(
        Arc::new(Tables::new(Arc::new(Stub { list: |_| panic!("a bug, as this test wants it") }))),
        loopback(),
    );
    for _ in 0..3 {
        let (status, error) = inside.call("GET", "/tables", None).await;
        assert_eq!((status, code(&error)), (500, "bug"));
        assert!(!error.to_string().contains("this test"), "what went wrong inside is not told: {error}");
        let request = Request::get("/").header("host", "localhost").body(Body::empty()).unwrap();
        let (status, headers, _) = inside.send(request).await;
        assert_eq!((status.as_u16(), &headers["content-type"].to_str().unwrap()[..9]), (500, "text/html"));
        assert!(headers.contains_key("content-security-policy"));
        assert_eq!(inside.call("GET", "/games", None).await.0, 200);
    }
}

/// A visitor: what he sends besides the path.
async fn visit(inside: &Inside, method: &str, path: &str, headers: &[(&str, &str)]) -> (u16, HeaderMap) {
    let mut request = Request::builder().method(method).uri(path);
    for (name, value) in headers {
        request = request.header(*name, *value);
    }
    let (status, headers, _) = inside.send(request.body(Body::empty()).unwrap()).await;
    (status.as_u16(), headers)
}

#[tokio::test]
async fn on_loopback_only_its_own_names_and_pages_are_let_in() {
    let inside = Inside::new();
    let get = async |headers: &[(&str, &str)]| visit(&inside, "GET", "/api/v1/games", headers).await.0;
    for host in ["localhost", "localhost:7337", "127.0.0.1:7337", "127.1.2.3", "[::1]:7337", "LOCALHOST"] {
        assert_eq!(get(&[("host", host)]).await, 200, "{host}");
    }
    for host in [
        "evil.example",
        "[::1]evil.example",
        "127.0.0.1.evil.example",
        "10.0.0.1",
        "[::2]",
        "",
        "[::1",
        "localhost:x",
    ] {
        assert_eq!(get(&[("host", host)]).await, 403, "{host}");
    }
    assert_eq!(get(&[]).await, 403, "no host");
    assert_eq!(get(&[("host", "localhost"), ("host", "evil.example")]).await, 403, "two hosts");

    // 415 is the handler's word: the visitor was let in.
    let host = ("host", "localhost:7337");
    let post = async |headers: &[(&str, &str)]| {
        let headers = [&[host], headers].concat();
        visit(&inside, "POST", "/api/v1/tables", &headers).await.0
    };
    assert_eq!(post(&[]).await, 415, "a program");
    assert_eq!(post(&[("origin", "http://localhost:7337"), ("sec-fetch-site", "same-origin")]).await, 415);
    assert_eq!(post(&[("sec-fetch-site", "none")]).await, 415, "typed by a person");
    for foreign in [
        ("origin", "http://evil.example"),
        ("origin", "http://localhost:9999"),
        ("origin", "null"),
        ("origin", ""),
        ("sec-fetch-site", "cross-site"),
        ("sec-fetch-site", "same-site"),
        ("sec-fetch-site", ""),
    ] {
        assert_eq!(post(&[foreign]).await, 403, "{foreign:?}");
    }
    assert_eq!(post(&[("origin", "http://localhost:7337"), ("origin", "http://evil.example")]).await, 403);
    assert_eq!(post(&[("origin", "http://localhost:7337"), ("sec-fetch-site", "cross-site")]).await, 403);
}

#[tokio::test]
async fn elsewhere_the_link_holds_the_token() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("a.db");
    let inside = Inside::over(file.to_str().unwrap(), "192.168.7.7:7337".parse().unwrap());
    let suffix = inside.app().access.link_suffix();
    let token = suffix.strip_prefix("?token=").unwrap();
    assert_eq!(token.len(), 32);
    let host = ("host", "192.168.7.7:7337");
    let get = async |path: &str, more: &[(&str, &str)]| {
        visit(&inside, "GET", path, &[&[host], more].concat()).await
    };

    let (status, headers) = get("/api/v1/games", &[]).await;
    assert_eq!((status, &headers["www-authenticate"]), (401, &"Bearer".parse().unwrap()));
    let wrong = format!("{}x", &token[1..]);
    for bearer in
        [format!("Bearer {wrong}"), "Bearer ".to_owned(), format!("Basic {token}"), token.to_owned()]
    {
        assert_eq!(get("/", &[("authorization", &bearer)]).await.0, 401, "{bearer}");
    }
    assert_eq!(get("/", &[("authorization", &format!("Bearer {token}"))]).await.0, 200);
    assert_eq!(get("/?token=", &[]).await.0, 401);
    assert_eq!(get(&format!("/?token={wrong}"), &[]).await.0, 401);

    let (status, headers) = get(&format!("/{suffix}"), &[]).await;
    assert_eq!((status, &headers["location"]), (303, &"/".parse().unwrap()));
    let cookie = headers["set-cookie"].to_str().unwrap();
    assert!(cookie.contains("HttpOnly") && cookie.contains("SameSite=Strict"), "{cookie}");
    let cookie = cookie.split(';').next().unwrap();
    assert_eq!(get("/", &[("cookie", &format!("lang=en; {cookie}"))]).await.0, 200);
    assert_eq!(get("/", &[("cookie", &cookie.replace("-7337", "-7338"))]).await.0, 401, "another server's");

    // The link leads back here, wherever it points.
    let (status, headers) = get(&format!("//evil.example/{suffix}"), &[]).await;
    assert_eq!((status, &headers["location"]), (303, &"/evil.example/".parse().unwrap()));
    let bearer = format!("Bearer {token}");
    let post = async |more: &[(&str, &str)]| {
        let headers = [&[host, ("authorization", bearer.as_str())], more].concat();
        visit(&inside, "POST", "/api/v1/tables", &headers).await.0
    };
    assert_eq!(post(&[]).await, 415);
    assert_eq!(post(&[("origin", "http://192.168.7.7:7337")]).await, 415);
    assert_eq!(post(&[("origin", "http://evil.example")]).await, 403);
}

#[tokio::test]
async fn somebody_elsewhere_cannot_ask_without_end() {
    let inside = Inside::new();
    let ask = async |peer: &str| {
        let mut request =
            Request::get("/api/v1/games").header("host", "localhost").body(Body::empty()).unwrap();
        request.extensions_mut().insert(ConnectInfo::<std::net::SocketAddr>(peer.parse().unwrap()));
        let (status, headers, body) = inside.send(request).await;
        if status == StatusCode::TOO_MANY_REQUESTS {
            assert_eq!(code(&serde_json::from_slice(&body).unwrap()), "too_fast");
            assert!(headers.contains_key("retry-after"));
        }
        status.as_u16()
    };
    let mut refused = 0;
    for _ in 0..1000 {
        refused += usize::from(ask("192.168.1.9:5").await == 429);
        assert_eq!(ask("127.0.0.1:5").await, 200);
    }
    assert!(refused > 100, "{refused}");
}

#[tokio::test]
async fn there_is_an_end_to_tables() {
    fn list(offset: u32) -> Vec<TableInfo> {
        let (id, text) = ("000000000000".parse().unwrap(), str::to_owned);
        let (name, game, summary) = (text("one"), text("patchwork"), text("{}"));
        let last = TableInfo { id, name, game, created: 0, updated: 0, version: 0, summary };
        if offset < 20_000 { vec![last] } else { Vec::new() }
    }
    let inside = Inside::of(Arc::new(Tables::new(Arc::new(Stub { list }))), loopback());
    let save = "automa journal 1\ngame patchwork\nseed 1\nbegin\n";
    for (path, body) in [("/tables", json!({ "game": "patchwork" })), ("/import", json!({ "text": save }))] {
        let (status, error) = inside.call("POST", path, Some(body)).await;
        assert_eq!((status, code(&error)), (429, "too_many_tables"));
    }
}
