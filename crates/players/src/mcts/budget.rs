//! How a search is done, and how that is written: `mcts:iterations=2000,trees=2,threads=2`.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use crate::Limits;

/// How long a search goes on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Budget {
    /// A fixed number of iterations; the same search gives the same answer on every machine.
    Iterations(u32),
    /// A time, by the clock of the [`Limits`]: what comes out depends on the machine and what else it does.
    Time(Duration),
}

/// A tree search, with its parameters.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Mcts {
    /// How long it goes on.
    pub budget: Budget,
    /// Trees that are searched apart and added up; 0 for one, or one a thread with a time budget.
    pub trees: u8,
    /// Threads that share the trees; changes the time only.
    pub threads: u8,
    /// How much what was seldom tried attracts, in hundredths; unless said, what suits the game ([`crate::Judge::EXPLORE`]).
    pub explore: Option<u16>,
    /// How quickly long lists open up, in hundredths.
    pub widen: u16,
    /// Whether a player keeps its tree from one decision to the next.
    pub reuse: bool,
}

/// Iterations without a word about them.
const ITERATIONS: u32 = 2_000;
const MOST_ITERATIONS: u32 = 100_000_000;
const LONGEST: Duration = Duration::from_hours(1);
const MOST_TREES: u8 = 64;

impl Default for Mcts {
    fn default() -> Mcts {
        Mcts {
            budget: Budget::Iterations(ITERATIONS),
            trees: 0,
            threads: 1,
            explore: None,
            widen: 60,
            reuse: false,
        }
    }
}

impl Mcts {
    /// With this many iterations.
    pub fn iterations_of(iterations: u32) -> Mcts {
        Mcts { budget: Budget::Iterations(iterations), ..Mcts::default() }
    }

    /// With this much time.
    pub fn time_of(time: Duration) -> Mcts {
        Mcts { budget: Budget::Time(time), ..Mcts::default() }
    }

    /// Whether the same seed gives the same decisions.
    pub fn reproducible(&self) -> bool {
        matches!(self.budget, Budget::Iterations(_))
    }

    /// The iterations to make, and what ends them before.
    pub(super) fn bounds(&self, limits: &Limits) -> (u32, Limits) {
        match self.budget {
            Budget::Iterations(iterations) => (iterations, limits.clone()),
            Budget::Time(time) if limits.has_clock() => (u32::MAX, limits.within(time)),
            Budget::Time(_) => (ITERATIONS, limits.clone()),
        }
    }

    pub(super) fn trees(&self) -> u8 {
        match (self.trees, self.budget) {
            (0, Budget::Time(_)) => self.threads.max(1),
            (trees, _) => trees.max(1),
        }
    }

    pub(super) fn explore(&self, usual: u16) -> f32 {
        f32::from(self.explore.unwrap_or(usual)) / 100.0
    }

    pub(super) fn widen(&self) -> f32 {
        f32::from(self.widen) / 100.0
    }
}

/// A parameter of `mcts` that cannot be.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum SpecError {
    /// There is no such parameter.
    #[error(
        "mcts has no parameter `{0}`; it has: iterations, time, trees, threads, explore, widen, reuse (as in `mcts:iterations=2000` or `mcts:time=1s`)"
    )]
    Unknown(String),
    /// It cannot have that value.
    #[error("mcts: `{key}={value}` does not do; expected {expected}")]
    Value {
        /// The parameter.
        key: &'static str,
        /// The value that was given.
        value: String,
        /// The values that would be accepted.
        expected: &'static str,
    },
    /// Both a number of iterations and a time were given.
    #[error("mcts: give iterations or time, not both")]
    TwoBudgets,
    /// Threads without work.
    #[error(
        "mcts: {threads} threads cannot share {trees} tree(s): give trees={threads} too (the result depends on the trees, never on the threads), or a time budget"
    )]
    IdleThreads {
        /// Threads asked for.
        threads: u8,
        /// Trees that the threads would have to share.
        trees: u8,
    },
}

fn short(text: &str) -> String {
    text.chars().take(40).collect()
}

