//! A review of a whole game, as the product makes it: its care, its figures, its order.

#![allow(clippy::unwrap_used, reason = "a test that finds nothing has failed")]

use std::sync::atomic::{AtomicUsize, Ordering};

use kernel::{Dice, Game, Legal as _, Notation as _, Options as _, Role, Seed, Session, Setup};
use patchwork::Patchwork;
use players::review::{Care, judge};
use players::{Judge, Limits, Mcts, Player as _};
use terra_mystica::TerraMystica;
use wire::Wire;
use wire::review::{Judged, Review, Reviewed};

/// A game of a decent player, with blunders where `blunder` says so; with the numbers of those, counted from 1.
fn played<G: Judge + Wire>(
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
                planted.push(session.at() + 1);
                action
            }
            None => player.clone().decide(game, &mut dice, &Limits::none()).unwrap(),
        };
        session.play(action).unwrap();
    }
    (session, planted)
}

/// The whole review. Decisions are judged beside each other: one knows nothing of the other.
fn reviewed<G: Judge + Wire + Sync>(session: &Session<G>) -> (Review, Reviewed)
where
    G::Action: Sync,
{
    let mut review = Review::default();
    let progress = review.fit(session);
    let next = AtomicUsize::new(0);
    let judged = |index: usize| {
        let (_, before, entry) = session.walk(index).next().unwrap();
        let verdict = judge(&before, entry.action, Care::of::<G>(), &Limits::none()).unwrap();
        Judged::of(index + 1, &before, &verdict)
    };
    std::thread::scope(|scope| {
        let work = || -> Vec<Judged> {
            let mine = std::iter::from_fn(|| progress.missing.get(next.fetch_add(1, Ordering::Relaxed)));
            mine.map(|index| judged(*index)).collect()
        };
        let workers: Vec<_> = (0..4).map(|_| scope.spawn(work)).collect();
        for worker in workers {
            worker.join().unwrap().into_iter().for_each(|judged| review.take(judged));
        }
    });
    let progress = review.fit(session);
    assert!(progress.missing.is_empty(), "what was judged fits the game");
    let told = Reviewed::of(None, session, &review, &progress);
    (review, told)
}

/// The first of those that a review calls the worst, in the order of the game.
fn worst(review: &Review, count: usize) -> Vec<usize> {
    let mut worst: Vec<usize> = review.worst().iter().take(count).map(|judged| judged.number).collect();
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
    let (review, told) = reviewed(&session);
    assert_eq!(planted.len(), 3);
    assert_eq!(worst(&review, 3), planted);
    let mut turning = told.turning_points.clone();
    turning.sort_unstable();
    assert_eq!(turning, planted);
    for number in planted {
        let blunder = told.decisions.iter().find(|decision| decision.number == number).unwrap();
        assert!(blunder.says.starts_with("Cost you about ") && blunder.chosen > 0, "{}", blunder.says);
        let followed = blunder.followed.as_deref().unwrap_or_default();
        assert!(blunder.says.ends_with(followed), "{}", blunder.says);
    }
    // What the Automa made of it is said in the game's words.
    let followed = told.decisions.iter().filter_map(|decision| decision.followed.as_deref());
    assert!(followed.clone().count() > 5);
    for deed in followed {
        assert!(
            deed.starts_with("Automa takes the patch for ") || deed.starts_with("Automa passes"),
            "{deed}"
        );
    }
}

#[test]
fn two_planted_blunders_of_terra_mystica_are_the_two_worst_moves() {
    let mut passed = [false; 7];
    let passes_at_once = |game: &TerraMystica| {
        let round = usize::from(game.round());
        let pass = game.legal().iter().find(|action| game.write(*action).contains("pass"));
        let is_planted = [2, 4].contains(&round) && !passed[round] && pass.is_some();
        passed[round] |= is_planted;
        pass.filter(|_| is_planted)
    };
    let (session, planted) = played(&[("automas", "1")], 1, Mcts::iterations_of(300), passes_at_once);
    let (review, _) = reviewed(&session);
    assert_eq!(planted.len(), 2);
    assert_eq!(worst(&review, 2), planted);
}
