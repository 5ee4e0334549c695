//! A server for a household or a host: behind a proxy, watched over, several programs on one database, upgraded.

#![allow(missing_docs, clippy::unwrap_used)]

#[path = "../common/mod.rs"]
mod common;

mod other_rules;

use std::net::{Ipv4Addr, SocketAddr};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use axum::body::Body;
use axum::extract::ConnectInfo;
use axum::http::Request;
use common::{Inside, path};
use serde_json::{Value, json};
use table::tables::Tables;
use tokio_stream::StreamExt as _;
use web::app::App;
use web::guard::Access;
use web::log::Log;

const TOKEN: &str = "a-token-that-was-kept-0123456789";

/// A request from the proxy on this machine, for somebody elsewhere.
fn proxied(method: &str, path: &str, headers: &[(&str, &str)]) -> Request<Body> {
    let mut request = Request::builder().method(method).uri(path).header("x-forwarded-for", "198.51.100.2");
    for (name, value) in headers {
        request = request.header(*name, *value);
    }
    let peer = SocketAddr::from((Ipv4Addr::LOCALHOST, 40_000));
    request.extension(ConnectInfo(peer)).body(Body::empty()).unwrap()
}

fn behind_a_proxy() -> Inside {
    let mut inside = Inside::new();
    let address = SocketAddr::from((Ipv4Addr::LOCALHOST, 7337));
    let public = "https://games.example.org".parse().unwrap();
    let access = Access::of(address, Some(TOKEN.to_owned()), Some(public)).unwrap();
    assert_eq!(access.link(address), format!("https://games.example.org/?token={TOKEN}"));
    inside.change(|app| *app = App::with(app.site.tables.clone(), access));
    inside
}

#[tokio::test]
async fn behind_a_proxy_everybody_needs_the_token_and_cookies_are_for_https() {
    let inside = behind_a_proxy();
    let (status, _, _) = inside.send(proxied("GET", "/", &[("host", "games.example.org")])).await;
    assert_eq!(status, 401, "loopback is no reason to come in: it is the proxy's");
    let link = format!("/?token={TOKEN}");
    let (status, headers, _) = inside.send(proxied("GET", &link, &[("host", "games.example.org")])).await;
    assert_eq!(status, 303);
    let cookie = headers["set-cookie"].to_str().unwrap();
    assert!(cookie.contains("; Secure") && cookie.contains("HttpOnly"), "{cookie}");
    let cookie = cookie.split(';').next().unwrap();
    // The proxy may ask by a name of its own.
    let (status, _, _) =
        inside.send(proxied("GET", "/", &[("host", "127.0.0.1:7337"), ("cookie", cookie)])).await;
    assert_eq!(status, 200);
    for (origin, wanted) in [("https://games.example.org", true), ("https://evil.example", false)] {
        let headers = [("host", "127.0.0.1:7337"), ("cookie", cookie), ("origin", origin)];
        let (status, _, _) = inside.send(proxied("POST", "/api/v1/tables", &headers)).await;
        assert_eq!(status != 403, wanted, "{origin}: {status}");
    }
}

#[tokio::test]
async fn behind_a_proxy_each_visitor_has_a_rate_of_his_own() {
    let inside = behind_a_proxy();
    let mut refused = 0;
    for _ in 0..400 {
        refused += u32::from(inside.send(proxied("GET", "/", &[])).await.0 == 429);
    }
    assert!(refused > 0, "guessing from one address is too fast");
    let other = [("x-forwarded-for", "198.51.100.3")];
    assert_eq!(
        inside.send(proxied("GET", "/", &other)).await.0,
        401,
        "somebody else is only asked for the token"
    );
}

#[tokio::test]
async fn health_needs_no_token_and_tells_nothing_else() {
    let inside = behind_a_proxy();
    let (status, headers, body) = inside.send(proxied("GET", "/health", &[])).await;
    assert_eq!((status.as_u16(), String::from_utf8(body).unwrap().as_str()), (200, "{\"status\":\"ok\"}"));
    assert_eq!(headers["cache-control"], "no-store");
}

