//! A tester from elsewhere reads the document and tries to prove it wrong: schemathesis, from the Python index.

#![cfg(unix)]
#![allow(missing_docs, clippy::unwrap_used)]

mod common;

use std::fs::File;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use common::child;

/// The version that is used: what it tries changes with it.
const WANTED: &str = "schemathesis==4.32.5";
/// How many seconds it may try.
const SECONDS: &str = "40";

child::server_itself!();

#[test]
fn the_server_does_what_its_document_says() {
    let tester = tester();
    let (folder, server) = child::Server::fresh();
    let document = format!("http://{}/api/v1/openapi.json", server.address);
    // Whether an action is legal is not in the document: a text of the right form may be refused.
    let arguments = ["--exclude-checks", "positive_data_acceptance", "--suppress-health-check", "all"];
    let output = run(Command::new(tester)
        .args(["run", &document, "--max-time", SECONDS, "--max-examples", "20", "--seed", "1"])
        .args(["--no-color", "--warnings", "off", "--generation-database", "none"])
        .args(arguments)
        .current_dir(folder.path()));
    let said = String::from_utf8_lossy(&output.stdout);
    assert!(output.status.success(), "{said}\n{}", String::from_utf8_lossy(&output.stderr));
    assert!(said.contains("No issues found"), "{said}");
    let client = &mut server.client();
    assert_eq!(client.request("GET", "/api/v1/games", None).unwrap().status, 200, "it is still there");
}

/// The program, installed once into the folder of the builds.
fn tester() -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(WANTED.replace("==", "-"));
    std::fs::create_dir_all(&folder).unwrap();
    // Two runs at once must not install over each other.
    let lock = File::create(folder.join("lock")).unwrap();
    lock.lock().unwrap();
    let (ready, program) = (folder.join("ready"), folder.join("bin/schemathesis"));
    if ready.exists() && program.exists() {
        return program;
    }
    let remedy = "this test needs python3 with its module venv (Debian: apt-get install python3-venv), and PyPI or a \
                  mirror of it for the first run";
    let venv = run(Command::new("python3").args(["-m", "venv"]).arg(&folder));
    assert!(venv.status.success(), "{remedy}: {}", String::from_utf8_lossy(&venv.stderr));
    let quiet = ["-m", "pip", "install", "--quiet", "--disable-pip-version-check"];
    let mut said = String::new();
    for _ in 0..3 {
        let pip = run(Command::new(folder.join("bin/python")).args(quiet).arg(WANTED));
        if pip.status.success() {
            File::create(ready).unwrap();
            return program;
        }
        said = String::from_utf8_lossy(&pip.stderr).into_owned();
    }
    panic!("pip cannot install {WANTED}; {remedy}: {said}");
}

fn run(command: &mut Command) -> Output {
    command.output().unwrap_or_else(|error| {
        panic!(
            "cannot run {}: {error}; install python3 with its module venv",
            command.get_program().display()
        )
    })
}
