//! The program as a user calls it: what the tests of several commands share.
#![allow(missing_docs, unreachable_pub, clippy::unwrap_used, reason = "also the helpers of a test may")]
#![allow(dead_code, reason = "each test uses a part of it")]

use std::path::Path;

use assert_cmd::Command;
use serde_json::Value;

/// With its data in this folder.
pub fn automa(folder: &Path, args: &[&str]) -> Command {
    let mut command = Command::new(assert_cmd::cargo::cargo_bin!("automa"));
    command.env("AUTOMA_DATA", folder).env_remove("XDG_DATA_HOME").args(args);
    command
}

/// What it says when all is well.
pub fn said(command: &mut Command) -> String {
    let done = command.assert().success();
    String::from_utf8(done.get_output().stdout.clone()).unwrap()
}

/// The same, to what is typed.
pub fn said_to(command: &mut Command, script: &str) -> String {
    said(command.write_stdin(script.to_owned()))
}

/// Why it ends with this status.
pub fn refused(command: &mut Command, status: i32) -> String {
    let done = command.assert().code(status);
    let error = String::from_utf8_lossy(&done.get_output().stderr).into_owned();
    assert!(!error.contains("panicked"), "{error}");
    error
}

/// Lines of JSON.
pub fn objects(text: &str) -> Vec<Value> {
    text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}
