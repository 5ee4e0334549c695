//! Connections, each on a thread of its own.
//!
//! The client waits inside, which panics on a thread of an async program. Here it never meets one, wherever a
//! store is used or dropped. A connection that broke is made anew for the next piece of work.

use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{self, Receiver, Sender};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use postgres::config::{Host, SslMode};
use postgres::types::ToSql;
use postgres::{Client, Config, NoTls, Row, Statement};
use tokio_postgres_rustls::MakeRustlsConnect;

use super::fault::{Fault, reason};
use super::{schema, tls};
use crate::store::StoreError;

/// How many connections there are at most. `PostgreSQL` commits together what arrives on several.
const SIZE: usize = 8;

/// How long to wait for a server that does not answer.
const PATIENCE: Duration = Duration::from_secs(5);

/// A connection that rested longer than this is asked for a sign of life before a change is sent.
const FRESH: Duration = Duration::from_secs(1);

/// The values of a statement.
pub(super) type Values<'a> = &'a [&'a (dyn ToSql + Sync)];

/// What to do if the connection breaks on the way.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Retry {
    /// Doing it twice is the same as doing it once.
    Again,
    /// It is not known whether it was done: say so.
    Never,
}

type Job = Box<dyn FnOnce(&mut Worker) + Send>;

/// The threads, and the way to them.
#[derive(Debug)]
pub(super) struct Pool {
    place: String,
    jobs: Sender<Job>,
}

struct Worker {
    config: Config,
    /// What makes the connection encrypted.
    tls: Option<MakeRustlsConnect>,
    place: String,
    connection: Option<Connection>,
    /// How many connections broke so far, of all workers.
    losses: Arc<AtomicU64>,
}

/// A connection with its prepared statements.
pub(super) struct Connection {
    client: Client,
    statements: HashMap<&'static str, Statement>,
    used: Instant,
    /// How many had broken when this one was last known to work.
    losses: u64,
}

impl Connection {
    /// Runs a statement, which is prepared the first time.
    pub(super) fn query(&mut self, sql: &'static str, values: Values<'_>) -> Result<Vec<Row>, Fault> {
        if !self.statements.contains_key(sql) {
            self.statements.insert(sql, self.client.prepare(sql)?);
        }
        let statement = self.statements[sql].clone();
        Ok(self.client.query(&statement, values)?)
    }

    /// Runs several statements as one: all of them happen or none.
    pub(super) fn together<T>(
        &mut self,
        work: impl FnOnce(&mut Connection) -> Result<T, Fault>,
    ) -> Result<T, Fault> {
        self.query("BEGIN", &[])?;
        let done = work(self).and_then(|done| self.query("COMMIT", &[]).map(|_| done));
        if done.is_err() {
            // Where this fails too, the connection is lost, and the server takes back what was begun.
            let _ = self.query("ROLLBACK", &[]);
        }
        done
    }

    /// Whether it can be used; `losses` of connections so far. A connection that was used a moment ago is not
    /// asked, unless another one broke since: a server that went away takes all of them.
    fn is_alive(&mut self, losses: u64) -> bool {
        let trusted = self.used.elapsed() < FRESH && self.losses == losses;
        let alive = !self.client.is_closed() && (trusted || self.client.is_valid(PATIENCE).is_ok());
        self.losses = losses;
        alive
    }
}

impl Pool {
    /// Starts the threads; they connect when there is work.
    pub(super) fn start(url: &str, password: Option<&str>) -> Result<Pool, StoreError> {
        // Said before anything is sent: nobody who asks for encryption gets a plain connection.
        let (url, tls) = tls::of_url(url)?;
        let mut config: Config = url.parse().map_err(|_| StoreError::Url)?;
        config.ssl_mode(if tls.is_some() { SslMode::Require } else { SslMode::Disable });
        let place = describe(&config).ok_or(StoreError::Url)?;
        if config.get_password().is_none()
            && let Some(password) = password
        {
            config.password(password);
        }
        config.application_name("automa");
        config.keepalives_idle(Duration::from_secs(30)).tcp_user_timeout(3 * PATIENCE);
        if config.get_connect_timeout().is_none() {
            config.connect_timeout(PATIENCE);
        }
        let (jobs, queue) = mpsc::channel::<Job>();
        let queue = Arc::new(Mutex::new(queue));
        let losses = Arc::new(AtomicU64::new(0));
        for number in 0..SIZE {
            let mut worker = Worker {
                config: config.clone(),
                tls: tls.clone(),
                place: place.clone(),
                connection: None,
                losses: Arc::clone(&losses),
            };
            let queue = Arc::clone(&queue);
            std::thread::Builder::new()
                .name(format!("automa-store-{number}"))
                .spawn(move || {
                    while let Some(job) = next(&queue) {
                        job(&mut worker);
                    }
                })
                .map_err(|error| StoreError::Open { place: place.clone(), why: error.to_string() })?;
        }
        Ok(Pool { place, jobs })
    }

