//! Judgement that was learned: a small network that looks at the features of a position and foretells how the game ends.
//!
//! Three layers: features that are there or not (or are counted), [`WIDE`] sums of them, [`NARROW`] sums of those, and
//! three answers. Everything is added up in one fixed order and nothing but additions, multiplications and one division is
//! used, so that every machine comes to the same numbers. The weights are files (`weights/<game>.net`), made by
//! `crates/training`.

mod file;
pub(crate) mod learned;

pub use file::NetError;
pub use learned::{Foretold, Learned, Seen, best_first, try_out};
pub(crate) use learned::{judged_by_net, read_built_in};

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

/// The first layer of one position, still open for features.
///
/// Features are noted first and added up some at a time, so many sums at once as there is room for in registers: that takes
/// half as long as to go through all sums for each feature. What is added to a sum, and in which order, is the same.
#[derive(Clone, Debug)]
pub struct Look<'n> {
    net: &'n Net,
    sums: [f32; WIDE],
    /// Features that are not added yet, with how many times they are there.
    noted: [(usize, f32); NOTED],
    count: usize,
}

/// Features that are noted before they are added up.
const NOTED: usize = 64;
/// Sums that are held in registers meanwhile, and how many make one register.
const HELD: usize = 32;
const LANES: usize = 4;

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
        Look { net: self, sums: self.wide_start, noted: [(0, 0.0); NOTED], count: 0 }
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
        if self.count == NOTED {
            self.add_noted();
        }
        self.noted[self.count] = (feature, times);
        self.count += 1;
    }

    /// Adds up what was noted.
    #[inline(never)]
    fn add_noted(&mut self) {
        let (sums, _) = self.sums.as_chunks_mut::<LANES>();
        for (part, sums) in sums.chunks_exact_mut(HELD / LANES).enumerate() {
            let mut held = [[0.0; LANES]; HELD / LANES];
            held.copy_from_slice(sums);
            for &(feature, times) in &self.noted[..self.count] {
                let Some(weights) = self.net.wide.get(feature) else { continue };
                let (weights, _) = weights[part * HELD..][..HELD].as_chunks::<LANES>();
                for (sums, weights) in held.iter_mut().zip(weights) {
                    for (sum, weight) in sums.iter_mut().zip(weights) {
                        *sum += times * weight;
                    }
                }
            }
            sums.copy_from_slice(&held);
        }
        self.count = 0;
    }

    /// What the network says.
    #[inline]
    pub fn answers(mut self) -> [f32; ANSWERS] {
        self.add_noted();
        let narrow = self.net.narrow(&cut(self.sums));
        self.net.answer(&cut(narrow))
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
