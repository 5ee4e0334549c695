//! `automa vectors check FOLDER` holds our engine to conformance vectors; `automa vectors make FOLDER` writes them.

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::fs::File;
use std::io::Read as _;
use std::path::{Path, PathBuf};

use anyhow::Context as _;
use clap::ArgMatches;
use serde::Serialize;
use vectors::{Checked, Finding, MOST_BYTES};

use crate::args::Usage;

/// Where vectors are looked for.
const USUAL: &str = "vectors";
/// The one file of the folder that is for people.
const README: &str = "README.md";
/// The most files that a folder may have, and how deep folders may lie in it.
const MOST_FILES: usize = 1_000;
const DEEPEST: usize = 4;

/// Checks or makes.
pub fn run(matches: &ArgMatches) -> anyhow::Result<()> {
    match matches.subcommand() {
        Some(("check", matches)) => check(matches),
        Some(("make", matches)) => make(matches),
        _ => Err(Usage("say what to do with the vectors: check or make".to_owned()).into()),
    }
}

/// What came of all files.
#[derive(Serialize)]
struct Sum {
    files: Vec<Checked>,
    checked: usize,
    agreed: usize,
}

fn check(matches: &ArgMatches) -> anyhow::Result<()> {
    let named = matches.get_one::<PathBuf>("folder");
    let folder = named.map_or(Path::new(USUAL), PathBuf::as_path);
    anyhow::ensure!(
        folder.is_dir(),
        "there is no folder {}; name the one with the vectors, or write it with `automa vectors make FOLDER`",
        folder.display()
    );
    let mut names = vectors::expected();
    let mut found = BTreeSet::new();
    list(folder, "", 0, &mut found)?;
    names
        .extend(found.into_iter().filter(|name| name != README && !names.contains(name)).collect::<Vec<_>>());
    let mut files = Vec::new();
    for name in names {
        let checked = vectors::check(&name, read(&folder.join(&name))?.as_deref());
        if !matches.get_flag("json") {
            super::out(&as_text(&checked)?)?;
        }
        files.push(checked);
    }
    let wrong = files.iter().filter(|file| !file.report.is_good()).count();
    let (checked, agreed) =
        files.iter().fold((0, 0), |(all, good), file| (all + file.report.checked, good + file.report.agreed));
    if matches.get_flag("json") {
        super::out_json(&Sum { files, checked, agreed })?;
    } else {
        super::out(&format!("{agreed:>6} of {checked:>6}  in all\n"))?;
    }
    anyhow::ensure!(wrong == 0, "{wrong} files of vectors do not agree with this program");
    Ok(())
}

/// A row for a file, and what is wrong in it.
fn as_text(checked: &Checked) -> anyhow::Result<String> {
    let report = &checked.report;
    let mut text = format!("{:>6} of {:>6}  {}\n", report.agreed, report.checked, checked.file);
    for Finding { line, difference, error } in &report.wrong {
        let place = if *line == 0 { String::new() } else { format!("line {line}: ") };
        if let Some(difference) = difference {
            writeln!(text, "    {place}{difference}")?;
        }
        if let Some(error) = error {
            writeln!(text, "    {place}{error}")?;
        }
    }
    let told = report.wrong.len();
    if report.checked - report.agreed > told && told > 0 {
        writeln!(text, "    and {} more", report.checked - report.agreed - told)?;
    }
    Ok(text)
}

/// The text of a file; `None` if there is none. A larger one than any of ours is cut, so that it is refused.
fn read(path: &Path) -> anyhow::Result<Option<String>> {
    if !path.is_file() {
        return Ok(None);
    }
    let mut bytes = Vec::new();
    File::open(path)
        .and_then(|file| file.take(MOST_BYTES as u64 + 1).read_to_end(&mut bytes))
        .with_context(|| format!("cannot read {}; check its permissions", path.display()))?;
    Ok(Some(String::from_utf8_lossy(&bytes).into_owned()))
}

/// The names of all files of a folder and of those in it; links are not followed.
fn list(folder: &Path, name: &str, depth: usize, found: &mut BTreeSet<String>) -> anyhow::Result<()> {
    anyhow::ensure!(depth < DEEPEST, "{} lies too deep for vectors", folder.display());
    let cannot = || format!("cannot read {}", folder.display());
    for entry in std::fs::read_dir(folder).with_context(cannot)? {
        let entry = entry.with_context(cannot)?;
        let own = entry.file_name().to_string_lossy().into_owned();
        let own = if name.is_empty() { own } else { format!("{name}/{own}") };
        if entry.file_type().with_context(cannot)?.is_dir() {
            list(&entry.path(), &own, depth + 1, found)?;
        } else {
            found.insert(own);
        }
        anyhow::ensure!(
            found.len() <= MOST_FILES,
            "there are more than {MOST_FILES} files; name a folder with vectors only"
        );
    }
    Ok(())
}

fn make(matches: &ArgMatches) -> anyhow::Result<()> {
    let folder = matches.get_one::<PathBuf>("folder").context("name a folder")?;
    let files = vectors::make()?;
    for file in &files {
        let path = folder.join(&file.path);
        if let Some(parent) = path.parent() {
            std::fs::create_dir_all(parent).with_context(|| {
                format!("cannot create {}; name a folder that can be written", parent.display())
            })?;
        }
        super::write_text(&path, &file.text)?;
    }
    let bytes: usize = files.iter().map(|file| file.text.len()).sum();
    super::out(&format!("{} files, {bytes} bytes, in {}\n", files.len(), folder.display()))
}
