//! The rule book itself, and that every rule of it has a test.

use tapestry::{TapestryOptions, rulebook};

testkit::tests_of_the_book!(rulebook::book(), TapestryOptions);
