//! `automa serve` over a database that asks for a password: from a file, or from the surroundings, and never shown.

#![cfg(unix)]
#![allow(missing_docs, clippy::unwrap_used)]

use std::io::{BufRead as _, BufReader, Read as _};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::Duration;

use testkit::postgres::Postgres;

/// Starts the server and ends it again: where it was, or what it said when it could not begin.
fn serve(database: &str, file: Option<&Path>, surroundings: Option<&str>) -> Result<String, String> {
    let mut command = Command::new(env!("CARGO_BIN_EXE_automa"));
    command.args(["serve", "--port", "0", "--database", database]).env_remove("PGPASSWORD");
    if let Some(file) = file {
        command.arg("--password-file").arg(file);
    }
    if let Some(password) = surroundings {
        command.env("PGPASSWORD", password);
    }
    let mut child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    let mut line = String::new();
    BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
    if line.starts_with("automa is at http://") {
        child.kill().unwrap();
        child.wait().unwrap();
        return Ok(line);
    }
    let mut said = String::new();
    child.stderr.take().unwrap().read_to_string(&mut said).unwrap();
    assert!(!child.wait().unwrap().success(), "{said}");
    Err(said)
}

#[test]
fn the_password_of_a_database_comes_from_a_file_or_from_the_surroundings() {
    let server = Postgres::start();
    let url = server.with_password("ann", "s3cret");
    // The server may take a moment to read its rules again: until then it asks nobody.
    let refused = (0..50).find_map(|_| {
        std::thread::sleep(Duration::from_millis(100));
        serve(&url, None, None).err()
    });
    let refused = refused.expect("a password is asked for");
    assert!(refused.contains("password"), "{refused}");

    let folder = tempfile::tempdir().unwrap();
    let file = |name: &str, text: &str| {
        let path = folder.path().join(name);
        std::fs::write(&path, text).unwrap();
        path
    };
    let (right, wrong) = (file("right", "s3cret\n"), file("wrong", "wr0ng\n"));
    serve(&url, Some(&right), None).unwrap();
    serve(&url, None, Some("s3cret")).unwrap();
    serve(&url, Some(&right), Some("wr0ng")).expect("the file comes first");
    for (file, surroundings) in [(Some(&wrong), Some("s3cret")), (None, Some("wr0ng"))] {
        let said = serve(&url, file.map(PathBuf::as_path), surroundings).unwrap_err();
        assert!(said.contains("password"), "{said}");
        assert!(!said.contains("s3cret") && !said.contains("wr0ng"), "{said}");
    }
    let said = serve(&url, Some(&folder.path().join("nowhere")), None).unwrap_err();
    assert!(said.contains("nowhere"), "it is said which file: {said}");
}
