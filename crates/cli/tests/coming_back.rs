//! Coming back: the last game without its path, and what can be done with saves.

#![allow(clippy::unwrap_used, reason = "a test may fail")]

use std::path::Path;

use assert_cmd::Command;

fn automa(folder: &Path, args: &[&str], input: &str) -> (Option<i32>, String, String) {
    let mut command = Command::new(assert_cmd::cargo::cargo_bin!("automa"));
    command.env("AUTOMA_DATA", folder).args(args);
    let output = command.write_stdin(input).output().unwrap();
    let text = |bytes: &[u8]| String::from_utf8(bytes.to_vec()).unwrap();
    (output.status.code(), text(&output.stdout), text(&output.stderr))
}

fn names(folder: &Path) -> Vec<String> {
    let mut names: Vec<String> = std::fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect();
    names.sort();
    names
}

#[test]
fn the_last_game_goes_on_without_its_path() {
    let folder = tempfile::tempdir().unwrap();
    let at = folder.path();
    let (_, left, _) = automa(at, &["play", "patchwork", "--plain", "--seed", "5"], "advance\n");
    assert!(left.contains("Continue with: automa continue patchwork-5\n"), "{left}");
    let (_, left, _) =
        automa(at, &["companion", "patchwork", "--seed", "6", "--ring", "dealt"], "you take 1st\n");
    assert!(left.contains("automa continue patchwork-companion-6"), "{left}");
    // The last one is the one at the table.
    let (status, said, note) = automa(at, &["continue"], "history\n");
    assert_eq!(status, Some(0), "{note}");
    assert!(said.contains("you take ") && note.contains("Continuing patchwork-companion-6"), "{said}{note}");
    for name in ["patchwork-5", "patchwork-5.automa", "patchwork-5 ", "2"] {
        let (status, said, note) = automa(at, &["continue", name.trim(), "--plain"], "log\n");
        assert_eq!(status, Some(0), "{name}: {note}");
        assert!(said.contains("You advance to 1"), "{name}: {said}");
    }
    let (status, _, note) = automa(at, &["continue", "patchwork", "--plain"], "");
    assert_eq!(status, Some(1));
    assert!(note.contains("several saves begin with `patchwork`"), "{note}");
    let (status, said, _) = automa(at, &["play", "patchwork", "--plain", "--load", "patchwork-5"], "log\n");
    assert!(status == Some(0) && said.contains("You advance to 1"), "{said}");
    let (_, said, _) = automa(at, &["continue", "patchwork-5", "--plain", "--language", "de"], "");
    assert!(said.contains("Weiter mit: automa continue patchwork-5"), "{said}");
}

#[test]
fn saves_are_listed_renamed_copied_and_deleted() {
    let folder = tempfile::tempdir().unwrap();
    let at = folder.path();
    let (_, none, _) = automa(at, &["saves"], "");
    assert!(none.contains("No game is saved"), "{none}");
    let (status, _, note) = automa(at, &["continue"], "");
    assert!(status == Some(1) && note.contains("No game is saved"), "{note}");
    automa(at, &["play", "patchwork", "--plain", "--seed", "5"], "advance\n");
    std::fs::write(at.join("broken.automa"), "nonsense\n").unwrap();
    std::fs::write(at.join("notes.txt"), "mine").unwrap();
    let (_, list, _) = automa(at, &["saves"], "");
    assert!(list.contains("patchwork-5  Patchwork, ") && list.contains(" decisions, just now"), "{list}");
    assert!(list.contains("broken") && list.contains("cannot be read") && !list.contains("notes"), "{list}");
    let (_, json, _) = automa(at, &["saves", "--json"], "");
    let objects: Vec<serde_json::Value> =
        json.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(
        objects.iter().filter(|one| one["decisions"].as_u64() >= Some(2) && one["over"] == false).count(),
        1,
        "{json}"
    );
    let (status, said, note) = automa(at, &["saves", "rename", "patchwork-5", "evening"], "");
    assert!(status == Some(0) && said.contains("is called evening"), "{said}{note}");
    for wrong in ["../out", "a/b", "", ".hidden", "x\u{1b}"] {
        let (status, _, _) = automa(at, &["saves", "rename", "evening", wrong], "");
        assert_eq!(status, Some(2), "{wrong:?}");
    }
    let (status, _, note) = automa(at, &["saves", "rename", "evening", "broken"], "");
    assert!(status == Some(1) && note.contains("already"), "{note}");
    let copy = at.join("copy");
    let path = copy.display().to_string();
    let (status, _, note) = automa(at, &["saves", "export", "evening", &path], "");
    assert_eq!(status, Some(0), "{note}");
    assert_eq!(std::fs::read(&copy).unwrap(), std::fs::read(at.join("evening.automa")).unwrap());
    assert_eq!(automa(at, &["saves", "export", "evening", &path], "").0, Some(1), "nothing is written over");
    let (_, said, _) = automa(at, &["saves", "delete", "evening"], "no\n");
    assert!(said.contains("Nothing was deleted."), "{said}");
    assert!(names(at).contains(&"evening.automa".to_owned()));
    let (_, said, _) = automa(at, &["saves", "delete", "evening"], "yes\n");
    assert!(said.contains("evening is deleted."), "{said}");
    automa(at, &["saves", "delete", "broken", "--yes"], "");
    assert_eq!(names(at), ["copy", "notes.txt"]);
}
