//! Random play agrees with an independent reference program, which read nothing but the printed tables.
//!
//! The reference played 8,000 games of each kind and printed its values to one decimal, with these standard errors: 0.13
//! for scores, 0.03 for decisions, 0.05 for the Automa's values. We play 20,000. Both errors together, four times over,
//! and half a unit of the last printed digit, is what two honest programs may differ by.

use kernel::Seed;
use lab::simulate::{Outcome, Plan, run};
use lab::tally::Tally;
use patchwork::{DeckName, Edition, Kit, Level, Patchwork, PatchworkOptions};
use players::PlayerName;
use testkit::covers;

use crate::common::people;

const GAMES: u64 = 20_000;
const REFERENCE_GAMES: f64 = 8_000.0;
const SCORE: f64 = 0.13;
const DECISIONS: f64 = 0.03;
const AUTOMA: f64 = 0.05;
/// Half a unit of the last printed digit.
const ROUNDING: f64 = 0.05;

fn simulate(options: PatchworkOptions, seed: u64) -> Outcome {
    let plan = Plan::<Patchwork> {
        kit: Kit::printed(),
        options,
        seed: Seed(seed),
        games: GAMES,
        players: vec![PlayerName::Random],
        threads: 2,
    };
    let outcome = run(&plan, &mut |_| {}).unwrap();
    assert_eq!(outcome.games, GAMES);
    outcome
}

#[track_caller]
fn agree(what: &str, tally: &Tally, reference: f64, reference_error: f64) {
    let error = tally.sd() / (tally.count() as f64).sqrt();
    let allowed = 4.0 * error.hypot(reference_error) + ROUNDING;
    let ours = tally.mean();
    assert!(
        (ours - reference).abs() <= allowed,
        "{what}: {ours:.3} against {reference}, allowed {allowed:.3}"
    );
}

/// The reference's error where it is not printed: its own games, our spread.
fn of_8000(tally: &Tally) -> f64 {
    tally.sd() / REFERENCE_GAMES.sqrt()
}

#[track_caller]
fn spread(what: &str, tally: &Tally, range: (f64, f64)) {
    // The error of a standard deviation is about sd / sqrt(2n).
    let sd = tally.sd();
    let allowed = 4.0 * sd * (0.5 / GAMES as f64 + 0.5 / REFERENCE_GAMES).sqrt() + ROUNDING;
    assert!(
        sd >= range.0 - allowed && sd <= range.1 + allowed,
        "{what}: a deviation of {sd:.3} against {range:?}"
    );
}

/// Whether something may be so seldom that the reference saw none of it in its 8,000 games: with 10 expected it would
/// have missed them once in twenty thousand times.
fn is_rare(share: f64) -> bool {
    share <= 10.0 / REFERENCE_GAMES
}

fn fact<'a>(outcome: &'a Outcome, name: &str) -> &'a Tally {
    outcome.fact(name).unwrap_or_else(|| panic!("there is no fact {name}"))
}

fn two_people(edition: Edition, scores: [f64; 2], empty: f64, left: (i32, i32), equal: f64) {
    let outcome = simulate(PatchworkOptions { edition, ..people() }, 4);
    for (seat, score) in outcome.seats.iter().zip(scores) {
        agree("score", &seat.score, score, SCORE);
        spread("score", &seat.score, (11.3, 11.3));
    }
    agree("decisions", fact(&outcome, "decisions"), 42.8, DECISIONS);
    for name in ["empty_squares_1", "empty_squares_2"] {
        let tally = fact(&outcome, name);
        agree(name, tally, empty, of_8000(tally));
    }
    let patches = fact(&outcome, "patches_left");
    agree("patches left", patches, 10.2, of_8000(patches));
    let outside: u64 =
        patches.values().filter(|(n, _)| *n < left.0 || *n > left.1).map(|(_, count)| count).sum();
    assert!(is_rare(outside as f64 / GAMES as f64), "{outside} games outside of {left:?}");
    let ties = fact(&outcome, "equal_scores");
    let allowed = 4.0 * (ties.sd() / (GAMES as f64).sqrt()).hypot(of_8000(ties)) + 0.0005;
    assert!((ties.mean() - equal).abs() <= allowed, "equal scores: {} against {equal}", ties.mean());
    assert!(is_rare(1.0 - fact(&outcome, "tile_to_nobody").mean()), "a random mover hardly ever fills 7x7");
}

