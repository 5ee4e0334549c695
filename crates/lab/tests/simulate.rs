//! Many games give one result, however they are shared out.
#![allow(clippy::unwrap_used, reason = "a helper of a test may fail like the test itself")]

use kernel::{Game, OptionError, Options, Seat, Seed};
use lab::simulate::{Outcome, Plan, Progress, play_out, run, run_with_rows, summary};
use patchwork::{DeckName, Kit, Opponent, Patchwork, PatchworkOptions};
use players::PlayerName;

fn plan(games: u64, threads: usize) -> Plan<Patchwork> {
    Plan {
        kit: Kit::printed(),
        options: PatchworkOptions { deck: DeckName::Tactical, ..PatchworkOptions::default() },
        seed: Seed(5),
        games,
        players: vec![PlayerName::Random],
        threads,
    }
}

fn outcome(plan: &Plan<Patchwork>) -> Outcome {
    run(plan, &mut |_| {}).unwrap()
}

fn tapestry_games(options: tapestry::TapestryOptions, games: u64) -> Plan<tapestry::Tapestry> {
    let kit = tapestry::Tapestry::components(&[]).unwrap();
    Plan { kit, options, seed: Seed(1), games, players: vec![PlayerName::Random], threads: 2 }
}

/// Whoever shares a victory has won: the wins of all seats are the winners of all games.
#[test]
fn a_shared_victory_counts_for_everybody_who_shares_it() {
    let mut options = tapestry::TapestryOptions::default();
    options.set("tie", "shared").unwrap();
    let plan = tapestry_games(options, 600);
    let outcome = run(&plan, &mut |_| {}).unwrap();
    let wins: u64 = outcome.seats.iter().map(|seat| seat.wins).sum();
    let winners = outcome.fact("winners").unwrap().mean() * 600.0;
    assert!(wins > 600, "some of 600 games end in a tie");
    assert_eq!(wins, winners.round() as u64);
}

/// So do the rows: each seat has its column, and the winners of all rows are those of the outcome.
#[test]
fn a_row_names_everybody_who_shares_the_victory() {
    let mut options = tapestry::TapestryOptions::default();
    options.set("tie", "shared").unwrap();
    let plan = tapestry_games(options, 200);
    let mut rows = Vec::new();
    let outcome = run_with_rows(&plan, &mut |_| {}, &mut rows).unwrap();
    let rows = String::from_utf8(rows).unwrap();
    let mut lines = rows.lines().map(|line| line.split(',').collect::<Vec<_>>());
    let head = lines.next().unwrap();
    let won: Vec<usize> = ["won_1", "won_2"]
        .iter()
        .map(|name| head.iter().position(|column| column == name).unwrap())
        .collect();
    let winners: Vec<usize> = lines.map(|row| won.iter().filter(|at| row[**at] == "1").count()).collect();
    assert!(winners.contains(&2), "one of 200 games ends in a tie");
    assert!(winners.iter().all(|count| [1, 2].contains(count)));
    assert_eq!(winners.iter().sum::<usize>() as u64, outcome.seats.iter().map(|seat| seat.wins).sum::<u64>());
}

#[test]
fn one_two_and_three_threads_give_the_same_outcome() {
    for games in [0, 1, 63, 64, 65, 1_000] {
        let alone = outcome(&plan(games, 1));
        assert_eq!(alone.games, games);
        for threads in [0, 2, 3] {
            assert_eq!(outcome(&plan(games, threads)), alone, "{games} games on {threads} threads");
        }
    }
}

#[test]
fn the_outcome_is_the_sum_of_the_games_one_by_one() {
    let plan = plan(200, 2);
    let all = outcome(&plan);
    let (mut decisions, mut wins, mut points) = (0, [0, 0], [0, 0]);
    for index in 0..200 {
        let (game, count) =
            play_out::<Patchwork>(plan.kit, &plan.options, plan.seed.child(index), &plan.players).unwrap();
        decisions += count;
        for seat in 0..2 {
            wins[seat] += u64::from(game.winners().first() == Some(Seat(seat as u8)));
            points[seat] += game.score(Seat(seat as u8));
        }
    }
    assert_eq!(all.decisions, decisions);
    assert_eq!([all.seats[0].wins, all.seats[1].wins], wins);
    for (seat, points) in all.seats.iter().zip(points) {
        assert!((seat.score.mean() - f64::from(points) / 200.0).abs() < 1e-9);
        assert_eq!(seat.score.count(), 200);
    }
    assert!((all.fact("decisions").unwrap().mean() - decisions as f64 / 200.0).abs() < 1e-9);
    assert_eq!(all.fact("no such fact"), None);
}

