//! The app's state as a screen. Pure functions of the state: drawing changes nothing.
//!
//! - [`play`]: the game; [`panels`]: its parts
//! - [`result`]: the end
//! - [`why`], [`pages`]: what lies over them

pub mod ink;
mod pages;
mod panels;
mod play;
mod result;
mod why;

use ratatui::Frame;
use ratatui::layout::{Constraint, Rect};
use ratatui::text::Line;
use ratatui::widgets::{Block, Clear, Padding, Paragraph, Wrap};

use self::ink::Inks;
use super::app::{App, Mode, Overlay};

/// The smallest window that shows everything.
pub const SMALLEST: (u16, u16) = (80, 24);

/// Draws the whole screen.
pub fn draw(frame: &mut Frame<'_>, app: &App, inks: Inks) {
    let area = frame.area();
    if area.width < SMALLEST.0 || area.height < SMALLEST.1 {
        return too_small(frame, app);
    }
    if app.mode == Mode::Over && app.back.is_none() && app.log.is_none() {
        result::draw(frame, app, inks);
    } else {
        play::draw(frame, app, inks);
    }
    match app.overlay {
        Some(Overlay::Why { entry, row }) => why::draw(frame, app, inks, entry, row),
        Some(Overlay::Help) => pages::help(frame, app, inks),
        Some(Overlay::Cards) => pages::cards(frame, app, inks),
        Some(Overlay::Ring { from }) => pages::ring(frame, app, inks, from),
        Some(Overlay::NewGame) => pages::new_game(frame, app, inks),
        None => {}
    }
}

fn too_small(frame: &mut Frame<'_>, app: &App) {
    let area = frame.area();
    let words = app.sitting.words();
    let size = [("width", u32::from(area.width).into()), ("height", u32::from(area.height).into())];
    let text =
        vec![Line::from(words.say("tui-too-small", &size)), Line::from(words.text("tui-too-small-how"))];
    frame.render_widget(Paragraph::new(text).wrap(Wrap { trim: true }), area);
}

/// An empty page with a frame over the middle of the screen; what is inside it.
fn page(frame: &mut Frame<'_>, inks: Inks, title: &str, foot: &str, width: u16, height: u16) -> Rect {
    let whole = frame.area();
    let area = whole
        .centered(Constraint::Length(width.min(whole.width)), Constraint::Length(height.min(whole.height)));
    let block = Block::bordered()
        .title_top(Line::styled(format!(" {title} "), ink::bold()))
        .title_bottom(Line::styled(format!(" {foot} "), inks.faint()))
        .padding(Padding::horizontal(1));
    let inner = block.inner(area);
    frame.render_widget(Clear, area);
    frame.render_widget(block, area);
    inner
}

/// A text cut into lines of at most `width` characters, at blanks.
pub fn wrap(text: &str, width: usize) -> Vec<String> {
    let mut lines = vec![String::new()];
    for word in text.split_whitespace() {
        let last = lines.last_mut().map_or(0, |line| line.chars().count());
        if last > 0 && last + 1 + word.chars().count() > width {
            lines.push(word.to_owned());
        } else if let Some(line) = lines.last_mut() {
            if last > 0 {
                line.push(' ');
            }
            line.push_str(word);
        }
    }
    lines
}

/// A text with an ellipsis if it is longer than `width` characters.
pub fn cut(text: &str, width: usize) -> String {
    if text.chars().count() <= width {
        return text.to_owned();
    }
    text.chars().take(width.saturating_sub(1)).chain(['…']).collect()
}
