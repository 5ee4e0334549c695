//! How many iterations a second the search makes, in each game: `cargo run --release -p automa-players --example speed`.
//!
//! The same positions with the same dice on every machine, so that what is found can be compared, too.
#![allow(clippy::print_stdout, reason = "it prints")]

use std::time::Instant;

use kernel::{Dice, Legal, Options, Role, Seed};
use players::{Judge, Limits, Mcts, Player, PlayerName};

/// Positions of a game of `greedy`, every so many decisions of a person.
fn positions<G: Judge>(options: &[(&str, &str)], every: usize) -> Vec<G> {
    let mut chosen = G::Options::default();
    for (key, value) in options {
        chosen.set(key, value).expect("a known option");
    }
    let kit = G::components(&[]).expect("the printed components");
    let mut game = G::start(kit, &chosen, Seed(7)).expect("options that fit");
    let (mut found, mut count) = (Vec::new(), 0);
    while let Some(seat) = game.to_move() {
        if game.role(seat) == Role::Person && game.legal().count() > 1 {
            if count % every == 0 {
                found.push(game.clone());
            }
            count += 1;
        }
        let action = PlayerName::Greedy.decide(&game, &mut Dice::new(7), &Limits::none());
        game.play(action.expect("somebody is to move"), &mut ()).expect("a legal action");
    }
    found
}

fn measure<G: Judge>(options: &[(&str, &str)], every: usize, iterations: u32) {
    let positions = positions::<G>(options, every);
    let (mut best, mut sum) = (f64::INFINITY, 0_u64);
    for _ in 0..5 {
        let begun = Instant::now();
        sum = 0;
        for game in &positions {
            let found = players::mcts::search(
                game,
                Mcts::iterations_of(iterations),
                &mut Dice::new(1),
                &Limits::none(),
            );
            for option in &found.expect("somebody is to move").options {
                sum = sum.wrapping_mul(31).wrapping_add(option.visits.into());
            }
        }
        best = best.min(begun.elapsed().as_secs_f64());
    }
    let all = f64::from(iterations) * positions.len() as f64;
    println!(
        "{:<14} {:>9.0} iterations/s over {} positions, visits {sum:016x}",
        G::NAME,
        all / best,
        positions.len()
    );
}

fn main() {
    measure::<patchwork::Patchwork>(&[("level", "5")], 4, 4_000);
    measure::<terra_mystica::TerraMystica>(&[("seats", "2"), ("automas", "1")], 12, 60);
    measure::<tapestry::Tapestry>(&[], 12, 100);
}
