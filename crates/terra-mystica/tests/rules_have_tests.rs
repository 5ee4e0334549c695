//! The rule book itself, and that every rule of it has a test.

use kernel::Certainty;
use terra_mystica::{TerraOptions, rulebook};

testkit::tests_of_the_book!(rulebook::book(), TerraOptions);

#[test]
fn the_rules_that_code_cites_exist() {
    for id in rulebook::CITED {
        assert!(rulebook::book().get(id.0).is_some(), "{id}");
    }
}

/// One value could not be verified: the income of the Yetis' second temple.
#[test]
fn a_single_rule_is_a_guess() {
    let guesses = rulebook::book().rules.iter().filter(|rule| rule.certainty == Certainty::Guess);
    let guesses: Vec<&str> = guesses.map(|rule| rule.id.as_str()).collect();
    assert_eq!(guesses, ["faction.yetis.second-temple"]);
}
