//! Numbers that no box holds, in every form of an action.

use kernel::{Dice, Game, Seed};
use terra_mystica::companion::{CardSource, CompanionOptions, TerraCompanion};
use terra_mystica::{Kit, TerraMystica, TerraOptions};
use testkit::edges;

const FORMS: &[&str] = &[
    "P#: done",
    "faction #",
    "build E#",
    "dig E#",
    "into #",
    "tokens #/#/#",
    "upgrade E# to TP",
    "advance #",
    "send p to fire for #",
    "action ACT#",
    "action BON#",
    "pass BON#",
    "pass #",
    "burn #",
    "convert #pw to #p",
    "convert # workers to # coins",
    "convert #c to #vp",
    "+FAV#",
    "+TW#",
    "+fire #",
    "bridge E#:G#",
    "connect r#",
    "gain P# for VP",
    "leech #",
    "leech # from P#",
    "decline # from P#",
    "done #",
];

const SAID: &[&str] = &[
    "#",
    "P#: done",
    "build E#",
    "dig E# to blue",
    "E# tp",
    "send p to fire for #",
    "p fire #",
    "+fire #",
    "-fire #",
    "fire #",
    "+FAV#",
    "+TW#",
    "action ACT#",
    "pass BON#",
    "pass #",
    "card #",
    "result #",
    "bridge E#:G#",
    "connect r#",
    "fix E# P1 TP",
    "fix E# empty",
    "fix terrain E# blue",
    "fix bridge E#:G# P#",
    "fix cult P1 fire #",
    "fix cult P# fire #",
    "fix priests fire P# P# P# P#",
    "fix power ACT# ACT#",
    "fix row BON# BON#",
    "fix bonus P# BON#",
    "fix vp P1 #",
    "fix vp P# #",
    "fix round #",
    "fix scoring SCORE# SCORE# SCORE# SCORE# SCORE# SCORE#",
    "fix order P# P#",
    "fix turn P#",
    "fix passed P#",
    "fix shipping P1 #",
    "fix carpet P1 #",
    "fix home P# blue",
    "fix start P# blue",
    "fix unlocked P# red",
    "fix drawn P1 # # #",
    "fix drawn P2 # # #",
];

#[test]
fn no_number_is_too_much_for_the_reader() {
    let mut dice = Dice::new(1);
    for seed in 0..2 {
        let options = TerraOptions::default();
        let game = TerraMystica::start(Kit::printed(), &options, Seed(seed)).unwrap();
        edges::walk(game, &mut dice, FORMS, 150, 5);
    }
}

#[test]
fn no_number_is_too_much_at_a_real_table() {
    let mut dice = Dice::new(2);
    for cards in [CardSource::Program, CardSource::Own] {
        let options = CompanionOptions { cards, ..CompanionOptions::default() };
        let game = TerraCompanion::start(Kit::printed(), &options, Seed(1)).unwrap();
        edges::walk(game, &mut dice, SAID, 100, 4);
    }
}
