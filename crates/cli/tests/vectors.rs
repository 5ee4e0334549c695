//! `automa vectors`, as a user calls it.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use serde_json::Value;

fn committed() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../vectors")
}

/// Runs the program in a folder.
fn vectors(folder: &Path, args: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_automa"));
    command.arg("vectors").args(args).current_dir(folder).output().unwrap()
}

fn said(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).unwrap()
}

fn complained(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).unwrap()
}

/// A copy of the committed vectors.
fn copied() -> tempfile::TempDir {
    let to = tempfile::tempdir().unwrap();
    let mut folders = vec![PathBuf::new()];
    while let Some(at) = folders.pop() {
        std::fs::create_dir_all(to.path().join("vectors").join(&at)).unwrap();
        for entry in std::fs::read_dir(committed().join(&at)).unwrap() {
            let entry = entry.unwrap();
            let name = at.join(entry.file_name());
            if entry.file_type().unwrap().is_dir() {
                folders.push(name);
            } else {
                std::fs::copy(entry.path(), to.path().join("vectors").join(name)).unwrap();
            }
        }
    }
    to
}

#[test]
fn the_committed_vectors_agree() {
    let folder = copied();
    let output = vectors(folder.path(), &["check"]);
    let text = said(&output);
    assert!(output.status.success(), "{text}{}", complained(&output));
    let last = text.lines().last().unwrap();
    assert!(last.ends_with("in all"), "{text}");
    assert!(text.contains("patchwork/decisions/automa.jsonl"), "{text}");
    let named = vectors(Path::new("."), &["check", "--json", committed().to_str().unwrap()]);
    assert!(named.status.success());
    let sum: Value = serde_json::from_str(&said(&named)).unwrap();
    assert_eq!(sum["checked"], sum["agreed"]);
    assert_eq!(sum["files"][0]["file"], "chance.jsonl");
    assert_eq!(sum["files"][0]["wrong"], serde_json::json!([]));
}

#[test]
fn vectors_are_made_the_same_each_time_and_agree() {
    let folder = tempfile::tempdir().unwrap();
    let output = vectors(folder.path(), &["make", "new/vectors"]);
    assert!(output.status.success(), "{}", complained(&output));
    let made = |name: &str| std::fs::read(folder.path().join("new/vectors").join(name)).unwrap();
    for name in ["chance.jsonl", "tapestry/games.jsonl", "terra-mystica/ledgers/record-4-people.tsv"] {
        assert!(made(name) == std::fs::read(committed().join(name)).unwrap(), "{name}");
    }
    assert!(vectors(folder.path(), &["check", "new/vectors"]).status.success());
}

#[test]
fn what_differs_is_told_by_file_line_and_place() {
    let folder = copied();
    let games = folder.path().join("vectors/patchwork/games.jsonl");
    let text = std::fs::read_to_string(&games).unwrap();
    std::fs::write(&games, text.replacen("\"decisions\":39", "\"decisions\":40", 1)).unwrap();
    std::fs::remove_file(folder.path().join("vectors/tapestry/ledgers/two-people.tsv")).unwrap();
    std::fs::write(folder.path().join("vectors/notes\u{1b}[2J.txt"), "mine").unwrap();
    let output = vectors(folder.path(), &["check"]);
    assert_eq!(output.status.code(), Some(1));
    let text = said(&output);
    for part in [
        "    47 of     48  patchwork/games.jsonl\n    line 1: decisions: expected 40, got 39\n",
        "     0 of      1  tapestry/ledgers/two-people.tsv\n    the file is missing",
        "notes\\u001b[2J.txt\n    no vectors are called so",
    ] {
        assert!(text.contains(part), "`{part}` is not in:\n{text}");
    }
    assert!(complained(&output).contains("3 files of vectors do not agree"), "{output:?}");
    let output = vectors(folder.path(), &["check", "--json"]);
    assert_eq!(output.status.code(), Some(1));
    let sum: Value = serde_json::from_str(&said(&output)).unwrap();
    let file = |name: &str| {
        sum["files"].as_array().unwrap().iter().find(|file| file["file"] == name).unwrap().clone()
    };
    let wrong = &file("patchwork/games.jsonl")["wrong"][0];
    assert_eq!((&wrong["line"], &wrong["at"]), (&1.into(), &"decisions".into()));
    assert_eq!((&wrong["expected"], &wrong["got"]), (&"40".into(), &"39".into()));
    assert!(file("tapestry/ledgers/two-people.tsv")["wrong"][0]["error"].is_string());
}

/// Nothing that a file says reaches the terminal as a command to it.
#[test]
fn hostile_files_are_told_and_nothing_more() {
    let folder = copied();
    let at = |name: &str| folder.path().join("vectors").join(name);
    std::fs::write(at("patchwork/decisions/automa.jsonl"), "{\"position\":{\"\\u001b[2J\\u202e\":1}}\n")
        .unwrap();
    std::fs::write(
        at("terra-mystica/decisions/automa.jsonl"),
        "{\"position\":{\"map\":\"\\u001b]0;x\\u0007\"}}\n",
    )
    .unwrap();
    std::fs::write(at("tapestry/games.jsonl"), b"\xff\xfe\x1b[31m").unwrap();
    std::fs::write(at("chance.jsonl"), "x".repeat(3 << 20)).unwrap();
    std::fs::write(at("tapestry/ledgers/two-people.tsv"), "#game: tapestry\n\u{1b}[2J\n").unwrap();
    for args in [&["check"][..], &["check", "--json"]] {
        let output = vectors(folder.path(), args);
        assert_eq!(output.status.code(), Some(1));
        for text in [said(&output), complained(&output)] {
            let acts = |sign: char| sign.is_control() && sign != '\n' || sign == '\u{202e}';
            assert!(!text.contains(acts), "{text:?}");
        }
        let text = said(&output);
        assert!(text.contains("the file has more than 1048576 bytes"), "{text}");
    }
}

#[test]
fn a_folder_that_is_none_is_told() {
    let folder = tempfile::tempdir().unwrap();
    let output = vectors(folder.path(), &["check"]);
    assert_eq!(output.status.code(), Some(1));
    let text = complained(&output);
    assert!(text.contains("there is no folder vectors; name the one"), "{text}");
    let output = vectors(folder.path(), &["check", "nowhere"]);
    assert!(complained(&output).contains("there is no folder nowhere"), "{output:?}");
    // An empty one has nothing to agree with.
    let output = vectors(folder.path(), &["check", "."]);
    assert_eq!(output.status.code(), Some(1));
    assert!(said(&output).contains("the file is missing"));
    for args in [&[][..], &["make"], &["look"]] {
        assert_eq!(vectors(folder.path(), args).status.code(), Some(2), "{args:?}");
    }
}
