//! Tallies against a plain list of values.

use kernel::Dice;
use lab::tally::Tally;

fn tally(values: &[i32]) -> Tally {
    let mut tally = Tally::default();
    for &value in values {
        tally.add(value);
    }
    tally
}

/// Values near zero, far away, and at the borders in between.
fn some_values(dice: &mut Dice) -> Vec<i32> {
    let count = dice.below(200);
    let far = [-256, -257, 255, 256, i32::MIN, i32::MAX, 100_000];
    (0..count)
        .map(|_| dice.pick(&far).copied().filter(|_| dice.one_in(5)).unwrap_or(dice.below(90) as i32 - 45))
        .collect()
}

#[test]
fn everything_agrees_with_a_sorted_list() {
    let mut dice = Dice::new(1);
    for _ in 0..300 {
        let mut values = some_values(&mut dice);
        let tally = tally(&values);
        values.sort_unstable();
        assert_eq!(tally.count(), values.len() as u64);
        let listed: Vec<i32> =
            tally.values().flat_map(|(value, n)| std::iter::repeat_n(value, n as usize)).collect();
        assert_eq!(listed, values);
        let n = values.len() as f64;
        let mean =
            if values.is_empty() { 0.0 } else { values.iter().map(|&v| f64::from(v)).sum::<f64>() / n };
        assert!((tally.mean() - mean).abs() <= 1e-6 * mean.abs().max(1.0), "{} {mean}", tally.mean());
        let squares: f64 = values.iter().map(|&v| (f64::from(v) - mean).powi(2)).sum();
        let sd = if values.len() < 2 { 0.0 } else { (squares / (n - 1.0)).sqrt() };
        assert!((tally.sd() - sd).abs() <= 1e-6 * sd.max(1.0));
        for share in [0.0, 0.05, 0.25, 0.5, 0.75, 0.95, 1.0] {
            let slow = values.iter().find(|&&v| {
                let not_greater = values.iter().filter(|&&other| other <= v).count() as f64;
                not_greater >= (share * n).ceil().max(1.0)
            });
            assert_eq!(tally.quantile(share), slow.copied(), "{share}");
        }
    }
}

#[test]
fn merging_is_adding_all_values_in_any_order() {
    let mut dice = Dice::new(2);
    for _ in 0..100 {
        let (a, b) = (some_values(&mut dice), some_values(&mut dice));
        let mut merged = tally(&a);
        merged.merge(&tally(&b));
        let mut other = tally(&b);
        other.merge(&tally(&a));
        let whole = tally(&[a, b].concat());
        assert_eq!(merged, other);
        assert_eq!(merged, whole);
    }
}

#[test]
fn without_values_there_is_nothing_to_say() {
    let tally = Tally::default();
    assert_eq!((tally.count(), tally.mean(), tally.sd(), tally.quantile(0.5)), (0, 0.0, 0.0, None));
    let summary = tally.summary();
    assert!(summary["min"].is_null() && summary["quantiles"]["50"].is_null());
}

#[test]
fn the_summary_has_the_usual_numbers() {
    let summary = tally(&[1, 2, 3, 4]).summary();
    assert_eq!((&summary["mean"], &summary["min"], &summary["max"]), (&2.5.into(), &1.into(), &4.into()));
    assert_eq!((&summary["quantiles"]["25"], &summary["quantiles"]["50"]), (&1.into(), &2.into()));
}
