//! Tries the mutants: runs the tests that reach each with it switched on.

use std::collections::BTreeMap;
use std::path::Path;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use serde::{Deserialize, Serialize};

use super::program::{Ended, Program};
use super::reach::Test;
use super::site::Mutant;

/// What the tests say of a mutant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Verdict {
    /// A test that names a rule fails.
    ByRule,
    /// Only tests that name no rule fail: golden games, random games, replays.
    ByOthers,
    /// No test fails.
    Survived,
    /// No test reaches it.
    Unreached,
}

/// What is kept of a mutant that was tried.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Tried {
    /// Its name.
    pub key: String,
    /// File and line.
    pub place: String,
    /// What came of it.
    pub verdict: Verdict,
    /// The tests that failed.
    pub failed: Vec<String>,
    /// How many were run.
    #[serde(default)]
    pub run: usize,
    /// Whether one of them hung or crashed: what the others would have said is not known.
    #[serde(default)]
    pub stopped: bool,
}

/// The tests that fail with a mutant.
#[derive(Debug, Default)]
pub struct Failures {
    /// Their names.
    pub tests: Vec<String>,
    /// Whether one hung or crashed.
    pub stopped: bool,
}

/// The tests of a game, and which of them are tried.
#[derive(Clone, Copy, Debug)]
pub struct Trial<'a> {
    /// All of them.
    pub tests: &'a [Test],
    /// The folder of the crate.
    pub package: &'a Path,
    /// Whether the slow ones are tried, too.
    pub slow: bool,
    /// How far they stand back behind other work.
    pub nice: &'a str,
}

/// So many tests of rules are tried at first.
const NEAREST: usize = 40;

/// Tries one mutant: the tests that name rules, those first that reach little else; then the others; the slow ones last. With
/// the first failures it is decided.
pub fn one(mutant: &Mutant, trial: &Trial<'_>) -> anyhow::Result<Tried> {
    let reaching = reaching(mutant, trial);
    let (named, other): (Vec<&Test>, Vec<&Test>) =
        reaching.into_iter().partition(|test| !test.rules.is_empty());
    let (slow_named, named): (Vec<&Test>, Vec<&Test>) = named.into_iter().partition(|test| test.is_slow());
    let (slow_other, other): (Vec<&Test>, Vec<&Test>) = other.into_iter().partition(|test| test.is_slow());
    let (nearest, further) = named.split_at(named.len().min(NEAREST));
    let stages = [
        (nearest, Verdict::ByRule),
        (further, Verdict::ByRule),
        (&other, Verdict::ByOthers),
        (&slow_named, Verdict::ByRule),
        (&slow_other, Verdict::ByOthers),
    ];
    let tried = |verdict, failed: Failures, run| Tried {
        key: mutant.key.clone(),
        place: mutant.place.clone(),
        verdict,
        failed: failed.tests,
        run,
        stopped: failed.stopped,
    };
    let mut run = 0;
    for (tests, verdict) in stages.into_iter().take(if trial.slow { 5 } else { 3 }) {
        run += tests.len();
        let failed = failing(mutant, tests, trial)?;
        if !failed.tests.is_empty() {
            return Ok(tried(verdict, failed, run));
        }
    }
    Ok(tried(if run == 0 { Verdict::Unreached } else { Verdict::Survived }, Failures::default(), run))
}

/// The tests that reach a mutant, those first that reach little else.
fn reaching<'a>(mutant: &Mutant, trial: &Trial<'a>) -> Vec<&'a Test> {
    let mut reaching: Vec<&Test> =
        trial.tests.iter().filter(|test| test.reaches.contains(&mutant.number)).collect();
    reaching.sort_by_key(|test| test.reaches.len());
    reaching
}

/// The tests of rules that are tried first.
pub fn nearest<'a>(mutant: &Mutant, trial: &Trial<'a>) -> Vec<&'a Test> {
    let of_rules = |test: &&Test| !test.rules.is_empty() && !test.is_slow();
    reaching(mutant, trial).into_iter().filter(of_rules).take(NEAREST).collect()
}

/// Which of these tests fail with the mutant switched on.
pub fn failing(mutant: &Mutant, tests: &[&Test], trial: &Trial<'_>) -> anyhow::Result<Failures> {
    let mut by_program: BTreeMap<&Path, Vec<&Test>> = BTreeMap::new();
    for test in tests {
        by_program.entry(&test.program).or_default().push(test);
    }
    let mut failed = Failures::default();
    for (path, tests) in by_program {
        let usual: Duration = tests.iter().map(|test| test.took).sum();
        let limit = usual * 3 + Duration::from_secs(4);
        let program = Program { path, package: trial.package, limit, nice: trial.nice };
        let mut args = vec!["--test-threads", "1", "--exact"];
        args.extend(tests.iter().map(|test| test.name.as_str()));
        let run = program.run(&args, &[("MUTANT", mutant.number.to_string())])?;
        if run.ended != Ended::Well && run.failed.is_empty() {
            // It ended before it could say in which test.
            failed.tests.extend(tests.iter().map(|test| test.name.clone()));
        }
        failed.tests.extend(run.failed);
        failed.stopped |= matches!(run.ended, Ended::Hung | Ended::Crashed);
    }
    Ok(failed)
}

/// Tries many, on some threads; after each, `done` is told.
pub fn many(
    mutants: &[&Mutant],
    trial: &Trial<'_>,
    jobs: usize,
    done: impl Fn(Tried) -> anyhow::Result<()> + Sync,
) -> anyhow::Result<()> {
    let next = AtomicUsize::new(0);
    let wrong = Mutex::new(None);
    std::thread::scope(|scope| {
        for _ in 0..jobs {
            scope.spawn(|| {
                while let Some(mutant) = mutants.get(next.fetch_add(1, Ordering::Relaxed)) {
                    if let Err(error) = one(mutant, trial).and_then(&done) {
                        // The others stop, too.
                        next.store(mutants.len(), Ordering::Relaxed);
                        if let Ok(mut wrong) = wrong.lock() {
                            *wrong = Some(error);
                        }
                    }
                }
            });
        }
    });
    wrong.into_inner().ok().flatten().map_or(Ok(()), Err)
}
