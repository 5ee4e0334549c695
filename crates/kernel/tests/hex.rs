//! Hex grids against slow twins: sets as lists, distances as walks.
#![allow(clippy::unwrap_used, reason = "a helper of a test may fail like the test itself")]

use kernel::hex::{DIRECTIONS, NoGrid};
use kernel::{Axial, Dice, Grid, Hex, Hexes};

fn random_set(dice: &mut Dice) -> Hexes {
    let bit = |dice: &mut Dice, at: u8| if dice.below(3) == 0 { 1_u128 << at } else { 0 };
    Hexes((0..128).map(|at| bit(dice, at)).fold(0, |all, bit| all | bit))
}

/// A field of pointy-top rows as in many games: 5 and 4 hexes, alternating.
fn field() -> Grid {
    let cells: Vec<Axial> =
        (0..7).flat_map(|y: i8| (0..5 - y % 2).map(move |c| Axial::doubled(2 * c + y % 2, y))).collect();
    Grid::new(&cells).unwrap()
}

/// A hexagon of flat-top cells around the middle, column by column.
fn hexagon(radius: i8) -> Grid {
    let middle = Axial::default();
    let square = (-radius..=radius).flat_map(|q| (-radius..=radius).map(move |r| Axial::new(q, r)));
    let cells: Vec<Axial> = square.filter(|cell| cell.distance(middle) <= radius as u8).collect();
    Grid::new(&cells).unwrap()
}

#[test]
fn a_set_is_a_sorted_list() {
    let mut dice = Dice::new(1);
    for _ in 0..200 {
        let (a, b) = (random_set(&mut dice), random_set(&mut dice));
        let list: Vec<Hex> = (0..128).map(Hex).filter(|hex| a.contains(*hex)).collect();
        assert_eq!(a.iter().collect::<Vec<_>>(), list);
        assert_eq!(a.iter().len(), list.len());
        assert!(a.iter().rev().eq(list.iter().rev().copied()));
        assert_eq!(list.iter().copied().collect::<Hexes>(), a);
        assert_eq!((a.len() as usize, a.is_empty()), (list.len(), list.is_empty()));
        assert_eq!((a.first(), a.last()), (list.first().copied(), list.last().copied()));
        for n in 0..130 {
            assert_eq!(a.nth(n), list.get(n as usize).copied());
        }
        for hex in (0..128).map(Hex) {
            assert_eq!((a | b).contains(hex), a.contains(hex) || b.contains(hex));
            assert_eq!((a & b).contains(hex), a.contains(hex) && b.contains(hex));
            assert_eq!((a - b).contains(hex), a.contains(hex) && !b.contains(hex));
        }
        assert_eq!(a.contains_all(b), (b - a).is_empty());
        assert_eq!(a.meets(b), !(a & b).is_empty());
    }
}

#[test]
fn both_ends_of_a_set_meet_in_the_middle() {
    let set: Hexes = [3, 64, 127].map(Hex).into_iter().collect();
    let mut walk = set.into_iter();
    assert_eq!(
        (walk.next(), walk.next_back(), walk.next_back()),
        (Some(Hex(3)), Some(Hex(127)), Some(Hex(64)))
    );
    assert_eq!((walk.next(), walk.next_back(), walk.len()), (None, None, 0));
}

#[test]
fn a_set_changes_in_place() {
    let mut set = Hexes::EMPTY;
    set.insert(Hex(127));
    set.insert(Hex(0));
    set |= Hexes::one(Hex(5));
    assert_eq!(format!("{set:?}"), "{0, 5, 127}");
    set.remove(Hex(0));
    set -= Hexes::one(Hex(5));
    assert_eq!(set, Hexes::from(Hex(127)));
    set &= Hexes::one(Hex(5));
    assert_eq!((set, set.first(), set.last(), set.nth(0)), (Hexes::EMPTY, None, None, None));
    assert_eq!(Hexes::first_cells(128).len(), 128);
    assert_eq!(Hexes::first_cells(3), [0, 1, 2].map(Hex).into_iter().collect());
}

#[test]
fn directions_go_clockwise_and_come_back() {
    let here = Axial::new(2, -5);
    for way in 0..DIRECTIONS {
        assert_eq!(here.neighbour(way).neighbour(way + 3), here);
        // Two directions apart make the one between.
        assert_eq!(here.neighbour(way).neighbour(way + 2), here.neighbour(way + 1));
        assert_eq!(here.distance(here.neighbour(way)), 1);
    }
}

#[test]
fn doubled_coordinates_keep_their_neighbours() {
    let at = |x: i8, y: i8| Axial::doubled(x, y);
    let around = [(-1, -1), (1, -1), (2, 0), (1, 1), (-1, 1), (-2, 0)];
    for (x, y) in [(4, 0), (5, 3), (0, 8)] {
        for (way, (dx, dy)) in (0..).zip(around) {
            assert_eq!(at(x, y).neighbour(way), at(x + dx, y + dy), "direction {way} of {x}, {y}");
        }
    }
    // The other way to write the distance.
    for (x, y) in [(0, 0), (12, 0), (7, 3), (3, 7), (20, 8)] {
        let (dx, dy) = (i16::from(x) - 6, i16::from(y) - 2);
        let (dx, dy) = (dx.unsigned_abs(), dy.unsigned_abs());
        let expected = if dy >= dx { dy } else { u16::midpoint(dx, dy) };
        assert_eq!(u16::from(at(x, y).distance(at(6, 2))), expected);
    }
}

