//! Keys in, screens out; lines in, lines out.

mod games;
mod lines;
mod messages;
mod screens;

use kernel::{Seed, Session, Setup};
use patchwork::{Patchwork, PatchworkOptions};
use players::PlayerName;
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::buffer::Cell;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use table::{SaveError, SavedSession, journal};
use tempfile::TempDir;
use words::Words;

use super::Sitting;
use super::app::App;
use super::view::{self, ink::Inks};
use crate::play::saves;

/// Options as on the command line.
fn options(text: &str) -> PatchworkOptions {
    let mut options = PatchworkOptions::default();
    for pair in text.split_whitespace() {
        let (key, value) = pair.split_once('=').unwrap();
        kernel::Options::set(&mut options, key, value).unwrap();
    }
    options
}

fn sit(folder: &TempDir, text: &str, seed: u64, players: &[Option<PlayerName>]) -> Sitting {
    let words = Words::english();
    let setup = Setup { options: options(text), seed: Seed(seed), packs: Vec::new() };
    let saved = saves::create_in(&words, folder.path(), &setup).unwrap();
    Sitting::new(saved, players.to_vec(), words)
}

/// A new game on a screen; the folder lives as long as the test.
fn start(text: &str, seed: u64) -> (TempDir, App) {
    let folder = tempfile::tempdir().unwrap();
    let app = App::new(sit(&folder, text, seed, &[]));
    (folder, app)
}

fn code(name: &str) -> KeyCode {
    match name {
        "enter" => KeyCode::Enter,
        "esc" => KeyCode::Esc,
        "tab" => KeyCode::Tab,
        "backtab" => KeyCode::BackTab,
        "up" => KeyCode::Up,
        "down" => KeyCode::Down,
        "left" => KeyCode::Left,
        "right" => KeyCode::Right,
        "home" => KeyCode::Home,
        "end" => KeyCode::End,
        "pageup" => KeyCode::PageUp,
        "pagedown" => KeyCode::PageDown,
        one => KeyCode::Char(one.chars().next().unwrap()),
    }
}

/// Presses keys: `1 right tab enter`.
fn press(app: &mut App, keys: &str) {
    for name in keys.split_whitespace() {
        app.key(KeyEvent::new(code(name), KeyModifiers::NONE));
    }
}

fn terminal(app: &App, width: u16, height: u16, inks: Inks) -> Terminal<TestBackend> {
    let mut terminal = Terminal::new(TestBackend::new(width, height)).unwrap();
    terminal.draw(|frame| view::draw(frame, app, inks)).unwrap();
    terminal
}

/// The screen as text.
fn screen(app: &App, width: u16, height: u16) -> String {
    let terminal = terminal(app, width, height, Inks::new(true));
    let buffer = terminal.backend().buffer();
    let rows = buffer.content.chunks(width as usize);
    let rows = rows.map(|row| row.iter().map(Cell::symbol).collect::<String>().trim_end().to_owned());
    let text = rows.collect::<Vec<_>>().join("\n");
    assert!(!text.contains("[tui-") && !text.contains("[pw-"), "a message is missing:\n{text}");
    text
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
