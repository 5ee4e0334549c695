//! The first games that are taught in the terminal, by somebody who types nothing but what the lesson says. Between two lines the
//! program is left and comes back, so that a lesson goes on with its save.

#![allow(clippy::unwrap_used, reason = "the helpers of a test fail like the test")]

use std::io::Write as _;
use std::path::Path;
use std::process::{Command, Stdio};

fn automa(arguments: &[&str], typed: &str) -> String {
    let mut child = Command::new(env!("CARGO_BIN_EXE_automa"))
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    child.stdin.take().unwrap().write_all(typed.as_bytes()).unwrap();
    let output = child.wait_with_output().unwrap();
    assert!(output.status.success(), "{arguments:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

/// What is said after a line that was typed.
fn answered(game: &str, language: &str, save: &Path, line: &str) -> String {
    let save = save.display().to_string();
    let arguments = ["play", game, "--plain", "--language", language, "--load", &save];
    // A word that nobody knows is quoted: what comes after it answers the line.
    let said = automa(&arguments, &format!("xyzzy\n{line}\nquit\n"));
    said.rsplit_once("xyzzy").unwrap().1.to_owned()
}

/// What the lesson says to type.
fn to_type<'a>(said: &'a str, before: &str) -> Option<&'a str> {
    said.lines().filter_map(|line| line.strip_prefix(before)).next_back()
}

/// Follows a lesson to its end; at a step something else is tried first.
fn is_followed(game: &str, language: &str, (step, other): (usize, &str)) {
    let german = language == "de";
    let before = if german { "Tippe zum Beispiel: " } else { "Type for example: " };
    let (not_now, over) = if german {
        ("Versuch jetzt, was hier gefragt ist.", "Du hast alles gesehen.")
    } else {
        ("For now, try what is asked for here.", "You have seen it all.")
    };
    let folder = tempfile::tempdir().unwrap();
    let save = folder.path().join("first.automa");
    let place = save.display().to_string();
    let mut said = automa(&["learn", game, "--plain", "--language", language, "--save", &place], "quit\n");
    let mut steps = 0;
    while let Some(line) = to_type(&said, before).map(str::to_owned) {
        if steps == step {
            let kept = std::fs::read_to_string(&save).unwrap();
            let answer = answered(game, language, &save, other);
            assert!(answer.contains(not_now), "{other}: {answer}");
            assert_eq!(to_type(&answer, before), Some(line.as_str()), "it is asked for again");
            assert_eq!(std::fs::read_to_string(&save).unwrap(), kept, "nothing was done");
        }
        said = answered(game, language, &save, &line);
        assert!(!said.contains(not_now), "{line}: {said}");
        steps += 1;
        assert!(steps < 40, "{game}: the lesson does not end");
    }
    assert!(steps > 5 && said.contains(over), "{game}, step {steps}: {said}");
    // From now on it is a game like any other.
    let free = answered(game, language, &save, "lesson");
    assert!(free.contains(&format!("automa learn {game}")), "{free}");
}

#[test]
fn a_quilt_is_taught_line_by_line() {
    is_followed("patchwork", "en", (0, "advance"));
    is_followed("patchwork", "de", (3, "advance"));
}

#[test]
fn a_land_is_taught_line_by_line() {
    is_followed("terra-mystica", "en", (0, "build A1"));
    is_followed("terra-mystica", "de", (5, "pass BON4"));
}

#[test]
fn a_civilization_is_taught_line_by_line() {
    is_followed("tapestry", "en", (2, "part 1"));
    is_followed("tapestry", "de", (6, "income"));
}

#[test]
fn a_lesson_is_left_into_the_free_game() {
    let folder = tempfile::tempdir().unwrap();
    let save = folder.path().join("first.automa");
    let place = save.display().to_string();
    let said =
        automa(&["learn", "patchwork", "--plain", "--save", &place], "advance\nlesson off\nadvance\nquit\n");
    for part in ["For now, try what is asked for here.", "The lesson is left", "You advance"] {
        assert!(said.contains(part), "{part}: {said}");
    }
    // Who went another way is left alone when the game is opened again.
    let again = automa(&["play", "patchwork", "--plain", "--load", &place], "quit\n");
    assert!(!again.contains("Step 1 of"), "{again}");
}
