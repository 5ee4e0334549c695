//! A process that is killed at any moment: everything that it acknowledged is in the file.

#![allow(clippy::disallowed_methods, reason = "the process that prints is the test's own")]

use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Command, Stdio};

use kernel::{Dice, Game, Legal};
use patchwork::Patchwork;
use table::SavedSession;

use crate::common::{remark, setup};

/// Not a test: what the killed process does. Each line that it prints is a promise.
#[test]
#[ignore = "started by the test below"]
fn child() {
    let Some(path) = std::env::var_os("AUTOMA_TEST_SAVE") else { return };
    let mut saved = SavedSession::create(Path::new(&path), setup(79, false)).unwrap();
    let mut dice = Dice::new(1);
    loop {
        match saved.session().game().legal().pick(&mut dice) {
            Some(action) => drop(saved.play(action, remark).unwrap().clone()),
            None => drop(saved.rewind(0).unwrap()),
        }
        writeln!(std::io::stdout().lock(), "\nack {}", saved.session().at()).unwrap();
    }
}

#[test]
fn a_killed_process_loses_nothing_acknowledged() {
    let directory = tempfile::tempdir().unwrap();
    let mut dice = Dice::new(83);
    for round in 0..6 {
        let path = directory.path().join(format!("{round}.automa"));
        let mut child = Command::new(std::env::current_exe().unwrap())
            .args(["killed::child", "--exact", "--ignored", "--nocapture"])
            .env("AUTOMA_TEST_SAVE", &path)
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let mut output = BufReader::new(child.stdout.take().unwrap()).lines();
        let mut promises: Vec<usize> = Vec::new();
        let ack = |line: &str| line.strip_prefix("ack ").map(|at| at.parse::<usize>().unwrap());
        let wanted = 1 + dice.below(25) as usize;
        while promises.len() < wanted {
            promises.extend(ack(&output.next().unwrap().unwrap()));
        }
        // At some moment of the next decision.
        std::thread::sleep(std::time::Duration::from_micros(u64::from(dice.below(6000))));
        child.kill().unwrap();
        child.wait().unwrap();
        promises.extend(output.map_while(Result::ok).filter_map(|line| ack(&line)));
        let saved = SavedSession::<Patchwork>::open(&path).unwrap();
        let lines = std::fs::read_to_string(&path).unwrap();
        let lines = lines.lines().skip_while(|&line| line != "begin").skip(1).count();
        let last = *promises.last().unwrap();
        assert!(lines >= promises.len(), "{lines} of {}", promises.len());
        if lines == promises.len() {
            assert_eq!(saved.session().at(), last);
        }
    }
}
