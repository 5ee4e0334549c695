//! Moves the weights of a network to where it errs less (Adam), and keeps what is needed to go on another day.

use std::panic::resume_unwind;
use std::thread;

use kernel::Dice;
use players::net::{ANSWERS, NARROW, Net, WIDE};

use crate::rows::Rows;
use crate::slope::add_slope;

/// Rows after which the weights are moved.
const BATCH: usize = 2048;
/// Parts of a batch that are worked on at once: fixed, so that the sums are the same on any number of threads.
const PARTS: usize = 16;
/// No weight goes further: files keep whole numbers.
const MOST: f32 = 15.0;
/// How long the means of slopes and their squares remember, and what keeps a division from nought.
const MEAN: f32 = 0.9;
const SQUARE: f32 = 0.999;
const SMALL: f32 = 1e-7;

/// A network that learns.
pub struct Teacher {
    /// What it knows so far.
    pub net: Net,
    mean: Net,
    square: Net,
    moves: u32,
}

/// A nearly normal number: the sum of twelve even draws.
fn normal(dice: &mut Dice) -> f32 {
    (0..12).map(|_| (dice.next_u64() >> 40) as f32 / (1_u32 << 24) as f32).sum::<f32>() - 6.0
}

fn clear(slope: &mut Net) {
    slope.slices_mut().into_iter().for_each(|weights| weights.fill(0.0));
}

impl Teacher {
    /// A network that knows nothing, of about so many features at once.
    pub fn new(features: usize, at_once: f32, dice: &mut Dice) -> Teacher {
        let mut net = Net::empty(features);
        let mut fill = |weights: &mut [f32], inputs: f32| {
            for weight in weights {
                *weight = normal(dice) * (1.0 / inputs).sqrt();
            }
        };
        net.wide.iter_mut().for_each(|row| fill(row, at_once));
        net.narrow.iter_mut().for_each(|row| fill(row, WIDE as f32 / 2.0));
        net.answer.iter_mut().for_each(|row| fill(row, NARROW as f32));
        Teacher::of(net)
    }

    /// Goes on with a network.
    pub fn of(net: Net) -> Teacher {
        let (mean, square) = (Net::empty(net.wide.len()), Net::empty(net.wide.len()));
        Teacher { net, mean, square, moves: 0 }
    }

    /// Goes through all rows once, in an order by chance; gives the mean squares of the errors.
    pub fn learn(&mut self, rows: &Rows, rate: f32, dice: &mut Dice, threads: usize) -> [f64; ANSWERS] {
        let mut order: Vec<usize> = (0..rows.len()).collect();
        dice.shuffle(&mut order);
        let features = self.net.wide.len();
        let mut slopes: Vec<Net> = (0..PARTS).map(|_| Net::empty(features)).collect();
        let mut sums = [0.0; ANSWERS];
        for batch in order.chunks(BATCH) {
            let errors = self.slopes(rows, batch, &mut slopes, threads);
            for (sum, error) in sums.iter_mut().zip(errors) {
                *sum += error;
            }
            self.move_by(&mut slopes, batch.len() as f32, rate);
        }
        sums.map(|sum| sum / rows.len().max(1) as f64)
    }

    fn slopes(&self, rows: &Rows, batch: &[usize], slopes: &mut [Net], threads: usize) -> [f64; ANSWERS] {
        let part = batch.len().div_ceil(PARTS).max(1);
        let one = |slope: &mut Net, rows_of: &[usize]| {
            clear(slope);
            let mut sums = [0.0; ANSWERS];
            for &row in rows_of {
                let (features, answers) = rows.get(row);
                for (sum, error) in sums.iter_mut().zip(add_slope(&self.net, features, answers, slope)) {
                    *sum += f64::from(error);
                }
            }
            sums
        };
        let parts: Vec<&[usize]> = batch.chunks(part).collect();
        slopes[parts.len()..].iter_mut().for_each(clear);
        let share = parts.len().div_ceil(threads.max(1));
        let one = &one;
        let sums: Vec<[f64; ANSWERS]> = thread::scope(|scope| {
            let work = slopes.chunks_mut(share).zip(parts.chunks(share));
            let workers: Vec<_> = work
                .map(|(slopes, parts)| {
                    scope.spawn(move || {
                        let pairs = slopes.iter_mut().zip(parts);
                        pairs.map(|(slope, rows)| one(slope, rows)).collect::<Vec<_>>()
                    })
                })
                .collect();
            let joined = workers.into_iter().map(thread::ScopedJoinHandle::join);
            joined.flat_map(|done| done.unwrap_or_else(|panic| resume_unwind(panic))).collect()
        });
        sums.iter().fold([0.0; ANSWERS], |all, one| std::array::from_fn(|at| all[at] + one[at]))
    }

    fn move_by(&mut self, slopes: &mut [Net], rows: f32, rate: f32) {
        self.moves += 1;
        let (first, others) = slopes.split_at_mut(1);
        for other in &*others {
            for (sums, more) in first[0].slices_mut().into_iter().zip(other.slices()) {
                sums.iter_mut().zip(more).for_each(|(sum, more)| *sum += more);
            }
        }
        let mean_so_far = 1.0 - MEAN.powi(self.moves as i32);
        let square_so_far = 1.0 - SQUARE.powi(self.moves as i32);
        let moments = self.mean.slices_mut().into_iter().zip(self.square.slices_mut());
        let weights = self.net.slices_mut().into_iter().zip(first[0].slices());
        for ((weights, slopes), (means, squares)) in weights.zip(moments) {
            for (((weight, slope), mean), square) in weights.iter_mut().zip(slopes).zip(means).zip(squares) {
                let slope = slope / rows;
                *mean = MEAN * *mean + (1.0 - MEAN) * slope;
                *square = SQUARE * *square + (1.0 - SQUARE) * slope * slope;
                let step = rate * (*mean / mean_so_far) / ((*square / square_so_far).sqrt() + SMALL);
                *weight = (*weight - step).clamp(-MOST, MOST);
            }
        }
    }

    /// Everything that is needed to go on.
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = self.moves.to_le_bytes().to_vec();
        for net in [&self.net, &self.mean, &self.square] {
            let weights = net.slices().into_iter().flatten();
            weights.for_each(|weight| bytes.extend_from_slice(&weight.to_le_bytes()));
        }
        bytes
    }

    /// Goes on where it was left; `None` if it was another network.
    pub fn from_bytes(bytes: &[u8], features: usize) -> Option<Teacher> {
        let (words, rest) = bytes.as_chunks::<4>();
        let (moves, weights) = words.split_first()?;
        if !rest.is_empty() || weights.len() != 3 * Net::size(features) {
            return None;
        }
        let mut teacher = Teacher::of(Net::empty(features));
        teacher.moves = u32::from_le_bytes(*moves);
        let all = [&mut teacher.net, &mut teacher.mean, &mut teacher.square];
        let all = all.into_iter().flat_map(Net::slices_mut).flatten();
        all.zip(weights).for_each(|(weight, word)| *weight = f32::from_le_bytes(*word));
        Some(teacher)
    }
}
