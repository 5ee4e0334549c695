//! Judgement that was learned: a small network that looks at the features of a position and foretells how the game ends.
//!
//! Three layers: features that are there or not (or are counted), [`WIDE`] sums of them, [`NARROW`] sums of those, and
//! three answers. Everything is added up in one fixed order and nothing but additions, multiplications and one division is
//! used, so that every machine comes to the same numbers. The weights are files (`weights/<game>.net`), made by
//! `crates/training`.

mod file;
mod learned;

pub use file::NetError;
pub use learned::{Foretold, Learned, Seen, best_first, try_out};
pub(crate) use learned::{choose_by_net, judge_by_net, read_built_in, shortlist_by_net};

/// Sums in the first layer.
pub const WIDE: usize = 64;
/// Sums in the second.
pub const NARROW: usize = 32;
/// Answers: the seat's points, those of its best rival, and who wins.
pub const ANSWERS: usize = 3;

/// The weights of a network.
#[derive(Clone, PartialEq, Debug)]
pub struct Net {
    /// For each feature what it adds to the sums of the first layer.
    pub wide: Vec<[f32; WIDE]>,
    /// What those sums begin with.
    pub wide_start: [f32; WIDE],
    /// For each sum of the first layer what it adds to those of the second.
    pub narrow: [[f32; NARROW]; WIDE],
    /// What those begin with.
    pub narrow_start: [f32; NARROW],
    /// For each sum of the second layer what it adds to the answers.
    pub answer: [[f32; ANSWERS]; NARROW],
    /// What the answers begin with.
    pub answer_start: [f32; ANSWERS],
}

/// What comes of a position for a seat.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Outlook {
    /// The points that the seat will have, as the game measures them for its network.
    pub own: f32,
    /// Those of its best rival.
    pub rival: f32,
    /// How probably it wins, from 0 to 1.
    pub win: f32,
}

/// The first layer of one position, still open for features.
#[derive(Clone, Debug)]
pub struct Look<'n> {
    net: &'n Net,
    sums: [f32; WIDE],
}

impl Net {
    /// A network of so many features that answers nothing yet.
    pub fn empty(features: usize) -> Net {
        Net {
            wide: vec![[0.0; WIDE]; features],
            wide_start: [0.0; WIDE],
            narrow: [[0.0; NARROW]; WIDE],
            narrow_start: [0.0; NARROW],
            answer: [[0.0; ANSWERS]; NARROW],
            answer_start: [0.0; ANSWERS],
        }
    }

    /// Begins to look at a position.
    #[inline]
    pub fn look(&self) -> Look<'_> {
        Look { net: self, sums: self.wide_start }
    }

    /// The sums of the second layer, from those of the first after what is below nought was cut off.
    #[inline]
    pub fn narrow(&self, wide: &[f32; WIDE]) -> [f32; NARROW] {
        let mut sums = self.narrow_start;
        for (from, weights) in wide.iter().zip(&self.narrow) {
            for (sum, weight) in sums.iter_mut().zip(weights) {
                *sum += from * weight;
            }
        }
        sums
    }

    /// The answers, from the sums of the second layer after what is below nought was cut off.
    #[inline]
    pub fn answer(&self, narrow: &[f32; NARROW]) -> [f32; ANSWERS] {
        let mut answers = self.answer_start;
        for (from, weights) in narrow.iter().zip(&self.answer) {
            for (answer, weight) in answers.iter_mut().zip(weights) {
                *answer += from * weight;
            }
        }
        answers
    }
}

impl Look<'_> {
    /// Adds a feature that the position has, so many times. One that the network does not know says nothing.
    #[inline]
    pub fn add(&mut self, feature: usize, times: f32) {
        if let Some(weights) = self.net.wide.get(feature) {
            for (sum, weight) in self.sums.iter_mut().zip(weights) {
                *sum += times * weight;
            }
        }
    }

    /// What the network says.
    #[inline]
    pub fn outlook(self) -> Outlook {
        let narrow = self.net.narrow(&cut(self.sums));
        let [own, rival, win] = self.net.answer(&cut(narrow));
        Outlook { own, rival, win: chance(win) }
    }
}

/// Cuts off what is below nought.
#[inline]
#[must_use]
pub fn cut<const N: usize>(sums: [f32; N]) -> [f32; N] {
    sums.map(|sum| if sum > 0.0 { sum } else { 0.0 })
}

/// A number as a chance from 0 to 1: nought is one half. By division alone, so that every machine agrees.
#[inline]
pub fn chance(answer: f32) -> f32 {
    0.5 + 0.5 * answer / (1.0 + answer.abs())
}
