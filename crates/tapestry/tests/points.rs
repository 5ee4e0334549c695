//! Where points come from: the parts of everybody's score are all of it, and nothing is called by the wrong name.

use kernel::{Dice, Game, Legal, Seat};
use tapestry::automa::Tally;
use tapestry::scenario::Scenario;
use tapestry::{Event, Kit, Ledger, Mode, PointsFrom, Tapestry, TapestryOptions, Track, Waiting, on_level};

use crate::common::{plain, play, start, texts};

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

/// What a person scored in these events.
fn person(events: &[Event]) -> Vec<(PointsFrom, i16)> {
    Ledger::of(events).seat(Seat(0)).collect()
}

#[test]
fn points_are_called_by_what_scored_them() {
    // Ships: a point for each territory.
    let mut game = plain().at(0, Track::Exploration, 4).rich(0, 4).build();
    let held = game.controlled(Seat(0)).len() as i16;
    let step = texts(&game).into_iter().find(|text| text.starts_with("advance exploration")).unwrap();
    assert!(held > 0);
    assert_eq!(person(&play(&mut game, &step)), [(PointsFrom::Tracks, held)]);
    // A trap that is played as a tapestry.
    let mut game = plain().hand(0, &["trap"]).build();
    assert_eq!(person(&Scenario::card(&mut game, 0, "trap")), [(PointsFrom::Tapestries, 10)]);
    // The income mat scores what it counts: one tech card, no complete line.
    let mut game = plain().income_turns(0, 1).techs(0, 0, &["Irrigation"]).build();
    let mut events = play(&mut game, "income");
    while game.decision().unwrap().kind != Waiting::Turn {
        let all = texts(&game);
        let stop = all.iter().find(|text| ["no", "done"].contains(&text.as_str())).unwrap_or(&all[0]);
        events.extend(play(&mut game, stop));
    }
    assert_eq!(person(&events), [(PointsFrom::Techs, 1)]);
}

#[test]
fn the_rows_of_the_automa_on_two_levels() {
    // Income turn 3 on the normal mat: 2 for each of 2 territories and 1 landmark, 1 for each of 4 and 5 spaces, 3 for being first.
    let tally = Tally { turn: 3, territories: 2, landmarks: 1, war: 4, peace: 5, each: [2, 1, 1], first: 3 };
    let events =
        [Event::AutomaTally { tally }, Event::Scored { seat: Seat(1), vp: 18, from: PointsFrom::Mat }];
    let rows: Vec<(PointsFrom, i16)> = Ledger::of(&events).seat(Seat(1)).collect();
    assert_eq!(
        rows,
        [
            (PointsFrom::Tracks, 9),
            (PointsFrom::Territories, 4),
            (PointsFrom::Landmarks, 2),
            (PointsFrom::First, 3)
        ]
    );
    assert_eq!(on_level(Kit::printed(), 1, &events), 18);
    // The hard mat gives 2 for each space on technology and exploration.
    assert_eq!(on_level(Kit::printed(), 6, &events), 23);
}

#[test]
fn a_level_without_a_civilization_counts_none_of_its_points() {
    let scored = |vp, from| Event::Scored { seat: Seat(1), vp, from };
    let events = [scored(4, PointsFrom::Civilizations), scored(5, PointsFrom::Territories)];
    assert_eq!(on_level(Kit::printed(), 1, &events), 5, "the chart of level 1 has no civilization");
    assert!((2..=6).all(|level| on_level(Kit::printed(), level, &events) == 9));
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
