//! Finished games of the online community, replayed row by row through the ordinary rules.

use std::path::{Path, PathBuf};

use terra_mystica::ledger::{self, LedgerError};
use testkit::covers;

fn folder(path: &Path) -> Vec<PathBuf> {
    let mut files: Vec<PathBuf> = std::fs::read_dir(path)
        .unwrap_or_else(|error| {
            panic!("{}: {error}; set AUTOMA_LEDGERS to a folder of ledgers", path.display())
        })
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|kind| kind == "tsv"))
        .filter(|path| path.file_name().is_some_and(|name| name != "index.tsv"))
        .collect();
    files.sort();
    files
}

fn all_agree(path: &Path) -> usize {
    let files = folder(path);
    for file in &files {
        let text = std::fs::read_to_string(file).unwrap();
        let report = ledger::replay(&text).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
        assert_eq!(report.mismatch, None, "{}", file.display());
        assert_eq!(report.checked, report.rows, "{}", file.display());
    }
    files.len()
}

#[test]
fn synthetic_games_agree_in_every_row() {
    covers!(
        "record.late-answer",
        "record.implicit-decline",
        "record.round-end",
        "record.offered-amount",
        "record.token-order"
    );
    assert_eq!(all_agree(&Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/ledgers")), 4);
}

/// Real games stay out of the repository: whoever has them names their folder.
#[test]
fn real_games_agree_in_every_row() {
    let Some(path) = std::env::var_os("AUTOMA_LEDGERS") else { return };
    assert!(all_agree(Path::new(&path)) > 0, "no ledger in {}", Path::new(&path).display());
}

#[test]
fn a_changed_row_is_found() {
    let text = include_str!("ledgers/syn_b03_2p_fire_ice_revised.tsv");
    let line = text.lines().find(|line| line.contains("build ") && line.contains("\tcmd\t")).unwrap();
    let cells: Vec<&str> = line.split('\t').collect();
    let mut wrong = cells.clone();
    wrong[4] = "99";
    let report = ledger::replay(&text.replace(line, &wrong.join("\t"))).unwrap();
    let mismatch = report.mismatch.unwrap();
    assert_eq!(mismatch.row.to_string(), cells[0]);
    assert_eq!((mismatch.field, mismatch.expected.as_str()), ("vp", "99"));
}

#[test]
fn an_illegal_move_is_found() {
    let text = include_str!("ledgers/syn_b03_2p_fire_ice_revised.tsv");
    let report = ledger::replay(&text.replace("pass BON", "build A1. pass BON")).unwrap();
    assert_eq!(report.mismatch.unwrap().field, "legal");
}

#[test]
fn what_is_no_ledger_is_refused_with_its_line() {
    assert_eq!(ledger::replay(""), Err(LedgerError::Missing("factions")));
    let text = include_str!("ledgers/syn_b03_2p_fire_ice_revised.tsv");
    for (from, to) in [
        ("#map: ", "#map: moon_"),
        ("#scoring: ", "#scoring: SCORE77 "),
        ("variable_v5", "variable_v3"),
        ("strict-leech", "loose-dig"),
        ("\tcmd\t", "\tcommand\t"),
        ("burn ", "burp "),
        ("pass BON", "pass NOB"),
    ] {
        assert!(text.contains(from));
        let error = ledger::replay(&text.replacen(from, to, 1)).unwrap_err();
        assert!(!error.to_string().is_empty());
    }
}