#[tokio::test]
async fn health_says_when_the_database_cannot_be_read() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("a.db");
    let inside = Inside::over(file.to_str().unwrap(), SocketAddr::from((Ipv4Addr::LOCALHOST, 1)));
    // Somebody takes the list of tables away.
    let broken = "DROP TABLE automa_lines; DROP TABLE automa_heads; DROP TABLE automa_tables";
    rusqlite::Connection::open(&file)
        .unwrap()
        .execute_batch(&format!("PRAGMA foreign_keys = OFF; {broken}"))
        .unwrap();
    let (status, _, body) = inside.send(proxied("GET", "/health", &[])).await;
    let body: Value = serde_json::from_slice(&body).unwrap();
    assert_eq!(status, 503, "{body}");
    assert_ne!(body["status"], "ok");
}

#[tokio::test]
async fn the_log_has_a_line_for_each_request_and_nothing_that_is_secret() {
    let lines: Arc<Mutex<Vec<String>>> = Arc::default();
    let mut inside = behind_a_proxy();
    let heard = Arc::clone(&lines);
    inside.change(|app| {
        app.log = Some(Log::new(Arc::new(move |line| heard.lock().unwrap().push(line.to_owned()))));
    });
    let bearer = format!("Bearer {TOKEN}");
    let known = [("authorization", bearer.as_str()), ("x-request-id", "from-the-proxy.7")];
    let (status, headers, _) = inside.send(proxied("GET", "/tables/0f3k9w2mzq7b?open=secret", &known)).await;
    assert_eq!((status.as_u16(), headers["x-request-id"].to_str().unwrap()), (404, "from-the-proxy.7"));
    inside.send(proxied("GET", &format!("/?token={TOKEN}"), &[("x-request-id", "not plain")])).await;
    inside.send(proxied("GET", "/somewhere/secret", &known)).await;
    let lines = lines.lock().unwrap();
    let told: Vec<Value> = lines.iter().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(told.len(), 3);
    assert_eq!((&told[0]["route"], &told[0]["status"]), (&json!("/tables/{id}"), &json!(404)));
    assert_eq!((&told[1]["method"], &told[1]["status"]), (&json!("GET"), &json!(303)));
    assert_ne!(told[1]["request"], told[0]["request"]);
    assert_eq!(told[2]["route"], Value::Null, "an address that is not ours may hold anything");
    for secret in [TOKEN, "secret", "0f3k9w2mzq7b", "198.51.100"] {
        assert!(!lines.concat().contains(secret), "{secret}: {lines:?}");
    }
}

/// Two programs on this database: what one decides, whoever looks at the other hears.
async fn follow_each_other(database: &str) {
    let (one, other) =
        (Inside::over(database, common::loopback()), Inside::over(database, common::loopback()));
    let table = one.start(5).await;
    let id = table["id"].as_str().unwrap();
    let mut device = one.app().live.follow(id).unwrap();
    web::others::look(one.app()).await;
    let action = other.legal(&table).await.remove(0);
    let decision = json!({ "version": table["version"], "action": action });
    let (status, table) = other.call("POST", &format!("{}/decide", path(&table)), Some(decision)).await;
    assert_eq!(status, 200, "{table}");
    web::others::look(one.app()).await;
    let heard = tokio::time::timeout(Duration::from_secs(5), async {
        while device.next().await != table["version"].as_u64() {}
    });
    heard.await.expect("the new version is heard");
    // And its end.
    other.call("DELETE", &path(&table), None).await;
    web::others::look(one.app()).await;
    let end = tokio::time::timeout(Duration::from_secs(5), async { while device.next().await.is_some() {} });
    end.await.expect("the end is heard");
    assert!(one.app().live.ids().is_empty());
}

#[tokio::test]
async fn what_another_program_on_the_database_decides_is_heard_here() {
    let folder = tempfile::tempdir().unwrap();
    follow_each_other(folder.path().join("a.db").to_str().unwrap()).await;
}

#[cfg(unix)]
#[tokio::test(flavor = "multi_thread")]
async fn what_another_program_on_a_server_for_databases_decides_is_heard_here() {
    let server = tokio::task::spawn_blocking(testkit::postgres::Postgres::shared).await.unwrap();
    follow_each_other(&server.database()).await;
}

/// Over tables that a test has a hand in.
pub fn over(tables: &Arc<Tables>) -> Inside {
    Inside::of(Arc::clone(tables), common::loopback())
}
