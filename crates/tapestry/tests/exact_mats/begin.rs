//! What a civilization begins with, and in which turns it acts.

use kernel::Seat;
use tapestry::{Kit, Version};
use testkit::covers;

use super::{L, P, mat};
use crate::common::{changes, of, plain};

/// In which income turns a mat acts, on the small and the large map, and whether it must: as printed, and later if that differs.
type Turns = ([u8; 2], [u8; 2], bool);
const USUAL: Turns = ([2, 5], [2, 5], false);
const MUST: Turns = ([2, 5], [2, 5], true);
const TURNS: &[(&str, Turns, Turns)] = &[
    ("alchemists", USUAL, USUAL),
    ("entertainers", USUAL, ([1, 4], [1, 4], false)),
    ("heralds", USUAL, USUAL),
    ("historians", USUAL, ([2, 5], [1, 4], false)),
    ("inventors", USUAL, USUAL),
    ("leaders", USUAL, USUAL),
    ("merrymakers", USUAL, MUST),
    ("militants", MUST, MUST),
    ("the_chosen", MUST, USUAL),
    ("traders", USUAL, MUST),
    ("advisors", MUST, ([1, 4], [1, 4], false)),
    ("aliens", MUST, MUST),
    ("infiltrators", USUAL, USUAL),
    ("islanders", USUAL, ([1, 5], [1, 5], false)),
    ("recyclers", USUAL, USUAL),
    ("spies", USUAL, USUAL),
    ("tinkerers", USUAL, USUAL),
    ("treasure_hunters", USUAL, USUAL),
    ("gamblers", ([2, 4], [2, 4], true), ([2, 4], [2, 4], true)),
    ("artificers", ([2, 4], [2, 4], false), ([2, 4], [2, 4], false)),
    ("celestials", ([2, 4], [2, 4], false), ([2, 4], [2, 4], false)),
    ("elder_ones", ([2, 4], [2, 4], true), ([2, 4], [2, 4], true)),
    ("faefolk", USUAL, USUAL),
    ("genies", ([2, 4], [2, 4], true), ([2, 4], [2, 4], true)),
    ("illuminati", MUST, MUST),
    ("merfolk", ([2, 4], [2, 4], true), ([2, 4], [2, 4], true)),
    ("psionics", MUST, MUST),
    ("weefolk", ([2, 4], [2, 4], true), ([2, 4], [2, 4], true)),
    ("werefolk", MUST, MUST),
];

#[test]
fn mats_act_in_their_income_turns() {
    covers!("income.civilizations");
    for (id, first, later) in TURNS {
        for (version, (small, large, must)) in [(P, first), (L, later)] {
            let mat = mat(id, version);
            let acts = mat.income.is_some();
            assert!(acts || *id == "the_chosen", "{id} {version:?} has no ability of income turns");
            if acts {
                assert_eq!((mat.turns, mat.must), ([*small, *large], *must), "{id} {version:?}");
            }
        }
    }
    for civ in &Kit::printed().civs {
        let acts =
            civ.printed.income.is_some() || civ.pack.as_ref().is_some_and(|pack| pack.income.is_some());
        assert_eq!(acts, TURNS.iter().any(|(id, ..)| *id == civ.id), "{}", civ.id);
    }
}

