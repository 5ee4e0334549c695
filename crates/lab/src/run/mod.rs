//! Runs an experiment: many games on some threads, every row on disk, to be interrupted and taken up again at will.
//!
//! - `rows`: a cell's rows on disk
//! - `round`: a share of the games of every cell, on some threads
//! - `share`: games that are played elsewhere
//! - `stats`: what is known of a cell
//! - `error`: why a run cannot go on
//!
//! Each cell has a file of rows, named by what makes them (settings, players, seed, packs, release). So an experiment
//! that gets more games, another level or another player keeps what it has.

mod error;
mod round;
mod rows;
mod share;
mod stats;

use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::time::Instant;

use players::Limits;

pub use error::RunError;
pub use rows::{Block, RowReader, RowsFile, read_rows};
pub use share::Share;
pub use stats::{CellStats, margin};

use crate::clock::CLOCK;
use crate::experiment::{Experiment, Row, Until};
use round::Job;

/// Games of a cell that are played before the next cell has its turn, at most.
const LONGEST_TURN: u64 = 1 << 16;
/// Turns in which a cell's games are played, so that a run cut short says something of every cell.
const TURNS: u64 = 10;

/// A run of an experiment, on disk.
#[derive(Debug)]
pub struct Run<'a> {
    /// What is played.
    pub experiment: &'a Experiment,
    /// Where the rows and results are.
    pub folder: PathBuf,
    /// What is known of each cell.
    pub stats: Vec<CellStats>,
    files: Vec<RowsFile>,
    /// When rows were forced to the disk the last time.
    synced: Instant,
    /// Held until the run is dropped: two processes would write the same rows.
    _lock: File,
}

/// How far a run is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Progress {
    /// Games on disk.
    pub done: u64,
    /// Games in all; with a stop rule, at most so many.
    pub most: u64,
}

/// How a run, or a game of it, ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ended {
    /// All games were played.
    Complete,
    /// A limit was reached before; a run can go on later, a game begins anew.
    Stopped,
}

