//! Every civilization in each of its wordings: what it begins with, in which turns it acts, what each place of its mat gives, and
//! everything that its abilities change. Written from the texts of the mats and of the rulebook.

use kernel::Seat;
use tapestry::components::CivMat;
use tapestry::scenario::Scenario;
use tapestry::{Achievement, Building, Die, Kit, TapestryOptions, Track, Version};
use testkit::covers;

use crate::common::{Line, changes, compare, script, texts};

fn of(civ: &str, version: Version) -> Scenario {
    Scenario::of(TapestryOptions { expansions: [true; 3], version, ..Default::default() }, &[civ])
}

fn latest(civ: &str) -> Scenario {
    of(civ, Version::Latest)
}

fn printed(civ: &str) -> Scenario {
    of(civ, Version::Printed)
}

fn adjusted(civ: &str) -> Scenario {
    of(civ, Version::Adjusted)
}

/// Seat 0 with a civilization that does nothing by itself.
fn plain() -> Scenario {
    latest("leaders")
}

/// The mat of a civilization.
fn mat(id: &str, version: Version) -> &'static CivMat {
    let kit = Kit::printed();
    let civ = &kit.civs[usize::from(kit.find_civ(id).unwrap())];
    match (&civ.pack, version) {
        (Some(pack), Version::Latest) => pack,
        _ => &civ.printed,
    }
}

const L: Version = Version::Latest;
const P: Version = Version::Printed;

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

/// The district at the bottom in the middle, which has no impassable plot, all farms but one plot.
const DISTRICT: [&str; 9] = [
    ".........",
    ".........",
    ".........",
    ".........",
    ".........",
    ".........",
    "...###...",
    "...###...",
    "...##....",
];

const ROW: [&str; 9] = [
    "#########",
    ".........",
    ".........",
    ".........",
    ".........",
    ".........",
    ".........",
    ".........",
    ".........",
];

const THIRD: [&str; 9] = [
    ".........",
    ".........",
    "########.",
    ".........",
    ".........",
    ".........",
    ".........",
    ".........",
    ".........",
];

/// Three dice for the Alchemists: 7 points, coin then food, technology then military.
fn alchemy() -> Scenario {
    let dice: [(Die, &[u8], u8); 3] =
        [(Die::Red, &[3, 3], 6), (Die::Black, &[0, 2], 6), (Die::Science, &[1, 3], 4)];
    latest("alchemists").income_turns(0, 2).dice(&dice)
}

/// A territory of seat 1 with tile 1 (a coin) next to the start of seat 0.
fn rival(scenario: Scenario) -> Scenario {
    scenario.lay((0, -1), 1, 0).outpost(1, (0, -1))
}

macro_rules! lines {
    ($($what:literal: $position:expr, $script:literal => $($gave:literal),+;)+) => {
        &[$(Line { what: $what, position: || $position, script: $script, gave: &[$($gave),+] }),+]
    };
}