    /// Has it done by one of the threads.
    pub(super) fn run<T: Send + 'static>(
        &self,
        retry: Retry,
        work: impl Fn(&mut Connection) -> Result<T, Fault> + Send + 'static,
    ) -> Result<T, StoreError> {
        let (reply, answer) = mpsc::sync_channel(1);
        let job: Job = Box::new(move |worker| {
            // Whoever asked may be gone; then nobody listens.
            let _ = reply.send(worker.run(retry, work));
        });
        let stopped = || StoreError::Stopped { place: self.place.clone() };
        self.jobs.send(job).map_err(|_| stopped())?;
        answer.recv().unwrap_or_else(|_| Err(stopped()))
    }
}

fn next(queue: &Mutex<Receiver<Job>>) -> Option<Job> {
    queue.lock().unwrap_or_else(PoisonError::into_inner).recv().ok()
}

impl Worker {
    fn run<T>(
        &mut self,
        retry: Retry,
        work: impl Fn(&mut Connection) -> Result<T, Fault>,
    ) -> Result<T, StoreError> {
        let mut again = retry == Retry::Again;
        loop {
            let connection = self.connect()?;
            let result = work(connection);
            connection.used = Instant::now();
            match result {
                Ok(value) => return Ok(value),
                Err(fault) if fault.is_lost() => {
                    self.connection = None;
                    self.losses.fetch_add(1, Ordering::Relaxed);
                }
                Err(fault) => return Err(fault.explain(&self.place)),
            }
            if !again {
                let place = self.place.clone();
                return Err(StoreError::Interrupted { place });
            }
            again = false;
        }
    }

    /// The connection, made anew if it broke.
    fn connect(&mut self) -> Result<&mut Connection, StoreError> {
        let losses = self.losses.load(Ordering::Relaxed);
        if self.connection.as_mut().is_some_and(|connection| !connection.is_alive(losses)) {
            self.connection = None;
        }
        match &mut self.connection {
            Some(connection) => Ok(connection),
            empty => {
                let connect = |error| {
                    self.losses.fetch_add(1, Ordering::Relaxed);
                    StoreError::Connect { place: self.place.clone(), why: reason(&error) }
                };
                let client = match &self.tls {
                    Some(tls) => self.config.connect(tls.clone()),
                    None => self.config.connect(NoTls),
                };
                let mut client = client.map_err(connect)?;
                schema::prepare(&mut client, &self.place).map_err(|fault| match fault {
                    // Nothing of the work was sent yet: that is known.
                    fault if fault.is_lost() => StoreError::Connect {
                        place: self.place.clone(),
                        why: "it ended the connection".to_owned(),
                    },
                    fault => fault.explain(&self.place),
                })?;
                Ok(empty.insert(Connection {
                    client,
                    statements: HashMap::new(),
                    used: Instant::now(),
                    losses,
                }))
            }
        }
    }
}

/// The server in a person's words: host, port and database, never the password.
fn describe(config: &Config) -> Option<String> {
    let host = match config.get_hosts().first() {
        Some(Host::Tcp(host)) => host.clone(),
        #[cfg(unix)]
        Some(Host::Unix(path)) => path.display().to_string(),
        None => config.get_hostaddrs().first()?.to_string(),
    };
    // An `@` or a `/` that was not written as %XX moves part of the password into the host.
    let plain = |c: char| c.is_ascii_alphanumeric() || "._-:[]%/".contains(c);
    if host.is_empty() || !host.chars().all(plain) {
        return None;
    }
    let port = config.get_ports().first().copied().unwrap_or(5432);
    Some(format!("PostgreSQL at {host}:{port}"))
}
