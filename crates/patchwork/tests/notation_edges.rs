//! Numbers that no box holds, in every form of an action.

use kernel::{Dice, Game, Seed};
use patchwork::companion::{CardSource, CompanionOptions, PatchworkCompanion, RingSource};
use patchwork::{Kit, Patchwork, PatchworkOptions};
use testkit::edges;

const FORMS: &[&str] = &[
    "advance",
    "advance #",
    "automa #",
    "leather a#",
    "leather #a",
    "take # r0 a1",
    "take 1 r# a1",
    "take 1 f# a#",
];

const SAID: &[&str] = &[
    "#",
    "take #",
    "you take #",
    "take #nd",
    "card #",
    "next #",
    "next # # #",
    "ring # # #",
    "tile #",
    "result # #",
    "result #",
    "fix you-space #",
    "fix automa-space #",
    "fix automa-buttons #",
    "fix automa-heap # # #",
    "fix next # # #",
    "fix ring # #",
    "fix gone #",
    "fix back # #",
    "fix seen # # #",
    "fix aside #",
    "fix leather-on # #",
];

#[test]
fn no_number_is_too_much_for_the_reader() {
    let mut dice = Dice::new(1);
    for seed in 0..3 {
        let game = Patchwork::start(Kit::printed(), &PatchworkOptions::default(), Seed(seed)).unwrap();
        edges::walk(game, &mut dice, FORMS, 20, 1);
    }
}

#[test]
fn no_number_is_too_much_at_a_real_table() {
    let mut dice = Dice::new(2);
    for ring in [RingSource::Dealt, RingSource::Entered, RingSource::NextThree] {
        let options = CompanionOptions { cards: CardSource::Own, ring, ..CompanionOptions::default() };
        let game = PatchworkCompanion::start(Kit::printed(), &options, Seed(1)).unwrap();
        edges::walk(game, &mut dice, SAID, 60, 1);
    }
}
