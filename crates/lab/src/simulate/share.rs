//! The games of a series, shared out among threads.

use std::ops::Range;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::time::{Duration, Instant};

use kernel::{OptionError, Seed, Studied};
use players::{Judge, Limits};

use super::{Outcome, PLAYERS, Plan, Progress, finish_watched};
use crate::clock::CLOCK;
use crate::pieces::{Pace, towards_the_end};

/// How often progress is told, at most.
const TELL: Duration = Duration::from_millis(100);

/// What one thread brings home.
#[derive(Default)]
pub(super) struct Part<N> {
    /// Its share of the statistics.
    pub outcome: Outcome,
    /// What was noted of its games.
    pub notes: N,
}

/// What all threads look at.
struct Shared {
    /// The next game that nobody has taken.
    next: AtomicU64,
    end: u64,
    threads: u64,
    games: AtomicU64,
    decisions: AtomicU64,
}

impl Shared {
    /// The next games for a thread of this pace; `None` if all are taken.
    fn take(&self, pace: Pace) -> Option<Range<u64>> {
        let piece = |from: u64| towards_the_end(pace.games(), self.end.saturating_sub(from), self.threads);
        let next = |from: u64| (from < self.end).then(|| from + piece(from));
        let from = self.next.fetch_update(Ordering::Relaxed, Ordering::Relaxed, next).ok()?;
        Some(from..from + piece(from))
    }

    fn progress(&self) -> Progress {
        Progress {
            games: self.games.load(Ordering::Relaxed),
            decisions: self.decisions.load(Ordering::Relaxed),
        }
    }
}

/// Plays some games of a plan, one thread being the caller's; `note` keeps something of each game.
pub(super) fn play<G: Judge + Studied, N: Default + Send>(
    plan: &Plan<G>,
    range: Range<u64>,
    progress: &mut dyn FnMut(Progress),
    note: impl Fn(&mut N, u64, Seed, &G) + Sync,
) -> Result<Vec<Part<N>>, OptionError> {
    kernel::Options::check(&plan.options)?;
    let threads = plan.threads.max(1);
    let shared = Shared {
        next: AtomicU64::new(range.start),
        end: range.end,
        threads: threads as u64,
        games: AtomicU64::new(0),
        decisions: AtomicU64::new(0),
    };
    let parts = std::thread::scope(|scope| {
        let (working, finished) = channel::<()>();
        let (shared, note) = (&shared, &note);
        let others: Vec<_> = (1..threads)
            .map(|_| {
                let working = working.clone();
                scope.spawn(move || {
                    let _working = working;
                    work(plan, shared, note, &mut || {})
                })
            })
            .collect();
        drop(working);
        let mut told = Instant::now();
        let mine = work(plan, shared, note, &mut || {
            if told.elapsed() >= TELL {
                progress(shared.progress());
                told = Instant::now();
            }
        });
        // The others may have long games under way.
        while finished.recv_timeout(TELL) == Err(RecvTimeoutError::Timeout) {
            progress(shared.progress());
        }
        let mut parts = vec![mine?];
        for other in others {
            match other.join() {
                Ok(part) => parts.push(part?),
                Err(panic) => std::panic::resume_unwind(panic),
            }
        }
        Ok(parts)
    })?;
    progress(shared.progress());
    Ok(parts)
}

/// Takes and plays pieces until none is left; `tell` is called now and then.
fn work<G: Judge + Studied, N: Default>(
    plan: &Plan<G>,
    shared: &Shared,
    note: &impl Fn(&mut N, u64, Seed, &G),
    tell: &mut dyn FnMut(),
) -> Result<Part<N>, OptionError> {
    let mut part = Part::default();
    let mut pace = Pace::UNKNOWN;
    while let Some(piece) = shared.take(pace) {
        let (begun, games) = (Instant::now(), piece.end - piece.start);
        // In a slow game each decision is news; quick ones are told of together.
        let is_slow = games == 1;
        let before = part.outcome.decisions;
        for index in piece {
            let seed = plan.seed.child(index);
            let played = play_game(plan, seed, &mut || {
                if is_slow {
                    shared.decisions.fetch_add(1, Ordering::Relaxed);
                    tell();
                }
            });
            let (game, decisions) = played.inspect_err(|_| {
                // The others need not go on.
                shared.next.store(shared.end, Ordering::Relaxed);
            })?;
            part.outcome.add(&game, decisions, index);
            note(&mut part.notes, index, seed, &game);
        }
        if !is_slow {
            shared.decisions.fetch_add(part.outcome.decisions - before, Ordering::Relaxed);
        }
        shared.games.fetch_add(games, Ordering::Relaxed);
        pace = Pace::of(games, begun.elapsed());
        tell();
    }
    Ok(part)
}

fn play_game<G: Judge>(
    plan: &Plan<G>,
    seed: Seed,
    decided: &mut impl FnMut(),
) -> Result<(G, u64), OptionError> {
    let mut game = G::start(plan.kit, &plan.options, seed)?;
    let mut dice = seed.dice(PLAYERS, 0);
    let watch = &mut |_: &G, _| decided();
    let decisions = finish_watched(&mut game, &plan.players, &mut dice, &Limits::by(CLOCK), watch)?;
    Ok((game, decisions.unwrap_or_default()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shared(games: u64, threads: u64) -> Shared {
        let zero = || AtomicU64::new(0);
        Shared { next: zero(), end: games, threads, games: zero(), decisions: zero() }
    }

    #[test]
    fn few_games_of_an_unknown_or_slow_pace_are_taken_one_by_one() {
        let games = shared(16, 2);
        for game in 0..16 {
            let pace = if game < 2 { Pace::UNKNOWN } else { Pace::of(1, Duration::from_secs(1)) };
            assert_eq!(games.take(pace), Some(game..game + 1));
        }
        assert_eq!(games.take(Pace::UNKNOWN), None);
    }

    #[test]
    fn every_game_is_taken_once() {
        let (games, quick) = (shared(10_000, 3), Pace::of(1000, Duration::from_millis(1)));
        let mut next = 0;
        while let Some(piece) = games.take(quick) {
            assert!(piece.start == next && piece.end > next && piece.end <= 10_000);
            next = piece.end;
        }
        assert_eq!(next, 10_000);
    }
}
