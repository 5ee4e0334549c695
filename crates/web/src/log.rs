//! A line for each request, for whoever runs a server. A line has the pattern of the address and not the address itself: ids of
//! tables, tokens, names and what people sent are nobody's business.

use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Instant, SystemTime, UNIX_EPOCH};

use axum::extract::{MatchedPath, Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue};
use axum::middleware::Next;
use axum::response::Response;
use kernel::Day;
use serde_json::json;

/// The longest number of a request that is taken over from a proxy.
const LONGEST_ID: usize = 64;

/// Where lines go, each without its end.
pub type Lines = Arc<dyn Fn(&str) + Send + Sync>;

/// What writes a line for each request.
#[derive(Clone)]
pub struct Log {
    lines: Lines,
    /// So that numbers of this run differ from those of the last.
    run: u32,
    next: Arc<AtomicU64>,
}

impl fmt::Debug for Log {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Log").field("run", &self.run).finish_non_exhaustive()
    }
}

impl Log {
    /// A log that writes into these lines.
    pub fn new(lines: Lines) -> Log {
        let run = since_1970().as_secs() as u32;
        Log { lines, run, next: Arc::default() }
    }

    /// Says that something happened: `started`, `stopped`.
    pub fn says(&self, event: &str) {
        (self.lines)(&json!({ "time": time(), "event": event }).to_string());
    }

    /// The number of a request: as the proxy gave it, if that is a plain one, or the next of ours.
    fn number(&self, headers: &HeaderMap) -> String {
        let plain = |text: &&str| {
            (1..=LONGEST_ID).contains(&text.len())
                && text.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"-_.".contains(&byte))
        };
        let given = headers.get(&REQUEST_ID).and_then(|value| value.to_str().ok()).filter(plain);
        given.map_or_else(
            || format!("{:08x}-{}", self.run, self.next.fetch_add(1, Ordering::Relaxed)),
            str::to_owned,
        )
    }
}

/// The number of a request, in the answer too: what somebody reports can be found.
static REQUEST_ID: HeaderName = HeaderName::from_static("x-request-id");

/// Writes the line of a request when it is answered.
pub async fn log(State(log): State<Log>, request: Request, next: Next) -> Response {
    let (number, began) = (log.number(request.headers()), Instant::now());
    let method = request.method().as_str().to_owned();
    let route = request.extensions().get::<MatchedPath>().map(|path| path.as_str().to_owned());
    let mut response = next.run(request).await;
    let line = json!({
        "time": time(),
        "request": number,
        "method": method,
        "route": route,
        "status": response.status().as_u16(),
        "ms": began.elapsed().as_millis() as u64,
    });
    (log.lines)(&line.to_string());
    if let Ok(number) = HeaderValue::from_str(&number) {
        response.headers_mut().insert(REQUEST_ID.clone(), number);
    }
    response
}

fn since_1970() -> std::time::Duration {
    SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default()
}

/// The present time in UTC, as in `2026-11-18T01:02:03.456Z`.
fn time() -> String {
    let now = since_1970();
    let (day, second) = (Day::of_seconds(now.as_secs()), now.as_secs() % 86_400);
    let (hour, minute, second) = (second / 3600, second / 60 % 60, second % 60);
    format!("{day}T{hour:02}:{minute:02}:{second:02}.{:03}Z", now.subsec_millis())
}
