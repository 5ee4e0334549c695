//! The boards: their figures, their labels, their ways.

use std::collections::BTreeSet;

use kernel::{Hex, Hexes};
use terra_mystica::{Kit, Map, MapId, Terrain};
use testkit::covers;

fn map(key: &str) -> &'static Map {
    let kit = Kit::printed();
    kit.map(kit.find_map(key).unwrap())
}

fn hexes(map: &Map, names: &str) -> Hexes {
    names.split_whitespace().map(|name| map.find(name).unwrap()).collect()
}

fn names(map: &Map, hexes: Hexes) -> String {
    hexes.iter().map(|hex| map.name(hex)).collect::<Vec<_>>().join(" ")
}

/// Key, title, hexes, land, places for bridges, pairs of land hexes that share an edge, pairs over 1 to 6 river hexes,
/// land on the edge.
type Figures = (&'static str, usize, u32, usize, u32, [u32; 6], u32);
const FIGURES: [Figures; 5] = [
    ("base", 113, 77, 29, 130, [138, 104, 102, 105, 111, 106], 36),
    ("fire_ice_new", 112, 77, 33, 131, [147, 102, 103, 111, 102, 95], 31),
    ("fire_ice_revised", 113, 77, 29, 130, [138, 104, 102, 105, 111, 106], 36),
    ("loon_lakes", 112, 77, 22, 128, [179, 104, 85, 96, 63, 14], 32),
    ("fjords", 113, 80, 33, 142, [132, 97, 105, 121, 127, 122], 34),
];

#[test]
fn every_board_adds_up() {
    covers!("map.boards", "map.ship-distance", "end.edge-hexes");
    assert_eq!(Kit::printed().maps.len(), FIGURES.len());
    for (map, figures) in Kit::printed().maps.iter().zip(FIGURES) {
        let pairs = |near: &dyn Fn(Hex, Hex) -> bool| {
            let both = map.land.iter().flat_map(|a| map.land.iter().map(move |b| (a, b)));
            both.filter(|(a, b)| a < b && near(*a, *b)).count() as u32
        };
        let ours: Figures = (
            figures.0,
            map.hexes(),
            map.land.len(),
            map.bridges.len(),
            pairs(&|a, b| map.adjacent(a).contains(b)),
            [1, 2, 3, 4, 5, 6]
                .map(|length| pairs(&|a, b| map.grid.crossing(a, b, map.river) == Some(length))),
            (map.edge & map.land).len(),
        );
        assert_eq!((map.key.as_str(), ours), (figures.0, figures));
        assert_eq!((map.land | map.river, map.land & map.river), (map.grid.all(), Hexes::EMPTY));
        assert_eq!(map.printed(Terrain::River), map.river);
    }
}

#[test]
fn every_terrain_is_printed_equally_often_on_official_boards() {
    for map in &Kit::printed().maps {
        let counts = Terrain::WHEEL.map(|terrain| map.printed(terrain).len());
        let expected = if map.key == "fjords" { [11, 12, 11, 11, 12, 12, 11] } else { [11; 7] };
        assert_eq!(counts, expected, "{}", map.key);
    }
    let official: Vec<&str> =
        Kit::printed().maps.iter().filter(|map| map.official).map(|map| map.key.as_str()).collect();
    assert_eq!(official, ["base", "fire_ice_new", "fire_ice_revised"]);
}

/// The base board. The revised one has other terrains in the same places.
const BASE: [&str; 9] = [
    "A1 A2 A3 A4 A5 A6 A7 A8 A9 A10 A11 A12 A13",
    "B1 r0 r1 B2 B3 r2 r3 B4 B5 r4 r5 B6",
    "r6 r7 C1 r8 C2 r9 C3 r10 C4 r11 C5 r12 r13",
    "D1 D2 D3 r14 r15 D4 D5 r16 D6 r17 D7 D8",
    "E1 E2 E3 E4 E5 E6 E7 E8 r18 r19 E9 E10 E11",
    "F1 F2 r20 r21 F3 F4 r22 r23 r24 F5 F6 F7",
    "r25 r26 r27 G1 r28 G2 r29 G3 r30 G4 G5 G6 G7",
    "H1 H2 H3 r31 r32 r33 H4 H5 r34 H6 H7 H8",
    "I1 I2 I3 I4 I5 I6 I7 I8 I9 r35 I10 I11 I12",
];

const NAMES: [(&str, [&str; 9]); 5] = [
    ("base", BASE),
    (
        "fire_ice_new",
        [
            "B1 r0 B2 B3 B4 r1 B5 B6 B7 B8 B9 B10",
            "C1 C2 r2 C3 C4 C5 r3 r4 r5 C6 C7 C8 C9",
            "D1 D2 r6 r7 r8 D3 D4 D5 r9 r10 r11 r12",
            "E1 E2 E3 E4 E5 r13 E6 E7 E8 r14 E9 E10 E11",
            "r15 r16 F1 r17 r18 F2 F3 F4 F5 r19 F6 F7",
            "G1 G2 r20 r21 G3 r22 r23 r24 G4 G5 r25 G6 G7",
            "H1 r26 H2 H3 H4 H5 H6 r27 H7 H8 r28 H9",
            "I1 I2 r29 I3 I4 I5 I6 r30 I7 I8 r31 I9 I10",
            "J1 J2 r32 J3 J4 J5 J6 r33 J7 J8 r34 J9",
        ],
    ),
    ("fire_ice_revised", BASE),
    (
        "loon_lakes",
        [
            "B1 B2 B3 B4 B5 B6 B7 B8 r0 r1 B9 B10",
            "C1 C2 C3 r2 r3 C4 C5 r4 C6 C7 r5 C8 C9",
            "D1 r6 r7 D2 D3 D4 r8 D5 D6 D7 r9 D8",
            "E1 E2 E3 r10 E4 E5 E6 r11 r12 E7 r13 E8 E9",
            "F1 F2 r14 F3 F4 r15 r16 F5 r17 F6 F7 F8",
            "G1 r18 G2 G3 r19 G4 r20 G5 r21 G6 G7 G8 G9",
            "H1 r22 r23 r24 H2 H3 H4 H5 H6 r25 r26 H7",
            "I1 I2 I3 r27 I4 I5 I6 r28 r29 I7 I8 r30 I9",
            "J1 J2 r31 J3 r32 r33 r34 J4 J5 J6 J7 J8",
        ],
    ),
    (
        "fjords",
        [
            "A1 A2 r0 A3 A4 A5 A6 A7 A8 A9 A10 A11 A12",
            "B1 B2 r1 B3 B4 B5 r2 r3 r4 r5 r6 B6",
            "C1 C2 C3 r7 r8 C4 r9 C5 C6 C7 C8 r10 C9",
            "r11 r12 r13 D1 r14 r15 D2 D3 D4 D5 D6 r16",
            "E1 E2 E3 r17 E4 E5 r18 E6 E7 E8 E9 r19 E10",
            "F1 F2 r20 F3 F4 F5 r21 F6 F7 F8 r22 F9",
            "G1 G2 r23 G3 G4 G5 G6 r24 G7 G8 r25 G9 G10",
            "H1 r26 H2 H3 H4 H5 H6 r27 r28 r29 H7 H8",
            "I1 r30 r31 I2 I3 I4 I5 r32 I6 I7 I8 I9 I10",
        ],
    ),
];

#[test]
fn every_hex_has_its_label() {
    covers!("map.labels");
    for (key, rows) in NAMES {
        let map = map(key);
        let labels: Vec<&str> = rows.iter().flat_map(|row| row.split(' ')).collect();
        assert_eq!(map.names, labels, "{key}");
        for (row, labels) in (0..).zip(rows) {
            for label in labels.split(' ') {
                let hex = map.find(label).unwrap();
                assert_eq!((map.name(hex), map.row(hex)), (label, row));
                assert_eq!(map.find(&label.to_lowercase()), Some(hex));
                assert_eq!(map.find(&label.to_uppercase()), Some(hex));
                assert_eq!(map.river.contains(hex), label.starts_with('r'));
            }
        }
        assert_eq!([map.find(""), map.find("Z1"), map.find("A14"), map.find("e 7")], [None; 4]);
    }
}

#[test]
fn rows_lie_as_their_letters_say() {
    covers!("map.labels");
    let base = map("base");
    // Row A lies half a hex further left than row B: B1 touches A1 and A2.
    assert_eq!(names(base, base.adjacent(base.find("B1").unwrap())), "A1 A2 r0 r6 r7");
    assert_eq!(names(base, base.adjacent(base.find("E7").unwrap())), "D4 D5 E6 E8 F4 r22");
    // Here the first row is B: C1 begins further left than B1.
    let lakes = map("loon_lakes");
    assert_eq!(names(lakes, lakes.adjacent(lakes.find("B1").unwrap())), "B2 C1 C2");
    assert_eq!(names(lakes, lakes.adjacent(lakes.find("C1").unwrap())), "B1 C2 D1");
}

#[test]
fn shipping_goes_over_river_alone() {
    covers!("map.ship-distance");
    for map in &Kit::printed().maps {
        for a in map.land {
            assert!(map.shipping(0, a).is_empty());
            for b in map.land - Hexes::one(a) {
                let length = map.grid.crossing(a, b, map.river);
                for level in 0..=6 {
                    let reached = length.is_some_and(|length| length <= level);
                    assert_eq!(
                        map.shipping(level, a).contains(b),
                        reached,
                        "{} {}",
                        map.name(a),
                        map.name(b)
                    );
                }
            }
            assert!(!map.shipping(6, a).meets(map.river | Hexes::one(a)));
            assert_eq!(map.shipping(200, a), map.shipping(6, a));
        }
        assert!(map.river.iter().all(|hex| map.shipping(6, hex).is_empty()));
    }
    let base = map("base");
    let near = base.shipping(1, base.find("G1").unwrap());
    assert_eq!(names(base, near), "E3 E4 E5 F2 F3 G2 H2 H3 I4 I5");
}

#[test]
fn what_is_near_is_near_whatever_lies_between() {
    let base = map("base");
    for a in base.grid.all() {
        for distance in 0..=6 {
            assert_eq!(base.within(distance, a), base.grid.within(a, distance));
        }
        assert_eq!(base.within(0, a), Hexes::one(a));
        assert_eq!(base.within(1, a), base.adjacent(a) | Hexes::one(a));
        assert_eq!(base.within(99, a), base.within(6, a));
    }
    // The lake hexes nearest to F4 lie two away.
    let f4 = base.find("F4").unwrap();
    let lakes = base.printed(Terrain::Lakes);
    assert!(!base.within(1, f4).meets(lakes));
    assert_eq!(names(base, base.within(2, f4) & lakes), "D5 H4");
    assert_eq!(base.grid.distance(base.find("A1").unwrap(), base.find("A13").unwrap()), 12);
    assert_eq!(base.grid.distance(base.find("A1").unwrap(), base.find("I12").unwrap()), 16);
}

/// The places for bridges by the doubled coordinates of the printed board: one column is two wide, rows shift by one.
#[test]
fn bridges_lie_where_two_river_hexes_part_the_land() {
    for map in &Kit::printed().maps {
        let at = |hex: Hex| {
            let cell = map.grid.at(hex);
            (2 * i32::from(cell.q) + i32::from(cell.r), i32::from(cell.r))
        };
        let find = |x: i32, y: i32| map.grid.all().iter().find(|hex| at(*hex) == (x, y));
        let mut places = BTreeSet::new();
        for a in map.land {
            let (x, y) = at(a);
            let ways = [((0, 2), (-1, 1), (1, 1)), ((3, 1), (2, 0), (1, 1)), ((-3, 1), (-2, 0), (-1, 1))];
            for ((dx, dy), one, other) in ways {
                let Some(b) = find(x + dx, y + dy).filter(|b| map.land.contains(*b)) else { continue };
                let between: Hexes =
                    [one, other].into_iter().filter_map(|(dx, dy)| find(x + dx, y + dy)).collect();
                if map.river.contains_all(between) {
                    places.insert((a, b));
                }
            }
        }
        assert_eq!(map.bridges.iter().copied().collect::<BTreeSet<_>>(), places, "{}", map.key);
        for a in map.land {
            for b in map.land {
                let place = map.bridges.iter().position(|ends| *ends == (a, b) || *ends == (b, a));
                assert_eq!(map.bridge_between(a, b).map(usize::from), place);
            }
            let ends = map.bridges.iter().enumerate().filter(|(_, ends)| ends.0 == a || ends.1 == a);
            assert_eq!(map.bridges_at(a), ends.fold(0, |bits, (number, _)| bits | 1 << number));
        }
    }
    let base = map("base");
    let hex = |name: &str| base.find(name).unwrap();
    assert!(base.bridge_between(hex("C2"), hex("E5")).is_some(), "a corner above the other");
    assert!(base.bridge_between(hex("B1"), hex("D1")).is_some(), "one of the hexes between is off the board");
    assert!(base.bridge_between(hex("A1"), hex("C1")).is_none(), "too far");
    assert!(base.bridge_between(hex("E8"), hex("E9")).is_none(), "two rivers in a line are no corner");
}

#[test]
fn the_edge_is_where_neighbours_are_missing() {
    covers!("end.edge-hexes");
    for map in &Kit::printed().maps {
        let open: Hexes = map.grid.all().iter().filter(|hex| map.adjacent(*hex).len() < 6).collect();
        assert_eq!(map.edge, open, "{}", map.key);
    }
    let base = map("base");
    assert!(base.edge.contains_all(hexes(base, "A1 A7 A13 B1 B6 r6 r13 D8 E1 E11 I5 r35 I12")));
    assert!(!base.edge.meets(hexes(base, "B2 C1 E2 F6 H7")));
}

#[test]
fn hexes_are_numbered_in_reading_order() {
    let base = map("base");
    let ltr: Vec<&str> = base.printed(Terrain::Wasteland).iter().map(|hex| base.name(hex)).collect();
    assert_eq!(ltr, ["A6", "A9", "A12", "D4", "D6", "D7", "E3", "G2", "I1", "I5", "I12"]);
    let rtl: Vec<&str> = base.printed(Terrain::Wasteland).iter().rev().map(|hex| base.name(hex)).collect();
    assert_eq!(rtl, ["I12", "I5", "I1", "G2", "E3", "D7", "D6", "D4", "A12", "A9", "A6"]);
    for map in &Kit::printed().maps {
        for (a, b) in map.grid.all().iter().zip(map.grid.all().iter().skip(1)) {
            let (here, next) = (map.grid.at(a), map.grid.at(b));
            assert!((here.r, here.q) < (next.r, next.q));
            assert!(map.row(b) == map.row(a) || map.row(b) == map.row(a) + 1);
        }
    }
}

#[test]
fn a_board_is_found_by_its_key_or_its_record() {
    covers!("map.boards");
    let kit = Kit::printed();
    assert_eq!(kit.find_map("base"), Some(MapId::BASE));
    assert_eq!(kit.find_map("Loon Lakes"), Some(MapId(3)));
    assert_eq!(kit.find_map("126fe960806d587c78546b30f1a90853b1ada468"), Some(MapId::BASE));
    for (at, map) in (0..).zip(&kit.maps) {
        assert_eq!(kit.find_map(&map.key), Some(MapId(at)));
        assert_eq!(kit.find_map(&map.record_id), Some(MapId(at)));
        assert_eq!((map.record_id.len(), map.title.is_empty()), (40, false));
    }
    assert_eq!((kit.find_map(""), kit.find_map("moon")), (None, None));
}

#[test]
fn the_revised_board_has_the_rivers_of_the_first() {
    covers!("map.boards");
    let (base, revised) = (map("base"), map("fire_ice_revised"));
    assert_eq!((base.river, &base.bridges, &base.names), (revised.river, &revised.bridges, &revised.names));
    assert_ne!(base.terrain, revised.terrain);
}
