//! `automa lab report FILE`

use std::path::{Path, PathBuf};

use clap::ArgMatches;
use lab::report::{self, Opened, Study};
use lab::run::Run;
use words::Words;

/// Writes the page of an experiment.
pub fn run(matches: &ArgMatches) -> anyhow::Result<()> {
    let (experiment, folder) = (super::experiment(matches)?, super::folder(matches));
    let file = &experiment.file;
    anyhow::ensure!(folder.is_dir(), "nothing is played yet; run `automa lab run {file}` first");
    let run = Run::open(&experiment, &folder)?;
    anyhow::ensure!(run.progress().done > 0, "nothing is played yet; run `automa lab run {file}` first");
    let code = matches.get_one::<String>("language").map_or("en", String::as_str);
    let words = Words::of(code).unwrap_or_else(Words::english);
    let study = Study::of(&run)?;
    let command =
        |cell: usize, seed: u64| format!("automa lab replay {file} --cell {} --seed {seed}", cell + 1);
    let page = report::experiment(&run, &study, (code, &words), &Opened::Command(&command));
    let path = matches.get_one::<PathBuf>("html").cloned().unwrap_or_else(|| folder.join("report.html"));
    super::super::write_text(&path, &page)?;
    if let Some(folder) = matches.get_one::<PathBuf>("plots") {
        let stem = Path::new(file).file_stem().unwrap_or_default().to_string_lossy();
        for (name, picture) in report::plots(&run, &words) {
            super::super::write_text(&folder.join(format!("{stem}-{name}.svg")), &picture)?;
        }
    }
    super::super::out(&format!("{}\n", path.display()))
}
