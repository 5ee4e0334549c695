//! Keys in, screens out; lines in, lines out.

mod games;
mod lines;
mod messages;
mod screens;

use kernel::{Seed, Session, Setup};
use patchwork::Patchwork;
use players::PlayerName;
use table::{SaveError, SavedSession, journal};
use tempfile::TempDir;
use words::Words;

use super::{App, Sitting};
use crate::play::saves;
use crate::play::screen::ink::Inks;
use crate::play::screen::testing::{options, press, screen, terminal};

fn sit(folder: &TempDir, text: &str, seed: u64, players: &[Option<PlayerName>]) -> Sitting {
    let words = Words::english();
    let setup = Setup { options: options::<Patchwork>(text), seed: Seed(seed), packs: Vec::new() };
    let saved = saves::create_in(&words, folder.path(), &setup).unwrap();
    Sitting::new(saved, players.to_vec(), words)
}

/// Sits down at the screen.
fn sat(sitting: Sitting) -> App {
    let mut app = App::new(sitting);
    app.work();
    app
}

/// A new game on a screen; the folder lives as long as the test.
fn start(text: &str, seed: u64) -> (TempDir, App) {
    let folder = tempfile::tempdir().unwrap();
    let app = sat(sit(&folder, text, seed, &[]));
    (folder, app)
}

/// Continues a game. Another test may be starting a process just now: until that has become its own program it holds
/// a copy of every open file, and so the lock of ours.
fn resume(path: &std::path::Path) -> Sitting {
    for _ in 0..200 {
        match SavedSession::<Patchwork>::open(path) {
            Err(SaveError::Busy(_)) => std::thread::sleep(std::time::Duration::from_millis(10)),
            other => return Sitting::new(other.unwrap(), Vec::new(), Words::english()),
        }
    }
    panic!("{} stays locked", path.display());
}

/// What a save holds.
fn replay(path: &std::path::Path) -> Session<Patchwork> {
    journal::read(&std::fs::read_to_string(path).unwrap(), None).unwrap()
}

/// Follows hints to the end of the game.
fn finish(app: &mut App) {
    for _ in 0..200 {
        if app.sitting.game().is_over() {
            return;
        }
        press(app, "h enter");
    }
    panic!("the game does not end");
}
