//! Many random games: none panics, none is endless, nothing appears or vanishes.

use kernel::{Dice, Game, Legal, Seat};
use tapestry::{Kit, MatChoice, Tapestry, TapestryOptions, Version};

use crate::common::{self, random_walk, start};

/// Decisions of the longest game and turn, and the longest list.
#[derive(Default, Debug)]
struct Most {
    game: u32,
    turn: u16,
    list: u32,
    frames: usize,
}

fn play(options: &TapestryOptions, seed: u64, most: &mut Most) -> Tapestry {
    let game = start(options, seed);
    let mut here = 0;
    let end = random_walk(game, &mut Dice::new(seed), |game| {
        here += 1;
        most.list = most.list.max(game.legal().count());
        most.turn = most.turn.max(game.turn_decisions());
        most.frames = most.frames.max(game.frame_count());
        assert!(here < 5000, "seed {seed}: endless");
    });
    most.game = most.game.max(here);
    end
}

#[test]
fn games_of_all_sizes_end() {
    for seats in 1..=5 {
        let mut most = Most::default();
        let mut vp = 0;
        let games = 300;
        for seed in 0..games {
            let end = play(&TapestryOptions { seats, ..TapestryOptions::default() }, seed, &mut most);
            vp += (0..seats).map(|seat| end.score(Seat(seat))).sum::<i32>();
        }
        println!("{seats} seats: {} vp, {most:?}", vp / games as i32 / i32::from(seats));
        assert!(most.list < 1000 && most.turn < 400 && most.frames < 100);
    }
}

#[test]
fn every_civilization_in_every_wording_plays_to_the_end() {
    let kit = Kit::printed();
    let mut most = Most::default();
    for (civ, known) in kit.civs.iter().enumerate() {
        if !known.missing.is_empty() {
            continue;
        }
        for version in [Version::Latest, Version::Printed, Version::Adjusted] {
            for seats in 2..=5 {
                let mut options =
                    TapestryOptions { seats, version, allow_guesses: true, ..TapestryOptions::default() };
                options.civilizations[0] = MatChoice::Named(civ as u8);
                for seed in 0..12 {
                    play(&options, seed, &mut most);
                }
            }
        }
    }
    println!("{most:?}");
}

#[test]
fn every_mix_of_expansions_plays_to_the_end() {
    let mut most = Most::default();
    for mix in 0..8_u8 {
        for allow_guesses in [false, true] {
            for seats in 1..=5 {
                let options = TapestryOptions {
                    seats,
                    expansions: [mix & 1 != 0, mix & 2 != 0, mix & 4 != 0],
                    allow_guesses,
                    two_civilizations: mix & 1 == 0,
                    two_tapestries: mix & 2 == 0,
                    neoprene: mix & 4 == 0,
                    removals: seats == 3,
                    start_by_seat: seats == 4,
                    ..TapestryOptions::default()
                };
                for seed in 0..12 {
                    play(&options, seed, &mut most);
                }
            }
        }
    }
    println!("{most:?}");
}

/// Settings of all kinds, by number: seats, expansions, guesses, wordings, variants, civilizations drawn or named.
fn any_options(index: u64) -> TapestryOptions {
    let mut dice = Dice::new(index);
    let kit = Kit::printed();
    let options = common::any_options(index, &mut dice, 2);
    let mut options = TapestryOptions {
        neoprene: dice.below(4) == 0,
        removals: dice.below(4) == 0,
        start_by_seat: dice.below(4) == 0,
        either_die: dice.below(4) == 0,
        ..options
    };
    // One seat has a civilization by name, so that each is met often.
    let civ = dice.below(kit.civs.len() as u32) as u8;
    if options.plays(kit.civs[usize::from(civ)].set) {
        options.civilizations[0] = MatChoice::Named(civ);
    }
    options
}

/// A seed range of games of all kinds; `AUTOMA_GAMES=200000` for more, in release.
#[test]
fn games_of_all_kinds_end() {
    let games = std::env::var("AUTOMA_GAMES").ok().and_then(|n| n.parse().ok()).unwrap_or(400);
    let mut most = Most::default();
    for index in 0..games {
        play(&any_options(index), index, &mut most);
    }
    println!("seeds 0 to {}: {most:?}", games - 1);
    // Bounds on what a player is asked: none of these was passed in 200,000 games.
    assert!(most.list < 1000 && most.turn < 400 && most.frames < 96, "{most:?}");
}

/// Games a second, position size and copy time; run with `--release -- --ignored --nocapture speed`.
#[test]
#[ignore = "measures, and asserts nothing about time"]
fn speed() {
    use std::time::Instant;
    for seats in 2..=5 {
        let options = TapestryOptions { seats, ..TapestryOptions::default() };
        let games = 3000;
        let begin = Instant::now();
        let mut decisions = 0_u64;
        for seed in 0..games {
            let mut game = start(&options, seed);
            let mut dice = Dice::new(seed);
            while let Some(action) = game.legal().pick(&mut dice) {
                game.play(action, &mut ()).unwrap();
                decisions += 1;
            }
        }
        let seconds = begin.elapsed().as_secs_f64();
        println!(
            "{seats} seats: {:.0} games/s, {:.0} decisions/s, {} decisions a game",
            games as f64 / seconds,
            decisions as f64 / seconds,
            decisions / games
        );
    }
    let options = TapestryOptions {
        seats: 5,
        expansions: [true; 3],
        allow_guesses: true,
        ..TapestryOptions::default()
    };
    let begin = Instant::now();
    for seed in 0..1000 {
        let mut game = start(&options, seed);
        let mut dice = Dice::new(seed);
        while let Some(action) = game.legal().pick(&mut dice) {
            game.play(action, &mut ()).unwrap();
        }
    }
    println!("5 seats with everything: {:.0} games/s", 1000.0 / begin.elapsed().as_secs_f64());
    let game = start(&TapestryOptions { seats: 5, ..TapestryOptions::default() }, 1);
    let begin = Instant::now();
    let mut sum = 0;
    for _ in 0..100_000 {
        sum += std::hint::black_box(game.clone()).frame_count();
    }
    println!("copy {} ns, {} bytes, {sum}", begin.elapsed().as_nanos() / 100_000, size_of::<Tapestry>());
}
