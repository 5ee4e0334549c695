//! The terminal: set up, loop, put back.

use std::collections::VecDeque;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{
    self, DisableMouseCapture, EnableMouseCapture, Event, KeyCode, KeyEventKind, KeyModifiers, MouseEventKind,
};
use ratatui::crossterm::execute;
use ratatui::crossterm::terminal::{EnterAlternateScreen, enable_raw_mode};
use ratatui::layout::Rect;
use ratatui::text::Line;
use ratatui::widgets::{Clear, Widget as _};
use ratatui::{DefaultTerminal, Frame};

use super::ink::{self, Inks};
use super::watch::Watch;
use super::{App, INTERRUPTED, Leave, Screened, frame};
use crate::terminal::acts;

/// How long a request to end may wait while no key is pressed.
const PATIENCE: Duration = Duration::from_millis(200);
/// How long a step of what the bots did is shown before the next one.
const STEP: Duration = Duration::from_millis(1_600);
/// Somebody who thinks shorter than this needs no word about it.
const SHORT: Duration = Duration::from_millis(250);
/// How often it is said anew that somebody thinks.
const BEAT: Duration = Duration::from_millis(100);
const SPINNER: [char; 4] = ['|', '/', '-', '\\'];

/// The terminal in full-screen mode; it is put back when this is dropped, and by a hook if the program panics.
pub struct Screen {
    terminal: DefaultTerminal,
    watch: Watch,
    /// What was drawn last.
    last: Buffer,
    /// What was typed while somebody thought.
    typed: VecDeque<Event>,
}

/// The terminal as it was before.
#[allow(clippy::disallowed_methods, reason = "what is said to the terminal itself must reach it")]
pub fn put_back() {
    let _ = execute!(std::io::stdout(), DisableMouseCapture);
    ratatui::restore();
}

impl Screen {
    /// Takes the terminal. The panic hook comes first: a release build aborts, and then nothing is dropped.
    pub fn open() -> anyhow::Result<Screen> {
        let watch = Watch::begin()?;
        let terminal = ratatui::try_init()?;
        let before = std::panic::take_hook();
        std::panic::set_hook(Box::new(move |panic| {
            put_back();
            before(panic);
        }));
        let mut screen = Screen { terminal, watch, last: Buffer::default(), typed: VecDeque::new() };
        execute!(screen.terminal.backend_mut(), EnableMouseCapture)?;
        Ok(screen)
    }

    /// Draws and reads keys until the person leaves.
    pub fn run<G: Screened>(&mut self, app: &mut App<G>) -> anyhow::Result<Leave<G::Options>> {
        let inks = Inks::from_environment();
        loop {
            self.work(app)?;
            self.draw(|frame| frame::draw(frame, app, inks))?;
            let Some(heard) = self.listen(app)? else { continue };
            match heard {
                Event::Key(key) if key.kind == KeyEventKind::Release => {}
                Event::Key(key)
                    if key.code == KeyCode::Char('z') && key.modifiers.contains(KeyModifiers::CONTROL) =>
                {
                    self.suspend()?;
                }
                Event::Key(key) => app.key(key),
                Event::Mouse(mouse) => app.mouse(mouse),
                // A new size is drawn at once; the rest is not for us.
                _ => {}
            }
            if let Some(leave) = app.leave.take() {
                return Ok(leave);
            }
        }
    }

