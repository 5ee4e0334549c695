//! A share of the games of every cell, on some threads. Whatever thread plays a game, its row is the same; and rows are
//! written in the order of the games.

use std::collections::BTreeMap;
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, sync_channel};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use kernel::OptionError;
use players::Limits;

use super::rows::Block;
use super::{CellStats, Ended, Progress, Run, RunError};
use crate::experiment::{Experiment, Row};

/// Games of one cell: from this one, up to but without that one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Job {
    pub cell: usize,
    pub from: u64,
    pub to: u64,
}

/// How long a thread should be busy with a piece: long enough not to meet, short enough to share well and to stop soon.
const PIECE: Duration = Duration::from_millis(20);
/// Games of a piece, at most.
const LONGEST_PIECE: u64 = 1024;
/// Games of a piece, at least, unless they are slow.
const SHORTEST_PIECE: u64 = 32;
/// How often rows are forced to the disk.
const SYNC: Duration = Duration::from_secs(2);
/// How often progress is told.
const TELL: Duration = Duration::from_millis(100);

/// Played rows on their way to the disk.
struct Piece {
    job: usize,
    from: u64,
    block: Block,
}

/// Hands out pieces, one job after the other.
struct Queue<'a> {
    jobs: &'a [Job],
    at: usize,
    next: u64,
    threads: u64,
}

impl Queue<'_> {
    /// The next games to play, at most so many, with the number of their job.
    fn take(&mut self, games: u64) -> Option<(usize, Job)> {
        let job = self.jobs.get(self.at)?;
        let from = self.next.max(job.from);
        // Towards the end the pieces get smaller, so that no thread waits long for the last one.
        let is_last = self.at + 1 == self.jobs.len();
        let share = if is_last { (job.to - from) / (2 * self.threads) } else { games };
        let to = job.to.min(from + games.min(share.max(SHORTEST_PIECE)));
        let taken = (self.at, Job { cell: job.cell, from, to });
        if to == job.to {
            self.at += 1;
            self.next = 0;
        } else {
            self.next = to;
        }
        Some(taken)
    }
}

pub(super) fn play(
    run: &mut Run<'_>,
    jobs: &[Job],
    threads: usize,
    limits: &Limits,
    tell: &mut dyn FnMut(Progress, &[CellStats]),
) -> Result<Ended, RunError> {
    let threads = threads.max(1);
    let queue = Mutex::new(Queue { jobs, at: 0, next: 0, threads: threads as u64 });
    // Ends the work of the others, too, if one cannot go on.
    let halt = limits.stop().part();
    let limits = limits.stopped_by(&halt);
    let (sender, receiver) = sync_channel(4 * threads);
    let experiment = run.experiment;
    std::thread::scope(|scope| {
        for _ in 0..threads {
            let sender = sender.clone();
            let (queue, limits) = (&queue, &limits);
            scope.spawn(move || work(experiment, queue, limits, &sender));
        }
        drop(sender);
        let collected = collect(run, jobs, &receiver, tell);
        if collected.is_err() {
            halt.ask();
        }
        // Whoever still waits to hand over rows must not wait for ever.
        drop(receiver);
        collected
    })?;
    let is_done = jobs.iter().all(|job| run.stats[job.cell].games >= job.to);
    Ok(if is_done { Ended::Complete } else { Ended::Stopped })
}

fn work(
    experiment: &Experiment,
    queue: &Mutex<Queue<'_>>,
    limits: &Limits,
    sender: &SyncSender<Result<Piece, OptionError>>,
) {
    let (mut row, mut games, mut last_job) = (Row::default(), 1, 0);
    while !limits.are_reached() {
        let taken = queue.lock().unwrap_or_else(PoisonError::into_inner).take(games);
        let Some((job, Job { cell, from, to })) = taken else { return };
        let begun = Instant::now();
        let mut block = Block::default();
        for game in from..to {
            match experiment.cells[cell].play(experiment.seed_of(cell, game), limits, &mut row) {
                Ok(Ended::Complete) => block.push(&row),
                Ok(Ended::Stopped) => break,
                Err(error) => {
                    let _ = sender.send(Err(error));
                    return;
                }
            }
        }
        let played = u64::from(block.rows());
        if played > 0 && sender.send(Ok(Piece { job, from, block })).is_err() {
            return;
        }
        // The next piece by what this one took; another cell may be much slower.
        let each = begun.elapsed().as_nanos() as u64 / played.max(1);
        let fitting = (PIECE.as_nanos() as u64 / each.max(1)).clamp(1, LONGEST_PIECE);
        games = if job == last_job { fitting } else { fitting.min(games) };
        last_job = job;
    }
}

/// Writes what comes, in the order of each cell's games.
fn collect(
    run: &mut Run<'_>,
    jobs: &[Job],
    receiver: &Receiver<Result<Piece, OptionError>>,
    tell: &mut dyn FnMut(Progress, &[CellStats]),
) -> Result<(), RunError> {
    let mut waiting: BTreeMap<(usize, u64), Block> = BTreeMap::new();
    let mut told = Instant::now();
    loop {
        let piece = match receiver.recv_timeout(TELL) {
            Ok(piece) => piece?,
            // A long game: whoever listens may want to stop it.
            Err(RecvTimeoutError::Timeout) => {
                tell(run.progress(), &run.stats);
                continue;
            }
            Err(RecvTimeoutError::Disconnected) => break,
        };
        let job = jobs[piece.job];
        waiting.insert((piece.job, piece.from), piece.block);
        let stats = &mut run.stats[job.cell];
        while let Some(block) = waiting.remove(&(piece.job, stats.games)) {
            let file = &mut run.files[job.cell];
            file.append(&block).map_err(RunError::file(file.path()))?;
            block.each(run.experiment.cells[job.cell].columns.len(), |row| stats.add(row));
        }
        if run.synced.elapsed() > SYNC {
            run.sync()?;
        }
        if told.elapsed() > TELL {
            tell(run.progress(), &run.stats);
            told = Instant::now();
        }
    }
    tell(run.progress(), &run.stats);
    Ok(())
}
