//! The vectors of this repository: they are what the engine gives, and a broken one is found.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

mod committed;
mod hostile;
mod readme;
mod tampered;

use std::path::{Path, PathBuf};

use vectors::{Checked, Finding};

/// The folder of this repository.
fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../vectors")
}

/// A file of vectors of this repository.
fn committed(path: &str) -> String {
    std::fs::read_to_string(folder().join(path)).unwrap_or_else(|error| panic!("{path}: {error}"))
}

fn check(path: &str, text: &str) -> Checked {
    vectors::check(path, Some(text))
}

/// What is wrong with the first line of a file that does not agree.
#[track_caller]
fn first_wrong(path: &str, text: &str) -> Finding {
    let checked = check(path, text);
    assert!(!checked.report.is_good(), "{path} agrees, and should not");
    checked.report.wrong.first().unwrap_or_else(|| panic!("{path}: nothing is told")).clone()
}
