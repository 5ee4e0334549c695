//! What visitors do: they play, look at pages, ask for hints and bring saves along.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::net::Ipv4Addr;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use anyhow::{Context, ensure};
use serde_json::{Value, json};

use super::client::{ask, ask_from, ask_json};

/// Visitors who play, each at tables of his own.
const PLAYERS: usize = 4;
/// Askers of hints at one address: of one visitor one search runs, and another waits for it.
const THINKERS: usize = 2;
/// Visitors who look at pages.
const READERS: usize = 2;
/// How long a player takes between two decisions.
const PACE: Duration = Duration::from_millis(15);
/// How long somebody waits who was told to.
const BREATH: Duration = Duration::from_millis(100);

/// All visitors, and what came of them.
#[derive(Clone)]
pub struct Load(Arc<Shared>);

impl std::ops::Deref for Load {
    type Target = Shared;
    fn deref(&self) -> &Shared {
        &self.0
    }
}

pub struct Shared {
    port: u16,
    tables: Vec<String>,
    /// The version of each table that was acknowledged last.
    acknowledged: Mutex<BTreeMap<String, u64>>,
    /// Milliseconds of each page.
    pages: Mutex<Vec<f64>>,
    decisions: AtomicU64,
    hints: AtomicU64,
    busy: AtomicU64,
    imports: AtomicU64,
    /// Changes that were refused because there was no room.
    pub refused_for_room: AtomicU64,
    /// The server is about to be killed, or not there yet.
    pub down: AtomicBool,
    pub stop: AtomicBool,
}

