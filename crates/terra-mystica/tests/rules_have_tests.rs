//! The rule book itself, and that every rule of it has a test.

use kernel::{Certainty, Options};
use terra_mystica::{TerraOptions, rulebook};

#[test]
fn every_rule_is_named_by_a_test() {
    testkit::rules_have_tests(rulebook::book(), env!("CARGO_MANIFEST_DIR"));
}

#[test]
fn the_book_is_sound() {
    testkit::coverage::book_is_sound(rulebook::book());
}

#[test]
fn the_rules_that_code_cites_exist() {
    for id in rulebook::CITED {
        assert!(rulebook::book().get(id.0).is_some(), "{id}");
    }
}

#[test]
fn a_rule_with_an_option_names_one_that_exists() {
    for rule in &rulebook::book().rules {
        if let Some(option) = &rule.option {
            assert!(TerraOptions::FIELDS.iter().any(|field| field.key == option), "{}: {option}", rule.id);
        }
    }
}

/// One value could not be verified: the income of the Yetis' second temple.
#[test]
fn a_single_rule_is_a_guess() {
    let guesses = rulebook::book().rules.iter().filter(|rule| rule.certainty == Certainty::Guess);
    let guesses: Vec<&str> = guesses.map(|rule| rule.id.as_str()).collect();
    assert_eq!(guesses, ["faction.yetis.second-temple"]);
}
