//! The places of the mats.

use tapestry::{Kit, Version};
use testkit::covers;

use super::{L, P, mat};

const EXPLORE: &str = "vp+2 coin+1 tiles-1 hexes+1";
const CONQUER: &str = "vp+4 outposts-1 held+1";
const RESEARCH: &str = "tech+1 technology+1";

/// What the places of the mats give, in the position of `exact.rs`.
const NODES: &[(&str, Version, &[&str])] = &[
    (
        "alchemists",
        L,
        &[
            "coin+1 tech+1",
            "worker+1 technology+1",
            "vp+2 coin+1 food+1 tiles-1 hexes+1",
            "vp+4 culture+1 outposts-1 held+1",
            "food+1",
        ],
    ),
    ("craftsmen", P, &CRAFTSMEN),
    ("craftsmen", L, &CRAFTSMEN),
    ("entertainers", P, &ENTERTAINERS),
    ("entertainers", L, &ENTERTAINERS),
    ("historians", P, &["vp+3", "food+1", "worker+1", "vp+3"]),
    ("historians", L, &["technology+1", "food+1", "", "vp+1"]),
    ("leaders", P, &[LEAD[0], LEAD[1], LEAD[2], LEAD[3]]),
    ("leaders", L, &LEAD),
    (
        "merrymakers",
        P,
        &[
            "",
            "coin+1",
            "worker+1 food+1",
            "culture+1 armory+1",
            "",
            "tiles+1",
            "cards+1 tech+1",
            "vp+2 coin+1 tiles-1 tech+1 hexes+1 technology+1",
            "",
            "vp+5",
            "vp+10",
            "vp+15",
        ],
    ),
    (
        "merrymakers",
        L,
        &[EXPLORE, "culture+1", "technology+1", "worker+1", "vp+1", "coin+1", "tech+1", "food+1", CONQUER],
    ),
    ("militants", P, &["coin+1", "vp+2", "food+1", "vp+4", "vp+1", "worker+1", "vp+3", "culture+1"]),
    ("militants", L, &["coin+1", "vp+2", "food+1", "vp+1", "vp+3", "worker+1", "vp+5", CONQUER]),
    (
        "the_chosen",
        L,
        &[
            "worker+1",
            "coin+1",
            "tech+1",
            "food+1",
            "market+1",
            "culture+1",
            RESEARCH,
            "vp+1",
            "vp+4 coin+1 outposts-1 held+1",
        ],
    ),
    ("advisors", L, &["food+1 tiles+1 cards+1 tech+1"]),
    ("collectors", P, &["food+1"; 6]),
    ("collectors", L, &["food+1", "food+1", "food+2", "food+1", "food+2", "food+2"]),
    ("relentless", P, &RELENTLESS),
    ("relentless", L, &RELENTLESS),
    ("renegades", P, &RENEGADES),
    ("renegades", L, &RENEGADES),
    ("urban_planners", L, &["food+1 cards+1"]),
    (
        "faefolk",
        P,
        &[
            "vp+3",
            "vp+4 tiles+1 cards+1 tech+1",
            "vp+4 food+1",
            "vp+3 coin+1",
            "vp+1 culture+1",
            "vp+1 worker+1",
            "vp+13 explored+1",
        ],
    ),
    ("genies", P, &["technology+1", "vp+1", "tech+1", "vp+4", "culture+1", "vp+1", EXPLORE, "vp+3"]),
];

const CRAFTSMEN: [&str; 12] = [
    "worker+1",
    "tiles+1",
    "vp+5",
    "coin+1",
    "tech+1",
    "culture+1",
    "vp+10",
    "food+1",
    "cards+1",
    "culture+1",
    RESEARCH,
    "vp+15",
];

const ENTERTAINERS: [&str; 17] = [
    "worker+1",
    "culture+1",
    "food+1",
    "coin+1",
    "farm+1",
    "market+1",
    "house+1",
    "armory+1",
    CONQUER,
    "technology+1",
    "tech+1",
    EXPLORE,
    LEAD[1],
    LEAD[0],
    LEAD[3],
    LEAD[2],
    "",
];

const LEAD: [&str; 5] = [
    "vp+2 coin+1 tiles-1 hexes+1 exploration+1",
    "tech+1 technology+1",
    "vp+3 cards+1 landmark+1 science+1",
    "vp+4 cards+1 outposts-1 held+1 military+1",
    "cards+1 arts+1",
];

const RELENTLESS: [&str; 5] = ["vp+1", "vp+3 cards+1", "vp+6 cards+1", "vp+10 cards+1", "vp+15 cards+1"];

const RENEGADES: [&str; 4] = [
    "cards+1 market+1",
    "tech+2 technology+1",
    "vp+6 coin+1 culture+1 tiles-1 hexes+1 outposts-1 held+1",
    "vp+20",
];

#[test]
fn every_place_of_a_mat_gives_exactly_what_is_printed() {
    covers!("civ.craftsmen", "civ.entertainers", "civ.merrymakers", "civ.militants", "civ.the-chosen");
    let mut lines = Vec::new();
    for (id, version, expected) in NODES {
        let nodes = &mat(id, *version).nodes;
        assert_eq!(nodes.len(), expected.len(), "{id} {version:?}");
        for (at, (node, expected)) in nodes.iter().zip(*expected).enumerate() {
            let name = format!("{id} {version:?}, place {}", at + 1);
            lines.push((name, crate::exact::gives(node.effect), *expected));
        }
    }
    crate::exact::compare(lines.into_iter());
    // No mat with places is left out; those of code alone are in the lines below.
    let elsewhere = ["mystics", "spies", "tinkerers", "utilitarians"];
    for civ in &Kit::printed().civs {
        for version in [P, L] {
            let known = NODES.iter().any(|(id, of, _)| *id == civ.id && *of == version);
            let only_printed = civ.pack.is_none() && version == L;
            let none = mat(&civ.id, version).nodes.is_empty();
            assert!(known || none || only_printed || elsewhere.contains(&civ.id.as_str()), "{}", civ.id);
        }
    }
}

#[test]
fn lines_between_the_places_are_as_printed() {
    covers!("civ.entertainers", "civ.merrymakers");
    let entertainers: [&[u8]; 17] = [
        &[4, 5],
        &[5, 6],
        &[5, 6],
        &[6, 7],
        &[8, 9],
        &[8, 9],
        &[10, 11],
        &[10, 11],
        &[12, 13],
        &[13, 14],
        &[13, 14],
        &[14, 15],
        &[],
        &[],
        &[],
        &[],
        &[0, 1, 2, 3],
    ];
    let grid: [&[u8]; 9] =
        [&[1, 3], &[0, 2, 4], &[1, 5], &[0, 4, 6], &[1, 3, 5, 7], &[2, 4, 8], &[3, 7], &[4, 6, 8], &[5, 7]];
    let columns: [&[u8]; 12] = [&[1], &[2], &[3], &[], &[5], &[6], &[7], &[], &[9], &[10], &[11], &[]];
    let cases: [(&str, Version, &[&[u8]]); 4] = [
        ("entertainers", P, &entertainers),
        ("entertainers", L, &entertainers),
        ("merrymakers", L, &grid),
        ("merrymakers", P, &columns),
    ];
    for (id, version, expected) in cases {
        for (at, (node, to)) in mat(id, version).nodes.iter().zip(expected).enumerate() {
            let bits = to.iter().fold(0, |bits, to| bits | 1 << to);
            assert_eq!(node.to, bits, "{id} {version:?}, place {}", at + 1);
        }
    }
}
