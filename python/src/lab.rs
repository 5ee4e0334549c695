//! Experiments: run here, or with games that are played elsewhere.

use std::collections::BTreeMap;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::time::{Duration, Instant};

use kernel::Stop;
use lab::clock::CLOCK;
use lab::experiment::{Experiment, ExperimentError};
use lab::run::{Block, Ended, Run, RunError, Share};
use lab::{results, summary};
use players::Limits;
use pyo3::exceptions::{PyOSError, PyRuntimeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::PyBytes;

use crate::json;

/// How often rows that came from elsewhere are forced to the disk.
const SYNC: Duration = Duration::from_secs(2);

/// Packs by the names that an experiment gives them.
type Packs = BTreeMap<String, String>;
/// Where the results are, what is known of the cells, whether all games are played.
type Outcome<'py> = (PathBuf, Bound<'py, PyAny>, bool);

fn wrong_experiment(error: &ExperimentError) -> PyErr {
    PyValueError::new_err(error.to_string())
}

fn wrong_run(error: &RunError) -> PyErr {
    let text = error.to_string();
    match error {
        RunError::File { .. } | RunError::Results { .. } => PyOSError::new_err(text),
        RunError::Option(_) => PyValueError::new_err(text),
        RunError::Busy(_) | RunError::Changed { .. } | RunError::Share(_) => PyRuntimeError::new_err(text),
    }
}

/// An experiment's file, and the packs that it names.
fn open(path: &Path) -> PyResult<(Experiment, String, Packs)> {
    let text = std::fs::read_to_string(path)
        .map_err(|error| io::Error::new(error.kind(), format!("{}: {error}", path.display())))?;
    let folder = path.parent().unwrap_or(Path::new(""));
    let packs = Mutex::new(Packs::new());
    let pack = |name: &str| {
        let text = std::fs::read_to_string(folder.join(name))?;
        packs.lock().unwrap_or_else(std::sync::PoisonError::into_inner).insert(name.to_owned(), text.clone());
        Ok(text)
    };
    let experiment = Experiment::read(&path.display().to_string(), &text, &pack)
        .map_err(|error| wrong_experiment(&error))?;
    Ok((experiment, text, packs.into_inner().unwrap_or_else(std::sync::PoisonError::into_inner)))
}

fn folder(path: &Path, out: Option<PathBuf>) -> PathBuf {
    out.unwrap_or_else(|| results::folder_of(path))
}

/// Writes the results of a run.
fn finish<'py>(py: Python<'py>, run: &Run<'_>) -> PyResult<Outcome<'py>> {
    let path = py.detach(|| results::write(run)).map_err(|error| wrong_run(&error))?;
    Ok((path, json::to_python(py, &summary::json(run))?, run.is_complete()))
}

/// Tells how far a run is, and hears Ctrl-C.
fn tell(progress: Option<&Py<PyAny>>, done: u64, most: u64) -> PyResult<()> {
    Python::attach(|py| {
        if let Some(progress) = progress {
            progress.call1(py, (done, most))?;
        }
        py.check_signals()
    })
}

/// Reads an experiment: its name, its text, and the texts of its packs. It can be played anywhere with these.
#[pyfunction]
pub fn lab_read(path: PathBuf) -> PyResult<(String, String, Packs)> {
    let (experiment, text, packs) = open(&path)?;
    Ok((experiment.file, text, packs))
}

/// Plays what is missing of an experiment.
#[pyfunction]
#[pyo3(signature = (path, out=None, threads=None, progress=None))]
pub fn lab_run(
    py: Python<'_>,
    path: PathBuf,
    out: Option<PathBuf>,
    threads: Option<usize>,
    progress: Option<Py<PyAny>>,
) -> PyResult<Outcome<'_>> {
    let cores = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
    let threads = threads.unwrap_or(cores);
    if !(1..=1024).contains(&threads) {
        return Err(PyValueError::new_err("`threads` is a number from 1 to 1024"));
    }
    let (experiment, ..) = open(&path)?;
    let mut run = Run::open(&experiment, &folder(&path, out)).map_err(|error| wrong_run(&error))?;
    let stop = Stop::new();
    let limits = Limits::by(CLOCK).stopped_by(&stop);
    let mut failed = None;
    let ended = py.detach(|| {
        run.play(threads, &limits, &mut |at, _| {
            if failed.is_none()
                && let Err(error) = tell(progress.as_ref(), at.done, at.most)
            {
                // The games under way are given up, all others kept; then the error is raised.
                stop.ask();
                failed = Some(error);
            }
        })
    });
    let ended = ended.map_err(|error| wrong_run(&error))?;
    match failed {
        Some(error) => Err(error),
        None if ended == Ended::Stopped => Err(PyRuntimeError::new_err("the run was stopped")),
        None => finish(py, &run),
    }
}

