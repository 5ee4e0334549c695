//! A game that was added as `docs/adding.md` says is played through every door of the program: terminal, pages, API, lab. The
//! same from Python is in `nim.py`. Both are run by `cargo xtask test`.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

mod files;
mod http;

use std::path::Path;
use std::process::{Command, Output, Stdio};

use http::Server;
use serde_json::{Value, json};

fn automa(folder: &Path, args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_automa"));
    command.args(args).current_dir(folder).env("AUTOMA_DATA", folder);
    command
}

fn text(output: Output) -> String {
    assert!(output.status.success(), "{output:?}");
    String::from_utf8(output.stdout).unwrap()
}

/// What the program says to these lines.
fn said(folder: &Path, args: &[&str], lines: &str) -> String {
    let mut command = assert_cmd::Command::from_std(automa(folder, args));
    text(command.write_stdin(lines).output().unwrap())
}

fn done(folder: &Path, args: &[&str]) -> String {
    text(automa(folder, args).stdin(Stdio::null()).output().unwrap())
}

fn json_of(text: &str) -> Value {
    serde_json::from_str(text).unwrap_or_else(|error| panic!("{error}: {text}"))
}

#[test]
fn in_the_terminal_line_by_line_saved_and_replayed() {
    let folder = tempfile::tempdir().unwrap();
    let at = folder.path();
    let begun =
        said(at, &["play", "nim", "--plain", "--seed", "5"], "help\nlook\n2\nwhy\nundo\nrules\nhint\n");
    for part in [
        "Nim. Seed 5. Decision 1.",
        "Stones: 21",
        "take 2",
        "You: 2 stones.",
        "Card ",
        "Taken back",
        "Hint: take",
    ] {
        assert!(begun.contains(part), "`{part}` is not in: {begun}");
    }
    let wrong = said(at, &["play", "nim", "--plain", "--load", "nim-5.automa"], "take 9\ntake\nautoma\n");
    assert!(
        wrong.contains("one, two or three stones") && wrong.contains("That is not possible now"),
        "{wrong}"
    );
    let ended = said(at, &["play", "nim", "--plain", "--load", "nim-5.automa"], "let greedy on\nscore\n");
    assert!(ended.contains("The game is over.") && ended.contains("1 point"), "{ended}");

    let told = done(at, &["replay", "nim-5.automa"]);
    assert!(told.contains("The save is sound") && told.contains("Card "), "{told}");
    let last = done(at, &["replay", "nim-5.automa", "--json"]);
    let last = json_of(last.lines().last().unwrap());
    assert_eq!(
        (&last["game"], &last["over"], &last["facts"]["heap"]),
        (&json!("nim"), &json!(true), &json!(0))
    );
}

/// On a terminal, where the screen is cleared for each position.
#[test]
#[cfg(unix)]
fn on_a_screen() {
    let folder = tempfile::tempdir().unwrap();
    let inside = format!("{} play nim --seed 5", env!("CARGO_BIN_EXE_automa"));
    let mut script = Command::new("script");
    script
        .args(["-qec", &inside, "/dev/null"])
        .env("AUTOMA_DATA", folder.path())
        .env("TERM", "xterm-256color");
    if Command::new("script").arg("--version").output().is_err() {
        eprintln!("skipped: there is no `script` (bsdutils) to bring a terminal");
        return;
    }
    let shown = text(assert_cmd::Command::from_std(script).write_stdin("take 1\nquit\n").output().unwrap());
    assert!(shown.contains("\u{1b}[2J") || shown.contains("\u{1b}[H"), "{shown}");
    assert!(shown.contains("You: 1 stone.") && shown.contains("automa continue nim-5"), "{shown}");
}

