//! Days as calendars write them, and the deal of each, which must never change.

use kernel::{Day, Seed};

/// Days since 1970, as `date -u -d DATE +%s` counts their seconds.
const DAYS: [(u32, &str); 7] = [
    (0, "1970-01-01"),
    (11_016, "2000-02-29"),
    (11_017, "2000-03-01"),
    (20_774, "2026-11-17"),
    (21_243, "2028-02-29"),
    (47_541, "2100-03-01"),
    (2_932_896, "9999-12-31"),
];

#[test]
fn a_day_is_written_as_calendars_do() {
    for (number, text) in DAYS {
        assert_eq!(Day(number).to_string(), text);
    }
    assert_eq!(Day::of_seconds(20_774 * 86_400), Day(20_774));
    assert_eq!(Day::of_seconds(20_775 * 86_400 - 1), Day(20_774));
    assert_eq!(Day::of_seconds(u64::MAX), Day(u32::MAX));
    assert!((1..=12).contains(&Day(u32::MAX).date().month), "the last day that there is has a month");
}

#[test]
fn the_deals_of_three_days_stay_what_they_are() {
    let deals = |day: Day| ["patchwork", "terra-mystica", "tapestry"].map(|game| day.deal(game).0);
    assert_eq!(deals(Day(20_774)), [578_652_950_098, 314_112_252_841, 151_766_936_686]);
    assert_eq!(deals(Day(20_775)), [805_713_743_523, 907_679_218_810, 690_927_876_427]);
    assert_eq!(deals(Day(21_243)), [443_483_359_660, 426_406_641_437, 581_667_685_424]);
}

#[test]
fn a_deal_is_known_by_its_seed_for_a_year() {
    let (day, game) = (Day(20_774), "patchwork");
    let seed = day.deal(game);
    assert_eq!(Day::of_deal(seed, game, day), Some(day));
    assert_eq!(Day::of_deal(seed, game, Day(day.0 + 366)), Some(day));
    assert_eq!(Day::of_deal(seed, game, Day(day.0 + 367)), None);
    assert_eq!(Day::of_deal(seed, game, Day(day.0 - 1)), None, "a day that has not come");
    assert_eq!(Day::of_deal(seed, "tapestry", day), None);
    assert_eq!(Day::of_deal(Seed(7), game, Day(0)), None);
}

#[test]
fn a_deal_has_twelve_digits() {
    for day in (0..u32::MAX).step_by(1_000_003) {
        assert_eq!(Day(day).deal("patchwork").to_string().len(), 12);
    }
}

#[test]
fn a_day_is_read_as_it_is_written() {
    for day in (0..80_000).step_by(13).chain([0, 59, 11_016, 20_774, 2_932_896]).map(Day) {
        assert_eq!(Day::read(&day.to_string()), Some(day), "{day}");
    }
    for text in [
        "",
        "2026",
        "2026-11",
        "2026-02-30",
        "2023-02-29",
        "1969-12-31",
        "10000-01-01",
        "2026-00-01",
        "x-1-1",
        "2026-1--1",
    ] {
        assert_eq!(Day::read(text), None, "{text}");
    }
    assert_eq!(Day::read("2024-2-29"), Day::read("2024-02-29"));
}
