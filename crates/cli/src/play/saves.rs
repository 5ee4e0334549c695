//! Where games are kept.
//!
//! `$AUTOMA_DATA`, else `$XDG_DATA_HOME/automa/games`, else `~/.local/share/automa/games`. A new game never
//! writes over an old one.

use std::ffi::OsString;
use std::io::Write as _;
use std::path::{Path, PathBuf};

use anyhow::{Context, anyhow};
use clap::ArgMatches;
use kernel::{Entry, Notation, Session, Setup};
use table::journal::Difference;
use table::{SaveError, SavedSession};
use wire::table::OtherRules;
use words::{Voice, Words};

use crate::terminal;

/// What saves end with.
pub const ENDING: &str = "automa";

/// No seed is played so often.
const MOST: usize = 10_000;

/// The folder for saves, as the environment says it.
pub fn folder(variable: impl Fn(&str) -> Option<OsString>) -> Option<PathBuf> {
    let path = |name: &str| variable(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    path("AUTOMA_DATA")
        .or_else(|| Some(path("XDG_DATA_HOME")?.join("automa").join("games")))
        .or_else(|| Some(path("HOME")?.join(".local").join("share").join("automa").join("games")))
}

/// Opens a save. Where it was played by other rules than ours, that is said beside whatever is shown then.
pub fn open<G: Notation>(words: &Words, file: &Path) -> anyhow::Result<SavedSession<G>> {
    let saved = SavedSession::<G>::open(file)?;
    if let Some(said) = other_rules(words, &saved) {
        writeln!(terminal::err(), "{said}")?;
    }
    Ok(saved)
}

/// From which decision on a save was played by other rules than ours, and what that means.
pub fn other_rules<G: Notation>(words: &Words, saved: &SavedSession<G>) -> Option<String> {
    let Difference { number, edition, known, why, .. } = saved.differs()?.clone();
    let other = OtherRules { decision: number, edition, known, why };
    let why = other.why.as_ref().map_or_else(String::new, |why| format!(" ({why})"));
    Some(format!("{}{why} {}", other.said(words), words.text("differs-terminal")))
}

/// A new game in a new file: `file` if one was named, else a fresh name in the folder for saves.
pub fn create<G: Notation>(
    words: &Words,
    file: Option<&Path>,
    setup: Setup<G>,
) -> anyhow::Result<SavedSession<G>> {
    if let Some(file) = file {
        return Ok(SavedSession::create(file, setup)?);
    }
    create_in(words, &known_folder(words)?, &setup)
}

fn known_folder(words: &Words) -> anyhow::Result<PathBuf> {
    folder(|name| std::env::var_os(name)).ok_or_else(|| anyhow!(words.text("tui-no-folder-known")))
}

/// A new save under a fresh name that begins with the first `count` decisions of a game; where it is.
pub fn branch<G: Voice>(words: &Words, session: &Session<G>, count: usize) -> anyhow::Result<PathBuf> {
    let mut begun = session.clone();
    begun.rewind(count);
    let remark = |before: &G, entry: &Entry<G>| before.line(words, &entry.events);
    let saved = fresh(words, &known_folder(words)?, session.setup(), |path| {
        SavedSession::branch(path, begun.clone(), remark)
    })?;
    Ok(saved.path().to_owned())
}

/// A new game under a fresh name in this folder.
pub fn create_in<G: Notation>(
    words: &Words,
    folder: &Path,
    setup: &Setup<G>,
) -> anyhow::Result<SavedSession<G>> {
    fresh(words, folder, setup, |path| SavedSession::create(path, setup.clone()))
}

/// Makes a save under the first name of this folder that is free.
fn fresh<G: Notation>(
    words: &Words,
    folder: &Path,
    setup: &Setup<G>,
    make: impl Fn(&Path) -> Result<SavedSession<G>, SaveError>,
) -> anyhow::Result<SavedSession<G>> {
    let remedy = || words.say("tui-no-folder", &[("folder", folder.display().to_string().into())]);
    std::fs::create_dir_all(folder).with_context(remedy)?;
    for number in 1..MOST {
        let more = if number == 1 { String::new() } else { format!("-{number}") };
        let path = folder.join(format!("{}-{}{more}.automa", G::NAME, setup.seed));
        match make(&path) {
            Err(SaveError::Exists(_)) => {}
            Err(error @ SaveError::Io { .. }) => return Err(error).with_context(remedy),
            other => return Ok(other?),
        }
    }
    Err(anyhow!(remedy()))
}

/// The save that the command line names, a file or a name in the folder for saves: `--load evening`.
pub fn named(matches: &ArgMatches) -> Option<PathBuf> {
    let file: PathBuf = matches.get_one::<PathBuf>("load").cloned()?;
    Some(find(&file).unwrap_or(file))
}

/// A save by its name in the folder for saves, with or without its ending; `None` if there is such a file elsewhere, or none.
pub fn find(name: &Path) -> Option<PathBuf> {
    if name.exists() || name.components().count() != 1 {
        return None;
    }
    let folder = folder(|name| std::env::var_os(name))?;
    let ended = PathBuf::from(format!("{}.{ENDING}", name.display()));
    [name.to_owned(), ended].into_iter().map(|name| folder.join(name)).find(|path| path.is_file())
}

/// How to go on with a save: by its name where it lies in the folder for saves, else by its path.
pub fn resume(words: &Words, path: &Path, game: &str, id: &str) -> String {
    let folder = folder(|name| std::env::var_os(name));
    let here = folder.is_some_and(|folder| path.parent() == Some(folder.as_path()));
    let stem = path.file_stem().and_then(|stem| stem.to_str());
    let plain = |stem: &&str| {
        path.extension().is_some_and(|end| end == ENDING) && !stem.contains(char::is_whitespace)
    };
    if let Some(stem) = stem.filter(|_| here).filter(plain) {
        let id = if id == "tui-finished" { "tui-look-again" } else { "tui-continue" };
        return words.say(id, &[("name", stem.into())]);
    }
    let path = path.display().to_string();
    let path = if path.contains(char::is_whitespace) { format!("'{path}'") } else { path };
    words.say(id, &[("game", game.into()), ("path", path.into())])
}

/// The name of a save as a title shows it.
pub fn short_name(path: &Path) -> String {
    path.file_name().map_or_else(String::new, |name| name.to_string_lossy().into_owned())
}

#[cfg(test)]
mod tests {
    use games::{Title, with_title};
    use kernel::Game;

    use super::*;

    #[test]
    fn the_folder_follows_the_environment() {
        let with = |known: &'static [(&'static str, &'static str)]| {
            folder(|name| known.iter().find(|(key, _)| *key == name).map(|(_, value)| OsString::from(value)))
        };
        let all = &[("AUTOMA_DATA", "/a"), ("XDG_DATA_HOME", "/x"), ("HOME", "/h")];
        assert_eq!(with(all), Some(PathBuf::from("/a")));
        assert_eq!(with(&all[1..]), Some(PathBuf::from("/x/automa/games")));
        assert_eq!(with(&all[2..]), Some(PathBuf::from("/h/.local/share/automa/games")));
        assert_eq!(with(&[("AUTOMA_DATA", "")]), None);
    }

    fn setup<G: Game>() -> Setup<G> {
        Setup { options: G::Options::default(), seed: kernel::Seed(7), packs: Vec::new() }
    }

    #[test]
    fn a_second_game_of_a_seed_gets_its_own_file() {
        let folder = tempfile::tempdir().unwrap();
        let key = Title::ALL[0].key();
        let words = Words::english();
        let names: Vec<String> = with_title!(Title::ALL[0], G => {
            let setup = setup::<G>();
            (0..3).map(|_| short_name(create_in(&words, folder.path(), &setup).unwrap().path())).collect()
        });
        assert_eq!(names, ["", "-2", "-3"].map(|more| format!("{key}-7{more}.automa")));
    }

    #[test]
    fn a_folder_that_cannot_be_made_names_the_remedy() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("file");
        std::fs::write(&file, "").unwrap();
        let within = file.join("games");
        let error = with_title!(Title::ALL[0], G => {
            create_in(&Words::english(), &within, &setup::<G>()).map(drop).unwrap_err()
        });
        assert!(format!("{error:#}").contains("AUTOMA_DATA"), "{error:#}");
    }
}
