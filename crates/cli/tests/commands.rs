//! Every command as a user calls it: good input, bad input.

#![allow(clippy::unwrap_used, reason = "a test may fail")]

use std::io::Write;
use std::process::{Command, Output, Stdio};

fn automa(args: &[&str]) -> Output {
    with_input(args, "")
}

fn with_input(args: &[&str], input: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_automa"))
        .args(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    child.stdin.take().unwrap().write_all(input.as_bytes()).unwrap();
    child.wait_with_output().unwrap()
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).unwrap()
}

fn json(output: &Output) -> serde_json::Value {
    assert!(output.status.success(), "{}", text(&output.stderr));
    let text = text(&output.stdout);
    assert_eq!(text.lines().count(), 1, "one object, nothing else: {text}");
    serde_json::from_str(&text).unwrap()
}

/// Fails with this status, and the sentence holds these words.
fn refused(args: &[&str], status: i32, words: &[&str]) {
    let output = automa(args);
    let error = text(&output.stderr);
    assert_eq!(output.status.code(), Some(status), "{args:?}: {error}");
    assert!(output.stdout.is_empty(), "{args:?} printed to standard output");
    for word in words {
        assert!(error.contains(word), "{args:?}: `{word}` is missing in: {error}");
    }
    assert!(!error.contains("panicked"), "{error}");
}

#[test]
fn simulate_ends_with_the_summary_that_programs_rely_on() {
    let args = ["simulate", "patchwork", "--games", "300", "--seed", "7", "--json"];
    let one = json(&automa(&[&args[..], &["--threads", "1"]].concat()));
    let three = json(&automa(&[&args[..], &["--threads", "3"]].concat()));
    assert_eq!(one, three, "the number of threads changed the result");
    assert_eq!(one["game"], "patchwork");
    assert_eq!((&one["games"], &one["seed"]), (&300.into(), &7.into()));
    assert_eq!(one["options"]["level"], 3);
    assert_eq!(one["seats"][0]["role"], "person");
    assert_eq!(one["seats"][0]["player"], "random");
    assert_eq!(one["seats"][1]["role"], "automa");
    for key in ["mean", "sd", "min", "max", "quantiles"] {
        assert!(!one["seats"][1]["score"][key].is_null(), "{key}");
    }
    let wins: u64 = (0..2).map(|seat| one["seats"][seat]["wins"].as_u64().unwrap()).sum();
    assert_eq!(wins, 300, "there are no draws");
    assert_eq!(one["checksum"].as_str().unwrap().len(), 16);
}

#[test]
fn another_seed_is_another_series() {
    let series = |seed| json(&automa(&["simulate", "patchwork", "--games", "50", "--seed", seed, "--json"]));
    assert_ne!(series("1")["checksum"], series("2")["checksum"]);
}

#[test]
fn simulate_writes_rows_in_order_and_a_page() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).display().to_string();
    let (rows, page) = (path("rows.csv"), path("page.html"));
    let output = automa(&[
        "simulate",
        "patchwork",
        "--opponent",
        "person",
        "--player",
        "rollout,random",
        "--games",
        "200",
        "--threads",
        "2",
        "--out",
        &rows,
        "--report",
        &page,
    ]);
    assert!(output.status.success(), "{}", text(&output.stderr));
    let rows = std::fs::read_to_string(rows).unwrap();
    assert_eq!(rows.lines().count(), 201);
    for (number, row) in rows.lines().skip(1).enumerate() {
        assert!(row.starts_with(&format!("{number},")), "row {number}: {row}");
    }
    let page = std::fs::read_to_string(page).unwrap();
    assert!(page.starts_with("<!DOCTYPE html>") && page.contains("<svg") && page.contains("rollout"));
    assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 2, "a temporary file was left behind");
}

#[test]
fn wrong_usage_says_what_would_be_right() {
    refused(&["simulate", "patchwork", "--level", "9"], 2, &["--level", "1, 2, 3, 4, 5"]);
    refused(&["simulate", "patchwork", "--first", "2"], 2, &["against the Automa you always start"]);
    refused(&["simulate", "patchwork", "--player", "genius"], 2, &["random, rollout, greedy"]);
    refused(&["simulate", "patchwork", "--player", "person"], 2, &["player program"]);
    refused(&["simulate", "patchwork", "--threads", "0"], 2, &["1 to 1024"]);
    refused(&["simulate", "chess"], 2, &["chess"]);
    refused(&["play", "patchwork", "--seed", "x"], 2, &["whole number"]);
    refused(&["frobnicate"], 2, &["frobnicate"]);
}

