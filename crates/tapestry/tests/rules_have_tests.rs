//! The rule book itself, and that every rule of it has a test.

use kernel::Options;
use tapestry::{TapestryOptions, rulebook};

#[test]
fn every_rule_is_named_by_a_test() {
    testkit::rules_have_tests(rulebook::book(), env!("CARGO_MANIFEST_DIR"));
}

#[test]
fn the_book_is_sound() {
    testkit::coverage::book_is_sound(rulebook::book());
}

#[test]
fn a_rule_with_an_option_names_one_that_exists() {
    for rule in &rulebook::book().rules {
        if let Some(option) = &rule.option {
            assert!(TapestryOptions::FIELDS.iter().any(|field| field.key == option), "{}: {option}", rule.id);
        }
    }
}
