//! What is known of a cell: exact sums, so that the order of the games does not matter.

use crate::experiment::{Cell, Row};
use crate::interval::{Interval, Moments, bootstrap, mean_of, wilson};
use crate::tally::Tally;

/// What the games of a cell gave.
#[derive(Clone, PartialEq, Debug)]
pub struct CellStats {
    /// Games played.
    pub games: u64,
    /// The points of each seat.
    pub scores: Vec<Tally>,
    /// How often each seat won, alone or with others.
    pub wins: Vec<u64>,
    /// The first seat's points less those of the best other.
    pub margin: Tally,
    /// Each column's mean and spread.
    pub columns: Vec<Moments>,
}

impl CellStats {
    /// Statistics of a cell before its first game.
    pub fn new(cell: &Cell) -> CellStats {
        CellStats {
            games: 0,
            scores: vec![Tally::default(); cell.seats()],
            wins: vec![0; cell.seats()],
            margin: Tally::default(),
            columns: vec![Moments::default(); cell.columns.len()],
        }
    }

    /// Counts one game.
    #[inline]
    pub fn add(&mut self, row: &Row) {
        let seats = self.scores.len();
        self.games += 1;
        for (tally, score) in self.scores.iter_mut().zip(&row.values) {
            tally.add(*score);
        }
        for (wins, won) in self.wins.iter_mut().zip(&row.values[seats..]) {
            *wins += *won as u64;
        }
        self.margin.add(margin(row, seats));
        for (moments, value) in self.columns.iter_mut().zip(&row.values) {
            moments.add(*value);
        }
    }

    /// Adds what further games of the same cell gave.
    pub fn merge(&mut self, other: &CellStats) {
        self.games += other.games;
        self.scores.iter_mut().zip(&other.scores).for_each(|(mine, theirs)| mine.merge(theirs));
        self.wins.iter_mut().zip(&other.wins).for_each(|(mine, theirs)| *mine += theirs);
        self.margin.merge(&other.margin);
        self.columns.iter_mut().zip(&other.columns).for_each(|(mine, theirs)| mine.merge(theirs));
    }

    /// The first seat's share of wins.
    pub fn win_rate(&self) -> f64 {
        if self.games == 0 { 0.0 } else { self.wins[0] as f64 / self.games as f64 }
    }

    /// How sure that is.
    pub fn win_interval(&self) -> Interval {
        wilson(self.wins[0], self.games)
    }

    /// How sure the mean score of a seat is.
    pub fn score_interval(&self, seat: usize) -> Interval {
        bootstrap(&self.scores[seat], mean_of)
    }
}

/// The first seat's points less those of the best other; its own points where it plays alone.
pub fn margin(row: &Row, seats: usize) -> i32 {
    row.values[0] - row.values[1..seats].iter().max().copied().unwrap_or(0)
}