#[test]
fn a_request_that_fails_names_place_and_remedy() {
    refused(&["replay", "/no/such/file"], 1, &["/no/such/file", "check the path"]);
    refused(&["decide", "patchwork", "--position", "/no/such/file"], 1, &["/no/such/file"]);
    refused(&["rules", "patchwork", "no.such.rule"], 1, &["automa rules patchwork"]);
    refused(&["cards", "patchwork", "99"], 1, &["automa cards patchwork"]);
    refused(&["simulate", "patchwork", "--pack", "/no/such/pack"], 1, &["/no/such/pack"]);
    refused(&["simulate", "patchwork", "--games", "1", "--out", "/no/such/folder/x.csv"], 1, &["folder"]);
}

#[test]
fn bad_packs_are_refused_with_file_and_line() {
    let folder = tempfile::tempdir().unwrap();
    let card = "[[card]]\nnumber = 12\ndeck = \"normal\"\nvirtual = 2\nincome = 3\n";
    let cases = [
        ("nonsense.toml", "what is this".to_owned(), "line 1"),
        ("foreign.toml", "game = \"chess\"\n".to_owned(), "patchwork"),
        ("filters.toml", format!("game = \"patchwork\"\n{card}filters = [\"largest\"]\n"), "line 2"),
        ("unknown.toml", format!("game = \"patchwork\"\n{card}filters = [\"sideways\"]\n"), "no_overtake"),
        ("empty.toml", "game = \"patchwork\"\nonly = [\"normal\"]\n".to_owned(), "3 to 24 cards"),
    ];
    for (name, content, expected) in cases {
        let path = folder.path().join(name);
        std::fs::write(&path, content).unwrap();
        refused(
            &["simulate", "patchwork", "--games", "1", "--pack", path.to_str().unwrap()],
            1,
            &[name, expected],
        );
    }
}

#[test]
fn a_pack_changes_the_automa() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("rich.toml");
    let numbers = "deck = \"normal\"\nvirtual = 10\nfilters = [\"furthest\"]\nincome = 9\n";
    let card = |number: u8| format!("[[card]]\nnumber = {number}\n{numbers}");
    let cards = (1..=12).map(card).collect::<Vec<_>>().concat();
    std::fs::write(&path, format!("game = \"patchwork\"\nname = \"rich\"\n{cards}")).unwrap();
    let args = ["simulate", "patchwork", "--games", "100", "--level", "2", "--json"];
    let mean = |more: &[&str]| {
        json(&automa(&[&args[..], more].concat()))["seats"][1]["score"]["mean"].as_f64().unwrap()
    };
    // Nine buttons at each of nine marks, and the tile.
    let rich = mean(&["--pack", path.to_str().unwrap()]);
    assert!((rich - 88.0).abs() < 1e-9, "{rich}");
    assert!(mean(&[]) < 30.0);
}

#[test]
fn rules_and_cards_are_listed() {
    let rules = text(&automa(&["rules", "patchwork", "--json"]).stdout);
    assert!(rules.lines().count() >= 50);
    for line in rules.lines() {
        let rule: serde_json::Value = serde_json::from_str(line).unwrap();
        assert!(rule["id"].is_string() && rule["text"].is_string());
    }
    let cards = text(&automa(&["cards", "patchwork", "--json"]).stdout);
    assert_eq!(cards.lines().count(), 24 + 33);
    let one = text(&automa(&["cards", "patchwork", "7"]).stdout);
    assert!(one.contains("spends  7") && one.contains("Most buttons > Largest"), "{one}");
}

#[test]
fn decide_reads_standard_input() {
    let position = "automa 10\nyou 11\nnext 1 30 11\ncard 1\n";
    let output = with_input(&["decide", "patchwork", "--position", "-", "--json"], position);
    let decided = json(&output);
    assert_eq!(decided["patch"]["id"], 30);
    assert_eq!(decided["trail"]["steps"][1]["verdict"], "skipped");
    assert_eq!(decided["income"]["buttons"], 4);
    let wrong = with_input(&["decide", "patchwork", "--position", "-"], "automa 10\nyou 99\n");
    assert_eq!(wrong.status.code(), Some(1));
    assert!(text(&wrong.stderr).contains("line 2"), "{}", text(&wrong.stderr));
}

#[test]
fn help_comes_at_once() {
    // The machine may be busy with other tests: one quick answer shows that it can.
    let quick = || {
        let start = std::time::Instant::now();
        assert!(automa(&["--help"]).status.success());
        start.elapsed().as_millis() < 50
    };
    assert!((0..50).any(|_| quick()), "never within 50 ms");
}

