//! Keys in, screens out: what the tests of all screens use.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

use kernel::{Dice, Options as _, Seed, Setup};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::buffer::Cell;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind};
use ratatui::layout::Position;
use tempfile::TempDir;
use words::Words;

use super::ink::Inks;
use super::{App, Overlay, Screened, frame};
use crate::play::saves;
use crate::play::sitting::Sitting;

/// Options as on the command line.
pub fn options<G: Screened>(text: &str) -> G::Options {
    let mut options = G::Options::default();
    for pair in text.split_whitespace() {
        let (key, value) = pair.split_once('=').unwrap();
        options.set(key, value).unwrap();
    }
    options
}

/// A new game on a screen; the folder lives as long as the test.
pub fn start<G: Screened>(text: &str, seed: u64, language: &str) -> (TempDir, App<G>) {
    let folder = tempfile::tempdir().unwrap();
    let words = Words::of(language).unwrap();
    let setup = Setup { options: options::<G>(text), seed: Seed(seed), packs: Vec::new() };
    let saved = saves::create_in(&words, folder.path(), &setup).unwrap();
    let mut app = App::new(Sitting::new(saved, Vec::new(), words));
    app.work();
    (folder, app)
}

/// A lesson by the large key alone. At a step other keys are pressed: that is answered kindly, and nothing changes.
pub fn lesson<G: Screened>(language: &str, (step, other): (usize, &str)) {
    let folder = tempfile::tempdir().unwrap();
    let words = Words::of(language).unwrap();
    let saved = saves::create_in(&words, folder.path(), &G::LESSON.unwrap().setup::<G>().unwrap()).unwrap();
    let mut sitting = Sitting::new(saved, Vec::new(), words);
    sitting.teach();
    let mut app = App::new(sitting);
    app.work();
    let (mut pressed, mut tried) = (0, false);
    while let Some(asked) = app.sitting.asked() {
        let shown = screen(&app, 80, 24);
        if app.overlay == Some(Overlay::Lesson { other: false }) {
            let first: Vec<&str> = asked.says.split_whitespace().take(4).collect();
            assert!(shown.contains(&first.join(" ")), "{shown}");
        }
        if asked.step == step && !tried && app.overlay.is_none() && app.is_now() {
            let at = app.sitting.session().at();
            press(&mut app, other);
            assert_eq!(app.overlay, Some(Overlay::Lesson { other: true }), "{}", screen(&app, 80, 24));
            assert_eq!(app.sitting.session().at(), at);
            tried = true;
        }
        press(&mut app, "enter");
        pressed += 1;
        assert!(pressed < 150, "the lesson does not end:\n{}", screen(&app, 80, 24));
    }
    assert!(tried && app.leave.is_none());
    // It let go at its end, and not because somebody went another way.
    let progress = G::LESSON.unwrap().progress(app.sitting.session()).unwrap();
    assert_eq!(progress.step, progress.of);
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
        "backspace" => KeyCode::Backspace,
        one => KeyCode::Char(one.chars().next().unwrap()),
    }
}

/// Presses keys: `1 right tab enter`.
pub fn press<G: Screened>(app: &mut App<G>, keys: &str) {
    for name in keys.split_whitespace() {
        app.key(KeyEvent::new(code(name), KeyModifiers::NONE));
        app.work();
    }
}

/// The screen with its colours.
pub fn terminal<G: Screened>(app: &App<G>, width: u16, height: u16, inks: Inks) -> Terminal<TestBackend> {
    let mut terminal = Terminal::new(TestBackend::new(width, height)).unwrap();
    terminal.draw(|frame| frame::draw(frame, app, inks)).unwrap();
    terminal
}

/// The screen as text.
pub fn screen<G: Screened>(app: &App<G>, width: u16, height: u16) -> String {
    let terminal = terminal(app, width, height, Inks::new(true));
    let buffer = terminal.backend().buffer();
    let rows = buffer.content.chunks(width as usize);
    let rows = rows.map(|row| row.iter().map(Cell::symbol).collect::<String>().trim_end().to_owned());
    let text = rows.collect::<Vec<_>>().join("\n");
    // A message that does not exist shows its own name: `[some-name]`.
    let names =
        text.split('[').skip(1).map(|part| part.trim_start_matches(|sign: char| sign.is_ascii_lowercase()));
    let missing =
        text.split('[').skip(1).zip(names).any(|(part, rest)| part != rest && rest.starts_with('-'));
    assert!(!missing, "a message is missing:\n{text}");
    text
}

/// A text with one blank between its words, however its lines are broken.
pub fn words_of(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Presses keys by chance, in windows of several sizes, and leaves and comes back now and then: nothing panics, and the
/// save always holds what is shown.
pub fn any_keys<G: Screened>(text: &str, seed: u64, keys: &[&str], count: usize) {
    let (_folder, mut app) = start::<G>(text, seed, if seed.is_multiple_of(2) { "en" } else { "de" });
    let mut dice = Dice::new(seed);
    for pressed in 0..count {
        press(&mut app, dice.pick(keys).unwrap());
        if pressed % 7 == 0 {
            let (width, height) = [(80, 24), (120, 40), (97, 31), (60, 20)][dice.below(4) as usize];
            let at = Position { x: dice.below(120) as u16, y: dice.below(40) as u16 };
            app.mouse(MouseEvent {
                kind: MouseEventKind::Down(MouseButton::Left),
                column: at.x,
                row: at.y,
                modifiers: KeyModifiers::NONE,
            });
            app.work();
            screen(&app, width, height);
        }
        if pressed % 50 == 0 || app.leave.is_some() {
            let saved = std::fs::read_to_string(app.sitting.path()).unwrap();
            let saved: kernel::Session<G> = table::journal::read(&saved, None).unwrap();
            assert!(saved.game() == app.sitting.game(), "the save differs after {pressed} keys");
        }
        if app.leave.take().is_some() {
            app.size.set(super::SMALLEST);
        }
    }
}