const BASE: &[Line] = lines![
    "alchemists, red and black": alchemy(), "=use alchemists; die red; die black; die red" => "vp+14 food+1", "";
    "alchemists, science and red": alchemy(), "=use alchemists; die science; die red; die science; deck"
        => "vp+14 bottom+1 technology+1", "";
    "alchemists printed, stopped": printed("alchemists").income_turns(0, 2).rolls(Die::Science, &[1, 3], 4),
        "=use alchemists; yes; no; token military 0; token technology 0" => "technology+1 military+1", "";
    "alchemists printed, bust": printed("alchemists").income_turns(0, 2).rolls(Die::Science, &[1, 1], 4),
        "=use alchemists; yes; gain culture" => "culture+1", "";
    "alchemists printed, off the track":
        printed("alchemists").income_turns(0, 2).rolls(Die::Science, &[1], 4).at(0, Track::Technology, 12),
        "=use alchemists; no; token technology 12" => "vp+5", "";
    "architects, a district of one kind": latest("architects").city(0, DISTRICT, Building::Farm),
        "=bonus exploration 5; plot f9; gain coin; gain food" => "coin+1 food+1 farm+1 city+1", "";
    "architects printed, a district of one kind": printed("architects").city(0, DISTRICT, Building::Farm),
        "=bonus exploration 5; plot f9; gain coin; gain food" => "coin+1 food+1 farm+1 city+1", "";
    "architects, a district of two kinds": latest("architects").city(0, DISTRICT, Building::Farm),
        "=bonus technology 2; plot f9; gain coin" => "coin+1 market+1 city+1", "";
    "architects, a row of one kind": latest("architects").city(0, ROW, Building::Farm), "=military 11" => "vp+2", "";
    "architects printed, a row of one kind": printed("architects").city(0, ROW, Building::Farm),
        "=military 11" => "vp+2", "";
    "craftsmen, the first column": latest("craftsmen"),
        "=bonus technology 2; node 1; =bonus technology 2; node 2; =bonus technology 2; node 3"
        => "vp+5 worker+1 tiles+1 market+3 city+3", "";
    "craftsmen printed, two columns": printed("craftsmen"),
        "=bonus technology 2; node 4; =bonus technology 2; node 8; =bonus technology 2; node 9"
        => "coin+1 food+1 cards+1 market+3 city+3", "";
    "craftsmen, gained later in era 2": plain().income_turns(0, 2), "=gain craftsmen; node 2; no; node 8; node 8"
        => "food+1 civs+1", "";
    "entertainers": latest("entertainers").income_turns(0, 1), "=use entertainers; node 4; =use entertainers; node 7; *plot"
        => "coin+1 house+1 city+1", "";
    "entertainers printed": printed("entertainers").income_turns(0, 2), "=use entertainers; node 2" => "culture+1", "";
    "entertainers, gained later": plain(), "=gain entertainers; node 2" => "culture+1 civs+1", "";
    "futurists": latest("futurists"), "=first futurists; yes; token science 0; yes; token military 0; gain coin+coin"
        => "coin+2 science+4 military+4", "";
    "futurists, one track": latest("futurists"), "=first futurists; yes; token science 0; no; gain coin+food"
        => "coin+1 food+1 science+4", "";
    "futurists with the adjustment": adjusted("futurists").income_turns(0, 0), "income; pay food"
        => "coin+1 worker+1 tiles+1 cards+1", "";
    "futurists where a track is blocked": latest("futurists").blocked(1, Track::Science),
        "=first futurists; yes; token technology 0; no; gain coin+food" => "coin+1 food+1 technology+4", "";
    "heralds": latest("heralds").income_turns(0, 2).on_mat(1, 0, "trap"), "=use heralds; =use heralds" => "vp+10", "";
    "heralds printed": printed("heralds").income_turns(0, 2).on_mat(1, 0, "trap"), "=use heralds" => "vp+10", "";
    "heralds, a card without its benefit": latest("heralds").deck(&["academia", "trap"]), "=first heralds; card trap/1"
        => "cards+1", "";
    "heralds printed, a card with its benefit": printed("heralds").hand(0, &["trap"]), "=first heralds; card trap/1"
        => "vp+10", "";
    "heralds with the adjustment": adjusted("heralds").income_turns(0, 0).deck(&["dystopia", "academia", "trap"]),
        "income; card trap/1" => "vp+10 coin+1 worker+1 food+1 culture+1 tiles+1 cards+2", "";
    "historians printed, any landmark": printed("historians").tiles(0, &[1]).income_turns(0, 2),
        "=use historians; yes; node 2; =1:square Barn; *plot" => "food+1 tiles-1", "landmark+1";
    "historians, landmarks of tracks": latest("historians").tiles(0, &[1]).income_turns(0, 2).at(1, Track::Technology, 3),
        "=use historians; yes; tile 1; node 2; =1:square Barn; *plot; =1:lead technology; *plot; no; deck"
        => "food+1 tiles-1", "bottom+1 landmark+2 technology+1";
    "historians printed, gained later": {
            let options = TapestryOptions { version: Version::Printed, ..Default::default() };
            Scenario::of(options, &[])
        }, "=gain historians; node 1; node 2; node 3; =1:square Barn; *plot"
        => "vp+6 worker+1 food+1 civs+1", "landmark+1";
    "inventors, to the middle row": latest("inventors").techs(1, 0, &["Calendar"]).income_turns(0, 2),
        "=use inventors; yes" => "culture+1", "culture+1 bottom-1 middle+1";
    "inventors, to the top row": latest("inventors").techs(1, 1, &["Calendar"]).income_turns(0, 2),
        "=use inventors" => "vp+7 bottom+1", "vp+7 middle-1";
    "inventors printed, to the top row": printed("inventors").techs(1, 1, &["Calendar"]).income_turns(0, 2),
        "=use inventors" => "vp+7 bottom+1", "vp+7 middle-1";
    "inventors, an own card": latest("inventors").techs(0, 1, &["Calendar"]).income_turns(0, 2),
        "=use inventors" => "vp+7 middle-1 top+1", "";
    "inventors, a marked card needs no prerequisite": latest("inventors").techs(0, 0, &["Calendar"]).income_turns(0, 2),
        "=use inventors; =bonus technology 5" => "vp+7 culture+1 bottom-1 top+1", "";
    "inventors printed, a marked card needs its prerequisite":
        printed("inventors").techs(0, 0, &["Calendar"]).income_turns(0, 2),
        "=use inventors; =bonus technology 5" => "culture+1 bottom-1 middle+1", "";
    "isolationists": latest("isolationists").rolls(Die::Red, &[0], 6), "=military 1; hex 1/-2; die red; yes; gain food"
        => "vp+4 food+1 outposts-1 held+1", "";
    "isolationists printed": printed("isolationists").rolls(Die::Red, &[0], 6),
        "=military 1; hex 1/-2; die red; yes; gain food" => "vp+4 food+1 outposts-1 held+1", "";
    "isolationists, a land of one": latest("isolationists").income_turns(0, 5), "=use isolationists" => "vp+5", "";
    "isolationists, a land of two": latest("isolationists").income_turns(0, 5).outpost(0, (-1, -1)),
        "=use isolationists" => "vp+10", "";
    "isolationists, another terrain does not join": printed("isolationists").income_turns(0, 5).outpost(0, (1, -2)),
        "=use isolationists" => "vp+5", "";
    "leaders": latest("leaders").income_turns(0, 2), "=use leaders; node 2; deck" => "bottom+1 technology+1", "";
    "leaders, never a bonus": printed("leaders").income_turns(0, 2).at(0, Track::Technology, 1).rich(0, 2),
        "=use leaders; node 2" => "cards+1 technology+1", "";
    "merrymakers": latest("merrymakers").income_turns(0, 2), "=use merrymakers; node 4; node 5" => "worker+1", "";
    "merrymakers printed, points": printed("merrymakers").income_turns(0, 2),
        "=use merrymakers; node 10; =use merrymakers; node 11" => "vp+15", "";
    "merrymakers printed, a tile": printed("merrymakers").income_turns(0, 2), "=use merrymakers; node 6" => "tiles+1", "";
    "militants, the first row": latest("militants").rolls(Die::Red, &[0], 6).income_turns(0, 2),
        "=military 1; hex 1/-2; part 1; die red; =use militants" => "vp+4 coin+1 outposts-1 held+1", "";
    "militants, the second row": latest("militants").rolls(Die::Red, &[0], 6).income_turns(0, 2),
        "=military 1; hex 1/-2; part 2; die red; =use militants" => "vp+7 outposts-1 held+1", "";
    "militants printed, the second row": printed("militants").rolls(Die::Red, &[0], 6).income_turns(0, 2),
        "=military 1; hex 1/-2; part 2; die red; =use militants" => "vp+5 outposts-1 held+1", "";
    "militants, gained later with one outpost": plain().outposts(0, 1).income_turns(0, 2),
        "=gain militants; part 2; =use militants" => "vp+11 coin+1 worker+1 food+1 civs+1", "";
    "mystics, five cards": latest("mystics").hand(0, &["trap", "dystopia"]).income_turns(0, 2),
        "=after mystics; part 2; gain food; part 4; building farm" => "food+1 cards-2 farm+1", "";
    "mystics, three cards": latest("mystics").income_turns(0, 2), "=after mystics; part 4; building farm" => "farm+1", "";
    "mystics, six cards and more": {
            let hand = ["trap", "dystopia", "academia"];
            latest("mystics").hand(0, &hand).income_turns(0, 2).next_techs(&["Calendar"])
        }, "=after mystics; part 2; gain food; part 3; deck; part 4; building farm; *plot"
        => "food+1 culture+1 cards-3 middle+1 farm+1 city+1", "";
    "mystics printed, one number met exactly": printed("mystics").income_turns(0, 5), "=use mystics" => "vp+10", "";
    "mystics printed, two numbers met": printed("mystics").techs(0, 0, &["Calendar"]),
        "=technology 2; gain food; !; =turn 5; =use mystics" => "vp+20", "";
    "nomads, an empty territory": latest("nomads"), "=bonus technology 2; hex -1/-1" => "market+1 held+1", "";
    "nomads, an own territory": printed("nomads"),
        "=bonus technology 2; hex -1/-1; =bonus technology 2; hex -1/-1; gain food" => "food+1 market+2 held+1", "";
    "nomads, a landmark": latest("nomads"), "=square Barn; hex -1/-1" => "landmark+1 held+1", "";
    "nomads, gained later": plain().buildings(0, [1, 1, 1, 0]), "=gain nomads; *plot" => "armory+1 city+1 civs+1", "";
    "the_chosen printed": printed("the_chosen").income_turns(0, 2), "=use the_chosen; part 1" => "vp+4", "";
    "the_chosen printed, with an achievement":
        printed("the_chosen").income_turns(0, 2).achieved(0, Achievement::CompleteTrack),
        "=use the_chosen; part 1; gain food" => "vp+4 food+1", "";
    "the_chosen printed, in the end": printed("the_chosen").income_turns(0, 5).achieved(0, Achievement::CompleteTrack),
        "=use the_chosen; part 1" => "vp+9", "";
    "the_chosen, a private achievement for points":
        latest("the_chosen").techs(0, 0, &["Calendar", "Barn", "Bakery", "Paper"]).goods(0, [1, 0, 0, 0]),
        "advance exploration 0 coin; no" => "vp+5 coin-1 tiles+2 exploration+1", "";
    "the_chosen, a private achievement for its space":
        latest("the_chosen").techs(0, 0, &["Calendar", "Barn", "Bakery", "Paper"]).goods(0, [1, 0, 0, 0]),
        "advance exploration 0 coin; yes" => "coin-1 worker+1 tiles+2 exploration+1", "";
    "the_chosen, a public achievement": latest("the_chosen").at(0, Track::Science, 11).rolls(Die::Science, &[1, 1, 1, 1], 4),
        "=lead science; yes; no; no; no; no" => "vp+10 worker+1 science+1 achieved+1", "";
    "traders, a token": rival(latest("traders")).tiles(0, &[3]).income_turns(0, 2), "=use traders; part 1; tile 3"
        => "coin+1 food+1 tiles-1", "tiles+1";
    "traders, a building": rival(latest("traders")).tiles(0, &[3]).income_turns(0, 2),
        "=use traders; part 2; building farm; tile 3" => "food+1 tiles-1 farm+1", "food+1 tiles+1";
    "traders, an own territory for points":
        latest("traders").outpost(0, (-1, -1)).income_turns(0, 2).rolls(Die::Black, &[3], 6),
        "=use traders; part 2" => "vp+5 culture+1", "tiles+1";
    "traders, an own territory for a resource":
        latest("traders").outpost(0, (-1, -1)).income_turns(0, 2).rolls(Die::Black, &[3], 6),
        "=use traders; part 1; gain food" => "food+1 culture+1", "tiles+1";
    "traders printed, a territory of an opponent": rival(printed("traders")).income_turns(0, 2),
        "=use traders; hex 0/-1" => "coin+1", "";
    "traders printed, an empty territory": rival(printed("traders")).income_turns(0, 2), "=use traders; hex 1/-2"
        => "vp+1", "";
];

