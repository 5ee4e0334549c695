//! Patchwork in the terminal: full screen, or one question a line.
//!
//! - [`app`], [`piece`]: what is selected; [`keys`]: what each key does
//! - [`view`]: that as a screen
//! - [`plain`]: one question a line
//! - [`tell`], [`explain`]: what both say

mod app;
mod explain;
mod keys;
mod piece;
mod plain;
mod tell;
mod view;

#[cfg(test)]
mod tests;

use patchwork::{Action, Level, Patchwork, PatchworkOptions};
use players::Hint;
use ratatui::Frame;
use ratatui::crossterm::event::KeyCode;
use words::Words;

use self::app::Desk;
use super::screen::ink::Inks;
use super::screen::pages::Sheet;
use super::screen::{self, Screened};
use super::sitting::{self, Told};

/// A sitting of Patchwork.
type Sitting = sitting::Sitting<Patchwork>;

/// Patchwork on the full screen.
type App = screen::App<Patchwork>;

impl Told for Patchwork {
    fn picture(&self, words: &Words) -> Option<String> {
        Some(draw::patchwork::position(words, self))
    }
}

impl Screened for Patchwork {
    type Desk = Desk;
    /// The log stands on the screen, and so does the Automa's card.
    const REEL: bool = false;
    const OWN_LOG: bool = true;
    const PANES: &'static [char] = &['c', 'g'];

    fn settle(sitting: &Sitting, old: Desk) -> Desk {
        Desk::settle(sitting, old)
    }

    fn key(app: &mut App, code: KeyCode) {
        app.key_patch(code);
    }

    fn draw(frame: &mut Frame<'_>, app: &App, inks: Inks) {
        view::draw(frame, app, inks);
    }

    fn point(app: &mut App, act: &[Action]) {
        if let Some(action) = act.first() {
            app.point(*action);
        }
    }

    fn advised(app: &mut App, hint: &Hint<Patchwork>) {
        app.advised(hint);
    }

    fn help(app: &App) -> Vec<String> {
        view::pages::help(app)
    }

    fn pane(app: &App, inks: Inks, key: char, width: usize) -> Result<Sheet, String> {
        match key {
            'c' if !app.shown().options().has_automa() => Err(app.text("tui-no-automa")),
            'c' => Ok(view::pages::cards(app, inks, width)),
            _ => Ok(view::pages::ring(app, inks)),
        }
    }

    fn why(frame: &mut Frame<'_>, app: &App, inks: Inks, entry: usize, row: usize) {
        view::why::draw(frame, app, inks, entry, row);
    }

    fn why_rules(sitting: &Sitting, entry: usize) -> Option<usize> {
        Some(sitting.explain(entry).map_or(1, |told| told.rules.len()))
    }

    fn new_game(app: &App) -> Vec<String> {
        view::pages::new_game(app)
    }

    fn again(app: &App, code: KeyCode) -> Option<PatchworkOptions> {
        let mut options = app.sitting.session().setup().options;
        match code {
            KeyCode::Char(digit @ '1'..='5') if options.has_automa() => {
                options.level = Level::ALL[digit as usize - '1' as usize];
            }
            KeyCode::Enter | KeyCode::Char('n') => {}
            _ => return None,
        }
        Some(options)
    }
}
