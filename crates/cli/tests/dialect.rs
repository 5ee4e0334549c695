//! Typed lines of a game: words cut short, several acts in a line, what was meant by a mistyped one, and looking things up.

#![allow(clippy::unwrap_used, reason = "a test may fail")]

use assert_cmd::Command;

/// What a game says to these lines.
fn play(game: &str, args: &[&str], script: &str) -> String {
    let folder = tempfile::tempdir().unwrap();
    let mut command = Command::new(assert_cmd::cargo::cargo_bin!("automa"));
    command.env("AUTOMA_DATA", folder.path()).args(["play", game, "--plain"]).args(args);
    let done = command.write_stdin(script).assert().success();
    String::from_utf8(done.get_output().stdout.clone()).unwrap()
}

fn has(text: &str, parts: &[&str]) {
    for part in parts {
        assert!(text.contains(part), "`{part}` is missing in\n{text}");
    }
}

const TERRA: [&str; 6] = ["--seed", "7", "--factions", "nomads", "--automa-factions", "witches"];

#[test]
fn words_may_be_cut_short_and_verbs_left_out() {
    let text = play("terra-mystica", &TERRA, "biuld d3\nb\nC3\nD3\nlog\n");
    has(&text, &["\"biuld d3\" is no command", "Did you mean: build D3", "That could be 11: build A5, "]);
    // C3 is a hex, but no home of theirs: the refusal says why.
    assert!(!text.contains("\"C3\" is no command"), "{text}");
    let log = text.rsplit("> ").nth(1).unwrap();
    assert!(log.contains("Nomads") && log.contains("D3"), "{log}");
}

#[test]
fn a_line_is_quoted_as_it_was_typed() {
    has(&play("terra-mystica", &TERRA, "FrobniCate\n"), &["\"FrobniCate\""]);
    has(&play("patchwork", &["--seed", "7"], "DANCE with Me\n"), &["\"DANCE with Me\""]);
}

#[test]
fn a_patch_is_called_by_its_price() {
    // 25 costs 4 and moves 2, 27 is too dear, 11 costs 1 and moves 2.
    let text =
        play("patchwork", &["--seed", "7"], "take 4/2 r0 a1\nundo\n4/2 r0 a1\nundo\ntake 3rd r0 a1\nboard\n");
    has(&text, &["1: 4/2. Pay 4, move 2", "2: 7/4. Pay 7", "3: 1/2. Pay 1"]);
    assert_eq!(text.matches("You take the patch for 4 buttons, 2 time").count(), 2, "{text}");
    has(&text, &["You take the patch for 1 button, 2 time"]);
    // Half a line says where it fits; a number shows the patch.
    let text = play("patchwork", &["--seed", "7"], "take 4/2\n1\n9\ntake 7/4 r0 a1\nring\n");
    assert_eq!(text.matches("Held r0, the patch for 4 buttons, 2 time").count(), 2, "{text}");
    has(
        &text,
        &["There is no action 9 here; there are 1 to 3.", "costs 7, and you have 5", "14: 7/6, Pay 7"],
    );
}

#[test]
fn several_acts_in_a_line_happen_or_none_does() {
    let all = play("patchwork", &["--seed", "7"], "take 4/2 r0 a1. nonsense\nlog\n");
    has(&all, &["You take the patch for 4 buttons"]);
    // Nothing hidden showed and nobody else moved: nothing of the line is done.
    let args = ["--seed", "8", "--factions", "nomads", "--automa-factions", "witches"];
    let lets = "let greedy\n".repeat(6);
    let none = play("terra-mystica", &args, &format!("{lets}burn. nonsense\nburn. conv w c\nundo 2\n"));
    has(
        &none,
        &[
            "Nothing of this line was done. At nonsense: \"nonsense\" is no command",
            "Taken back: 2 decisions.",
        ],
    );
}

#[test]
fn undo_takes_a_number() {
    let text =
        play("patchwork", &["--seed", "7"], "advance\nadvance\nadvance\nundo 2\nundo 9\nundo\nundo x\n");
    has(
        &text,
        &["Taken back: 2 decisions, although a card", "There is nothing to take back.", "undo, or undo 3"],
    );
    let back = text.rsplit("Taken back").next().unwrap();
    has(back, &["You are on 0, Automa is on 0"]);
}

#[test]
fn a_command_may_be_cut_short_and_is_suggested() {
    let text = play("terra-mystica", &TERRA, "scor\nscroe\ncult\n");
    has(&text, &["Nomads: ", "Did you mean: score?"]);
}

#[test]
fn rules_are_found_by_their_words() {
    let text = play("patchwork", &["--seed", "7"], "rules leather\nrules automa.afford\nrules zebra\n");
    has(&text, &["rules say that. Name one to read it:", "(automa.afford; ", "There is no rule zebra"]);
}

#[test]
fn every_price_is_in_the_list() {
    let args = ["--seed", "8", "--factions", "nomads", "--automa-factions", "witches"];
    let text = play("terra-mystica", &args, &"let greedy\n".repeat(6));
    // A trading house without a neighbour costs six coins; land that is one spade away costs three workers.
    has(&text, &["upgrade A5 to TP (2 workers and 6 coins)", "(3 workers)"]);
}

#[test]
fn letting_the_program_play_tells_what_the_others_did() {
    let text = play("patchwork", &["--seed", "7"], "let greedy\n");
    let after = text.split("> ").nth(1).unwrap();
    has(after, &["Automa "]);
    has(after, &["Played by the program: "]);
}

#[test]
fn tapestry_is_played_by_words_cut_short() {
    let text =
        play("tapestry", &["--seed", "7"], "civ merry\nmoun\nnode 1\nnode 2\nincome\nadv sci 0 coin\n");
    has(
        &text,
        &["civilization Merrymakers", "capital city Mountain", "income turn 1", "Science to 1 Astronomy"],
    );
}

#[test]
fn german_is_spoken_and_the_same_words_are_typed() {
    let text = play("patchwork", &["--seed", "7", "--language", "de"], "advance\nfoo\nhelp\n");
    has(&text, &["weder Befehl noch Aktion", "Wörter dürfen abgekürzt sein"]);
}
