//! Collects the messages of all languages. Whoever adds a game or a language adds files and nothing else.

mod collect;

use std::error::Error;
use std::fmt::Write;
use std::path::Path;
use std::{env, fs};

fn main() -> Result<(), Box<dyn Error>> {
    let lang = Path::new(&env::var("CARGO_MANIFEST_DIR")?).join("lang");
    println!("cargo::rerun-if-changed={}", lang.display());
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed=collect.rs");
    let languages = collect::languages(&lang)?;
    let mut out = String::from(
        "/// The messages of each language, by its code. English comes first: it is the source of all others, and what\n\
         /// remains where a language is not known.\n",
    );
    // Not a constant: each use of one may bring another copy of all texts into the program.
    writeln!(out, "pub static LANGUAGES: [(&str, &str); {}] = [", languages.len())?;
    for (code, files) in languages {
        writeln!(out, "({code:?}, concat!(")?;
        for file in files {
            let path = file.to_str().ok_or("a path that is no text")?;
            writeln!(out, "include_str!({path:?}), '\\n',")?;
        }
        writeln!(out, ")),")?;
    }
    writeln!(out, "];")?;
    fs::write(Path::new(&env::var("OUT_DIR")?).join("languages.rs"), out)?;
    Ok(())
}
