//! Where games are kept.
//!
//! `$AUTOMA_DATA`, else `$XDG_DATA_HOME/automa/games`, else `~/.local/share/automa/games`. A new game never
//! writes over an old one.

use std::ffi::OsString;
use std::path::{Path, PathBuf};

use anyhow::{Context, anyhow};
use kernel::{Notation, Setup};
use table::{SaveError, SavedSession};
use words::Words;

/// No seed is played so often.
const MOST: usize = 10_000;

/// The folder for saves, as the environment says it.
pub fn folder(variable: impl Fn(&str) -> Option<OsString>) -> Option<PathBuf> {
    let path = |name: &str| variable(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    path("AUTOMA_DATA")
        .or_else(|| Some(path("XDG_DATA_HOME")?.join("automa").join("games")))
        .or_else(|| Some(path("HOME")?.join(".local").join("share").join("automa").join("games")))
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
    let folder =
        folder(|name| std::env::var_os(name)).ok_or_else(|| anyhow!(words.text("tui-no-folder-known")))?;
    create_in(words, &folder, &setup)
}

/// A new game under a fresh name in this folder.
pub fn create_in<G: Notation>(
    words: &Words,
    folder: &Path,
    setup: &Setup<G>,
) -> anyhow::Result<SavedSession<G>> {
    let remedy = || words.say("tui-no-folder", &[("folder", folder.display().to_string().into())]);
    std::fs::create_dir_all(folder).with_context(remedy)?;
    for number in 1..MOST {
        let more = if number == 1 { String::new() } else { format!("-{number}") };
        let path = folder.join(format!("{}-{}{more}.automa", G::NAME, setup.seed));
        match SavedSession::create(&path, setup.clone()) {
            Err(SaveError::Exists(_)) => {}
            Err(error @ SaveError::Io { .. }) => return Err(error).with_context(remedy),
            other => return Ok(other?),
        }
    }
    Err(anyhow!(remedy()))
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