const EXPANSIONS: &[Line] = lines![
    "advisors printed, four cards": printed("advisors").income_turns(0, 2).hand(0, &["trap"]), "=use advisors" => "vp+4", "";
    "advisors printed, six cards": printed("advisors").income_turns(0, 2).hand(0, &["trap", "guilds", "academia"]),
        "=use advisors; *card; *card; gain food" => "vp+6 food+1 cards-2", "";
    "aliens, a tile": latest("aliens").income_turns(0, 2).space_tiles(0, &[13]), "=use aliens; part 1; space 13"
        => "vp+13 spaces-1 explored+1", "";
    "aliens, a resource": latest("aliens").income_turns(0, 2), "=use aliens; part 2; gain food" => "food+1", "";
    "aliens, the tile on the mat goes": latest("aliens").income_turns(0, 2).space_tiles(0, &[13]),
        "=use aliens; part 1; space 13; !; =use aliens; part 2; gain food" => "food+1 explored-1", "";
    "aliens printed, a second tile costs": {
            printed("aliens").income_turns(0, 2).space_tiles(0, &[13, 5]).goods(0, [1, 1, 0, 0])
        }, "=use aliens; part 1; space 13; !; =use aliens; part 1; pay coin; space 5"
        => "vp+8 worker+1 spaces-1", "";
    "aliens, a second tile is free": latest("aliens").income_turns(0, 2).space_tiles(0, &[13, 5]),
        "=use aliens; part 1; space 13; !; =use aliens; part 1; space 5" => "vp+8 coin+1 worker+1 spaces-1", "";
    "infiltrators, shared control": rival(latest("infiltrators")).income_turns(0, 2), "=use infiltrators; hex 0/-1"
        => "coin+1 outposts-1 held+1", "";
    "infiltrators, a capital": rival(latest("infiltrators")).income_turns(0, 2), "=use infiltrators; hex 2/0"
        => "vp+7", "";
    "infiltrators printed, a capital": printed("infiltrators").income_turns(0, 2), "=use infiltrators" => "vp+8", "";
    "recyclers, an upgrade": latest("recyclers").income_turns(0, 2).techs(0, 0, &["Calendar"]),
        "=use recyclers; no; yes; tech Calendar" => "culture+1 bottom-1 middle+1", "";
    "recyclers, the top card of the discards": latest("recyclers").income_turns(0, 2), "=use recyclers; yes; no"
        => "bottom+1", "";
    "recyclers printed, an upgrade": printed("recyclers").income_turns(0, 2).techs(0, 0, &["Calendar"]),
        "=use recyclers; yes; tech Calendar" => "culture+1 bottom-1 middle+1", "";
    "recyclers, from top to bottom": latest("recyclers").techs(0, 2, &["Calendar"]), "=bonus technology 5; tech Calendar"
        => "vp+5 bottom+1 top-1", "";
    "riverfolk, the last impassable plot of a district": latest("riverfolk"),
        "=bonus technology 2; plot h8; gain food" => "food+1 market+1 city+1", "";
    "riverfolk, one of several impassable plots": printed("riverfolk"), "=bonus technology 2; plot a2"
        => "market+1 city+1", "";
    "riverfolk printed, in the end": printed("riverfolk").income_turns(0, 5), "=use riverfolk" => "vp-22", "";
    "riverfolk, in the end": latest("riverfolk").income_turns(0, 5), "=use riverfolk" => "", "";
    "spies, a card": latest("spies").income_turns(0, 2).on_mat(1, 0, "trap"), "=use spies" => "vp+10", "";
    "spies, no landmarks": latest("spies").income_turns(0, 2).on_mat(1, 0, "dystopia"), "=use spies" => "", "";
    "spies, a tile": latest("spies").income_turns(0, 2).tiles(1, &[1]), "=use spies" => "coin+1", "";
    "spies, no space tile": latest("spies").income_turns(0, 2).space_tiles(1, &[13]), "=use spies" => "", "";
    "spies printed, a space tile": printed("spies").income_turns(0, 2).space_tiles(1, &[13]), "=use spies" => "vp+13", "";
    "spies, a position": latest("spies").income_turns(0, 2).at(1, Track::Technology, 2).rich(0, 1), "=use spies"
        => "cards+1", "";
    "spies, the circle of any card": latest("spies").income_turns(0, 2).techs(1, 0, &["Calendar"]), "=use spies"
        => "culture+1", "";
    "spies, the circle of a top card": latest("spies").income_turns(0, 2).techs(1, 2, &["Calendar"]), "=use spies"
        => "culture+1", "";
    "spies printed, a bottom card": printed("spies").income_turns(0, 2).techs(1, 0, &["Calendar"]), "=use spies" => "", "";
    "spies printed, a middle card": printed("spies").income_turns(0, 2).techs(1, 1, &["Calendar"]), "=use spies"
        => "culture+1", "";
    "spies printed, a top card": printed("spies").income_turns(0, 2).techs(1, 2, &["Calendar"]), "=use spies"
        => "vp+7", "";
    "tinkerers, a cost": tinker(L), "=use tinkerers; node 1; gain coin" => "coin+1 worker+1", "";
    "tinkerers, catching up": tinker(L), "=use tinkerers; node 2; *plot" => "landmark+1 science+3", "";
    "tinkerers printed, catching up": tinker(P), "=use tinkerers; node 2; *plot; *plot"
        => "vp+1 house+1 city+1 landmark+1 science+3", "";
    "tinkerers, three back": tinker(L).goods(0, [1, 0, 0, 0]), "=use tinkerers; node 3; yes" => "cards+1 science-3", "";
    "tinkerers, three back without the benefit": tinker(L), "=use tinkerers; node 3; no" => "science-3", "";
    "tinkerers printed, three back": tinker(P).goods(0, [1, 0, 0, 0]), "=use tinkerers; node 3; yes; pay coin; *plot"
        => "coin-1 cards+1 house+1 city+1 science-3", "";
    "tinkerers, the next bonus": latest("tinkerers").income_turns(0, 2).at(0, Track::Technology, 2).techs(0, 0, &["Calendar"]),
        "=use tinkerers; node 4; token technology 2; yes" => "culture+1 bottom-1 middle+1 technology+3", "";
    "treasure_hunters, forest": latest("treasure_hunters").income_turns(0, 2).rolls(Die::Red, &[0, 1], 6),
        "=use treasure_hunters; hex 0/-3" => "vp+9 food+1 held+1", "";
    "treasure_hunters, mountain": {
            let dice: [(Die, &[u8], u8); 2] = [(Die::Red, &[0], 6), (Die::Black, &[3], 6)];
            latest("treasure_hunters").income_turns(0, 2).dice(&dice)
        }, "=use treasure_hunters; hex 1/-2; part 5; die red" => "vp+4 worker+1 culture+1 held+1", "";
    "treasure_hunters, desert":
        latest("treasure_hunters").income_turns(0, 2).lay((0, -1), 1, 0).rolls(Die::Black, &[0, 2], 6),
        "=use treasure_hunters; hex 0/-1; no" => "coin+2 held+1", "";
    "treasure_hunters, desert, rolled again":
        latest("treasure_hunters").income_turns(0, 2).lay((0, -1), 1, 0).rolls(Die::Black, &[0, 2], 6),
        "=use treasure_hunters; hex 0/-1; yes" => "coin+1 food+1 held+1", "";
    "treasure_hunters printed, desert, the first roll":
        printed("treasure_hunters").income_turns(0, 2).lay((0, -1), 1, 0).rolls(Die::Black, &[0, 2], 6),
        "=use treasure_hunters; hex 0/-1; no" => "coin+2 held+1", "";
    "treasure_hunters printed, desert, the second roll":
        printed("treasure_hunters").income_turns(0, 2).lay((0, -1), 1, 0).rolls(Die::Black, &[0, 2], 6),
        "=use treasure_hunters; hex 0/-1; yes" => "coin+1 food+1 held+1", "";
    "treasure_hunters, grassland": grass(L), "=use treasure_hunters; hex 0/-1; no; deck"
        => "culture+1 bottom+1 held+1 technology+1", "";
    "treasure_hunters, grassland, rolled again": grass(L), "=use treasure_hunters; hex 0/-1; yes"
        => "culture+1 tiles+2 held+1 exploration+1", "";
    "treasure_hunters printed, grassland": grass(P), "=use treasure_hunters; hex 0/-1; yes"
        => "culture+1 tiles+2 held+1 exploration+1", "";
    "gamblers": latest("gamblers").deck(&["trap", "academia"]), "=first gamblers" => "vp+10 cards+1", "";
    "gamblers, none of two": latest("gamblers").deck(&["academia", "monarchy", "trap"]), "=first gamblers; card academia"
        => "cards+1", "";
    "gamblers printed, one of three": printed("gamblers").deck(&["academia", "monarchy", "trap"]), "=first gamblers"
        => "vp+10 cards+1", "";
    "gamblers in an income turn": latest("gamblers").income_turns(0, 2).deck(&["trap", "academia"]), "=use gamblers; gain food"
        => "vp+10 food+1 cards+1", "";
    "relentless, gained later": plain(), "=gain relentless; yes; part 1" => "vp+10 cards+1 civs+1", "";
    "renegades, tier I": latest("renegades").goods(0, [1, 0, 0, 0]),
        "advance military 0 coin; yes; part 1; building farm; *plot" => "coin-1 cards+1 farm+1 city+1 military+1", "";
    "renegades, tier IV": renegade(L), "=lead military; yes; part 1; building farm; *plot; =lead technology; *plot; yes; \
        part 2; deck; no; =lead science; *plot; yes; part 2; part 1; hex 1/-2; die red; !; =lead exploration; *plot; yes"
        => "vp+20 landmark+1 exploration+1", "";
    "renegades printed, tier IV": renegade(P), "=lead military; yes; part 1; building farm; *plot; =lead technology; *plot; yes; \
        part 2; deck; no; =lead science; *plot; yes; part 2; part 1; hex 1/-2; die red; !; =lead exploration; *plot; yes"
        => "vp+30 landmark+1 exploration+1 achieved+1", "";
    "artificers, set aside": latest("artificers").income_turns(0, 2), "=use artificers; building market; part 1"
        => "market+1", "";
    "artificers, in the end": latest("artificers").income_turns(0, 5).buildings(0, [2, 0, 1, 0]),
        "=use artificers; part 1" => "vp+3", "";
    "celestials": {
            let dice: [(Die, &[u8], u8); 2] = [(Die::Red, &[0], 6), (Die::Black, &[0], 6)];
            latest("celestials").income_turns(0, 2).dice(&dice)
        }, "=use celestials; hex 0/-3; die red" => "vp+4 coin+1", "";
    "celestials, a landmark inside": latest("celestials"),
        "=square Barn; plot d7; gain food; !; =turn 5; =use celestials; part 1" => "vp+5", "";
    "celestials, a landmark over the edge": latest("celestials"),
        "=square Barn; plot y5; !; =turn 5; =use celestials; part 1" => "vp-2", "";
    "elder_ones, cards": latest("elder_ones").income_turns(0, 2), "=use elder_ones; part 2" => "cards+2", "";
    "elder_ones, a resource": latest("elder_ones").income_turns(0, 4), "=use elder_ones; part 1; gain food" => "food+1", "";
    "elder_ones, in the end": latest("elder_ones").income_turns(0, 5).hand(0, &["trap", "dystopia"]),
        "=use elder_ones; *card; *card; gain coin+coin; gain food+food" => "coin+2 food+2 cards-2", "";
    "elder_ones, a landmark in income turn 5": latest("elder_ones").income_turns(0, 5).goods(0, [1, 0, 0, 0]),
        "=use elder_ones; =square Barn; *plot" => "landmark+1", "";
    "elder_ones, a landmark after income turn 5": latest("elder_ones").income_turns(0, 5), "=square Barn; *plot"
        => "vp+10 landmark+1", "";
    "faefolk": latest("faefolk").income_turns(0, 2).hand(0, &["trap", "dystopia"]).techs(0, 0, &["Calendar"]),
        "=use faefolk; yes" => "vp+1 coin+1 cards+1", "";
    "faefolk in income turn 5": latest("faefolk").income_turns(0, 5).hand(0, &["trap", "dystopia"]).techs(0, 0, &["Calendar"]),
        "=use faefolk; yes" => "vp+2 coin+2 cards+1", "";
    "genies": latest("genies").income_turns(0, 2).techs(0, 0, &["Calendar"]).techs(1, 0, &["Barn", "Paper"]),
        "=use genies; node 8; node 1; no" => "vp+1", "vp+2";
    "genies in income turn 5": latest("genies").income_turns(0, 5).techs(0, 0, &["Calendar"]), "=use genies; part 4; part 3"
        => "vp+2", "";
    "illuminati": latest("illuminati").income_turns(0, 2), "=use illuminati" => "vp+18", "";
    "illuminati, an opponent rolls": {
            let dice: [(Die, &[u8], u8); 2] = [(Die::Red, &[3], 6), (Die::Black, &[0], 6)];
            latest("illuminati").income_turns(0, 2).dice(&dice)
        }, "=1:military 1; *hex; die black" => "vp+7 coin+1", "coin+1 outposts-1 held+1";
    "illuminati, one die left": latest("illuminati").income_turns(0, 2), "=1:military 1; *hex; die red; !; =use illuminati"
        => "vp+6", "";
    "merfolk": latest("merfolk").income_turns(0, 2).hand(0, &["trap", "guilds", "academia"]),
        "=use merfolk; card guilds; card academia" => "cards-1 submerged+2", "";
    "merfolk in income turn 5":
        latest("merfolk").income_turns(0, 5).hand(0, &["trap", "guilds", "academia", "dystopia", "monarchy", "theocracy"]),
        "=use merfolk; =end merfolk; *card; *card" => "cards-1", "";
    "psionics in income turn 2": latest("psionics").income_turns(0, 2), "=use psionics; *tile" => "tiles+1", "";
    "psionics in income turn 3": latest("psionics").income_turns(0, 3), "=use psionics; *card" => "cards+1", "";
    "psionics in income turn 4": latest("psionics").income_turns(0, 4), "=use psionics; deck; *tech" => "bottom+1", "";
    "psionics in income turn 5": latest("psionics").income_turns(0, 5).rolls(Die::Science, &[1, 0], 4),
        "=use psionics; token technology 0; deck; *tech" => "bottom+1 technology+1", "";
    "weefolk": latest("weefolk").income_turns(0, 2).tiles(0, &[1]), "=use weefolk; *plot; yes; building farm; *plot"
        => "tiles-1 farm+1 city+1", "";
    "weefolk in income turn 5": latest("weefolk").income_turns(0, 5).city(1, THIRD, Building::Farm),
        "=use weefolk; plot i3" => "vp+8", "";
];

