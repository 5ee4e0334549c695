//! The rule book itself, and that every rule of it has a test.

use kernel::{Certainty, Options};
use patchwork::PatchworkOptions;
use patchwork::components::CardFilter;
use patchwork::rulebook;

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
    let cited = CardFilter::ALL.map(rulebook::rule_of);
    for id in cited.into_iter().chain([rulebook::AFFORD]) {
        assert!(rulebook::book().get(id.0).is_some(), "{id}");
    }
}

#[test]
fn a_rule_with_an_option_names_one_that_exists() {
    for rule in &rulebook::book().rules {
        if let Some(option) = &rule.option {
            assert!(
                PatchworkOptions::FIELDS.iter().any(|field| field.key == option),
                "{}: {option}",
                rule.id
            );
        }
    }
}

#[test]
fn nothing_in_the_book_is_guessed() {
    assert!(rulebook::book().rules.iter().all(|rule| rule.certainty != Certainty::Guess));
}

#[test]
fn chapters_stand_together() {
    // A chapter that has ended does not begin again.
    let mut chapters: Vec<&str> =
        rulebook::book().rules.iter().filter_map(|rule| rule.id.split('.').next()).collect();
    chapters.dedup();
    assert_eq!(
        chapters,
        ["setup", "turn", "advance", "take", "marks", "tile", "end", "limits", "automa", "companion"]
    );
}
