//! The app's state as a screen. Pure functions of the state: drawing changes nothing.
//!
//! - [`play`]: the game; [`panels`]: its parts
//! - [`result`]: the end
//! - [`why`], [`pages`]: what lies over them

pub mod pages;
mod panels;
mod play;
mod result;
pub mod why;

use ratatui::Frame;

use super::App;
use super::app::Mode;
use crate::play::screen::ink::Inks;

/// Draws the game, or its result.
pub fn draw(frame: &mut Frame<'_>, app: &App, inks: Inks) {
    if app.desk.mode == Mode::Over && app.back.is_none() && app.log.is_none() {
        result::draw(frame, app, inks);
    } else {
        play::draw(frame, app, inks);
    }
}