#[test]
fn two_random_people_on_the_revised_board() {
    covers!("limits.length", "setup.leather");
    two_people(Edition::Revised, [-11.2, -11.1], 24.3, (7, 17), 0.024);
}

#[test]
fn two_random_people_on_the_original_board() {
    covers!("limits.length", "setup.leather");
    two_people(Edition::Original, [-11.7, -11.1], 24.4, (6, 18), 0.020);
}

struct Reference {
    deck: DeckName,
    human: f64,
    turns: f64,
    passes: f64,
    patches: f64,
    with_buttons: f64,
    printed: f64,
    leather: f64,
    scores: [f64; 4],
    spread: (f64, f64),
}

const NORMAL: Reference = Reference {
    deck: DeckName::Normal,
    human: -11.5,
    turns: 16.4,
    passes: 3.4,
    patches: 13.0,
    with_buttons: 9.5,
    printed: 17.0,
    leather: 2.9,
    scores: [17.8, 27.2, 34.7, 44.2],
    spread: (4.2, 4.6),
};

const TACTICAL: Reference = Reference {
    deck: DeckName::Tactical,
    human: -11.9,
    turns: 16.8,
    passes: 3.3,
    patches: 13.4,
    with_buttons: 9.3,
    printed: 15.9,
    leather: 2.8,
    scores: [18.2, 27.5, 34.1, 43.4],
    spread: (4.3, 4.8),
};

fn against_the_automa(reference: &Reference, level: Level) {
    // Another series for each pair, so that ten of them are not one and the same.
    let seed = 100 + 10 * reference.deck as u64 + level as u64;
    let outcome =
        simulate(PatchworkOptions { deck: reference.deck, level, ..PatchworkOptions::default() }, seed);
    agree("human score", &outcome.seats[0].score, reference.human, SCORE);
    for (name, value) in [
        ("automa_turns", reference.turns),
        ("automa_passes", reference.passes),
        ("automa_patches", reference.patches),
        ("automa_patches_with_buttons", reference.with_buttons),
        ("automa_printed_buttons", reference.printed),
        ("automa_leather", reference.leather),
        ("automa_score_2", reference.scores[0]),
        ("automa_score_3", reference.scores[1]),
        ("automa_score_4", reference.scores[2]),
        ("automa_score_5", reference.scores[3]),
    ] {
        agree(name, fact(&outcome, name), value, AUTOMA);
    }
    // On level I the Automa scores 7 or 0; a random mover hardly ever fills 7x7.
    let intern = fact(&outcome, "automa_score_1");
    assert!(intern.values().all(|(points, _)| points == 0 || points == 7));
    assert!(is_rare(1.0 - intern.mean() / 7.0));
    assert!(is_rare(fact(&outcome, "tile_to_person").mean()));
    for name in ["automa_score_2", "automa_score_3", "automa_score_4", "automa_score_5"] {
        spread(name, fact(&outcome, name), reference.spread);
    }
    let own = ["automa_score_1", "automa_score_2", "automa_score_3", "automa_score_4", "automa_score_5"]
        [level.index()];
    assert_eq!(&outcome.seats[1].score, fact(&outcome, own), "the score of the level that is played");
}

#[test]
fn a_random_person_against_the_normal_deck_on_every_level() {
    covers!("automa.score", "automa.income", "automa.filters");
    for level in Level::ALL {
        against_the_automa(&NORMAL, level);
    }
}

#[test]
fn a_random_person_against_the_tactical_deck_on_every_level() {
    covers!("automa.score", "automa.income", "automa.filters");
    for level in Level::ALL {
        against_the_automa(&TACTICAL, level);
    }
}
