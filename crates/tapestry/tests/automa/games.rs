//! Whole games: none panics, none is endless, the decks have their sizes.

use kernel::{Dice, Game, Seat};
use tapestry::TapestryOptions;
use tapestry::automa::BotOptions;

use super::{solo, variant};
use crate::common::{random_walk, start};

/// Games by setting and seed; `AUTOMA_GAMES` for more.
fn games() -> u64 {
    std::env::var("AUTOMA_GAMES").ok().and_then(|text| text.parse().ok()).unwrap_or(600)
}

/// Levels and civilizations; on level 6 all pairs.
pub fn tables() -> Vec<TapestryOptions> {
    let mut tables = Vec::new();
    for level in 1..=6 {
        for civ in 0..4 {
            for second in 0..4 {
                if (level < 6 && second > 0) || (level == 6 && second == civ) {
                    continue;
                }
                let base = solo(level);
                let second = (level == 6).then_some(second);
                let bots = BotOptions { civilization: Some(civ), second, ..base.bots };
                tables.push(TapestryOptions { bots, ..base });
            }
        }
    }
    tables
}

#[test]
fn random_games_against_the_bots_end() {
    let tables = tables();
    let (mut person, mut automa, mut wins) = (0, 0, 0);
    for seed in 0..games() {
        let options = &tables[seed as usize % tables.len()];
        let end = random_walk(start(options, seed), &mut Dice::new(seed), |_| {});
        let scores = [0, 1, 2].map(|seat| end.score(Seat(seat)));
        assert_eq!(scores[2], 0, "the Shadow Empire never scores");
        assert!([Some(Seat(0)), Some(Seat(1))].contains(&end.winners().first()));
        (person, automa) = (person + scores[0], automa + scores[1]);
        wins += u32::from(end.winners().first() == Some(Seat(0)));
    }
    let count = games() as i32;
    println!("person {} automa {} wins {wins}", person / count, automa / count);
}

/// Games a second, and a turn of the bots with all its reasons; run with `--release -- --ignored --nocapture bots_speed`.
#[test]
#[ignore = "measures, and asserts nothing about time"]
fn bots_speed() {
    use std::time::{Duration, Instant};

    use kernel::Legal;
    use tapestry::Waiting;
    for level in [1, 4, 6] {
        let begin = Instant::now();
        let games = 4000;
        for seed in 0..games {
            random_walk(start(&solo(level), seed), &mut Dice::new(seed), |_| {});
        }
        println!("level {level}: {:.0} games/s", games as f64 / begin.elapsed().as_secs_f64());
    }
    let (mut spent, mut longest, mut turns) = (Duration::ZERO, Duration::ZERO, 0);
    for seed in 0..400 {
        let (mut game, mut dice) = (start(&solo(6), seed), Dice::new(seed));
        while let Some(action) = game.legal().pick(&mut dice) {
            let bots = game.decision().is_some_and(|decision| decision.kind == Waiting::Automa);
            let mut events = Vec::new();
            let begin = Instant::now();
            game.play(action, &mut events).unwrap();
            if bots {
                let took = begin.elapsed();
                (spent, longest, turns) = (spent + took, longest.max(took), turns + 1);
            }
        }
    }
    println!("a turn of the bots with its reasons: {:?} on average, {longest:?} at most", spent / turns);
}

#[test]
fn random_games_of_the_variant_end() {
    for seed in 0..games() / 4 {
        let end = random_walk(start(&variant(), seed), &mut Dice::new(seed), |_| {});
        assert_eq!(end.score(Seat(2)), 0);
        assert!([Some(Seat(0)), Some(Seat(1))].contains(&end.winners().first()));
    }
}
