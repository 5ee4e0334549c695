//! Speed, measured on this machine, with the answer asserted.

use std::time::Instant;

use kernel::{Game, Seed, Studied};
use players::{Judge, PlayerName};

use crate::simulate::{Outcome, Plan, run};

/// A measured series.
#[derive(Clone, Debug)]
pub struct Measured {
    /// Games a second.
    pub games_per_s: f64,
    /// What came out, to be asserted.
    pub outcome: Outcome,
}

/// How often a series is repeated; the quickest run counts, since all disturbance slows down.
const REPEATS: u32 = 3;

/// Games a second of one series.
pub fn games_per_second<G: Judge + Studied>(
    kit: &'static G::Kit,
    options: &G::Options,
    player: PlayerName,
    games: u64,
    threads: usize,
) -> Result<Measured, kernel::OptionError> {
    let plan =
        Plan::<G> { kit, options: options.clone(), seed: Seed(1), games, players: vec![player], threads };
    let mut best = f64::INFINITY;
    let mut outcome = Outcome::default();
    for _ in 0..REPEATS {
        let start = Instant::now();
        outcome = run(&plan, &mut |_| {})?;
        best = best.min(start.elapsed().as_secs_f64());
    }
    Ok(Measured { games_per_s: games as f64 / best, outcome })
}

/// Nanoseconds to copy a position.
pub fn clone_ns<G: Game>(game: &G) -> f64 {
    const COPIES: usize = 1_000_000;
    let mut best = f64::INFINITY;
    for _ in 0..REPEATS {
        let start = Instant::now();
        for _ in 0..COPIES {
            std::hint::black_box(std::hint::black_box(game).clone());
        }
        best = best.min(start.elapsed().as_secs_f64());
    }
    best * 1e9 / COPIES as f64
}
