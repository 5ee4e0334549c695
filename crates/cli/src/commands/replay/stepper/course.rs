//! The points of everybody over time in characters, and where the chapters of the game begin.

use kernel::{Seat, Session};
use words::{Voice, Words};

/// From few points to many.
const BARS: [char; 8] = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];
/// Columns for the bars, at most.
const WIDEST: usize = 100;

/// What a game came to, position by position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Course {
    /// Everybody's name and points.
    seats: Vec<(String, Vec<i32>)>,
    /// After how many decisions a chapter begins.
    chapters: Vec<usize>,
}

impl Course {
    /// Plays all positions of a game.
    pub fn of<G: Voice>(session: &Session<G>, words: &Words) -> Course {
        let game = session.game();
        let name = |seat| game.name_of(words, Seat(seat));
        let seats = (0..game.seats() as u8).map(|seat| (name(seat), Vec::new()));
        let mut course = Course { seats: seats.collect(), chapters: Vec::new() };
        let mut chapter = None;
        let mut look = |number: usize, game: &G| {
            for (seat, (_, points)) in (0..).map(Seat).zip(&mut course.seats) {
                points.push(game.score(seat));
            }
            let now = game.chapter(words);
            if number == 0 || now != chapter {
                course.chapters.push(number);
                chapter = now;
            }
        };
        for (number, before, _) in session.walk(0) {
            look(number, &before);
        }
        look(session.at(), game);
        course
    }

    /// After how many decisions each chapter begins.
    pub fn begins(&self) -> impl Iterator<Item = usize> + '_ {
        self.chapters.iter().copied()
    }

    /// A row of bars for each seat with its points at a position, and below them where that is.
    pub fn lines(&self, at: usize, width: usize) -> Vec<String> {
        let count = self.seats.first().map_or(0, |(_, points)| points.len());
        let widest = self.seats.iter().map(|(name, _)| name.chars().count()).max().unwrap_or(0);
        // The name, a blank, the bars, a blank, points with a sign.
        let columns = width.saturating_sub(widest + 7).min(WIDEST).min(count);
        if columns < 2 {
            return Vec::new();
        }
        let all = || self.seats.iter().flat_map(|(_, points)| points.iter().copied());
        let (least, most) = (all().min().unwrap_or(0), all().max().unwrap_or(0));
        let step = |column: usize| column * (count - 1) / (columns - 1);
        let bar = |points: i32| {
            let high = (points - least) as usize * (BARS.len() - 1) / (most - least).max(1) as usize;
            BARS[high.min(BARS.len() - 1)]
        };
        let here = at * (columns - 1) / (count - 1);
        let mut lines: Vec<String> = self
            .seats
            .iter()
            .map(|(name, points)| {
                let bars: String =
                    (0..columns).filter_map(|column| points.get(step(column)).copied()).map(bar).collect();
                format!("{name:<widest$} {bars} {}", points.get(at).copied().unwrap_or_default())
            })
            .collect();
        let mark = |column: usize| {
            let begins = |begins: &usize| begins * (columns - 1) / (count - 1) == column;
            match () {
                () if column == here => '▲',
                () if self.chapters.iter().any(begins) => '|',
                () => ' ',
            }
        };
        let marks: String = (0..columns).map(mark).collect();
        lines.push(format!("{:widest$} {}", "", marks.trim_end()));
        lines
    }
}
