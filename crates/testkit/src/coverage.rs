//! Every rule is named by a test, and every name is a rule.

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};

use kernel::{Options, RuleBook};

/// Names the rules that a test checks: `covers!("turn.behind", "turn.on-top");`
///
/// It looks the names up in the `data/rules.toml` of the crate that is tested, and panics if there is no such rule.
#[macro_export]
macro_rules! covers {
    ($($id:literal),+ $(,)?) => {
        $crate::coverage::assert_known(
            include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/data/rules.toml")),
            &[$($id),+],
        )
    };
}

/// Panics if the text of a `rules.toml` lacks one of the rules.
pub fn assert_known(rules: &str, ids: &[&str]) {
    for id in ids {
        let line = format!("id = \"{id}\"");
        assert!(rules.lines().any(|known| known == line), "there is no rule `{id}` in data/rules.toml");
    }
}

/// What is wrong between a book and its tests.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Gaps {
    /// Rules that no test names.
    pub untested: Vec<String>,
    /// Names that are no rules, each with the file that has it.
    pub unknown: Vec<(String, PathBuf)>,
}

/// Compares a book with the names in some sources: (file, text).
pub fn gaps(book: &RuleBook, sources: &[(PathBuf, String)]) -> Gaps {
    let mut named = BTreeSet::new();
    let mut gaps = Gaps::default();
    for (file, text) in sources {
        for id in names(text) {
            if book.get(&id).is_none() {
                gaps.unknown.push((id.clone(), file.clone()));
            }
            named.insert(id);
        }
    }
    gaps.untested =
        book.rules.iter().filter(|rule| !named.contains(&rule.id)).map(|rule| rule.id.clone()).collect();
    gaps
}

/// The names in all `covers!` of a source. A commented line does not count.
pub fn names(source: &str) -> Vec<String> {
    let code: String = source
        .lines()
        .filter(|line| !line.trim_start().starts_with("//"))
        .flat_map(|line| [line, "\n"])
        .collect();
    let mut names = Vec::new();
    for call in code.split("covers!(").skip(1) {
        let list = call.split(')').next().unwrap_or_default();
        // Between the quotes: every second piece.
        names.extend(list.split('"').skip(1).step_by(2).map(str::to_owned));
    }
    names
}

/// Fails while a rule of the book is named by no test of the crate, or a test names a rule that does not exist.
///
/// # Panics
/// Then; with both lists.
pub fn rules_have_tests(book: &RuleBook, manifest_dir: &str) {
    let mut sources = Vec::new();
    collect(&Path::new(manifest_dir).join("tests"), &mut sources);
    assert!(!sources.is_empty(), "no tests found under {manifest_dir}/tests");
    let gaps = gaps(book, &sources);
    let mut message = String::new();
    for id in &gaps.untested {
        let _ = writeln!(message, "no test names the rule `{id}`");
    }
    for (id, file) in &gaps.unknown {
        let _ = writeln!(message, "{} names `{id}`, which is no rule", file.display());
    }
    assert!(message.is_empty(), "\n{message}");
}

fn collect(folder: &Path, sources: &mut Vec<(PathBuf, String)>) {
    let Ok(entries) = std::fs::read_dir(folder) else { return };
    for path in entries.flatten().map(|entry| entry.path()) {
        if path.is_dir() {
            collect(&path, sources);
        } else if path.extension().is_some_and(|extension| extension == "rs")
            && let Ok(text) = std::fs::read_to_string(&path)
        {
            sources.push((path, text));
        }
    }
}

/// Every id is well-formed and unique, and every rule says something.
///
/// # Panics
/// If not.
pub fn book_is_sound(book: &RuleBook) {
    let mut seen = BTreeSet::new();
    for rule in &book.rules {
        let id = &rule.id;
        let letters = |part: &str| {
            !part.is_empty() && part.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit())
        };
        let form = id.contains('.') && id.split(['.', '-']).all(letters);
        assert!(form, "`{id}`: an id is lower-case words with dots and dashes");
        assert!(seen.insert(id), "there are two rules `{id}`");
        for (field, text) in [("title", &rule.title), ("text", &rule.text), ("source", &rule.source)] {
            assert!(
                !text.trim().is_empty() && text.trim() == text,
                "rule `{id}`: its {field} is empty or padded"
            );
        }
        assert!(rule.text.ends_with('.'), "rule `{id}`: its text is no sentence");
        let reading = rule.certainty == kernel::Certainty::Reading;
        assert_eq!(
            reading,
            rule.text.contains("silent"),
            "rule `{id}`: a reading says that the printed rules are silent"
        );
    }
}

/// Every option that a rule names exists.
///
/// # Panics
/// If not.
pub fn options_exist<O: Options>(book: &RuleBook) {
    for rule in &book.rules {
        if let Some(option) = &rule.option {
            assert!(O::FIELDS.iter().any(|field| field.key == option), "{}: {option}", rule.id);
        }
    }
}

/// The tests of a rule book that every game has: `tests_of_the_book!(rulebook::book(), NimOptions);`
#[macro_export]
macro_rules! tests_of_the_book {
    ($book:expr, $options:ty) => {
        #[test]
        fn every_rule_is_named_by_a_test() {
            $crate::rules_have_tests($book, env!("CARGO_MANIFEST_DIR"));
        }

        #[test]
        fn the_book_is_sound() {
            $crate::coverage::book_is_sound($book);
        }

        #[test]
        fn a_rule_with_an_option_names_one_that_exists() {
            $crate::coverage::options_exist::<$options>($book);
        }
    };
}

#[cfg(test)]
mod tests {
    use super::*;

    fn book(ids: &[&str]) -> RuleBook {
        let rule = |id: &&str| {
            format!(
                "[[rule]]\nid = \"{id}\"\ntitle = \"t\"\ntext = \"x.\"\nsource = \"s\"\ncertainty = \"printed\"\n"
            )
        };
        RuleBook::parse(&ids.iter().map(rule).collect::<String>()).unwrap()
    }

    #[test]
    fn names_are_found_over_several_lines_but_not_in_comments() {
        let source = "covers!(\"a.b\", \"c.d\");\n  // covers!(\"e.f\");\ncovers!(\n    \"g.h\",\n);";
        assert_eq!(names(source), ["a.b", "c.d", "g.h"]);
    }

    #[test]
    fn gaps_lists_what_is_untested_and_what_is_unknown() {
        let sources = [(PathBuf::from("t.rs"), "covers!(\"a.b\", \"x.y\");".to_owned())];
        let found = gaps(&book(&["a.b", "c.d"]), &sources);
        assert_eq!(found.untested, ["c.d"]);
        assert_eq!(found.unknown, [("x.y".to_owned(), PathBuf::from("t.rs"))]);
    }

    #[test]
    #[should_panic(expected = "there is no rule `a.c`")]
    fn a_misspelt_rule_panics() {
        assert_known("id = \"a.b\"\n", &["a.c"]);
    }

    #[test]
    #[should_panic(expected = "two rules")]
    fn a_book_with_a_rule_twice_is_not_sound() {
        book_is_sound(&book(&["a.b", "a.b"]));
    }

    #[test]
    #[should_panic(expected = "lower-case")]
    fn a_book_with_a_shouting_id_is_not_sound() {
        book_is_sound(&book(&["a.B"]));
    }
}