impl<'a> Run<'a> {
    /// Opens the run of an experiment in a folder, or begins it: reads what was played already, and plays the last game of each
    /// cell again to see that it still comes out the same.
    pub fn open(experiment: &'a Experiment, folder: &Path) -> Result<Run<'a>, RunError> {
        let rows = folder.join("rows");
        fs::create_dir_all(&rows).map_err(RunError::file(&rows))?;
        let lock = lock(folder)?;
        let (mut stats, mut files) = (Vec::new(), Vec::new());
        for (index, cell) in experiment.cells.iter().enumerate() {
            let path = rows_path(experiment, index, folder);
            let mut known = CellStats::new(cell);
            let mut last = Row::default();
            let most = experiment.most_games();
            let each = |row: &Row| {
                if known.games < most && !enough(experiment, &known) {
                    known.add(row);
                    last.clone_from(row);
                }
            };
            let file = RowsFile::open(&path, experiment.identity(index), cell.columns.len(), each)
                .map_err(RunError::file(&path))?;
            if let Some(game) = known.games.checked_sub(1) {
                let mut again = Row::default();
                cell.play(experiment.seed_of(index, game), &Limits::by(CLOCK), &mut again)?;
                if again != last {
                    return Err(RunError::Changed { path, game });
                }
            }
            stats.push(known);
            files.push(file);
        }
        Ok(Run { experiment, folder: folder.to_owned(), stats, files, synced: Instant::now(), _lock: lock })
    }

    /// How far it is.
    pub fn progress(&self) -> Progress {
        let most = self.experiment.most_games();
        let of_cell = |stats: &CellStats| if enough(self.experiment, stats) { stats.games } else { most };
        Progress {
            done: self.stats.iter().map(|stats| stats.games).sum(),
            most: self.stats.iter().map(of_cell).sum(),
        }
    }

    /// Whether every cell has enough games.
    pub fn is_complete(&self) -> bool {
        self.stats.iter().all(|stats| enough(self.experiment, stats))
    }

    /// Plays what is missing. `tell` hears now and then how far it is, with what is known of each cell. When a limit is
    /// reached the run ends at once: the games under way are given up.
    pub fn play(
        &mut self,
        threads: usize,
        limits: &Limits,
        tell: &mut dyn FnMut(Progress, &[CellStats]),
    ) -> Result<Ended, RunError> {
        loop {
            let jobs: Vec<Job> = (0..self.stats.len()).filter_map(|cell| self.job(cell)).collect();
            let ended = match &jobs[..] {
                [] => Ended::Complete,
                jobs if round::play(self, jobs, threads, limits, tell)? == Ended::Complete => continue,
                _ => Ended::Stopped,
            };
            self.sync()?;
            return Ok(ended);
        }
    }

    /// Forces everything that was added to the disk.
    pub fn sync(&mut self) -> Result<(), RunError> {
        self.synced = Instant::now();
        self.files.iter_mut().try_for_each(|file| file.sync().map_err(RunError::file(file.path())))
    }

    /// The games of a cell until its stop rule looks the next time; `None` if it has enough.
    fn job(&self, cell: usize) -> Option<Job> {
        Some(Job { cell, from: self.stats[cell].games, to: self.next_look(cell)? })
    }

    /// Games of a cell that are played before the next cell has its turn.
    fn turn(&self) -> u64 {
        self.experiment.games.div_ceil(TURNS).clamp(1, LONGEST_TURN)
    }

    /// How many games a cell has when its stop rule looks the next time; `None` if it has enough.
    fn next_look(&self, cell: usize) -> Option<u64> {
        let stats = &self.stats[cell];
        if enough(self.experiment, stats) {
            return None;
        }
        // A stop rule looks after every `games` games, whatever came between: the same number of games in every run.
        let games = self.experiment.games;
        Some((stats.games / games + 1).saturating_mul(games).min(self.experiment.most_games()))
    }

    /// The rows of a cell, to be read one by one; `None` if there are none yet.
    pub fn reader(&self, cell: usize) -> Result<Option<RowReader<File>>, RunError> {
        let path = rows_path(self.experiment, cell, &self.folder);
        let width = self.experiment.cells[cell].columns.len();
        let open = || RowReader::new(File::open(&path)?, self.experiment.identity(cell), width);
        open().map_err(RunError::file(&path))
    }

    /// Reads the rows of a cell that count, in their order.
    pub fn rows(&self, cell: usize, mut each: impl FnMut(u64, &Row)) -> Result<(), RunError> {
        let path = rows_path(self.experiment, cell, &self.folder);
        let width = self.experiment.cells[cell].columns.len();
        let mut game = 0;
        read_rows(&path, self.experiment.identity(cell), width, |row| {
            if game < self.stats[cell].games {
                each(game, row);
            }
            game += 1;
        })
        .map_err(RunError::file(&path))?;
        Ok(())
    }
}

/// Whether a cell has enough games.
fn enough(experiment: &Experiment, stats: &CellStats) -> bool {
    if stats.games >= experiment.most_games() {
        return true;
    }
    let looks = stats.games > 0 && stats.games.is_multiple_of(experiment.games);
    looks && experiment.until.is_none_or(|until| is_narrow(until, stats))
}

fn is_narrow(until: Until, stats: &CellStats) -> bool {
    let wins = until.win_rate.is_none_or(|width| stats.win_interval().half_width() <= width);
    let score = until.score.is_none_or(|width| stats.columns[0].interval().half_width() <= width);
    // Two games say nothing of the spread.
    wins && score && stats.games > 2
}

fn rows_path(experiment: &Experiment, cell: usize, folder: &Path) -> PathBuf {
    folder.join("rows").join(format!("{:016x}.rows", experiment.identity(cell)))
}

fn lock(folder: &Path) -> Result<File, RunError> {
    let path = folder.join("lock");
    let file = files::own(&path).map_err(RunError::file(&path))?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(fs::TryLockError::WouldBlock) => Err(RunError::Busy(folder.to_owned())),
        Err(fs::TryLockError::Error(error)) => Err(RunError::File { path, error }),
    }
}

/// Takes everything out of a run's folder that a run puts there, and nothing else.
pub fn forget(folder: &Path) -> Result<(), RunError> {
    let _lock = if folder.is_dir() { Some(lock(folder)?) } else { None };
    let rows = folder.join("rows");
    match fs::remove_dir_all(&rows) {
        Err(error) if error.kind() != std::io::ErrorKind::NotFound => {
            Err(RunError::File { path: rows, error })
        }
        _ => Ok(()),
    }
}
