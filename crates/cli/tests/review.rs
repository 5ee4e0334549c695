//! `automa review`: a save gone through, the same every time, in words and as JSON.

#![allow(clippy::unwrap_used, reason = "a test may fail")]

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use serde_json::Value;

fn automa(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_automa")).args(arguments).output().unwrap()
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).unwrap()
}

/// A save with the first decisions of a game only: a whole one takes long.
fn beginning(folder: &Path, decisions: usize) -> PathBuf {
    let whole = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/pictures/patchwork.automa");
    let whole = std::fs::read_to_string(whole).unwrap();
    let head = whole.lines().position(|line| line == "begin").unwrap() + 1;
    let lines: Vec<&str> = whole.lines().take(head + decisions).collect();
    let file = folder.join("beginning.automa");
    std::fs::write(&file, lines.join("\n") + "\n").unwrap();
    file
}

#[test]
fn a_save_is_reviewed_in_words_and_as_json_the_same_every_time() {
    let folder = tempfile::tempdir().unwrap();
    let file = beginning(folder.path(), 8);
    let file = file.to_str().unwrap();
    let json = automa(&["review", file, "--json"]);
    assert!(json.status.success(), "{}", text(&json.stderr));
    assert_eq!(text(&json.stderr), "", "nobody watches: no progress");
    assert_eq!(json.stdout, automa(&["review", file, "--json"]).stdout);
    let review: Value = serde_json::from_slice(&json.stdout).unwrap();
    assert_eq!(review["complete"], true);
    assert_eq!(review["done"], review["of"]);
    let decisions = review["decisions"].as_array().unwrap();
    assert!(decisions.len() >= 3 && review.get("version").is_none(), "{review}");
    for decision in decisions {
        let options = decision["options"].as_array().unwrap();
        assert!(options.len() >= 2 && decision["rounds"].as_u64().unwrap() > 100, "{decision}");
    }
    let words = text(&automa(&["review", file]).stdout);
    let last = words.lines().last().unwrap();
    assert_eq!(last, format!("{0} of {0} decisions looked at.", decisions.len()));
    for number in review["turning_points"].as_array().unwrap() {
        assert!(words.contains(&format!("*{:>3}  ", number.as_u64().unwrap())), "{words}");
    }
}

#[test]
fn a_review_speaks_german_and_says_what_followed() {
    let folder = tempfile::tempdir().unwrap();
    let file = beginning(folder.path(), 8);
    let file = file.to_str().unwrap();
    let german = text(&automa(&["review", file, "--language", "de"]).stdout);
    assert!(german.lines().last().unwrap().ends_with(" Entscheidungen angesehen."), "{german}");
    let json = automa(&["review", file, "--json", "--language", "de"]);
    let review: Value = serde_json::from_slice(&json.stdout).unwrap();
    let decisions = review["decisions"].as_array().unwrap();
    let followed: Vec<&str> = decisions.iter().filter_map(|one| one["followed"].as_str()).collect();
    assert!(!followed.is_empty() && followed.iter().all(|deed| deed.starts_with("Automa ")), "{followed:?}");
    for decision in decisions.iter().filter(|one| one["verdict"] == "cost") {
        let deed = decision["followed"].as_str().unwrap_or_default();
        assert!(decision["says"].as_str().unwrap().ends_with(deed), "{decision}");
    }
}

#[cfg(unix)]
#[test]
fn ctrl_c_ends_a_review_with_130_and_what_it_found() {
    let folder = tempfile::tempdir().unwrap();
    let save = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/pictures/terra-mystica.automa");
    let child = Command::new(env!("CARGO_BIN_EXE_automa"))
        .args(["review", save.to_str().unwrap()])
        .current_dir(folder.path())
        .stdout(std::process::Stdio::piped())
        .spawn()
        .unwrap();
    // It thinks for minutes: whenever it is interrupted, it is in the middle.
    std::thread::sleep(std::time::Duration::from_secs(3));
    let id = child.id().to_string();
    assert!(Command::new("kill").args(["-INT", &id]).status().unwrap().success());
    let output = child.wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(130));
    assert!(text(&output.stdout).contains(" decisions looked at."), "{}", text(&output.stdout));
}

#[test]
fn what_cannot_be_reviewed_says_why() {
    let folder = tempfile::tempdir().unwrap();
    let save = folder.path().join("companion.automa");
    let head = "automa journal 1\ngame patchwork-companion\nseed 1\nbegin\n";
    std::fs::write(&save, head).unwrap();
    let refused = automa(&["review", save.to_str().unwrap()]);
    assert_eq!(refused.status.code(), Some(1));
    assert!(
        text(&refused.stderr).contains("review a game that was played on screen"),
        "{}",
        text(&refused.stderr)
    );
    let missing = automa(&["review", folder.path().join("none").to_str().unwrap()]);
    assert_eq!(missing.status.code(), Some(1));
    assert_eq!(automa(&["review"]).status.code(), Some(2));
    let empty = beginning(folder.path(), 0);
    let said = text(&automa(&["review", empty.to_str().unwrap()]).stdout);
    assert_eq!(said, "No decision of a person in this save can be judged.\n");
}
