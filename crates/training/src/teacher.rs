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
/// So few weights are not worth a thread.
const ALONE: usize = 4096;
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

/// One step of all weights, after a batch of so many rows.
#[derive(Clone, Copy)]
struct Move {
    rows: f32,
    rate: f32,
    /// How much of the means is there yet: they begin with nought.
    mean_so_far: f32,
    square_so_far: f32,
}

impl Move {
    /// Takes it for some weights. The parts of a slope are added up in their order, whoever does it.
    fn take(&self, parts: &[&[f32]], weights: &mut [f32], means: &mut [f32], squares: &mut [f32]) {
        let moments = means.iter_mut().zip(squares);
        for (at, (weight, (mean, square))) in weights.iter_mut().zip(moments).enumerate() {
            let slope = parts.iter().map(|part| part[at]).sum::<f32>() / self.rows;
            *mean = MEAN * *mean + (1.0 - MEAN) * slope;
            // What was seen once stays above nought, however long it is not seen again: see `learned`.
            let least = if *square > 0.0 { f32::MIN_POSITIVE } else { 0.0 };
            *square = (SQUARE * *square + (1.0 - SQUARE) * slope * slope).max(least);
            let by = self.rate * (*mean / self.mean_so_far) / ((*square / self.square_so_far).sqrt() + SMALL);
            *weight = (*weight - by).clamp(-MOST, MOST);
        }
    }
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

    /// Goes on with a network that was learned elsewhere. Whatever it knows counts as seen: it is kept, even where no game shows
    /// it again.
    pub fn learned_before(net: Net) -> Teacher {
        let mut teacher = Teacher::of(net);
        let known = teacher.net.wide.iter().map(|row| row.iter().any(|weight| *weight != 0.0));
        for (squares, known) in teacher.square.wide.iter_mut().zip(known) {
            squares.fill(if known { f32::MIN_POSITIVE } else { 0.0 });
        }
        teacher
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
            self.move_by(&slopes, batch.len() as f32, rate, threads);
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

    fn move_by(&mut self, slopes: &[Net], rows: f32, rate: f32, threads: usize) {
        self.moves += 1;
        let step = Move {
            rows,
            rate,
            mean_so_far: 1.0 - MEAN.powi(self.moves as i32),
            square_so_far: 1.0 - SQUARE.powi(self.moves as i32),
        };
        let moments = self.mean.slices_mut().into_iter().zip(self.square.slices_mut());
        let all = self.net.slices_mut().into_iter().zip(moments).enumerate();
        thread::scope(|scope| {
            for (layer, (weights, (means, squares))) in all {
                let share = weights.len().div_ceil(threads.max(1)).max(ALONE);
                let pieces =
                    weights.chunks_mut(share).zip(means.chunks_mut(share).zip(squares.chunks_mut(share)));
                for ((weights, (means, squares)), from) in pieces.zip((0..).step_by(share)) {
                    let parts: Vec<&[f32]> = slopes
                        .iter()
                        .map(|slope| &slope.slices()[layer][from..from + weights.len()])
                        .collect();
                    if threads > 1 && weights.len() >= ALONE {
                        scope.spawn(move || step.take(&parts, weights, means, squares));
                    } else {
                        step.take(&parts, weights, means, squares);
                    }
                }
            }
        });
    }

    /// The network to play with: what no game has shown says nothing, instead of what chance began with.
    pub fn learned(&self) -> Net {
        let mut net = self.net.clone();
        for (weights, squares) in net.wide.iter_mut().zip(&self.square.wide) {
            if squares.iter().all(|square| *square == 0.0) {
                weights.fill(0.0);
            }
        }
        net
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
