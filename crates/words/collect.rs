//! Which languages there are: `lang/shared` and a folder for each game, in each of them a file for each language.

use std::path::{Path, PathBuf};
use std::{fs, io};

/// A language: its code, and its files.
pub type Language = (String, Vec<PathBuf>);

/// The languages below a folder. English comes first: it is the source of all others.
pub fn languages(folder: &Path) -> io::Result<Vec<Language>> {
    let mut files = Vec::new();
    collect(folder, &mut files)?;
    files.sort();
    let mut codes: Vec<String> = files.iter().filter_map(|file| code(file)).collect();
    codes.sort_by_key(|code| (code != "en", code.clone()));
    codes.dedup();
    let of = |wanted: &String| {
        files.iter().filter(|file| code(file).as_ref() == Some(wanted)).cloned().collect::<Vec<_>>()
    };
    Ok(codes.iter().map(|code| (code.clone(), of(code))).collect())
}

fn collect(folder: &Path, files: &mut Vec<PathBuf>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            collect(&path, files)?;
        } else if path.extension().is_some_and(|end| end == "ftl") {
            files.push(path);
        }
    }
    Ok(())
}

/// The language of a file: `de` for `lang/shared/de.ftl`.
fn code(file: &Path) -> Option<String> {
    Some(file.file_stem()?.to_str()?.to_owned())
}
