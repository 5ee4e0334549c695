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

/// A small record of our own: rows of kind, faction, what is shown and commands.
fn record(factions: &str, rows: &[(&str, &str, &str, &str)]) -> String {
    let removed = match factions.split(' ').count() {
        2 => "BON2 BON3 BON5 BON9",
        _ => "BON2 BON3 BON9",
    };
    let mut text = format!(
        "#game: small\n#scoring: SCORE8 SCORE2 SCORE3 SCORE4 SCORE5 SCORE6\n#options: errata-cultist-power\n\
         #bonus_removed: {removed}\n#factions: {factions}\n"
    );
    for (index, (kind, faction, shown, commands)) in rows.iter().enumerate() {
        let shown = if shown.is_empty() { "- - - - - -" } else { shown }.replace(' ', "\t");
        let number = index + 1;
        let cells = [&number.to_string(), "0.0", kind, faction, &shown, "?", commands];
        text.push_str(&cells.join("\t"));
        text.push('\n');
    }
    text
}

#[track_caller]
fn agrees(text: &str) -> ledger::Report {
    let report = ledger::replay(text).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(report.mismatch, None);
    assert_eq!(report.checked, report.rows);
    report
}

/// Giants with one spade of a cult bonus, which they cannot use.
const USELESS: [(&str, &str, &str, &str); 18] = [
    ("auto", "giants", "20 15 3 0 5/7/0 1/0/0/1", "setup"),
    ("auto", "witches", "20 15 3 0 5/7/0 0/0/0/2", "setup"),
    ("cmd", "giants", "", "build A6"),
    ("cmd", "witches", "", "build A3"),
    ("cmd", "witches", "", "build A10"),
    ("cmd", "giants", "", "build A9"),
    ("cmd", "witches", "", "pass BON1"),
    ("cmd", "giants", "", "pass BON8"),
    ("auto", "giants", "20 15 6 1 5/7/0 1/0/0/1", "other_income_for_faction"),
    ("auto", "witches", "", "other_income_for_faction"),
    ("cmd", "giants", "- - - 0 4/8/0 1/0/0/4", "send p to air"),
    ("cmd", "witches", "", "pass BON4"),
    ("cmd", "giants", "- 16 6 0 - -", "pass BON6"),
    ("auto", "witches", "", "cult_income_for_faction"),
    ("auto", "giants", "- 16 6 0 - -", "cult_income_for_faction"),
    ("cmd", "giants", "- 16 6 0 - -", "-SPADE"),
    ("auto", "witches", "", "other_income_for_faction"),
    ("auto", "giants", "- 16 11 0 - -", "other_income_for_faction"),
];

#[test]
fn spades_without_use_are_given_up_before_the_income() {
    covers!("record.useless-spades");
    agrees(&record("giants witches", &USELESS));
    let mut twice = USELESS;
    twice[15].3 = "-SPADE. -SPADE";
    agrees(&record("giants witches", &twice));
    let mut wrong = USELESS;
    wrong[15].2 = "- 16 11 0 - -";
    let mismatch = ledger::replay(&record("giants witches", &wrong)).unwrap().mismatch.unwrap();
    assert_eq!((mismatch.row, mismatch.field), (16, "w"), "the income comes after it");
}

/// Giants who leave in the first round, next to Nomads who build.
fn leaving() -> String {
    let cmd = |faction, commands| ("cmd", faction, "", commands);
    let mut rows = vec![
        cmd("giants", "build A6"),
        cmd("witches", "build A3"),
        cmd("nomads", "build A5"),
        cmd("nomads", "build B1"),
        cmd("witches", "build A10"),
        cmd("giants", "build A9"),
        cmd("nomads", "build B4"),
        cmd("nomads", "pass BON1"),
        cmd("witches", "pass BON4"),
        cmd("giants", "pass BON8"),
        ("cmd", "giants", "20 15 6 1 5/7/0 1/0/0/1", "resign"),
        // The card of the Giants lies in the middle again, without a coin.
        ("cmd", "witches", "20 15 6 0 - -", "pass BON8"),
        cmd("nomads", "upgrade A5 to TP"),
        cmd("nomads", "pass BON5"),
        ("auto", "witches", "", "cult_income_for_faction"),
        ("auto", "giants", "20 15 6 1 5/7/0 1/0/0/1", "-"),
        ("auto", "witches", "", "other_income_for_faction"),
        ("auto", "giants", "20 15 9 1 5/7/0 1/0/0/1", "-"),
    ];
    for (witches, nomads) in [("pass BON4", "pass BON1"), ("pass BON8", "pass BON5")].repeat(2) {
        rows.extend([cmd("witches", witches), cmd("nomads", nomads)]);
    }
    rows.extend([cmd("witches", "pass"), cmd("nomads", "pass")]);
    rows.push(("auto", "giants", "- 1 0 0 - -", "-"));
    record("giants witches nomads", &rows).replace("?\tupgrade", "red:1\tupgrade")
}

#[test]
fn who_leaves_takes_no_more_turns_and_is_ranked_all_the_same() {
    covers!("record.leaving");
    let text = leaving();
    let report = agrees(&text);
    assert!(report.over);
    let giants = report.final_vp[0];
    assert_eq!(giants.0.key(), "giants");
    assert!(giants.1 > 20, "places on cult tracks and resources count: {giants:?}");
    let late = format!("{text}99\t0.0\tcmd\tgiants\t-\t-\t-\t-\t-\t-\t?\tpass\n");
    let mismatch = ledger::replay(&late).unwrap().mismatch.unwrap();
    assert_eq!((mismatch.row, mismatch.field), (99, "legal"));
}

#[test]
fn what_a_record_does_not_show_is_not_compared() {
    let mut rows = USELESS;
    for row in &mut rows {
        row.2 = "";
    }
    let report = agrees(&record("giants witches", &rows));
    assert!(!report.over, "it is a game under way");
    assert!(report.played.iter().all(|one| one.row <= 16));
}

#[test]
fn what_is_no_ledger_is_refused_with_its_line() {
    assert_eq!(ledger::replay(""), Err(LedgerError::Foreign));
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
