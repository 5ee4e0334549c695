//! Patchwork in the terminal: full screen, or one question a line.
//!
//! - [`app`], [`piece`]: what is selected; [`keys`], [`look`]: what each key does
//! - [`view`]: that as a screen; [`screen`]: the loop around it
//! - [`plain`]: one question a line
//! - [`tell`], [`explain`]: what both say

mod app;
mod explain;
mod keys;
mod look;
mod piece;
mod plain;
mod screen;
mod tell;
mod view;

#[cfg(test)]
mod tests;

use std::path::Path;

use kernel::Seed;
use patchwork::Patchwork;
use words::Words;

use self::app::{App, Leave};
use super::sitting::{self, Told};
use super::{PlayRequest, saves, sit_down, take_leave};
use crate::terminal;

/// A sitting of Patchwork.
type Sitting = sitting::Sitting<Patchwork>;

/// Why a step was not made.
type Refused = sitting::Refused<Patchwork>;

impl Told for Patchwork {
    fn picture(&self, words: &Words) -> Option<String> {
        Some(draw::patchwork::position(words, self))
    }
}

/// Plays Patchwork.
pub fn run(request: &PlayRequest<Patchwork>) -> anyhow::Result<()> {
    let mut sitting = sit_down(request)?;
    if request.plain {
        plain::run(&mut sitting, &mut std::io::stdin().lock(), &mut terminal::out())?;
    } else {
        sitting = full_screen(sitting)?;
    }
    take_leave(&sitting, request.svg.as_deref())
}

/// Game after game, until the person leaves.
fn full_screen(mut sitting: Sitting) -> anyhow::Result<Sitting> {
    let mut screen = screen::Screen::open()?;
    loop {
        let mut app = App::new(sitting);
        let leave = screen.run(&mut app)?;
        sitting = app.sitting;
        let Leave::New(level) = leave else { return Ok(sitting) };
        let mut setup = sitting.session().setup().clone();
        setup.options.level = level;
        setup.seed = Seed(setup.seed.0.wrapping_add(1));
        // Next to the game before, so that a series stays together.
        let folder = sitting.path().parent().unwrap_or(Path::new(".")).to_owned();
        let saved = saves::create_in(sitting.words(), &folder, &setup)?;
        sitting = Sitting::new(saved, sitting.players().to_vec(), Words::english());
    }
}
