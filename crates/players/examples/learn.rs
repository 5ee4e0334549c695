//! Learns what things are worth in Tapestry: plays games by the weights in use, sees how many points came after each
//! turn, and finds the weights that foretell them with the least squares of error. Better weights play better games,
//! from which the next round learns.
//!
//! ```sh
//! cargo run --release -p automa-players --example learn -- 8 5000
//! cargo run --release -p automa-players --example learn -- rival
//! ```
//!
//! plays 8 rounds of 5000 games, against the Automa on levels 2 to 6 and between two people; the second learns how the
//! Automa goes on. Both print what stands in `weights.rs`. A few turns of each game, and half of the choices before it,
//! are made at random, so that there is something to learn from.
#![allow(clippy::unwrap_used, reason = "a tool for the people who work on the players")]

use kernel::{Dice, Game, Legal, Options, Role, Seat, Seed, Stop};
use players::tapestry::features::{COUNT, features};
use players::tapestry::rival::{SIGNS, signs};
use players::tapestry::weights::{ERAS, USUAL, Weights};
use players::tapestry::{Care, choose};
use tapestry::{Act, Tapestry, TapestryOptions, Waiting};

/// Turns in a thousand that are taken at random.
const NOISE: u32 = 40;
/// What is left of what earlier rounds have taught.
const FADE: f64 = 0.6;
/// How strongly weights are held to what they were; the best of these is kept.
const HELD: [f64; 3] = [40.0, 200.0, 1000.0];
/// The first seed of the games that are learned from: far from those of any experiment.
const FIRST: u64 = 10_000_000;
/// Games that tell which is best, and their first seed: none is learned from.
const TEST: (u64, u64) = (2_000_000_000, 400);

/// Sums over positions, enough to find the weights.
struct Sums {
    products: Vec<f64>,
    targets: Vec<f64>,
}

impl Sums {
    fn new(size: usize) -> Sums {
        Sums { products: vec![0.0; size * size], targets: vec![0.0; size] }
    }

    fn add(&mut self, row: &[(usize, i32)], target: f64) {
        let size = self.targets.len();
        for &(a, x) in row {
            self.targets[a] += f64::from(x) * target;
            for &(b, y) in row {
                self.products[a * size + b] += f64::from(x * y);
            }
        }
    }

    fn fade(&mut self) {
        self.products.iter_mut().chain(&mut self.targets).for_each(|sum| *sum *= FADE);
    }

    /// The weights with the least squares of error, held to those that were `before`: by the factors of Cholesky.
    fn solve(&self, held: f64, before: &[i32]) -> Vec<i32> {
        let n = self.targets.len();
        let mut a = self.products.clone();
        (0..n).for_each(|at| a[at * n + at] += held);
        for j in 0..n {
            for k in 0..j {
                let factor = a[j * n + k];
                if factor != 0.0 {
                    (j..n).for_each(|i| a[i * n + j] -= a[i * n + k] * factor);
                }
            }
            let root = a[j * n + j].max(1e-9).sqrt();
            (j..n).for_each(|i| a[i * n + j] /= root);
        }
        let foretold =
            |i: usize| (0..n).map(|k| self.products[i * n + k] * f64::from(before[k])).sum::<f64>();
        let mut x: Vec<f64> = (0..n).map(|i| self.targets[i] - foretold(i)).collect();
        for i in 0..n {
            let sum: f64 = (0..i).map(|k| a[i * n + k] * x[k]).sum();
            x[i] = (x[i] - sum) / a[i * n + i];
        }
        for i in (0..n).rev() {
            let sum: f64 = (i + 1..n).map(|k| a[k * n + i] * x[k]).sum();
            x[i] = (x[i] - sum) / a[i * n + i];
        }
        x.iter().zip(before).map(|(change, before)| (f64::from(*before) + change).round() as i32).collect()
    }
}

fn against(level: u64) -> TapestryOptions {
    let mut options = TapestryOptions::default();
    for (key, value) in [("mode", "automa"), ("seats", "3"), ("level", level.to_string().as_str())] {
        options.set(key, value).unwrap();
    }
    options
}

