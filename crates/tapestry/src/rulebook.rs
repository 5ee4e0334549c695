//! The book of rules.

use std::sync::LazyLock;

use kernel::RuleBook;

static BOOK: LazyLock<RuleBook> = LazyLock::new(|| {
    RuleBook::parse(include_str!("../data/rules.toml"))
        .unwrap_or_else(|error| unreachable!("our own rules.toml is checked by tests: {error}"))
});

/// All rules of the game.
pub fn book() -> &'static RuleBook {
    &BOOK
}
