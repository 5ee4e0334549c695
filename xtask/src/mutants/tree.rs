//! The copy of the workspace that has the mutants in it. Nothing of them is ever in the real crates.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, bail};

use super::find;
use super::site::Site;
use super::weave::{Woven, weave};

/// What is added to a crate so that its mutants can be switched on, and to the testkit so that tests say what they name.
const SWITCH: &str = include_str!("switch.txt");
const NAMED: &str = include_str!("named.txt");
const ASSERT_KNOWN: &str = "pub fn assert_known(rules: &str, ids: &[&str]) {\n";
const LIB: &str = "lib.rs";

/// The folders and files of a game's source with rules in them, and the names of files that hold none: they list, read,
/// tell or store.
const WITH_RULES: &[&str] =
    &["rules", "effects", "hooks", "automa", "companion", "factions", "state", "state.rs", "squares.rs"];
const WITHOUT_RULES: &[&str] = &[
    "action.rs",
    "bytes.rs",
    "event.rs",
    "fix_text.rs",
    "guesses.rs",
    "illegal.rs",
    "imagine.rs",
    "notation.rs",
    "options.rs",
    "reading.rs",
    "frame.rs",
];

/// The copy for one game.
pub struct Tree {
    game: String,
    /// Where it lies.
    pub root: PathBuf,
    /// The source files with rules in them, below the crate's `src`, with their sites.
    pub files: Vec<(String, Vec<Site>)>,
}

impl Tree {
    /// Copies the workspace (only what has changed) and finds the sites of a game.
    pub fn prepare(game: &str) -> anyhow::Result<Tree> {
        let root = std::env::current_dir()?.join("target/mutants").join(game);
        let mut tree = Tree { game: game.to_owned(), root, files: Vec::new() };
        let listed =
            Command::new("git").args(["ls-files", "-co", "--exclude-standard"]).output().context("git")?;
        let names = String::from_utf8(listed.stdout)?;
        let names: BTreeSet<&str> = names.lines().filter(|name| Path::new(name).is_file()).collect();
        if names.is_empty() {
            bail!("git lists no files; run this in the repository");
        }
        let source = tree.source();
        for name in &names {
            let inside = name.strip_prefix(&source);
            if let Some(inside) = inside.filter(|inside| has_rules(inside)) {
                let text = std::fs::read_to_string(name)?;
                let sites = find::sites(&text).with_context(|| (*name).to_owned())?;
                tree.files.push((inside.to_owned(), sites));
            } else {
                tree.write(name, &Tree::changed(name, inside)?)?;
            }
        }
        tree.remove_others(&names)?;
        Ok(tree)
    }

    fn source(&self) -> String {
        format!("crates/{}/src/", self.game)
    }

    /// The folder of the game's crate.
    pub fn package(&self) -> PathBuf {
        self.root.join("crates").join(&self.game)
    }

    /// What a file without mutants has in the copy.
    fn changed(name: &str, inside: Option<&str>) -> anyhow::Result<Vec<u8>> {
        let bytes = std::fs::read(name).with_context(|| name.to_owned())?;
        if inside == Some(LIB) {
            let allow =
                "#![allow(warnings, overflowing_literals, arithmetic_overflow, unconditional_panic)]\n";
            return Ok(format!("{allow}{}{SWITCH}", String::from_utf8(bytes)?).into());
        }
        if name == "crates/testkit/src/coverage.rs" {
            let text = String::from_utf8(bytes)?;
            if !text.contains(ASSERT_KNOWN) {
                bail!("{name} has no `{}`: tell xtask/src/mutants/tree.rs its new name", ASSERT_KNOWN.trim());
            }
            return Ok(format!(
                "{}{NAMED}",
                text.replace(ASSERT_KNOWN, &format!("{ASSERT_KNOWN}    note_named(ids);\n"))
            )
            .into());
        }
        Ok(bytes)
    }

    /// Writes the files with their mutants.
    pub fn weave(&self) -> anyhow::Result<Vec<Woven>> {
        let mut all = Vec::new();
        for (file, sites) in &self.files {
            let name = format!("{}{file}", self.source());
            let woven = weave(&std::fs::read_to_string(&name)?, sites);
            self.write(&name, woven.text.as_bytes())?;
            all.push(woven);
        }
        Ok(all)
    }

    /// Writes a file if it differs, so that cargo does not build again what is the same.
    fn write(&self, name: &str, bytes: &[u8]) -> anyhow::Result<()> {
        let path = self.root.join(name);
        if std::fs::read(&path).is_ok_and(|there| there == bytes) {
            return Ok(());
        }
        let folder = path.parent().context("a file lies in a folder")?;
        std::fs::create_dir_all(folder)?;
        std::fs::write(&path, bytes).with_context(|| path.display().to_string())
    }

    /// Removes what is no longer in the workspace.
    fn remove_others(&self, names: &BTreeSet<&str>) -> anyhow::Result<()> {
        let mut folders = vec![self.root.clone()];
        while let Some(folder) = folders.pop() {
            for entry in std::fs::read_dir(&folder)? {
                let path = entry?.path();
                let name = path.strip_prefix(&self.root)?.to_string_lossy().into_owned();
                if path.is_dir() {
                    folders.push(path);
                } else if !names.contains(name.as_str()) {
                    std::fs::remove_file(path)?;
                }
            }
        }
        Ok(())
    }
}

fn has_rules(inside: &str) -> bool {
    let first = inside.split('/').next().unwrap_or_default();
    let last = inside.rsplit('/').next().unwrap_or_default();
    WITH_RULES.contains(&first)
        && Path::new(last).extension().is_some_and(|it| it == "rs")
        && !WITHOUT_RULES.contains(&last)
}
