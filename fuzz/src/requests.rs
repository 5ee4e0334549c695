//! Requests, as the app in a browser gets them: the same pages and the same API as the server's, over a store in memory.
//!
//! An input is a row of requests with lines of dashes between them. Each begins with method and path; what follows is its body.
//! `{1}` stands for the id of the first table that was made, `{2}` for the second.

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use offline::rows::{Asked, Written};
use offline::{Machine, Surroundings};
use players::Clock;
use table::store::Outside;

const BETWEEN: &str = "\n----\n";
/// More would only take longer.
const MOST: usize = 40;
/// The seventeenth of November 2026.
const TODAY: i64 = 1_794_873_600_000;

/// Chance and time, both counted from nothing for each input, so that it does the same every time.
static COUNT: AtomicU64 = AtomicU64::new(0);

fn surroundings() -> Surroundings {
    COUNT.store(0, Ordering::Relaxed);
    let random = |bytes: &mut [u8]| {
        for part in bytes.chunks_mut(8) {
            part.copy_from_slice(&COUNT.fetch_add(1, Ordering::Relaxed).to_le_bytes()[..part.len()]);
        }
        true
    };
    // Every look at the clock is a while later: whoever thinks has soon thought enough.
    let clock = || Duration::from_millis(50 * COUNT.fetch_add(1, Ordering::Relaxed));
    Surroundings { outside: Outside { now: || TODAY, random }, clock: Clock::new(clock) }
}

/// Puts all of them; none may fail on our side.
pub fn put(text: &str) {
    let machine = Machine::new(surroundings(), "/");
    let mut tables: Vec<String> = Vec::new();
    for request in text.split(BETWEEN).take(MOST) {
        let mut request = request.to_owned();
        for (number, table) in (1..).zip(&tables) {
            request = request.replace(&format!("{{{number}}}"), table);
        }
        let (line, body) = request.split_once('\n').unwrap_or((&request, ""));
        let Some((method, path)) = line.split_once(' ') else { continue };
        let kind = if path.starts_with("/api/") { "application/json" } else { "application/x-www-form-urlencoded" };
        let asked = Asked {
            method: method.to_owned(),
            path: path.to_owned(),
            headers: vec![("content-type".to_owned(), kind.to_owned())],
        };
        let (answer, _) = machine.answer(&asked, body.as_bytes().to_vec());
        assert!(answer.status < 500, "{line}: {}", answer.status);
        for change in answer.changes {
            if let Written::Put { row, had: None, .. } = change {
                tables.push(row.id);
            }
        }
    }
}
