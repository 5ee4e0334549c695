//! The settings of a game.

use kernel::{OptionError, Options};
use patchwork::{DeckName, Edition, LeatherReading, Level, Opponent, PatchworkOptions};
use testkit::covers;

#[test]
fn the_defaults_are_the_recommended_ones() {
    covers!("automa.leather", "setup.leather");
    let options = PatchworkOptions::default();
    assert_eq!(options.opponent, Opponent::Automa);
    assert_eq!(options.edition, Edition::Revised);
    assert_eq!(options.leather, LeatherReading::Taken);
    assert_eq!((options.deck, options.level, options.second_starts), (DeckName::Normal, Level::III, false));
    assert!(options.check().is_ok());
}

#[test]
fn every_setting_has_its_text() {
    let keys: Vec<&str> = PatchworkOptions::FIELDS.iter().map(|field| field.key).collect();
    assert_eq!(keys, ["opponent", "level", "deck", "edition", "leather", "first"]);
    let mut options = PatchworkOptions::default();
    for (key, value) in [
        ("opponent", "person"),
        ("level", "5"),
        ("deck", "tactical"),
        ("edition", "original"),
        ("leather", "left"),
        ("first", "2"),
    ] {
        options.set(key, value).unwrap();
        assert_eq!(options.get(key).as_deref(), Some(value));
    }
    let expected = PatchworkOptions {
        opponent: Opponent::Person,
        deck: DeckName::Tactical,
        level: Level::V,
        edition: Edition::Original,
        leather: LeatherReading::Left,
        second_starts: true,
    };
    assert_eq!(options, expected);
    assert_eq!(options.pairs().count(), 6);
}

#[test]
fn levels_are_read_as_numbers_and_as_numerals() {
    covers!("automa.setup.marker");
    for (number, level) in (1..).zip(Level::ALL) {
        assert_eq!(Level::from_name(&number.to_string()), Some(level));
        assert_eq!(Level::from_name(level.numeral()), Some(level));
        assert_eq!(Level::from_name(&level.numeral().to_lowercase()), Some(level));
    }
    for name in ["0", "6", "", "VI", "iiii", "-1"] {
        assert_eq!(Level::from_name(name), None, "{name}");
    }
}

#[test]
fn a_wrong_value_says_what_is_allowed() {
    let mut options = PatchworkOptions::default();
    let error = options.set("level", "9").unwrap_err();
    assert_eq!(error.to_string(), "option `level` cannot be `9`; it can be: 1, 2, 3, 4, 5");
    assert!(matches!(options.set("speed", "9"), Err(OptionError::Unknown { .. })));
    assert_eq!(options, PatchworkOptions::default());
}

#[test]
fn against_the_automa_you_start() {
    covers!("automa.setup.first");
    let mut options = PatchworkOptions::default();
    options.set("first", "2").unwrap();
    let error = options.check().unwrap_err().to_string();
    assert!(error.contains("you always start") && error.contains("opponent=person"), "{error}");
    options.set("opponent", "person").unwrap();
    assert!(options.check().is_ok());
}

#[test]
fn between_two_people_nothing_is_said_of_the_automa() {
    for (key, value) in [("level", "5"), ("deck", "tactical"), ("leather", "left")] {
        let mut options = PatchworkOptions::default();
        options.set(key, value).unwrap();
        assert!(options.check_new().is_ok());
        options.set("opponent", "person").unwrap();
        assert!(options.check().is_ok(), "a save may have it");
        let error = options.check_new().unwrap_err().to_string();
        assert!(error.contains(key) && error.contains("opponent=automa"), "{error}");
    }
}