#[test]
fn in_simulations_experiments_and_benchmarks() {
    let folder = tempfile::tempdir().unwrap();
    let at = folder.path();
    let many = done(at, &["simulate", "nim", "--games", "200", "--player", "greedy", "--json"]);
    let many = json_of(&many);
    assert_eq!(many["games"], 200, "{many}");
    std::fs::write(
        at.join("grid.toml"),
        "game = 'nim'\ngames = 60\nplayers = ['random', 'greedy']\n[options]\nheap = [15, 31]\n",
    )
    .unwrap();
    let run = done(at, &["lab", "run", "grid.toml"]);
    assert!(run.contains("heap 15, random") && run.contains("heap 31, greedy"), "{run}");
    done(at, &["lab", "report", "grid.toml"]);
    let cards = json_of(&done(at, &["lab", "cards", "nim", "--games", "50", "--json"]));
    assert_eq!(cards["cards"].as_array().map(Vec::len), Some(3), "{cards}");
    let bench = json_of(&done(at, &["bench", "nim", "--json"]));
    assert_eq!(bench["allocations_per_game"], 0.0, "{bench}");
    let vectors = done(at, &["vectors", "make", "vectors"]);
    assert!(vectors.contains(" files, "), "{vectors}");
    let checked = done(at, &["vectors", "check"]);
    assert!(checked.contains("12 of     12  nim/games.jsonl"), "{checked}");
    assert!(checked.contains("nim/ledgers/usual.tsv"), "{checked}");
    assert!(done(at, &["rules", "nim", "automa"]).contains("Whole groups"));
    let refused = automa(at, &["cards", "nim"]).output().unwrap();
    assert!(String::from_utf8_lossy(&refused.stderr).contains("cannot be listed yet"), "{refused:?}");
}

#[test]
fn on_pages() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path());
    assert!(server.page("/").contains("/new?game=nim"));
    assert!(server.page("/new?game=nim").contains("How many stones there are"));
    for path in ["/rules/nim", "/rules/nim/automa.group", "/cards/nim", "/lab?game=nim"] {
        server.page(path);
    }
    let table = server.form("/tables", "game=nim&seed=5&heap=15");
    let page = server.page(&table);
    for part in ["15 stones are left", "value=\"take 3\"", "Take 1 stone"] {
        assert!(page.contains(part), "`{part}` is not in: {page}");
    }
    assert!(server.page_in("de", &table).contains("3 Steine nehmen"));
    assert_eq!(server.form(&format!("{table}/decide"), "version=0&action=take+3"), table);
    let page = server.page(&table);
    assert!(page.contains("You: 3 stones.") && page.contains("Automa: "), "{page}");
    let why = server.page(&format!("{table}/history/2"));
    assert!(why.contains("Stones beyond whole groups of"), "{why}");
    assert!(server.page(&format!("{table}?open=hint")).contains("The best options"));
    assert!(server.page(&format!("{table}?open=menu")).contains("Keys: Enter"));
    assert_eq!(server.form(&format!("{table}/let"), "version=2&rest=yes"), table);
    let end = server.page(&table);
    assert!(end.contains("win") && end.contains("Play again"), "{end}");
}

#[test]
fn over_the_api() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path());
    let games = server.get("/games");
    assert!(games["games"].as_array().unwrap().iter().any(|game| game["game"] == "nim"), "{games}");
    assert_eq!(server.get("/cards/nim"), json!({ "game": "nim" }));
    let table = server.post("/tables", &json!({ "game": "nim", "seed": 5 }));
    let path = format!("/tables/{}", table["id"].as_str().unwrap());
    assert_eq!(table["state"]["facts"]["heap"], 21);
    assert_eq!(
        table["state"]["waiting"],
        json!({ "kind": "person", "seat": 0, "asks": "21 stones are left. How many do you take?" })
    );
    assert_eq!(server.get(&format!("{path}/legal"))["actions"], json!(["take 1", "take 2", "take 3"]));
    let after = server.post(&format!("{path}/decide"), &json!({ "version": 0, "action": "take 1" }));
    assert_eq!(after["news"].as_array().map(Vec::len), Some(2), "{after}");
    let choice = &after["state"]["last"]["choices"][0];
    assert_eq!(choice["steps"][0]["rule"], "automa.group", "{after}");
    assert!(choice["sentence"].as_str().unwrap().starts_with("Card "), "{choice}");
    let hint = server.get(&format!("{path}/hint"));
    assert!(hint["options"][0]["action"].as_str().unwrap().starts_with("take"), "{hint}");
}
