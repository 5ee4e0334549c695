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
}

/// Tries one mutant: first the tests that name rules, all of them; then the others; the slow ones last.
pub fn one(mutant: &Mutant, trial: &Trial<'_>) -> anyhow::Result<Tried> {
    let reaching: Vec<&Test> =
        trial.tests.iter().filter(|test| test.reaches.contains(&mutant.number)).collect();
    let tried =
        |verdict, failed| Tried { key: mutant.key.clone(), place: mutant.place.clone(), verdict, failed };
    if reaching.is_empty() {
        return Ok(tried(Verdict::Unreached, Vec::new()));
    }
    let names_rule = |test: &&Test| !test.rules.is_empty();
    for (slow, names) in [(false, true), (false, false), (true, true), (true, false)] {
        if slow && !trial.slow {
            break;
        }
        let some: Vec<&Test> = reaching
            .iter()
            .copied()
            .filter(|test| test.is_slow() == slow && names_rule(test) == names)
            .collect();
        let failed = failing(mutant, &some, trial.package)?;
        if !failed.is_empty() {
            return Ok(tried(if names { Verdict::ByRule } else { Verdict::ByOthers }, failed));
        }
    }
    Ok(tried(Verdict::Survived, Vec::new()))
}

/// Which of these tests fail with the mutant switched on.
fn failing(mutant: &Mutant, tests: &[&Test], package: &Path) -> anyhow::Result<Vec<String>> {
    let mut by_program: BTreeMap<&Path, Vec<&Test>> = BTreeMap::new();
    for test in tests {
        by_program.entry(&test.program).or_default().push(test);
    }
    let mut failed = Vec::new();
    for (path, tests) in by_program {
        let usual: Duration = tests.iter().map(|test| test.took).sum();
        let program = Program { path, package, limit: usual * 3 + Duration::from_secs(4) };
        let mut args = vec!["--test-threads", "1", "--exact"];
        args.extend(tests.iter().map(|test| test.name.as_str()));
        let run = program.run(&args, &[("MUTANT", mutant.number.to_string())])?;
        if run.ended != Ended::Well && run.failed.is_empty() {
            // It ended before it could say in which test.
            failed.extend(tests.iter().map(|test| test.name.clone()));
        }
        failed.extend(run.failed);
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
