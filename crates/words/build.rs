//! Collects the messages of all languages. Whoever adds a game or a language adds files and nothing else.

mod collect;
#[path = "src/place.rs"]
mod place;

use std::collections::BTreeMap;
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
    let languages = collect::languages(&lang)?;
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
    let (mut ends, mut places) = (String::new(), String::new());
    for (_, files) in &languages {
        let told = told(files)?;
        writeln!(ends, "&{:?},", told.ends)?;
        writeln!(places, "&{:?},", told.places)?;
    }
    let count = languages.len();
    writeln!(
        out,
        "/// Where each file of a language ends in its text.\npub static ENDS: [&[usize]; {count}] = [{ends}];"
    )?;
    writeln!(
        out,
        "/// In which file each message of a language stands, by the number of its name.\n\
         pub static PLACES: [&[(u32, u8)]; {count}] = [{places}];"
    )?;
    fs::write(Path::new(&env::var("OUT_DIR")?).join("languages.rs"), out)?;
    Ok(())
}

/// What is told where in a language.
struct Told {
    ends: Vec<usize>,
    places: Vec<(u32, u8)>,
}

fn told(files: &[PathBuf]) -> Result<Told, Box<dyn Error>> {
    let (mut ends, mut places) = (Vec::new(), BTreeMap::new());
    let mut end = 0;
    for (number, file) in files.iter().enumerate() {
        let text = fs::read_to_string(file)?;
        end += text.len() + 1;
        ends.push(end);
        // Messages begin at the left; what belongs to one is indented.
        let named = text.lines().filter(|line| line.starts_with(|sign: char| sign.is_ascii_alphabetic()));
        for name in named.filter_map(|line| line.split_once('=')).map(|(name, _)| name.trim_end()) {
            if places.insert(place::place(name), u8::try_from(number)?).is_some() {
                let file = file.display();
                return Err(
                    format!("{file}: `{name}` is told twice, or its number is another's: rename it").into()
                );
            }
        }
    }
    Ok(Told { ends, places: places.into_iter().collect() })
}
