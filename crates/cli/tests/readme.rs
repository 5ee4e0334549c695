//! How hard the README says it is. One game's figures are made again: the other games take minutes for theirs.

#![allow(clippy::unwrap_used, reason = "a test may fail")]

use std::path::Path;
use std::process::Command;

/// The figures of the row that begins so.
fn figures(text: &str, heading: &str) -> Vec<f64> {
    let row = text.lines().find(|line| line.starts_with(heading)).unwrap();
    row.split('|').filter_map(|cell| cell.trim().strip_suffix(" %")?.parse().ok()).collect()
}

#[test]
fn greedy_wins_patchwork_as_often_as_the_readme_says() {
    let readme =
        std::fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("../../README.md")).unwrap();
    let command =
        readme.lines().find_map(|line| line.strip_prefix("Made with `automa simulate patchwork ")).unwrap();
    let (args, _) = command.split_once(" --level 1` and so on").unwrap();
    let said = figures(&readme, "| Patchwork, level I to V |");
    assert_eq!(said.len(), 5, "a figure for each level");
    for (level, said) in (1..).zip(said) {
        let output = Command::new(env!("CARGO_BIN_EXE_automa"))
            .args(["simulate", "patchwork", "--json", "--level", &format!("{level}")])
            .args(args.split(' '))
            .output()
            .unwrap();
        let summary: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
        let share = summary["seats"][0]["wins"].as_f64().unwrap() / summary["games"].as_f64().unwrap();
        assert!((share * 100.0 - said).abs() <= 0.051, "level {level}: {said} % is said, {share} is so");
    }
}