/// Plays a game; tells each position after a turn of a person.
fn play(
    seed: u64,
    options: &TapestryOptions,
    weights: &Weights,
    noise: u32,
    mut each: impl FnMut(&Tapestry, Seat),
) -> Tapestry {
    let mut game = Tapestry::start(Tapestry::components(&[]).unwrap(), options, Seed(seed)).unwrap();
    let mut dice = Dice::new(seed);
    while let Some(seat) = game.to_move() {
        let person = game.role(seat) == Role::Person;
        let before = matches!(game.decision().unwrap().kind, Waiting::Civilization | Waiting::City);
        let turn = game.decision().unwrap().kind == Waiting::Turn;
        let chance = if before {
            500
        } else if turn {
            noise
        } else {
            0
        };
        let action = if !person {
            game.sample(&mut dice)
        } else if noise > 0 && dice.below(1000) < chance {
            let legal = game.legal();
            // Income turns that come too early teach little.
            let any = legal.pick(&mut dice);
            let early = any.is_some_and(|any| any.act == Act::Income) && dice.below(3) > 0;
            if early && legal.count() > 1 { legal.get(1 + dice.below(legal.count() - 1)) } else { any }
        } else {
            choose(&game, weights, Care::QUICK, &mut dice, &Stop::never())
        };
        game.play(action.unwrap(), &mut ()).unwrap();
        let ended = game.decision().is_none_or(|next| {
            matches!(next.kind, Waiting::Turn | Waiting::Automa | Waiting::City | Waiting::Civilization)
        });
        let player = game.player_at(seat);
        if person && ended && !player.done && usize::from(player.income_turns) < ERAS {
            each(&game, seat);
        }
    }
    game
}

/// Points, and percent of games won, on level 2.
fn measure(weights: &Weights) -> (f64, f64) {
    let (mut sum, mut wins) = (0, 0);
    for seed in TEST.0..TEST.0 + TEST.1 {
        let game = play(seed, &against(2), weights, 0, |_, _| {});
        sum += game.score(Seat(0));
        wins += u32::from(game.winners().contains(Seat(0)));
    }
    (f64::from(sum) / TEST.1 as f64, 100.0 * f64::from(wins) / TEST.1 as f64)
}

/// A position after a turn: era, seat, points, features.
type Row = (usize, Seat, i32, Vec<(usize, i32)>);

fn learn(rounds: u64, games: u64) {
    let mut weights = USUAL.clone();
    let mut sums: Vec<Sums> = (0..ERAS).map(|_| Sums::new(COUNT)).collect();
    for round in 0..rounds {
        sums.iter_mut().for_each(Sums::fade);
        for seed in FIRST + round * games..FIRST + (round + 1) * games {
            let mut rows: Vec<Row> = Vec::new();
            let options = if seed % 6 == 5 { TapestryOptions::default() } else { against(2 + seed % 5) };
            let game = play(seed, &options, &weights, NOISE, |game, seat| {
                let mut row = Vec::with_capacity(128);
                features(game, seat, &mut |feature, n| {
                    if n != 0 {
                        row.push((feature, n));
                    }
                });
                rows.push((usize::from(game.player_at(seat).income_turns), seat, game.score(seat), row));
            });
            for (era, seat, points, row) in &rows {
                sums[*era].add(row, f64::from(100 * (game.score(*seat) - points)));
            }
        }
        let mut best: Option<((f64, f64), Weights)> = None;
        for held in HELD {
            let mut new = weights.clone();
            for (era, sums) in new.0.iter_mut().zip(&sums) {
                let found = sums.solve(held, era);
                era.copy_from_slice(&found);
            }
            let result = measure(&new);
            if best.as_ref().is_none_or(|(other, _)| result.0 > other.0) {
                best = Some((result, new));
            }
        }
        let ((points, wins), new) = best.unwrap();
        weights = new;
        println!("round {round}: {points:.1} points, {wins:.1} % won on level 2");
    }
    weights.0.iter().for_each(|era| println!("    {era:?},"));
}

/// How the Automa goes on, by level and era.
fn learn_rival(games: u64) {
    for level in 1..=6 {
        let mut sums: Vec<Sums> = (0..ERAS).map(|_| Sums::new(SIGNS)).collect();
        for seed in FIRST..FIRST + games {
            let mut rows = Vec::new();
            let game = play(seed, &against(level), &USUAL, NOISE, |game, _| {
                let automa = game.player_at(Seat(1));
                rows.push((usize::from(automa.income_turns), automa.vp, signs(game, Seat(1))));
            });
            for (era, points, signs) in rows.into_iter().filter(|(era, ..)| *era < ERAS) {
                let row: Vec<(usize, i32)> = signs.into_iter().enumerate().collect();
                sums[era].add(&row, f64::from(100 * (game.score(Seat(1)) - i32::from(points))));
            }
        }
        let found: Vec<Vec<i32>> = sums.iter().map(|sums| sums.solve(1.0, &[0; SIGNS])).collect();
        println!("    {found:?},");
    }
}

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let number = |at: usize, usual: u64| arguments.get(at).map_or(usual, |text| text.parse().unwrap());
    if arguments.first().is_some_and(|word| word == "rival") {
        learn_rival(number(1, 400));
    } else {
        learn(number(0, 8), number(1, 5000));
    }
}
