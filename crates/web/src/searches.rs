//! Searches for hints and moves: few at once, so that pages always find a free core; a short queue; a limit for each
//! visitor; and an end as soon as nobody waits for the answer.

use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use kernel::Stop;
use lab::clock::CLOCK;
use players::Limits;
use site::host::{LONGEST_SEARCH, Visitor};
use site::problem::Problem;
use tokio::sync::{Notify, OwnedSemaphorePermit, Semaphore};

use crate::app::blocking;

/// Searches of one visitor: one runs, the others wait.
pub const MOST_OF_A_VISITOR: usize = 4;
/// Searches of all visitors, whether they run or wait.
pub const MOST_OF_ALL: usize = 32;
/// How long a search waits for its turn.
const LONGEST_WAIT: Duration = Duration::from_secs(5);

/// The searches of a server.
#[derive(Clone, Debug)]
pub struct Searches(Arc<Shared>);

#[derive(Debug)]
struct Shared {
    slots: Arc<Semaphore>,
    count: usize,
    asked: Mutex<HashMap<Visitor, Asker>>,
    numbers: AtomicU64,
}

/// A visitor with the searches that he waits for.
#[derive(Debug)]
struct Asker {
    turn: Arc<Semaphore>,
    tickets: Vec<Ticket>,
}

impl Default for Asker {
    fn default() -> Asker {
        Asker { turn: Arc::new(Semaphore::new(1)), tickets: Vec::new() }
    }
}

/// A search that somebody waits for.
#[derive(Clone, Debug)]
struct Ticket {
    number: u64,
    /// What it is about: the id of a table, or the laboratory.
    topic: String,
    stop: Stop,
    /// Calls it out of the queue.
    stopped: Arc<Notify>,
}

/// Held while an answer is waited for. When the request goes away, so does this, and the search ends.
struct Waiting {
    searches: Searches,
    visitor: Visitor,
    ticket: Ticket,
}

impl Drop for Waiting {
    fn drop(&mut self) {
        self.ticket.stop.ask();
        let mut asked = self.searches.lock();
        if let Some(asker) = asked.get_mut(&self.visitor) {
            asker.tickets.retain(|ticket| ticket.number != self.ticket.number);
            if asker.tickets.is_empty() {
                asked.remove(&self.visitor);
            }
        }
    }
}

impl Default for Searches {
    /// One core stays free for pages, if there is more than one.
    fn default() -> Searches {
        let cores = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
        let count = cores.saturating_sub(1).max(1);
        Searches(Arc::new(Shared {
            slots: Arc::new(Semaphore::new(count)),
            count,
            asked: Mutex::default(),
            numbers: AtomicU64::new(0),
        }))
    }
}

impl Searches {
    /// How many searches run.
    pub fn running(&self) -> usize {
        self.0.count - self.0.slots.available_permits()
    }

    /// How many searches somebody waits for, whether they run or not.
    pub fn awaited(&self) -> usize {
        self.lock().values().map(|asker| asker.tickets.len()).sum()
    }

    /// Stops what a visitor searches on a topic: whoever waits for it is answered with what was found. Says how many
    /// searches that were.
    pub fn stop(&self, visitor: Visitor, topic: &str) -> usize {
        let asked = self.lock();
        let tickets = asked.get(&visitor).into_iter().flat_map(|asker| &asker.tickets);
        let mut count = 0;
        for ticket in tickets.filter(|ticket| ticket.topic == topic) {
            ticket.stop.ask();
            ticket.stopped.notify_one();
            count += 1;
        }
        count
    }

    /// Does something that takes thought when its turn comes. `longest` is how long it may think.
    pub async fn run<T: Send + 'static>(
        &self,
        visitor: Visitor,
        topic: &str,
        longest: Duration,
        work: impl FnOnce(&Limits) -> T + Send + 'static,
    ) -> Result<T, Problem> {
        let begun = CLOCK.now();
        let (waiting, turn) = self.admit(visitor, topic)?;
        let slot = tokio::select! {
            slot = tokio::time::timeout(LONGEST_WAIT, self.slot(turn)) => slot.map_err(|_| Problem::Busy)??,
            () = waiting.ticket.stopped.notified() => return Err(Problem::Stopped),
        };
        let waited = CLOCK.now().saturating_sub(begun);
        let left = LONGEST_SEARCH.saturating_sub(waited).min(longest);
        let limits = Limits::by(CLOCK).stopped_by(&waiting.ticket.stop).within(left);
        let done = blocking(move || {
            let done = work(&limits);
            // The next one begins when this one has ended, not when somebody stopped to wait for it.
            drop(slot);
            done
        });
        let done = done.await?;
        drop(waiting);
        Ok(done)
    }

    /// A place in the queue.
    fn admit(&self, visitor: Visitor, topic: &str) -> Result<(Waiting, Arc<Semaphore>), Problem> {
        let mut asked = self.lock();
        if asked.get(&visitor).is_some_and(|asker| asker.tickets.len() >= MOST_OF_A_VISITOR) {
            return Err(Problem::TooManySearches);
        }
        if asked.values().map(|asker| asker.tickets.len()).sum::<usize>() >= MOST_OF_ALL {
            return Err(Problem::Busy);
        }
        let ticket = Ticket {
            number: self.0.numbers.fetch_add(1, Ordering::Relaxed),
            topic: topic.to_owned(),
            stop: Stop::new(),
            stopped: Arc::default(),
        };
        let asker = asked.entry(visitor).or_default();
        asker.tickets.push(ticket.clone());
        Ok((Waiting { searches: self.clone(), visitor, ticket }, Arc::clone(&asker.turn)))
    }

    /// The visitor's turn, and then a slot for it.
    async fn slot(&self, turn: Arc<Semaphore>) -> Result<[OwnedSemaphorePermit; 2], Problem> {
        let closed = |_| Problem::Busy;
        let turn = turn.acquire_owned().await.map_err(closed)?;
        let slot = Arc::clone(&self.0.slots).acquire_owned().await.map_err(closed)?;
        Ok([turn, slot])
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<Visitor, Asker>> {
        self.0.asked.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
