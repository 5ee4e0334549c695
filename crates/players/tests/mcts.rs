//! The player that thinks: reproducible, whatever the number of threads; strong; and clear about its parameters.
#![allow(clippy::unwrap_used, reason = "a helper of a test may fail like the test itself")]

use std::time::Duration;

use kernel::{Dice, Game, Legal, Options, Role, Seat, Seed};
use patchwork::{Kit, Level, Opponent, Patchwork, PatchworkOptions};
use players::{Budget, Judge, Limits, Mcts, Player, PlayerName, Seated};
use terra_mystica::TerraMystica;

fn against_automa(level: Level, seed: u64) -> Patchwork {
    let options = PatchworkOptions { level, ..PatchworkOptions::default() };
    Patchwork::start(Kit::printed(), &options, Seed(seed)).unwrap()
}

fn named(name: &str) -> PlayerName {
    name.parse().unwrap()
}

fn finish<G: Judge>(mut game: G, player: PlayerName, seed: u64) -> G {
    let mut dice = Dice::new(seed);
    let mut seats: Vec<Seated<G>> = (0..game.seats()).map(|_| player.sit()).collect();
    while let Some(seat) = game.to_move() {
        let action = seats[seat.index()].decide(&game, &mut dice, &Limits::none()).unwrap();
        game.play(action, &mut ()).unwrap();
    }
    game
}

#[test]
fn the_same_seed_and_budget_decide_the_same_with_any_number_of_threads() {
    let game = |threads: u8| {
        let player = named(&format!("mcts:iterations=403,trees=4,threads={threads}"));
        finish(against_automa(Level::IV, 7), player, 7)
    };
    let one = game(1);
    for threads in [2, 3, 4] {
        assert_eq!(game(threads), one, "{threads} threads");
    }
    assert_ne!(finish(against_automa(Level::IV, 7), named("mcts:iterations=403"), 7), one, "trees matter");
}

#[test]
fn a_decision_depends_on_the_position_and_the_dice_alone_unless_the_tree_is_kept() {
    let game = against_automa(Level::III, 5);
    let mut fresh = named("mcts:iterations=100");
    let mut later = named("mcts:iterations=100").sit();
    let mut other = against_automa(Level::III, 6);
    while other.to_move().is_some_and(|seat| other.role(seat) == Role::Person) {
        let action = later.decide(&other, &mut Dice::new(1), &Limits::none()).unwrap();
        other.play(action, &mut ()).unwrap();
    }
    assert_eq!(
        fresh.decide(&game, &mut Dice::new(2), &Limits::none()),
        later.decide(&game, &mut Dice::new(2), &Limits::none())
    );
}

#[test]
fn a_kept_tree_plays_legal_games_and_the_same_ones_again() {
    let play = || finish(against_automa(Level::III, 3), named("mcts:iterations=150,reuse=on"), 3);
    assert_eq!(play(), play());
    let options = PatchworkOptions { opponent: Opponent::Person, ..PatchworkOptions::default() };
    let people = Patchwork::start(Kit::printed(), &options, Seed(4)).unwrap();
    assert!(finish(people, named("mcts:iterations=100,reuse=on,trees=2"), 4).is_over());
}

#[test]
fn it_plays_better_than_greedy() {
    let mut lead = 0;
    for seed in 0..6 {
        let thought = finish(against_automa(Level::V, seed), named("mcts:iterations=300"), seed);
        let glance = finish(against_automa(Level::V, seed), PlayerName::Greedy, seed);
        lead += thought.score(Seat(0)) - glance.score(Seat(0));
    }
    assert!(lead > 20, "{lead} points in 6 games");
}

#[test]
fn it_plays_terra_mystica_to_the_end() {
    let mut options = <TerraMystica as Game>::Options::default();
    options.set("seats", "2").unwrap();
    options.set("automas", "1").unwrap();
    let start = TerraMystica::start(TerraMystica::components(&[]).unwrap(), &options, Seed(5)).unwrap();
    assert!(!finish(start, named("mcts:iterations=2"), 1).winners().is_empty());
}

#[test]
fn a_hint_names_the_best_with_its_figures_and_what_follows() {
    let game = against_automa(Level::III, 9);
    let hint = players::hint(&game, Mcts::iterations_of(500), 3, &Limits::none()).unwrap();
    assert_eq!(hint.iterations, 500);
    assert!((1..=3).contains(&hint.options.len()));
    let best = &hint.options[0];
    assert!(game.legal().iter().any(|action| action == best.weighed.action));
    assert!(hint.options.windows(2).all(|pair| pair[0].weighed.visits >= pair[1].weighed.visits));
    for option in &hint.options {
        let (low, high) = option.weighed.win_interval;
        assert!(
            low <= option.weighed.win
                && option.weighed.win <= high
                && (0.0..=1.0).contains(&low)
                && high <= 1.0
        );
        assert!(option.weighed.score_margin >= 0.0 && option.share > 0.0);
        assert_eq!(option.line.first().map(|step| step.text.as_str()), Some(option.text.as_str()));
    }
    assert!(best.line.len() > 1, "500 games say something about what follows");
    let over = finish(against_automa(Level::III, 9), PlayerName::Rollout, 1);
    assert!(players::hint(&over, Mcts::default(), 3, &Limits::none()).is_none());
}

#[test]
fn parameters_are_read_back_from_their_text() {
    for text in [
        "random",
        "rollout",
        "greedy",
        "mcts:iterations=2000",
        "mcts:iterations=5,trees=3,threads=2",
        "mcts:time=1500ms,threads=2",
        "mcts:iterations=77,explore=1.25,widen=0.5,reuse=on",
    ] {
        assert_eq!(named(text).to_string(), text);
    }
    assert_eq!(named("mcts").to_string(), "mcts:iterations=2000");
    assert_eq!(named("mcts:time=1s"), PlayerName::Mcts(Mcts::time_of(Duration::from_secs(1))));
    assert_eq!(named("mcts: iterations=10_000 "), PlayerName::Mcts(Mcts::iterations_of(10_000)));
    assert!(named("mcts:iterations=9").reproducible() && !named("mcts:time=1s").reproducible());
    let PlayerName::Mcts(how) = named("mcts:time=2m") else { panic!("a tree search") };
    assert_eq!(how.budget, Budget::Time(Duration::from_mins(2)));
}

#[test]
fn wrong_parameters_are_refused_with_what_is_expected() {
    for (text, expected) in [
        ("mcts:iterations=0", "1 to 100000000"),
        ("mcts:iterations=many", "1 to 100000000"),
        ("mcts:time=1", "with its unit"),
        ("mcts:time=-1s", "with its unit"),
        ("mcts:time=9999m", "up to an hour"),
        ("mcts:threads=2", "trees=2"),
        ("mcts:trees=65", "1 to 64"),
        ("mcts:explore=x", "0 to 100"),
        ("mcts:reuse=maybe", "on or off"),
        ("mcts:depth=3", "iterations, time, trees"),
        ("mcts:iterations", "iterations, time, trees"),
        ("mcts:iterations=5,time=1s", "not both"),
        ("greedy:iterations=5", "no parameters"),
        ("deep-thought", "greedy, beginner, club, strong, mcts"),
        ("", "greedy, beginner, club, strong, mcts"),
    ] {
        let error = text.parse::<PlayerName>().expect_err(text).to_string();
        assert!(error.contains(expected) && error.len() < 300, "{text}: {error}");
    }
    assert!("x".repeat(10_000).parse::<PlayerName>().unwrap_err().to_string().len() < 300);
}
