//! The thread that writes.
//!
//! A commit waits for the disk, a few milliseconds on a common one. What arrives meanwhile is committed together the
//! next time, so that many players wait for one turn of the disk instead of queueing for one each. Measured on a virtual
//! disk that forces out some 350 writes a second: 350 appends a second from one thread, 6,700 from 16, 12,800 from 64.

use std::sync::mpsc::{self, Receiver, Sender, SyncSender};
use std::thread::JoinHandle;

use rusqlite::Connection;

use super::fault::Fault;
use super::watch::Watch;
use crate::store::StoreError;

/// The most that is committed at once.
const BATCH: usize = 256;

/// The thread, and the way to it.
#[derive(Debug)]
pub(super) struct Writer {
    place: String,
    jobs: Option<Sender<Box<dyn Job>>>,
    thread: Option<JoinHandle<()>>,
}

/// A piece of work that waits to be done, and then to be acknowledged.
trait Job: Send {
    /// Does the work, inside a transaction.
    fn run(&mut self, connection: &Connection) -> Result<(), StoreError>;
    /// Says so, after the commit.
    fn finish(self: Box<Self>, committed: Result<(), StoreError>);
}

struct Task<T, W> {
    work: Option<W>,
    result: Option<Result<T, StoreError>>,
    place: String,
    reply: SyncSender<Result<T, StoreError>>,
}

impl<T: Send, W: FnOnce(&Connection) -> Result<T, Fault> + Send> Job for Task<T, W> {
    fn run(&mut self, connection: &Connection) -> Result<(), StoreError> {
        let Some(work) = self.work.take() else { return Ok(()) };
        let result = work(connection).map_err(|fault| fault.explain(&self.place));
        let outcome = result.as_ref().map(|_| ()).map_err(Clone::clone);
        self.result = Some(result);
        outcome
    }

    fn finish(self: Box<Self>, committed: Result<(), StoreError>) {
        let Task { result, place, reply, .. } = *self;
        let result = result.unwrap_or(Err(StoreError::Stopped { place }));
        // Whoever asked may be gone; then nobody listens.
        let _ = reply.send(committed.and(result));
    }
}

impl Writer {
    pub(super) fn start(connection: Connection, watch: Watch, place: String) -> Result<Writer, StoreError> {
        let (jobs, queue) = mpsc::channel();
        let name = place.clone();
        let thread = std::thread::Builder::new()
            .name("automa-store".to_owned())
            .spawn(move || run(&connection, &watch, &queue, &name))
            .map_err(|error| StoreError::Open { place: place.clone(), why: error.to_string() })?;
        Ok(Writer { place, jobs: Some(jobs), thread: Some(thread) })
    }

    /// Has it done; it is on disk when this returns.
    pub(super) fn write<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Connection) -> Result<T, Fault> + Send + 'static,
    ) -> Result<T, StoreError> {
        let (reply, answer) = mpsc::sync_channel(1);
        let task = Task { work: Some(work), result: None, place: self.place.clone(), reply };
        let stopped = || StoreError::Stopped { place: self.place.clone() };
        self.jobs.as_ref().and_then(|jobs| jobs.send(Box::new(task)).ok()).ok_or_else(stopped)?;
        answer.recv().unwrap_or_else(|_| Err(stopped()))
    }
}

impl Drop for Writer {
    /// Waits until everything is written and the file is closed.
    fn drop(&mut self) {
        self.jobs = None;
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}

fn run(connection: &Connection, watch: &Watch, queue: &Receiver<Box<dyn Job>>, place: &str) {
    while let Ok(first) = queue.recv() {
        let mut batch: Vec<_> = std::iter::once(first).chain(queue.try_iter()).take(BATCH).collect();
        let committed = commit(connection, watch, &mut batch, place).map_err(|fault| fault.explain(place));
        if committed.is_err() && !connection.is_autocommit() {
            let _ = connection.execute_batch("ROLLBACK");
        }
        for job in batch {
            job.finish(committed.clone());
        }
    }
}

/// Does all of them in one transaction; one that fails is undone alone.
fn commit(
    connection: &Connection,
    watch: &Watch,
    batch: &mut [Box<dyn Job>],
    place: &str,
) -> Result<(), Fault> {
    let here =
        || if watch.is_same() { Ok(()) } else { Err(StoreError::Replaced { place: place.to_owned() }) };
    here()?;
    let execute = |sql: &str| connection.prepare_cached(sql)?.execute([]);
    // Not `BEGIN` alone: the right to write is taken at once, so that nothing fails half way.
    execute("BEGIN IMMEDIATE")?;
    for job in batch {
        execute("SAVEPOINT job")?;
        if let Err(error) = job.run(connection) {
            // A full disk may have ended the whole transaction: then this fails, and all are told why.
            execute("ROLLBACK TO job").map_err(|_| error)?;
        }
        execute("RELEASE job")?;
    }
    execute("COMMIT")?;
    Ok(here()?)
}
