//! Builds the copy: drops the mutants that do not compile, then makes the test programs.

use std::collections::BTreeSet;
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Context, bail};
use serde_json::Value;

use super::site::Mutant;
use super::tree::Tree;

fn cargo(tree: &Tree, game: &str, args: &[&str]) -> anyhow::Result<Vec<Value>> {
    let folder = std::env::current_dir()?.join("target/mutants/build");
    let package = format!("automa-{game}");
    // The mutants make the crate large, and most of its tests are short: optimizing it costs more than it gains.
    let level = format!("profile.dev.package.{package}.opt-level=1");
    let output = Command::new("cargo")
        .args(args)
        .args(["--package", &package, "--locked", "--message-format", "json", "--config", &level])
        .args(["--config", "profile.dev.debug=false"])
        .env("CARGO_TARGET_DIR", folder)
        .current_dir(&tree.root)
        .stderr(Stdio::piped())
        .output()
        .context("cannot run cargo")?;
    let lines = String::from_utf8_lossy(&output.stdout);
    let messages: Vec<Value> = lines.lines().filter_map(|line| serde_json::from_str(line).ok()).collect();
    let finished = messages.iter().any(|message| message["reason"] == "build-finished");
    if !finished {
        bail!("cargo did not begin to build:\n{}", String::from_utf8_lossy(&output.stderr));
    }
    Ok(messages)
}

/// Leaves out the mutants that do not compile, until all is compiled; says how many they were.
///
/// Their keys are kept in a file, so that the next run need not find them again.
pub fn drop_what_does_not_compile(tree: &mut Tree, game: &str, mutants: &[Mutant]) -> anyhow::Result<usize> {
    let list = PathBuf::from(format!("target/mutants/{game}.dropped.txt"));
    let known = std::fs::read_to_string(&list).unwrap_or_default();
    let known: BTreeSet<&str> = known.lines().collect();
    let mut dropped: BTreeSet<u32> = mutants
        .iter()
        .filter(|mutant| known.contains(mutant.key.as_str()))
        .map(|mutant| mutant.number)
        .collect();
    loop {
        remove(tree, &dropped);
        let blamed = blamed(tree, game)?;
        eprintln!("   {} mutants do not compile, {} so far", blamed.len(), blamed.len() + dropped.len());
        if blamed.is_empty() {
            return Ok(dropped.len());
        }
        dropped.extend(blamed);
        let keys = mutants.iter().filter(|mutant| dropped.contains(&mutant.number));
        let text: String = keys.flat_map(|mutant| [mutant.key.as_str(), "\n"]).collect();
        std::fs::write(&list, text)?;
    }
}

fn remove(tree: &mut Tree, dropped: &BTreeSet<u32>) {
    for (_, sites) in &mut tree.files {
        for site in sites {
            site.changes.retain(|change| !dropped.contains(&change.number));
        }
    }
}

/// Which mutants the compiler complains of.
fn blamed(tree: &Tree, game: &str) -> anyhow::Result<BTreeSet<u32>> {
    let woven = tree.weave()?;
    let messages = cargo(tree, game, &["check", "--lib"])?;
    let mut numbers = BTreeSet::new();
    let mut last = String::new();
    for message in messages.iter().filter(|message| message["message"]["level"] == "error") {
        let message = &message["message"];
        message["rendered"].as_str().unwrap_or_default().clone_into(&mut last);
        let mut spans: Vec<(usize, Range<usize>)> = Vec::new();
        for span in message["spans"].as_array().into_iter().flatten() {
            let name = span["file_name"].as_str().unwrap_or_default();
            let file =
                tree.files.iter().position(|(file, _)| Path::new(name).ends_with(format!("src/{file}")));
            let end = |end: &str| span[end].as_u64().unwrap_or_default() as usize;
            if let Some(file) = file {
                let bytes = end("byte_start")..end("byte_end");
                if span["is_primary"] == true {
                    numbers.extend(woven[file].blamed(&bytes));
                }
                spans.push((file, bytes));
            }
        }
        // The cause may lie between the places that the message names.
        if numbers.is_empty()
            && let Some((file, first)) = spans.first()
        {
            let same = || spans.iter().filter(|(other, _)| other == file);
            let start = same().map(|(_, bytes)| bytes.start).min().unwrap_or(first.start);
            let end = same().map(|(_, bytes)| bytes.end).max().unwrap_or(first.end);
            numbers.extend(woven[*file].blamed(&(start..end)));
        }
    }
    if numbers.is_empty() && !last.is_empty() {
        bail!("the copy does not compile, and no mutant is to blame:\n{last}");
    }
    Ok(numbers)
}

/// Builds the test programs.
pub fn test_programs(tree: &Tree, game: &str) -> anyhow::Result<Vec<PathBuf>> {
    let messages = cargo(tree, game, &["test", "--no-run", "--lib", "--tests"])?;
    if let Some(message) = messages.iter().find(|message| message["message"]["level"] == "error") {
        bail!("the tests do not compile:\n{}", message["message"]["rendered"].as_str().unwrap_or_default());
    }
    let programs = messages.iter().filter(|message| message["profile"]["test"] == true);
    Ok(programs.filter_map(|message| message["executable"].as_str()).map(PathBuf::from).collect())
}
