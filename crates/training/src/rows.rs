//! What is learned from: positions of played games, with how the games went on.

use players::net::{ANSWERS, Foretold, Learned};

use kernel::Seat;

/// Positions with their answers, in one block of memory.
#[derive(Default)]
pub struct Rows {
    features: Vec<(u16, f32)>,
    /// Where the features of each row end, and what it should answer.
    rows: Vec<(usize, [f32; ANSWERS])>,
}

impl Rows {
    /// Adds a position; what it should answer is said later.
    pub fn add<G: Learned>(&mut self, game: &G, seat: Seat) -> usize {
        game.features(seat, &mut |feature, times| self.features.push((feature as u16, times)));
        self.rows.push((self.features.len(), [0.0; ANSWERS]));
        self.rows.len() - 1
    }

    /// Says what a row should answer.
    pub fn answer<G: Learned>(&mut self, row: usize, base: [f32; 2], ended: Foretold) {
        let [own, rival] = base;
        self.rows[row].1 = [(ended.points - own) / G::UNIT, (ended.rival - rival) / G::UNIT, ended.win];
    }

    /// Puts the rows of another behind these.
    pub fn append(&mut self, other: &Rows) {
        let from = self.features.len();
        self.features.extend_from_slice(&other.features);
        self.rows.extend(other.rows.iter().map(|(end, answers)| (from + end, *answers)));
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        self.rows.len()
    }

    /// The features and answers of a row.
    pub fn get(&self, row: usize) -> (&[(u16, f32)], &[f32; ANSWERS]) {
        let from = if row == 0 { 0 } else { self.rows[row - 1].0 };
        let (end, answers) = &self.rows[row];
        (&self.features[from..*end], answers)
    }
}
