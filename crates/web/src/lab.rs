//! A small laboratory: one experiment at a time, on one thread, with limits, so that no request can burn the machine.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use ::lab::clock::CLOCK;
use ::lab::experiment::Experiment;
use ::lab::report::{self, Opened, Study};
use ::lab::run::{Ended, Progress, Run, RunError};
use ::lab::summary::{Line, lines};
use kernel::Stop;
use players::Limits;
use site::problem::Problem;
use site::thought::{MOST_ITERATIONS, is_quick};
use words::{LANGUAGES, Words};

use crate::live::Live;

/// Games of an experiment, at most, over all its cells.
pub const MOST_GAMES: u64 = 50_000;
/// Combinations, at most.
pub const MOST_CELLS: usize = 60;
/// How long an experiment may take; then it is stopped, and what was played is shown.
pub const LONGEST: Duration = Duration::from_mins(10);
/// The name under which devices follow the laboratory.
pub const FOLLOWED: &str = "lab";

/// Where an experiment stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Stage {
    /// Games are played.
    Playing,
    /// All games are played, or it was stopped; the report is there.
    Done(Ended),
    /// It could not go on.
    Failed(String),
}

/// The experiment that is or was played last.
#[derive(Clone, Debug)]
pub struct Shown {
    /// The experiment itself.
    pub experiment: Arc<Experiment>,
    /// As it was written.
    pub text: String,
    /// Whether it is still played, and how it ended.
    pub stage: Stage,
    /// How far it is.
    pub progress: Progress,
    /// The figures so far, of each combination.
    pub lines: Vec<Line>,
    /// The report in each language, once it is done.
    pub reports: Arc<Vec<(&'static str, String)>>,
    /// Grows with every change.
    pub version: u64,
    stop: Stop,
}

/// The laboratory of a server.
#[derive(Clone, Debug)]
pub struct Lab {
    shown: Arc<Mutex<Option<Shown>>>,
    longest: Duration,
}

impl Default for Lab {
    fn default() -> Lab {
        Lab::lasting(LONGEST)
    }
}

impl Lab {
    /// A laboratory that ends every experiment after this time.
    pub fn lasting(longest: Duration) -> Lab {
        Lab { shown: Arc::default(), longest }
    }

    /// What there is to see.
    pub fn shown(&self) -> Option<Shown> {
        self.lock().clone()
    }

    /// Starts an experiment; refused while one is played, and beyond the limits.
    pub fn start(&self, text: &str, live: &Live) -> Result<(), Problem> {
        let none = |_: &str| Err(std::io::Error::other("packs are for the command line"));
        let experiment = Experiment::read("experiment", text, &none);
        let experiment = experiment.map_err(|error| Problem::Bad(error.to_string()))?;
        let most = experiment.most_games().saturating_mul(experiment.cells.len() as u64);
        if experiment.cells.len() > MOST_CELLS || most > MOST_GAMES {
            return Err(Problem::Refused(format!(
                "at most {MOST_CELLS} combinations and {MOST_GAMES} games here; `automa lab run` knows no such limit"
            )));
        }
        let mut players = experiment.cells.iter().flat_map(|cell| &cell.players);
        if let Some(player) = players.find(|player| !player.parse().is_ok_and(is_quick)) {
            return Err(Problem::Refused(format!(
                "{player} thinks for too long here; at most {MOST_ITERATIONS} iterations, on one thread"
            )));
        }
        let mut now = self.lock();
        if now.as_ref().is_some_and(|shown| shown.stage == Stage::Playing) {
            return Err(Problem::Refused("an experiment is being played; stop it first".to_owned()));
        }
        let folder = tempfile::tempdir().map_err(|error| Problem::Broken(error.to_string()))?;
        let (experiment, stop) = (Arc::new(experiment), Stop::new());
        let version = now.as_ref().map_or(0, |shown| shown.version) + 1;
        *now = Some(Shown {
            experiment: experiment.clone(),
            text: text.to_owned(),
            stage: Stage::Playing,
            progress: Progress { done: 0, most },
            lines: Vec::new(),
            reports: Arc::default(),
            version,
            stop: stop.clone(),
        });
        drop(now);
        let (lab, live) = (self.clone(), live.clone());
        std::thread::spawn(move || {
            let stage = match lab.play(&experiment, folder.path(), &stop, &live) {
                Ok(ended) => Stage::Done(ended),
                Err(error) => Stage::Failed(error.to_string()),
            };
            lab.change(&live, |shown| shown.stage = stage);
        });
        Ok(())
    }

    /// Stops what is played; the game under way is given up.
    pub fn stop(&self) {
        if let Some(shown) = self.lock().as_ref() {
            shown.stop.ask();
        }
    }

    fn play(
        &self,
        experiment: &Experiment,
        folder: &std::path::Path,
        stop: &Stop,
        live: &Live,
    ) -> Result<Ended, RunError> {
        const TELL: Duration = Duration::from_millis(500);
        let mut told = Instant::now();
        let limits = Limits::by(CLOCK).stopped_by(stop).within(self.longest);
        let mut run = Run::open(experiment, folder)?;
        // One thread: the others are for the people at the tables.
        let ended = run.play(1, &limits, &mut |progress, stats| {
            if told.elapsed() > TELL {
                let lines = lines(experiment, stats);
                self.change(live, |shown| (shown.progress, shown.lines) = (progress, lines));
                told = Instant::now();
            }
        })?;
        let study = Study::of(&run)?;
        let reports = LANGUAGES.iter().filter_map(|(code, _)| Words::of(code).map(|words| (*code, words)));
        let reports: Vec<(&'static str, String)> = reports
            .map(|(code, words)| {
                (code, report::content(&run, &study, &words, &Opened::Form("/lab/open")).into_string())
            })
            .collect();
        let (progress, lines) = (run.progress(), lines(experiment, &run.stats));
        self.change(live, |shown| {
            (shown.progress, shown.lines) = (progress, lines);
            shown.reports = Arc::new(reports);
        });
        Ok(ended)
    }

    fn change(&self, live: &Live, change: impl FnOnce(&mut Shown)) {
        let mut now = self.lock();
        if let Some(shown) = now.as_mut() {
            change(shown);
            shown.version += 1;
            live.tell(FOLLOWED, shown.version);
        }
    }

    fn lock(&self) -> MutexGuard<'_, Option<Shown>> {
        self.shown.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
