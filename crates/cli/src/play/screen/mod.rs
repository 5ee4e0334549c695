//! The full screen that every game with a drawing has: one frame, one set of keys, one loop.
//!
//! - [`app`]: what is shown and what was asked for, without a terminal; [`keys`], [`look`]: what the keys do that all games share
//! - [`reel`]: what the bots did, step by step; [`deeds`]: a list of whole acts to choose from; [`spots`]: moving about on a board; [`board`]: what stands around it
//! - [`frame`], [`pages`], [`ink`]: that as a screen
//! - [`terminal`]: the loop around it; [`watch`]: requests to end, and a terminal that is gone

pub mod app;
pub mod board;
pub mod deeds;
pub mod frame;
pub mod ink;
mod keys;
mod look;
pub mod pages;
pub mod reel;
pub mod spots;
mod terminal;
pub mod watch;

#[cfg(test)]
pub mod testing;

use std::fmt::Debug;
use std::path::Path;

use kernel::{Game, Seed};
use players::Hint;
use ratatui::Frame;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::Position;
use words::Words;

pub use self::app::{App, Job, Leave, Overlay, Tone};
use self::ink::Inks;
use self::pages::Sheet;
use super::sitting::{Sitting, Told};
use super::{PlayRequest, open_table, saves, take_leave};

/// The smallest window that shows everything.
pub const SMALLEST: (u16, u16) = (80, 24);

/// A game with a screen of its own. What all games share (log, why, hint, undo, looking back, rules, help, leaving) is
/// written once around it.
pub trait Screened: Told {
    /// What is selected, and what is in hand.
    type Desk: Debug + Default + Send;
    /// Whether what the bots did is shown step by step.
    const REEL: bool = true;
    /// Whether the game's own screen has the log on it.
    const OWN_LOG: bool = false;
    /// The keys of what can be laid over the screen.
    const PANES: &'static [char] = &[];

    /// What the person does next follows from what the game waits for; `old` is what was selected before.
    fn settle(sitting: &Sitting<Self>, old: Self::Desk) -> Self::Desk;

    /// A key that is not everybody's.
    fn key(app: &mut App<Self>, code: KeyCode);

    /// A click somewhere.
    fn click(app: &mut App<Self>, at: Position) {
        let _ = (app, at);
    }

    /// The game on the screen; also when it is over.
    fn draw(frame: &mut Frame<'_>, app: &App<Self>, inks: Inks);

    /// Selects a whole act, wherever it stands.
    fn point(app: &mut App<Self>, act: &[Self::Action]);

    /// Selects what is advised, and says so.
    fn advised(app: &mut App<Self>, hint: &Hint<Self>);

    /// The goal, the marks and the keys, line by line.
    fn help(app: &App<Self>) -> Vec<String>;

    /// What a key of [`PANES`](Self::PANES) shows in lines of this width; `None` with a message that says why not.
    fn pane(app: &App<Self>, inks: Inks, key: char, width: usize) -> Result<Sheet, String>;

    /// The reasons of a decision.
    fn why(frame: &mut Frame<'_>, app: &App<Self>, inks: Inks, entry: usize, row: usize) {
        pages::why(frame, app, inks, entry, row);
    }

    /// How many rules a page of reasons can open; `None` where it is a text to be read through.
    fn why_rules(sitting: &Sitting<Self>, entry: usize) -> Option<usize> {
        let _ = (sitting, entry);
        None
    }

    /// What is said of the next game, and below it what the keys do.
    fn new_game(app: &App<Self>) -> Vec<String> {
        vec![app.text("tui-new-same")]
    }

    /// The settings of the next game that a key asks for.
    fn again(app: &App<Self>, code: KeyCode) -> Option<Self::Options> {
        matches!(code, KeyCode::Enter | KeyCode::Char('n'))
            .then(|| app.sitting.session().setup().options.clone())
    }
}

/// The program was asked to end: its exit status is this one, and nothing more is said.
#[derive(Clone, Copy, Debug, thiserror::Error)]
#[error("asked to end")]
pub struct Ended(pub u8);

/// The exit status of a program that was interrupted with Ctrl-C.
pub const INTERRUPTED: u8 = 130;

/// Plays on the full screen, game after game, until the person leaves.
pub fn run<G: Screened>(request: &PlayRequest<G>) -> anyhow::Result<()> {
    let mut sitting = open_table(request)?;
    let mut screen = terminal::Screen::open()?;
    let leave = loop {
        let mut app = App::new(sitting);
        let leave = screen.run(&mut app)?;
        sitting = app.sitting;
        let Leave::New(options) = leave else { break leave };
        sitting = next_game(&sitting, options, &request.language)?;
    };
    drop(screen);
    let said = take_leave(&sitting, request.svg.as_deref());
    match leave {
        // Nobody may be left to read it.
        Leave::Ended(status) => Err(Ended(status).into()),
        _ => said,
    }
}

/// The game after this one: next to it, so that a series stays together.
fn next_game<G: Screened>(
    sitting: &Sitting<G>,
    options: <G as Game>::Options,
    language: &str,
) -> anyhow::Result<Sitting<G>> {
    let mut setup = sitting.session().setup().clone();
    setup.options = options;
    setup.seed = Seed(setup.seed.0.wrapping_add(1));
    let folder = sitting.path().parent().unwrap_or(Path::new(".")).to_owned();
    let saved = saves::create_in(sitting.words(), &folder, &setup)?;
    let words = Words::of(language).unwrap_or_else(Words::english);
    Ok(Sitting::new(saved, sitting.players().to_vec(), words))
}
