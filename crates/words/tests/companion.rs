//! Every message of the companions that is asked for exists, and every one that exists is asked for.
#![allow(clippy::unwrap_used, reason = "also the helpers of a test may")]

use std::collections::BTreeSet;
use std::path::Path;

use words::{LANGUAGES, Words};

/// The messages in the code of a folder that begin with one of these.
fn asked(folder: &Path, begin: &[&str], names: &mut BTreeSet<String>) {
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            asked(&path, begin, names);
        } else if path.extension().is_some_and(|end| end == "rs") {
            let text = std::fs::read_to_string(&path).unwrap();
            let quoted = text.split('"').filter(|part| begin.iter().any(|begin| part.starts_with(begin)));
            names.extend(quoted.filter(|part| !part.contains('{')).map(str::to_owned));
        }
    }
}

/// `made` are names that are put together while running.
fn agree(begin: &[&str], folders: &[&str], made: impl IntoIterator<Item = String>) {
    let mut names: BTreeSet<String> = made.into_iter().collect();
    for folder in folders {
        asked(&Path::new(env!("CARGO_MANIFEST_DIR")).join(folder), begin, &mut names);
    }
    let words = Words::english();
    for name in &names {
        assert_ne!(words.text(name), format!("[{name}]"), "{name} is asked for and does not exist");
    }
    let known = LANGUAGES[0].1.lines().filter_map(|line| line.split_once(" =")).map(|(name, _)| name);
    for name in known.filter(|name| begin.iter().any(|begin| name.starts_with(begin))) {
        assert!(names.contains(name), "{name} is never asked for");
    }
}

/// The folded groups of a page, each with its help.
fn groups(begin: &str, groups: &[&str]) -> Vec<String> {
    groups.iter().flat_map(|group| ["", "-help"].map(|end| format!("{begin}{group}{end}"))).collect()
}

const TALK: &str = "../cli/src/commands/companion";

#[test]
fn messages_and_code_of_all_and_of_patchwork_agree() {
    agree(&["co-"], &["src", TALK], ["co-over-won-tie", "co-over-lost-tie"].map(str::to_owned));
}

#[test]
fn messages_and_code_of_terra_mystica_agree() {
    let made = groups("terra-co-group-", &["power", "cults", "tiles", "other", "pass"]);
    agree(&["tc-", "terra-co-"], &["src", TALK, "../site/src/pages"], made);
}

#[test]
fn messages_and_code_of_tapestry_agree() {
    let made = groups("tac-web-group-", &["landmarks", "cards", "tokens"]);
    let signs = ["any", "landmark", "end"].map(|key| format!("tac-indicator-{key}"));
    agree(&["tac-"], &["src", TALK, "../site/src/pages"], made.into_iter().chain(signs));
}
