//! Which test reaches which mutants, and names which rules: found out by one run with none switched on.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::time::Duration;

use anyhow::{Context, bail};

use super::program::{Ended, Program};

/// A test that takes longer while it is noted what it reaches (five times as long as else) is tried only if asked for, and only
/// if no other notices the mutant: it plays hundreds of games. A test that names rules may take more.
const SLOW: Duration = Duration::from_secs(1);
const SLOW_FOR_RULES: Duration = Duration::from_secs(6);

/// A test of the game.
#[derive(Clone, Debug, Default)]
pub struct Test {
    /// Its name, with its modules.
    pub name: String,
    /// The program it is in.
    pub program: PathBuf,
    /// How long it took.
    pub took: Duration,
    /// The rules it names.
    pub rules: BTreeSet<String>,
    /// The mutants it reaches.
    pub reaches: BTreeSet<u32>,
}

impl Test {
    /// Whether it plays hundreds of games.
    pub fn is_slow(&self) -> bool {
        self.took >= if self.rules.is_empty() { SLOW } else { SLOW_FOR_RULES }
    }
}

/// Runs all tests once, but for those to be skipped, and notes what they reach.
pub fn tests(
    programs: &[PathBuf],
    package: &Path,
    notes: &Path,
    skipped: &BTreeSet<String>,
) -> anyhow::Result<Vec<Test>> {
    let mut tests: BTreeMap<String, Test> = BTreeMap::new();
    for path in programs {
        if notes.exists() {
            std::fs::remove_dir_all(notes)?;
        }
        std::fs::create_dir_all(notes)?;
        let program = Program { path, package, limit: Duration::from_hours(1), nice: "0" };
        let environment = [("MUTANT", "reach".to_owned()), ("MUTANTS_REACH", notes.display().to_string())];
        // On two threads at least: with one, tests have no threads of their own, and so no names.
        let mut args = vec!["--test-threads", "2", "--exact"];
        args.extend(skipped.iter().flat_map(|name| ["--skip", name]));
        let run = program.run(&args, &environment)?;
        if run.ended != Ended::Well {
            bail!("without any mutant the tests fail: {:?} {}", run.ended, run.failed.join(", "));
        }
        for name in run.passed {
            tests.insert(name.clone(), Test { name, program: path.clone(), ..Test::default() });
        }
        read_notes(notes, &mut tests)?;
    }
    Ok(tests.into_values().collect())
}

fn read_notes(notes: &Path, tests: &mut BTreeMap<String, Test>) -> anyhow::Result<()> {
    let mut nameless = BTreeSet::new();
    for entry in std::fs::read_dir(notes)? {
        let path = entry?.path();
        let text = std::fs::read_to_string(&path)?;
        let mut lines = text.lines();
        let name = lines.next().context("a note begins with the test's name")?;
        let is_reach = path.extension().is_some_and(|extension| extension == "reach");
        let took = if is_reach { lines.next().unwrap_or_default().parse()? } else { 0 };
        let words = lines.next().unwrap_or_default().split_whitespace();
        let Some(test) = tests.get_mut(name) else {
            if is_reach {
                nameless.extend(words.filter_map(|word| word.parse::<u32>().ok()));
            }
            continue;
        };
        if is_reach {
            test.took = test.took.max(Duration::from_millis(took));
            test.reaches.extend(words.filter_map(|word| word.parse::<u32>().ok()));
        } else {
            test.rules.extend(words.map(str::to_owned));
        }
    }
    // Threads that a test starts have no name. What only they reach is tried with every test that names no rule.
    for test in tests.values() {
        nameless.retain(|number| !test.reaches.contains(number));
    }
    for test in tests.values_mut().filter(|test| test.rules.is_empty()) {
        test.reaches.extend(&nameless);
    }
    Ok(())
}
