//! The committed files are what the engine makes, and they agree with it.

use std::collections::BTreeSet;

use vectors::{Checked, File};

use crate::{check, committed, folder};

/// They are git-friendly together.
const MOST_BYTES: usize = 1_500_000;

/// After a change of rules on purpose: `automa vectors make vectors`, and read the difference.
#[test]
fn they_are_made_again_byte_for_byte() {
    let files = vectors::make().unwrap_or_else(|error| panic!("{error}"));
    let names: Vec<String> = files.iter().map(|file| file.path.clone()).collect();
    assert_eq!(names.iter().collect::<BTreeSet<_>>(), vectors::expected().iter().collect());
    for File { path, text } in &files {
        let same = committed(path) == *text;
        assert!(same, "{path} is not what `automa vectors make vectors` writes");
    }
    let bytes: usize = files.iter().map(|file| file.text.len()).sum();
    assert!(bytes < MOST_BYTES, "{bytes} bytes");
    assert_eq!(vectors::make().unwrap(), files, "the same bytes each time");
}

#[test]
fn every_line_agrees() {
    let all = vectors::expected().into_iter().map(|path| check(&path, &committed(&path)));
    let wrong: Vec<Checked> = all.filter(|checked| !checked.report.is_good()).collect();
    assert!(wrong.is_empty(), "{wrong:#?}");
}

/// Nothing lies in the folder that nobody checks.
#[test]
fn nothing_else_is_there() {
    let mut folders = vec![folder()];
    let mut found = BTreeSet::new();
    while let Some(at) = folders.pop() {
        for entry in std::fs::read_dir(at).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else {
                let name = path.strip_prefix(folder()).unwrap().to_string_lossy().replace('\\', "/");
                found.insert(name);
            }
        }
    }
    assert!(found.remove("README.md"));
    assert_eq!(found, vectors::expected().into_iter().collect());
}

#[test]
fn every_bot_has_a_hundred_positions_and_every_rule_of_its_trails() {
    let bots = vectors::decisions_of_bots();
    assert_eq!(bots.len(), 5);
    for (path, rules) in bots {
        let text = committed(&path);
        let lines: BTreeSet<&str> = text.lines().collect();
        assert!(lines.len() >= 100, "{path} has {} positions", lines.len());
        assert_eq!(lines.len(), text.lines().count(), "{path} has a position twice");
        let (seen, all) = (vectors::coverage(&text), rules.iter().map(|rule| rule.0.to_owned()));
        assert_eq!(seen.into_keys().collect::<BTreeSet<_>>(), all.collect(), "{path}");
    }
}
