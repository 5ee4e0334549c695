//! Every message that is asked for exists, and every message of ours is asked for.

use std::collections::BTreeSet;
use std::path::Path;

/// Names that are put together while running.
const MADE: [&str; 3] = ["tui-certainty-", "tui-help-keys-", "tui-help-all-"];

fn asked(folder: &Path, names: &mut BTreeSet<String>) {
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() && path.file_name().is_none_or(|name| name != "tests") {
            asked(&path, names);
        } else if path.extension().is_some_and(|end| end == "rs") {
            let text = std::fs::read_to_string(&path).unwrap();
            for part in text.split('"').filter(|part| part.starts_with("tui-")) {
                names.insert(part.to_owned());
            }
        }
    }
}

#[test]
fn messages_and_code_agree() {
    let mut names = BTreeSet::new();
    asked(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut names);
    names.retain(|name| !MADE.iter().any(|made| name.starts_with(made)));
    let words = words::Words::english();
    for name in &names {
        assert_ne!(words.text(name), format!("[{name}]"), "{name} is asked for and does not exist");
    }
    let known = words::LANGUAGES[0].1;
    let known = known.lines().filter_map(|line| line.split_once(" =")).map(|(name, _)| name);
    for name in known.filter(|name| name.starts_with("tui-")) {
        let used = names.contains(name) || MADE.iter().any(|made| name.starts_with(made));
        assert!(used, "{name} is never asked for");
    }
}
