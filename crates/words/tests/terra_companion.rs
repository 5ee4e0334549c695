//! Terra Mystica at a real table, told in every language: no message is missing, and none is left over.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

mod common;

use std::collections::BTreeSet;

use kernel::{Game, Purpose};
use terra_mystica::Event;
use terra_mystica::companion::{CompanionEvent, TerraCompanion};
use words::terra_mystica::companion::{event, is_automas};
use words::{Beside, LANGUAGES, Said, Voice, Words};

use common::{ends_whole, is_whole, opens_whole, play, say_each, start, tells_whole};

const DICE: Purpose = Purpose::new("words/companion");

#[test]
fn whole_evenings_in_every_language() {
    let tables: [&[(&str, &str)]; 4] = [
        &[("seats", "2"), ("automas", "1")],
        &[("seats", "3"), ("automas", "2"), ("cards", "own"), ("difficulty", "nightmare")],
        &[("seats", "3"), ("automas", "1"), ("factions", "cultists,witches"), ("automa-factions", "nomads")],
        &[("factions", "witches"), ("automa-factions", "cultists")],
    ];
    for (code, _) in LANGUAGES {
        let words = Words::of(code).unwrap();
        let mut offers = 0;
        for (seed, settings) in (0_u64..).zip(tables) {
            opens_whole(&words, &start::<TerraCompanion>(settings, seed));
            let end = play(settings, seed, DICE, |before: &TerraCompanion, after, events| {
                let said = Said { before, after, events };
                tells_whole(&words, said);
                let said = TerraCompanion::instruction(&words, said);
                offers += said.offers.len();
                assert!(said.whys.is_empty() || is_automas(events));
                for one in events {
                    assert!(event(&words, before, one).is_none_or(|text| is_whole(&text)), "{code}: {one:?}");
                }
            });
            ends_whole(&words, &end);
            assert_eq!(end.scores(&words).len(), end.seats() + 1);
        }
        assert!(offers > 10, "{code}: power is announced");
    }
}

/// The end is read out line by line while somebody moves the markers: each line says where a marker stands *then*.
#[test]
fn every_line_of_the_final_scoring_says_the_points_of_that_moment() {
    let words = Words::of("en").unwrap();
    let mut lines = 0;
    for seed in 0..6 {
        play(&[("seats", "3"), ("automas", "2")], seed, DICE, |before: &TerraCompanion, after, events| {
            for seat in before.table().seat_list().filter(|seat| before.table().is_automa(*seat)) {
                let mut now = i32::from(before.table().player(seat).purse.vp);
                let name = before.name_of(&words, seat);
                let steps = TerraCompanion::instruction(&words, Said { before, after, events }).steps;
                for step in steps.iter().filter_map(|step| step.strip_prefix(&format!("{name}: "))) {
                    let Some((vp, rest)) = step.split_once(" VP ") else { continue };
                    now += vp.parse::<i32>().unwrap();
                    assert!(rest.ends_with(&format!(" {now} now.")), "{now} now, not: {step}");
                    lines += usize::from(rest.starts_with("for "));
                }
                let finals =
                    |event: &CompanionEvent| matches!(event, CompanionEvent::Table(Event::Final { .. }));
                if events.iter().any(finals) {
                    assert_eq!(now, i32::from(after.table().player(seat).purse.vp));
                }
            }
        });
    }
    assert!(lines > 40, "only {lines} lines of a final scoring");
}

/// Everything that can be said, at any table: each refusal and each doubt is a sentence.
#[test]
fn every_refusal_and_every_fact_is_a_sentence() {
    let lines = [
        "build A1",
        "build E7",
        "build r1",
        "upgrade E7 to TP",
        "upgrade E7 to SA",
        "dig E7 to blue",
        "dig E7 to river",
        "send p to fire for 3",
        "send p to fire for 5",
        "+fire 9",
        "-fire 9",
        "fire 10",
        "+FAV11",
        "+TW8",
        "action ACT1",
        "action ACT1",
        "action BON1",
        "bridge E4:G1",
        "bridge A1:A2",
        "advance ship",
        "advance dig",
        "connect r1",
        "pick-color blue",
        "pass BON1",
        "pass",
        "done",
        "automa",
        "card 1",
        "card 16",
        "leech",
        "decline",
        "result 98",
        "result 1000",
        "P5: done",
        "faction witches",
        "fix E7 P1 TP",
        "fix E7 empty",
        "fix terrain E7 blue",
        "fix bridge E4:G1 P1",
        "fix bridge E4:G1 none",
        "fix cult P1 fire 10",
        "fix cult P1 fire 11",
        "fix priests fire P1 - - P2",
        "fix power ACT1 ACT5",
        "fix row BON1 BON2 BON3",
        "fix row BON1 BON1",
        "fix bonus P1 BON4",
        "fix bonus P1 none",
        "fix vp P2 40",
        "fix vp P1 40",
        "fix round 3",
        "fix round 9",
        "fix scoring SCORE1 SCORE2 SCORE3 SCORE4 SCORE5 SCORE6",
        "fix scoring SCORE1 SCORE1 SCORE3 SCORE4 SCORE5 SCORE6",
        "fix final-tile none",
        "fix order P2 P1",
        "fix order P1",
        "fix order P1 P1",
        "fix turn P1",
        "fix passed P2",
        "fix shipping P1 2",
        "fix shipping P1 9",
        "fix carpet P1 1",
        "fix carpet P1 9",
        "fix home P1 blue",
        "fix start P1 blue",
        "fix unlocked P1 red blue",
        "fix drawn P2 1 2",
        "fix drawn P2 1",
        "fix drawn P1 1 2",
    ];
    for (code, _) in LANGUAGES {
        let words = Words::of(code).unwrap();
        let (mut refused, mut doubts) = (BTreeSet::new(), BTreeSet::new());
        for (seed, cards) in [(1, "program"), (2, "own"), (3, "program"), (4, "own")] {
            let mut turn = 0;
            play(&[("cards", cards)], seed, DICE, |before: &TerraCompanion, _, _| {
                turn += 1;
                if turn % 9 != 1 {
                    return;
                }
                say_each(&words, before, &lines, &mut refused, |_, events| {
                    doubts.extend(events.iter().filter_map(|event| match event {
                        CompanionEvent::Warning(warning) => Some(format!("{warning:?}")),
                        _ => None,
                    }));
                });
            });
        }
        let kinds: BTreeSet<&str> = refused.iter().filter_map(|why| why.split('(').next()).collect();
        assert!(kinds.len() > 15, "{kinds:?}");
        assert!(doubts.len() > 3, "{doubts:?}");
    }
}