#[test]
fn the_server_is_measured_and_its_answers_checked() {
    let small = ["bench", "serve", "--json", "--tables", "12", "--played", "3", "--pace", "5"];
    let output = automa(&small);
    assert!(output.status.success(), "{}", text(&output.stderr));
    let figures: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(
        (&figures["errors"], &figures["tables_on_disk"], &figures["tables_played"]),
        (&0.into(), &12.into(), &3.into())
    );
    // Figures are this machine's own; that there are some is not.
    for key in [
        "ready_ms",
        "first_page_kib",
        "decisions_per_s_paced",
        "decision_p50_ms",
        "decision_p99_ms",
        "play_requests_per_s",
    ] {
        assert!(figures[key].as_f64().is_some_and(|value| value > 0.0), "{key}: {figures}");
    }
    assert!(figures["first_page_kib"].as_f64().unwrap() < 120.0, "{figures}");
    refused(&["bench", "serve", "--tables", "3", "--played", "2"], 2, &["twice as many"]);
    // An earlier run stands beside this one; what is none is told before anything is measured.
    let folder = tempfile::tempdir().unwrap();
    let file = |name: &str, text: &[u8]| {
        let path = folder.path().join(name);
        std::fs::write(&path, text).unwrap();
        path.display().to_string()
    };
    let earlier = file("earlier.json", &output.stdout);
    let output = automa(&[&small[..], &["--compare", &earlier]].concat());
    assert!(output.status.success(), "{}", text(&output.stderr));
    let figures: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
    assert!(figures["compared"]["first_page_kib"].as_f64().is_some_and(|ratio| (ratio - 1.0).abs() < 0.01));
    assert!(figures["cores"].as_u64().is_some_and(|cores| cores > 0));
    let other = file("other.json", br#"{"game": "chess"}"#);
    refused(&[&small[..], &["--compare", &other]].concat(), 1, &["compare runs of one game"]);
    let none = file("none.json", b"fast");
    refused(&["bench", "lab", "--compare", &none], 1, &["no run of a benchmark", "--json"]);
}

#[test]
fn of_no_games_nothing_is_said() {
    refused(&["simulate", "patchwork", "--games", "0"], 2, &["--games", "from 1"]);
}

#[test]
fn rules_and_cards_are_found_by_words() {
    let found = |args: &[&str]| {
        let output = automa(args);
        assert!(output.status.success(), "{args:?}: {}", text(&output.stderr));
        text(&output.stdout)
    };
    let leather = found(&["rules", "patchwork", "leather"]);
    assert!(
        leather.lines().filter(|line| !line.starts_with(' ') && !line.is_empty()).count() > 3,
        "{leather}"
    );
    assert!(
        leather
            .to_lowercase()
            .split("\n\n")
            .filter(|rule| !rule.trim().is_empty())
            .all(|rule| rule.contains("leather"))
    );
    let both = found(&["rules", "patchwork", "leather", "automa"]);
    assert!(both.len() < leather.len() && !both.is_empty());
    assert!(found(&["cards", "tapestry", "4"]).starts_with("decision card"), "a number is a decision card");
    assert!(found(&["cards", "terra-mystica", "4"]).starts_with("decision card"));
    assert_eq!(
        found(&["cards", "patchwork", "7/6"]).lines().next().map(|line| line.starts_with("patch")),
        Some(true)
    );
    assert!(found(&["cards", "tapestry", "steam", "tycoon"]).lines().count() >= 1);
    assert!(found(&["cards", "terra-mystica", "shipping"]).lines().count() >= 2);
    refused(&["cards", "tapestry", "Qua\u{1b}X"], 1, &["`Qua?X`"]);
}

#[test]
fn the_help_of_a_command_names_its_own_options_only() {
    let help = |args: &[&str]| text(&automa(&[args, &["--help"]].concat()).stdout);
    for command in ["rules", "bench"] {
        let said = help(&[command, "patchwork"]);
        assert!(!said.contains("--level") && !said.contains("--pack"), "{command}: {said}");
    }
    let said = help(&["cards", "tapestry"]);
    assert!(said.contains("--pack") && said.contains("--print") && !said.contains("--seats"), "{said}");
    assert!(help(&["play", "patchwork"]).contains("--level"));
    assert!(help(&[]).contains("automa lab --help"), "designers find the lab");
}

#[test]
fn manual_pages_and_completions_are_made() {
    let first = text(&automa(&["man"]).stdout);
    assert!(first.starts_with(".ie") || first.contains(".TH"), "{first}");
    let folder = tempfile::tempdir().unwrap();
    let output = automa(&["man", "--out", &folder.path().display().to_string()]);
    assert!(output.status.success(), "{}", text(&output.stderr));
    for page in ["automa.1", "automa-play.1", "automa-lab-compare.1", "automa-saves-rename.1"] {
        let page = std::fs::read_to_string(folder.path().join(page)).unwrap_or_else(|_| panic!("no {page}"));
        assert!(page.contains(".SH NAME"), "{page}");
    }
    for shell in ["bash", "zsh", "fish"] {
        let made = text(&automa(&["completions", shell]).stdout);
        assert!(made.contains("continue") && made.contains("compare"), "{shell}");
    }
}
