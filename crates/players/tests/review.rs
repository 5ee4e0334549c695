//! A verdict on a decision sees no more than the seat did, and says the same every time. What a whole review finds is tested
//! where it is made: `crates/wire/tests/review.rs`.

#![allow(clippy::unwrap_used, reason = "a test that finds nothing has failed")]

use kernel::{Dice, Game as _, Notation, Seed, Session, Setup};
use patchwork::Patchwork;
use players::review::{Care, judge};
use players::{Judge, Limits, Mcts, Player as _};

/// A game of a decent player.
fn played<G: Judge + Notation>(seed: u64, player: Mcts) -> Session<G> {
    let setup = Setup { options: G::Options::default(), seed: Seed(seed), packs: Vec::new() };
    let mut session = Session::<G>::new(setup).unwrap();
    let mut dice = Dice::new(seed);
    while session.game().to_move().is_some() {
        let action = player.clone().decide(session.game(), &mut dice, &Limits::none()).unwrap();
        session.play(action).unwrap();
    }
    session
}

#[test]
fn a_verdict_depends_on_what_the_seat_sees_and_on_nothing_else() {
    let session = played::<Patchwork>(3, Mcts::iterations_of(200));
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
    let session = played::<Patchwork>(3, Mcts::iterations_of(50));
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