fn locked<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Load {
    /// Makes the tables: of every game in turn.
    pub fn begin(port: u16, count: usize) -> anyhow::Result<Load> {
        let (_, games) = ask_json(port, "GET", "/api/v1/games", None)?;
        let names = games["games"].as_array().context("the list of games")?;
        let names: Vec<&str> = names.iter().filter_map(|game| game["game"].as_str()).collect();
        ensure!(!names.is_empty(), "there are no games");
        let (mut tables, mut acknowledged) = (Vec::new(), BTreeMap::new());
        for number in 0..count {
            let wanted = json!({ "game": names[number % names.len()], "seed": number });
            let (status, made) = ask_json(port, "POST", "/api/v1/tables", Some(&wanted))?;
            ensure!(status == 201, "a new table: {status} {made}");
            let id = made["id"].as_str().context("an id")?.to_owned();
            acknowledged.insert(id.clone(), made["version"].as_u64().unwrap_or(0));
            tables.push(id);
        }
        Ok(Load(Arc::new(Shared {
            port,
            tables,
            acknowledged: Mutex::new(acknowledged),
            pages: Mutex::default(),
            decisions: AtomicU64::new(0),
            hints: AtomicU64::new(0),
            busy: AtomicU64::new(0),
            imports: AtomicU64::new(0),
            refused_for_room: AtomicU64::new(0),
            down: AtomicBool::new(false),
            stop: AtomicBool::new(false),
        })))
    }

    /// Everybody begins.
    pub fn start(&self) -> Vec<JoinHandle<()>> {
        let spawn = |what: fn(&Load, usize, u64) -> anyhow::Result<()>, own: usize| {
            let load = self.clone();
            std::thread::spawn(move || {
                let mut turn = own as u64;
                while !load.stop.load(Ordering::SeqCst) {
                    turn += 1;
                    // Whoever finds nobody tries again.
                    if load.down.load(Ordering::SeqCst) || what(&load, own, turn).is_err() {
                        std::thread::sleep(BREATH);
                    }
                }
            })
        };
        let mut all: Vec<JoinHandle<()>> = (0..PLAYERS).map(|own| spawn(Load::play, own)).collect();
        // From one address for each core: more than there are slots for searches, on any machine.
        let cores = std::thread::available_parallelism().map_or(2, usize::from).clamp(2, 100);
        all.extend((0..THINKERS * cores).map(|own| spawn(Load::think, own)));
        all.extend((0..READERS).map(|own| spawn(Load::look, own)));
        all.push(spawn(Load::bring, 0));
        all
    }

    /// Any table; chance that can be repeated is enough here.
    fn any(&self, turn: u64) -> &str {
        let mixed = turn.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 33;
        &self.tables[mixed as usize % self.tables.len()]
    }

    /// One decision at one of one's own tables.
    fn play(&self, own: usize, turn: u64) -> anyhow::Result<()> {
        std::thread::sleep(PACE);
        let mine = self.tables.len().div_ceil(PLAYERS);
        let at = (own + PLAYERS * (turn as usize % mine)).min(self.tables.len() - 1);
        let id = &self.tables[at];
        let path = format!("/api/v1/tables/{id}");
        let (_, legal) =
            ask_json(self.port, "GET", &format!("{path}/legal?limit=1&offset={}", turn % 5), None)?;
        let version = legal["version"].as_u64().context("a version")?;
        let body = match legal["actions"][0].as_str() {
            Some(action) => json!({ "version": version, "action": action }),
            // Beyond the last of a short list, or the game is over.
            None if legal["count"].as_u64() == Some(0) => return self.again(&path, id, version),
            None => return Ok(()),
        };
        let (status, table) = ask_json(self.port, "POST", &format!("{path}/decide"), Some(&body))?;
        self.acknowledge(id, status, &table);
        Ok(())
    }

    /// A game that is over is played again from its middle.
    fn again(&self, path: &str, id: &str, version: u64) -> anyhow::Result<()> {
        let (_, table) = ask_json(self.port, "GET", path, None)?;
        let half = table["at"].as_u64().unwrap_or(0) / 2;
        let body = json!({ "version": version, "to": half });
        let (status, table) = ask_json(self.port, "POST", &format!("{path}/rewind"), Some(&body))?;
        self.acknowledge(id, status, &table);
        Ok(())
    }

    fn acknowledge(&self, id: &str, status: u16, table: &Value) {
        if status == 200 {
            self.decisions.fetch_add(1, Ordering::Relaxed);
            let version = table["version"].as_u64().unwrap_or(0);
            let mut known = locked(&self.acknowledged);
            let last = known.entry(id.to_owned()).or_default();
            *last = version.max(*last);
        } else if status == 503 {
            self.refused_for_room.fetch_add(1, Ordering::SeqCst);
        }
    }

    /// A hint that thinks for a while.
    fn think(&self, own: usize, turn: u64) -> anyhow::Result<()> {
        let path = format!("/api/v1/tables/{}/hint?time=1500", self.any(turn));
        let from = Ipv4Addr::new(127, 0, 0, 2 + (own / THINKERS) as u8);
        let (status, _) = ask_from(from, self.port, "GET", &path, None)?;
        match status {
            200 => self.hints.fetch_add(1, Ordering::Relaxed),
            429 | 503 => self.busy.fetch_add(1, Ordering::Relaxed),
            _ => 0,
        };
        Ok(())
    }

    /// A page, and how long it took.
    fn look(&self, _: usize, turn: u64) -> anyhow::Result<()> {
        std::thread::sleep(PACE);
        let path = match turn % 8 {
            0 => "/".to_owned(),
            1 => format!("/tables/{}/history", self.any(turn)),
            _ => format!("/tables/{}", self.any(turn)),
        };
        let began = Instant::now();
        let (status, _) = ask(self.port, "GET", &path, None)?;
        let took = began.elapsed().as_secs_f64() * 1000.0;
        if status == 200 && !self.down.load(Ordering::SeqCst) {
            locked(&self.pages).push(took);
        }
        Ok(())
    }

    /// A save taken away, brought again, and its table deleted.
    fn bring(&self, _: usize, turn: u64) -> anyhow::Result<()> {
        std::thread::sleep(10 * PACE);
        let (status, save) =
            ask(self.port, "GET", &format!("/api/v1/tables/{}/export", self.any(turn)), None)?;
        ensure!(status == 200, "an export: {status}");
        let (status, table) = ask_json(self.port, "POST", "/api/v1/import", Some(&json!({ "text": save })))?;
        ensure!(status == 201, "an import: {status} {table}");
        self.imports.fetch_add(1, Ordering::Relaxed);
        let id = table["id"].as_str().context("an id")?;
        ask(self.port, "DELETE", &format!("/api/v1/tables/{id}"), None)?;
        Ok(())
    }

    /// The tables that are behind what was acknowledged.
    pub fn lost(&self) -> anyhow::Result<Vec<String>> {
        let known = locked(&self.acknowledged).clone();
        let mut lost = Vec::new();
        for (id, version) in known {
            let (status, table) = ask_json(self.port, "GET", &format!("/api/v1/tables/{id}"), None)?;
            let there = table["version"].as_u64().unwrap_or(0);
            if status != 200 || there < version {
                lost.push(format!("{id}: {status}, version {there} of {version}"));
            }
        }
        Ok(lost)
    }

    /// How long a page took, at this share of all.
    pub fn percentile(&self, share: f64) -> f64 {
        let mut all = locked(&self.pages).clone();
        all.sort_by(f64::total_cmp);
        let at = (all.len() as f64 * share) as usize;
        all.get(at.min(all.len().saturating_sub(1))).copied().unwrap_or(f64::INFINITY)
    }

    /// What came of it, as rows of a table.
    pub fn report(
        &self,
        took: Duration,
        lost: usize,
        kills: u32,
        peak: u64,
        slowest_start: Duration,
    ) -> String {
        let count = |counter: &AtomicU64| counter.load(Ordering::SeqCst);
        let mut text = String::from("| soak | |\n|---|---:|\n");
        let pages = locked(&self.pages).len();
        let rows = [
            ("minutes", format!("{:.1}", took.as_secs_f64() / 60.0)),
            ("tables", self.tables.len().to_string()),
            ("decisions acknowledged", count(&self.decisions).to_string()),
            ("of them lost", lost.to_string()),
            ("hints", format!("{} ({} refused: all busy)", count(&self.hints), count(&self.busy))),
            ("imports", count(&self.imports).to_string()),
            ("kills", kills.to_string()),
            ("refused for want of room", count(&self.refused_for_room).to_string()),
            ("slowest start", format!("{} ms", slowest_start.as_millis())),
            ("most memory", format!("{} MiB", peak.div_ceil(1024))),
            ("pages", pages.to_string()),
            (
                "a page: median, 99th percentile, slowest",
                format!(
                    "{:.1} ms, {:.1} ms, {:.1} ms",
                    self.percentile(0.5),
                    self.percentile(0.99),
                    self.percentile(1.0)
                ),
            ),
        ];
        for (name, value) in rows {
            let _ = writeln!(text, "| {name} | {value} |");
        }
        text.truncate(text.trim_end().len());
        text
    }
}
