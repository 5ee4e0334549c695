//! Numbers that no box holds, in every form of an action.

use kernel::{Dice, Game, Seed};
use tapestry::companion::{CompanionOptions, TapestryCompanion};
use tapestry::{Kit, Tapestry, TapestryOptions};
use testkit::edges;

use crate::automa::{solo, variant};

const FORMS: &[&str] = &[
    "P#: income",
    "civ #",
    "city #",
    "income #",
    "advance science # coin",
    "part #",
    "pay #",
    "gain #",
    "track #",
    "token science #",
    "tile #",
    "space #",
    "hex #/#",
    "turn #",
    "tech #",
    "card #",
    "card trap/#",
    "building #",
    "landmark #",
    "plot z#",
    "plot a# r#",
    "plot ## r#",
    "seat #",
    "number #",
    "die #",
    "node #",
    "piece #",
    "automa #",
    "decision #",
];

const SAID: &[&str] = &[
    "#",
    "P#: done",
    "science #",
    "step #",
    "token technology exploration #",
    "explore #/#",
    "conquer #/#",
    "conquer #/# trapped",
    "outpost #/#",
    "outpost #/# shared",
    "piece #/#",
    "stand #/#",
    "card #",
    "result #",
    "P#: result #",
    "fix token P1 science #",
    "fix token P# technology science #",
    "fix token automa science #",
    "fix hex #/# P#",
    "fix hex #/# P1-toppled P#-token",
    "fix explored #/# yes",
    "fix landmark forge P#",
    "fix vp #",
    "fix income P1 #",
    "fix income automa #",
    "fix outposts automa #",
    "fix outposts P# #",
    "fix pile #",
    "fix achievement middle_island P# yes",
    "fix pair # #",
    "fix discard # # #",
    "fix deck #",
    "fix forbid P# science",
    "fix turn P#",
    "fix reacts P# yes",
    "fix plays-on P# yes",
];

#[test]
fn no_number_is_too_much_for_the_reader() {
    let mut dice = Dice::new(1);
    for options in [TapestryOptions::default(), solo(3), variant()] {
        let game = Tapestry::start(Kit::printed(), &options, Seed(1)).unwrap();
        edges::walk(game, &mut dice, FORMS, 200, 5);
    }
}

#[test]
fn no_number_is_too_much_at_a_real_table() {
    let mut dice = Dice::new(2);
    let game = TapestryCompanion::start(Kit::printed(), &CompanionOptions::default(), Seed(1)).unwrap();
    edges::walk(game, &mut dice, SAID, 150, 5);
}
