//! The rule of thumb for Tapestry: better than chance, and no wiser than its seat.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

use kernel::{Dice, Game, Legal, Purpose, Seat, Seed};
use players::{Greedy, Judge, Limits, Player, PlayerName};
use tapestry::{Tapestry, TapestryOptions};

fn start(seed: u64) -> Tapestry {
    let kit = Tapestry::components(&[]).unwrap();
    Tapestry::start(kit, &TapestryOptions::default(), Seed(seed)).unwrap()
}

fn finish(seed: u64, players: [PlayerName; 2]) -> [i32; 2] {
    let mut game = start(seed);
    let mut dice = Seed(seed).dice(Purpose::new("test"), 0);
    while let Some(seat) = game.to_move() {
        let mut player = players[seat.index()];
        let action = player.decide(&game, &mut dice, &Limits::none()).unwrap();
        game.play(action, &mut ()).unwrap();
    }
    [0, 1].map(|seat| game.score(Seat(seat)))
}

/// A thoughtful beginner is far ahead of chance, from either seat.
#[test]
fn greedy_beats_random_from_either_seat() {
    let mut ahead = 0;
    for seed in 0..4 {
        let [greedy, random] = finish(seed, [PlayerName::Greedy, PlayerName::Random]);
        ahead += u32::from(greedy > random);
        let [random, greedy] = finish(seed, [PlayerName::Random, PlayerName::Greedy]);
        ahead += u32::from(greedy > random);
    }
    assert!(ahead >= 7, "{ahead} of 8");
}

/// A good player makes more than 200 points in a game of two; measured over 100 games: 252.
#[test]
fn greedy_is_an_opponent() {
    const GAMES: u64 = 12;
    let sum: i32 = (0..GAMES).flat_map(|seed| finish(seed, [PlayerName::Greedy; 2])).sum();
    let mean = f64::from(sum) / (2 * GAMES) as f64;
    assert!(mean >= 200.0, "{mean}");
}

/// What a seat cannot see does not change its choice: the same choices in a world that differs in hidden things.
#[test]
fn greedy_does_not_peek() {
    let mut dice = Dice::new(5);
    let mut game = start(5);
    let mut asked = 0;
    while let Some(seat) = game.to_move() {
        let action = game.legal().pick(&mut dice).unwrap();
        if asked < 12 && game.legal().count() < 12 && dice.below(12) == 0 {
            asked += 1;
            let other = game.imagine(seat, &mut Dice::new(asked));
            assert_eq!(
                Greedy.decide(&game, &mut Dice::new(1), &Limits::none()),
                Greedy.decide(&other, &mut Dice::new(1), &Limits::none())
            );
        }
        game.play(action, &mut ()).unwrap();
    }
    assert!(asked > 5, "{asked}");
}

#[test]
fn an_illegal_action_is_judged_the_worst() {
    let game = start(1);
    let action = tapestry::Action { seat: Seat(0), act: tapestry::Act::Income };
    assert_eq!(game.judge(action), i64::MIN);
}
