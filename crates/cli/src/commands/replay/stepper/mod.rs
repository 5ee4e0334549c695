//! A save on a screen of its own, decision by decision: for whoever has a terminal.
//!
//! - this file: the loop around it; `page`: where somebody is, and what is shown; `course`: the points over time

mod course;
mod page;
#[cfg(test)]
mod tests;

use std::path::PathBuf;
use std::time::{Duration, Instant};

use kernel::Session;
use ratatui::crossterm::event::{self, Event, KeyCode, KeyEventKind, KeyModifiers};
use ratatui::text::Line;
use ratatui::widgets::{Paragraph, Wrap};
use words::{Voice, Words};

use self::page::{Leave, Stepper};
use crate::play::saves;
use crate::play::screen::watch::Watch;
use crate::play::screen::{Ended, INTERRUPTED};
use crate::terminal::acts;

/// How long a request to end may wait while no key is pressed.
const PATIENCE: Duration = Duration::from_millis(200);
/// How long a position is shown while the film plays.
const PACE: Duration = Duration::from_secs(1);

/// A position as rows of characters.
pub type Rows<G> = fn(&G, &Words) -> String;

/// Steps through a save until the person leaves; where it goes on from a position, the new save that does.
pub fn run<G: Voice>(words: &Words, session: &Session<G>, rows: Rows<G>) -> anyhow::Result<Option<PathBuf>> {
    let mut stepper = Stepper::new(session, rows, words);
    let watch = Watch::begin()?;
    let mut terminal = ratatui::try_init()?;
    let result = keys(&mut terminal, &mut stepper, &watch);
    ratatui::restore();
    match result? {
        Leave::Ended(status) => Err(Ended(status).into()),
        Leave::Quit => Ok(None),
        Leave::Branch(count) => saves::branch(words, session, count).map(Some),
    }
}

fn keys<G: Voice>(
    terminal: &mut ratatui::DefaultTerminal,
    stepper: &mut Stepper<'_, G>,
    watch: &Watch,
) -> anyhow::Result<Leave> {
    let mut shown = Instant::now();
    loop {
        if let Some(leave) = stepper.leave.take() {
            return Ok(leave);
        }
        terminal.draw(|frame| {
            let width = usize::from(frame.area().width);
            let lines = stepper.lines(width);
            // At least the last row stays in sight.
            let rows: usize =
                lines.iter().map(|line| line.chars().count().div_ceil(width.max(1)).max(1)).sum();
            stepper.scrolled = stepper.scrolled.min(rows.saturating_sub(1) as u16);
            let lines: Vec<Line<'_>> = lines.into_iter().map(Line::from).collect();
            let page = Paragraph::new(lines).wrap(Wrap { trim: false }).scroll((stepper.scrolled, 0));
            frame.render_widget(page, frame.area());
            for cell in &mut frame.buffer_mut().content {
                if cell.symbol().contains(acts) {
                    cell.set_symbol("\u{fffd}");
                }
            }
        })?;
        while !event::poll(PATIENCE)? {
            if let Some(status) = watch.ended() {
                return Ok(Leave::Ended(status));
            }
            if stepper.plays && shown.elapsed() >= PACE {
                break;
            }
        }
        if stepper.plays && shown.elapsed() >= PACE {
            stepper.play_on();
            shown = Instant::now();
            continue;
        }
        match event::read()? {
            Event::Key(key)
                if key.code == KeyCode::Char('c') && key.modifiers.contains(KeyModifiers::CONTROL) =>
            {
                return Ok(Leave::Ended(INTERRUPTED));
            }
            Event::Key(key) if key.kind != KeyEventKind::Release => {
                stepper.key(key.code);
                shown = Instant::now();
            }
            _ => {}
        }
    }
}
