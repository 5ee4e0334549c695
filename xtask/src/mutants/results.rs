//! What is known of a game's mutants, in `target/mutants/<game>.json`: kept while they are tried, so that a run can go on.

use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;

use anyhow::Context;
use serde::{Deserialize, Serialize};

use super::reach::Test;
use super::trial::{Tried, Verdict};

/// All that is known of a game.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Results {
    /// How many mutants there are.
    pub mutants: usize,
    /// How many more did not compile.
    pub dropped: usize,
    /// Seconds of all runs together.
    pub seconds: u64,
    /// The tests that play hundreds of games.
    pub slow: BTreeSet<String>,
    /// The rules that each test names.
    pub names: BTreeMap<String, BTreeSet<String>>,
    /// Mutants that were found for a rule while all others were still to be tried.
    pub for_rules: Vec<Tried>,
    /// What was tried, by key.
    pub tried: BTreeMap<String, Tried>,
}

fn file(game: &str) -> PathBuf {
    PathBuf::from(format!("target/mutants/{game}.json"))
}

impl Results {
    /// What earlier runs left, or nothing.
    pub fn read(game: &str) -> anyhow::Result<Results> {
        let Ok(text) = std::fs::read_to_string(file(game)) else { return Ok(Results::default()) };
        serde_json::from_str(&text).with_context(|| format!("{} is damaged: remove it", file(game).display()))
    }

    /// Keeps them.
    pub fn write(&self, game: &str) -> anyhow::Result<()> {
        let text = serde_json::to_string_pretty(self)?;
        let name = file(game);
        let beside = name.with_extension("json.new");
        std::fs::write(&beside, text)?;
        std::fs::rename(&beside, &name).with_context(|| name.display().to_string())
    }

    /// Takes note of the tests of this run: which are slow, which rules they name. Those that were skipped keep what is known of
    /// them.
    pub fn note(&mut self, tests: &[Test]) {
        self.names.retain(|name, _| self.slow.contains(name));
        for test in tests {
            if test.is_slow() {
                self.slow.insert(test.name.clone());
            } else {
                self.slow.remove(&test.name);
            }
            if !test.rules.is_empty() {
                self.names.insert(test.name.clone(), test.rules.clone());
            }
        }
    }

    /// How many had this verdict.
    pub fn count(&self, verdict: Verdict) -> usize {
        self.tried.values().filter(|tried| tried.verdict == verdict).count()
    }
}
