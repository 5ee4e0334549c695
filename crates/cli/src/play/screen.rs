//! The full screen: set up, loop, put back.

use std::io::{IsTerminal, stdin, stdout};

use ratatui::DefaultTerminal;
use ratatui::crossterm::event::{self, Event, KeyEventKind};

use super::app::{App, Leave};
use super::view::{self, ink::Inks};

/// Whether there is a terminal to draw on and to read keys from.
pub fn is_possible() -> bool {
    stdin().is_terminal() && stdout().is_terminal()
}

/// The terminal in full-screen mode; it is put back when this is dropped, and by a hook if the program panics.
pub struct Screen(DefaultTerminal);

impl Screen {
    /// Takes the terminal. The panic hook comes first: a release build aborts, and then nothing is dropped.
    pub fn open() -> anyhow::Result<Screen> {
        Ok(Screen(ratatui::try_init()?))
    }

    /// Draws and reads keys until the person leaves.
    pub fn run(&mut self, app: &mut App) -> anyhow::Result<Leave> {
        let inks = Inks::from_environment();
        loop {
            self.0.draw(|frame| view::draw(frame, app, inks))?;
            match event::read()? {
                Event::Key(key) if key.kind != KeyEventKind::Release => app.key(key),
                // A new size is drawn at once; the rest is not for us.
                _ => {}
            }
            if let Some(leave) = app.leave {
                return Ok(leave);
            }
        }
    }
}

impl Drop for Screen {
    fn drop(&mut self) {
        ratatui::restore();
    }
}
