//! The full screen: set up, loop, put back.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use ratatui::DefaultTerminal;
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{self, Event, KeyEventKind};

use super::app::{App, Leave};
use super::view::{self, ink::Inks};
use crate::terminal::acts;

/// The terminal in full-screen mode; it is put back when this is dropped, and by a hook if the program panics.
pub struct Screen {
    terminal: DefaultTerminal,
    /// Somebody asked the program to end.
    ended: Arc<AtomicBool>,
}

/// How long a request to end may wait while no key is pressed.
const PATIENCE: Duration = Duration::from_millis(200);

impl Screen {
    /// Takes the terminal. The panic hook comes first: a release build aborts, and then nothing is dropped.
    pub fn open() -> anyhow::Result<Screen> {
        let ended = Arc::new(AtomicBool::new(false));
        watch(Arc::clone(&ended))?;
        Ok(Screen { terminal: ratatui::try_init()?, ended })
    }

    /// Draws and reads keys until the person leaves.
    pub fn run(&mut self, app: &mut App) -> anyhow::Result<Leave> {
        let inks = Inks::from_environment();
        loop {
            self.terminal.draw(|frame| {
                view::draw(frame, app, inks);
                clean(frame.buffer_mut());
            })?;
            while !event::poll(PATIENCE)? {
                // As if the person left: every decision is saved, and the terminal is put back.
                if self.ended.load(Ordering::Relaxed) {
                    return Ok(Leave::Quit);
                }
            }
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

/// Whatever would do something on the terminal instead of being seen gets a sign of its own.
fn clean(cells: &mut Buffer) {
    for cell in &mut cells.content {
        if cell.symbol().contains(acts) {
            cell.set_symbol("\u{fffd}");
        }
    }
}

/// Notes a request to end, which would else leave the terminal as it is now.
#[cfg(unix)]
fn watch(ended: Arc<AtomicBool>) -> anyhow::Result<()> {
    use tokio::signal::unix::{SignalKind, signal};
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let (mut end, mut gone) = {
        let _inside = runtime.enter();
        (signal(SignalKind::terminate())?, signal(SignalKind::hangup())?)
    };
    std::thread::Builder::new().name("automa-signals".to_owned()).spawn(move || {
        runtime.block_on(async {
            tokio::select! { _ = end.recv() => {}, _ = gone.recv() => {} }
        });
        ended.store(true, Ordering::Relaxed);
    })?;
    Ok(())
}

#[cfg(not(unix))]
fn watch(_: Arc<AtomicBool>) -> anyhow::Result<()> {
    Ok(())
}

impl Drop for Screen {
    fn drop(&mut self) {
        ratatui::restore();
    }
}
