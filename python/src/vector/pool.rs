//! The threads of a vector. They wait between its steps, and take a share only where it is worth waking them.

use std::time::Duration;

use rayon::{ThreadPool, ThreadPoolBuilder};

use crate::errors::Refused;

/// Less work than this is done sooner than a thread wakes up and comes back.
const WORTH: Duration = Duration::from_micros(100);
/// What a game is taken to cost before any was played.
const FIRST_GUESS: Duration = Duration::from_micros(2);

/// The threads, once they were needed.
pub struct Pool {
    threads: usize,
    /// With the process that started them: after a fork they are gone.
    started: Option<(u32, ThreadPool)>,
    /// What a game costs in a step: the least of the last steps.
    cost: Duration,
}

impl Pool {
    /// So many threads, none of them started yet.
    pub fn new(threads: usize) -> Pool {
        Pool { threads, started: None, cost: FIRST_GUESS }
    }

    /// The same again, with threads of its own.
    pub fn another(&self) -> Pool {
        Pool { cost: self.cost, ..Pool::new(self.threads) }
    }

    /// In how many shares so many games are worth playing.
    pub fn shares(&self, games: usize) -> usize {
        let work = self.cost.as_nanos().saturating_mul(games as u128);
        let shares = usize::try_from(work / WORTH.as_nanos()).unwrap_or(usize::MAX);
        shares.clamp(1, self.threads.min(games).max(1))
    }

    /// Notes how long a step took.
    pub fn note(&mut self, took: Duration, shares: usize, games: usize) {
        let each = took.saturating_mul(shares as u32) / (games.max(1) as u32);
        // A step that had to wait for a processor says nothing of what games cost.
        self.cost = each.min(self.cost + self.cost / 8);
    }

    /// The threads, started if they are not.
    pub fn threads(&mut self) -> Result<&ThreadPool, Refused> {
        let process = std::process::id();
        let fresh = match self.started.take() {
            Some((of, pool)) if of == process => pool,
            gone => {
                // Another process's threads cannot be ended from here.
                std::mem::forget(gone);
                let builder = ThreadPoolBuilder::new().num_threads(self.threads);
                let named = builder.thread_name(|number| format!("automa vector {number}"));
                named.build().map_err(|error| Refused::Threads(error.to_string()))?
            }
        };
        Ok(&self.started.insert((process, fresh)).1)
    }
}
