//! The book of rules, and the names that trails cite.

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

/// The rules that filters of the bots cite.
pub mod rules {
    use kernel::RuleId;

    /// Finished tracks are out.
    pub const TRACK_UNFINISHED: RuleId = RuleId("automa.track.unfinished");
    /// The nearest to the end.
    pub const TRACK_END: RuleId = RuleId("automa.track.end");
    /// The nearest to an unclaimed landmark or the end.
    pub const TRACK_LANDMARK: RuleId = RuleId("automa.track.landmark");
    /// The track list of the tiebreaker card.
    pub const TRACK_ORDER: RuleId = RuleId("automa.track.order");
    /// Without the topple icon not next to the person.
    pub const CONQUER_DISTANT: RuleId = RuleId("automa.conquer.distant");
    /// The nearest to the middle island.
    pub const CONQUER_MIDDLE: RuleId = RuleId("automa.conquer.middle");
    /// The nearest to a territory of the person with one token.
    pub const CONQUER_NEAR_SINGLE: RuleId = RuleId("automa.conquer.near-single");
    /// The nearest to any territory of the person.
    pub const CONQUER_NEAR_ANY: RuleId = RuleId("automa.conquer.near-any");
    /// The furthest from the person.
    pub const EXPLORE_FAR: RuleId = RuleId("automa.explore.far");
    /// The first in the scan.
    pub const SCAN: RuleId = RuleId("automa.scan");

    /// All rules of the list.
    pub const ALL: [RuleId; 10] = [
        TRACK_UNFINISHED,
        TRACK_END,
        TRACK_LANDMARK,
        TRACK_ORDER,
        CONQUER_DISTANT,
        CONQUER_MIDDLE,
        CONQUER_NEAR_SINGLE,
        CONQUER_NEAR_ANY,
        EXPLORE_FAR,
        SCAN,
    ];
}
