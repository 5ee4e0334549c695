//! A review finds what was planted, sees no more than the seat did, and says the same every time.

#![allow(clippy::unwrap_used, reason = "a test that finds nothing has failed")]

use kernel::{Dice, Game, Legal as _, Notation, Options as _, Role, Seed, Session, Setup};
use patchwork::Patchwork;
use players::review::{Care, Verdict, judge};
use players::{Judge, Limits, Mcts, Player as _};
use terra_mystica::TerraMystica;

/// A game of a decent player, with blunders where `blunder` says so; with the decisions that were planted, counted from 0.
fn played<G: Judge + Notation>(
    options: &[(&str, &str)],
    seed: u64,
    player: Mcts,
    mut blunder: impl FnMut(&G) -> Option<G::Action>,
) -> (Session<G>, Vec<usize>) {
    let mut set = G::Options::default();
    for (key, value) in options {
        set.set(key, value).unwrap();
    }
    let mut session = Session::<G>::new(Setup { options: set, seed: Seed(seed), packs: Vec::new() }).unwrap();
    let mut planted = Vec::new();
    let mut dice = Dice::new(seed);
    while let Some(seat) = session.game().to_move() {
        let game = session.game();
        let is_choice = game.role(seat) == Role::Person && game.legal().count() > 1;
        let action = match is_choice.then(|| blunder(game)).flatten() {
            Some(action) => {
                planted.push(session.at());
                action
            }
            None => player.clone().decide(game, &mut dice, &Limits::none()).unwrap(),
        };
        session.play(action).unwrap();
    }
    (session, planted)
}

/// Every decision that was one, with its verdict.
fn reviewed<G: Judge + Notation>(session: &Session<G>, care: Care) -> Vec<(usize, Verdict<G>)> {
    let judged = |(number, before, entry): (usize, G, &kernel::Entry<G>)| {
        Some((number, judge(&before, entry.action, care, &Limits::none())?))
    };
    session.walk(0).filter_map(judged).collect()
}

fn worst<G: Judge>(
    verdicts: &[(usize, Verdict<G>)],
    count: usize,
    lost: impl Fn(&Verdict<G>) -> f64,
) -> Vec<usize> {
    let mut order: Vec<_> = verdicts.iter().collect();
    order.sort_by(|(_, a), (_, b)| lost(b).total_cmp(&lost(a)));
    let mut worst: Vec<usize> = order.iter().take(count).map(|(number, _)| *number).collect();
    worst.sort_unstable();
    worst
}

#[test]
fn three_planted_blunders_of_patchwork_are_the_three_worst_moves() {
    let mut own = 0;
    let worst_looking = |game: &Patchwork| {
        own += 1;
        let all = game.legal();
        [4, 9, 14].contains(&own).then(|| all.iter().min_by_key(|action| game.judge(*action)).unwrap())
    };
    let (session, planted) = played(&[], 11, Mcts::iterations_of(2_000), worst_looking);
    let verdicts = reviewed(&session, Care { search: 1_000, rounds: 250 });
    assert_eq!(planted.len(), 3);
    assert_eq!(worst(&verdicts, 3, |verdict| verdict.lost.worth.mean), planted);
    for (number, verdict) in verdicts.iter().filter(|(number, _)| planted.contains(number)) {
        assert!(verdict.lost.worth.is_positive(), "{number}: {:?}", verdict.lost);
        assert_ne!(verdict.chosen, 0);
    }
}

#[test]
fn two_planted_blunders_of_terra_mystica_cost_the_most_points() {
    let mut passed = [false; 7];
    let passes_at_once = |game: &TerraMystica| {
        let round = usize::from(game.round());
        let pass = game.legal().iter().find(|action| game.write(*action).contains("pass"));
        let is_planted = [2, 4].contains(&round) && !passed[round] && pass.is_some();
        passed[round] |= is_planted;
        pass.filter(|_| is_planted)
    };
    let (session, planted) = played(&[("automas", "1")], 5, Mcts::iterations_of(300), passes_at_once);
    let verdicts = reviewed(&session, Care { search: 300, rounds: 64 });
    assert_eq!(planted.len(), 2);
    // By points: with the game nearly won or lost, less costs more of the chance to win.
    assert_eq!(worst(&verdicts, 2, |verdict| verdict.lost.points.mean), planted);
}

#[test]
fn a_verdict_depends_on_what_the_seat_sees_and_on_nothing_else() {
    let (session, _) = played::<Patchwork>(&[], 3, Mcts::iterations_of(200), |_| None);
    let care = Care { search: 200, rounds: 40 };
    for (_, before, entry) in session.walk(0).filter(|(_, _, entry)| entry.by_person).take(6) {
        let told = |game: &Patchwork| {
            let verdict = judge(game, entry.action, care, &Limits::none());
            verdict.map(|verdict| format!("{:?} {:?} {}", verdict.options, verdict.lost, verdict.chosen))
        };
        let imagined = before.imagine(entry.seat, &mut Dice::new(99));
        assert_eq!(told(&before), told(&before), "twice the same");
        assert_eq!(told(&before), told(&imagined), "what is hidden has no say");
    }
}

#[test]
fn whoever_stops_gets_no_verdict_and_a_hurry_is_told() {
    let (session, _) = played::<Patchwork>(&[], 3, Mcts::iterations_of(50), |_| None);
    let (_, before, entry) = session.walk(0).find(|(_, _, entry)| entry.by_person).unwrap();
    let stop = kernel::Stop::new();
    stop.ask();
    let care = Care { search: 200, rounds: 40 };
    assert!(judge(&before, entry.action, care, &Limits::none().stopped_by(&stop)).is_none());
    // A clock that has run out already: one look at least, and no claim to know more.
    let clock = players::Clock::new(|| std::time::Duration::from_secs(9));
    let limits = Limits::by(clock).within(std::time::Duration::ZERO);
    let verdict = judge(&before, entry.action, care, &limits).unwrap();
    assert!(verdict.hurried && !verdict.lost.worth.is_positive(), "{verdict:?}");
}
