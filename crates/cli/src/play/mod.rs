//! A whole game in the terminal: full screen, or one question a line.
//!
//! - [`sitting`]: a saved game and who decides for whom
//! - [`screen`]: the full screen that games share
//! - [`lines`]: one question a line with or without colours; [`spoken`]: what a game brings for that; `heard`: what a line means
//! - `lesson`: a first game that is taught; [`saves`]: where games are kept; [`advice`], [`reasons`]: what all say
//! - a folder for each game that has a screen or lines of its own

mod advice;
mod heard;
pub mod interrupt;
mod lesson;
pub mod lines;
pub mod patchwork;
pub mod reasons;
pub mod saves;
pub mod screen;
pub mod sitting;
pub mod spoken;
mod takeover;
pub mod tapestry;
pub mod terra_mystica;

use std::io::Write;
use std::path::{Path, PathBuf};

use anyhow::Context as _;
use games::Kind;
use kernel::{Day, Game, Pack, Role, Seat, Seed, Setup};
use players::PlayerName;
use words::Words;

pub use self::heard::did_you_mean;
use self::screen::Screened;
use self::sitting::{Sitting, Told};
use self::spoken::Spoken;
/// Whether there is a terminal to draw on and to read keys from.
pub use crate::input::is_interactive as has_terminal;
use crate::{args, terminal};

/// What was asked for on the command line.
#[derive(Debug)]
pub struct PlayRequest<G: Game> {
    /// The settings of a new game.
    pub options: G::Options,
    /// The seed of a new game.
    pub seed: Seed,
    /// The player's own components.
    pub packs: Vec<Pack>,
    /// The save file to continue; settings, seed and packs come from it.
    pub load: Option<PathBuf>,
    /// The save file of a new game; `None` lets the program choose a name in the user's data folder.
    pub save: Option<PathBuf>,
    /// Who decides for each seat; `None` is the person at the keyboard. Missing seats are persons.
    pub players: Vec<Option<PlayerName>>,
    /// One question a line instead of the full screen.
    pub plain: bool,
    /// The code of the language.
    pub language: String,
    /// Where to write a picture of the last position when the game ends or is left.
    pub svg: Option<PathBuf>,
    /// Whether a new game is a lesson.
    pub lesson: bool,
}

impl<G: Game> PlayRequest<G> {
    /// Goes on with a save on the screen.
    pub fn resume(file: PathBuf, language: &str) -> PlayRequest<G> {
        PlayRequest {
            options: G::Options::default(),
            seed: Seed(0),
            packs: Vec::new(),
            load: Some(file),
            save: None,
            players: Vec::new(),
            plain: false,
            language: language.to_owned(),
            svg: None,
            lesson: false,
        }
    }
}

/// Opens the save or begins a new one.
fn open_table<G: Told>(request: &PlayRequest<G>) -> anyhow::Result<Sitting<G>> {
    let words = Words::of(&request.language).unwrap_or_else(Words::english);
    let setup = Setup { options: request.options.clone(), seed: request.seed, packs: request.packs.clone() };
    let saved = match &request.load {
        Some(file) => saves::open(&words, file)?,
        None => saves::create(&words, request.save.as_deref(), setup)?,
    };
    let mut sitting = Sitting::new(saved, request.players.clone(), words);
    // A lesson that was left in the middle goes on with its save.
    if request.lesson || request.load.is_some() {
        sitting.teach();
    }
    Ok(sitting)
}

/// The same where lines are typed, and Ctrl-C stops whoever thinks.
fn sit_down<G: Told>(request: &PlayRequest<G>) -> anyhow::Result<Sitting<G>> {
    let mut sitting = open_table(request)?;
    sitting.listen().context("cannot listen for Ctrl-C")?;
    Ok(sitting)
}

/// Plays a game that has both: on the full screen, or line by line.
pub fn run<G: Spoken + Screened>(request: &PlayRequest<G>) -> anyhow::Result<()> {
    if request.plain { lines::run(request) } else { screen::run(request) }
}

/// How to go on, and the picture that was asked for.
fn take_leave<G: Told>(sitting: &Sitting<G>, svg: Option<&Path>) -> anyhow::Result<()> {
    let mut out = terminal::out();
    if let Some(result) = result_line(sitting) {
        writeln!(out, "{result}")?;
    }
    let id = if sitting.game().to_move().is_none() { "tui-finished" } else { "tui-resume" };
    let resume = saves::resume(sitting.words(), sitting.path(), G::NAME, id);
    writeln!(out, "{resume}{}", who_plays(sitting))?;
    if let Some(file) = svg {
        write_picture(sitting.words(), sitting.game(), file)?;
        let path = file.display().to_string();
        writeln!(out, "{}", sitting.words().say("tui-svg", &[("path", path.into())]))?;
    }
    Ok(())
}

/// How it ended, in one line to send to friends; `None` while the game runs.
fn result_line<G: Told>(sitting: &Sitting<G>) -> Option<String> {
    let title = Kind::of(G::NAME).ok()?.title();
    let deal = Day::of_deal(sitting.session().setup().seed, title.key(), args::today());
    wire::result_line(sitting.words(), sitting.session(), title.name(), deal)
}

/// Writes the position as a picture; refused where the game has none.
pub fn write_picture<G: Told>(words: &Words, game: &G, file: &Path) -> anyhow::Result<()> {
    let picture = game.picture(words);
    let picture = picture.with_context(|| words.say("tui-no-svg", &[("game", G::NAME.into())]))?;
    crate::commands::write_text(file, &picture)
}

/// Who plays, for that is not saved: what to write behind the command that continues.
fn who_plays<G: Told>(sitting: &Sitting<G>) -> String {
    let name =
        |player: &Option<PlayerName>| player.map_or_else(|| "person".to_owned(), |player| player.to_string());
    if sitting.players().iter().all(Option::is_none) {
        return String::new();
    }
    // Nobody decides for a bot.
    let is_persons = |seat: &usize| sitting.game().role(Seat(*seat as u8)) == Role::Person;
    let seats = (0..sitting.players().len()).rev().find(is_persons).map_or(0, |last| last + 1);
    let names: Vec<String> = sitting.players().iter().take(seats).map(name).collect();
    format!(" --player {}", names.join(","))
}
