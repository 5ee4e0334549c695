//! Positions keep their checksums: journals hold them, so that a change of how a position is kept may not show.
//!
//! Each line of `digests.txt` sums up one random game, or the part of one after a civilization was gained late: the checksums of all its
//! positions, and of what is imagined now and then.
//! `RECORD=1 cargo test -p automa-tapestry digests` writes the file anew, for a change of the rules only.

use std::collections::BTreeSet;
use std::fmt::Write as _;

use kernel::{Dice, Digest, Game, Legal, Seat};
use tapestry::scenario::Scenario;
use tapestry::state::Task;
use tapestry::{Kit, MatChoice, Mode, Tapestry, TapestryOptions, Version};

use crate::common::start;

const GAMES: u64 = 2_000;
const LATE: u64 = 600;
const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/digests.txt");

/// Settings of all kinds, each civilization as often as any other.
fn options(index: u64) -> TapestryOptions {
    let kit = Kit::printed();
    let mut dice = Dice::new(index);
    let mode = [Mode::People, Mode::People, Mode::People, Mode::Automa, Mode::Shadow][dice.below(5) as usize];
    let known: Vec<u8> =
        (0..kit.civs.len() as u8).filter(|civ| kit.civs[usize::from(*civ)].missing.is_empty()).collect();
    let mut options = TapestryOptions {
        mode,
        seats: if mode == Mode::People { 1 + dice.below(5) as u8 } else { 3 },
        version: [Version::Latest, Version::Printed, Version::Adjusted][dice.below(3) as usize],
        expansions: [dice.below(3) > 0, dice.below(3) > 0, dice.below(3) > 0],
        allow_guesses: dice.below(2) == 0,
        two_tapestries: dice.below(4) == 0,
        two_civilizations: dice.below(3) == 0,
        either_die: dice.below(2) == 0,
        ..TapestryOptions::default()
    };
    if mode == Mode::People {
        let (first, other) = (index as usize, 1 + dice.below(known.len() as u32 - 1) as usize);
        for (seat, civ) in [first, first + other].into_iter().enumerate() {
            options.civilizations[seat] = MatChoice::Named(known[civ % known.len()]);
        }
    }
    options
}

fn game(index: u64, hooks: &mut BTreeSet<&'static str>) -> u64 {
    let mut digest = Digest::default();
    let mut game = start(&options(index), index);
    let mut dice = Dice::new(index);
    let mut decisions = 0_u64;
    digest.word(game.digest());
    while let Some(action) = game.legal().pick(&mut dice) {
        game.play(action, &mut ()).unwrap();
        decisions += 1;
        digest.word(game.digest());
        note(&game, hooks);
        if decisions.is_multiple_of(9) {
            let seat = Seat((decisions % game.seats() as u64) as u8);
            digest.word(game.imagine(seat, &mut Dice::new(decisions)).digest());
        }
    }
    digest.value()
}

/// Civilizations that come late do things of their own: each of them in the middle of a game, and some decisions on.
fn late(index: u64, hooks: &mut BTreeSet<&'static str>) -> u64 {
    let kit = Kit::printed();
    let known = kit
        .civs
        .iter()
        .filter(|civ| civ.missing.is_empty() && !["leaders", "inventors"].contains(&civ.id.as_str()));
    let known: Vec<&str> = known.map(|civ| civ.id.as_str()).collect();
    let version = [Version::Latest, Version::Printed, Version::Adjusted][index as usize / known.len() % 3];
    let options = TapestryOptions { expansions: [true; 3], version, seats: 3, ..TapestryOptions::default() };
    let scenario = Scenario::of(options, &["leaders", "inventors", "entertainers"])
        .rich(0, 4)
        .tiles(0, &[1, 3, 9, 12, 20]);
    let mut game = scenario.build();
    let mut dice = Dice::new(index);
    let mut digest = Digest::default();
    Scenario::set_income_turns(&mut game, 0, 3);
    let civ = known[index as usize % known.len()];
    if civ != "entertainers" {
        Scenario::gain_civ(&mut game, 0, civ);
    }
    for decision in 0..80 {
        digest.word(game.digest());
        note(&game, hooks);
        if decision % 5 == 0 {
            digest.word(game.imagine(Seat(1), &mut Dice::new(decision)).digest());
        }
        let Some(action) = game.legal().pick(&mut dice) else { break };
        game.play(action, &mut ()).unwrap();
    }
    digest.value()
}

fn note(game: &Tapestry, hooks: &mut BTreeSet<&'static str>) {
    if let Some(Task::Hook(doing)) = game.pending().map(|frame| frame.task) {
        hooks.insert(doing.hook().key());
    }
}

#[test]
fn positions_of_random_games_keep_their_checksums() {
    let (mut now, mut hooks) = (String::new(), BTreeSet::new());
    for index in 0..GAMES {
        let _ = writeln!(now, "{:016x}", game(index, &mut hooks));
    }
    for index in 0..LATE {
        let _ = writeln!(now, "{:016x}", late(index, &mut hooks));
    }
    if std::env::var_os("RECORD").is_some() {
        std::fs::write(FILE, &now).unwrap();
    }
    println!("{} hooks asked: {hooks:?}", hooks.len());
    assert!(hooks.len() > 57, "{hooks:?}");
    let recorded = std::fs::read_to_string(FILE).unwrap();
    assert_eq!(now.lines().count(), recorded.lines().count());
    for (index, (now, then)) in now.lines().zip(recorded.lines()).enumerate() {
        assert_eq!(now, then, "line {}: {:?}", index + 1, options(index as u64));
    }
}

#[test]
fn a_position_stays_small() {
    assert_eq!(size_of::<tapestry::state::Frame>(), 18);
    assert_eq!(size_of::<Tapestry>(), 8_304);
}