#[test]
fn another_seed_option_or_player_is_another_outcome() {
    let base = outcome(&plan(100, 1));
    let other_seed = outcome(&Plan { seed: Seed(6), ..plan(100, 1) });
    let other_player = outcome(&Plan { players: vec![PlayerName::Rollout], ..plan(100, 1) });
    let other_options = outcome(&Plan { options: PatchworkOptions::default(), ..plan(100, 1) });
    let sums = [base.checksum, other_seed.checksum, other_player.checksum, other_options.checksum];
    for (i, sum) in sums.iter().enumerate() {
        assert!(!sums[i + 1..].contains(sum));
    }
}

#[test]
fn each_person_has_a_player_and_the_last_one_serves_the_rest() {
    let options = PatchworkOptions { opponent: Opponent::Person, ..PatchworkOptions::default() };
    let with = |players: Vec<PlayerName>| outcome(&Plan { options, players, ..plan(60, 1) });
    assert_eq!(with(vec![PlayerName::Random]), with(vec![PlayerName::Random; 2]));
    let mixed = with(vec![PlayerName::Greedy, PlayerName::Random]);
    assert!(mixed.seats[0].wins > 50, "{} of 60", mixed.seats[0].wins);
    assert!(with(vec![PlayerName::Random, PlayerName::Greedy]).seats[1].wins > 50);
}

#[test]
fn progress_is_told_and_ends_with_all_games() {
    let mut told = Vec::new();
    let outcome = run(&plan(300, 1), &mut |progress| told.push(progress)).unwrap();
    assert!(told.is_sorted_by_key(|progress| (progress.games, progress.decisions)));
    assert_eq!(told.last(), Some(&Progress { games: 300, decisions: outcome.decisions }));
}

/// Sixteen games of a player that thinks, on two threads: neither may wait while the other plays them all.
#[test]
fn few_slow_games_are_shared_by_all_threads_and_told_of_while_they_last() {
    let players = vec!["mcts:iterations=300".parse().unwrap()];
    let plan = |threads| Plan { players: players.clone(), ..plan(6, threads) };
    let alone = outcome(&plan(1));
    let mut told = Vec::new();
    let shared = run(&plan(2), &mut |progress| told.push(progress)).unwrap();
    assert_eq!(shared, alone);
    // Decisions are told of before the game that they belong to is over.
    assert!(told.iter().any(|progress| progress.games < 6 && progress.decisions > 0), "{told:?}");
    assert_eq!(told.last(), Some(&Progress { games: 6, decisions: alone.decisions }));
}

#[test]
fn options_that_do_not_go_together_are_refused() {
    let options = PatchworkOptions { second_starts: true, ..PatchworkOptions::default() };
    let refused = run(&Plan { options, ..plan(10, 2) }, &mut |_| {});
    assert!(matches!(refused, Err(OptionError::Conflict { .. })));
}

#[test]
fn the_summary_says_what_was_played_and_what_came_out() {
    let plan = plan(50, 1);
    let outcome = outcome(&plan);
    let summary = summary(&plan, &outcome).unwrap();
    assert_eq!(summary["game"], "patchwork");
    assert_eq!((&summary["seed"], &summary["games"]), (&5.into(), &50.into()));
    assert_eq!(summary["options"]["deck"], "tactical");
    assert_eq!(summary["seats"][0]["player"], "random");
    assert_eq!(summary["seats"][1]["role"], "automa");
    assert_eq!(summary["checksum"], format!("{:016x}", outcome.checksum));
    assert_eq!(summary["facts"].as_object().unwrap().len(), outcome.facts.len());
}
