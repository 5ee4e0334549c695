//! Collects the messages of all languages. Whoever adds a game or a language adds files and nothing else.

mod collect;
#[path = "src/place.rs"]
mod place;

use std::collections::BTreeSet;
use std::error::Error;
use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::{env, fs};

fn main() -> Result<(), Box<dyn Error>> {
    let lang = Path::new(&env::var("CARGO_MANIFEST_DIR")?).join("lang");
    println!("cargo::rerun-if-changed={}", lang.display());
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed=collect.rs");
    println!("cargo::rerun-if-changed=src/place.rs");
    let mut languages = collect::languages(&lang)?;
    for (_, files) in &mut languages {
        files.sort_by_key(|file| file.parent().map(Path::to_owned));
    }
    let mut out = String::from(
        "/// The messages of each language, by its code. English comes first: it is the source of all others, and what\n\
         /// remains where a language is not known.\n",
    );
    // Not a constant: each use of one may bring another copy of all texts into the program.
    writeln!(out, "pub static LANGUAGES: [(&str, &str); {}] = [", languages.len())?;
    for (code, files) in &languages {
        writeln!(out, "({code:?}, concat!(")?;
        for file in files {
            let path = file.to_str().ok_or("a path that is no text")?;
            writeln!(out, "include_str!({path:?}), '\\n',")?;
        }
        writeln!(out, ")),")?;
    }
    writeln!(out, "];")?;
    let all = languages.iter().flat_map(|(_, files)| files);
    let folders: Vec<&Path> =
        all.filter_map(|file| file.parent()).collect::<BTreeSet<_>>().into_iter().collect();
    let (mut ends, mut places) = (String::new(), BTreeSet::new());
    for (_, files) in &languages {
        writeln!(ends, "{:?},", told(files, &folders, &mut places)?)?;
    }
    let (count, parts) = (languages.len(), folders.len());
    writeln!(
        out,
        "/// Where the file of each folder ends in the text of a language.\n\
         pub static ENDS: [[usize; {parts}]; {count}] = [{ends}];"
    )?;
    let (numbers, folders): (Vec<u16>, Vec<u8>) = places.into_iter().unzip();
    writeln!(
        out,
        "/// The numbers of the names of all messages, and the folder in which each stands.\n\
         pub static PLACES: ([u16; {0}], [u8; {0}]) = ({numbers:?}, {folders:?});",
        numbers.len()
    )?;
    fs::write(Path::new(&env::var("OUT_DIR")?).join("languages.rs"), out)?;
    Ok(())
}

/// Where the file of each folder ends in the text of a language; adds the places of its messages.
fn told(
    files: &[PathBuf],
    folders: &[&Path],
    places: &mut BTreeSet<(u16, u8)>,
) -> Result<Vec<usize>, Box<dyn Error>> {
    let (mut ends, mut names, mut end) = (Vec::new(), BTreeSet::new(), 0);
    for (number, folder) in folders.iter().enumerate() {
        if let Some(file) = files.iter().find(|file| file.parent() == Some(folder)) {
            let text = fs::read_to_string(file)?;
            end += text.len() + 1;
            // Messages begin at the left; what belongs to one is indented.
            let named = text.lines().filter(|line| line.starts_with(|sign: char| sign.is_ascii_alphabetic()));
            for name in named.filter_map(|line| line.split_once('=')).map(|(name, _)| name.trim_end()) {
                places.insert((place::place(name), u8::try_from(number)?));
                if !names.insert(name.to_owned()) {
                    return Err(format!("{}: `{name}` is told twice", file.display()).into());
                }
            }
        }
        ends.push(end);
    }
    Ok(ends)
}
