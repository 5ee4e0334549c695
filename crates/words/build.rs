//! Collects the messages: `lang/shared` and a folder for each game, in each of them a file for each language. Whoever adds a game or a
//! language adds files and nothing else.

use std::error::Error;
use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::{env, fs};

fn main() -> Result<(), Box<dyn Error>> {
    let lang = Path::new(&env::var("CARGO_MANIFEST_DIR")?).join("lang");
    println!("cargo::rerun-if-changed={}", lang.display());
    let mut files = Vec::new();
    collect(&lang, &mut files)?;
    files.sort();

    let mut codes: Vec<String> = files.iter().filter_map(|file| code(file)).collect();
    // English comes first: it is the source of all others.
    codes.sort_by_key(|code| (code != "en", code.clone()));
    codes.dedup();

    let mut out = String::from(
        "/// The messages of each language, by its code. English comes first: it is the source of all others, and what\n\
         /// remains where a language is not known.\n",
    );
    writeln!(out, "pub const LANGUAGES: [(&str, &str); {}] = [", codes.len())?;
    for wanted in &codes {
        writeln!(out, "({wanted:?}, concat!(")?;
        for file in files.iter().filter(|file| code(file).as_ref() == Some(wanted)) {
            let path = file.to_str().ok_or("a path that is no text")?;
            writeln!(out, "include_str!({path:?}), '\\n',")?;
        }
        writeln!(out, ")),")?;
    }
    writeln!(out, "];")?;
    fs::write(Path::new(&env::var("OUT_DIR")?).join("languages.rs"), out)?;
    Ok(())
}

fn collect(folder: &Path, files: &mut Vec<PathBuf>) -> Result<(), Box<dyn Error>> {
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
