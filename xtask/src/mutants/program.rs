//! Runs a test program: politely, with a limit of time and memory.

use std::io::Read as _;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use anyhow::Context;

/// More than any test needs, so that an endless list ends: in kilobytes.
const MEMORY: &str = "6000000";
/// Random games are many elsewhere; here some suffice.
const GAMES: &str = "100";

/// How a run ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ended {
    /// All tests passed.
    Well,
    /// Some failed.
    Failed,
    /// The program ended in the middle.
    Crashed,
    /// It took too long.
    Hung,
}

/// What came of a run.
#[derive(Debug)]
pub struct Run {
    /// How it ended.
    pub ended: Ended,
    /// The tests that passed.
    pub passed: Vec<String>,
    /// The tests that failed, or that were under way when it crashed or hung.
    pub failed: Vec<String>,
}

/// A test program.
#[derive(Clone, Copy, Debug)]
pub struct Program<'a> {
    /// Its file.
    pub path: &'a Path,
    /// The folder of the crate, where tests look for their files.
    pub package: &'a Path,
    /// When it is stopped.
    pub limit: Duration,
    /// How far it stands back behind other work.
    pub nice: &'a str,
}

impl Program<'_> {
    /// Runs it with these arguments and variables.
    pub fn run(&self, args: &[&str], environment: &[(&str, String)]) -> anyhow::Result<Run> {
        let script = format!("ulimit -v {MEMORY}; exec nice -n {} \"$0\" \"$@\"", self.nice);
        let mut child = Command::new("sh")
            .args(["-c", &script])
            .arg(self.path)
            .args(args)
            .envs(environment.iter().map(|(name, value)| (name, value)))
            .env("AUTOMA_GAMES", GAMES)
            .env("CARGO_MANIFEST_DIR", self.package)
            .current_dir(self.package)
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .context("cannot run a test program")?;
        let mut stdout = child.stdout.take().context("its output")?;
        let reader = std::thread::spawn(move || {
            let mut text = Vec::new();
            let _ = stdout.read_to_end(&mut text);
            String::from_utf8_lossy(&text).into_owned()
        });
        let start = Instant::now();
        let mut pause = Duration::from_millis(1);
        let status = loop {
            if let Some(status) = child.try_wait()? {
                break Some(status);
            }
            if start.elapsed() > self.limit {
                child.kill()?;
                child.wait()?;
                break None;
            }
            std::thread::sleep(pause);
            pause = (pause * 2).min(Duration::from_millis(20));
        };
        let text = reader.join().unwrap_or_default();
        let ended = match status {
            None => Ended::Hung,
            Some(status) if status.success() => Ended::Well,
            Some(status) if status.code() == Some(101) => Ended::Failed,
            Some(_) => Ended::Crashed,
        };
        Ok(read(&text, ended))
    }
}

/// Reads what a test program says: `test NAME ... ok`.
fn read(text: &str, ended: Ended) -> Run {
    let mut run = Run { ended, passed: Vec::new(), failed: Vec::new() };
    for line in text.lines() {
        let Some((name, verdict)) = line.strip_prefix("test ").and_then(|rest| rest.split_once(" ..."))
        else {
            continue;
        };
        // `should_panic` stands after the name.
        let name = name.split(" - ").next().unwrap_or(name).to_owned();
        match verdict.trim() {
            "ok" => run.passed.push(name),
            "ignored" => {}
            word if word.starts_with("ignored") => {}
            // Failed, or nothing yet when it ended.
            _ => run.failed.push(name),
        }
    }
    run
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn verdicts_are_read_and_so_is_the_test_that_was_under_way() {
        let text =
            "running 4 tests\ntest a::b ... ok\ntest c - should panic ... ok\ntest d ... FAILED\ntest e ... ";
        let run = read(text, Ended::Hung);
        assert_eq!(run.passed, ["a::b", "c"]);
        assert_eq!(run.failed, ["d", "e"]);
    }
}
