//! The rule book itself, and that every rule of it has a test.

use kernel::Certainty;
use patchwork::PatchworkOptions;
use patchwork::components::CardFilter;
use patchwork::rulebook;

testkit::tests_of_the_book!(rulebook::book(), PatchworkOptions);

#[test]
fn the_rules_that_code_cites_exist() {
    let cited = CardFilter::ALL.map(rulebook::rule_of);
    for id in cited.into_iter().chain([rulebook::AFFORD]) {
        assert!(rulebook::book().get(id.0).is_some(), "{id}");
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
