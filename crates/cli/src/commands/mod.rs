//! One file per command.

pub mod bench;
mod bench_serve;
pub mod cards;
pub mod care;
pub mod companion;
pub mod decide;
pub mod import;
pub mod lab;
pub mod man;
pub mod menu;
pub mod replay;
pub mod review;
pub mod rules;
pub mod saves;
pub mod search;
pub mod serve;
pub mod simulate;
mod token;
pub mod vectors;

use std::fs::File;
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};

use ::games::{Kind, Title, with_title};
use anyhow::Context;
use clap::ArgMatches;
use kernel::Game;
use table::Header;
use words::{Voice, Words};

use crate::args::{self, Usage};
use crate::games::Commanded as _;
use crate::input::lines::harmless;
use crate::play::{self, PlayRequest, saves as kept};

/// No pack or position is larger.
const LARGEST_TEXT: u64 = 1 << 20;

/// Prints to standard output. An error there is returned, never a panic.
pub fn out(text: &str) -> anyhow::Result<()> {
    let mut out = crate::terminal::out();
    out.write_all(text.as_bytes())?;
    out.flush()?;
    Ok(())
}

/// Prints what a person reads: at a terminal long lines are broken between words.
pub fn tell(text: &str) -> anyhow::Result<()> {
    let mut out = crate::terminal::talk();
    out.write_all(text.as_bytes())?;
    out.flush()?;
    Ok(())
}

/// Prints an object as a line of JSON.
pub fn out_json(value: &impl serde::Serialize) -> anyhow::Result<()> {
    out(&json_line(value)?)
}

/// An object as a line of JSON.
pub fn json_line(value: &impl serde::Serialize) -> anyhow::Result<String> {
    Ok(serde_json::to_string(value)? + "\n")
}

/// Reads a small text file; `-` is standard input.
pub fn read_text(path: &Path) -> anyhow::Result<String> {
    let mut bytes = Vec::new();
    let read = if path.as_os_str() == "-" {
        io::stdin().lock().take(LARGEST_TEXT + 1).read_to_end(&mut bytes)
    } else {
        File::open(path).and_then(|file| file.take(LARGEST_TEXT + 1).read_to_end(&mut bytes))
    };
    read.with_context(|| format!("cannot read {}; check the path", path.display()))?;
    anyhow::ensure!(
        bytes.len() as u64 <= LARGEST_TEXT,
        "{} is larger than 1 MiB: not such a file",
        path.display()
    );
    String::from_utf8(bytes).map_err(|_| anyhow::anyhow!("{} is not a text file", path.display()))
}

/// Writes a file that a person named: as a whole or not at all, and into a device or a pipe as it is.
pub fn write_file<T>(
    path: &Path,
    fill: impl FnOnce(&mut dyn Write) -> anyhow::Result<T>,
) -> anyhow::Result<T> {
    files::write(path, |file| fill(file)).with_context(|| {
        format!("cannot write {}; check that the folder exists and has room", path.display())
    })
}

/// Writes a text as a file.
pub fn write_text(path: &Path, text: &str) -> anyhow::Result<()> {
    write_file(path, |file| Ok(file.write_all(text.as_bytes())?))
}

/// What is looked for: the words behind the name of the game.
pub fn wanted(matches: &ArgMatches) -> String {
    let words = matches.get_many::<String>("id").into_iter().flatten();
    words.map(String::as_str).collect::<Vec<_>>().join(" ")
}

/// The game named on the command line, with its flags.
pub fn named(matches: &ArgMatches) -> anyhow::Result<(Title, &ArgMatches)> {
    let missing = || Usage(format!("name a game: {}", args::known_games()));
    let (name, matches) = matches.subcommand().ok_or_else(missing)?;
    Ok((Title::of(name)?, matches))
}

/// Does something with the save that the command line names; whatever is wrong is told with its path.
fn with_save(
    matches: &ArgMatches,
    work: impl FnOnce(Kind, &str) -> anyhow::Result<()>,
) -> anyhow::Result<()> {
    let path = matches.get_one::<PathBuf>("file").context("name a save")?;
    let text = table::file::read_text(path)?;
    let header = Header::parse(&text).with_context(|| path.display().to_string())?;
    let kind = Kind::of(&header.game).map_err(|_| {
        anyhow::anyhow!("this is a save of `{}`, which this program does not know", harmless(&header.game))
    });
    kind.and_then(|kind| work(kind, &text)).with_context(|| path.display().to_string())
}

/// `automa play GAME`
pub fn play(matches: &ArgMatches) -> anyhow::Result<()> {
    let (title, matches) = named(matches)?;
    with_title!(title, G => G::at_terminal(&play_request(matches)?))
}

fn play_request<G: Game>(matches: &ArgMatches) -> anyhow::Result<PlayRequest<G>> {
    Ok(PlayRequest {
        options: args::options(matches)?,
        seed: if matches.get_flag("daily") {
            args::today().deal(G::NAME)
        } else {
            args::seed_or_fresh(matches)
        },
        packs: args::packs(matches)?,
        load: kept::named(matches),
        save: matches.get_one("save").cloned(),
        players: args::players(matches)?,
        // Without a terminal there is no screen to fill.
        plain: matches.get_flag("plain") || !play::has_terminal(),
        language: matches.get_one::<String>("language").map_or("en", String::as_str).to_owned(),
        svg: matches.get_one("svg").cloned(),
        lesson: false,
    })
}

/// `automa learn GAME`
pub fn learn(matches: &ArgMatches) -> anyhow::Result<()> {
    let (title, matches) = named(matches)?;
    with_title!(title, G => G::at_terminal(&lesson_request(matches)?))
}

fn lesson_request<G: Voice>(matches: &ArgMatches) -> anyhow::Result<PlayRequest<G>> {
    let language = matches.get_one::<String>("language").map_or("en", String::as_str);
    let setup = G::LESSON.and_then(words::lesson::Lesson::setup::<G>).with_context(|| {
        let words = Words::of(language).unwrap_or_else(Words::english);
        words.say("tui-lesson-no", &[("game", G::NAME.into())])
    })?;
    Ok(PlayRequest {
        options: setup.options,
        seed: setup.seed,
        packs: setup.packs,
        load: None,
        save: matches.get_one("save").cloned(),
        players: Vec::new(),
        plain: matches.get_flag("plain") || !play::has_terminal(),
        language: language.to_owned(),
        svg: None,
        lesson: true,
    })
}

/// `automa completions SHELL`
pub fn completions(matches: &ArgMatches) -> anyhow::Result<()> {
    let shell = *matches.get_one::<clap_complete::Shell>("shell").context("name a shell")?;
    let mut text = Vec::new();
    clap_complete::generate(shell, &mut args::command(), "automa", &mut text);
    out(&String::from_utf8_lossy(&text))
}