/// What a player begins with: in the latest wording, as printed, with the adjustment. Of any resource: coins.
const SETUPS: &[(&str, [&str; 3])] = &[
    ("alchemists", ["", "", "vp+10 coin+2"]),
    ("architects", ["", "", ""]),
    ("craftsmen", ["", "", ""]),
    ("entertainers", ["", "", "vp+10 coin+1"]),
    ("futurists", ["", FUTURE, FUTURE]),
    ("heralds", ["", "", ""]),
    ("historians", ["tiles+1", "", ""]),
    ("inventors", ["", "", ""]),
    ("isolationists", ["tiles+2", "", ""]),
    ("leaders", ["", "", ""]),
    ("merrymakers", ["", "", "coin+1"]),
    ("militants", ["outposts+2", "", ""]),
    // As printed with the number 1 for everything: one territory is controlled.
    ("mystics", ["cards+2", "coin+1", "coin+2"]),
    ("nomads", ["", "", ""]),
    ("the_chosen", ["", "", "vp+15"]),
    ("traders", ["tiles+2", "", "vp+10 coin+2"]),
    ("advisors", ["cards+3", "cards+3", "cards+3"]),
    ("aliens", ["spaces+4", "spaces+4", "spaces+4"]),
    ("infiltrators", ["", "culture+1", ""]),
    ("islanders", ["tiles+4", "tiles+4", "tiles+4"]),
    // Seven districts of the first city mat have two impassable plots or more.
    ("riverfolk", ["vp+35", "vp+28", "vp+28"]),
    ("spies", ["", "", ""]),
    ("tinkerers", ["", "", ""]),
    ("treasure_hunters", ["", "tiles+2", "tiles+2"]),
    ("utilitarians", ["landmark+1", "landmark+1", "landmark+1"]),
    ("collectors", ["", "", ""]),
    ("gamblers", ["", "", ""]),
    ("relentless", ["", "", ""]),
    ("renegades", ["", "", ""]),
    ("artificers", ["", "", ""]),
    ("celestials", ["outposts+1", "outposts+1", "outposts+1"]),
    ("elder_ones", ["", "", ""]),
    ("faefolk", ["", "", ""]),
    ("genies", ["", "", ""]),
    ("illuminati", ["cards+1", "cards+1", "cards+1"]),
    ("merfolk", ["", "", ""]),
    ("psionics", ["", "", ""]),
    ("weefolk", ["", "", ""]),
    ("werefolk", ["", "", ""]),
];

const FUTURE: &str = "coin+1 worker+1 food+1 culture+1 exploration+4 technology+4 science+4 military+4";

#[test]
fn every_civilization_begins_with_what_its_wording_gives() {
    covers!("setup.adjustment", "civ.futurists", "civ.riverfolk", "civ.infiltrators");
    let base = plain().build();
    let mut wrong = Vec::new();
    for (id, expected) in SETUPS {
        for (version, expected) in
            [Version::Latest, Version::Printed, Version::Adjusted].into_iter().zip(expected)
        {
            let game = of(id, version).build();
            let given = changes(&base, &game, 0);
            if given != *expected {
                wrong.push(format!("{id} {version:?}: `{given}`, the text says `{expected}`"));
            }
        }
    }
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
    for civ in &Kit::printed().civs {
        // These two ask for cards: see the lines below.
        let other = ["recyclers", "urban_planners"].contains(&civ.id.as_str());
        assert!(other || SETUPS.iter().any(|(id, _)| *id == civ.id), "{}", civ.id);
    }
    // What opponents begin with.
    let theirs = |version| changes(&base, &of("tinkerers", version).build(), 1);
    assert_eq!(
        [Version::Latest, Version::Printed, Version::Adjusted].map(theirs),
        ["", "bottom+1", "cards+1 bottom+1"]
    );
    // Recyclers keep one of three tech cards; adjusted it is upgraded at once.
    let rows = |version| crate::common::techs(&of("recyclers", version).build(), 0);
    assert_eq!(
        [Version::Latest, Version::Printed, Version::Adjusted].map(rows),
        [[1, 0, 0], [1, 0, 0], [0, 1, 0]]
    );
    // A token of the Architects for each opponent, in the first wording only with the adjustment.
    let impassable = |version| {
        let game = of("architects", version).build();
        game.player_at(Seat(0)).city.impassable.iter().map(|row| row.count_ones()).sum::<u32>()
    };
    assert_eq!([Version::Latest, Version::Printed, Version::Adjusted].map(impassable), [23, 22, 23]);
}
