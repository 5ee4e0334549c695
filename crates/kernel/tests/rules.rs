//! Rule books.

use kernel::{Certainty, RuleBook, RuleId};

const BOOK: &str = r#"
[[rule]]
id = "turn.behind"
title = "Behind"
text = "The one behind moves."
source = "base rules"
certainty = "reading"
option = "first"

[[rule]]
id = "turn.again"
title = "Again"
text = "And again."
source = "base rules"
certainty = "printed"
"#;

#[test]
fn a_book_is_read_in_its_order() {
    let book = RuleBook::parse(BOOK).unwrap();
    assert_eq!(book.rules.len(), 2);
    let rule = book.get("turn.behind").unwrap();
    assert_eq!((rule.certainty, rule.option.as_deref()), (Certainty::Reading, Some("first")));
    assert_eq!(book.get("turn.again").unwrap().option, None);
    assert_eq!(book.get("turn"), None);
}

#[test]
fn a_book_with_unknown_or_missing_words_is_refused() {
    for (from, to) in
        [("title = \"Again\"", "tilte = \"Again\""), ("\"printed\"", "\"sure\""), ("id = \"turn.again\"", "")]
    {
        assert!(RuleBook::parse(&BOOK.replace(from, to)).is_err(), "{to}");
    }
}

#[test]
fn names_are_the_words_of_the_data_files() {
    let names =
        [Certainty::Printed, Certainty::Derived, Certainty::Reading, Certainty::Guess].map(Certainty::name);
    assert_eq!(names, ["printed", "derived", "reading", "guess"]);
    assert_eq!(format!("{:>6}", RuleId("a.b")), "   a.b");
}
