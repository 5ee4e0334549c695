//! Many tables at once.

use std::net::SocketAddr;
use std::time::{Duration, Instant};

use anyhow::{Context as _, ensure};
use serde_json::Value;
use tokio::task::JoinSet;

use super::client::Client;
use super::script::{GAME, Script};

/// How fast tables are played.
#[derive(Clone, Copy, Debug)]
pub enum Pace {
    /// A decision of each table in this time.
    Every(Duration),
    /// Look and decide, one after the other, without a pause.
    AtOnce,
}

/// A table of the server, and what it will play.
#[derive(Clone, Debug)]
pub struct Table {
    path: String,
    script: Script,
}

/// What came of it.
#[derive(Debug, Default)]
pub struct Outcome {
    /// How long each decision took, the shortest first.
    pub decisions: Vec<Duration>,
    /// How many requests were sent.
    pub requests: usize,
    /// Those that were not answered as they should.
    pub errors: usize,
    /// What the first of them said.
    pub first_error: Option<String>,
    /// From the first request to the last answer.
    pub took: Duration,
}

impl Outcome {
    /// So many of a hundred decisions took at most this.
    pub fn percentile(&self, of_hundred: usize) -> Duration {
        let last = self.decisions.len().saturating_sub(1);
        self.decisions.get((self.decisions.len() * of_hundred / 100).min(last)).copied().unwrap_or_default()
    }
}

/// Starts a table for each script.
pub async fn begin(address: SocketAddr, scripts: &[Script]) -> anyhow::Result<Vec<Table>> {
    const AT_ONCE: usize = 20;
    let mut tasks = JoinSet::new();
    for part in scripts.chunks(scripts.len().div_ceil(AT_ONCE).max(1)) {
        let part = part.to_vec();
        tasks.spawn(async move {
            let mut client = Client::connect(address).await?;
            let mut tables = Vec::new();
            for script in part {
                let new = format!("{{\"game\":\"{}\",\"seed\":{}}}", GAME.key(), script.seed);
                let answer = client.post("/api/v1/tables", &new).await?;
                ensure!(answer.status == 201, "no new table: {}", String::from_utf8_lossy(&answer.body));
                let table: Value = serde_json::from_slice(&answer.body)?;
                let id = table["id"].as_str().context("a table without an id")?;
                tables.push(Table { path: format!("/api/v1/tables/{id}"), script });
            }
            anyhow::Ok(tables)
        });
    }
    let mut tables = Vec::new();
    while let Some(part) = tasks.join_next().await {
        tables.extend(part??);
    }
    Ok(tables)
}

/// Plays all of these tables to their end at the same time, each over a connection of its own.
pub async fn play(address: SocketAddr, tables: &[Table], pace: Pace) -> Outcome {
    let mut tasks = JoinSet::new();
    let start = Instant::now();
    for (number, table) in tables.iter().cloned().enumerate() {
        // Not all at the same moment: people do not decide in step.
        let wait = match pace {
            Pace::Every(time) => time * number as u32 / tables.len().max(1) as u32,
            Pace::AtOnce => Duration::ZERO,
        };
        tasks.spawn(async move {
            tokio::time::sleep(wait).await;
            let mut outcome = Outcome::default();
            if let Err(error) = play_one(address, &table, pace, &mut outcome).await {
                outcome.errors += 1;
                outcome.first_error = Some(format!("{error:#}"));
            }
            outcome
        });
    }
    let mut all = Outcome::default();
    while let Some(one) = tasks.join_next().await {
        let one = one.unwrap_or_else(|_| Outcome { errors: 1, ..Outcome::default() });
        all.decisions.extend(one.decisions);
        all.requests += one.requests;
        all.errors += one.errors;
        all.first_error = all.first_error.or(one.first_error);
    }
    all.took = start.elapsed();
    all.decisions.sort_unstable();
    all
}

async fn play_one(
    address: SocketAddr,
    table: &Table,
    pace: Pace,
    outcome: &mut Outcome,
) -> anyhow::Result<()> {
    let mut client = Client::connect(address).await?;
    let mut version = 0;
    let decide = format!("{}/decide", table.path);
    for (action, next) in &table.script.decisions {
        let begun = Instant::now();
        if let Pace::AtOnce = pace {
            outcome.requests += 1;
            let seen = client.get(&table.path, "").await?;
            check(&seen.body, seen.status, version)?;
        }
        let body = format!("{{\"version\":{version},\"action\":\"{action}\"}}");
        let sent = Instant::now();
        outcome.requests += 1;
        let answer = client.post(&decide, &body).await?;
        outcome.decisions.push(sent.elapsed());
        check(&answer.body, answer.status, *next)?;
        version = *next;
        if let Pace::Every(time) = pace {
            tokio::time::sleep(time.saturating_sub(begun.elapsed())).await;
        }
    }
    Ok(())
}

/// The table is at the version that the engine says.
fn check(body: &[u8], status: u16, version: u64) -> anyhow::Result<()> {
    // It stands near the beginning; reading all of the JSON would measure the reader.
    let text = String::from_utf8_lossy(&body[..body.len().min(600)]);
    let right = status == 200 && text.contains(&format!("\"version\":{version},"));
    ensure!(right, "status {status} instead of version {version}: {text}");
    Ok(())
}
