//! The names of the rules that trails cite, and the book behind them.

use std::sync::LazyLock;

use kernel::{RuleBook, RuleId};

/// Nearest to another settlement of its own.
pub const BUILD_GOAL: RuleId = RuleId("automa.build.goal");
/// Fewest terraforming steps.
pub const BUILD_STEPS: RuleId = RuleId("automa.build.steps");
/// An opponent's home terrain.
pub const BUILD_OPPONENT_HOME: RuleId = RuleId("automa.build.opponent-home");
/// Nearest to an opponent.
pub const BUILD_NEAR: RuleId = RuleId("automa.build.near");
/// Nearest to an opponent, for upgrades.
pub const UPGRADE_NEAR: RuleId = RuleId("automa.upgrade.near");
/// The scan of the map.
pub const DIRECTION: RuleId = RuleId("automa.direction");
/// Counting spaces.
pub const NUMBERED: RuleId = RuleId("automa.numbered");
/// The faction's own tiebreaker.
pub const FACTION_TIEBREAK: RuleId = RuleId("automa.faction.tiebreak");
/// Tracks on which an opponent is ahead.
pub const CULT_AHEAD: RuleId = RuleId("automa.cult.ahead");
/// The smallest gap.
pub const CULT_GAP: RuleId = RuleId("automa.cult.gap");
/// The place of the bonus card.
pub const PASS_BONUS: RuleId = RuleId("automa.pass.bonus");
/// The first dwellings.
pub const SETUP_NEAR: RuleId = RuleId("automa.setup.near");

/// Everything that a trail may cite.
pub const CITED: [RuleId; 12] = [
    BUILD_GOAL,
    BUILD_STEPS,
    BUILD_OPPONENT_HOME,
    BUILD_NEAR,
    UPGRADE_NEAR,
    DIRECTION,
    NUMBERED,
    FACTION_TIEBREAK,
    CULT_AHEAD,
    CULT_GAP,
    PASS_BONUS,
    SETUP_NEAR,
];

static BOOK: LazyLock<RuleBook> = LazyLock::new(|| {
    RuleBook::parse(include_str!("../data/rules.toml"))
        .unwrap_or_else(|error| unreachable!("our own rules.toml is checked by tests: {error}"))
});

/// All rules of the game and its Automa.
pub fn book() -> &'static RuleBook {
    &BOOK
}
