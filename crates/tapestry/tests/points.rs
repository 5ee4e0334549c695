//! Where points come from: the parts of everybody's score are all of it, and nothing is called by the wrong name.

use kernel::{Dice, Game, Legal, Seat};
use tapestry::{Event, Ledger, Mode, PointsFrom, Tapestry, TapestryOptions, on_level};

use crate::common::start;

/// Plays a game at random and gives it with all of its events.
fn played(options: &TapestryOptions, seed: u64) -> (Tapestry, Vec<Event>) {
    let mut game = start(options, seed);
    let mut dice = Dice::new(seed);
    let mut events = Vec::new();
    while let Some(action) = game.legal().pick(&mut dice) {
        game.play(action, &mut events).unwrap();
    }
    (game, events)
}

#[test]
fn the_parts_of_a_score_are_all_of_it() {
    let mut seen = std::collections::BTreeSet::new();
    for seed in 0..60 {
        let mode = [Mode::People, Mode::Automa, Mode::Shadow][seed as usize % 3];
        let options = TapestryOptions {
            mode,
            seats: if mode == Mode::People { 1 + seed as u8 % 5 } else { 3 },
            expansions: [seed % 2 == 0, seed % 4 < 2, seed % 8 < 4],
            allow_guesses: true,
            ..TapestryOptions::default()
        };
        let (game, events) = played(&options, seed);
        let ledger = Ledger::of(&events);
        for seat in (0..game.seats() as u8).map(Seat) {
            let sum: i16 = ledger.seat(seat).map(|(_, vp)| vp).sum();
            assert_eq!(sum, game.player_at(seat).vp, "seed {seed}, {seat:?}");
            seen.extend(ledger.seat(seat).map(|(from, _)| from.key()));
        }
    }
    let missing: Vec<&str> =
        PointsFrom::ALL.iter().map(|from| from.key()).filter(|key| !seen.contains(key)).collect();
    assert_eq!(missing, ["landmarks"; 0], "never scored: {missing:?}");
}

#[test]
fn the_same_game_on_its_own_level_is_the_same() {
    let mut other = 0;
    for seed in 0..6 {
        let mut options = TapestryOptions { mode: Mode::Automa, seats: 3, ..TapestryOptions::default() };
        options.bots.level = 1 + seed as u8;
        let (game, events) = played(&options, seed);
        let points = |level: u8| on_level(game.kit(), level, &events);
        assert_eq!(points(1 + seed as u8), game.player_at(Seat(1)).vp, "seed {seed}");
        other += i32::from((1..=6).any(|level| points(level) != points(1 + seed as u8)));
    }
    assert!(other > 3, "levels differ");
}
