//! Every message of the companion that is asked for exists, and every one that exists is asked for.
#![allow(clippy::unwrap_used, reason = "also the helpers of a test may")]

use std::collections::BTreeSet;
use std::path::Path;

/// Names that are put together while running.
const MADE: [&str; 2] = ["co-over-won-tie", "co-over-lost-tie"];

fn asked(folder: &Path, names: &mut BTreeSet<String>) {
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            asked(&path, names);
        } else if path.extension().is_some_and(|end| end == "rs") {
            let text = std::fs::read_to_string(&path).unwrap();
            let quoted = text.split('"').filter(|part| part.starts_with("co-"));
            names.extend(quoted.map(str::to_owned));
        }
    }
}

#[test]
fn messages_and_code_agree() {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut names: BTreeSet<String> = MADE.map(str::to_owned).into();
    asked(&here.join("src/patchwork/companion"), &mut names);
    asked(&here.join("../cli/src/commands/companion"), &mut names);
    let words = words::Words::english();
    for name in &names {
        assert_ne!(words.text(name), format!("[{name}]"), "{name} is asked for and does not exist");
    }
    let known = words::LANGUAGES[0].1;
    let known = known.lines().filter_map(|line| line.split_once(" =")).map(|(name, _)| name);
    for name in known.filter(|name| name.starts_with("co-")) {
        assert!(names.contains(name), "{name} is never asked for");
    }
}