/// Science 5 against 8.
fn tinker(version: Version) -> Scenario {
    of("tinkerers", version).income_turns(0, 2).at(0, Track::Science, 5).at(1, Track::Science, 8)
}

/// Tile 27 with grassland next to the start; the science die shows technology, then exploration.
fn grass(version: Version) -> Scenario {
    let scenario = of("treasure_hunters", version).income_turns(0, 2).lay((0, -1), GRASS, 0);
    scenario.rolls(Die::Science, &[1, 0], 4)
}

/// A territory tile with grassland.
const GRASS: u8 = 27;

/// A step before the four tiers, each on a track of its own; the first die of a conquest shows 4 points.
fn renegade(version: Version) -> Scenario {
    of("renegades", version)
        .at(0, Track::Technology, 3)
        .at(0, Track::Science, 6)
        .at(0, Track::Exploration, 9)
        .next_techs(&["Calendar"])
        .rolls(Die::Red, &[0], 6)
}

#[test]
fn every_civilization_of_the_base_game_gives_exactly_what_its_mat_says() {
    covers!(
        "civ.alchemists",
        "civ.architects",
        "civ.craftsmen",
        "civ.entertainers",
        "civ.futurists",
        "civ.heralds",
        "civ.historians",
        "civ.inventors",
        "civ.isolationists",
        "civ.leaders",
        "civ.merrymakers",
        "civ.militants",
        "civ.mystics",
        "civ.nomads",
        "civ.the-chosen",
        "civ.traders"
    );
    compare(BASE);
}

