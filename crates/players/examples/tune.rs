//! Finds the weights of a judgement by playing: the cross-entropy method over games against the Automa.
//!
//! ```sh
//! cargo run --release -p automa-players --example tune -- terra-mystica 40 60 60
//! ```
//!
//! plays 40 generations of 60 candidates at 60 games each, all candidates of a generation with the same seeds, and prints
//! the weights as they stand in `weights.rs`. It begins with the weights in use.
#![allow(clippy::unwrap_used, reason = "a tool for the people who work on the players")]

use kernel::{Dice, Game, Options, Role, Seat, Seed, Stop};
use players::terra_mystica as of_terra_mystica;
use terra_mystica::TerraMystica;

/// How much of the spread there is at first, beside the weight itself.
const SPREAD: f64 = 0.3;
/// One candidate in so many is followed.
const FOLLOWED: usize = 5;

/// A judgement whose weights are sought.
struct Subject {
    names: &'static [&'static str],
    start: Vec<i32>,
    /// The lead over the Automa in the game of this seed, with these weights.
    lead: fn(u64, &[i32]) -> i32,
}

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let number = |at: usize, usual: usize| arguments.get(at).map_or(usual, |text| text.parse().unwrap());
    if arguments.first().is_none_or(|game| game != "terra-mystica") {
        eprintln!("usage: tune terra-mystica [generations] [candidates] [games]");
        std::process::exit(2);
    }
    let subject = Subject {
        names: &of_terra_mystica::weights::NAMES,
        start: of_terra_mystica::weights::USUAL.0.to_vec(),
        lead: terra_mystica_lead,
    };
    tune(&subject, number(1, 40), number(2, 60), number(3, 60));
}

fn tune(subject: &Subject, generations: usize, candidates: usize, games: usize) {
    let mut dice = Dice::new(7);
    let mut mean: Vec<f64> = subject.start.iter().map(|weight| f64::from(*weight)).collect();
    let mut spread: Vec<f64> = mean.iter().map(|weight| SPREAD * weight.abs().max(10.0)).collect();
    for generation in 0..generations {
        let seeds = (generation * games) as u64..((generation + 1) * games) as u64;
        let mut tried: Vec<(f64, Vec<i32>)> = Vec::new();
        for candidate in 0..candidates {
            // The first is the mean itself.
            let far = if candidate == 0 { 0.0 } else { 1.0 };
            let drawn =
                mean.iter().zip(&spread).map(|(at, by)| (at + far * by * normal(&mut dice)).round() as i32);
            let weights: Vec<i32> = drawn.collect();
            let sum: i32 = seeds.clone().map(|seed| (subject.lead)(seed, &weights)).sum();
            tried.push((f64::from(sum) / games as f64, weights));
        }
        println!("generation {generation}: a lead of {:.1}", tried[0].0);
        tried.sort_by(|(a, _), (b, _)| b.total_cmp(a));
        let best = &tried[..(candidates / FOLLOWED).max(1)];
        for at in 0..mean.len() {
            let of = |(_, weights): &(f64, Vec<i32>)| f64::from(weights[at]);
            let to = best.iter().map(of).sum::<f64>() / best.len() as f64;
            let around = best.iter().map(|one| (of(one) - mean[at]).powi(2)).sum::<f64>() / best.len() as f64;
            mean[at] += 0.5 * (to - mean[at]);
            spread[at] = (0.75 * spread[at].powi(2) + 0.25 * around).sqrt();
        }
    }
    for (name, weight) in subject.names.iter().zip(&mean) {
        println!("    {weight:.0}, // {name}");
    }
}

/// Nearly normal: the sum of twelve even draws.
fn normal(dice: &mut Dice) -> f64 {
    (0..12).map(|_| (dice.next_u64() >> 11) as f64 / (1_u64 << 53) as f64).sum::<f64>() - 6.0
}

fn options<G: Game>(settings: &[(&str, &str)]) -> G::Options {
    let mut options = G::Options::default();
    for (key, value) in settings {
        options.set(key, value).unwrap();
    }
    options
}

fn lead<G: Game>(settings: &[(&str, &str)], seed: u64, choose: impl Fn(&G) -> Option<G::Action>) -> i32 {
    let mut game = G::start(G::components(&[]).unwrap(), &options::<G>(settings), Seed(seed)).unwrap();
    let mut dice = Dice::new(seed);
    while let Some(seat) = game.to_move() {
        let person = game.role(seat) == Role::Person;
        let action = if person { choose(&game) } else { game.sample(&mut dice) };
        game.play(action.unwrap(), &mut ()).unwrap();
    }
    game.score(Seat(0)) - (1..game.seats()).map(|seat| game.score(Seat(seat as u8))).max().unwrap_or(0)
}

fn terra_mystica_lead(seed: u64, weights: &[i32]) -> i32 {
    let weights = of_terra_mystica::weights::Weights(weights.try_into().unwrap());
    let settings = [("seats", "2"), ("automas", "1"), ("factions", "random")];
    lead::<TerraMystica>(&settings, seed, |game| of_terra_mystica::choose(game, &weights, &Stop::never()))
}