/// The rows of some games of an experiment, as bytes for `lab_collect`.
#[pyfunction]
pub fn lab_play<'py>(
    py: Python<'py>,
    name: &str,
    text: &str,
    packs: Packs,
    cell: usize,
    begin: u64,
    end: u64,
) -> PyResult<Bound<'py, PyBytes>> {
    let missing =
        |pack: &str| io::Error::new(io::ErrorKind::NotFound, format!("the pack {pack} was not sent along"));
    let pack = |name: &str| packs.get(name).cloned().ok_or_else(|| missing(name));
    let experiment = Experiment::read(name, text, &pack).map_err(|error| wrong_experiment(&error))?;
    if cell >= experiment.cells.len() {
        return Err(PyValueError::new_err(format!(
            "there is no cell {cell}; there are {}",
            experiment.cells.len()
        )));
    }
    let share = Share { cell, from: begin, to: end };
    let block = py.detach(|| experiment.play(share)).map_err(|error| wrong_run(&error.into()))?;
    Ok(PyBytes::new(py, &block.bytes()))
}

/// Runs an experiment whose games are played elsewhere. `play` gets a list of shares (cell, first game, first game after
/// it) and gives back pairs of a share's place in the list and its rows, in any order.
#[pyfunction]
#[pyo3(signature = (path, out, share, play, progress=None))]
pub fn lab_collect<'py>(
    py: Python<'py>,
    path: PathBuf,
    out: Option<PathBuf>,
    share: u64,
    play: &Bound<'py, PyAny>,
    progress: Option<Py<PyAny>>,
) -> PyResult<Outcome<'py>> {
    let (experiment, ..) = open(&path)?;
    let mut run = Run::open(&experiment, &folder(&path, out)).map_err(|error| wrong_run(&error))?;
    let mut synced = Instant::now();
    loop {
        let shares = run.shares(share);
        if shares.is_empty() {
            break;
        }
        let sent: Vec<(usize, u64, u64)> =
            shares.iter().map(|share| (share.cell, share.from, share.to)).collect();
        // Rows that came before those of earlier games.
        let mut waiting: BTreeMap<Share, Block> = BTreeMap::new();
        let mut added = 0;
        for came in play.call1((sent,))?.try_iter()? {
            let (place, bytes): (usize, Vec<u8>) = came?.extract()?;
            let known = shares.get(place).copied();
            let (share, block) = known.zip(Block::from_bytes(&bytes)).ok_or_else(|| {
                PyValueError::new_err(format!("share {place} came back damaged; run the same command again"))
            })?;
            waiting.insert(share, block);
            let cell = share.cell;
            while let Some((&next, _)) = waiting
                .range(Share { cell, from: 0, to: 0 }..)
                .next()
                .filter(|(next, _)| next.cell == cell && next.from == run.stats[cell].games)
                && let Some(block) = waiting.remove(&next)
            {
                run.add(next, &block).map_err(|error| wrong_run(&error))?;
                added += 1;
            }
            if synced.elapsed() > SYNC {
                run.sync().map_err(|error| wrong_run(&error))?;
                synced = Instant::now();
            }
            let at = run.progress();
            tell(progress.as_ref(), at.done, at.most)?;
        }
        run.sync().map_err(|error| wrong_run(&error))?;
        if added < shares.len() {
            return Err(PyRuntimeError::new_err("some shares never came back; run the same command again"));
        }
    }
    finish(py, &run)
}
