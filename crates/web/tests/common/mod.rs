//! What the tests of the API share: the router without a network, and real servers as processes of their own.

#![allow(
    dead_code,
    missing_docs,
    unreachable_pub,
    clippy::unwrap_used,
    reason = "each test file uses a part"
)]

pub mod child;
pub mod client;
#[path = "../browser/door.rs"]
mod door;
#[path = "../browser/html.rs"]
pub mod html;
pub mod schema;

use std::net::{Ipv4Addr, SocketAddr};
use std::sync::{Arc, Mutex};

use axum::body::{Body, to_bytes};
use axum::http::{HeaderMap, Request, StatusCode};
use kernel::Dice;
use serde_json::{Value, json};
use table::tables::Tables;
use web::app::App;

use door::Door;

/// The largest answer that a test reads.
const LARGEST: usize = 16 << 20;

/// The whole application without a network: a server's, or the app inside a browser.
pub struct Inside {
    app: Option<App>,
    door: Door,
}

impl Inside {
    /// Over an embedded database of its own.
    pub fn new() -> Inside {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("tables.db");
        let inside = Inside::over(file.to_str().unwrap(), loopback());
        let Door::Server(router, _) = inside.door else { panic!("no server") };
        Inside { door: Door::Server(router, Some(folder)), ..inside }
    }

    /// Over this database, as if it listened on this address.
    pub fn over(database: &str, address: SocketAddr) -> Inside {
        Inside::of(Arc::new(Tables::new(table::store::open(Some(database)).unwrap().into())), address)
    }

    /// Over these tables.
    pub fn of(tables: Arc<Tables>, address: SocketAddr) -> Inside {
        let app = App::new(tables, address).unwrap();
        Inside { door: Door::Server(web::server::router(app.clone()), None), app: Some(app) }
    }

    /// The app without a server.
    pub fn alone() -> Inside {
        Inside { app: None, door: Door::Offline(Mutex::default()) }
    }

    /// What the server's requests share.
    pub fn app(&self) -> &App {
        self.app.as_ref().expect("a server")
    }

    /// The same server with something about it changed.
    pub fn change(&mut self, change: impl FnOnce(&mut App)) {
        let app = self.app.as_mut().expect("a server");
        change(app);
        let changed = web::server::router(app.clone());
        if let Door::Server(router, _) = &mut self.door {
            *router = changed;
        }
    }

    /// Any request.
    pub async fn send(&self, request: Request<Body>) -> (StatusCode, HeaderMap, Vec<u8>) {
        let (parts, body) = self.door.send(request).await.into_parts();
        (parts.status, parts.headers, to_bytes(body, LARGEST).await.unwrap().to_vec())
    }

    /// A request to the API, with JSON in and out. An empty answer is null.
    pub async fn call(&self, method: &str, path: &str, body: Option<Value>) -> (u16, Value) {
        let request =
            Request::builder().method(method).uri(format!("/api/v1{path}")).header("host", "localhost");
        let request = match body {
            Some(body) => {
                request.header("content-type", "application/json").body(Body::from(body.to_string()))
            }
            None => request.body(Body::empty()),
        };
        let (status, headers, bytes) = self.send(request.unwrap()).await;
        if bytes.is_empty() {
            return (status.as_u16(), Value::Null);
        }
        let kind = headers["content-type"].to_str().unwrap().to_owned();
        let value = match kind.as_str() {
            "application/json" => serde_json::from_slice(&bytes).unwrap(),
            _ => String::from_utf8(bytes).unwrap().into(),
        };
        (status.as_u16(), value)
    }

    /// A new table of Patchwork.
    pub async fn start(&self, seed: u64) -> Value {
        self.start_game("patchwork", seed, json!({})).await
    }

    /// A new table of a game with these settings.
    pub async fn start_game(&self, game: &str, seed: u64, options: Value) -> Value {
        let new = json!({ "game": game, "seed": seed, "options": options });
        let (status, table) = self.call("POST", "/tables", Some(new)).await;
        assert_eq!(status, 201, "{table}");
        table
    }

    /// Decides something that is offered; the table after it.
    pub async fn decide_at_random(&self, table: &Value, dice: &mut Dice) -> Value {
        let (status, legal) = self.call("GET", &format!("{}/legal?limit=1000", path(table)), None).await;
        assert_eq!(status, 200, "{legal}");
        let actions = legal["actions"].as_array().unwrap();
        assert_eq!(actions.len() as u64, table["legal"]["count"].as_u64().unwrap());
        let action = actions[dice.below(actions.len() as u32) as usize].as_str().unwrap();
        let decision = json!({ "version": table["version"], "action": action });
        let (status, next) = self.call("POST", &format!("{}/decide", path(table)), Some(decision)).await;
        assert_eq!(status, 200, "{action}: {next}");
        assert_eq!(next["news"][0]["action"], action, "an action is written as it is read");
        next
    }

    /// The history of a table tells every decision, and its save opens as the same game.
    pub async fn opens_again(&self, table: &Value) {
        let (status, history) = self.call("GET", &format!("{}/history", path(table)), None).await;
        let told = history["decisions"].as_array().unwrap().len() as u64;
        assert_eq!((status, told), (200, table["at"].as_u64().unwrap()));
        let (_, save) = self.call("GET", &format!("{}/export", path(table)), None).await;
        let (status, again) = self.call("POST", "/import", Some(json!({ "text": save }))).await;
        assert_eq!(status, 201, "{again}");
        assert_eq!(again["state"], table["state"]);
    }

    /// The first actions that are legal at a table.
    pub async fn legal(&self, table: &Value) -> Vec<String> {
        let (status, legal) = self.call("GET", &format!("{}/legal", path(table)), None).await;
        assert_eq!(status, 200, "{legal}");
        legal["actions"]
            .as_array()
            .unwrap()
            .iter()
            .map(|action| action.as_str().unwrap().to_owned())
            .collect()
    }
}

pub fn loopback() -> SocketAddr {
    SocketAddr::from((Ipv4Addr::LOCALHOST, 7337))
}

/// The path of a table, behind `/api/v1`.
pub fn path(table: &Value) -> String {
    format!("/tables/{}", table["id"].as_str().unwrap())
}

/// The code of an error; a failure of the test if it is none.
pub fn code(value: &Value) -> &str {
    assert!(
        value["error"]["message"].as_str().is_some_and(|message| !message.is_empty()),
        "no error: {value}"
    );
    value["error"]["code"].as_str().unwrap()
}