#[test]
fn distances_are_walks() {
    for grid in [field(), hexagon(3)] {
        for from in grid.all() {
            let mut reached = Hexes::one(from);
            for steps in 0..12 {
                assert_eq!(grid.within(from, steps), reached);
                assert_eq!(
                    grid.levels::<9>(from).get(usize::from(steps)).copied().unwrap_or(reached),
                    reached
                );
                for hex in reached {
                    assert!(grid.distance(from, hex) <= steps);
                    assert_eq!(grid.distance(from, hex), grid.distance(hex, from));
                }
                reached |= grid.around(reached);
            }
            assert_eq!(reached, grid.all());
        }
    }
}

#[test]
fn neighbours_are_the_cells_at_distance_one() {
    for grid in [field(), hexagon(3)] {
        for hex in grid.all() {
            assert_eq!(grid.neighbours(hex), grid.within(hex, 1) - Hexes::one(hex));
            assert_eq!(grid.find(grid.at(hex)), Some(hex));
            let ways = (0..DIRECTIONS).filter_map(|way| grid.neighbour(hex, way));
            assert_eq!(ways.collect::<Hexes>(), grid.neighbours(hex));
            for way in 0..DIRECTIONS {
                let next = grid.neighbour(hex, way);
                assert_eq!(next, grid.find(grid.at(hex).neighbour(way)));
                assert!(next.is_none_or(|next| grid.neighbour(next, way + 3) == Some(hex)));
            }
        }
    }
}

#[test]
fn a_hexagon_has_as_many_cells_as_it_should() {
    for (radius, cells) in [(0, 1), (1, 7), (2, 19), (3, 37), (4, 61), (5, 91), (6, 127)] {
        let grid = hexagon(radius);
        assert_eq!((grid.len(), grid.is_empty()), (cells, false));
        let middle = grid.find(Axial::default()).unwrap();
        assert_eq!(grid.within(middle, radius as u8), grid.all());
        assert_eq!(grid.find(Axial::new(radius + 1, 0)), None);
    }
}

#[test]
fn connected_cells_are_found_from_any_of_them() {
    let grid = field();
    let mut dice = Dice::new(2);
    for _ in 0..100 {
        let inside = random_set(&mut dice) & grid.all();
        let mut left = inside;
        while let Some(hex) = left.first() {
            let group = grid.connected(Hexes::one(hex), inside);
            assert!(group.contains(hex) && inside.contains_all(group));
            assert!(!(grid.around(group) - group).meets(inside), "the group ends where the set does");
            assert!(group.iter().all(|other| grid.connected(Hexes::one(other), inside) == group));
            left -= group;
        }
        let outside = grid.all() - inside;
        assert!(outside.iter().all(|hex| grid.connected(Hexes::one(hex), inside).is_empty()));
    }
}

/// The fewest cells between, by trying every way.
fn fewest(grid: &Grid, here: Hex, to: Hex, left: Hexes, used: u8, best: &mut Option<u8>) {
    if best.is_some_and(|best| used >= best) {
        return;
    }
    if used > 0 && grid.neighbours(here).contains(to) {
        *best = Some(used);
        return;
    }
    for next in grid.neighbours(here) & left {
        fewest(grid, next, to, left - Hexes::one(next), used + 1, best);
    }
}

#[test]
fn crossings_take_the_shortest_way() {
    let grid = field();
    let mut dice = Dice::new(3);
    for _ in 0..60 {
        let through = random_set(&mut dice) & grid.all();
        for from in grid.all() - through {
            for to in grid.all() - through - Hexes::one(from) {
                let mut best = None;
                fewest(&grid, from, to, through, 0, &mut best);
                assert_eq!(grid.crossing(from, to, through), best);
                assert_eq!(grid.crossing(to, from, through), best);
            }
        }
    }
}

#[test]
fn waves_fill_what_is_connected() {
    let grid = field();
    let through = grid.all() - [7, 8, 9].map(Hex).into_iter().collect();
    for from in grid.all() {
        let waves: Vec<Hexes> = grid.waves(from, through).collect();
        let filled = waves.iter().fold(Hexes::EMPTY, |all, wave| {
            assert!(!wave.is_empty() && !wave.meets(all) && !wave.contains(from));
            all | *wave
        });
        assert_eq!(
            filled | Hexes::one(from),
            grid.connected(grid.neighbours(from), through) | Hexes::one(from)
        );
    }
}

#[test]
fn a_grid_that_cannot_be_is_refused() {
    let many: Vec<Axial> = (0..13).flat_map(|q| (0..10).map(move |r| Axial::new(q, r))).collect();
    assert_eq!(Grid::new(&many), Err(NoGrid::TooLarge(130)));
    assert_eq!(Grid::new(&many[..128]).unwrap().all().len(), 128);
    let twice = [Axial::new(1, 2), Axial::new(0, 0), Axial::new(1, 2)];
    assert_eq!(Grid::new(&twice), Err(NoGrid::Twice(Axial::new(1, 2))));
    assert_eq!(NoGrid::Twice(twice[0]).to_string(), "the cell 1, 2 stands twice");
    assert!(Grid::new(&[]).unwrap().is_empty());
}

#[test]
fn far_corners_have_a_distance() {
    assert_eq!(Axial::new(-100, 0).distance(Axial::new(100, 0)), 200);
    assert_eq!(
        Axial::new(i8::MIN, i8::MIN).distance(Axial::new(i8::MAX, i8::MAX)),
        u8::MAX,
        "it stops there"
    );
}
