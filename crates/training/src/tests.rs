//! Learning goes downhill, the same way on any number of threads, and can be left and taken up again.

use kernel::Dice;
use patchwork::Patchwork;
use players::net::{Learned, Net};

use crate::rows::Rows;
use crate::school::{Player, lessons};
use crate::slope::{COUNTS, add_slope};
use crate::teacher::Teacher;

fn games(threads: usize) -> Rows {
    let net = Box::leak(Box::new(Teacher::new(Patchwork::FEATURES, 90.0, &mut Dice::new(5)).net));
    lessons::<Patchwork>(Player { net, search: None }, 77, 16, threads)
}

fn taught(rows: &Rows, threads: usize) -> Teacher {
    let mut teacher = Teacher::new(Patchwork::FEATURES, 90.0, &mut Dice::new(1));
    teacher.learn(rows, 0.001, &mut Dice::new(2), threads);
    teacher
}

#[test]
fn the_slope_is_how_the_error_changes() {
    let mut dice = Dice::new(3);
    let net = Teacher::new(6, 4.0, &mut dice).net;
    let (features, wanted) = ([(0, 1.0), (2, 0.5), (5, 2.0)], [0.3, -0.8, 1.0]);
    let error = |net: &Net| {
        let squares = add_slope(net, &features, &wanted, &mut Net::empty(6));
        squares.iter().zip(COUNTS).map(|(square, counts)| square * counts / 2.0).sum::<f32>()
    };
    let mut slope = Net::empty(6);
    add_slope(&net, &features, &wanted, &mut slope);
    let flat: Vec<f32> = slope.slices().into_iter().flatten().copied().collect();
    let mut steep = 0;
    for (at, slope) in flat.iter().enumerate() {
        let moved = |by: f32| {
            let mut net = net.clone();
            *net.slices_mut().into_iter().flatten().nth(at).unwrap() += by;
            error(&net)
        };
        let measured = (moved(0.001) - moved(-0.001)) / 0.002;
        assert!((measured - slope).abs() < 0.02 + 0.05 * slope.abs(), "{at}: {measured} {slope}");
        steep += u32::from(slope.abs() > 0.05);
    }
    assert!(steep > 50, "{steep} weights matter");
}

#[test]
fn the_same_games_are_learned_the_same_way_on_any_number_of_threads() {
    let (one, three) = (games(1), games(3));
    assert_eq!(one.len(), three.len());
    assert!((0..one.len()).all(|row| one.get(row) == three.get(row)));
    assert_eq!(taught(&one, 1).to_bytes(), taught(&three, 3).to_bytes());
}

#[test]
fn what_was_left_is_taken_up_where_it_was() {
    let rows = games(1);
    let mut whole = taught(&rows, 1);
    let mut left = Teacher::from_bytes(&whole.to_bytes(), Patchwork::FEATURES).unwrap();
    let again = |teacher: &mut Teacher| teacher.learn(&rows, 0.001, &mut Dice::new(9), 1);
    again(&mut whole);
    again(&mut left);
    assert_eq!(whole.to_bytes(), left.to_bytes());
    assert!(Teacher::from_bytes(&whole.to_bytes(), 3).is_none());
    assert!(Teacher::from_bytes(b"nothing", Patchwork::FEATURES).is_none());
}

#[test]
fn errors_become_smaller() {
    let rows = games(1);
    let mut teacher = taught(&rows, 1);
    let first = teacher.learn(&rows, 0.001, &mut Dice::new(1), 1);
    let mut last = first;
    for round in 2..12 {
        last = teacher.learn(&rows, 0.001, &mut Dice::new(round), 1);
    }
    assert!(last[0] < first[0] * 0.7 && last[1] < first[1] * 0.7, "{first:?} {last:?}");
}

#[test]
fn what_no_game_has_shown_says_nothing() {
    let rows = games(1);
    let teacher = taught(&rows, 1);
    let mut seen = vec![false; Patchwork::FEATURES];
    for row in 0..rows.len() {
        rows.get(row).0.iter().for_each(|(feature, _)| seen[usize::from(*feature)] = true);
    }
    assert!(seen.contains(&true) && seen.contains(&false));
    for (weights, seen) in teacher.learned().wide.iter().zip(seen) {
        assert_eq!(weights.iter().any(|weight| *weight != 0.0), seen);
    }
}

#[test]
fn what_was_learned_elsewhere_is_kept_where_no_game_shows_it_again() {
    let rows = games(1);
    let before = taught(&rows, 1).learned();
    let mut teacher = Teacher::learned_before(before.clone());
    teacher.learn(&Rows::default(), 0.001, &mut Dice::new(2), 1);
    assert_eq!(teacher.learned(), before);
    teacher.learn(&rows, 0.001, &mut Dice::new(2), 1);
    assert_ne!(teacher.learned(), before);
}
