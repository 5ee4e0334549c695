//! Evenings at a real table: what a person says there of a digital game, line by line, in a file of the game's tests. The
//! tests of the program type these lines.
//!
//! If a difference is meant, run the test with `AUTOMA_WRITE_GOLDEN=1` and read the diff.

use std::path::Path;

use kernel::Options;

/// The lines of an evening with these settings are those of `tests/evening.txt` in this folder.
pub fn evening<O: Options>(folder: &str, options: &O, seed: u64, lines: &[String]) {
    let path = Path::new(folder).join("tests/evening.txt");
    let flags = options.pairs().filter(|(_, value)| !value.is_empty());
    let flags: Vec<String> = flags.map(|(key, value)| format!("--{key}\n{value}\n")).collect();
    let told = format!("--seed\n{seed}\n{}\n{}\n", flags.concat(), lines.join("\n"));
    if std::env::var_os("AUTOMA_WRITE_GOLDEN").is_some() {
        std::fs::write(&path, &told).unwrap_or_else(|error| panic!("{error}"));
    }
    let kept = std::fs::read_to_string(&path).unwrap_or_default();
    let first = kept.lines().zip(told.lines()).position(|(kept, told)| kept != told);
    assert!(kept == told, "{} differs, first in line {:?}", path.display(), first.map(|line| line + 1));
}
