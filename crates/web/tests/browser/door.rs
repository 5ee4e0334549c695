//! The two doors: a server, and the app inside a browser under a path of its host.

use std::collections::BTreeMap;
use std::sync::{LazyLock, Mutex};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use axum::Router;
use axum::body::{Body, to_bytes};
use axum::http::{Request, Response};
use offline::rows::{Asked, Filled, ResultRow, Written};
use offline::{Machine, Surroundings};
use players::Clock;
use table::store::Outside;
use tower::ServiceExt as _;

use super::html::tags;

/// The path of the app inside a browser: not the root, so that an address that forgets it is found.
const PATH: &str = "/some/automa";

/// What is written down.
#[derive(Default)]
pub struct Shelf {
    tables: Vec<Filled>,
    results: Vec<ResultRow>,
}

pub enum Door {
    Server(Router, Option<tempfile::TempDir>),
    /// What is written down is filled into a fresh machine before each request: nothing is remembered but that.
    Offline(Mutex<Shelf>),
}

fn surroundings() -> Surroundings {
    fn now() -> Duration {
        static BEGUN: LazyLock<Instant> = LazyLock::new(Instant::now);
        BEGUN.elapsed()
    }
    let date = || SystemTime::now().duration_since(UNIX_EPOCH).unwrap().as_millis() as i64;
    let random = |bytes: &mut [u8]| getrandom::fill(bytes).is_ok();
    Surroundings { outside: Outside { now: date, random }, clock: Clock::new(now) }
}

impl Door {
    pub async fn send(&self, request: Request<Body>) -> Response<Body> {
        match self {
            Door::Server(router, _) => router.clone().oneshot(request).await.unwrap(),
            Door::Offline(tables) => {
                let (parts, body) = request.into_parts();
                let text = |value: &[u8]| String::from_utf8(value.to_vec()).unwrap();
                let headers =
                    parts.headers.iter().map(|(name, value)| (name.to_string(), text(value.as_bytes())));
                let path = parts.uri.path_and_query().unwrap().to_string();
                let asked = Asked { method: parts.method.to_string(), path, headers: headers.collect() };
                let body = to_bytes(body, usize::MAX).await.unwrap().to_vec();
                answer(&mut tables.lock().unwrap(), &asked, body)
            }
        }
    }
}

fn answer(shelf: &mut Shelf, asked: &Asked, body: Vec<u8>) -> Response<Body> {
    let machine = Machine::new(surroundings(), PATH);
    machine.fill(shelf.tables.clone());
    machine.remember(shelf.results.clone());
    let (answered, body) = machine.answer(asked, body);
    for change in answered.changes {
        write(shelf, change);
    }
    let mut response = Response::builder().status(answered.status);
    for (name, value) in answered.headers {
        let value = if name == "location" { within(&value) } else { value };
        response = response.header(name, value);
    }
    let body = String::from_utf8(body)
        .map_or_else(|wrong| Body::from(wrong.into_bytes()), |page| Body::from(plain(&page)));
    response.body(body).unwrap()
}

/// As the browser's database does it.
fn write(shelf: &mut Shelf, change: Written) {
    let Shelf { tables, results } = shelf;
    match change {
        Written::Gone { id } => tables.retain(|table| table.row.id != id),
        Written::Forgotten { id } => results.retain(|result| result.id != id),
        Written::Result { row } => {
            results.retain(|result| result.id != row.id);
            results.push(row);
        }
        Written::Noted { id, name, text } => {
            let table = tables.iter_mut().find(|table| table.row.id == id).unwrap();
            if text.is_empty() {
                table.notes.remove(&name);
            } else {
                table.notes.insert(name, text);
            }
        }
        Written::Put { row, had, lines } => {
            let known = tables.iter_mut().find(|table| table.row.id == row.id);
            assert_eq!(
                known.as_ref().map(|table| table.lines.len() as u64),
                had,
                "one line follows the other"
            );
            match known {
                None => tables.push(Filled { row, lines, notes: BTreeMap::new() }),
                Some(table) => {
                    table.row = row;
                    table.lines.extend(lines);
                }
            }
        }
    }
}

/// An address of the app without its path.
fn within(address: &str) -> String {
    let rest = address.strip_prefix(PATH);
    rest.unwrap_or_else(|| panic!("{address} leads out of the app")).to_owned()
}

/// A page as a server would give it, if all its addresses are within the app.
fn plain(page: &str) -> String {
    if !page.starts_with("<!DOCTYPE html>") {
        return page.to_owned();
    }
    for tag in tags(page) {
        for key in ["href", "src", "action", "formaction", "data-path", "poster"] {
            if let Some(address) = tag.get(key).filter(|address| address.starts_with('/')) {
                within(address);
            }
        }
    }
    page.replace(&format!("=\"{PATH}"), "=\"")
}
