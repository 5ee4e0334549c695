//! `automa man`: the manual pages, as `man` reads them.

use std::path::{Path, PathBuf};

use anyhow::Context as _;
use clap::{ArgMatches, Command};

use crate::args;

/// Prints the manual page of the program, or writes those of all commands into a folder.
pub fn run(matches: &ArgMatches) -> anyhow::Result<()> {
    let mut command = args::command();
    command.build();
    let Some(folder) = matches.get_one::<PathBuf>("out") else {
        return super::out(&String::from_utf8_lossy(&page(&command)?));
    };
    std::fs::create_dir_all(folder)
        .with_context(|| format!("cannot create {}; name a folder that can be written", folder.display()))?;
    let count = write_all(&command, folder)?;
    super::out(&format!("{count} pages are in {}; read one with: man -l FILE\n", folder.display()))
}

fn page(command: &Command) -> anyhow::Result<Vec<u8>> {
    let mut text = Vec::new();
    clap_mangen::Man::new(command.clone()).render(&mut text)?;
    Ok(text)
}

/// A page for a command and for each below it, named as `man` finds them: `automa-play.1`.
fn write_all(command: &Command, folder: &Path) -> anyhow::Result<usize> {
    let name = command.get_display_name().unwrap_or_else(|| command.get_name());
    super::write_text(&folder.join(format!("{name}.1")), &String::from_utf8_lossy(&page(command)?))?;
    let below = command.get_subcommands().filter(|command| command.get_name() != "help");
    let written: anyhow::Result<Vec<usize>> = below.map(|below| write_all(below, folder)).collect();
    Ok(1 + written?.into_iter().sum::<usize>())
}
