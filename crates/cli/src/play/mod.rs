//! A whole game in the terminal: full screen, or one question a line.
//!
//! - [`sitting`]: a saved game and who decides for whom
//! - [`lines`]: one question a line with or without colours; [`spoken`]: what a game brings for that
//! - [`saves`]: where games are kept; [`advice`], [`reasons`]: what all say
//! - a folder for each game that has a screen or lines of its own

mod advice;
mod interrupt;
pub mod lines;
pub mod patchwork;
pub mod reasons;
pub mod saves;
pub mod sitting;
pub mod spoken;
mod takeover;
pub mod tapestry;
pub mod terra_mystica;

use std::io::{IsTerminal as _, Write};
use std::path::{Path, PathBuf};

use anyhow::{Context as _, bail};
use kernel::{Game, Pack, Role, Seat, Seed, Setup};
use players::PlayerName;
use table::SavedSession;
use words::Words;

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

/// Whether there is a terminal to draw on and to read keys from.
#[allow(clippy::disallowed_methods, reason = "it is only looked at")]
fn has_terminal() -> bool {
    std::io::stdin().is_terminal() && std::io::stdout().is_terminal()
}

/// Opens the save or begins a new one.
fn sit_down<G: Told>(request: &PlayRequest<G>) -> anyhow::Result<Sitting<G>> {
    let words = Words::english();
    if !request.plain && !has_terminal() {
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

/// How to go on, and the picture that was asked for.
fn take_leave<G: Told>(sitting: &Sitting<G>, svg: Option<&Path>) -> anyhow::Result<()> {
    let mut out = terminal::out();
    let path = load_arguments(sitting);
    let id = if sitting.game().to_move().is_none() { "tui-finished" } else { "tui-resume" };
    writeln!(out, "{}", sitting.words().say(id, &[("game", G::NAME.into()), ("path", path.into())]))?;
    if let Some(file) = svg {
        write_picture(sitting.words(), sitting.game(), file)?;
        let path = file.display().to_string();
        writeln!(out, "{}", sitting.words().say("tui-svg", &[("path", path.into())]))?;
    }
    Ok(())
}

/// Writes the position as a picture; refused where the game has none.
pub fn write_picture<G: Told>(words: &Words, game: &G, file: &Path) -> anyhow::Result<()> {
    let picture = game.picture(words);
    let picture = picture.with_context(|| words.say("tui-no-svg", &[("game", G::NAME.into())]))?;
    crate::commands::write_text(file, &picture)
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
