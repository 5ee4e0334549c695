//! Whole games of Terra Mystica told in every language: no message is missing, every choice has its reasons.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

mod common;

use std::collections::BTreeSet;

use kernel::{Game, Legal, Purpose, RuleId, Seat, Seed, Verdict};
use terra_mystica::{Event, TerraMystica, rulebook};
use words::terra_mystica::{act, deed, illegal, line, result, seat_name, waiting, whys};
use words::{LANGUAGES, Words};

use common::Settings;

const DICE: Purpose = Purpose::new("words/test");

/// Plays a game at random; `tell` sees every step.
fn play(
    settings: Settings<'_>,
    seed: u64,
    tell: impl FnMut(&TerraMystica, &TerraMystica, &[Event]),
) -> TerraMystica {
    common::play(settings, seed, DICE, tell)
}

/// A sentence without holes: no missing message, nothing that was not put in.
fn is_whole(text: &str) -> bool {
    !text.contains("[tm-") && !text.contains("{$") && !text.contains("  ") && !text.contains(": .")
}

#[test]
fn whole_games_in_every_language() {
    for (code, _) in LANGUAGES {
        let words = Words::of(code).unwrap();
        for seed in 0..6 {
            let settings: &[(&str, &str)] =
                if seed % 2 == 0 { &[("seats", "3"), ("automas", "1")] } else { &[("seats", "5")] };
            let mut dice = Seed(seed).dice(DICE, 1);
            let end = play(settings, seed, |before, after, events| {
                let told = line(&words, before, events);
                assert!(is_whole(&told) && told.ends_with('.'), "{code}: {told:?} of {events:?}");
                if let Some(asked) = waiting(&words, after) {
                    assert!(is_whole(&asked), "{code}: {asked}");
                    let action = after.legal().pick(&mut dice).unwrap();
                    let done = act(&words, after, action);
                    assert!(is_whole(&done), "{code}: {done} of {action:?}");
                }
            });
            let won = result(&words, &end).unwrap();
            assert!(is_whole(&won), "{code}: {won}");
        }
    }
}

#[test]
fn who_passes_takes_a_card_once_and_a_deed_ends_before_the_next_round() {
    let words = Words::english();
    let (mut passes, mut rounds) = (0, 0);
    play(&[("seats", "3"), ("automas", "1")], 4, |before, after, events| {
        let told = line(&words, before, events);
        let passed = events.iter().any(|event| matches!(event, Event::Passed { card: Some(_), .. }));
        if passed {
            assert_eq!(told.matches("takes a bonus card").count(), 1, "{told}");
            passes += 1;
        }
        let done = deed(&words, before, events);
        assert!(told.starts_with(&done) && !done.is_empty(), "{done:?} of {told:?}");
        if before.round() < after.round() {
            assert!(
                told.contains("Income for round") && !done.contains("ncome for round"),
                "{done:?} of {told:?}"
            );
            rounds += 1;
        }
    });
    assert_eq!((passes, rounds), (3 * 5, 6));
}

#[test]
fn every_choice_of_the_automa_has_its_reasons() {
    let words = Words::english();
    let mut cited: BTreeSet<&str> = BTreeSet::new();
    let mut narrowed = 0;
    for seed in 0..60 {
        play(&[("seats", "3"), ("automas", "2")], seed, |before, _, events| {
            for why in whys(&words, before, events) {
                assert!(is_whole(&why.sentence), "{}", why.sentence);
                assert_eq!(why.chosen.is_none(), why.candidates.is_empty(), "{}", why.sentence);
                for row in &why.rows {
                    cited.insert(row.rule.0);
                    assert!(is_whole(&row.question), "{}", row.question);
                    assert_eq!(row.note.is_none(), row.verdict == Verdict::Narrowed);
                    narrowed += usize::from(row.verdict == Verdict::Narrowed);
                    for (_, value, _) in &row.cells {
                        assert!(is_whole(value) && !value.contains("value"), "{}: {value}", row.rule.0);
                    }
                }
            }
        });
    }
    let missing: Vec<&RuleId> = rulebook::CITED.iter().filter(|rule| !cited.contains(rule.0)).collect();
    assert!(missing.is_empty(), "no game asked {missing:?}");
    assert!(narrowed > 100, "{narrowed}");
}

/// What is legal for one position is mostly refused by another: each refusal is a sentence.
#[test]
fn every_refusal_is_a_sentence() {
    for (code, _) in LANGUAGES {
        let words = Words::of(code).unwrap();
        let mut kinds: BTreeSet<String> = BTreeSet::new();
        for seed in 0..8 {
            let mut earlier = Vec::new();
            play(&[("seats", "4")], seed, |before, _, _| {
                earlier.extend(before.legal().iter().take(40));
                for action in earlier.iter().rev().step_by(7).take(60) {
                    let Err(why) = before.check(*action) else { continue };
                    let said = illegal(&words, before, &why);
                    assert!(is_whole(&said) && said.ends_with('.'), "{code}: {said} of {why:?}");
                    let kind = format!("{why:?}");
                    kinds.insert(kind.split([' ', '(']).next().unwrap_or_default().to_owned());
                }
            });
        }
        assert!(kinds.len() > 20, "{kinds:?}");
    }
}

#[test]
fn a_seat_is_called_by_its_faction_once_it_has_one() {
    let (english, german) = (Words::english(), Words::of("de").unwrap());
    let settings = [("seats", "2"), ("automas", "1"), ("factions", "nomads"), ("automa-factions", "giants")];
    let end = play(&settings, 1, |_, _, _| {});
    let names = |words: &Words| [0, 1].map(|seat| seat_name(words, &end, Seat(seat)));
    assert_eq!(names(&english), ["Nomads", "Giants"]);
    assert_eq!(names(&german), ["Nomaden", "Giganten"]);
}