fn number(
    key: &'static str,
    value: &str,
    range: std::ops::RangeInclusive<u32>,
    expected: &'static str,
) -> Result<u32, SpecError> {
    let number: Option<u32> = value.replace('_', "").parse().ok();
    number.filter(|number| range.contains(number)).ok_or_else(|| SpecError::Value {
        key,
        value: short(value),
        expected,
    })
}

fn hundredths(key: &'static str, value: &str) -> Result<u16, SpecError> {
    let number: Option<f64> = value.parse().ok();
    number
        .filter(|number| (0.0..=100.0).contains(number))
        .map(|number| (number * 100.0).round() as u16)
        .ok_or_else(|| SpecError::Value {
            key,
            value: short(value),
            expected: "a number from 0 to 100, like 0.6",
        })
}

fn duration(value: &str) -> Option<Duration> {
    let (digits, unit) = value.split_at(value.find(|c: char| c.is_ascii_alphabetic())?);
    let number: f64 = digits.parse().ok()?;
    let seconds = match unit {
        "ms" => number / 1_000.0,
        "s" => number,
        "m" | "min" => number * 60.0,
        _ => return None,
    };
    Duration::try_from_secs_f64(seconds).ok().filter(|time| !time.is_zero() && *time <= LONGEST)
}

/// The part behind `mcts:`; an empty one is the default.
impl FromStr for Mcts {
    type Err = SpecError;

    fn from_str(text: &str) -> Result<Mcts, SpecError> {
        let mut how = Mcts::default();
        let mut budgets = 0;
        for part in text.split(',').filter(|part| !part.trim().is_empty()) {
            let (key, value) = part.trim().split_once('=').ok_or_else(|| SpecError::Unknown(short(part)))?;
            let value = value.trim();
            match key.trim() {
                "iterations" => {
                    budgets += 1;
                    let expected = "a whole number from 1 to 100000000";
                    how.budget =
                        Budget::Iterations(number("iterations", value, 1..=MOST_ITERATIONS, expected)?);
                }
                "time" => {
                    budgets += 1;
                    let expected = "a time up to an hour with its unit, like 500ms, 1s or 2m";
                    let time = duration(value);
                    how.budget = Budget::Time(time.ok_or_else(|| SpecError::Value {
                        key: "time",
                        value: short(value),
                        expected,
                    })?);
                }
                "trees" => {
                    how.trees =
                        number("trees", value, 1..=MOST_TREES.into(), "a whole number from 1 to 64")? as u8;
                }
                "threads" => {
                    how.threads =
                        number("threads", value, 1..=MOST_TREES.into(), "a whole number from 1 to 64")? as u8;
                }
                "explore" => how.explore = Some(hundredths("explore", value)?),
                "widen" => how.widen = hundredths("widen", value)?,
                "reuse" => {
                    how.reuse = match value {
                        "on" => true,
                        "off" => false,
                        _ => {
                            return Err(SpecError::Value {
                                key: "reuse",
                                value: short(value),
                                expected: "on or off",
                            });
                        }
                    };
                }
                other => return Err(SpecError::Unknown(short(other))),
            }
        }
        if budgets > 1 {
            return Err(SpecError::TwoBudgets);
        }
        if how.threads > how.trees() {
            return Err(SpecError::IdleThreads { threads: how.threads, trees: how.trees() });
        }
        Ok(how)
    }
}

/// As it is written: the budget, and whatever differs from the default.
impl fmt::Display for Mcts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.budget {
            Budget::Iterations(iterations) => write!(f, "mcts:iterations={iterations}")?,
            Budget::Time(time) => write!(f, "mcts:time={}ms", time.as_millis().max(1))?,
        }
        let usual = Mcts::default();
        if self.trees != usual.trees {
            write!(f, ",trees={}", self.trees)?;
        }
        if self.threads != usual.threads {
            write!(f, ",threads={}", self.threads)?;
        }
        let widen = Some(self.widen).filter(|widen| *widen != usual.widen);
        for (key, value) in [("explore", self.explore), ("widen", widen)] {
            if let Some(value) = value {
                write!(f, ",{key}={}", f64::from(value) / 100.0)?;
            }
        }
        if self.reuse { f.write_str(",reuse=on") } else { Ok(()) }
    }
}
