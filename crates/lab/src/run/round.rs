//! A share of the games of every cell, on some threads. Whatever thread plays a game, its row is the same; and rows are
//! written in the order of the games.

use std::collections::{BTreeMap, VecDeque};
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, sync_channel};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use kernel::OptionError;
use players::Limits;

use super::rows::Block;
use super::{CellStats, Ended, Progress, Run, RunError};
use crate::experiment::{Experiment, Row};
use crate::pieces::{Pace, towards_the_end};

/// Games of one cell: from this one, up to but without that one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Job {
    pub cell: usize,
    pub from: u64,
    pub to: u64,
}

/// How often rows are forced to the disk.
const SYNC: Duration = Duration::from_secs(2);
/// How often progress is told.
const TELL: Duration = Duration::from_millis(100);

/// Played rows on their way to the disk, and what they add to the statistics.
struct Piece {
    cell: usize,
    from: u64,
    block: Block,
    stats: CellStats,
}

/// Hands out pieces: the cells have their turns one after the other, again and again, and nobody waits between two turns.
struct Queue {
    /// What is left to play, the cell whose turn it is first.
    jobs: VecDeque<Job>,
    /// Games of a turn, and of this one so far.
    turn: u64,
    in_turn: u64,
    /// Games of all jobs.
    left: u64,
    threads: u64,
}

impl Queue {
    fn new(jobs: &[Job], turn: u64, threads: u64) -> Queue {
        let left = jobs.iter().map(|job| job.to - job.from).sum();
        Queue { jobs: jobs.iter().copied().collect(), turn, in_turn: 0, left, threads }
    }

    /// The next games to play, at most so many.
    fn take(&mut self, games: u64) -> Option<Job> {
        let job = self.jobs.front_mut()?;
        let games = towards_the_end(games, self.left, self.threads).max(1);
        let to = job.to.min(job.from + games.min(self.turn - self.in_turn));
        let taken = Job { to, ..*job };
        let played = taken.to - taken.from;
        job.from = to;
        self.left -= played;
        self.in_turn += played;
        if job.from == job.to {
            self.jobs.pop_front();
            self.in_turn = 0;
        } else if self.in_turn == self.turn {
            self.jobs.rotate_left(1);
            self.in_turn = 0;
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
    let queue = Mutex::new(Queue::new(jobs, run.turn(), threads as u64));
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
        let collected = collect(run, &receiver, tell);
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
    queue: &Mutex<Queue>,
    limits: &Limits,
    sender: &SyncSender<Result<Piece, OptionError>>,
) {
    let (mut row, mut pace, mut last_cell) = (Row::default(), Pace::UNKNOWN, 0);
    while !limits.are_reached() {
        let taken = queue.lock().unwrap_or_else(PoisonError::into_inner).take(pace.games());
        let Some(Job { cell: index, from, to }) = taken else { return };
        let begun = Instant::now();
        let cell = &experiment.cells[index];
        let mut piece = Piece { cell: index, from, block: Block::default(), stats: CellStats::new(cell) };
        for game in from..to {
            match cell.play(experiment.seed_of(index, game), limits, &mut row) {
                Ok(Ended::Complete) => {
                    piece.block.push(&row);
                    piece.stats.add(&row);
                }
                Ok(Ended::Stopped) => break,
                Err(error) => {
                    let _ = sender.send(Err(error));
                    return;
                }
            }
        }
        let played = piece.stats.games;
        if played > 0 && sender.send(Ok(piece)).is_err() {
            return;
        }
        // The next piece by what this one took; another cell may be much slower.
        let fitting = Pace::of(played, begun.elapsed());
        pace = if index == last_cell { fitting } else { fitting.min(pace) };
        last_cell = index;
    }
}

/// Writes what comes, in the order of each cell's games.
fn collect(
    run: &mut Run<'_>,
    receiver: &Receiver<Result<Piece, OptionError>>,
    tell: &mut dyn FnMut(Progress, &[CellStats]),
) -> Result<(), RunError> {
    let mut waiting: BTreeMap<(usize, u64), Piece> = BTreeMap::new();
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
        let cell = piece.cell;
        waiting.insert((cell, piece.from), piece);
        let stats = &mut run.stats[cell];
        while let Some(piece) = waiting.remove(&(cell, stats.games)) {
            let file = &mut run.files[cell];
            file.append(&piece.block).map_err(RunError::file(file.path()))?;
            stats.merge(&piece.stats);
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

#[cfg(test)]
mod tests {
    use super::*;

    /// All pieces of some jobs, taken at this pace.
    fn pieces(jobs: &[Job], turn: u64, games: u64) -> Vec<Job> {
        let mut queue = Queue::new(jobs, turn, 2);
        std::iter::from_fn(|| queue.take(games)).collect()
    }

    #[test]
    fn cells_have_their_turns_one_after_the_other_until_all_is_played() {
        let jobs = [Job { cell: 0, from: 5, to: 25 }, Job { cell: 3, from: 0, to: 12 }];
        let taken = pieces(&jobs, 10, 1024);
        let as_numbers: Vec<_> = taken.iter().map(|piece| (piece.cell, piece.from, piece.to)).collect();
        assert_eq!(as_numbers, [(0, 5, 15), (3, 0, 10), (0, 15, 25), (3, 10, 12)]);
    }

    #[test]
    fn slow_games_are_taken_one_by_one() {
        let taken = pieces(&[Job { cell: 0, from: 0, to: 3 }, Job { cell: 1, from: 0, to: 2 }], 10, 1);
        assert_eq!(taken.iter().map(|piece| piece.cell).collect::<Vec<_>>(), [0, 0, 0, 1, 1]);
        assert!(taken.iter().all(|piece| piece.to == piece.from + 1));
    }

    #[test]
    fn the_last_pieces_are_small() {
        let taken = pieces(&[Job { cell: 0, from: 0, to: 10_000 }], 65_536, 1024);
        assert!(taken.windows(2).all(|pair| pair[0].to == pair[1].from));
        let sizes: Vec<u64> = taken.iter().map(|piece| piece.to - piece.from).collect();
        assert_eq!((sizes[0], sizes.iter().sum()), (1024, 10_000));
        assert!(sizes[sizes.len() - 2] <= 32 && sizes.is_sorted_by(|a, b| a >= b), "{sizes:?}");
    }
}
