//! `automa backup`, `automa check`, `automa salvage`, as a user calls them.

#![allow(missing_docs, clippy::unwrap_used)]

use std::path::Path;
use std::process::Output;

use games::{Kind, with_kind};
use kernel::{Game as _, Seed, Setup};
use serde_json::Value;
use table::Tables;
use table::store::{self, NewTable};

fn automa(args: &[&str]) -> Output {
    assert_cmd::Command::cargo_bin("automa").unwrap().args(args).output().unwrap()
}

fn said(output: &Output) -> (String, String) {
    let text = |bytes: &[u8]| String::from_utf8(bytes.to_vec()).unwrap();
    (text(&output.stdout), text(&output.stderr))
}

/// A database with a table of each kind.
fn filled(path: &Path) {
    let tables = Tables::new(store::open(path.to_str()).unwrap().into());
    for kind in Kind::ALL {
        with_kind!(kind, G => {
            let setup = Setup::<G> { options: <G as kernel::Game>::Options::default(), seed: Seed(3), packs: Vec::new() };
            tables.start(G::NAME, setup, |_| "{}".to_owned().into()).unwrap();
        });
    }
}

#[test]
fn a_copy_is_made_checked_and_never_put_over_another_file() {
    let folder = tempfile::tempdir().unwrap();
    let (file, copy) = (folder.path().join("automa.db"), folder.path().join("copy.db"));
    filled(&file);
    let (file, copy) = (file.to_str().unwrap(), copy.to_str().unwrap());
    let made = automa(&["backup", copy, "--database", file]);
    let (out, err) = said(&made);
    assert!(made.status.success() && out.starts_with(&format!("{} tables", Kind::ALL.len())), "{out}{err}");
    let again = automa(&["backup", copy, "--database", file]);
    assert_eq!(again.status.code(), Some(1));
    assert!(said(&again).1.contains("exists already") && said(&again).1.contains("--force"));
    let forced = automa(&["backup", copy, "--database", file, "--force", "--json"]);
    let done: Value = serde_json::from_slice(&forced.stdout).unwrap();
    assert_eq!(done["tables"], Kind::ALL.len());
    let checked = automa(&["check", "--database", copy, "--json"]);
    assert!(checked.status.success(), "{:?}", said(&checked));
    let sum: Value = serde_json::from_str(said(&checked).0.lines().last().unwrap()).unwrap();
    assert_eq!((&sum["tables"], &sum["sound"]), (&Kind::ALL.len().into(), &Kind::ALL.len().into()));
    assert_eq!(automa(&["backup"]).status.code(), Some(2), "wrong usage");
}

#[test]
fn a_check_tells_other_rules_from_damage() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("automa.db");
    filled(&file);
    let add = |name: &str, rules: u32, line: &str| {
        let kind = Kind::ALL[0];
        let game = with_kind!(kind, G => G::NAME);
        let new = NewTable {
            name: name.to_owned(),
            game: game.to_owned(),
            head: format!("automa journal 1\ngame {game}\nrules {rules}\nseed 1\nbegin\n"),
            lines: vec![line.to_owned()],
            summary: "{}".to_owned(),
        };
        store::open(file.to_str()).unwrap().create(new).unwrap();
    };
    add("of old rules", 0, "1 an act that is no more = 00000000");
    let file = file.to_str().unwrap();
    let checked = automa(&["check", "--database", file]);
    let (out, err) = said(&checked);
    assert!(checked.status.success(), "{out}{err}");
    assert!(out.contains("of old rules: from decision 1 on it was played by edition 0"), "{out}");
    add("changed by hand", 1, "1 an act that never was = 00000000");
    let checked = automa(&["check", "--database", file]);
    let (out, err) = said(&checked);
    assert_eq!(checked.status.code(), Some(1));
    assert!(
        out.contains("changed by hand: damaged: ") && out.contains("1 of other rules, 1 damaged"),
        "{out}"
    );
    assert!(err.contains("automa salvage"), "{err}");
}

#[test]
fn what_is_left_of_a_damaged_file_goes_into_a_new_one() {
    let folder = tempfile::tempdir().unwrap();
    let (file, saved) = (folder.path().join("automa.db"), folder.path().join("saved.db"));
    filled(&file);
    let mut bytes = std::fs::read(&file).unwrap();
    let last = bytes.len() / 4096 - 1;
    bytes[last * 4096..].fill(0xa5);
    std::fs::write(&file, &bytes).unwrap();
    let (file, saved) = (file.to_str().unwrap(), saved.to_str().unwrap());
    let done = automa(&["salvage", saved, "--database", file, "--json"]);
    let (out, err) = said(&done);
    assert!(done.status.success(), "{out}{err}");
    let done: Value = serde_json::from_str(&out).unwrap();
    let kept = done["whole"].as_u64().unwrap() + done["cut"].as_array().unwrap().len() as u64;
    assert!(kept <= Kind::ALL.len() as u64, "{done}");
    assert!(automa(&["check", "--database", saved]).status.success());
    assert_eq!(std::fs::read(file).unwrap(), bytes, "the damaged file is as it was");
    let nothing = automa(&["salvage", saved, "--database", "/no/such/file.db"]);
    assert!(nothing.status.code() == Some(1) && said(&nothing).1.contains("there is no database"));
}
