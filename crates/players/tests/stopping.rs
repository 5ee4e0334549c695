//! Thinking ends when it is told to, and when its time is up: soon, whatever it is at, and with what it has.
#![allow(clippy::unwrap_used, reason = "a helper of a test may fail like the test itself")]

use std::sync::LazyLock;
use std::time::{Duration, Instant};

use kernel::{Dice, Game, Legal, Notation, Options, Role, Seed, Stop};
use patchwork::Patchwork;
use players::{Clock, Cut, Judge, Limits, Mcts, Player, PlayerName, Thinker};
use tapestry::Tapestry;
use terra_mystica::TerraMystica;

const ENDLESS: u32 = 1_000_000_000;
/// A hundred milliseconds, and as much again for each of the other programs on a busy machine.
const SOON: Duration = Duration::from_millis(500);

fn clock() -> Clock {
    static BEGUN: LazyLock<Instant> = LazyLock::new(Instant::now);
    Clock::new(|| BEGUN.elapsed())
}

fn start<G: Game>(options: &[(&str, &str)]) -> G {
    let mut chosen = G::Options::default();
    for (key, value) in options {
        chosen.set(key, value).unwrap();
    }
    G::start(G::components(&[]).unwrap(), &chosen, Seed(7)).unwrap()
}

/// Positions of a game in which a person has a choice: every so many of them.
fn positions<G: Judge>(mut game: G, every: usize) -> Vec<G> {
    let (mut dice, mut found, mut count) = (Dice::new(7), Vec::new(), 0);
    while let Some(seat) = game.to_move() {
        if game.role(seat) == Role::Person && game.legal().count() > 1 {
            if count % every == 0 {
                found.push(game.clone());
            }
            count += 1;
        }
        let action = PlayerName::Greedy.decide(&game, &mut dice, &Limits::none()).unwrap();
        game.play(action, &mut ()).unwrap();
    }
    found
}

/// Does something that is asked to stop after a while; how long it took from then on.
fn stopped<T>(after: Duration, work: impl FnOnce(&Limits) -> T) -> (T, Duration) {
    let stop = Stop::new();
    let limits = Limits::by(clock()).stopped_by(&stop);
    std::thread::scope(|scope| {
        let asker = scope.spawn(move || {
            std::thread::sleep(after);
            stop.ask();
            Instant::now()
        });
        let done = work(&limits);
        let end = Instant::now();
        (done, end.saturating_duration_since(asker.join().unwrap()))
    })
}

fn an_endless_search_stops<G: Judge + Notation>(game: G, every: usize) {
    let mut longest = Duration::ZERO;
    for (number, game) in (0..).zip(positions(game, every)) {
        let after = Duration::from_millis(30 + 7 * (number % 5));
        let (hint, took) =
            stopped(after, |limits| players::hint(&game, Mcts::iterations_of(ENDLESS), 3, limits).unwrap());
        // Where all but one option are refused as absurd, there is nothing to search.
        assert!(hint.cut == Some(Cut::Stopped) || hint.options.len() == 1, "{:?}", hint.cut);
        assert!(hint.iterations == 0 || hint.options[0].weighed.visits > 0, "what was found is given");
        longest = longest.max(took);
        for name in ["mcts:iterations=100000000,trees=4,threads=2", "mcts:time=1h,reuse=on", "greedy"] {
            let mut player = name.replace("1h", "60m").parse::<PlayerName>().unwrap().sit::<G>();
            let (_, took) = stopped(after, |limits| {
                // A player with a memory takes up its tree.
                let mut dice = Dice::new(1);
                player.decide(&game, &mut dice, limits);
                player.decide(&game, &mut dice, limits)
            });
            longest = longest.max(took);
        }
    }
    println!("{}: at most {longest:?} after it was asked", G::NAME);
    assert!(longest < SOON, "{}: it went on for {longest:?}", G::NAME);
}

#[test]
fn an_endless_search_of_patchwork_stops_soon_after_it_is_asked() {
    an_endless_search_stops(start::<Patchwork>(&[("level", "5")]), 5);
}

#[test]
fn an_endless_search_of_terra_mystica_stops_soon_after_it_is_asked() {
    an_endless_search_stops(start::<TerraMystica>(&[("seats", "4"), ("automas", "1")]), 60);
}

#[test]
fn an_endless_search_of_tapestry_stops_soon_after_it_is_asked() {
    an_endless_search_stops(start::<Tapestry>(&[]), 30);
}

fn time_is_kept<G: Judge + Notation>(game: &G) {
    let time = Duration::from_millis(150);
    let limits = Limits::by(clock());
    let begun = Instant::now();
    let hint = players::hint(game, Mcts::iterations_of(ENDLESS), 3, &limits.within(time)).unwrap();
    assert_eq!(hint.cut, Some(Cut::Time));
    assert!(!hint.options.is_empty() && hint.iterations > 0);
    assert!(begun.elapsed() >= time && begun.elapsed() < time + SOON, "{:?}", begun.elapsed());
    let begun = Instant::now();
    let thinks = PlayerName::Mcts(Mcts::time_of(time)).decide(game, &mut Dice::new(1), &limits);
    assert!(thinks.is_some());
    assert!(begun.elapsed() >= time && begun.elapsed() < time + SOON, "{:?}", begun.elapsed());
    // The shorter of the two counts, and one iteration is made however short it is.
    let begun = Instant::now();
    let hint = players::hint(game, Mcts::time_of(time), 3, &limits.within(Duration::ZERO)).unwrap();
    assert_eq!((hint.iterations, hint.cut), (1, None));
    assert!(begun.elapsed() < SOON);
}

#[test]
fn time_is_kept_in_every_game() {
    time_is_kept(&start::<Patchwork>(&[]));
    time_is_kept(&start::<TerraMystica>(&[]));
    time_is_kept(&start::<Tapestry>(&[]));
}

#[test]
fn a_limit_that_is_not_reached_changes_nothing() {
    let game = start::<Patchwork>(&[]);
    let how = Mcts::iterations_of(300);
    let wide = Limits::by(clock()).stopped_by(&Stop::new()).within(Duration::from_mins(10));
    let [free, bound] = [&Limits::none(), &wide].map(|limits| players::hint(&game, how, 3, limits).unwrap());
    assert_eq!(free.cut, None);
    assert_eq!(format!("{free:?}"), format!("{bound:?}"));
}

#[test]
fn without_a_clock_a_time_is_the_usual_number_of_iterations() {
    let game = start::<Patchwork>(&[]);
    let timed = players::hint(&game, Mcts::time_of(Duration::from_secs(1)), 3, &Limits::none()).unwrap();
    let usual = players::hint(&game, Mcts::default(), 3, &Limits::none()).unwrap();
    assert_eq!((timed.iterations, timed.cut), (2_000, None));
    assert_eq!(format!("{:?}", timed.options), format!("{:?}", usual.options));
}

/// What was cut short in the middle leaves nothing behind that a later thought could stumble over.
#[test]
fn a_player_with_a_memory_thinks_on_after_it_was_stopped() {
    let game = start::<TerraMystica>(&[]);
    let how = Mcts { reuse: true, ..Mcts::iterations_of(200) };
    let mut thinker = Thinker::new(how);
    for after in [0, 3, 11, 40] {
        stopped(Duration::from_millis(after), |limits| {
            Thinker::decide(&mut thinker, &game, &mut Dice::new(after), limits)
        });
    }
    let action = thinker.decide(&game, &mut Dice::new(1), &Limits::none()).unwrap();
    assert!(game.legal().iter().any(|other| other == action));
}