#[test]
fn every_civilization_of_the_expansions_gives_exactly_what_its_mat_says() {
    covers!(
        "civ.advisors",
        "civ.aliens",
        "civ.infiltrators",
        "civ.recyclers",
        "civ.riverfolk",
        "civ.spies",
        "civ.tinkerers",
        "civ.treasure-hunters",
        "civ.gamblers",
        "civ.relentless",
        "civ.renegades",
        "civ.artificers",
        "civ.celestials",
        "civ.elder-ones",
        "civ.faefolk",
        "civ.genies",
        "civ.illuminati",
        "civ.merfolk",
        "civ.psionics",
        "civ.weefolk"
    );
    compare(EXPANSIONS);
}

#[test]
fn every_civilization_has_a_line() {
    // These reach deep into the rules: their exact results are in `deep_civs.rs` and below.
    let deep = ["islanders", "utilitarians", "collectors", "urban_planners", "werefolk"];
    for civ in &Kit::printed().civs {
        let has = |line: &&Line| line.what.split([' ', ',']).next() == Some(civ.id.as_str());
        let known = BASE.iter().chain(EXPANSIONS).any(|line| has(&line));
        assert!(known || deep.contains(&civ.id.as_str()), "no line for {}", civ.id);
    }
}

#[test]
fn werefolk_flip_a_tile() {
    covers!("civ.werefolk");
    let (mut faces, mut backs) = (0, 0);
    for seed in 0..12 {
        let scenario = latest("werefolk").income_turns(0, 2).at(0, Track::Science, 2).next_spaces(&[13]);
        let mut game = scenario.spin(seed).build();
        let before = game.clone();
        script(&mut game, "=use werefolk");
        if texts(&game) == ["token science 2", "no"] {
            faces += 1;
            let mut back = game.clone();
            script(&mut back, "token science 2");
            assert_eq!(changes(&before, &back, 0), "vp+13 science-1 explored+1", "a space back for the tile");
            script(&mut game, "no");
            assert_eq!(changes(&before, &game, 0), "vp+4 spaces+1");
        } else {
            backs += 1;
            script(&mut game, "token technology 0; deck");
            assert_eq!(changes(&before, &game, 0), "bottom+1 technology+1 spaces+1");
        }
    }
    assert!(faces > 0 && backs > 0);
}

#[test]
fn infiltrators_who_come_late_and_their_third_token() {
    covers!("civ.infiltrators", "civilizations.midgame");
    // Gained later: a token in every capital, and a second one in one of them.
    let mut game = plain().income_turns(0, 2).build();
    script(&mut game, "=gain infiltrators");
    let capital = game.map().grid.find(kernel::Axial::new(2, 0)).unwrap();
    let mine =
        |game: &tapestry::Tapestry| game.site(capital).items.iter().filter(|item| item.seat == 0).count();
    assert_eq!(mine(&game), 2);
    // The third brings a civilization: one of three.
    script(&mut game, "=use infiltrators");
    assert_eq!((mine(&game), texts(&game).len()), (3, 3));
    assert!(texts(&game).iter().all(|text| text.starts_with("civ ")));
}
