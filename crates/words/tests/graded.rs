//! The reasons of the bots' choices over whole games of all three: what a filter measured on a candidate is told so that
//! one sees why it stayed or fell. Two candidates with the same words in one row have the same fate; a filter that keeps
//! the best by a number never says only yes or no.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

mod common;

use std::collections::BTreeMap;

use kernel::{Purpose, Verdict};
use patchwork::Patchwork;
use tapestry::Tapestry;
use terra_mystica::TerraMystica;
use words::{LANGUAGES, Voice, Words};

use common::Settings;

const DICE: Purpose = Purpose::new("words/graded");

/// Plays games and looks at every row of every choice; how many rows took something away.
fn rows_are_plain<G: Voice>(settings: &[Settings<'_>], seeds: u64) -> u32 {
    let mut rows = 0;
    for (code, _) in LANGUAGES {
        let words = Words::of(code).unwrap();
        for (index, settings) in settings.iter().enumerate() {
            for seed in 0..seeds {
                let seed = seed + 100 * index as u64;
                common::play::<G>(settings, seed, DICE, |before, _, events| {
                    for why in before.whys(&words, events) {
                        for row in why.rows.iter().filter(|row| row.verdict == Verdict::Narrowed) {
                            rows += 1;
                            let mut fates: BTreeMap<&str, bool> = BTreeMap::new();
                            for (_, said, kept) in &row.cells {
                                let before = *fates.entry(said).or_insert(*kept);
                                assert_eq!(
                                    before, *kept,
                                    "{code}, {:?}: “{said}” both stays and falls",
                                    row.rule
                                );
                            }
                        }
                    }
                });
            }
        }
    }
    rows
}

#[test]
fn of_patchwork() {
    assert!(rows_are_plain::<Patchwork>(&[&[]], 6) > 100);
}

#[test]
fn of_terra_mystica() {
    // Every faction of the base game plays as an Automa, one of them with a preference that has three grades.
    let settings: [Settings<'_>; 4] = [
        &[("seats", "3"), ("automas", "2"), ("factions", "witches"), ("automa-factions", "engineers,nomads")],
        &[
            ("seats", "3"),
            ("automas", "2"),
            ("factions", "witches"),
            ("automa-factions", "swarmlings,giants"),
        ],
        &[("seats", "3"), ("automas", "2"), ("factions", "witches"), ("automa-factions", "fakirs,dwarves")],
        &[("seats", "4"), ("automas", "3")],
    ];
    assert!(rows_are_plain::<TerraMystica>(&settings, 6) > 500);
}

#[test]
fn of_tapestry() {
    assert!(
        rows_are_plain::<Tapestry>(
            &[&[("mode", "automa"), ("seats", "3")], &[("mode", "shadow"), ("seats", "3")]],
            3
        ) > 50
    );
}