    fn draw(&mut self, draw: impl FnOnce(&mut Frame<'_>)) -> anyhow::Result<()> {
        let last = &mut self.last;
        self.terminal.draw(|frame| {
            draw(frame);
            clean(frame.buffer_mut());
            last.clone_from(frame.buffer_mut());
        })?;
        Ok(())
    }

    /// Waits for a key; `None` when something is to be drawn anew without one.
    fn listen<G: Screened>(&mut self, app: &mut App<G>) -> anyhow::Result<Option<Event>> {
        if let Some(event) = self.typed.pop_front() {
            return Ok(Some(event));
        }
        let begun = Instant::now();
        loop {
            if let Some(status) = self.watch.ended() {
                // As if the person left: every decision is saved, and the terminal is put back.
                app.leave = Some(Leave::Ended(status));
                return Ok(Some(Event::FocusLost));
            }
            if self.watch.resumed() {
                self.take_again()?;
                return Ok(None);
            }
            if event::poll(PATIENCE)? {
                match event::read()? {
                    // Wherever the mouse goes: only what it presses matters.
                    Event::Mouse(mouse) if matches!(mouse.kind, MouseEventKind::Moved) => {}
                    heard => return Ok(Some(heard)),
                }
            }
            if app.reel.is_some() && app.overlay.is_none() && begun.elapsed() >= STEP {
                app.reel_on();
                return Ok(None);
            }
        }
    }

    /// Does what was asked for beside the loop, so that it can be stopped and be seen to go on.
    fn work<G: Screened>(&mut self, app: &mut App<G>) -> anyhow::Result<()> {
        if app.job.is_none() {
            return Ok(());
        }
        let stop = app.sitting.stopper();
        let says = app.text("tui-thinking");
        let begun = Instant::now();
        let mut interrupted = false;
        let waited: anyhow::Result<()> = std::thread::scope(|scope| {
            let worker = scope.spawn(|| app.work());
            while !worker.is_finished() {
                if begun.elapsed() < SHORT {
                    std::thread::sleep(Duration::from_millis(1));
                    continue;
                }
                if let Some(text) = thinking(&says, begun.elapsed()) {
                    self.say(&text)?;
                }
                if !event::poll(BEAT)? {
                    if self.watch.ended().is_some() {
                        stop.store(true, Ordering::Relaxed);
                    }
                    continue;
                }
                match event::read()? {
                    Event::Key(key) if key.code == KeyCode::Esc => stop.store(true, Ordering::Relaxed),
                    Event::Key(key)
                        if key.code == KeyCode::Char('c')
                            && key.modifiers.contains(KeyModifiers::CONTROL) =>
                    {
                        interrupted = true;
                        stop.store(true, Ordering::Relaxed);
                    }
                    other => self.typed.push_back(other),
                }
            }
            Ok(())
        });
        if interrupted {
            app.leave = Some(Leave::Ended(INTERRUPTED));
            self.typed.push_front(Event::FocusLost);
        }
        waited
    }

    /// What was drawn last, with a word over its last line.
    fn say(&mut self, text: &str) -> anyhow::Result<()> {
        let last = self.last.clone();
        self.draw(|frame| {
            let area = frame.area();
            if last.area == area {
                frame.buffer_mut().clone_from(&last);
            }
            let line = Rect { y: area.bottom().saturating_sub(1), height: area.height.min(1), ..area };
            Clear.render(line, frame.buffer_mut());
            Line::styled(format!(" {text}"), ink::bold()).render(line, frame.buffer_mut());
        })?;
        self.last = last;
        Ok(())
    }

    /// Gives the terminal back and stops; goes on when the shell says so.
    fn suspend(&mut self) -> anyhow::Result<()> {
        put_back();
        #[cfg(unix)]
        signal_hook::low_level::emulate_default_handler(signal_hook::consts::SIGTSTP)?;
        self.take_again()
    }

    /// Takes the terminal again, whatever it was used for meanwhile.
    fn take_again(&mut self) -> anyhow::Result<()> {
        enable_raw_mode()?;
        execute!(self.terminal.backend_mut(), EnterAlternateScreen, EnableMouseCapture)?;
        // A new one knows nothing of what stood there and draws it all; clearing the old one would ask the terminal where its
        // cursor is, which not every terminal answers.
        self.terminal = ratatui::Terminal::new(ratatui::backend::CrosstermBackend::new(drawn()))?;
        Ok(())
    }
}

/// Where the screen is drawn.
#[allow(clippy::disallowed_methods, reason = "cells are drawn, and every one of them was looked at")]
fn drawn() -> std::io::Stdout {
    std::io::stdout()
}

/// The note that somebody thinks, and for how long already.
fn thinking(says: &str, since: Duration) -> Option<String> {
    let beat = since.as_millis() as usize / BEAT.as_millis() as usize;
    let sign = SPINNER.get(beat % SPINNER.len())?;
    Some(format!("{sign} {} s   {says}", since.as_secs()))
}

/// Whatever would do something on the terminal instead of being seen gets a sign of its own.
fn clean(cells: &mut Buffer) {
    for cell in &mut cells.content {
        if cell.symbol().contains(acts) {
            cell.set_symbol("\u{fffd}");
        }
    }
}

impl Drop for Screen {
    fn drop(&mut self) {
        put_back();
    }
}
