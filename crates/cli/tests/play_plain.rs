//! The program itself, one question a line: standard input in, standard output out.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

mod called;

use std::path::Path;

use assert_cmd::Command;
use called::said_to as said;

fn automa(folder: &Path) -> Command {
    called::automa(folder, &["play", "patchwork"])
}

/// What the hint proposes, as the line to type.
fn hinted(text: &str) -> Option<String> {
    let mut lines = text.lines().skip_while(|line| !line.contains("Hint:"));
    lines.nth(1).map(str::to_owned)
}

#[test]
fn a_whole_game_saved_left_and_continued_at_every_move() {
    let folder = tempfile::tempdir().unwrap();
    let first = said(automa(folder.path()).args(["--plain", "--seed", "21", "--level", "2"]), "hint\n");
    assert!(first.contains("> "), "{first}");
    let save = folder.path().join("patchwork-21.automa");
    let mut next = hinted(&first);
    let mut moves = 0;
    while let Some(line) = next {
        let script = format!("{line}\nundo\nredo\nnonsense\nhint\n");
        let text = said(automa(folder.path()).arg("--plain").arg("--load").arg(&save), &script);
        assert!(text.contains("Taken back") && text.contains("Done again"), "{text}");
        assert!(text.contains("no command and no action here"), "{text}");
        assert!(text.contains("automa continue patchwork-21"), "it says how to continue: {text}");
        next = hinted(&text);
        moves += 1;
        assert!(moves < 100, "the game does not end");
    }
    let text = said(automa(folder.path()).arg("--plain").arg("--load").arg(&save), "score\nwhy\nboard\n");
    assert!(text.contains("Level V Legend:") && text.contains("The game is over."), "{text}");
}

#[test]
fn the_end_of_the_input_leaves_a_saved_game() {
    let folder = tempfile::tempdir().unwrap();
    let text = said(automa(folder.path()).args(["--plain", "--seed", "5"]), "advance");
    assert!(text.contains("You advance to 1"), "a last line without its end counts: {text}");
    let save = std::fs::read_to_string(folder.path().join("patchwork-5.automa")).unwrap();
    assert!(save.contains("\n1 advance = "), "{save}");
}

#[test]
fn two_programs_play_to_the_end_and_leave_a_picture() {
    let folder = tempfile::tempdir().unwrap();
    let picture = folder.path().join("end.svg");
    let mut command = automa(folder.path());
    command
        .args(["--plain", "--seed", "5", "--opponent", "person", "--player", "greedy,greedy", "--svg"])
        .arg(&picture);
    let text = said(&mut command, "");
    assert!(text.contains("The game is over."), "{text}");
    assert!(text.contains("--player greedy,greedy"), "{text}");
    assert!(std::fs::read_to_string(&picture).unwrap().contains("<svg"));
    assert!(!folder.path().join("end.svg.part").exists());
}

#[test]
fn without_a_terminal_the_game_is_asked_line_by_line() {
    let folder = tempfile::tempdir().unwrap();
    let done = automa(folder.path()).args(["--seed", "5"]).write_stdin("advance\n").assert().success();
    let text = String::from_utf8_lossy(&done.get_output().stdout).into_owned();
    assert!(text.contains("You advance to 1") && !text.contains('\u{1b}'), "{text}");
}

#[test]
fn a_folder_that_cannot_be_written_and_a_file_that_exists() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("taken.automa");
    std::fs::write(&file, "mine").unwrap();
    let fails = |command: &mut Command| {
        let done = command.write_stdin("").assert().code(1);
        String::from_utf8_lossy(&done.get_output().stderr).into_owned()
    };
    let text = fails(automa(&file.join("games")).args(["--plain", "--seed", "5"]));
    assert!(text.contains("AUTOMA_DATA") && text.contains("--save"), "{text}");
    let text = fails(automa(folder.path()).args(["--plain", "--seed", "5", "--save"]).arg(&file));
    assert!(text.contains("exists already"), "{text}");
    assert_eq!(std::fs::read_to_string(&file).unwrap(), "mine");
}

#[test]
fn the_deal_of_the_day_is_played_and_told_in_a_line() {
    let today = || {
        let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap();
        kernel::Day::of_seconds(now.as_secs())
    };
    let folder = tempfile::tempdir().unwrap();
    let before = today();
    let text =
        said(automa(folder.path()).args(["--plain", "--daily", "--level", "1", "--player", "greedy"]), "");
    let is_dealt = |day: &kernel::Day| {
        folder.path().join(format!("patchwork-{}.automa", day.deal("patchwork"))).exists()
    };
    let day = [before, today()].into_iter().find(is_dealt).unwrap();
    let date = words::date(&words::Words::english(), day);
    let line = format!("\nPatchwork, deal of {date}, level I: ");
    assert!(text.contains(&line), "{text}");
}

#[test]
fn any_other_game_is_told_with_its_seed() {
    let folder = tempfile::tempdir().unwrap();
    let text = said(automa(folder.path()).args(["--plain", "--seed", "5", "--player", "greedy"]), "");
    assert!(text.contains("\nPatchwork, seed 5, level III: "), "{text}");
    let text = said(automa(folder.path()).args(["--plain", "--seed", "6"]), "");
    assert!(!text.contains("seed 6, level"), "it is not over: {text}");
}

#[test]
fn the_deal_of_the_day_has_no_other_seed() {
    let folder = tempfile::tempdir().unwrap();
    automa(folder.path()).args(["--plain", "--daily", "--seed", "5"]).write_stdin("").assert().code(2);
}
