//! What the bots did since a person decided, step by step, with the words of the pages.

use kernel::{Hexes, Seat};
use ratatui::text::Line;
use words::scene::Beat;

use super::frame::{cut, wrap};
use super::ink::{self, Inks};
use super::{App, Screened};
use crate::play::sitting::Sitting;

/// Steps that are shown; what happened before them is in the log.
const MOST: usize = 24;

/// One step of a scene.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shot {
    /// The decision that it belongs to.
    pub entry: usize,
    /// The seat whose turn it was.
    pub seat: Seat,
    /// What happened.
    pub beat: Beat,
}

impl Shot {
    /// The hexes where it happened.
    pub fn places(&self) -> Hexes {
        self.beat.places.iter().copied().collect()
    }

    /// All of it in a sentence or two.
    pub fn text(&self) -> String {
        match &self.beat.more {
            // What is no sentence is set apart.
            Some(more) if self.beat.says.ends_with('.') => format!("{} {more}", self.beat.says),
            Some(more) => format!("{} · {more}", self.beat.says),
            None => self.beat.says.clone(),
        }
    }
}

/// The steps of everything from this decision on.
pub fn shots<G: Screened>(sitting: &Sitting<G>, from: usize) -> Vec<Shot> {
    let mut shots = Vec::new();
    for (entry, before, done) in sitting.session().walk(from) {
        let beats = before.beats(sitting.words(), done.seat, &done.events);
        shots.extend(beats.into_iter().map(|beat| Shot { entry, seat: done.seat, beat }));
    }
    shots.drain(..shots.len().saturating_sub(MOST));
    shots
}

/// The steps as a list, the one that is shown now marked and whole.
pub fn lines<G: Screened>(app: &App<G>, inks: Inks, width: usize, height: usize) -> Vec<Line<'static>> {
    let Some(now) = app.reel else { return Vec::new() };
    let room = width.saturating_sub(2);
    // Where there is room, all of them are whole.
    let all: usize = app.scene.iter().map(|shot| wrap(&shot.text(), room).len()).sum();
    let mut lines = Vec::new();
    let mut end = 0;
    for (number, shot) in app.scene.iter().enumerate() {
        let text = shot.text();
        let (sign, style, rows) = if number == now {
            ("▸ ", ink::bold(), wrap(&text, room))
        } else {
            let rows = if all <= height { wrap(&text, room) } else { vec![cut(&text, room)] };
            ("  ", inks.faint(), rows)
        };
        for (row, part) in rows.into_iter().enumerate() {
            let sign = if row == 0 { sign } else { "  " };
            lines.push(Line::styled(format!("{sign}{part}"), style));
        }
        if number == now {
            end = lines.len();
        }
    }
    lines.drain(..end.saturating_sub(height));
    lines.truncate(height);
    lines
}

impl<G: Screened> App<G> {
    /// The next step, or the end of the scene.
    pub fn reel_on(&mut self) {
        self.reel = self.reel.map(|step| step + 1).filter(|step| *step < self.scene.len());
    }

    /// The step before.
    pub fn reel_back(&mut self) {
        self.reel = self.reel.map(|step| step.saturating_sub(1));
    }

    /// The step that is shown now.
    pub fn shot(&self) -> Option<&Shot> {
        self.scene.get(self.reel?)
    }

    /// Where the bots last did something: of the step that is shown, or of all of them.
    pub fn last_places(&self) -> Hexes {
        if self.back.is_some() {
            return Hexes::EMPTY;
        }
        match self.shot() {
            Some(shot) => shot.places(),
            None => self.scene.iter().flat_map(|shot| shot.beat.places.iter().copied()).collect(),
        }
    }
}
