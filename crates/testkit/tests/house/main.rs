//! The house itself: which file may speak of what, how long it is, whether what the documents say of it is so, and whether its
//! comments say something.

mod comments;
mod documents;
mod lengths;
mod rooms;

use std::path::{Path, PathBuf};

/// The folder of the repository.
fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).ancestors().nth(2).expect("crates/testkit lies two folders deep")
}

/// All files below a folder with one of these endings, as paths from the repository's folder. What cargo builds is left out.
fn files(folder: &str, endings: &[&str]) -> Vec<PathBuf> {
    let mut found = Vec::new();
    collect(&root().join(folder), endings, &mut found);
    found.sort();
    found
}

fn collect(folder: &Path, endings: &[&str], found: &mut Vec<PathBuf>) {
    let entries = std::fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    for path in entries.map(|entry| entry.expect("a folder that can be read").path()) {
        let name = path.file_name().and_then(|name| name.to_str()).unwrap_or_default();
        if path.is_dir() && name != "target" && !name.starts_with('.') {
            collect(&path, endings, found);
        } else if path.extension().and_then(|end| end.to_str()).is_some_and(|end| endings.contains(&end)) {
            found.push(path.strip_prefix(root()).expect("it lies below").to_owned());
        }
    }
}

/// The text of a file of the repository.
fn read(path: &Path) -> String {
    std::fs::read_to_string(root().join(path)).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}
