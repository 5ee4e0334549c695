//! Adding a game changes few files that were there before.

use std::path::{Path, PathBuf};

/// The most that may change: as `docs/adding.md` says.
const MOST: usize = 6;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).ancestors().nth(2).unwrap().to_owned()
}

/// Whether a text has this word, and not only as a part of another.
fn names(text: &str, word: &str) -> bool {
    let letter = |sign: char| sign.is_alphanumeric();
    text.match_indices(word)
        .any(|(at, _)| !text[..at].ends_with(letter) && !text[at + word.len()..].starts_with(letter))
}

fn collect(folder: &Path, files: &mut Vec<PathBuf>) {
    for path in std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()) {
        let name = path.file_name().unwrap().to_string_lossy();
        if name.starts_with('.') || name == "target" || path.ends_with("testkit/nim") {
            continue;
        }
        if path.is_dir() {
            collect(&path, files);
        } else {
            files.push(path);
        }
    }
}

#[test]
fn few_files_outside_its_folder_name_the_game() {
    let root = root();
    let mut files = Vec::new();
    collect(&root, &mut files);
    let written = |path: &PathBuf| {
        // What cargo writes by itself, and what only speaks of it.
        !path.ends_with("Cargo.lock") && path.extension().is_none_or(|end| end != "md")
    };
    let naming: Vec<String> = files
        .iter()
        .filter(|path| written(path))
        .filter(|path| std::fs::read_to_string(path).is_ok_and(|text| names(&text.to_lowercase(), "nim")))
        .map(|path| path.strip_prefix(&root).unwrap().display().to_string())
        .collect();
    assert!(naming.contains(&"crates/games/src/lib.rs".to_owned()), "{naming:?}");
    assert!(naming.len() <= MOST, "more than {MOST} files name it: {naming:#?}");
}
