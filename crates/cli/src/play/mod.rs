//! A whole game in the terminal: full screen, or one question a line.
//!
//! - [`sitting`]: a saved game and who decides for whom
//! - [`app`], [`piece`]: what is selected; [`keys`], [`look`]: what each key does
//! - [`view`]: that as a screen; [`screen`]: the loop around it
//! - [`plain`]: one question a line
//! - [`lines`], [`says`]: one question a line with or without colours, for [`terra_mystica`] and `tapestry`
//! - [`saves`]: where games are kept; [`tell`], [`explain`], [`reasons`]: what all say

mod app;
mod explain;
mod interrupt;
mod keys;
pub mod lines;
mod look;
mod piece;
mod plain;
pub mod reasons;
pub mod saves;
mod says;
mod screen;
mod sitting;
mod takeover;
pub mod tapestry;
mod tell;
pub mod terra_mystica;
mod view;

#[cfg(test)]
mod tests;

use std::io::Write;
use std::path::{Path, PathBuf};

use anyhow::{Context as _, bail};
use kernel::{Game, Pack, Role, Seat, Seed, Setup};
use patchwork::Patchwork;
use players::PlayerName;
use table::SavedSession;
use words::Words;

use self::app::{App, Leave};
use self::sitting::{Sitting, Told};
use crate::terminal;

/// What was asked for on the command line.
#[derive(Debug)]
pub struct PlayRequest<G: Game> {
    /// The settings of a new game.
    pub options: G::Options,
    /// Its seed.
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
    /// Where to write a picture of the last position when the game ends or is left.
    pub svg: Option<PathBuf>,
}

/// Opens the save or begins a new one.
fn sit_down<G: Told>(request: &PlayRequest<G>) -> anyhow::Result<Sitting<G>> {
    let words = Words::english();
    if !request.plain && !screen::is_possible() {
        bail!(words.text("tui-no-terminal"));
    }
    let setup = Setup { options: request.options.clone(), seed: request.seed, packs: request.packs.clone() };
    let saved = match &request.load {
        Some(file) => SavedSession::<G>::open(file)?,
        None => saves::create(&words, request.save.as_deref(), setup)?,
    };
    let mut sitting = Sitting::new(saved, request.players.clone(), words);
    sitting.listen().context("cannot listen for Ctrl-C")?;
    Ok(sitting)
}

/// Plays Patchwork.
pub fn run(request: &PlayRequest<Patchwork>) -> anyhow::Result<()> {
    let mut sitting = sit_down(request)?;
    if request.plain {
        plain::run(&mut sitting, &mut std::io::stdin().lock(), &mut terminal::out())?;
    } else {
        sitting = full_screen(sitting)?;
    }
    take_leave(&sitting, request.svg.as_deref(), draw::patchwork::position)
}

/// How to go on, and the picture that was asked for.
fn take_leave<G: Told>(
    sitting: &Sitting<G>,
    svg: Option<&Path>,
    draw: impl Fn(&Words, &G) -> String,
) -> anyhow::Result<()> {
    let mut out = terminal::out();
    let path = load_arguments(sitting);
    let id = if sitting.game().to_move().is_none() { "tui-finished" } else { "tui-resume" };
    writeln!(out, "{}", sitting.words().say(id, &[("game", G::NAME.into()), ("path", path.into())]))?;
    if let Some(file) = svg {
        crate::commands::write_text(file, &draw(sitting.words(), sitting.game()))?;
        let path = file.display().to_string();
        writeln!(out, "{}", sitting.words().say("tui-svg", &[("path", path.into())]))?;
    }
    Ok(())
}

/// What to write behind `--load` to continue: the file, and who plays, for that is not saved.
fn load_arguments<G: Told>(sitting: &Sitting<G>) -> String {
    let path = sitting.path().display().to_string();
    let path = if path.contains(char::is_whitespace) { format!("'{path}'") } else { path };
    let name =
        |player: &Option<PlayerName>| player.map_or_else(|| "person".to_owned(), |player| player.to_string());
    if sitting.players().iter().all(Option::is_none) {
        return path;
    }
    // Nobody decides for a bot.
    let is_persons = |seat: &usize| sitting.game().role(Seat(*seat as u8)) == Role::Person;
    let seats = (0..sitting.players().len()).rev().find(is_persons).map_or(0, |last| last + 1);
    let names: Vec<String> = sitting.players().iter().take(seats).map(name).collect();
    format!("{path} --player {}", names.join(","))
}

/// Game after game, until the person leaves.
fn full_screen(mut sitting: Sitting) -> anyhow::Result<Sitting> {
    let mut screen = screen::Screen::open()?;
    loop {
        let mut app = App::new(sitting);
        let leave = screen.run(&mut app)?;
        sitting = app.sitting;
        let Leave::New(level) = leave else { return Ok(sitting) };
        let mut setup = sitting.session().setup().clone();
        setup.options.level = level;
        setup.seed = Seed(setup.seed.0.wrapping_add(1));
        // Next to the game before, so that a series stays together.
        let folder = sitting.path().parent().unwrap_or(Path::new(".")).to_owned();
        let saved = saves::create_in(sitting.words(), &folder, &setup)?;
        sitting = Sitting::new(saved, sitting.players().to_vec(), Words::english());
    }
}
