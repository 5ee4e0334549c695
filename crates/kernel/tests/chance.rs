//! Chance is pinned: a save file made today must give the same game in ten years.
//!
//! The values were computed by another program, in another language, from the published definitions of the generator
//! (xoshiro256++ started by `SplitMix64`), of FNV-1a and of Lemire's bounded numbers.

use kernel::{Dice, Purpose, Seed};

fn first<const N: usize>(mut dice: Dice) -> [u64; N] {
    [(); N].map(|()| dice.next_u64())
}

#[test]
fn the_generator_gives_its_published_numbers() {
    let expected = [
        5_987_356_902_031_041_503,
        7_051_070_477_665_621_255,
        6_633_766_593_972_829_180,
        211_316_841_551_650_330,
        9_136_120_204_379_184_874,
        379_361_710_973_160_858,
    ];
    assert_eq!(first(Dice::new(0)), expected);
    let expected = [6_254_647_548_650_071_986, 16_610_832_622_747_802_512, 16_422_857_234_328_439_435];
    assert_eq!(first(Dice::new(u64::MAX)), expected);
}

#[test]
fn numbers_below_a_bound_are_pinned() {
    let below = |start, bound, count: usize| {
        let mut dice = Dice::new(start);
        (0..count).map(|_| dice.below(bound)).collect::<Vec<u32>>()
    };
    assert_eq!(below(1, 6, 20), [4, 4, 0, 4, 1, 3, 5, 3, 0, 0, 5, 2, 0, 2, 0, 0, 3, 2, 5, 3]);
    assert_eq!(below(1, 1_000, 10), [811, 747, 100, 746, 184, 590, 986, 523, 96, 134]);
    // A bound for which a third of all numbers are rejected.
    let large = [2_295_705_827, 1_611_488_120, 881_190_415, 1_472_791_165, 2_223_495_146];
    assert_eq!(below(2, 3_000_000_000, 5), large);
    assert_eq!(below(9, 1, 3), [0, 0, 0]);
}

#[test]
#[should_panic(expected = "no number below 0")]
fn nothing_is_below_zero() {
    Dice::new(1).below(0);
}

#[test]
fn shuffles_are_pinned() {
    let mut cards: Vec<u8> = (0..12).collect();
    Dice::new(3).shuffle(&mut cards);
    assert_eq!(cards, [4, 9, 6, 2, 3, 1, 11, 5, 10, 8, 7, 0]);
    let mut ring: Vec<u8> = (0..33).collect();
    Dice::new(4).shuffle(&mut ring);
    let expected = [
        0, 27, 25, 3, 30, 9, 20, 2, 31, 11, 32, 5, 6, 26, 8, 14, 18, 15, 1, 13, 12, 16, 23, 28, 10, 24, 17,
        29, 4, 21, 7, 19, 22,
    ];
    assert_eq!(ring, expected);
    Dice::new(5).shuffle::<u8>(&mut []);
}

#[test]
fn seeds_of_a_series_are_pinned() {
    let expected = [10_675_018_043_673_720_255, 8_132_334_431_647_151_411, 12_472_376_643_631_672_383];
    assert_eq!([0, 1, 2].map(|i| Seed(1).child(i)), expected.map(Seed));
    assert_eq!(Seed(0).child(0), Seed(12_051_373_960_532_487_832));
}

#[test]
fn streams_are_pinned_and_differ_by_seed_purpose_and_number() {
    const RING: Purpose = Purpose::new("patchwork ring");
    const DECK: Purpose = Purpose::new("patchwork automa deck");
    let streams = [
        (Seed(1).dice(RING, 0), [2_661_995_759_300_061_163, 12_579_307_292_208_155_351]),
        (Seed(1).dice(DECK, 0), [661_310_349_275_308_632, 2_151_672_942_212_105_632]),
        (Seed(1).dice(DECK, 1), [15_214_276_255_217_241_464, 11_617_722_380_415_587_242]),
        (Seed(2).dice(RING, 0), [11_629_462_885_572_180_236, 13_526_605_467_752_927_454]),
        (Seed(1).dice(Purpose::new(""), 0), [5_080_712_974_449_398_031, 12_034_290_508_946_240_250]),
    ];
    for (dice, expected) in streams {
        assert_eq!(first(dice), expected);
    }
}

#[test]
fn every_number_below_a_bound_is_equally_likely() {
    for bound in [2_u32, 3, 6, 7, 12, 33] {
        let mut dice = Seed(7).dice(Purpose::new("test"), bound.into());
        let mut counts = vec![0_i32; bound as usize];
        for _ in 0..bound * 1_000 {
            counts[dice.below(bound) as usize] += 1;
        }
        // The sum of squared deviations over the expectation: bound - 1 on average, with deviation sqrt(2 (bound - 1)).
        let chi: f64 = counts.iter().map(|n| f64::from((n - 1_000).pow(2)) / 1_000.0).sum();
        let free = f64::from(bound - 1);
        assert!(chi < free + 5.0 * (2.0 * free).sqrt() + 5.0, "{bound}: {chi}");
    }
}

#[test]
fn every_order_of_a_shuffle_is_equally_likely() {
    let mut counts = std::collections::BTreeMap::new();
    for index in 0..24_000 {
        let mut items = [0, 1, 2, 3];
        Seed(1).dice(Purpose::new("order"), index).shuffle(&mut items);
        *counts.entry(items).or_insert(0_i32) += 1;
    }
    assert_eq!(counts.len(), 24);
    let chi: f64 = counts.values().map(|n| f64::from((n - 1_000).pow(2)) / 1_000.0).sum();
    assert!(chi < 23.0 + 5.0 * 46_f64.sqrt(), "{chi}");
}

#[test]
fn picking_takes_any_item_or_none() {
    let mut dice = Dice::new(1);
    assert_eq!(dice.pick::<u8>(&[]), None);
    let items = ["a", "b", "c"];
    let mut seen = [0; 3];
    for _ in 0..300 {
        let picked = dice.pick(&items).unwrap();
        seen[items.iter().position(|item| item == picked).unwrap()] += 1;
    }
    assert!(seen.iter().all(|&count| count > 60), "{seen:?}");
    let ones = (0..6_000).filter(|_| dice.one_in(6)).count();
    assert!((850..1_150).contains(&ones), "{ones}");
}

#[test]
fn a_seed_is_a_whole_number_as_text() {
    assert_eq!(" 42 ".parse(), Ok(Seed(42)));
    assert_eq!("18446744073709551615".parse(), Ok(Seed(u64::MAX)));
    assert_eq!(Seed(42).to_string(), "42");
    for text in ["", "-1", "1.5", "18446744073709551616", "x"] {
        let error = text.parse::<Seed>().unwrap_err().to_string();
        assert!(error.contains("a whole number from 0 to 18446744073709551615"), "{error}");
    }
}
