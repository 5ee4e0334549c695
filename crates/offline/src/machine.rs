//! The pages over a store in memory.

use std::pin::pin;
use std::sync::Arc;
use std::task::{Context, Poll, Waker};
use std::time::Duration;

use axum::Router;
use axum::body::{Body, to_bytes};
use axum::http::Request;
use players::{Clock, Limits};
use site::context::Door;
use site::dress::harden;
use site::host::{Done, Host, Search, Visitor, Work};
use site::problem::Problem;
use table::store::{MemoryStore, Outside};
use table::tables::Tables;
use tower::ServiceExt as _;

use crate::rows::{Answered, Asked, Filled, ResultRow};

/// The largest answer: a table with everything that can be known of it takes a fraction of that.
const LARGEST: usize = 64 << 20;

/// What the browser brings.
#[derive(Clone, Copy, Debug)]
pub struct Surroundings {
    /// The date and chance.
    pub outside: Outside,
    /// A clock that never goes back.
    pub clock: Clock,
}

/// All of the app.
#[derive(Debug)]
pub struct Machine {
    store: Arc<MemoryStore>,
    router: Router,
}

impl Machine {
    /// Without tables, under this path of its host.
    pub fn new(surroundings: Surroundings, path: &'static str) -> Machine {
        let store = Arc::new(MemoryStore::new(surroundings.outside));
        let tables = Arc::new(Tables::new(store.clone()));
        let mut app = site::App::new(tables, Arc::new(Alone(surroundings)), surroundings.clock);
        app.door = Door::offline(path);
        Machine { store, router: site::router(app, Router::new()) }
    }

    /// Takes tables that were written down before.
    pub fn fill(&self, tables: Vec<Filled>) {
        for (kept, lines, notes) in tables.into_iter().filter_map(Filled::taken) {
            self.store.fill(kept, lines, notes);
        }
    }

    /// Takes results that were written down before.
    pub fn remember(&self, results: Vec<ResultRow>) {
        for result in results.into_iter().filter_map(ResultRow::taken) {
            self.store.remember(result);
        }
    }

    /// Answers a request. What it has changed must be written down before anybody sees the answer; if that fails, this
    /// machine knows more than is true, and must be thrown away.
    pub fn answer(&self, asked: &Asked, body: Vec<u8>) -> (Answered, Vec<u8>) {
        let mut request = Request::builder().method(asked.method.as_str()).uri(&asked.path);
        for (name, value) in &asked.headers {
            request = request.header(name, value);
        }
        let Ok(request) = request.body(Body::from(body)) else {
            return (Answered { status: 400, headers: Vec::new(), changes: Vec::new() }, Vec::new());
        };
        let Ok(mut response) = at_once(self.router.clone().oneshot(request));
        harden(response.headers_mut());
        let (parts, body) = response.into_parts();
        let body = at_once(to_bytes(body, LARGEST)).map(|body| body.to_vec()).unwrap_or_default();
        let text = |value: &[u8]| String::from_utf8_lossy(value).into_owned();
        let headers = parts.headers.iter().map(|(name, value)| (name.to_string(), text(value.as_bytes())));
        let changes = self.store.changes().into_iter().map(Into::into).collect();
        (Answered { status: parts.status.as_u16(), headers: headers.collect(), changes }, body)
    }
}

/// The only one here: what is to be done is done at once.
struct Alone(Surroundings);

impl Host for Alone {
    fn work(&self, work: Work) -> Done {
        work();
        Box::pin(std::future::ready(Ok::<(), Problem>(())))
    }

    fn think(&self, _: Visitor, _: &str, longest: Duration, search: Search) -> Done {
        search(&Limits::by(self.0.clock).within(longest));
        Box::pin(std::future::ready(Ok::<(), Problem>(())))
    }

    /// Whoever runs this ends the whole machine to stop it.
    fn stop(&self, _: Visitor, _: &str) -> usize {
        0
    }

    /// The service worker tells the other windows when a change is written down.
    fn tell(&self, _: &str, _: u64) {}

    fn end(&self, _: &str) {}

    fn random(&self, bytes: &mut [u8]) -> bool {
        (self.0.outside.random)(bytes)
    }
}

/// Nothing here waits for anything: one look is enough, or as many as hand each other on.
fn at_once<T>(future: impl Future<Output = T>) -> T {
    let mut future = pin!(future);
    let mut context = Context::from_waker(Waker::noop());
    loop {
        if let Poll::Ready(value) = future.as_mut().poll(&mut context) {
            return value;
        }
    }
}
