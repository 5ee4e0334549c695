//! A shared room speaks of no game: what belongs to one lies in its folder, or comes through a trait.

use std::collections::BTreeSet;
use std::path::Path;

use crate::{files, read};

/// Where shared code lives.
const SHARED: [&str; 20] = [
    "crates/cli/src",
    "crates/draw/src",
    "crates/files/src",
    "crates/games/src",
    "crates/kernel/src",
    "crates/lab/src",
    "crates/offline/src",
    "crates/offline/static",
    "crates/players/src",
    "crates/site/assets",
    "crates/site/src",
    "crates/table/src",
    "crates/vectors/src",
    "crates/web/assets",
    "crates/web/src",
    "crates/wire/src",
    "crates/words/lang",
    "crates/words/src",
    "python/src",
    "python/automa",
];

/// What is looked at there: code, pages, styles, scripts and messages.
const KINDS: [&str; 6] = ["css", "ftl", "html", "js", "py", "rs"];

/// The folders and files that belong to one game.
const GAMES: [&str; 3] = ["patchwork", "tapestry", "terra_mystica"];

/// How the styles that belong to one game begin.
const STYLES: [&str; 2] = ["tapestry", "terra"];

/// The list of all games: the one place where they meet.
const REGISTRY: &str = "crates/games/src/lib.rs";

/// Words that only one game has.
const WORDS: [&str; 9] =
    ["patchwork", "tapestry", "terra", "mystica", "shadow", "leather", "quilt", "faction", "civiliz"];

/// Words that are shared all the same, each in its file: formats that saves and programs rely on.
const KEPT: [(&str, &str); 2] = [
    // A list of tables has a board in letters, and its kind is part of the API.
    ("crates/wire/src/summary.rs", "quilt"),
    // The Python package says on its first line what is in it.
    ("python/automa/__init__.py", "\"\"\"Patchwork, Terra Mystica and Tapestry"),
];

fn is_shared(path: &Path) -> bool {
    let of_a_game = |part: &std::ffi::OsStr| {
        let name = part.to_str().unwrap_or_default();
        let is_style = Path::new(name).extension().is_some_and(|ending| ending == "css")
            && STYLES.iter().any(|game| name.starts_with(game));
        is_style || GAMES.contains(&name.split('.').next().unwrap_or_default())
    };
    path != Path::new(REGISTRY) && !path.iter().any(of_a_game)
}

/// A line that only says that a game has a folder or a file here.
fn is_module(line: &str) -> bool {
    let name = line.trim_start_matches("pub ").strip_prefix("mod ").and_then(|rest| rest.strip_suffix(';'));
    name.is_some_and(|name| GAMES.contains(&name))
}

fn is_kept(path: &Path, line: &str) -> bool {
    KEPT.iter()
        .any(|(file, text)| path == Path::new(file) && line.to_lowercase().contains(&text.to_lowercase()))
}

/// The shared files, each with its lines that count.
fn shared_lines() -> Vec<(String, String)> {
    let paths = SHARED.into_iter().flat_map(|folder| files(folder, &KINDS)).filter(|path| is_shared(path));
    let lines = paths.flat_map(|path| {
        let text = read(&path);
        let lines = text.lines().enumerate().filter(|(_, line)| !is_module(line) && !is_kept(&path, line));
        let lines =
            lines.map(|(number, line)| (format!("{}:{}", path.display(), number + 1), line.to_owned()));
        lines.collect::<Vec<_>>()
    });
    lines.collect()
}

#[test]
fn no_shared_file_names_a_game() {
    let lines = shared_lines();
    assert!(lines.len() > 10_000, "the files were not found");
    let naming: Vec<String> = lines
        .iter()
        .filter(|(place, line)| WORDS.iter().any(|word| names(place, &line.to_lowercase(), word)))
        .map(|(place, line)| format!("{place}: {}", line.trim()))
        .collect();
    assert!(naming.is_empty(), "move this into the game's folder, or behind a trait:\n{}", naming.join("\n"));
}

/// Whether a line names a game by this word. In a style a shadow is only drawn.
fn names(place: &str, line: &str, word: &str) -> bool {
    line.contains(word) && !(word == "shadow" && place.contains(".css:"))
}

/// The names of the messages below a folder of `lang`.
fn messages(folder: &str) -> BTreeSet<String> {
    let files = files(&format!("crates/words/lang/{folder}"), &["ftl"]);
    let texts = files.iter().map(|path| read(path)).collect::<Vec<_>>();
    let names = texts.iter().flat_map(|text| text.lines()).filter_map(|line| line.split_once(" ="));
    names.map(|(name, _)| name.to_owned()).filter(|name| !name.contains([' ', '#', '['])).collect()
}

#[test]
fn no_shared_file_says_a_message_of_one_game() {
    let shared = messages("shared");
    assert!(shared.contains("seat-you"), "the messages were not found");
    let own: BTreeSet<String> =
        GAMES.into_iter().flat_map(messages).filter(|name| !shared.contains(name)).collect();
    let saying: Vec<String> = shared_lines()
        .iter()
        .flat_map(|(place, line)| {
            // Between the quotes: every second piece.
            let said = line.split('"').skip(1).step_by(2).filter(|text| own.contains(*text));
            said.map(|text| format!("{place}: {text}")).collect::<Vec<_>>()
        })
        .collect();
    assert!(
        saying.is_empty(),
        "move these messages to `lang/shared`, under a neutral name:\n{}",
        saying.join("\n")
    );
}
