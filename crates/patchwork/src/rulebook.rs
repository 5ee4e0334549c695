//! The names of the rules that trails cite, and the book behind them.

use std::sync::LazyLock;

use kernel::{RuleBook, RuleId};

use crate::components::CardFilter;

/// What the Automa can pay for.
pub const AFFORD: RuleId = RuleId("automa.afford");
/// It does not overtake.
pub const NO_OVERTAKE: RuleId = RuleId("automa.no-overtake");
/// It prefers printed buttons.
pub const MOST_BUTTONS: RuleId = RuleId("automa.most-buttons");
/// It prefers large patches.
pub const LARGEST: RuleId = RuleId("automa.largest");
/// It prefers the patch furthest from the pawn.
pub const FURTHEST: RuleId = RuleId("automa.furthest");

/// The rule behind a row of a card.
pub fn rule_of(filter: CardFilter) -> RuleId {
    match filter {
        CardFilter::NoOvertake => NO_OVERTAKE,
        CardFilter::MostButtons => MOST_BUTTONS,
        CardFilter::Largest => LARGEST,
        CardFilter::Furthest => FURTHEST,
    }
}

static BOOK: LazyLock<RuleBook> = LazyLock::new(|| {
    RuleBook::parse(include_str!("../data/rules.toml"))
        .unwrap_or_else(|error| unreachable!("our own rules.toml is checked by tests: {error}"))
});

/// All rules of the game and its Automa.
pub fn book() -> &'static RuleBook {
    &BOOK
}
