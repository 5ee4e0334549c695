//! `automa bench serve`: the real server as a process of its own, measured from outside, on loopback. Every answer is
//! checked against the game that the engine plays here: a fast wrong answer is no answer.
//!
//! - `server`: the process, and what the system says of it
//! - `client`: HTTP over one connection
//! - `script`: what each table will play, made before anything is measured
//! - `load`: many tables at once

mod client;
mod load;
mod script;
mod server;

use std::time::Duration;

use anyhow::{Context as _, ensure};
use clap::ArgMatches;
use serde_json::{Value, json};

use client::Client;
use load::Pace;
use server::Server;

/// How often the start is measured; the best counts, for the others measure what else the machine does.
const STARTS: usize = 5;
/// How much is measured. The figures of the documents are those of the usual size.
#[derive(Clone, Copy, Debug)]
struct Size {
    /// Tables on disk.
    tables: usize,
    /// Tables that are played at the same time; twice as many are needed.
    played: usize,
    /// A decision of each of them every so often: by default far more often than people decide.
    pace: Duration,
}

impl Size {
    fn of(matches: &ArgMatches) -> anyhow::Result<Size> {
        let number = |name: &str| matches.get_one::<u64>(name).copied().unwrap_or_default();
        let size = Size {
            tables: usize::try_from(number("tables"))?,
            played: usize::try_from(number("played"))?,
            pace: Duration::from_millis(number("pace")),
        };
        if size.played == 0 || size.tables < size.played.saturating_mul(2) || size.tables > 20_000 {
            let why = "--played is at least 1, --tables at least twice as many and at most 20000";
            return Err(crate::args::Usage(why.to_owned()).into());
        }
        Ok(size)
    }
}

/// Starts a server of its own, plays many tables against it over HTTP, and gives the figures as JSON.
pub fn measured(matches: &ArgMatches) -> anyhow::Result<Value> {
    let size = Size::of(matches)?;
    let folder =
        tempfile::tempdir().context("no folder for the benchmark; set TMPDIR to one that can be written")?;
    let database = folder.path().join("bench.db");
    // The client has one thread: the cores are the server's.
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(measure(&database, size))
}

async fn measure(database: &std::path::Path, size: Size) -> anyhow::Result<Value> {
    let mut ready = Duration::MAX;
    for _ in 0..STARTS {
        ready = ready.min(Server::start(database)?.ready);
    }
    let server = Server::start(database)?;
    let scripts: Vec<_> = (0..size.tables as u64).map(script::Script::of).collect::<Result<_, _>>()?;
    let tables = load::begin(server.address, &scripts).await?;
    let first_page = first_page(&server).await?;
    // Some tables at the pace of many people, then others as fast as it goes.
    let (calm, rest) = tables.split_at(size.played);
    let calm = load::play(server.address, calm, Pace::Every(size.pace)).await;
    let hurried = load::play(server.address, &rest[..size.played], Pace::AtOnce).await;
    let errors = calm.errors + hurried.errors;
    let first = calm.first_error.as_ref().or(hurried.first_error.as_ref());
    ensure!(errors == 0, "{errors} requests failed, the first with: {}", first.map_or("", String::as_str));
    Ok(json!({
        "ready_ms": milliseconds(ready),
        "resident_mib": server.resident_mib().map(rounded),
        "tables_on_disk": size.tables,
        "first_page_kib": rounded(first_page as f64 / 1024.0),
        "tables_played": size.played,
        "decisions_per_s_paced": rounded(calm.decisions.len() as f64 / calm.took.as_secs_f64()),
        "decision_p50_ms": milliseconds(calm.percentile(50)),
        "decision_p99_ms": milliseconds(calm.percentile(99)),
        "play_requests": hurried.requests,
        "play_requests_per_s": (hurried.requests as f64 / hurried.took.as_secs_f64()).round(),
        "errors": errors,
    }))
}

fn milliseconds(time: Duration) -> f64 {
    rounded(time.as_secs_f64() * 1000.0)
}

fn rounded(number: f64) -> f64 {
    (number * 100.0).round() / 100.0
}

/// How many bytes the first page takes with everything it names, compressed as for a browser.
async fn first_page(server: &Server) -> anyhow::Result<usize> {
    let mut client = Client::connect(server.address).await?;
    let page = client.get("/", "").await?;
    let (zipped, text) = (client.get("/", "gzip").await?.body.len(), String::from_utf8(page.body)?);
    let mut names: Vec<&str> = text.split('"').filter(|part| part.starts_with("/assets/")).collect();
    names.sort_unstable();
    names.dedup();
    ensure!(names.len() >= 3, "the first page names no style, script and icon");
    let mut bytes = zipped;
    for name in names {
        let file = client.get(name, "gzip").await?;
        ensure!(file.status == 200, "{name} is missing");
        bytes += file.body.len();
    }
    Ok(bytes)
}
